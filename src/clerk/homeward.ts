// Planes that said on their combat move where they would land fly there when the noncombat moves come, unless the sheet
// moves them itself: also those that could stay where they fought.

import { type GameState, legal, type Move, type OrderOf, type PowerOrder, turnOf, type Unit } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Power, SpaceId, UnitType } from '../vocab/index.ts';

/** Planes of a kind that are not where they said they would land. */
interface Flight {
  readonly type: UnitType;
  readonly space: SpaceId;
  readonly count: number;
  readonly land: SpaceId;
  /**
   * Where they began the turn, if others of their kind stand beside them that said nothing and that the order moves.
   */
  readonly origin?: SpaceId;
}

/** Orders with which planes must be down: the noncombat moves and what comes after them. */
type Late = OrderOf<'noncombat-move'> | OrderOf<'place'> | OrderOf<'end-turn'>;

export const isLate = (order: PowerOrder): order is Late =>
  order.type === 'noncombat-move' || order.type === 'place' || order.type === 'end-turn';

/** Planes of one kind in a space: those with a home to fly to, and how many of the others the order may move. */
interface Beside {
  readonly homing: readonly { readonly land: SpaceId; readonly origin: SpaceId | undefined }[];
  readonly others: number;
}

const planesBeside = (state: GameState, power: Power, space: SpaceId, planes: readonly Unit[]): Beside => {
  const own = planes.filter((plane) => plane.power === power && turnOf(state, plane.id)?.done !== true);
  const homing = own.flatMap(({ id }) => {
    const { land, origin } = turnOf(state, id) ?? {};
    return land === undefined || land === space ? [] : [{ land, origin }];
  });
  return { homing, others: own.length - homing.length };
};

/**
 * Planes that are elsewhere than they said and are not moved by the order itself, which means first those without a
 * home.
 */
const awayFromHome = (state: GameState, order: Late): readonly Flight[] => {
  const moves = order.type === 'noncombat-move' ? order.moves : [];
  const groups = new Map<string, Flight>();
  for (const [space, slot] of state.slots) {
    for (const [type, alike] of Map.groupBy(state.spaces[slot]?.units ?? [], (unit) => unit.type)) {
      const { homing, others } = planesBeside(state, order.power, space, alike);
      const moved = moves
        .filter((move) => move.kind === 'march' && move.path[0] === space)
        .reduce((sum, { units }) => sum + (units[type] ?? 0), 0);
      for (const { land, origin } of homing.slice(Math.max(0, moved - others))) {
        const named = origin === undefined || Math.min(moved, others) === 0 ? {} : { origin };
        const key = `${type}/${space}/${land}/${named.origin ?? ''}`;
        groups.set(key, { type, space, land, count: (groups.get(key)?.count ?? 0) + 1, ...named });
      }
    }
  }
  return [...groups.values()];
};

export interface Homeward {
  /** The order to give: with the flights home, or with an order of its own for them before it. */
  readonly orders: readonly PowerOrder[];
  readonly flown: readonly Flight[];
}

/**
 * The moves with flights home behind them; those of planes told apart by their origin come first, before others are
 * taken.
 */
const joined = (moves: readonly Move[], flights: readonly Move[]): Move[] => {
  const isNamed = (move: Move): boolean => move.kind === 'march' && move.origin !== undefined;
  return [...flights.filter(isNamed), ...moves, ...flights.filter((move) => !isNamed(move))];
};

/**
 * A refused order as it is to be judged: with the flights, if they alone would be taken. What is wrong with it is then
 * told without planes that would be home but for it.
 */
const refusedWith = (
  order: PowerOrder,
  flights: readonly Move[],
  isTaken: (order: PowerOrder) => boolean,
): PowerOrder => {
  if (order.type !== 'noncombat-move' || flights.length === 0) return order;
  const whole = { ...order, moves: joined(order.moves, flights) };
  // Refusals point at moves by their place in the order.
  const keepsPlaces = order.moves.every((move, at) => whole.moves[at] === move);
  return keepsPlaces && isTaken({ ...order, moves: [...flights] }) ? whole : order;
};

/**
 * The order with flights home as declared, as far as they are allowed.
 *
 * @param isTaken whether an order would be taken now
 */
export const flyHome = (
  ruleset: Ruleset,
  state: GameState,
  order: PowerOrder,
  isTaken: (order: PowerOrder) => boolean,
): Homeward => {
  const away = isLate(order) ? awayFromHome(state, order) : [];
  if (away.length === 0) return { orders: [order], flown: [] };
  const offers = legal(ruleset, state, state.turn.power, 'noncombat').filter(({ aim }) => aim === 'move');
  const flights = away.flatMap((flight) => {
    const { type, space, land, count, origin } = flight;
    const way = offers.find((offer) => offer.type === type && offer.space === space && offer.to === land);
    const named = origin === undefined ? {} : { origin };
    const move: Move | undefined = way && { kind: 'march', units: { [type]: count }, path: [...way.path], ...named };
    return move === undefined ? [] : [{ flight, move }];
  });
  let moves: readonly Move[] = order.type === 'noncombat-move' ? order.moves : [];
  let homeward: OrderOf<'noncombat-move'> | undefined;
  const flown: Flight[] = [];
  // All together first; if one of them cannot land as declared, the others still do.
  for (const some of [flights, ...flights.map((flight) => [flight])]) {
    if (some.length === 0 || flown.length === flights.length) continue;
    const tried: OrderOf<'noncombat-move'> = {
      type: 'noncombat-move',
      power: order.power,
      moves: joined(
        moves,
        some.map(({ move }) => move),
      ),
    };
    if (!isTaken(tried)) continue;
    homeward = tried;
    moves = tried.moves;
    flown.push(...some.map(({ flight }) => flight));
  }
  if (homeward === undefined)
    return {
      orders: [
        refusedWith(
          order,
          flights.map(({ move }) => move),
          isTaken,
        ),
      ],
      flown,
    };
  return { orders: order.type === 'noncombat-move' ? [homeward] : [homeward, order], flown };
};
