// Goes through the orders of a sheet without entering them: as far as the first that needs dice, for nobody knows what
// comes after them. Past research it looks on, for a purchase must be paid whatever the dice bring, and past what
// others say before the first turn. Reasons are
// gathered over all orders that can be judged, not only for the first that is refused. Orders are given to a position
// alone, or to a game as its log would take them (`rehearse-at.ts`).

import { decide } from '../engine/decide.ts';
import { awaits, evolve, type GameState, type PowerOrder, type Refusal, resume } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { type Need, ok, type Result } from '../vocab/index.ts';
import { flyHome } from './homeward.ts';
import { waitsForMates } from './mates.ts';

/** An order of a sheet that the rules refuse. */
export interface RefusedOrder {
  /** Which order of the sheet, from 0. */
  readonly order: number;
  readonly refusals: readonly Refusal[];
}

export interface Rehearsal {
  readonly refused: readonly RefusedOrder[];
  /** Orders that were not looked at, for they hang on a refused one. */
  readonly skipped: readonly PowerOrder[];
  /** Whether it ended at dice, or at what somebody else chooses or moves before them. */
  readonly end: 'sheet' | 'dice';
  /** How many orders were looked at. */
  readonly checked: number;
  /** The position behind the last order that could be judged; past research, the one where nothing was found. */
  readonly reached: GameState;
}

/** Where the orders are tried: a game with its log, or a position alone. */
export interface Trial<At> {
  readonly at: At;
  readonly state: GameState;
}

/** An order given: where it leads, and the dice it waits for. */
interface Given<At> extends Trial<At> {
  readonly asked: readonly Need[];
}

/** Gives an order where it is tried. */
export type Give<At> = (at: At, order: PowerOrder) => Result<Given<At>, readonly Refusal[]>;

/** Orders that can be judged although one before them is refused: they do not build on it. */
const standsAlone = (order: PowerOrder, refused: readonly PowerOrder[]): boolean =>
  (order.type === 'purchase' || order.type === 'combat-move' || order.type === 'standing-orders') &&
  refused.every(({ type }) => type === 'purchase' || type === 'research' || type === 'standing-orders');

/**
 * Positions there may be once research dice have fallen: nothing found, and, where technology starts at once,
 * everything. What is refused in all of them is refused however they fall.
 */
export const afterResearch = (ruleset: Ruleset, state: GameState): readonly GameState[] => {
  const miss = ruleset.research.breakthrough === 1 ? 2 : 1;
  const thrown = resume(ruleset, state, ({ n }) => Array.from({ length: n }, () => miss));
  if (!thrown.ok) return [];
  const nothing = thrown.value.events.reduce(evolve, state);
  if (state.options.technologyStarts === 'after-turn') return [nothing];
  const power = state.turn.research?.power ?? state.turn.power;
  return [nothing, { ...nothing, technology: { ...nothing.technology, [power]: ruleset.research.table } }];
};

/** The position once an advance of others is left unspent and their convoy money divided, before the first turn. */
const afterOpening = (ruleset: Ruleset, state: GameState): readonly GameState[] => {
  let now = state;
  for (let [due] = now.turn.due ?? []; due !== undefined; [due] = now.turn.due ?? []) {
    const [power] = due.from;
    if (power === undefined || (due.choice !== 'cash-advance' && due.choice !== 'fund')) return [];
    const answered = decide(
      ruleset,
      now,
      due.choice === 'cash-advance'
        ? { type: 'cash-advance', power, placements: [] }
        : { type: 'divide-fund', power, shares: due.purses.slice(0, 1).map((purse) => ({ purse, ipc: due.ipc })) },
    );
    if (!answered.ok) return [];
    now = answered.value.events.reduce(evolve, now);
  }
  return [now];
};

interface Beyond {
  readonly refused: readonly RefusedOrder[];
  readonly looked: number;
  readonly worlds: readonly GameState[];
}

/** Goes on behind research dice, or what others say first, over purchases and combat moves, which need none. */
const rehearseOn = (ruleset: Ruleset, from: readonly GameState[], orders: readonly PowerOrder[]): Beyond => {
  let worlds = from;
  let looked = 0;
  const refused: RefusedOrder[] = [];
  for (const [index, order] of orders.entries()) {
    if (worlds.length === 0 || (order.type !== 'purchase' && order.type !== 'combat-move')) break;
    const tried = worlds.map((state) => ({ state, decided: decide(ruleset, state, order) }));
    const [first] = tried;
    const went = tried.flatMap(({ state, decided }) =>
      decided.ok ? [decided.value.events.reduce(evolve, state)] : [],
    );
    if (went.length > 0) worlds = went;
    else if (first !== undefined && !first.decided.ok) refused.push({ order: index, refusals: first.decided.error });
    looked += 1;
  }
  return { refused, looked, worlds };
};

/** Gives orders to a position, with no log around it. */
export const givenTo =
  (ruleset: Ruleset): Give<GameState> =>
  (state, order) => {
    const decided = decide(ruleset, state, order);
    if (!decided.ok) return decided;
    const next = decided.value.events.reduce(evolve, state);
    return ok({ at: next, state: next, asked: decided.value.asked });
  };

/** Gives an order with the flights home that were declared before, as it will be entered. */
const giveHomeward = <At>(
  ruleset: Ruleset,
  { at, state }: Trial<At>,
  order: PowerOrder,
  give: Give<At>,
): ReturnType<Give<At>> => {
  const [first = order, ...rest] = flyHome(ruleset, state, order, (tried) => give(at, tried).ok).orders;
  let given = give(at, first);
  for (const next of rest) if (given.ok) given = give(given.value.at, next);
  return given;
};

/**
 * True where somebody else has to choose before the next order, such as whether he strikes at the ships that set out.
 */
const isForOthers = (ruleset: Ruleset, state: GameState, next: PowerOrder | undefined): boolean => {
  const [due] = awaits(ruleset, state);
  return due?.kind === 'choice' && next !== undefined && !due.from.includes(next.power);
};

/** Tries the orders one after the other. */
export const rehearse = <At>(
  ruleset: Ruleset,
  start: Trial<At>,
  orders: readonly PowerOrder[],
  give: Give<At>,
): Rehearsal => {
  let { at, state } = start;
  const refused: RefusedOrder[] = [];
  const skipped: PowerOrder[] = [];
  for (const [index, order] of orders.entries()) {
    const bad = refused.flatMap(({ order: which }) => orders[which] ?? []);
    if (bad.length > 0 && !standsAlone(order, bad)) {
      skipped.push(order);
      continue;
    }
    const given = giveHomeward(ruleset, { at, state }, order, give);
    if (!given.ok) {
      if (waitsForMates(state, order, given.error))
        return { refused, skipped, end: 'dice', checked: index, reached: state };
      refused.push({ order: index, refusals: given.error });
      continue;
    }
    ({ at, state } = given.value);
    if (given.value.asked.length === 0 && !isForOthers(ruleset, state, orders[index + 1])) continue;
    const checked = index + 1;
    const worlds = order.type === 'research' ? afterResearch(ruleset, state) : afterOpening(ruleset, state);
    if (given.value.asked.length > 0 && order.type !== 'research')
      return { refused, skipped, end: 'dice', checked, reached: state };
    const beyond = rehearseOn(ruleset, worlds, orders.slice(checked));
    const later = beyond.refused.map((each) => ({ ...each, order: checked + each.order }));
    return {
      refused: [...refused, ...later],
      skipped,
      end: 'dice',
      checked: checked + beyond.looked,
      reached: beyond.worlds[0] ?? state,
    };
  }
  return { refused, skipped, end: 'sheet', checked: orders.length - skipped.length, reached: state };
};
