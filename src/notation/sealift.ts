// Land units that cross water, written as one way: it becomes loading, sailing and unloading. How many transports it
// takes follows from what the board lets one carry.

import { type Board, roomOn, spaceOf } from '../board/index.ts';
import type { Move } from '../engine/index.ts';
import { spaceAt } from '../engine/state/queries.ts';
import { countEntries, countTotal, type Power, type SpaceId, sumCounts, type UnitCounts } from '../vocab/index.ts';
import { boardOf } from './context.ts';
import { type Cursor, fault, note } from './cursor.ts';

export interface Lift {
  readonly troops: UnitCounts;
  /** Ships that go along; transports among them are those that carry. */
  readonly ships: UnitCounts;
  /** How many transports the player named. */
  readonly said?: number;
  /** Their owner, if it is an ally. */
  readonly owner?: Power;
  readonly path: readonly SpaceId[];
}

/** Ships that carry the same: how many, and what each has aboard. */
interface Shipload {
  readonly ships: number;
  readonly cargo: UnitCounts;
}

/** How the troops go aboard: each transport as full as it can be, with one kind of unit. */
const shiploads = (board: Board, troops: UnitCounts): readonly Shipload[] =>
  countEntries(troops).flatMap(([type, count]) => {
    const max = Math.max(1, roomOn(board, 'transport', type));
    const full: Shipload = { ships: Math.floor(count / max), cargo: { [type]: max } };
    const rest: Shipload = { ships: 1, cargo: { [type]: count % max } };
    return [...(full.ships > 0 ? [full] : []), ...(count % max > 0 ? [rest] : [])];
  });

/** The path cut where it goes from land to sea or back: stretches of one kind. */
const stretches = (board: Board, path: readonly SpaceId[]): readonly (readonly SpaceId[])[] => {
  const cut: SpaceId[][] = [];
  for (const id of path) {
    const last = cut.at(-1);
    const end = last?.at(-1);
    if (last !== undefined && end !== undefined && spaceOf(board, end).kind === spaceOf(board, id).kind) last.push(id);
    else cut.push([id]);
  }
  return cut;
};

const without = (counts: UnitCounts, dropped: 'transport'): UnitCounts =>
  Object.fromEntries(countEntries(counts).filter(([type]) => type !== dropped));

/** The loads on as many ships as were named. What is too much for them is on the last: that the rules refuse. */
const stowed = (loads: readonly Shipload[], said: number): readonly Shipload[] => {
  const single = loads.flatMap(({ ships, cargo }) => Array.from({ length: ships }, () => cargo));
  if (said < 1 || said >= single.length) return loads;
  const [own, over] = [single.slice(0, said - 1), single.slice(said - 1)];
  return [...own, sumCounts(over)].map((cargo) => ({ ships: 1, cargo }));
};

const sail = (cursor: Cursor, lift: Lift, path: readonly SpaceId[]): readonly Move[] | undefined => {
  if (lift.owner !== undefined) return fault(cursor, 'allied-transports-stay', { power: lift.owner });
  const all = shiploads(boardOf(cursor.context), lift.troops);
  const loads = lift.said === undefined ? all : stowed(all, lift.said);
  const needed = loads.reduce((sum, { ships }) => sum + ships, 0);
  const spare = Math.max(0, (lift.said ?? needed) - needed);
  const way = [...path];
  const escort = without(lift.ships, 'transport');
  return [
    ...loads.map(({ ships, cargo }): Move => ({ kind: 'march', units: { transport: ships }, path: way, cargo })),
    ...(spare > 0 ? [{ kind: 'march', units: { transport: spare }, path: way, cargo: {} } as const] : []),
    ...(countTotal(escort) > 0 ? [{ kind: 'march', units: escort, path: way } as const] : []),
  ];
};

/** The moves a way over water stands for, in the order they are made. */
export const liftMoves = (cursor: Cursor, lift: Lift): readonly Move[] | undefined => {
  const board = boardOf(cursor.context);
  const needed = shiploads(board, lift.troops).reduce((sum, { ships }) => sum + ships, 0);
  // Where more lie than were named, these may be too few by a slip of the pen; else the rules refuse what is too much.
  const zone = lift.path.find((id) => spaceOf(board, id).kind === 'sea');
  const { state, power } = cursor.context;
  const lying = zone === undefined ? [] : spaceAt(state, zone).units.filter((unit) => unit.power === power);
  const ships = lying.filter(({ type }) => type === 'transport').length;
  if (lift.said !== undefined && lift.said < needed && ships > lift.said)
    return fault(cursor, 'transports-too-few', { said: lift.said, needed });
  if (lift.said !== undefined && lift.said > needed) note(cursor, 'transports-to-spare', { said: lift.said, needed });
  const owner = lift.owner === undefined ? {} : { ships: lift.owner };
  const moves: Move[] = [];
  let before: SpaceId | undefined;
  for (const stretch of stretches(board, lift.path)) {
    const [first] = stretch;
    if (first === undefined) continue;
    const isSea = spaceOf(board, first).kind === 'sea';
    if (before !== undefined)
      moves.push(
        isSea
          ? { kind: 'load', units: lift.troops, from: before, zone: first, ...owner }
          : { kind: 'unload', units: lift.troops, zone: before, to: first, ...owner },
      );
    if (stretch.length > 1 && !isSea) moves.push({ kind: 'march', units: lift.troops, path: [...stretch] });
    if (stretch.length > 1 && isSea) {
      const sailed = sail(cursor, lift, stretch);
      if (sailed === undefined) return undefined;
      moves.push(...sailed);
    }
    before = stretch.at(-1);
  }
  return moves;
};
