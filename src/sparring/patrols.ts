// Fighters that go on patrol, where the rules know such a thing: now and then one that has stood still by the sea.

import { neighboursOfKind } from '../board/index.ts';
import { standingOf } from '../engine/state/queries.ts';
import type { Plan } from './plan.ts';
import type { View } from './view.ts';
import type { Player } from './whims.ts';

/** Flights from land over a free zone beside it, each by itself. */
export const patrols = (view: View, { random }: Player): readonly Pick<Plan, 'moves'>[] => {
  const { ruleset, state, power } = view;
  if (ruleset.movement.patrols === 'none') return [];
  return ruleset.board.spaces.flatMap(({ id, kind }): readonly Pick<Plan, 'moves'>[] => {
    const idle = view
      .units(id)
      .some((unit) => unit.power === power && unit.type === 'fighter' && !state.turn.units.has(unit.id));
    if (kind !== 'land' || !idle || random() >= 0.2) return [];
    const zone = neighboursOfKind(ruleset.board, id, 'sea').find(
      (beside) => standingOf(ruleset, state, beside.id, power) === 'sea-clear',
    );
    return zone === undefined
      ? []
      : [{ moves: [{ kind: 'march', units: { fighter: 1 }, path: [id, zone.id], mission: 'patrol' }] }];
  });
};
