// What of a sheet the log holds already. Whoever sends his turn again, whole or corrected, changes nothing that is
// entered: those lines are found in the log and taken out, and where they say otherwise it is told that they come too
// late.

import { isOver, type Move, type OrderOf, type PowerOrder } from '../engine/index.ts';
import type { NotationContext, Sheet } from '../notation/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { countEntries, isPast, type Power, sumCounts, type UnitCounts, withoutCounts } from '../vocab/index.ts';
import { contextOf, type ReadSheet, settledIn, withoutLines } from './sheet.ts';
import { courseOf, type TurnSoFar, turnSoFar } from './so-far.ts';
import type { Hands, Reading, Seat, Table } from './table.ts';

/** A part of a turn that is entered, and of which a sheet says something else. */
export interface Late {
  readonly line: number | undefined;
  /** What only the sheet says, and what only the log does; absent where one says nothing that the other does not. */
  readonly here?: PowerOrder;
  readonly log?: PowerOrder;
}

export interface Resent {
  /** The lines without those that are entered. */
  readonly text: string;
  /** How many of its orders are in the log. */
  readonly entered: number;
  readonly late: readonly Late[];
}

/** Orders of which a turn has one for each phase they are for. */
type Once = OrderOf<'research' | 'purchase' | 'combat-move' | 'noncombat-move' | 'place'>;

const ONCE: readonly PowerOrder['type'][] = ['research', 'purchase', 'combat-move', 'noncombat-move', 'place'];

const isOnce = (order: PowerOrder): order is Once => ONCE.includes(order.type);

/** Parts of an order that can be counted: units, by where and how. */
type Parts = ReadonlyMap<string, UnitCounts>;

/** How a part goes, apart from its units. A way that may have been filled in later counts by its ends. */
const wayOf = (order: Once, { units: _, ...part }: { readonly units: UnitCounts } & Partial<Move>): string => {
  if (order.type !== 'noncombat-move' || !('path' in part) || part.path === undefined) return JSON.stringify(part);
  return JSON.stringify({ ...part, path: [part.path[0], part.path.at(-1)] });
};

/** What an order is made of; of research and purchases, one part. */
const piecesOf = (order: Once): readonly { readonly units: UnitCounts }[] => {
  switch (order.type) {
    case 'research':
      return [];
    case 'purchase':
      return [order];
    case 'place':
      return order.placements;
    default:
      return order.moves;
  }
};

const partsOf = (order: Once): Parts => {
  const parts = new Map<string, UnitCounts>();
  for (const piece of piecesOf(order)) {
    const way = order.type === 'purchase' ? '' : wayOf(order, piece);
    parts.set(way, sumCounts([piece.units, parts.get(way) ?? {}]));
  }
  return parts;
};

/** The order with those of its units alone that another one of its kind does not have. */
const without = <O extends Once>(order: O, other: Parts): O => {
  const left = new Map(other);
  const cut = <P extends { readonly units: UnitCounts }>(pieces: readonly P[]): readonly P[] =>
    pieces.flatMap((piece) => {
      const way = order.type === 'purchase' ? '' : wayOf(order, piece);
      const units = withoutCounts(piece.units, left.get(way) ?? {});
      left.set(way, withoutCounts(left.get(way) ?? {}, piece.units));
      return countEntries(units).length === 0 ? [] : [{ ...piece, units }];
    });
  switch (order.type) {
    case 'purchase':
      return { ...order, units: cut([order])[0]?.units ?? {} };
    case 'place':
      return { ...order, placements: cut(order.placements) };
    case 'combat-move':
    case 'noncombat-move':
      return { ...order, moves: cut(order.moves) };
    default:
      return order;
  }
};

const isEmpty = (order: Once): boolean => piecesOf(order).every(({ units }) => countEntries(units).length === 0);

/** Planes that were flown home as declared are in the log, though nobody wrote it. */
const onlyFlights = ({ board }: Ruleset, order: Once): boolean =>
  order.type === 'noncombat-move' &&
  order.moves.every(({ units }) => countEntries(units).every(([type]) => board.units[type].domain === 'air'));

/** What two orders of a kind differ in; undefined where the log says what the sheet says. */
const difference = (ruleset: Ruleset, here: Once, log: Once): Pick<Late, 'here' | 'log'> | undefined => {
  if (here.type === 'research') return log.type === 'research' && here.dice === log.dice ? undefined : { here, log };
  const [more, less] = [without(here, partsOf(log)), without(log, partsOf(here))];
  const zones = (order: Once): string =>
    order.type === 'combat-move' ? [...(order.attacks ?? [])].sort().join(' ') : '';
  const same = isEmpty(more) && (isEmpty(less) || onlyFlights(ruleset, less)) && zones(here) === zones(log);
  if (same) return undefined;
  if (isEmpty(more) && isEmpty(less)) return { here, log };
  return { ...(isEmpty(more) ? {} : { here: more }), ...(isEmpty(less) ? {} : { log: less }) };
};

/** What a sheet was read with: the position as it is now. */
type Here = Pick<NotationContext, 'ruleset' | 'state'>;

/** Battles that need no word any more: over, under way, or about to be fought. */
const isOrdered = ({ ruleset, state: { turn } }: Here, battle: string): boolean => {
  if (isPast(ruleset.phases, turn.phase, 'combat')) return true;
  const there = turn.battles.find(({ id }) => id === battle);
  return there !== undefined && (there.status !== 'declared' || turn.queue.includes(battle));
};

interface Compared extends Omit<Resent, 'text'> {
  readonly done: ReadonlySet<number>;
  /** Whether it is a turn that was sent before: a fight alone may also say that a battle goes on. */
  readonly known: 'yes' | 'no';
}

/** What became of each order of a sheet: the lines that are done, and what comes too late. */
const compare = (here: Here, { orders: log, status }: TurnSoFar, { orders, sources }: Sheet): Compared => {
  const open = new Set<number>();
  const done = new Set<number>();
  const late: Late[] = [];
  let entered = 0;
  let known: Compared['known'] = 'no';
  for (const [at, order] of orders.entries()) {
    const lines = (sources[at] ?? []).map(({ line }) => line);
    let parts = lines.map(() => false);
    if (isOnce(order)) {
      const nth = orders.slice(0, at).filter(({ type }) => type === order.type).length;
      const there = log.filter((each): each is Once => isOnce(each) && each.type === order.type)[nth];
      const differs = there && difference(here.ruleset, order, there);
      if (differs !== undefined) late.push({ line: lines[0], ...differs });
      else if (there !== undefined) {
        entered += 1;
        known = 'yes';
      }
      parts = lines.map(() => there !== undefined);
    } else if (order.type === 'fight') {
      parts = order.battles.map(({ battle }) => status === 'over' || isOrdered(here, battle));
      if (parts.every((each) => each)) entered += 1;
    } else if (order.type === 'rocket') {
      const fired = log.some((each) => each.type === 'rocket' && each.from === order.from);
      parts = lines.map(() => fired);
      if (fired) entered += 1;
    } else if (order.type === 'end-turn' && status === 'over') parts = lines.map(() => true);
    for (const [nth, line] of lines.entries()) (parts[nth] === true ? done : open).add(line);
  }
  return { done: new Set([...done].filter((line) => !open.has(line))), entered, late, known };
};

/** True for a sheet with the attacks of a turn, and no others. */
const attacksAlike = (ruleset: Ruleset, { orders: log }: TurnSoFar, { orders }: Sheet): boolean => {
  const attacks = (all: readonly PowerOrder[]) => all.filter((order) => order.type === 'combat-move');
  const [here, ...more] = attacks(orders);
  const [there, ...others] = attacks(log);
  if (here === undefined || there === undefined || more.length + others.length > 0) return false;
  return !isEmpty(here) && difference(ruleset, here, there) === undefined;
};

/** True if the log has something of a turn that a sheet could say again. */
const mayBeResent = ({ orders }: Pick<TurnSoFar, 'orders'>): boolean => orders.some((order) => isOnce(order));

/**
 * Looks a sheet up in what is entered of a turn.
 *
 * @param context what it was read with, as the position is now
 * @param reading reads it as it would have been read when the turn began
 * @returns undefined where nothing of it is entered: it is a turn, or part of one, that is new
 */
export const resentIn = (
  context: NotationContext,
  turn: TurnSoFar,
  { text, sheet: now }: ReadSheet,
  reading: Pick<Reading, 'parse' | 'judge'>,
): Resent | undefined => {
  const { ruleset, state, power } = context;
  if (isOver(state) || !mayBeResent(turn)) return undefined;
  const judge = reading.judge(ruleset, power, courseOf(turn));
  const then = reading.parse({ ...context, state: turn.start, judge }, text);
  const asThen = compare(context, turn, then);
  if (turn.status === 'over') {
    // Under the name of another turn it is that one.
    if (then.remarks.some(({ code }) => code === 'turn-differs')) return undefined;
    // The same turn once more, whole or corrected behind the same attacks: else it is one for the next time.
    const isSame = asThen.late.length === 0 || attacksAlike(ruleset, turn, then);
    const whole = then.problems.length === 0 && isSame && asThen.known === 'yes' && asThen.entered > 1;
    const all = then.orders.every((_, at) => (then.sources[at] ?? []).every(({ line }) => asThen.done.has(line)));
    const gone = new Set([...asThen.done, ...settledIn(then, asThen.done)]);
    return whole && all ? { text: withoutLines(text, gone), entered: asThen.entered, late: asThen.late } : undefined;
  }
  // Lines without headings read otherwise now: what was a move to battle then would be one behind the fights.
  const read = asThen.known === 'yes' ? then : now;
  const found = read === then ? asThen : compare(context, turn, now);
  const passed = now.orders.some((order) => isOnce(order) && isPast(ruleset.phases, state.turn.phase, order.type));
  if (read === now && !passed) return undefined;
  const gone = new Set([...found.done, ...settledIn(read, found.done)]);
  return { text: withoutLines(text, gone), entered: found.entered, late: found.late };
};

/** Looks a sheet up in the log; undefined where nothing of it is entered. */
export const resent = (
  hands: Pick<Hands, 'language' | 'nonce'>,
  table: Table,
  seat: Seat,
  read: ReadSheet,
): Resent | undefined => {
  const found = (power: Power): Resent | undefined => {
    const turn = turnSoFar(table.game, power);
    // Of another of his powers only a turn that is over may come again.
    if (turn === undefined || (power !== seat.power && turn.status !== 'over')) return undefined;
    return resentIn(contextOf(hands, table, { ...seat, power }), turn, read, table.reading);
  };
  const { orders, problems } = read.sheet;
  const others = orders.length + problems.length < 2 ? [] : seat.speaker.powers.filter((each) => each !== seat.power);
  for (const power of [seat.power, ...others]) {
    const again = found(power);
    if (again !== undefined) return again;
  }
  return undefined;
};
