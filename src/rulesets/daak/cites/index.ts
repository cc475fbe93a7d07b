// The clauses behind every refusal and effect under DAAK's rules, by code: DAAK's own first, then those of the second
// edition that it presupposes.

import type { ClauseId } from '../../../vocab/index.ts';
import type { Cites } from '../../ruleset.ts';
import { secondEdition } from '../../second-edition/index.ts';
import { combatCites } from './combat.ts';
import { economyCites } from './economy.ts';
import { movementCites } from './movement.ts';

const own: Cites = { ...movementCites, ...combatCites, ...economyCites };

/** Clauses for a key; those of its code where nothing is said about its subject. */
const under = (cites: Cites, key: string): readonly ClauseId[] => cites[key] ?? cites[key.split('/')[0] ?? key] ?? [];

export const cites: Cites = Object.fromEntries(
  [...new Set([...Object.keys(secondEdition.cites), ...Object.keys(own)])].map((key) => [
    key,
    [...new Set([...under(own, key), ...under(secondEdition.cites, key)])],
  ]),
);
