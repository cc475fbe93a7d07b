// Who fires in a step that is a row of data, and whom that fire can reach.

import { hasTrait } from '../../board/index.ts';
import type { FireRow, Firers } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import { turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { guestTargets } from './guests.ts';
import {
  attackersOf,
  attackersOnSite,
  defendersOf,
  fightersBackIn,
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

/** The units that fire in a step. */
export const firersIn = (course: Course, battle: Battle, { fires, who }: FireRow): readonly Unit[] => {
  const spot = onTheSpot(course, battle, fires);
  const all = who.supports === 'too' ? [...supportersOf(course.state, battle), ...spot] : spot;
  return all.filter((unit) => isMeant(course, who, unit));
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
