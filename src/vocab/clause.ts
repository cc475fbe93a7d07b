// Ids of rules: `B5.2` for the base rules, dotted kebab-case for clarifications, `ruling.D5` for rulings of our own. Which
// there are stands in the registry, the only file of content that types are taken from.

import type registry from '../../content/clauses.json';

/** The permanent id of one rule statement; also its anchor in the reference. */
export type ClauseId = keyof typeof registry.clauses;
