// The clauses behind every refusal and effect of Enhanced Realism, by code: those of the second edition where its own text
// says nothing.

import type { Cites } from '../../ruleset.ts';
import { secondEdition } from '../../second-edition/index.ts';
import { boardCites } from './board.ts';
import { combatCites } from './combat.ts';
import { economyCites } from './economy.ts';
import { movementCites } from './movement.ts';
import { retreatCites } from './retreat.ts';
import { turnCites } from './turn.ts';

export const cites: Cites = {
  ...secondEdition.cites,
  ...boardCites,
  ...movementCites,
  ...combatCites,
  ...retreatCites,
  ...turnCites,
  ...economyCites,
};
