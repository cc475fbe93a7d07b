// The turn of Enhanced Realism, and how its game ends.

import type { PhaseSpec } from '../../vocab/index.ts';
import type { Ruleset } from '../ruleset.ts';

const phases: readonly PhaseSpec[] = [
  { id: 'income', kind: 'income' }, // realism.income.count-at-start
  { id: 'research', kind: 'research' }, // ruling.RR34
  { id: 'purchase', kind: 'purchase' },
  { id: 'combat-move', kind: 'combat-move' },
  { id: 'combat', kind: 'combat' },
  { id: 'combat-move/2', kind: 'combat-move', movers: 'blitzes' }, // realism.armor.second-move-timing
  { id: 'combat/2', kind: 'combat', movers: 'blitzes' },
  { id: 'noncombat-move', kind: 'noncombat-move' },
  { id: 'place', kind: 'place' },
  { id: 'end', kind: 'end' }, // realism.income.no-saving
];

export const turn: Pick<Ruleset, 'phases' | 'victory' | 'elimination'> = {
  phases,
  victory: [], // realism.victory.surrender
  elimination: 'no-unit-no-complex', // realism.victory.elimination
};
