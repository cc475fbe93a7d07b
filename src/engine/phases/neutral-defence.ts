// Neutrals that an enemy of the violator defends: when all moves are made the one with the nearest capital throws dice
// and spends what they show on units there (realism.neutral.defence-dice, realism.neutral.immediate-defenders).

import { distances, spaceOf } from '../../board/index.ts';
import { countEntries, type Ipc, type Power, type SpaceId, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import { isPlane } from '../combat/line-up.ts';
import type { Course } from '../course.ts';
import type { NewUnits } from '../events/common.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import { actingPowers, capitalLost, isCombatUnit, spaceAt } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { GameState, TurnDue } from '../state/state.ts';
import { refuseWithoutPieces } from './pieces.ts';
import { refuseCrowd } from './production.ts';
import { refuseUnknown } from './purchase.ts';

const SIDES = 6;

/**
 * Powers whose capital is in the hands of their side are asked before others (ruling.RR6); of equals the next to move
 * (RR5).
 */
const defenderOf = ({ ruleset, state }: Course, space: SpaceId): Power | undefined => {
  const { power } = state.turn;
  const away = distances(ruleset.board, space);
  const order = [...ruleset.turnOrder, ...ruleset.turnOrder].slice(ruleset.turnOrder.indexOf(power) + 1);
  const enemies = [...new Set(order)].filter(
    (one) => areEnemies(ruleset, state, one, power) && state.eliminated?.includes(one) !== true,
  );
  const seated = enemies.filter((one) => !capitalLost(ruleset, state, one));
  const capitalOf = (one: Power): SpaceId => ruleset.board.powers.find((spec) => spec.power === one)?.capital ?? '';
  const farOff = (one: Power): number => away.get(capitalOf(one)) ?? Number.POSITIVE_INFINITY;
  const [first, ...others] = seated.length > 0 ? seated : enemies;
  return first && others.reduce((nearest, one) => (farOff(one) < farOff(nearest) ? one : nearest), first);
};

/** Land that troops aboard will go to counts as entered. */
const noteLandings = (course: Course): void => {
  const { state } = course;
  for (const space of new Set(state.turn.landings.map(({ to }) => to))) {
    if (spaceAt(state, space).control !== null || state.turn.violated?.includes(space) === true) continue;
    course.emit({ type: 'neutral-violated', space, power: state.turn.power, by: 'land' });
    course.apply('neutral-calls-enemy');
  }
};

/** Where nobody is at war with those who walked in, nobody is called, and they have it. */
const claim = (course: Course, space: SpaceId): void => {
  const { ruleset, state } = course;
  const power = actingPowers(state).find((one) =>
    spaceAt(state, space).units.some(
      (unit) => unit.power === one && isCombatUnit(ruleset, unit) && !isPlane(ruleset, unit),
    ),
  );
  if (power !== undefined) course.emit({ type: 'control-changed', space, from: null, to: power, how: 'neutral' });
};

/** Throws the dice of each violated neutral in the order of the moves, and waits for its defenders. */
export const advanceNeutrals = (course: Course): Progress => {
  const { defenceDice } = course.ruleset.neutrals;
  if (defenceDice === undefined) return 'done';
  noteLandings(course);
  for (const space of course.state.turn.violated ?? []) {
    if ((course.state.turn.due ?? []).length > 0) return 'waiting';
    if (spaceAt(course.state, space).control !== null) continue;
    const power = defenderOf(course, space);
    if (power === undefined) {
      claim(course, space);
      continue;
    }
    const purpose = `neutral/${space}`;
    const values = course.roll({ purpose, n: defenceDice.of[space] ?? defenceDice.usual, sides: SIDES });
    if (values === undefined) return 'waiting';
    const ipc = values.reduce((sum, value) => sum + value, 0);
    const volleys = [{ power, need: 0, values: [...values], hits: 0 }];
    course.emit({ type: 'rolled', purpose, role: 'neutral', sides: SIDES, volleys, hits: 0, space });
    // Where no unit can be had for it there is nothing to choose.
    const poor = ipc < (leastPrice(course)?.cost ?? 0);
    if (poor || course.state.resigned.includes(power)) defendPlainly(course, space, power, ipc);
    else course.emit({ type: 'choice-due', choice: 'neutral-defence', space, from: [power], ipc });
  }
  return (course.state.turn.due ?? []).length > 0 ? 'waiting' : 'done';
};

/** Land units and planes: what can be raised in a territory to fight for it. */
const mayDefend = ({ ruleset: { board } }: Course, unit: UnitType): boolean =>
  board.units[unit].domain === 'land' || board.units[unit].domain === 'air';

/** The lowest price of such a unit: so much is never left over. */
const leastPrice = (course: Course): { readonly unit: UnitType; readonly cost: Ipc } | undefined =>
  course.ruleset.board.roster
    .filter((unit) => mayDefend(course, unit))
    .map((unit) => ({ unit, cost: course.ruleset.board.units[unit].cost }))
    .sort((a, b) => a.cost - b.cost)[0];

type Defence = Extract<TurnDue, { choice: 'neutral-defence' }>;

const defencesDue = ({ turn }: GameState): readonly Defence[] =>
  (turn.due ?? []).filter((due): due is Defence => due.choice === 'neutral-defence');

/** The answer of the power that defends. */
export const defendNeutral = (course: Course, { power, space, units }: OrderOf<'defend-neutral'>): void => {
  const { ruleset, state } = course;
  const due = defencesDue(state).find((each) => each.space === space);
  if (due === undefined) return course.refuse('no-choice-due', { space }, 'space');
  if (!due.from.includes(power)) return course.refuse('choice-not-yours', { space, from: due.from, power });
  refuseUnknown(course, units, 'units');
  for (const [unit, count] of countEntries(units)) {
    if (!ruleset.board.roster.includes(unit)) continue;
    if (!mayDefend(course, unit)) course.refuse('not-for-defence', { unit }, 'units');
    refuseCrowd(course, space, unit, count, 'units');
  }
  // Normal prices: no technology makes them cheaper (ruling.RR8).
  const cost = countEntries(units).reduce((sum, [unit, count]) => sum + count * ruleset.board.units[unit].cost, 0);
  const least = leastPrice(course)?.cost ?? 0;
  if (cost > due.ipc || due.ipc - cost >= least) course.refuse('defence-sum', { cost, ipc: due.ipc, least }, 'units');
  refuseWithoutPieces(course, power, [{ space, units }]);
  if (course.refusals.length === 0) stand(course, space, power, due.ipc, units);
};

/** The defence of a power that has given up: as many of the cheapest unit as the dice pay for. */
const defendPlainly = (course: Course, space: SpaceId, power: Power, ipc: Ipc): void => {
  const least = leastPrice(course);
  if (least !== undefined) stand(course, space, power, ipc, { [least.unit]: Math.floor(ipc / least.cost) });
};

/** Places the defenders of every neutral that somebody was asked about: who attacks it has given up. */
export const defendWithoutAsking = (course: Course): void => {
  for (const { space, from, ipc } of defencesDue(course.state))
    if (from[0] !== undefined) defendPlainly(course, space, from[0], ipc);
};

/** Gives the answer of powers that have given up in the meantime. */
export const defendForResigned = (course: Course): void => {
  for (const { space, from, ipc } of defencesDue(course.state)) {
    const [power] = from;
    if (power !== undefined && course.state.resigned.includes(power)) defendPlainly(course, space, power, ipc);
  }
};

/** The neutral is the defender's from here on, whatever comes of the attack (ruling.RR9). */
const stand = (course: Course, space: SpaceId, power: Power, ipc: Ipc, units: UnitCounts): void => {
  let first = course.state.nextUnit;
  const raised: NewUnits[] = countEntries(units).map(([type, count]) => {
    const group = { space: spaceOf(course.ruleset.board, space).id, power, type, count, first };
    first += count;
    return group;
  });
  course.emit({ type: 'control-changed', space, from: null, to: power, how: 'neutral' });
  course.emit({ type: 'neutral-defended', space, power, ipc, units: raised });
  course.apply('neutral-defended');
};
