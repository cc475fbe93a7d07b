// Planes that rise against raiders: the defender names them before anything fires, each power its own.

import { hasTrait } from '../../board/index.ts';
import { countEntries, type Power, type UnitCounts } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { battleOf, fightersBackIn, findBattle, powersOf, sameHand, siteOf } from './line-up.ts';

/** Planes in the territory of a raid that can rise, of powers that have not spoken yet. */
const readyIn = (course: Course, battle: Battle): readonly Unit[] =>
  fightersBackIn(course.ruleset, course.state, siteOf(battle)).filter(
    ({ power, type }) => hasTrait(course.ruleset.board, type, 'escorts') && !battle.answered.includes(power),
  );

/** True for a power that is asked; where nobody is to be asked none of its planes rise. */
const isAsked = ({ state }: Course, power: Power): boolean =>
  !state.resigned.includes(power) && state.options.askDefender !== 'never';

export const interceptionDue = (course: Course, battle: Battle): boolean =>
  readyIn(course, battle).some(({ power }) => isAsked(course, power));

/** Asks the owners of planes that can rise. */
export const intercept = (course: Course, id: BattleId): Progress => {
  const battle = battleOf(course.state, id);
  if (battle.due !== undefined) return 'waiting';
  const asked = readyIn(course, battle).filter(({ power }) => isAsked(course, power));
  if (asked.length === 0) return 'done';
  course.emit({
    type: 'decision-due',
    battle: id,
    decision: 'intercept',
    side: 'defence',
    from: [...powersOf(course.ruleset, asked)],
    hits: 0,
    among: asked.map((unit) => unit.id),
    to: [],
  });
  return 'waiting';
};

const rise = (course: Course, battle: BattleId, power: Power, units: readonly Unit[]): void => {
  if (units.length > 0) course.apply('interceptors-rise');
  course.emit({ type: 'interceptors-named', battle, power, units: groupsOf(units) });
};

/** Names the planes of the power that rise; a player who has several may name those of each. */
export const nameInterceptors = (course: Course, order: OrderOf<'intercept'>): void => {
  const battle = findBattle(course.state, order.battle);
  if (battle === undefined) return course.refuse('no-such-battle', { battle: order.battle }, 'battle');
  const { due } = battle;
  if (due?.decision !== 'intercept')
    return course.refuse('no-decision-due', { battle: battle.id, decision: 'intercept' });
  const hand = sameHand(course.state, order.power);
  const power = due.from.find((each) => each === order.power) ?? due.from.find((each) => hand.includes(each));
  if (power === undefined)
    return course.refuse('decision-not-yours', { battle: battle.id, from: due.from, power: order.power });
  const ready = readyIn(course, battle).filter((unit) => unit.power === power);
  const units = namedAmong(course, battle, ready, order.units);
  if (course.refusals.length === 0) rise(course, battle.id, power, units);
};

const namedAmong = (course: Course, battle: Battle, ready: readonly Unit[], counts: UnitCounts): readonly Unit[] =>
  countEntries(counts).flatMap(([type, count]) => {
    const alike = ready.filter((unit) => unit.type === type);
    if (!hasTrait(course.ruleset.board, type, 'escorts'))
      course.refuse('cannot-intercept', { space: siteOf(battle), unit: type }, 'units');
    else if (alike.length < count)
      course.refuse(
        'not-enough-units',
        { space: siteOf(battle), unit: type, asked: count, there: alike.length },
        'units',
      );
    return alike.slice(0, count);
  });
