// How far units move in what is left of the turn: ships and troops by their movement points, planes by the ruleset's
// word for the way out and the way home (B6.1; realism.air.*).

import type { Ruleset } from '../../rulesets/index.ts';
import type { UnitId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { findUnit, standingOf, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import { moveOf } from '../state/values.ts';
import { fromBase } from './bases.ts';

/** Movement points in all, and those still to be spent. */
export interface Allowance {
  readonly total: number;
  readonly left: number;
}

/** What decides how far a plane flies: its range, what it did this turn, where it takes off or belongs. */
interface Flyer {
  readonly range: number;
  readonly was: UnitTurn | undefined;
  /** It takes off, or took off this turn, from a carrier. */
  readonly fromDeck: boolean;
  /** That carrier has gone into a fight of its own, and its planes with it. */
  readonly deckFights: boolean;
  /** It flies back to that carrier, which it can reach. */
  readonly toDeck: boolean;
}

interface AirRange {
  readonly out: (flyer: Flyer, mission: 'combat' | 'raid') => Allowance;
  readonly home: (flyer: Flyer) => Allowance;
}

/** True if the unit moved by itself in the combat movement of this turn. */
export const movedInCombat = (was: UnitTurn | undefined): boolean => was?.moved === 'combat' || was?.moved === 'raid';

/** True for a unit that set out to fight this turn, or fought where it was. */
export const hasSetOut = (was: UnitTurn | undefined): boolean => movedInCombat(was) || was?.fought !== undefined;

const share = ({ range, was }: Flyer): Allowance => ({ total: range, left: range - (was?.spent ?? 0) });

/** Spaces to a target, and as many back: of carrier fighters, of raiders, of all others (ruling.D34). */
const MISSIONS = { deck: 1, raid: 3, combat: 2 } as const;

/** How a plane's range is shared between its way out and its way home, by word. */
const AIR_RANGE: { readonly [word in Ruleset['movement']['airRange']]: AirRange } = {
  'one-allowance-a-turn': { out: share, home: share },
  'by-mission': {
    out: ({ range, was, fromDeck, deckFights }, mission) => {
      const total = deckFights ? 0 : Math.min(range, MISSIONS[fromDeck ? 'deck' : mission]);
      return { total, left: total - (was?.spent ?? 0) };
    },
    home: (flyer) => {
      const { was, toDeck } = flyer;
      if (!hasSetOut(was)) return share(flyer);
      const total = MISSIONS[toDeck ? 'deck' : was?.moved === 'raid' ? 'raid' : 'combat'];
      return { total, left: total };
    },
  },
};

const flyerOf = ({ ruleset, state }: Pick<Course, 'ruleset' | 'state'>, plane: Unit, was: UnitTurn | undefined) => ({
  range: moveOf(ruleset, state, plane.power, plane.type) + fromBase(ruleset, state, plane, was),
  was,
  fromDeck: plane.aboard !== undefined || was?.home !== undefined,
  deckFights: plane.aboard !== undefined && isTakenIntoBattle(ruleset, state, plane.aboard),
});

/**
 * True for a carrier that has sailed among enemies this turn: it fights there, and so do the planes aboard
 * (ruling.RR26).
 */
const isTakenIntoBattle = (ruleset: Ruleset, state: GameState, carrier: UnitId): boolean => {
  const found = findUnit(state, carrier);
  if (found === undefined || (turnOf(state, carrier)?.path.length ?? 0) === 0) return false;
  return standingOf(ruleset, state, found.space, found.unit.power) === 'sea-hostile';
};

/** How far a plane flies in combat movement on a mission. */
export const outward = (
  course: Pick<Course, 'ruleset' | 'state'>,
  plane: Unit,
  mission: 'combat' | 'raid' = 'combat',
): Allowance => {
  const flyer = flyerOf(course, plane, turnOf(course.state, plane.id));
  return AIR_RANGE[course.ruleset.movement.airRange].out({ ...flyer, toDeck: false }, mission);
};

/**
 * How far a plane flies in noncombat movement.
 *
 * @param toDeck it flies back to the carrier it came from
 * @param was what it did this turn, if not what the position says
 */
export const homeward = (
  course: Pick<Course, 'ruleset' | 'state'>,
  plane: Unit,
  toDeck = false,
  was: UnitTurn | undefined = turnOf(course.state, plane.id),
): Allowance => AIR_RANGE[course.ruleset.movement.airRange].home({ ...flyerOf(course, plane, was), toDeck });

/** Movement points a ship or a land unit still has this turn. */
export const leftOf = ({ ruleset, state }: Pick<Course, 'ruleset' | 'state'>, unit: Unit): number =>
  moveOf(ruleset, state, unit.power, unit.type) - (turnOf(state, unit.id)?.spent ?? 0);

/** Sea zones a plane may enter on its way to a battle, and again on its way home (realism.air.one-sea-zone). */
export const seaZonesOnTheWay = (state: GameState): number =>
  state.options.oneSeaZone === 'on' ? 1 : Number.POSITIVE_INFINITY;

/** The planes that left a carrier to fight this turn and are not back aboard. */
export const outFrom = (state: GameState, carrier: Unit): readonly Unit[] => {
  const out: Unit[] = [];
  for (const [id, was] of state.turn.units) {
    if (was.home !== carrier.id || !hasSetOut(was)) continue;
    const plane = findUnit(state, id)?.unit;
    if (plane !== undefined && plane.aboard === undefined) out.push(plane);
  }
  return out;
};
