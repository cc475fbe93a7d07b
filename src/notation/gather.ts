// The lines of a sheet put together into orders: all moves of a phase are one order, and so are purchases, placements
// and standing orders. Each part of an order remembers the line it came from.

import { type PowerOrder, payerOf, pursesOf } from '../engine/index.ts';
import { isBefore, type Power, sumCounts } from '../vocab/index.ts';

import type { FightItem } from './battles.ts';
import type { NotationContext } from './context.ts';
import type { AmendmentItem, BareOrder, Item, LandingItem, PlanItem } from './items.ts';
import { inOneTurn, type Voiced } from './joint.ts';
import { type NotationProblems, type Problem, problem } from './problems.ts';
import { makePurchase, payerByLand } from './purses.ts';
import type { Coming } from './to-fight.ts';
import { MOST_UNITS } from './units.ts';

/** Where a part of an order was written: `at` is a path into the order as refusals use it, such as `moves/3`. */
export interface Source {
  readonly line: number;
  readonly at: string;
}

/** An order in the making. */
interface Draft extends Voiced {
  readonly order: BareOrder;
  readonly sources: readonly Source[];
  readonly joins: 'heading' | 'none';
  /** Moves of one phase are one order; a second combat movement is another. */
  readonly coming: Coming;
}

/** Limits of the engine's schemas. */
const LIMITS = { moves: 500, battles: 60, placements: 100, 'standing-orders': 60 } as const;

/** What becomes of lines; landings, amendments and plans have been told to the orders they are of. */
export type OrderItem = Exclude<Item, LandingItem | AmendmentItem | PlanItem>;

const asOrder = (item: OrderItem): BareOrder => {
  switch (item.kind) {
    case 'moves':
      return { type: item.phase, moves: [...item.moves] };
    case 'attack':
      return { type: 'combat-move', moves: [], attacks: [...item.zones] };
    case 'purchase':
      return { type: 'purchase', units: item.units, ...(item.purse === undefined ? {} : { purse: item.purse }) };
    case 'place':
      return { type: 'place', placements: [...item.placements] };
    case 'standing':
      return { type: 'standing-orders', orders: [...item.orders] };
    case 'fight':
      return { type: 'fight', battles: [...item.battles] };
    case 'order':
      return item.order;
  }
};

/** What the parts of an order are called in paths, and how many it has; orders of one piece have none. */
const partsOf = (
  order: BareOrder,
): { readonly name: keyof typeof LIMITS; readonly path: string; readonly count: number } | undefined => {
  switch (order.type) {
    case 'combat-move':
    case 'noncombat-move':
      return { name: 'moves', path: 'moves', count: order.moves.length };
    case 'fight':
      return { name: 'battles', path: 'battles', count: order.battles.length };
    case 'place':
      return { name: 'placements', path: 'placements', count: order.placements.length };
    case 'standing-orders':
      return { name: 'standing-orders', path: 'orders', count: order.orders.length };
    default:
      return undefined;
  }
};

const joined = (a: BareOrder, b: BareOrder): BareOrder | undefined => {
  if (a.type === 'combat-move' && b.type === 'combat-move') {
    const attacks = [...(a.attacks ?? []), ...(b.attacks ?? [])];
    return { ...a, moves: [...a.moves, ...b.moves], ...(attacks.length === 0 ? {} : { attacks }) };
  }
  if (a.type === 'noncombat-move' && b.type === 'noncombat-move') return { ...a, moves: [...a.moves, ...b.moves] };
  if (a.type === 'purchase' && b.type === 'purchase' && a.purse === b.purse)
    return { ...a, units: sumCounts([a.units, b.units]) };
  if (a.type === 'place' && b.type === 'place') return { ...a, placements: [...a.placements, ...b.placements] };
  if (a.type === 'standing-orders' && b.type === 'standing-orders') return { ...a, orders: [...a.orders, ...b.orders] };
  if (a.type === 'fight' && b.type === 'fight') return { ...a, battles: [...a.battles, ...b.battles] };
  return undefined;
};

/** The draft a line belongs to: fights join only the one before them, under the same heading. */
const homeOf = (drafts: readonly Draft[], { order, power, joins, coming }: Omit<Draft, 'sources'>): number => {
  if (order.type !== 'fight')
    return drafts.findIndex(
      (draft) => draft.power === power && draft.coming === coming && joined(draft.order, order) !== undefined,
    );
  const last = drafts.at(-1);
  return last?.order.type === 'fight' && last.joins === 'heading' && joins === 'heading' ? drafts.length - 1 : -1;
};

const sourcesOf = (order: BareOrder, line: number, first: number): readonly Source[] => {
  if (order.type === 'combat-move' && order.attacks !== undefined)
    return order.attacks.map((zone) => ({ line, at: `attacks/${zone}` }));
  const parts = partsOf(order);
  if (parts === undefined || parts.count === 0) return [{ line, at: '' }];
  return Array.from({ length: parts.count }, (_, index) => ({ line, at: `${parts.path}/${first + index}` }));
};

const add = (drafts: readonly Draft[], item: OrderItem, line: number, power: Power): readonly Draft[] => {
  const order = asOrder(item);
  const joins = item.kind === 'fight' ? item.joins : 'heading';
  const coming = item.kind === 'moves' || item.kind === 'attack' ? item.coming : 'first';
  const index = homeOf(drafts, { order, power, joins, coming });
  const home = drafts[index];
  const whole = home && joined(home.order, order);
  if (home === undefined || whole === undefined)
    return [...drafts, { order, power, sources: sourcesOf(order, line, 0), joins, coming }];
  const first = partsOf(home.order)?.count ?? 0;
  const grown = { ...home, order: whole, sources: [...home.sources, ...sourcesOf(order, line, first)] };
  return drafts.map((draft, at) => (at === index ? grown : draft));
};

const NEEDS_NONCE: ReadonlySet<BareOrder['type']> = new Set([
  'research',
  'combat-move',
  'rocket',
  'fight',
  'casualties',
  'withdraw',
  'retreat',
  'defend-neutral',
  'intercept',
  'kamikaze',
]);

const tooMany = (order: BareOrder): NotationProblems['too-many'] | undefined => {
  const parts = partsOf(order);
  if (parts === undefined || parts.count <= LIMITS[parts.name]) return undefined;
  return { what: parts.name, limit: LIMITS[parts.name] };
};

const excess = (order: BareOrder): number | undefined =>
  order.type === 'purchase' ? Object.values(order.units).find((count) => count > MOST_UNITS) : undefined;

/** The items, purchases with the purse that pays where the placements of the sheet tell which. */
const withPayers = <T extends { readonly item: OrderItem; readonly line: number }>(
  context: NotationContext,
  items: readonly T[],
  powerAt: (line: number) => Power,
): readonly T[] =>
  items.map((each) => {
    const { item, line } = each;
    if (item.kind !== 'purchase' || item.purse !== undefined) return each;
    const power = powerAt(line);
    const spaces = items.flatMap((other) =>
      other.item.kind === 'place' && powerAt(other.line) === power
        ? other.item.placements.map(({ space, from }) => from ?? space)
        : [],
    );
    const purse = payerByLand(context, power, spaces);
    return purse === undefined ? each : { ...each, item: { ...item, purse } };
  });

/** A purchase that a power with several purses may mean any of them for, as the lines that would say which. */
const payersOpen = (context: NotationContext, { order, power }: Draft, line: number): Problem | undefined => {
  if (order.type !== 'purchase' || order.purse !== undefined) return undefined;
  if (payerOf(context.ruleset, power) === undefined) return undefined;
  const purses = pursesOf(context.ruleset, power);
  const lines = purses.map((purse) => makePurchase({ ...context, power }, order.units, purse));
  return problem(
    { line },
    'purse-missing',
    { purses },
    lines.map((text) => ({ kind: 'word', text })),
  );
};

export interface Gathered {
  readonly orders: readonly PowerOrder[];
  /** For each order where its parts were written, in their order. */
  readonly sources: readonly (readonly Source[])[];
  readonly problems: readonly Problem[];
}

/** An order that no line of the sheet holds. */
const unsaid = (voiced: Voiced): Draft => ({ ...voiced, sources: [], joins: 'none', coming: 'first' });

/** A second movement to combat without a first: the first is skipped, and the engine has to be told so. */
const skippingFirst = (context: NotationContext, drafts: readonly Draft[]): readonly Draft[] => {
  const { ruleset, state, power } = context;
  const at = drafts.findIndex(({ order }) => order.type === 'combat-move');
  if (drafts[at]?.coming !== 'second' || !isBefore(ruleset.phases, state.turn.phase, 'combat')) return drafts;
  const none = unsaid({ order: { type: 'combat-move', moves: [] }, power });
  return [...drafts.slice(0, at), none, ...drafts.slice(at)];
};

/**
 * What is bought comes before the moves wherever it is written: nobody buys for this turn once its moves are made, and
 * many write it at the foot of a mail.
 */
const purchaseFirst = ({ ruleset, state }: NotationContext, drafts: readonly Draft[]): readonly Draft[] => {
  const isEarly = ({ order }: Draft): boolean => order.type === 'purchase' || order.type === 'research';
  const moves = drafts.findIndex(({ order }) => order.type === 'combat-move');
  if (moves < 0 || !isBefore(ruleset.phases, state.turn.phase, 'combat-move')) return drafts;
  const late = drafts.slice(moves).filter(isEarly);
  return [...drafts.slice(0, moves), ...late, ...drafts.slice(moves).filter((draft) => !isEarly(draft))];
};

/** Orders of the phases before units are put down. */
const BEFORE_PLACING: readonly Draft['order']['type'][] = ['combat-move', 'fight', 'noncombat-move'];

/**
 * What is put down comes behind the moves wherever it is written: many say with the purchase where it goes, and placing
 * ends what is before it.
 */
const placedLast = ({ ruleset: { phases } }: NotationContext, drafts: readonly Draft[]): readonly Draft[] => {
  const isPlaced = ({ order }: Draft): boolean => order.type === 'place';
  const last = drafts.findLastIndex(({ order }) => BEFORE_PLACING.includes(order.type));
  const place = phases.findIndex(({ kind }) => kind === 'place');
  const moves = phases.findLastIndex(({ kind }) => kind === 'combat-move' || kind === 'noncombat-move');
  const early = drafts.slice(0, Math.max(0, last)).filter(isPlaced);
  if (early.length === 0 || place < moves) return drafts;
  return [...drafts.slice(0, last + 1).filter((draft) => !isPlaced(draft)), ...early, ...drafts.slice(last + 1)];
};

/** True for what is decided in a battle: a fight below it goes on, and says nothing again. */
const isDecision = (item: OrderItem): boolean =>
  item.kind === 'order' && ['casualties', 'withdraw', 'retreat'].includes(item.order.type);

/**
 * The items with how a battle is fought where it was ordered first: `Würfeln bitte. In Finnland nach zwei Runden
 * Rückzug nach Karelien.` Nobody fights to the end, and then once more.
 */
const withConducts = <T extends { readonly item: OrderItem }>(items: readonly T[]): readonly T[] => {
  const told = new Map<string, FightItem['conduct']>();
  const kept = items.toReversed().flatMap((each, nth) => {
    const { item } = each;
    if (item.kind !== 'fight') return [each];
    const before = items.slice(0, items.length - 1 - nth);
    const above = before.slice(before.findLastIndex((one) => isDecision(one.item)) + 1);
    const isOpen = (battle: string): boolean =>
      above.some(
        (one) =>
          one.item.kind === 'fight' &&
          one.item.battles.some((other) => other.battle === battle && other.conduct === undefined),
      );
    const battles = item.battles.flatMap((one) => {
      if (one.conduct !== undefined && isOpen(one.battle)) {
        told.set(one.battle, one.conduct);
        return [];
      }
      const conduct = one.conduct ?? told.get(one.battle);
      if (one.conduct === undefined) told.delete(one.battle);
      return [conduct === undefined ? one : { ...one, conduct }];
    });
    return battles.length === 0 ? [] : [{ ...each, item: { ...item, battles } }];
  });
  return kept.toReversed();
};

/**
 * Battles are fought before what is done without combat, wherever the dice are asked for: many do so at the foot of a
 * mail. Where somebody attacks again below what he moves in peace, all is left as it is written.
 */
const battlesFirst = (drafts: readonly Draft[]): readonly Draft[] => {
  const quiet = drafts.findIndex(({ order }) => order.type === 'noncombat-move' || order.type === 'place');
  const below = drafts.slice(Math.max(0, quiet));
  if (quiet < 0 || below.some(({ order }) => order.type === 'combat-move')) return drafts;
  const isFight = ({ order }: Draft): boolean => order.type === 'fight';
  return [...drafts.slice(0, quiet), ...below.filter(isFight), ...below.filter((draft) => !isFight(draft))];
};

/**
 * The items without a fight that only says again what is ordered above: `Ukraine first, then Finland. Dice please!` Who
 * stops a battle after some rounds goes on with it by naming it again.
 */
const withoutEchoes = <T extends { readonly item: OrderItem }>(said: readonly T[]): readonly T[] => {
  const items = withConducts(said);
  const fought = new Set<string>();
  const ordered = new Set<string>();
  return items.flatMap((each) => {
    const { item } = each;
    if (isDecision(item)) fought.clear();
    if (item.kind !== 'fight') return [each];
    const isEcho = item.battles.every(({ battle, conduct }) => conduct === undefined && fought.has(battle));
    // `2 rounds there. Roll both`: the other one, as it comes.
    const left = item.of === 'all' ? item.battles.filter(({ battle }) => !ordered.has(battle)) : item.battles;
    for (const { battle, conduct } of item.battles) {
      ordered.add(battle);
      if (conduct?.rounds === undefined) fought.add(battle);
      else fought.delete(battle);
    }
    return isEcho || left.length === 0 ? [] : [{ ...each, item: { ...item, battles: left } }];
  });
};

/** What a turn brings is divided as it ends, wherever the sheet says how; a fund that waits already, at once. */
const fundsLast = ({ state }: NotationContext, drafts: readonly Draft[]): readonly Draft[] => {
  const isFund = ({ order }: Draft): boolean => order.type === 'divide-fund';
  const end = drafts.findIndex(({ order }) => order.type === 'end-turn');
  if (end < 0 || state.turn.due?.some(({ choice }) => choice === 'fund') === true) return drafts;
  const early = drafts.slice(0, end).filter(isFund);
  return [
    ...drafts.slice(0, end).filter((draft) => !isFund(draft)),
    ...drafts.slice(end, end + 1),
    ...early,
    ...drafts.slice(end + 1),
  ];
};

/** Whose an order is: a fund is divided by the power whose purses it names. */
const powerOf = ({ ruleset, power }: NotationContext, order: Draft['order']): Power => {
  const { purses } = ruleset.income;
  if (order.type !== 'divide-fund' || purses === 'one-each') return power;
  return purses.find(({ id }) => id === order.shares[0]?.purse)?.power ?? power;
};

/**
 * The orders that lines come to, in the order in which they first occur: a purchase before the moves, battles before
 * what is done without combat, and behind all moves what is placed.
 *
 * @param powerAt whose a line is
 */
export const gather = (
  context: NotationContext,
  items: readonly { readonly line: number; readonly item: OrderItem }[],
  powerAt: (line: number) => Power,
): Gathered => {
  const said = withPayers(context, withoutEchoes(items), powerAt).reduce<readonly Draft[]>(
    (sofar, { item, line }) => add(sofar, item, line, powerAt(line)),
    [],
  );
  const fought = battlesFirst(purchaseFirst(context, skippingFirst(context, said)));
  const early = placedLast(context, fought);
  const drafts = fundsLast(context, inOneTurn(context, early, unsaid));
  const orders: PowerOrder[] = [];
  const written: (readonly Source[])[] = [];
  const problems: Problem[] = [];
  let nth = 0;
  for (const draft of drafts) {
    const { order, power, sources } = draft;
    const line = sources[0]?.line ?? 1;
    const payers = payersOpen(context, draft, line);
    if (payers !== undefined) {
      problems.push(payers);
      continue;
    }
    const limit = tooMany(order);
    const number = excess(order);
    if (limit !== undefined) problems.push(problem({ line }, 'too-many', limit));
    if (number !== undefined)
      problems.push(problem({ line }, 'number-out-of-range', { number, least: 1, most: MOST_UNITS }));
    if (limit !== undefined || number !== undefined) continue;
    const needed = NEEDS_NONCE.has(order.type);
    const nonce = typeof context.nonce === 'function' && needed ? context.nonce(nth) : context.nonce;
    if (needed) nth += 1;
    if (needed && nonce === undefined) {
      problems.push(problem({ line }, 'nonce-missing', { order: order.type }));
      continue;
    }
    const whole = { ...order, power: powerOf({ ...context, power }, order), ...(needed ? { nonce } : {}) };
    written.push(sources);
    orders.push(whole as PowerOrder); // a bare order is the order without exactly these two fields
  }
  return { orders, sources: written, problems };
};
