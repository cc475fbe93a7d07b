// Ships on the way, in both movement phases: range, canals, enemy zones (B5). What they carry goes with them, except
// the fighters of the power in turn, which take off before their carrier moves (carrier.launch-before-move).

import type { SpaceId, UnitType } from '../../vocab/index.ts';
import { groupsOf } from '../events/groups.ts';
import type { March } from '../orders/move.ts';
import { isEnemyConvoy, isShutToNoncombat, takeConvoy, takesConvoys } from '../phases/convoy.ts';
import { isQuiet } from '../phases/theatres.ts';
import { isHostileTo, standingOf, turnOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { moveOf } from '../state/values.ts';
import { betweenBases } from './bases.ts';
import { aboutCanals } from './canal.ts';
import { hasLaunched, leavesFighters } from './deck.ts';
import { attackBanned } from './first-round.ts';
import { cargoOf, type Making, noteMoved } from './making.ts';
import { type Bar, pick } from './pick.ts';
import { leftOf, movedInCombat } from './range.ts';
import { passageOf } from './sailing.ts';
import { endOf, type Step, stepsOf } from './way.ts';

/** True once a transport has landed cargo or announced a landing: it is done for the turn. */
export const hasLandedCargo = (state: GameState, ship: Unit): boolean =>
  turnOf(state, ship.id)?.unloaded !== undefined || state.turn.landings.some((landing) => landing.ship === ship.id);

const isHostile = ({ course, power }: Making, zone: SpaceId, type: UnitType): boolean =>
  isHostileTo(course.ruleset, course.state, zone, { power, type });

/** What a ship that is done was to do, and whether a part of its cargo is still aboard. */
export const aboutDone = <W extends 'sailing' | 'boarding'>(
  state: GameState,
  zone: SpaceId,
  ship: Unit,
  wish: W,
): readonly (W | 'part')[] => (cargoOf(state, zone, ship.id).length > 0 ? [wish, 'part'] : [wish]);

/** Why a ship may not sail (on). */
export const shipBar =
  (making: Making, zone: SpaceId, cost: number, more = 0) =>
  (ship: Unit): Bar => {
    const { course, at, phase } = making;
    const { state } = course;
    const was = turnOf(state, ship.id);
    const of = { space: zone, unit: ship.type };
    if (hasLandedCargo(state, ship))
      return () => course.refuse('transport-done', of, at, aboutDone(state, zone, ship, 'sailing'));
    if (hasLaunched(course.ruleset, state, ship)) return () => course.refuse('carrier-has-launched', of, at);
    if (was?.fought !== undefined) return () => course.refuse('already-fought', of, at);
    if (phase === 'noncombat' && movedInCombat(was)) return () => course.refuse('already-moved', of, at);
    if (cargoOf(state, zone, ship.id).some(({ id }) => turnOf(state, id)?.done === true)) {
      return () => course.refuse('carrier-holds-landed', of, at);
    }
    if (was !== undefined && was.path.length > 0 && isHostile(making, zone, ship.type)) {
      return () => course.refuse('blocked-by-enemy-ships', of, at);
    }
    const left = leftOf(course, ship) + ((was?.path.length ?? 0) === 0 ? more : 0);
    if (left < cost)
      return () =>
        course.refuse(
          'too-far',
          { unit: ship.type, cost: cost + (was?.spent ?? 0), range: left + (was?.spent ?? 0) },
          at,
          cargoOf(state, zone, ship.id).some(({ id }) => turnOf(state, id)?.loaded !== undefined) ? ['loaded'] : [],
        );
    return undefined;
  };

/**
 * Ships that have just taken on cargo and wait here with it are meant first, so that "load, then sail" needs no more
 * words; then ships with nothing aboard and most range left.
 */
const shipRank =
  (making: Making, zone: SpaceId) =>
  (ship: Unit): readonly number[] => {
    const { course } = making;
    const cargo = cargoOf(course.state, zone, ship.id);
    const waiting = cargo.some(({ id }) => turnOf(course.state, id)?.loaded?.zone === zone);
    return [waiting ? 0 : 1, cargo.length, -leftOf(course, ship)];
  };

/** What a way comes to: whether it stands, its cost, the canals on it. */
interface Sailing {
  readonly sound: boolean;
  readonly cost: number;
  readonly canals: readonly string[];
}

const sailingOf = (making: Making, type: UnitType, steps: readonly Step[]): Sailing => {
  const { course, power, at } = making;
  const { ruleset, state } = course;
  let sound = true;
  let cost = 0;
  const canals = new Set<string>();
  const first = steps[0]?.from;
  for (const { from, to, last } of steps) {
    // To take the convoy of the space where it begins a ship spends one point and stays.
    if (from === to && first === from && isTakenHere(making, from)) {
      cost += 1;
      if (!takesConvoys(ruleset, { type })) {
        course.refuse('convoy-needs-warship', { space: from, unit: type }, at);
        sound = false;
      } else if (isHostile(making, from, type)) {
        course.refuse('convoy-not-free', { space: from, unit: type }, at);
        sound = false;
      }
      continue;
    }
    const passage = passageOf(ruleset, state, power, from, to);
    cost += passage?.cost ?? 1;
    if (passage?.canal !== undefined) canals.add(passage.canal.id);
    if (ruleset.board.byId.get(to)?.kind === 'land') {
      course.refuse('ship-on-land', { space: to, unit: type }, at);
      sound = false;
      continue;
    }
    if (passage === undefined) {
      course.refuse('not-adjacent', { from, to }, at);
      sound = false;
      continue;
    }
    if (passage.canal !== undefined && passage.leave === 'closed') {
      course.refuse('canal-closed', { canal: passage.canal.id, from, to }, at);
      sound = false;
    }
    if (making.phase === 'noncombat' && isShutToNoncombat(ruleset, state, to, power)) {
      course.refuse('convoy-of-enemy', { space: to, unit: type }, at);
      sound = false;
    }
    if (!isHostile(making, to, type)) {
      if (standingOf(ruleset, state, to, power) === 'sea-hostile') course.apply('patrol-ignores-submarines');
      continue;
    }
    if (making.phase === 'noncombat') {
      course.refuse('zone-holds-enemies', { space: to, unit: type }, at);
      sound = false;
    } else if (!last) {
      course.refuse('blocked-by-enemy-ships', { space: to, unit: type }, at);
      sound = false;
    } else if (attackBanned(making, to)) sound = false;
  }
  return { sound, cost, canals: [...canals] };
};

/** True where a ship that begins its turn in a space may take its convoy by a part of its move. */
const isTakenHere = ({ course: { ruleset, state }, power, phase }: Making, zone: SpaceId): boolean =>
  phase === 'combat' && isEnemyConvoy(ruleset, state, zone, power) && !isQuiet(ruleset, state, zone);

/** Ships that take convoys take those on their way in passing, where no enemy is left. */
const takeConvoys = (making: Making, type: UnitType, path: readonly SpaceId[]): void => {
  const { course, power, phase } = making;
  if (phase !== 'combat' || !takesConvoys(course.ruleset, { type })) return;
  for (const space of new Set(path[0] === path[1] ? path : path.slice(1)))
    if (!isQuiet(course.ruleset, course.state, space)) takeConvoy(course, space, power);
};

/** Own fighters take off before their carrier moves, where it leaves them behind; guests stay aboard. */
const launch = (making: Making, zone: SpaceId, ship: Unit): void => {
  const { course, power } = making;
  const { units } = course.ruleset.board;
  const aboard = cargoOf(course.state, zone, ship.id).filter(({ type }) => units[type].domain === 'air');
  const own = leavesFighters(course.ruleset) ? aboard.filter((plane) => plane.power === power) : [];
  if (own.length > 0) {
    course.emit({ type: 'fighters-launched', units: groupsOf(own), carrier: ship.id, zone });
    course.apply('fighters-launched');
    noteMoved(making, own);
  }
  if (aboard.some((plane) => plane.power !== power)) course.apply('guests-carried');
  else if (own.length < aboard.length) course.apply('fighters-travel-along');
};

const noteCargo = ({ course, power }: Making, zone: SpaceId, ship: Unit): void => {
  const { units } = course.ruleset.board;
  const cargo = cargoOf(course.state, zone, ship.id);
  if (cargo.some((unit) => unit.power !== power && units[unit.type].domain !== 'air')) course.apply('allied-cargo');
};

/** Sails ships of one type along a path, or refuses. */
export const marchSea = (making: Making, order: March, type: UnitType, count: number): void => {
  const { course, power, phase } = making;
  const { path, cargo, origin } = order;
  const { ruleset } = course;
  const start: SpaceId = path[0] ?? '';
  const steps = stepsOf(path);
  const { sound, cost, canals } = sailingOf(making, type, steps);
  const range = moveOf(ruleset, course.state, power, type);
  const more = phase === 'noncombat' ? betweenBases(ruleset, course.state, power, start, endOf(path)) : 0;
  if (cost > range + more) return course.refuse('too-far', { unit: type, cost, range }, making.at, aboutCanals(canals));
  const bar = shipBar(making, start, cost, more);
  const ships = pick(making, { space: start, type, count, cargo, origin, bar, rank: shipRank(making, start) });
  if (!sound || ships === undefined) return;

  for (const ship of ships) {
    launch(making, start, ship);
    noteCargo(making, start, ship);
  }
  if (cost > range) course.apply('naval-base-used');
  for (const canal of canals) course.apply('canal-passed', [{ named: canal }]);
  course.emit({ type: 'units-moved', units: groupsOf(ships), path: [...path], cost, role: phase });
  noteMoved(making, ships);
  takeConvoys(making, type, path);
};
