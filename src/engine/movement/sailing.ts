// Ways of ships: which zones touch for them, at what cost, and how far they come (B5.1, B2.7). Movement, the offers of
// legal moves, decks for planes and ways filled in by the notation all ask here.

import { areAdjacent, type Canal, canalBetween, neighbours } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { GameState } from '../state/state.ts';
import { canalOn } from './canal.ts';

/** A step of a ship. */
export interface Passage {
  readonly to: SpaceId;
  /** Movement points it takes. */
  readonly cost: number;
  /** The canal it leads through. */
  readonly canal?: Canal;
  readonly leave: 'open' | 'closed';
}

/** The step between two zones that touch on the board. */
const direct = (ruleset: Ruleset, state: GameState, power: Power, from: SpaceId, to: SpaceId): Passage => {
  const canal = canalBetween(ruleset.board, from, to);
  if (canal === undefined) return { to, cost: 1, leave: 'open' };
  const leave = canalOn(ruleset, state, power, from, to)?.leave ?? 'open';
  return { to, cost: canal.cost, canal, leave };
};

/** The zone that counts as one with this one for ships of a power: behind a canal that costs nothing (ruling.RR39). */
const twinOf = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  zone: SpaceId,
): { readonly zone: SpaceId; readonly canal: Canal } | undefined => {
  for (const canal of ruleset.board.canals) {
    const [a, b] = canal.between;
    if (canal.cost !== 0 || (zone !== a && zone !== b)) continue;
    const other = zone === a ? b : a;
    if (canalOn(ruleset, state, power, zone, other)?.leave === 'open') return { zone: other, canal };
  }
  return undefined;
};

/** How a ship of `power` goes from one zone to another in one step; undefined where the zones do not touch for it. */
export const passageOf = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  from: SpaceId,
  to: SpaceId,
): Passage | undefined => {
  const { board } = ruleset;
  if (areAdjacent(board, from, to)) return direct(ruleset, state, power, from, to);
  if (!board.canals.some(({ cost }) => cost === 0)) return undefined;
  const here = twinOf(ruleset, state, power, from);
  const there = twinOf(ruleset, state, power, to);
  const twins = [
    ...(here === undefined ? [] : [{ canal: here.canal, from: here.zone, to }]),
    ...(there === undefined ? [] : [{ canal: there.canal, from, to: there.zone }]),
  ];
  for (const way of twins) {
    if (!areAdjacent(board, way.from, way.to)) continue;
    const { cost, leave } = direct(ruleset, state, power, way.from, way.to);
    if (leave === 'open') return { to, cost, canal: way.canal, leave };
  }
  return undefined;
};

/** The steps open to a ship of `power` from a zone. */
export const passagesFrom = (ruleset: Ruleset, state: GameState, power: Power, zone: SpaceId): readonly Passage[] => {
  const { board } = ruleset;
  const seas = (id: SpaceId): readonly SpaceId[] =>
    neighbours(board, id).flatMap((next) => (next.kind === 'sea' ? [next.id] : []));
  const near = seas(zone);
  const steps = near.map((to) => direct(ruleset, state, power, zone, to)).filter(({ leave }) => leave === 'open');
  if (!board.canals.some(({ cost }) => cost === 0)) return steps;
  const here = twinOf(ruleset, state, power, zone);
  const beyond = near.flatMap((id) => twinOf(ruleset, state, power, id)?.zone ?? []);
  const far = new Set([...(here === undefined ? [] : seas(here.zone)), ...beyond]);
  return [
    ...steps,
    ...[...far]
      .filter((to) => to !== zone && !near.includes(to))
      .flatMap((to) => passageOf(ruleset, state, power, zone, to) ?? []),
  ];
};

/** A zone within reach: the fewest points it takes, and the zone before it on that way; the start has none. */
export interface Reached {
  readonly cost: number;
  readonly by: SpaceId | undefined;
}

/** The spaces of a way found, the start first. */
export const wayTo = (reached: ReadonlyMap<SpaceId, Reached>, to: SpaceId): readonly SpaceId[] => {
  const by = reached.get(to)?.by;
  return by === undefined ? [to] : [...wayTo(reached, by), to];
};

/**
 * Zones a ship of `power` reaches with so many movement points, the one it is in included.
 *
 * @param mayEnter zones it may go into
 * @param mayPass zones it may leave again; not asked about the first
 */
export const voyages = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  from: SpaceId,
  left: number,
  mayEnter: (zone: SpaceId) => boolean,
  mayPass: (zone: SpaceId) => boolean = () => true,
): ReadonlyMap<SpaceId, Reached> => {
  const best = new Map<SpaceId, Reached>([[from, { cost: 0, by: undefined }]]);
  const queue: SpaceId[] = [from];
  for (let by = queue.shift(); by !== undefined; by = queue.shift()) {
    const spent = best.get(by)?.cost ?? 0;
    if (by !== from && !mayPass(by)) continue;
    for (const step of passagesFrom(ruleset, state, power, by)) {
      const cost = spent + step.cost;
      if (cost > left || cost >= (best.get(step.to)?.cost ?? Number.POSITIVE_INFINITY) || !mayEnter(step.to)) continue;
      best.set(step.to, { cost, by });
      queue.push(step.to);
    }
  }
  return best;
};
