// The order that names whom a side loses. Where several players defend together they propose, and equal proposals
// decide; if they differ the attacker picks (B10.5).

import { countEntries, isPassing, type Power, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import type { About } from '../refusals/about.ts';
import type { Battle, ChosenBy, Due, Hits } from '../state/battle.ts';
import { spaceAt } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { findBattle, guestsOf, isPlane, isShip, sameHand, shipsBeside, siteOf } from './line-up.ts';
import { giveUp } from './losing.ts';
import { firstToGo } from './order-of-loss.ts';
import { givePassing } from './passing.ts';
import { picksOf } from './picks.ts';
import { leavesTargets } from './restricted.ts';
import { bearTogether } from './strength.ts';
import { reach, targetsOf } from './targets.ts';

/** Takes the losses named, or notes them as one player's proposal. */
export const giveCasualties = (course: Course, order: OrderOf<'casualties'>): void => {
  if (isPassing(order.battle)) return givePassing(course, order);
  const battle = findBattle(course.state, order.battle);
  if (battle === undefined) return course.refuse('no-such-battle', { battle: order.battle }, 'battle');
  const { due, hits } = battle;
  if (due?.decision !== 'casualties' || hits === undefined) {
    course.refuse('no-decision-due', { battle: battle.id, decision: 'casualties' });
    return refusePlanesForShips(course, order);
  }
  const speaksFor = due.from.filter((power) => sameHand(course.state, order.power).includes(power));
  if (speaksFor.length === 0) {
    course.refuse('decision-not-yours', { battle: battle.id, from: due.from, power: order.power });
    return refusePlanesForShips(course, order);
  }
  const named = unitsNamed(course, battle, due, hits, order.lost);
  refuseChoice(course, battle, due, hits, named);
  if (course.refusals.length > 0) return;
  settle(course, battle, due, hits, speaksFor, named, chosenBy(course, due, hits));
};

/** As whom the power that answers names the losses. */
const chosenBy = ({ state }: Course, due: Due, hits: Hits): ChosenBy => {
  if (hits.claims?.[0]?.by === 'shooter') return 'shooter';
  return due.side === 'defence' && due.from.includes(state.turn.power) ? 'attacker' : 'owner';
};

/** Refuses planes named for fire that hits nothing but ships, whatever is due in the battle and of whom. */
export const refusePlanesForShips = (course: Course, { battle: id, lost }: OrderOf<'casualties'>): void => {
  const battle = findBattle(course.state, id);
  if (battle === undefined || !hitsShipsAlone(course, battle)) return;
  const { units } = course.ruleset.board;
  const types = [...tally(lost).values()];
  if (!types.some(({ type }) => units[type].domain === 'air')) return;
  const sum = (of: typeof types): number => of.reduce((total, { count }) => total + count, 0);
  const named = sum(types.filter(({ type }) => units[type].domain === 'sea'));
  course.refuse(
    'submarine-hits-need-ships',
    { battle: id, needed: battle.hits?.shipsOnly ?? sum(types), named },
    'lost',
  );
};

const hitsShipsAlone = ({ ruleset }: Course, { hits, step }: Battle): boolean =>
  hits === undefined
    ? step === 'submarine-fire' && ruleset.combat.submarineTargets === 'ships'
    : hits.count === hits.shipsOnly;

type Named = OrderOf<'casualties'>['lost'];

/** The counts of each power and type, entries for the same power added up. */
const tally = (
  lost: Named,
): ReadonlyMap<string, { readonly power: Power; readonly type: UnitType; readonly count: number }> => {
  const sums = new Map<string, { power: Power; type: UnitType; count: number }>();
  for (const { power, units } of lost as readonly { readonly power: Power; readonly units: UnitCounts }[]) {
    for (const [type, count] of countEntries(units)) {
      const key = `${power}/${type}`;
      sums.set(key, { power, type, count: (sums.get(key)?.count ?? 0) + count });
    }
  }
  return sums;
};

const unitsNamed = (course: Course, battle: Battle, due: Due, hits: Hits, lost: Named): readonly Unit[] => {
  const targets = targetsOf(course, battle, hits).filter(({ id }) => due.among.includes(id));
  return [...tally(lost).values()].flatMap(({ power, type, count }) => {
    const alike = targets.filter((unit) => unit.power === power && unit.type === type);
    const there = bearTogether(course.ruleset.board, alike);
    if (count > there) {
      const about = whatItIs(course, battle, hits, power, type);
      course.refuse('casualty-not-there', { power, unit: type, asked: count, there }, 'lost', about);
    }
    const [claim] = hits.claims ?? [];
    // Of ships alike a shooter takes the one that carries most, an owner gives up the one that carries least.
    return claim?.by === 'shooter'
      ? picksOf(course, battle, claim, due.side, alike, count)
      : firstToGo(course, battle, alike, count);
  });
};

/**
 * Why a kind of unit that is there cannot be given up: it is cargo, a guest on the attackers' deck, out of a shot's
 * reach, no part of the landing, or not what the hit must take that is due, by the kind of unit that made it.
 */
const whatItIs = (
  course: Course,
  battle: Battle,
  hits: Hits,
  power: Power,
  type: UnitType,
): readonly About<'casualty-not-there'>[] => {
  const stands = (units: readonly Unit[]): boolean => units.some((unit) => unit.power === power && unit.type === type);
  const beside = battle.spaces.slice(1).some((space) => stands(spaceAt(course.state, space).units));
  if (!stands(spaceAt(course.state, siteOf(battle)).units) && !beside) return [];
  if (battle.kind === 'sea' && course.ruleset.board.units[type].domain === 'land') return ['cargo'];
  if (guestsOf(course.ruleset, course.state, battle).some((unit) => unit.power === power && unit.type === type))
    return ['guest'];
  const [claim] = hits.claims ?? [];
  if (claim !== undefined) {
    const shooter = hits.side === 'attack' ? 'defence' : 'attack';
    return [beside && !stands(shipsBeside(course.state, battle)) ? 'no-part' : { named: `${claim.unit}/${shooter}` }];
  }
  return hits.by === 'supporting-shot' ? ['shot'] : [];
};

const refuseChoice = (course: Course, battle: Battle, due: Due, hits: Hits, named: readonly Unit[]): void => {
  if (course.refusals.length > 0) return;
  if (named.length !== due.hits) {
    const of = { battle: battle.id, needed: due.hits, named: named.length };
    course.refuse('casualties-miscounted', of, 'lost', named.length > due.hits ? ['too-many'] : []);
  }
  if (named.length === due.hits && !leavesTargets(course, battle, hits, named))
    course.refuse('hit-made-void', { battle: battle.id }, 'lost');
  const { ships } = reach(course, hits, targetsOf(course, battle, hits));
  const afloat = named.filter((unit) => isShip(course.ruleset, unit)).length;
  if (named.some((unit) => isPlane(course.ruleset, unit)) && afloat < ships) {
    course.refuse('submarine-hits-need-ships', { battle: battle.id, needed: ships, named: afloat }, 'lost');
  }
};

const settle = (
  course: Course,
  battle: Battle,
  due: Due,
  hits: Hits,
  speaksFor: readonly Power[],
  named: readonly Unit[],
  chosenBy: ChosenBy,
): void => {
  const ids = named.map(({ id }) => id);
  const others = due.proposals.filter(({ power }) => !speaksFor.includes(power));
  const spoken = new Set([...speaksFor, ...others.map(({ power }) => power)]);
  const alone = speaksFor.length === due.from.length;
  if (!alone) {
    for (const power of speaksFor) course.emit({ type: 'casualties-proposed', battle: battle.id, power, units: ids });
    if (due.from.some((power) => !spoken.has(power))) return;
    if (others.some(({ units }) => !sameUnits(units, ids))) return askAttacker(course, battle, due);
  }
  giveUp(course, battle.id, hits.by, named, chosenBy);
};

const sameUnits = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const askAttacker = (course: Course, battle: Battle, due: Due): void => {
  course.apply('attacker-picks-casualty');
  course.emit({
    type: 'decision-due',
    battle: battle.id,
    decision: 'casualties',
    side: due.side,
    from: [course.state.turn.power],
    hits: due.hits,
    among: [...due.among],
    to: [],
  });
};
