// Planes that said on their combat move where they would land fly there when the noncombat moves come, unless the sheet
// moves them itself: also those that could stay where they fought.

import { type GameState, legal, type Move, type OrderOf, type PowerOrder, turnOf } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { SpaceId, UnitType } from '../vocab/index.ts';

/** Planes of a kind that are not where they said they would land. */
interface Flight {
  readonly type: UnitType;
  readonly space: SpaceId;
  readonly count: number;
  readonly land: SpaceId;
}

/** Orders with which planes must be down: the noncombat moves and what comes after them. */
type Late = OrderOf<'noncombat-move'> | OrderOf<'place'> | OrderOf<'end-turn'>;

export const isLate = (order: PowerOrder): order is Late =>
  order.type === 'noncombat-move' || order.type === 'place' || order.type === 'end-turn';

/** Planes that are elsewhere than they said and are not moved by the order itself. */
const awayFromHome = (state: GameState, order: Late): readonly Flight[] => {
  const moves = order.type === 'noncombat-move' ? order.moves : [];
  const groups = new Map<string, Flight>();
  for (const [space, slot] of state.slots) {
    const planes = (state.spaces[slot]?.units ?? []).flatMap(({ id, type, power }) => {
      const { land, done } = turnOf(state, id) ?? {};
      return power !== order.power || land === undefined || land === space || done === true ? [] : [{ type, land }];
    });
    for (const [type, alike] of Map.groupBy(planes, (plane) => plane.type)) {
      const moved = moves
        .filter((move) => move.kind === 'march' && move.path[0] === space)
        .reduce((sum, { units }) => sum + (units[type] ?? 0), 0);
      for (const { land } of alike.slice(moved)) {
        const key = `${type}/${space}/${land}`;
        groups.set(key, { type, space, land, count: (groups.get(key)?.count ?? 0) + 1 });
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
    const { type, space, land, count } = flight;
    const way = offers.find((offer) => offer.type === type && offer.space === space && offer.to === land);
    const move: Move | undefined = way && { kind: 'march', units: { [type]: count }, path: [...way.path] };
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
      moves: [...moves, ...some.map(({ move }) => move)],
    };
    if (!isTaken(tried)) continue;
    homeward = tried;
    moves = tried.moves;
    flown.push(...some.map(({ flight }) => flight));
  }
  if (homeward === undefined) return { orders: [order], flown };
  return { orders: order.type === 'noncombat-move' ? [homeward] : [homeward, order], flown };
};
