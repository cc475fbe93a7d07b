// The moves of a phase as a reader follows them: who went which way, boarded, went ashore, and what was taken on the
// way.

import { type EventOf, evolve, type GameEvent, type GameState, spaceAt, unorderedMoves } from '../../engine/index.ts';
import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import { type Force, forcesOf, forcesOfGroups, joinForces } from './force.ts';

export type MoveAccount =
  | {
      readonly kind: 'march';
      readonly forces: readonly Force[];
      /** What the ships among them carry. */
      readonly cargo: readonly Force[];
      readonly path: readonly SpaceId[];
      readonly role: EventOf<'units-moved'>['role'];
      /** Where planes said they would come down. */
      readonly land?: SpaceId;
      /** The rules made it, and no order. */
      readonly unordered?: 'yes';
    }
  | {
      readonly kind: 'load';
      readonly forces: readonly Force[];
      readonly from: SpaceId;
      readonly zone: SpaceId;
      readonly owner: Power;
    }
  | { readonly kind: 'unload'; readonly forces: readonly Force[]; readonly zone: SpaceId; readonly to: SpaceId }
  /** Troops that go ashore when the zone is clear. */
  | { readonly kind: 'landing'; readonly forces: readonly Force[]; readonly zone: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'launch'; readonly forces: readonly Force[]; readonly zone: SpaceId }
  | { readonly kind: 'deck'; readonly forces: readonly Force[]; readonly zone: SpaceId }
  | {
      readonly kind: 'neutral';
      readonly power: Power;
      readonly space: SpaceId;
      /** What it costs to enter; absent where it is defended instead. */
      readonly fee?: number;
      readonly by: 'land' | 'air';
    }
  | {
      readonly kind: 'take';
      readonly space: SpaceId;
      readonly from: Power | null;
      readonly to: Power;
      readonly how: EventOf<'control-changed'>['how'];
    }
  | { readonly kind: 'facilities'; readonly space: SpaceId; readonly forces: readonly Force[]; readonly to: Power }
  | {
      readonly kind: 'remove';
      readonly forces: readonly Force[];
      readonly space: SpaceId;
      readonly cause: EventOf<'units-removed'>['cause'];
    };

const ownerOf = (state: GameState, zone: SpaceId, ship: UnitId, otherwise: Power): Power =>
  spaceAt(state, zone).units.find(({ id }) => id === ship)?.power ?? otherwise;

const cargoOf = (state: GameState, { path, units }: EventOf<'units-moved'>): readonly Force[] => {
  const movers = new Set(units.flatMap(({ ids }) => ids));
  const [start] = path;
  if (start === undefined) return [];
  return forcesOf(
    spaceAt(state, start).units.filter(
      ({ id, aboard }) => aboard !== undefined && movers.has(aboard) && !movers.has(id),
    ),
  );
};

/** What one event is to a reader of moves; undefined for events of other kinds. `before` is the position before it. */
const moveOf = (event: GameEvent, before: GameState, unordered: ReadonlySet<GameEvent>): MoveAccount | undefined => {
  switch (event.type) {
    case 'units-moved':
      return {
        kind: 'march',
        forces: forcesOfGroups(event.units),
        cargo: cargoOf(before, event),
        path: event.path,
        role: event.role,
        ...(event.land === undefined ? {} : { land: event.land }),
        ...(unordered.has(event) ? { unordered: 'yes' } : {}),
      };
    case 'units-loaded':
      return {
        kind: 'load',
        forces: forcesOfGroups(event.units),
        from: event.from,
        zone: event.zone,
        owner: ownerOf(before, event.zone, event.ship, before.turn.power),
      };
    case 'units-unloaded':
      return { kind: 'unload', forces: forcesOfGroups(event.units), zone: event.zone, to: event.to };
    case 'landing-declared':
      return { kind: 'landing', forces: forcesOfGroups(event.units), zone: event.zone, to: event.to };
    case 'fighters-launched':
      return { kind: 'launch', forces: forcesOfGroups(event.units), zone: event.zone };
    case 'fighters-landed':
      return { kind: 'deck', forces: forcesOfGroups(event.units), zone: event.zone };
    case 'neutral-entered':
      return { kind: 'neutral', power: event.power, space: event.space, fee: event.fee, by: event.by };
    case 'neutral-violated':
      return { kind: 'neutral', power: event.power, space: event.space, by: event.by };
    case 'control-changed':
      return { kind: 'take', space: event.space, from: event.from, to: event.to, how: event.how };
    case 'units-captured':
      return { kind: 'facilities', space: event.space, forces: forcesOfGroups(event.units), to: event.to };
    case 'units-removed':
      return { kind: 'remove', forces: forcesOfGroups(event.units), space: event.space, cause: event.cause };
    default:
      return undefined;
  }
};

/** What units do or suffer, as against what became of a space. */
type UnitsMove = Extract<MoveAccount, { readonly forces: readonly Force[] }>;

/** All of a move but who makes it: moves with the same key are told as one. */
const keyOf = (move: UnitsMove): string => JSON.stringify({ ...move, forces: null, cargo: null });

const joined = (a: UnitsMove, b: UnitsMove): UnitsMove => {
  const forces = joinForces(a.forces, b.forces);
  return a.kind === 'march' && b.kind === 'march'
    ? { ...a, forces, cargo: joinForces(a.cargo, b.cargo) }
    : { ...a, forces };
};

/** The moves told, with one more: it joins a like one since something last became of a space, else it comes last. */
const told = (moves: readonly MoveAccount[], move: MoveAccount): readonly MoveAccount[] => {
  if (!('forces' in move)) return [...moves, move];
  const key = keyOf(move);
  const since = moves.findLastIndex((one) => !('forces' in one));
  const at = moves.findIndex((one, index) => index > since && 'forces' in one && keyOf(one) === key);
  const like = moves[at];
  return like !== undefined && 'forces' in like ? moves.with(at, joined(like, move)) : [...moves, move];
};

/** Events `from` up to, but not including, `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The moves in a stretch of the events. Like ones are told as one, where the first of them was made: five transports
 * that load in one place and sail one way are one voyage, however many lines they were ordered in.
 *
 * @param start the position before the first of all events
 */
export const movesOf = (
  events: readonly GameEvent[],
  start: GameState,
  { from, to }: Stretch,
): readonly MoveAccount[] => {
  let moves: readonly MoveAccount[] = [];
  let state = start;
  const unordered = unorderedMoves(events);
  for (const [index, event] of events.slice(0, to).entries()) {
    const move = index < from ? undefined : moveOf(event, state, unordered);
    if (move !== undefined) moves = told(moves, move);
    state = evolve(state, event);
  }
  return moves;
};
