// The end of a player turn: what was not placed is lost, income is collected, and it is seen whether anyone has won.
// Then the next power's turn begins.

import type { Ruleset } from '../../rulesets/index.ts';
import { countTotal, nextOfKind, type Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { closeNoncombat } from '../movement/close.ts';
import { isOver } from '../state/over.ts';
import { actingPowers, capitalLost } from '../state/queries.ts';
import { beginTurn } from './begin-turn.ts';
import { firstInGame } from './elimination.ts';
import { raiseFunds } from './fund.ts';
import { enterPhase } from './hand-off.ts';
import { wonByHolding } from './held.ts';
import { countIncome } from './income.ts';
import { turnMates } from './joint-turn.ts';
import { placeMusters } from './muster.ts';
import { changeInRound } from './peace.ts';
import { scoreIncome, wonByCollecting } from './points.ts';
import { boughtBy } from './stock.ts';
import { surface } from './surface.ts';
import { endsWithTheatres, judgeTheatres } from './theatres.ts';
import { collectTribute } from './tribute.ts';
import { productionOf, wonByCapitals, wonByLandValue } from './victory.ts';

/** What becomes of money that is left, by word. */
const UNSPENT: { readonly [word in Ruleset['income']['unspent']]: (course: Course, power: Power) => void } = {
  kept: () => undefined,
  lost: (course, power) => {
    for (const [purse, ipc] of Object.entries(course.state.treasury[power])) {
      if (ipc === 0) continue;
      course.emit({ type: 'paid', power, purse, ipc, for: 'unspent' });
      course.apply('unspent-lost');
    }
  },
};

/** What was bought and not placed is lost. @returns whether anything was */
export const forfeitUnits = (course: Course): boolean => {
  let lost = false;
  for (const power of actingPowers(course.state)) {
    const units = boughtBy(course.state, power);
    if (countTotal(units) === 0) continue;
    lost = true;
    course.emit({ type: 'units-forfeited', power, units });
  }
  return lost;
};

/** Ends the turn under way, closing every phase still open. */
export const endTurn = (course: Course): void => {
  closeNoncombat(course);
  if (course.refusals.length > 0) return;
  placeMusters(course);
  if (forfeitUnits(course)) course.apply('units-forfeited');
  const powers = actingPowers(course.state);
  surface(course);
  if (nextOfKind(course.ruleset.phases, course.state.turn.phase, 'income') !== undefined) {
    enterPhase(course, 'income');
    for (const power of powers) countIncome(course, power);
    scoreIncome(course);
    if (!raiseFunds(course)) return;
  }
  closeIncome(course);
};

/** What follows when all that a turn brings in has been counted and divided. */
export const closeIncome = (course: Course): void => {
  enterPhase(course, 'end');
  if (collectTribute(course)) handOver(course);
};

/** The last of a turn, when nobody has anything left to say in it. */
export const handOver = (course: Course): void => {
  const powers = actingPowers(course.state);
  for (const power of powers) UNSPENT[course.ruleset.income.unspent](course, power);
  course.emit({ type: 'turn-ended', round: course.state.round, power: course.state.turn.power });
  passOn(course);
};

/** The next power that has not given up, unless somebody has won. A power that has nothing left still has its turn. */
export const passOn = (course: Course): void => {
  const { ruleset, state } = course;
  const { round } = state;
  if (wonByCollecting(course)) return;
  if (wonByHolding(course, state.turn.power, 'turn-ended')) return;
  const capitals = wonByCapitals(ruleset, state);
  if (capitals !== undefined) {
    course.apply('game-won-by-capitals');
    return course.emit({ type: 'game-won', side: capitals, how: 'capitals' });
  }
  judgeTheatres(course, (theatre) => wonByCapitals(ruleset, state, theatre), 'capitals');
  const mates = turnMates(ruleset, state.turn.power);
  const later = ruleset.turnOrder
    .slice(ruleset.turnOrder.indexOf(state.turn.power) + 1)
    .filter((power) => !mates.includes(power));
  const next = firstInGame(course, later);
  if (isOver(course.state)) return;
  if (next !== undefined) {
    if (!wonByHolding(course, next, 'turn-began')) beginTurn(course, round, next);
    return;
  }

  const production = productionOf(ruleset, state);
  course.emit({ type: 'round-ended', round, production });
  const economic = wonByLandValue(ruleset, state, production);
  if (economic !== undefined) {
    const powers = ruleset.sides.find(({ side }) => side === economic)?.powers ?? [];
    const unpaid = powers.some((power) => capitalLost(ruleset, state, power));
    course.apply('game-won-by-land-value', unpaid ? ['unpaid'] : []);
    return course.emit({ type: 'game-won', side: economic, how: 'economic' });
  }
  judgeTheatres(
    course,
    (theatre) => wonByLandValue(ruleset, state, productionOf(ruleset, state, theatre), theatre),
    'economic',
  );
  if (endsWithTheatres(course)) return;
  changeInRound(course, round + 1);
  const first = firstInGame(course, ruleset.turnOrder);
  if (isOver(course.state)) return;
  if (first !== undefined && !wonByHolding(course, first, 'turn-began')) beginTurn(course, round + 1, first);
};
