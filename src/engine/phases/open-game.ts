// Line 0 of a game: the whole position, from the printed set-up or from a position the players agreed on, and the first
// turn. Units get their ids here, in an order that depends on nothing but the position.

import { notOffered } from '../../rulesets/index.ts';
import { type ByPower, byPower, isAhead, type Phase, POWERS, type Technology } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { OpenGame } from '../orders/order.ts';
import { beginTurn } from './begin-turn.ts';
import { grantAdvance } from './cash-advance.ts';
import { deploy } from './deploy.ts';
import { grantFunds } from './fund.ts';
import { changeInRound } from './peace.ts';
import { namesMoney, type OpeningPosition, positionOf, setupOf } from './position.ts';
import { openBids, refuseSeats } from './sealed-bid.ts';

/**
 * Opens a game.
 *
 * In an agreed position spaces that are not named have their printed owner and no units; powers that are not named have
 * no money and no technology. A ship that carries units stands among `units`, what it carries stands in `cargo` only;
 * fighters over a sea zone are put on carriers with room there, own ones first.
 */
export const openGame = (course: Course, order: OpenGame): void => {
  const { ruleset } = course;
  if (order.ruleset !== ruleset.id || order.version !== ruleset.version) {
    course.refuse('unknown-ruleset', { ruleset: order.ruleset, version: order.version }, 'ruleset');
  }
  if (order.board !== ruleset.board.id) {
    course.refuse('wrong-board', { board: order.board, ruleset: ruleset.id }, 'board');
  }
  for (const said of notOffered(ruleset, order.options)) {
    course.refuse('option-not-offered', { ...said, ruleset: ruleset.id }, `options/${said.option}`);
  }
  const position = order.start === undefined ? setupOf(ruleset, order.options) : positionOf(course, order.start);
  const units = deploy(course, position);
  if (order.options.bids === 'sealed') refuseSeats(course, order);
  const phase = order.start?.phase;
  if (phase !== undefined && !ruleset.phases.some(({ id }) => id === phase))
    course.refuse('no-such-phase', { phase, ruleset: ruleset.id }, 'start/phase');
  if (course.refusals.length > 0) return;

  course.emit({
    type: 'game-opened',
    board: order.board,
    ruleset: ruleset.id,
    version: ruleset.version,
    options: order.options,
    players: order.players,
    control: { ...position.control },
    units,
    treasury: { ...position.treasury },
    ...(position.purses === undefined ? {} : { purses: position.purses }),
    technology: withBalance(course, order, position),
  });
  for (let round = 1; round <= position.round; round += 1) changeInRound(course, round);
  for (const { between, to } of order.start?.relations ?? [])
    course.emit({ type: 'relation-changed', between, to, by: 'agreement' });
  for (const [side, points] of Object.entries(order.start?.points ?? {}))
    course.emit({ type: 'points-changed', side, points, by: 'agreement' });
  for (const [theatre, side] of Object.entries(order.start?.theatres ?? {}))
    course.emit({ type: 'theatre-won', theatre, side, how: 'agreement' });
  const agreed = order.start !== undefined && namesMoney(order.start, position.power);
  beginTurn(course, position.round, position.power, agreed ? 'counted' : 'due', order.start?.taken);
  if (phase !== undefined) passTo(course, phase);
  openBids(course, order);
  if (order.start === undefined || order.start.cashAdvance === 'due') grantAdvance(course);
  if (order.start === undefined || order.start.funds === 'due') grantFunds(course);
};

/** Goes on to a phase, as if nothing were ordered in those before it. */
const passTo = (course: Course, goal: Phase): void => {
  const { phases } = course.ruleset;
  for (const { id } of phases) {
    const isDue = isAhead(phases, course.state.turn.phase, id) && !isAhead(phases, goal, id);
    if (isDue) course.emit({ type: 'phase-began', phase: id });
  }
};

/** Technology at the start, with what the agreed balance gives (B23.3); powers without any are left out. */
const withBalance = (
  course: Course,
  order: OpenGame,
  { technology }: OpeningPosition,
): { [power in keyof ByPower<unknown>]?: Technology[] } => {
  const given = order.options.balance === 'axis-technology' ? course.ruleset.balance.technology : {};
  const all = byPower((power) => [...new Set([...(technology[power] ?? []), ...(given[power] ?? [])])]);
  if (POWERS.some((power) => all[power].length > (technology[power] ?? []).length)) {
    course.apply('balance-axis-technology');
  }
  return Object.fromEntries(Object.entries(all).filter(([, owned]) => owned.length > 0));
};
