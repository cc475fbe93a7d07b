// Ids of rules: `B5.2` for the base rules, dotted kebab-case for clarifications, `ruling.D5` for rulings of our own.

/** The permanent id of one rule statement; also its anchor in the reference. */
export type ClauseId = string;
