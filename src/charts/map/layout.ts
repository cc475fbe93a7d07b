// Where on the map everything of a position goes: blocks of counters, marks of battles, and the lines that lead from
// counters to the space they belong to. Nothing placed here covers a name, a counter or a mark of another; what finds
// no room in its space goes to open room nearby, and what finds none there is summed up by power.

import type { Power, SpaceId } from '../../vocab/index.ts';
import type { MapBase } from './base.ts';
import { type Box, boxAround, boxOver, grow, isWithin, makeTaken, meets, type Taken } from './boxes.ts';
import type { StackPlace } from './geometry.ts';
import { homeBoxes } from './homes.ts';
import type { MapLabels } from './labels.ts';
import { type Block, countersByPower, countersByType, inRows, type PlacedCounter, type Units } from './stacks.ts';

/** The counters of a space in their places. */
interface PlacedStack {
  readonly counters: readonly PlacedCounter[];
  readonly box: Box;
  /** From the block to the space, where it lies beside it. */
  readonly leader?: { readonly from: readonly [number, number]; readonly to: readonly [number, number] };
}

export interface Layout {
  readonly stacks: ReadonlyMap<SpaceId, PlacedStack>;
  /** The middle of each mark, in the order asked for. */
  readonly marks: readonly { readonly space: SpaceId; readonly x: number; readonly y: number }[];
  /** What is covered, for further small things. */
  readonly taken: Taken;
}

/** What is to be placed. */
export interface ToPlace {
  readonly owners: ReadonlyMap<SpaceId, Power | null>;
  readonly stacks: ReadonlyMap<SpaceId, readonly Units[]>;
  readonly placed: ReadonlyMap<SpaceId, readonly Units[]>;
  /** Spaces with a mark, one for each time they are named. */
  readonly marks: readonly SpaceId[];
}

/** Room of a mark. */
const MARK = 20;
/** More counters than this hide the land under them. */
const MOST_COUNTERS = 12;
/** How far from its planned place a block may go, and the step of the search. */
const FURTHEST = 240;
const STEP = 7;

/** What a place costs beside its distance, in units. */
const COST = { shape: 6, away: 30, overLand: 60, summed: 70 } as const;

/** Offsets around a point, the nearest first; each with its distance. */
const AROUND: readonly (readonly [number, number, number])[] = (() => {
  const offsets: (readonly [number, number, number])[] = [];
  for (let y = -FURTHEST; y <= FURTHEST; y += STEP)
    for (let x = -FURTHEST; x <= FURTHEST; x += STEP) {
      const distance = Math.hypot(x, y);
      if (distance <= FURTHEST) offsets.push([x, y, distance]);
    }
  return offsets.sort(([ax, ay, a], [bx, by, b]) => a - b || ay - by || ax - bx);
})();

/** As many columns as planned, one more where the counters do not fit. */
const plannedColumns = (count: number, { cols, rows }: StackPlace): number => (count > cols * rows ? cols + 1 : cols);

/** The box of a block on whole numbers, which cost least to write. */
const boxOf = (block: Block, x: number, y: number): Box => {
  const [left, top] = [Math.round(x - block.width / 2), Math.round(y)];
  return { left, right: left + block.width, top, bottom: top + block.height };
};

/**
 * Ways to set the counters of a space, the best first. Each is worked out when it is tried; most often that is the
 * first.
 */
const waysOf = (base: MapBase, id: SpaceId, place: StackPlace, what: ToPlace): readonly (() => Way)[] => {
  const { counters: sizes } = base.geometry;
  const units = what.stacks.get(id) ?? [];
  const fresh = what.placed.get(id) ?? [];
  const owner = what.owners.get(id) ?? null;
  const each = countersByType(units, fresh, owner, sizes);
  const sums = countersByPower(units, fresh, owner, sizes);
  const planned = plannedColumns(each.length, place);
  const columns = [planned, planned + 1, planned - 1, planned + 2, 2, 1].filter(
    (count, at, all) => count > 0 && count <= Math.max(each.length, 1) + 1 && all.indexOf(count) === at,
  );
  const byType = columns.map((count, at) => () => ({ block: inRows(each, count, sizes), cost: at * COST.shape }));
  const byPower = [sums.length, 2, 1]
    .filter((count, at, all) => count > 0 && all.indexOf(count) === at)
    .map((count, at) => () => ({ block: inRows(sums, count, sizes), cost: at * COST.shape + COST.summed }));
  return each.length > MOST_COUNTERS ? byPower : [...byType, ...byPower];
};

interface Way {
  readonly block: Block;
  readonly cost: number;
}

interface Spot {
  readonly block: Block;
  readonly box: Box;
  readonly cost: number;
}

/** What it costs that a block lies where it does: over its own space nothing, over other land much. */
const groundCost = (base: MapBase, id: SpaceId, box: Box): number => {
  const xs = [box.left, (box.left + box.right) / 2, box.right];
  const ys = [box.top, (box.top + box.bottom) / 2, box.bottom];
  let own = 0;
  let land = 0;
  for (const x of xs)
    for (const y of ys) {
      const at = base.ground.spaceAt(x, y);
      if (at === id) own += 1;
      else if (at === undefined || base.geometry.spaces.get(at)?.kind === 'land') land += 1;
    }
  return (own >= 3 ? 0 : COST.away) + (land / 9) * COST.overLand;
};

/** Where counters may stand: within the frame of the board. */
const frameOf = ({ geometry }: MapBase): Box => {
  const { width, height } = geometry.viewBox;
  return { left: 1, right: width - 1, top: 1, bottom: height - 1 };
};

/** The best free place for one of the ways to set a block; undefined where all is full. */
const findSpot = (
  base: MapBase,
  id: SpaceId,
  place: StackPlace,
  ways: readonly (() => Way)[],
  taken: Taken,
): Spot | undefined => {
  const frame = frameOf(base);
  let best: Spot | undefined;
  for (const way of ways) {
    const { block, cost: shape } = way();
    for (const [dx, dy, distance] of AROUND) {
      if (best !== undefined && shape + distance >= best.cost) break;
      const box = boxOf(block, place.x + dx, place.top + dy);
      if (!isWithin(box, frame) || taken.meets(box)) continue;
      const cost = shape + distance + groundCost(base, id, box);
      if (best === undefined || cost < best.cost) best = { block, box, cost };
    }
  }
  return best;
};

/** A point of the space to lead to: the planned place of its counters, or of its name. */
const heartOf = (base: MapBase, id: SpaceId): readonly [number, number] => {
  const place = base.geometry.spaces.get(id);
  if (place === undefined) return [0, 0];
  const { stack, label } = place;
  const middle = stack.top + base.geometry.counters.height / 2;
  const points = [
    [stack.x, middle],
    [label.x, label.y],
    [stack.x, middle + 12],
  ] as const;
  return points.find(([x, y]) => base.ground.covers(id, x, y)) ?? points[0];
};

const nearest = ({ left, right, top, bottom }: Box, [x, y]: readonly [number, number]): readonly [number, number] => [
  Math.min(right, Math.max(left, x)),
  Math.min(bottom, Math.max(top, y)),
];

/** A line to the space, if the block lies off it: over other land, or at sea and not just beside its name. */
const leaderOf = (base: MapBase, id: SpaceId, box: Box, name: Box | undefined): PlacedStack['leader'] => {
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const under = base.ground.spaceAt(...middle);
  if (under === id) return undefined;
  const isAtSea = under !== undefined && base.geometry.spaces.get(under)?.kind !== 'land';
  if (isAtSea && name !== undefined && meets(grow(name, 6), box)) return undefined;
  const to = heartOf(base, id);
  const from = nearest(box, to);
  return Math.hypot(from[0] - to[0], from[1] - to[1]) < 8 ? undefined : { from, to };
};

const settled = (base: MapBase, id: SpaceId, { block, box }: Omit<Spot, 'cost'>, labels: MapLabels): PlacedStack => {
  const x = (box.left + box.right) / 2;
  const leader = leaderOf(base, id, box, boxOver(labels.boxes.get(id) ?? []));
  return {
    counters: block.counters.map((counter) => ({ ...counter, x: Math.round(x + counter.x), y: box.top + counter.y })),
    box,
    ...(leader === undefined ? {} : { leader }),
  };
};

/** Places for marks beside a block or name, the best first. */
const besides = ({ left, right, top, bottom }: Box): readonly (readonly [number, number])[] => {
  const [x, y, off] = [(left + right) / 2, (top + bottom) / 2, MARK / 2 + 2];
  return [
    [left - off, top + MARK / 2 - 1],
    [right + off, top + MARK / 2 - 1],
    [left - off, y],
    [right + off, y],
    [x, bottom + off],
    [x - MARK, bottom + off],
    [x + MARK, bottom + off],
    [x, top - off],
    [left - off, top - off],
    [right + off, top - off],
  ];
};

const placeMark = (taken: Taken, around: Box): readonly [number, number] => {
  const free = ([x, y]: readonly [number, number]): boolean => !taken.meets(boxAround(x, y, MARK, MARK));
  const beside = besides(around);
  const middle = beside[0] ?? [0, 0];
  const far = AROUND.map(([dx, dy]) => [middle[0] + dx, middle[1] + dy] as const);
  return beside.find(free) ?? far.find(free) ?? middle;
};

/** A space whose counters cannot stand where the board plans them. */
interface Other {
  readonly id: SpaceId;
  readonly place: StackPlace;
  readonly ways: readonly (() => Way)[];
  /** Counters it has. */
  readonly size: number;
}

const names = new WeakMap<MapLabels, Taken>();

/** The room that names take, which is the same on every map with these labels. */
const namesTaken = (labels: MapLabels): Taken => {
  const taken = names.get(labels) ?? makeTaken([...labels.boxes.values()].flat());
  names.set(labels, taken);
  return taken;
};

/**
 * Places counters and marks. What can stand where the board plans it does so; then the others look for room, those
 * with the most counters first. The same position gives the same places, in whatever order it is told.
 */
export const layOut = (base: MapBase, labels: MapLabels, what: ToPlace): Layout => {
  const taken = makeTaken(homeBoxes(base, labels, what.owners), namesTaken(labels));
  const stacks = new Map<SpaceId, PlacedStack>();
  const ids = [...what.stacks.keys()].filter((id) => base.geometry.spaces.has(id)).sort();
  const settle = (id: SpaceId, spot: Omit<Spot, 'cost'>): void => {
    stacks.set(id, settled(base, id, spot, labels));
    taken.add(spot.box);
  };
  const others: Other[] = [];
  for (const id of ids) {
    const place = base.geometry.spaces.get(id)?.stack;
    if (place === undefined) continue;
    const ways = waysOf(base, id, place, what);
    const first = ways[0]?.();
    if (first === undefined || first.block.counters.length === 0) continue;
    const box = boxOf(first.block, place.x, place.top);
    if (taken.meets(box) || !isWithin(box, frameOf(base)))
      others.push({ id, place, ways, size: first.block.counters.length });
    else settle(id, { block: first.block, box });
  }
  for (const { id, place, ways } of others.toSorted((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1))) {
    const spot = findSpot(base, id, place, ways, taken);
    const last = ways.at(-1)?.();
    if (spot !== undefined) settle(id, spot);
    else if (last !== undefined) settle(id, { block: last.block, box: boxOf(last.block, place.x, place.top) });
  }
  const marks = what.marks.flatMap((space) => {
    const around = stacks.get(space)?.box ?? boxOver(labels.boxes.get(space) ?? []);
    if (around === undefined) return [];
    const [x, y] = placeMark(taken, around);
    taken.add(boxAround(x, y, MARK, MARK));
    return [{ space, x: Math.round(x), y: Math.round(y) }];
  });
  return { stacks, marks, taken };
};
