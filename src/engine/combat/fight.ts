// The order to fight, and the battles it set going: each runs through its steps until it is over, dice are missing or
// somebody must choose. The state says where it stands, so it goes on from any position.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId } from '../state/battle.ts';
import type { GameState } from '../state/state.ts';
import { askAgain } from './ask-again.ts';
import { beginCombat } from './begin.ts';
import { refuseFight, refuseFightMeanwhile } from './check-fight.ts';
import { endBattle, outcomeOf } from './end.ts';
import { nextToFight } from './hanging.ts';
import { battleOf } from './line-up.ts';
import { openBattle } from './open.ts';
import { nameOf, type ProgramStep, stepsOf } from './program.ts';
import { type Making, stepNamed, stepOf } from './steps.ts';

/**
 * Orders battles to be fought; for one that waits for word about a retreat it means to go on, said by whom it waits
 * for.
 */
const fightAlone = (course: Course, order: OrderOf<'fight'>): void => {
  refuseFight(course, order);
  if (course.refusals.length > 0) return;
  const pending = course.state.turn.battles.find(({ due }) => due?.decision === 'retreat');
  if (pending?.due?.side === 'defence') {
    const powers = [...pending.due.from];
    return course.emit({ type: 'stayed', battle: pending.id, decision: 'retreat', side: 'defence', powers });
  }
  course.emit({ type: 'battles-ordered', battles: order.battles });
  if (pending !== undefined) {
    course.emit({ type: 'stayed', battle: pending.id, decision: 'retreat', side: 'attack', powers: [order.power] });
  }
};

/**
 * The same where others may wait: what is named of them goes on, and the rest is fought as far as it hangs on none of
 * them.
 */
const fightMeanwhile = (course: Course, order: OrderOf<'fight'>): void => {
  refuseFightMeanwhile(course, order);
  if (course.refusals.length > 0) return;
  const asked = order.battles.flatMap(({ battle: id }) => {
    const { due } = battleOf(course.state, id);
    return due === undefined ? [] : [{ id, due }];
  });
  const staying = asked.filter(({ due }) => due.side === 'defence');
  const battles = order.battles.filter(({ battle }) => !staying.some(({ id }) => id === battle));
  if (battles.length > 0) course.emit({ type: 'battles-ordered', battles });
  for (const { id, due } of asked)
    course.emit({ type: 'stayed', battle: id, decision: 'retreat', side: due.side, powers: [...due.from] });
};

/** Fights the battles ordered, one after the other. */
const advanceInTurn = (course: Course): Progress => {
  for (;;) {
    const [id] = course.state.turn.queue;
    if (id === undefined) return 'done';
    if (advanceBattle(course, id) === 'waiting') return 'waiting';
  }
};

/** Fights the battles ordered; one that waits for a decision holds up only those that hang on it. */
const advanceSideBySide = (course: Course): Progress => {
  for (;;) {
    const id = nextToFight(course.ruleset, course.state);
    if (id === undefined) break;
    const opens = battleOf(course.state, id).status === 'declared';
    if (opens && isWaiting(course.state)) course.apply('fought-while-one-waits');
    if (advanceBattle(course, id) === 'done') askAgain(course);
    else if (battleOf(course.state, id).due === undefined) return 'waiting';
  }
  if (course.state.turn.queue.length === 0) return 'done';
  if (course.state.turn.queue.some((id) => battleOf(course.state, id).status === 'declared'))
    course.apply('waits-for-battle-it-hangs-on');
  return 'waiting';
};

const isWaiting = ({ turn }: GameState): boolean => turn.battles.some(({ due }) => due !== undefined);

interface Manner {
  readonly order: (course: Course, order: OrderOf<'fight'>) => void;
  readonly advance: (course: Course) => Progress;
}

/** What becomes of the other battles while one waits, by word. */
const WHILE_ONE_WAITS: { readonly [word in Ruleset['combat']['whileOneWaits']]: Manner } = {
  'others-wait': { order: fightAlone, advance: advanceInTurn },
  'others-fight': { order: fightMeanwhile, advance: advanceSideBySide },
};

const mannerOf = ({ combat }: Ruleset): Manner => WHILE_ONE_WAITS[combat.whileOneWaits];

/** Orders battles to be fought. */
export const fight = (course: Course, order: OrderOf<'fight'>): void => {
  beginCombat(course);
  mannerOf(course.ruleset).order(course, order);
};

/** Goes on with the battles ordered, as far as dice and decisions are there. */
export const advanceBattles = (course: Course): Progress => mannerOf(course.ruleset).advance(course);

const advanceBattle = (course: Course, id: BattleId): Progress => {
  if (battleOf(course.state, id).status === 'declared') openBattle(course, battleOf(course.state, id));
  let making: Making | undefined;
  for (;;) {
    const battle = battleOf(course.state, id);
    if (battle.due !== undefined) return 'waiting';
    if (battle.step !== undefined) {
      const make = making ?? stepNamed(course.ruleset, battle, battle.step).resume;
      if (make(course, id) === 'waiting') return 'waiting';
    }
    const made = battleOf(course.state, id);
    if (made.status === 'ended') return 'done';
    const next = nextStep(course, made);
    if (next === undefined) {
      endBattle(course, id, outcomeOf(course, made) ?? 'nobody');
      return 'done';
    }
    course.emit({ type: 'step-began', battle: id, round: next.round, step: next.step });
    making = next.making;
  }
};

interface Next {
  readonly round: number;
  readonly step: string;
  readonly making: Making;
}

/** The next step with something to do; undefined if the battle is over. */
const nextStep = (course: Course, battle: Battle): Next | undefined => {
  const { ruleset } = course;
  const { round, step } = battle;
  const steps = stepsOf(ruleset, battle, round);
  const done = step === undefined ? -1 : steps.findIndex((each) => nameOf(each) === step);
  // What was answered in the step just made says nothing about the next one.
  const silent = { ...battle, answered: [] };
  const isOpening = round === 0;
  const opened = isOpening ? firstDue(course, silent, steps.slice(done + 1)) : undefined;
  if (opened !== undefined) return opened;
  if (outcomeOf(course, battle) !== undefined) return undefined;
  const rest = isOpening ? undefined : firstDue(course, silent, steps.slice(done + 1));
  if (rest !== undefined) return rest;
  const fresh: Battle = { ...silent, round: round + 1, withdrawn: {} };
  const next = firstDue(course, fresh, stepsOf(ruleset, fresh, fresh.round));
  if (next === undefined) throw new Error(`Nothing can happen in the battle "${battle.id}" and yet it is not over.`);
  return next;
};

const firstDue = (course: Course, battle: Battle, steps: readonly ProgramStep[]): Next | undefined => {
  for (const step of steps) {
    const making = stepOf(step).due(course, battle);
    if (making !== undefined) return { round: battle.round, step: nameOf(step), making };
  }
  return undefined;
};
