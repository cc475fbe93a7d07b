// The clauses behind every refusal and effect of the second edition, by code.

import type { Cites } from '../../ruleset.ts';
import { combatCites } from './combat.ts';
import { economyCites } from './economy.ts';
import { movementCites } from './movement.ts';
import { turnCites } from './turn.ts';

export const cites: Cites = {
  ...turnCites,
  ...movementCites,
  ...combatCites,
  ...economyCites,
};
