// Submarines that go under where they are: out of the battle, and up again when the turn is nearly over. Those of each
// side may before that side fires, round by round; a destroyer does not keep them up.

import { hasTrait } from '../../board/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId, CombatSide, Due } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { battleOf, isMarked, isShip, powersOf, sameHand, siteOf, unitsOf } from './line-up.ts';
import { type Policy, policyOf } from './withdrawing.ts';

/** Submarines of a side that may go under now, of powers that have not spoken in this step. */
const diversIn = (course: Course, battle: Battle, side: CombatSide): readonly Unit[] =>
  unitsOf(course.state, battle, side).filter(
    (unit) =>
      hasTrait(course.ruleset.board, unit.type, 'submerges') &&
      !isMarked(battle, unit) &&
      !battle.answered.includes(unit.power),
  );

/** What a power means to do with its submarines: what can hit nobody goes under unless its player says otherwise. */
const meansTo = (course: Course, battle: Battle, side: CombatSide, power: Unit['power']): Policy => {
  const policy = policyOf(course, battle, side, power);
  const others = unitsOf(course.state, battle, side === 'attack' ? 'defence' : 'attack');
  return policy === 'stay' && !others.some((unit) => isShip(course.ruleset, unit)) ? 'withdraw' : policy;
};

const bothLeft = (course: Course, battle: Battle): boolean =>
  unitsOf(course.state, battle, 'attack').length > 0 && unitsOf(course.state, battle, 'defence').length > 0;

const isMoving = (course: Course, battle: Battle, side: CombatSide): boolean =>
  diversIn(course, battle, side).some(({ power }) => meansTo(course, battle, side, power) !== 'stay');

/** True if some submarine of a side goes under now, or its owner is to be asked. */
export const submergingDue =
  (side: CombatSide) =>
  (course: Course, battle: Battle): boolean =>
    bothLeft(course, battle) && isMoving(course, battle, side);

/** Lets those go under that are to, and asks about the others. */
export const submerge =
  (side: CombatSide) =>
  (course: Course, id: BattleId): Progress => {
    const battle = battleOf(course.state, id);
    if (battle.due !== undefined) return 'waiting';
    for (const power of powersOf(course.ruleset, diversIn(course, battle, side))) {
      const now = battleOf(course.state, id);
      const own = diversIn(course, now, side).filter((unit) => unit.power === power);
      if (own.length > 0 && meansTo(course, now, side, power) === 'withdraw') goUnder(course, now, side, own);
    }
    const left = battleOf(course.state, id);
    if (!bothLeft(course, left)) return 'done';
    const asked = diversIn(course, left, side).filter(({ power }) => meansTo(course, left, side, power) === 'ask');
    if (asked.length === 0) return 'done';
    course.emit({
      type: 'decision-due',
      battle: id,
      decision: 'withdraw',
      side,
      from: [...powersOf(course.ruleset, asked)],
      hits: 0,
      among: asked.map((unit) => unit.id),
      to: [],
    });
    return 'waiting';
  };

const goUnder = (course: Course, battle: Battle, side: CombatSide, units: readonly Unit[]): void => {
  course.apply('submarines-submerge');
  course.emit({ type: 'submarines-submerged', battle: battle.id, side, units: groupsOf(units), space: siteOf(battle) });
};

/** True where submarines leave a battle by going under and not for another zone. */
export const isSubmerging = (course: Course, { among, to }: Due, battle: Battle): boolean =>
  to.length === 0 &&
  [...unitsOf(course.state, battle, 'attack'), ...unitsOf(course.state, battle, 'defence')].some(
    ({ id, type }) => among.includes(id) && hasTrait(course.ruleset.board, type, 'submerges'),
  );

/** Answers how many go under: of the power's own first, then of others that its player plays. */
export const submergeAsOrdered = (course: Course, battle: Battle, due: Due, order: OrderOf<'withdraw'>): void => {
  const hand = sameHand(course.state, order.power);
  const powers = due.from.filter((power) => hand.includes(power));
  const own = unitsOf(course.state, battle, due.side).filter(
    ({ id, power }) => due.among.includes(id) && powers.includes(power),
  );
  const asked = order.submarines;
  if (order.to !== undefined) course.refuse('submerge-stays', { battle: battle.id, to: order.to }, 'to');
  if (asked > own.length)
    course.refuse('not-enough-submarines', { battle: battle.id, asked, there: own.length }, 'submarines');
  if (course.refusals.length > 0) return;
  const first = (unit: Unit): number => (unit.power === order.power ? -1 : powers.indexOf(unit.power));
  const going = [...own].sort((a, b) => first(a) - first(b) || a.id - b.id).slice(0, asked);
  if (going.length > 0) goUnder(course, battle, due.side, going);
  course.emit({ type: 'stayed', battle: battle.id, decision: 'withdraw', side: due.side, powers });
};
