// Decisions that waited for a power which has given up: made without it, by the order of loss or by those who are left.
// What would need dice next stops, for who gives up throws none; the attacker orders it anew.

import type { Course } from '../course.ts';
import type { Battle, BattleId, Due } from '../state/battle.ts';
import { answerHits, takeWithoutAsking } from './hits.ts';
import { battleOf, unitsOf } from './line-up.ts';
import { giveUp } from './losing.ts';
import { removeMarked } from './marks.ts';

/** Answers for the powers that have given up, where decisions wait for any; others wait on. */
export const answerForResigned = (course: Course): void => {
  const { resigned, turn } = course.state;
  const asked = turn.battles.filter(({ due }) => due?.from.some((power) => resigned.includes(power)));
  for (const battle of asked) {
    if (battle.due === undefined) continue;
    const { decision } = battle.due;
    if (decision === 'casualties') loseWithout(course, battle, battle.due);
    else if (decision === 'intercept') nobodyRises(course, battle, battle.due);
    else stayWithout(course, battle, battle.due, decision);
  }
  const waits = (id: BattleId): boolean => battleOf(course.state, id).due !== undefined;
  const halted = course.state.turn.queue.filter((id) => !waits(id));
  if (asked.some(({ id }) => !waits(id)) && halted.length > 0) course.emit({ type: 'battles-halted', battles: halted });
};

const ask = (course: Course, battle: Battle, due: Due, from: Due['from'], among: Due['among']): void =>
  course.emit({
    type: 'decision-due',
    battle: battle.id,
    decision: due.decision,
    side: due.side,
    from: [...from],
    hits: due.hits,
    among: [...among],
    to: [...due.to],
  });

/** The others decide; if there are none, the order of loss does. What they proposed holds. */
const loseWithout = (course: Course, battle: Battle, due: Due): void => {
  const { state } = course;
  const left = due.from.filter((power) => !state.resigned.includes(power));
  if (left.length === 0) return answerHits(course, battle.id);
  const proposals = due.proposals.filter(({ power }) => left.includes(power));
  const [first, ...others] = proposals;
  if (first === undefined || proposals.length < left.length) {
    ask(course, battle, due, left, due.among);
    for (const { power, units } of proposals)
      course.emit({ type: 'casualties-proposed', battle: battle.id, power, units: [...units] });
  } else if (others.some(({ units }) => !sameUnits(units, first.units))) {
    course.apply('attacker-picks-casualty');
    ask(course, battle, due, [state.turn.power], due.among);
  } else {
    const there = unitsOf(state, battle, due.side);
    const units = first.units.flatMap((id) => there.find((unit) => unit.id === id) ?? []);
    giveUp(course, battle.id, battle.hits?.by ?? 'attack', units, 'owner');
  }
};

const sameUnits = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** None of its planes rise; others are asked as before. */
const nobodyRises = (course: Course, battle: Battle, due: Due): void => {
  for (const power of due.from.filter((each) => course.state.resigned.includes(each)))
    course.emit({ type: 'interceptors-named', battle: battle.id, power, units: [] });
};

/** What is its own stays; others are asked as before. */
const stayWithout = (course: Course, battle: Battle, due: Due, decision: 'withdraw' | 'retreat'): void => {
  const gone = due.from.filter((power) => course.state.resigned.includes(power));
  const left = due.from.filter((power) => !gone.includes(power));
  course.emit({ type: 'stayed', battle: battle.id, decision, side: due.side, powers: gone });
  if (left.length === 0) return;
  const own = unitsOf(course.state, battle, due.side).filter(({ power }) => left.includes(power));
  ask(
    course,
    battle,
    due,
    left,
    own.map(({ id }) => id).filter((id) => due.among.includes(id)),
  );
};

/** Hits that fell are taken and those marked leave, before a battle ends early. */
export const settleHits = (course: Course, id: BattleId): void => {
  takeWithoutAsking(course, id);
  removeMarked(course, battleOf(course.state, id));
};
