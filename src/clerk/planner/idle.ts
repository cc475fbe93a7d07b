// Units of a movement that have not moved and could: what "next unmoved unit" goes through.

import { spaceAt, turnOf, type Unit } from '../../engine/index.ts';
import { countUnits, type SpaceId, type UnitCounts } from '../../vocab/index.ts';
import { offersIn } from './reach.ts';
import type { Ground } from './trial.ts';

/** Units of a space that have not moved and have somewhere to go. */
export interface Idle {
  readonly space: SpaceId;
  readonly units: UnitCounts;
}

/** The spaces with units that could move and have not, in the order of the board. */
export const idleIn = (ground: Ground): readonly Idle[] => {
  const { ruleset, power, stage } = ground;
  const { state } = stage.now;
  const open = new Set(
    offersIn(ground).flatMap(({ space, type, aim }) =>
      // Before the battles most units could go somewhere and wait: only those that can do something are named.
      stage.phase === 'combat' && aim === 'move' ? [] : [`${space}/${type}`],
    ),
  );
  const rests = ({ id, power: owner }: Unit): boolean =>
    owner === power && (turnOf(state, id)?.path.length ?? 0) === 0 && turnOf(state, id)?.loaded === undefined;
  return ruleset.board.spaces.flatMap(({ id: space }) => {
    const { units } = spaceAt(state, space);
    const idle = units.filter((unit) => rests(unit) && open.has(`${space}/${unit.type}`));
    return idle.length === 0 ? [] : [{ space, units: countUnits(idle) }];
  });
};
