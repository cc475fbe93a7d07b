// Ids of rules: `B5.2` for the base rules, dotted kebab-case for clarifications, `ruling.D5` for rulings of our own.
// Which there are stands in the registry, the only content that types are taken from; clauses of rulesets in the
// making, whose texts are still to be written, stand in a file of their own beside it.

import type registry from '../../content/clauses.json';
import type drafts from '../../content/clauses-drafts.json';

/** The permanent id of one rule statement; also its anchor in the reference. */
export type ClauseId = keyof typeof registry.clauses | keyof typeof drafts.clauses;
