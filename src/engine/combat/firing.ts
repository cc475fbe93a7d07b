// Who fires in a step that is a row of data, and whom that fire can reach.

import { hasTrait } from '../../board/index.ts';
import type { FireRow, Firers, TargetClass } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import { turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { aimOf } from './aims.ts';
import { guestTargets } from './guests.ts';
import {
  attackersOf,
  attackersOnSite,
  defendersOf,
  fightersBackIn,
  huntingIn,
  isMarked,
  shipsBeside,
  siteOf,
  supportersOf,
} from './line-up.ts';

const isMeant = ({ ruleset: { board }, state }: Course, who: Firers, { id, type }: Unit): boolean =>
  (who.having === undefined || hasTrait(board, type, who.having)) &&
  !(who.lacking ?? []).some((trait) => hasTrait(board, type, trait)) &&
  (who.domain === undefined || board.units[type].domain === who.domain) &&
  (who.landed === undefined || turnOf(state, id)?.unloaded === undefined);

/** Units of the side that could fire in a battle at all: those on the spot, those marked as hit included. */
const onTheSpot = ({ ruleset, state }: Course, battle: Battle, side: CombatSide): readonly Unit[] => {
  if (side === 'attack') return attackersOnSite(state, battle);
  return battle.kind === 'raid' ? fightersBackIn(ruleset, state, siteOf(battle)) : defendersOf(state, battle);
};

const isOf = ({ board }: Course['ruleset'], { type }: Unit, kinds: readonly TargetClass[]): boolean =>
  kinds.some((kind) => kind === type || kind === board.units[type].domain);

/** True if a hit of a unit could take anybody in reach of the step. */
const canReach = (course: Course, battle: Battle, row: FireRow, { type }: Unit): boolean => {
  const aim = aimOf(course.ruleset, type, row.fires, huntingIn(course, battle, row.fires));
  return (
    aim === undefined ||
    aim.rows.some(({ at, by }) => {
      const reach = inReachOf(course, battle, row, by);
      return at.some((kinds) => reach.some((unit) => isOf(course.ruleset, unit, kinds)));
    })
  );
};

/** The units that fire in a step: those whose hits could take nobody throw no die. */
export const firersIn = (course: Course, battle: Battle, row: FireRow): readonly Unit[] => {
  const { fires, who } = row;
  const spot = onTheSpot(course, battle, fires);
  const all = who.supports === 'too' ? [...supportersOf(course.state, battle), ...spot] : spot;
  return all.filter(
    (unit) =>
      isMeant(course, who, unit) &&
      (who.rose === undefined || battle.defenders.includes(unit.id)) &&
      canReach(course, battle, row, unit),
  );
};

/** The units that a step can hit, by a hit whose victim the shooter picks or by any other. */
export const inReachOf = (
  course: Course,
  battle: Battle,
  { fires, ships }: FireRow,
  by: 'owner' | 'shooter',
): readonly Unit[] => {
  const { state } = course;
  if (fires === 'attack') return defendersOf(state, battle).filter((unit) => !isMarked(battle, unit));
  const afloat = ships === 'any-hit' || (ships === 'picked' && by === 'shooter') ? shipsBeside(state, battle) : [];
  return [...attackersOf(state, battle), ...afloat, ...guestTargets(course, battle)].filter(
    (unit) => !isMarked(battle, unit),
  );
};
