// The order to fight, and the battles it set going: each runs through its steps until it is over, dice are missing or
// somebody must choose. The state says where it stands, so it goes on from any position.

import type { CombatStep } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId } from '../state/battle.ts';
import { beginCombat } from './begin.ts';
import { refuseFight } from './check-fight.ts';
import { endBattle, outcomeOf } from './end.ts';
import { battleOf } from './line-up.ts';
import { openBattle } from './open.ts';
import { STEPS } from './steps.ts';

/** Orders battles to be fought; for one that waits for word about a retreat it means to go on. */
export const fight = (course: Course, order: OrderOf<'fight'>): void => {
  beginCombat(course);
  refuseFight(course, order);
  if (course.refusals.length > 0) return;
  const pending = course.state.turn.battles.find(({ due }) => due?.decision === 'retreat');
  course.emit({ type: 'battles-ordered', battles: order.battles });
  if (pending !== undefined) {
    course.emit({ type: 'stayed', battle: pending.id, decision: 'retreat', side: 'attack', powers: [order.power] });
  }
};

/** Fights the battles ordered, one after the other. */
export const advanceBattles = (course: Course): Progress => {
  for (;;) {
    const [id] = course.state.turn.queue;
    if (id === undefined) return 'done';
    if (advanceBattle(course, id) === 'waiting') return 'waiting';
  }
};

const advanceBattle = (course: Course, id: BattleId): Progress => {
  if (battleOf(course.state, id).status === 'declared') openBattle(course, battleOf(course.state, id));
  for (;;) {
    const battle = battleOf(course.state, id);
    if (battle.due !== undefined) return 'waiting';
    if (battle.step !== undefined && STEPS[battle.step].make(course, battle) === 'waiting') return 'waiting';
    const made = battleOf(course.state, id);
    if (made.status === 'ended') return 'done';
    const next = nextStep(course, made);
    if (next === undefined) {
      endBattle(course, id, outcomeOf(course, made) ?? 'nobody');
      return 'done';
    }
    course.emit({ type: 'step-began', battle: id, round: next.round, step: next.step });
  }
};

interface Place {
  readonly round: number;
  readonly step: CombatStep;
}

/** The next step with something to do; undefined if the battle is over. */
const nextStep = (course: Course, battle: Battle): Place | undefined => {
  const { opening, round: steps } = course.ruleset.combat[battle.kind];
  // What was answered in the step just made says nothing about the next one.
  const isDue = (step: CombatStep) => STEPS[step].due(course, { ...battle, answered: [] });
  if (battle.round === 0) {
    const done = battle.step === undefined ? -1 : opening.indexOf(battle.step);
    const step = opening.slice(done + 1).find(isDue);
    if (step !== undefined) return { round: 0, step };
  }
  if (outcomeOf(course, battle) !== undefined) return undefined;
  const done = battle.round === 0 || battle.step === undefined ? steps.length - 1 : steps.indexOf(battle.step);
  const rest = steps.slice(done + 1).find(isDue);
  if (rest !== undefined) return { round: battle.round, step: rest };
  const fresh: Battle = { ...battle, round: battle.round + 1, answered: [], withdrawn: {} };
  const step = steps.find((each) => STEPS[each].due(course, fresh));
  if (step === undefined) throw new Error(`Nothing can happen in the battle "${battle.id}" and yet it is not over.`);
  return { round: fresh.round, step };
};
