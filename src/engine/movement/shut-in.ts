// Spaces of a decided theatre where enemies stand: those who have lost it neither leave nor enter them in noncombat
// movement (L27, L53). Planes pass over them, and nothing keeps one that is in the air from coming down (ruling.R72).

import { theatreOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { quietTheatre, shutTheatre } from '../phases/theatres.ts';
import { enemiesIn, isCombatUnit, spaceAt, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { hasSetOut } from './range.ts';

/** Own planes in the air: over water and on no deck, or on their way since the combat movement. */
const hasAloft = ({ board }: Ruleset, state: GameState, power: Power, space: SpaceId, type: UnitType): boolean =>
  spaceAt(state, space).units.some(
    (unit) =>
      unit.power === power &&
      unit.type === type &&
      unit.aboard === undefined &&
      unit.patrol === undefined &&
      (board.byId.get(space)?.kind === 'sea' || hasSetOut(turnOf(state, unit.id))),
  );

/** The spaces of a way that a unit leaves or comes to rest in. */
const restsOf = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  spaces: readonly SpaceId[],
  unit: UnitType,
): readonly SpaceId[] => {
  const [start, end] = [spaces[0], spaces.at(-1)];
  if (ruleset.board.units[unit].domain !== 'air' || start === undefined || end === undefined) return spaces;
  return hasAloft(ruleset, state, power, start, unit) ? [] : [start, end];
};

/** The first space of a way that a unit neither leaves nor enters because enemies stand there. */
export const shutInAt = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  spaces: readonly SpaceId[],
  unit: UnitType,
): SpaceId | undefined =>
  state.theatres === undefined
    ? undefined
    : restsOf(ruleset, state, power, spaces, unit).find(
        (space) =>
          quietTheatre(ruleset, state, space) !== undefined &&
          shutTheatre(ruleset, state, power, space) !== undefined &&
          enemiesIn(ruleset, state, space, power).some((enemy) => isCombatUnit(ruleset, enemy)),
      );

/** Refuses to leave or to enter such a space in noncombat movement; true if so. */
export const refuseShutIn = (
  { ruleset, state, refuse }: Course,
  power: Power,
  spaces: readonly SpaceId[],
  unit: UnitType,
  at: string,
): boolean => {
  const shut = shutInAt(ruleset, state, power, spaces, unit);
  const theatre = shut === undefined ? undefined : theatreOf(ruleset.board, shut);
  if (shut === undefined || theatre === undefined) return false;
  refuse('shut-in', { space: shut, unit, theatre }, at);
  return true;
};
