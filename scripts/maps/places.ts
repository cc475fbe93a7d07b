// Finds where the name and the counters of every space go: inside it, clear of borders and of one another. An island
// too small for them puts them on the zone around it.

import { breakings } from '../../src/charts/map/setting.ts';
import { textWidth } from '../../src/charts/text.ts';
import { distances } from './grid.ts';
import type { Canvas } from './paint.ts';

import type { Geo, GeoSpace, LabelPlace, MapBoard, MapSpace, StackPlace } from './types.ts';

/** Room of the flag of an owner before the name, and of the mark of a capital after it. */
const FLAG = 27;
/** Line to line, in sizes of the type. */
const LINE = 1.12;

/** Height of the sign of a convoy below the name of its zone, and its size of type. */
const NOTE = { height: 13, font: 8.5, around: 8 } as const;

/**
 * What the sign of a convoy says where it is longest, which is in Dutch; null without one. A box says what it pays
 * behind its name.
 */
const noteOf = ({ convoy, kind }: MapSpace): string | null =>
  convoy === undefined || kind === 'convoy'
    ? null
    : convoy.kind === 'centre'
      ? `konvooi ${convoy.ipc}`
      : 'konvooiroute';

/** Room of the signs of naval and air bases after the name. */
const BASE = { room: 10, from: 2.5 } as const;
const basesWidth = ({ bases = [] }: MapSpace): number =>
  bases.length === 0 ? 0 : BASE.from + bases.length * BASE.room;

const FONTS = {
  land: [12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9],
  sea: [11, 10.5, 10, 9.5, 9],
  convoy: [10, 9.5, 9],
} as const;
const STEP = 2;

/** Sums over rectangles of a field in no time. */
class Sums {
  readonly #sums: Float64Array;
  readonly #w: number;
  readonly #h: number;
  constructor(field: Float32Array, w: number, h: number) {
    this.#w = w;
    this.#h = h;
    this.#sums = new Float64Array((w + 1) * (h + 1));
    for (let y = 0; y < h; y++) {
      let row = 0;
      for (let x = 0; x < w; x++) {
        row += field[y * w + x] ?? 0;
        this.#sums[(y + 1) * (w + 1) + x + 1] = (this.#sums[y * (w + 1) + x + 1] ?? 0) + row;
      }
    }
  }
  of(x0: number, y0: number, x1: number, y1: number): number {
    const w = this.#w + 1;
    const ax = Math.max(0, Math.round(x0));
    const ay = Math.max(0, Math.round(y0));
    const bx = Math.min(this.#w, Math.round(x1));
    const by = Math.min(this.#h, Math.round(y1));
    if (bx <= ax || by <= ay) return 0;
    const s = this.#sums;
    return (s[by * w + bx] ?? 0) - (s[ay * w + bx] ?? 0) - (s[by * w + ax] ?? 0) + (s[ay * w + ax] ?? 0);
  }
}

interface Option<T> {
  readonly place: T;
  readonly w: number;
  readonly h: number;
  readonly penalty: number;
}

type LabelShape = { readonly lines: string[]; readonly font: number };
type StackShape = { readonly cols: number; readonly rows: number };

/** The narrowest way to set a name in so many lines at most. */
const narrowest = (name: string, most: number, widthOf: (lines: readonly string[]) => number): number =>
  Math.min(
    ...breakings(name)
      .filter((lines) => lines.length <= most)
      .map(widthOf),
  );

/** Ways to set the name of a space: as the geo file or English has it, with room for the longest of all languages. */
const labelOptions = (space: MapSpace, geo: GeoSpace): Option<LabelShape>[] => {
  const isLand = space.kind === 'land';
  const forms = geo.lines === undefined ? breakings(space.name.en) : [[...geo.lines]];
  const worth = isLand ? space.ipc : space.kind === 'convoy' ? (space.convoy?.ipc ?? 0) : 0;
  const value = worth > 0 ? ` ${isLand ? '' : '+'}${worth}` : '';
  const flag = (isLand && space.owner !== null) || space.kind === 'convoy' ? FLAG : 0;
  const note = noteOf(space);
  return forms.flatMap((lines) =>
    FONTS[space.kind].map((font) => {
      const widthOf = (set: readonly string[]): number =>
        Math.max(
          ...set.map((line, at) => {
            const isLast = at === set.length - 1;
            const text = textWidth(isLast ? line + value : line, font, isLand ? 'bold' : 'regular');
            return text + (at === 0 ? flag : 0) + (isLast ? basesWidth(space) : 0);
          }),
        );
      const others = [space.name.de, space.name.nl].map((name) => narrowest(name, lines.length, widthOf));
      return {
        place: { lines: [...lines], font },
        w: Math.max(widthOf(lines), ...others, note === null ? 0 : textWidth(note, NOTE.font) + NOTE.around + FLAG) + 2,
        h: lines.length * font * LINE + (note === null ? 0 : NOTE.height),
        penalty: (FONTS[space.kind][0] - font) * 9 + (lines.length - 1) * 3,
      };
    }),
  );
};

/** Blocks of counters for so many, and larger ones where there is room. */
const stackOptions = (counters: number, geo: Geo, wide: boolean): Option<StackShape>[] => {
  const { width, widthTwoDigits, height, gap } = geo.counters;
  const need = Math.max(counters, 1);
  const one = wide ? (width + widthTwoDigits) / 2 : width;
  const result: Option<StackShape>[] = [];
  for (let cols = 1; cols <= 5; cols++) {
    for (let rows = 1; rows <= 5; rows++) {
      const room = cols * rows;
      if (room < need || room - cols >= Math.max(need, 6)) continue;
      result.push({
        place: { cols, rows },
        w: cols * one + (cols - 1) * gap + 1,
        h: rows * height + (rows - 1) * gap + 1,
        penalty: Math.abs(cols - 2.4 * rows ** 0.3) * 3 - Math.min(4, room - need) * 6 + (cols === 1 ? 6 : 0),
      });
    }
  }
  return result;
};

export interface Places {
  readonly label: LabelPlace;
  readonly stack: StackPlace;
  /** Shares of label and stack that lie where they should not. */
  readonly spill: readonly [number, number];
}

/** Label and counter places of all spaces. */
export const findPlaces = (canvas: Canvas, board: MapBoard): Map<string, Places> => {
  const { grid, geo, isLand } = canvas;
  const result = new Map<string, Places>();
  const taken = new Uint8Array(grid.cells.length);
  const mark = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(grid.height, y1); y++)
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(grid.width, x1); x++) taken[y * grid.width + x] = 1;
  };
  const boxes = new Map<number, [number, number, number, number, number]>();
  for (let k = 0; k < grid.cells.length; k++) {
    const label = grid.cells[k] ?? 0;
    const x = k % grid.width;
    const y = (k - x) / grid.width;
    const box = boxes.get(label);
    if (box === undefined) boxes.set(label, [x, y, x + 1, y + 1, 1]);
    else {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x + 1);
      box[3] = Math.max(box[3], y + 1);
      box[4]++;
    }
  }
  const inside = distanceToOthers(canvas);
  const order = [...board.spaces.values()]
    .filter((space) => geo.spaces[space.id] !== undefined)
    .sort(
      (a, b) =>
        rank(a) - rank(b) || (boxes.get(grid.number(a.id))?.[4] ?? 0) - (boxes.get(grid.number(b.id))?.[4] ?? 0),
    );
  for (const space of order) {
    const own = geo.spaces[space.id];
    if (own === undefined) continue;
    const keep = own.fixed === true && own.label !== undefined && own.stack !== undefined;
    const found =
      keep && own.label !== undefined && own.stack !== undefined
        ? { label: own.label, stack: own.stack, spill: [0, 0] as const }
        : findOne(space, own);
    if (found === null) continue;
    result.set(space.id, found);
    const { label, stack } = found;
    mark(label.x - label.w / 2, label.y - label.h / 2, label.x + label.w / 2, label.y + label.h / 2);
    mark(stack.x - stack.w / 2 - 1, stack.top - 1, stack.x + stack.w / 2 + 1, stack.top + stack.h + 1);
  }
  return result;

  function findOne(space: MapSpace, own: GeoSpace): Places | null {
    const label = grid.number(space.id);
    const box = boxes.get(label);
    if (box === undefined) return null;
    const links = [...space.adjacent].flatMap((id) => board.spaces.get(id) ?? []);
    const isIsland =
      space.kind === 'land' && (own.atSea === true || (links.length > 0 && links.every(({ kind }) => kind !== 'land')));
    const around = new Set(links.filter(({ kind }) => kind === 'sea').map(({ id }) => grid.number(id)));
    const spare = isIsland ? 110 : 50;
    const x0 = Math.max(0, box[0] - spare);
    const y0 = Math.max(0, box[1] - spare);
    const w = Math.min(grid.width, box[2] + spare) - x0;
    const h = Math.min(grid.height, box[3] + spare) - y0;
    const forLabel = new Float32Array(w * h);
    const forStack = new Float32Array(w * h);
    let [deepest, middleX, middleY] = [-Infinity, x0 + w / 2, y0 + h / 2];
    const [boxX, boxY] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const k = (y + y0) * grid.width + x + x0;
        const other = grid.cells[k] ?? 0;
        const depth = inside[k] ?? 0;
        let price: number;
        if (other === label) {
          price = depth < 2 ? (own.atSea === true ? 0 : isIsland ? 0.1 : 0.6) : 0;
          const room = Math.min(depth, x + x0 + 3, grid.width - x - x0 + 3, y + y0 + 3, grid.height - y - y0 + 3);
          const worth = room - 0.06 * Math.hypot(x + x0 - boxX, y + y0 - boxY);
          if (worth > deepest) [deepest, middleX, middleY] = [worth, x + x0, y + y0];
        } else if (isIsland && around.has(other)) price = depth < 2 && !nearLand(k, label) ? 2 : 0.02;
        else if (space.kind === 'land' && around.has(other)) price = 0.9;
        else if (space.kind === 'sea' && isLand(other)) price = 3.5;
        else price = 3;
        if (taken[k] === 1) price += 6;
        forLabel[y * w + x] = price;
        forStack[y * w + x] = price;
      }
    }
    const labelSums = new Sums(forLabel, w, h);
    const counters = new Set(
      board.setup.filter((entry) => entry.space === space.id).map(({ owner, unit }) => owner + unit),
    ).size;
    const wide = board.setup.some((entry) => entry.space === space.id && entry.count > 9);
    const labels = labelOptions(space, own);
    const stacks = stackOptions(counters, geo, wide);
    const cost = (ax: number, ay: number, bx: number, by: number): number => {
      const outside =
        Math.max(0, 3 - (ax + x0)) +
        Math.max(0, bx + x0 - grid.width + 3) +
        Math.max(0, 3 - (ay + y0)) +
        Math.max(0, by + y0 - grid.height + 3);
      return labelSums.of(ax, ay, bx, by) + outside * 60;
    };
    let best: Places | null = null;
    let least = Infinity;
    const gap = 2;
    const consider = (
      score: number,
      lab: Option<LabelShape>,
      st: Option<StackShape>,
      lx: number,
      ly: number,
      sx: number,
      sy: number,
      spill: readonly [number, number],
    ) => {
      if (score >= least) return;
      least = score;
      const round = (value: number) => Math.round(value * 10) / 10;
      best = {
        label: {
          x: round(lx + x0),
          y: round(ly + y0 + lab.h / 2),
          w: round(lab.w),
          h: round(lab.h),
          font: lab.place.font,
          lines: [...lab.place.lines],
        },
        stack: { x: round(sx + x0), top: round(sy + y0), w: round(st.w), h: round(st.h), ...st.place },
        spill,
      };
    };
    const far = (x: number, y: number) => Math.hypot(x + x0 - middleX, y + y0 - middleY) * 0.12;
    // Name above, counters below, on one axis.
    for (const lab of labels) {
      for (const st of stacks) {
        const height = lab.h + gap + st.h;
        const widest = Math.max(lab.w, st.w);
        const fixed = lab.penalty + st.penalty;
        if (fixed >= least) continue;
        for (let y = 0; y + height <= h; y += STEP) {
          for (let x = Math.ceil(widest / 2); x + widest / 2 <= w; x += STEP) {
            let score = fixed + far(x, y + height / 2);
            if (score >= least) continue;
            const a = cost(x - lab.w / 2, y, x + lab.w / 2, y + lab.h);
            score += a * 0.9;
            if (score >= least) continue;
            const b = cost(x - st.w / 2, y + lab.h + gap, x + st.w / 2, y + height);
            score += b * 0.9;
            if (score < least)
              consider(score, lab, st, x, y, x, y + lab.h + gap, [a / (lab.w * lab.h), b / (st.w * st.h)]);
          }
        }
      }
    }
    if (least > 60) apart();
    return best;

    /** Name and counters each for itself: the best places of both that do not meet. */
    function apart(): void {
      type Spot = { x: number; y: number; score: number; cost: number };
      const spotsOf = (ow: number, oh: number, penalty: number): Spot[] => {
        const spots: Spot[] = [];
        for (let y = 0; y + oh <= h; y += STEP)
          for (let x = Math.ceil(ow / 2); x + ow / 2 <= w; x += STEP) {
            const c = cost(x - ow / 2, y, x + ow / 2, y + oh);
            const score = penalty + c * 0.9 + far(x, y + oh / 2);
            if (score < least) spots.push({ x, y, score, cost: c });
          }
        return spots.sort((a, b) => a.score - b.score).slice(0, 120);
      };
      const labelSpots = labels.map((lab) => ({ lab, spots: spotsOf(lab.w, lab.h, lab.penalty) }));
      for (const st of stacks) {
        for (const spot of spotsOf(st.w, st.h, st.penalty)) {
          for (const { lab, spots } of labelSpots) {
            for (const other of spots) {
              const score = spot.score + other.score + 14 + Math.hypot(spot.x - other.x, spot.y - other.y) * 0.15;
              if (score >= least) continue;
              const meet =
                Math.abs(spot.x - other.x) < (st.w + lab.w) / 2 + 2 &&
                spot.y < other.y + lab.h + 2 &&
                other.y < spot.y + st.h + 2;
              if (meet) continue;
              consider(score, lab, st, other.x, other.y, spot.x, spot.y, [
                other.cost / (lab.w * lab.h),
                spot.cost / (st.w * st.h),
              ]);
            }
          }
        }
      }
    }
  }

  /** Whether a cell beside an island is near it and not near another border. */
  function nearLand(k: number, label: number): boolean {
    const x = k % grid.width;
    const y = (k - x) / grid.width;
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++)
        if (
          x + dx >= 0 &&
          x + dx < grid.width &&
          y + dy >= 0 &&
          y + dy < grid.height &&
          grid.at(x + dx, y + dy) === label
        )
          return true;
    return false;
  }
};

const rank = (space: MapSpace): number => (space.kind === 'land' ? 0 : space.kind === 'convoy' ? 1 : 2);

/** How far each cell is from the next label. */
const distanceToOthers = ({ grid }: Canvas): Float32Array => {
  const { width, height, cells } = grid;
  const edge = grid.cells.slice();
  const copy = { ...grid, width, height, cells: edge } as unknown as typeof grid;
  for (let k = 0; k < cells.length; k++) {
    const own = cells[k] ?? 0;
    const x = k % width;
    const isEdge =
      (x > 0 && cells[k - 1] !== own) ||
      (x < width - 1 && cells[k + 1] !== own) ||
      (k >= width && cells[k - width] !== own) ||
      (k + width < cells.length && cells[k + width] !== own);
    edge[k] = isEdge ? 1 : 0;
  }
  return distances(copy, (label) => label === 1).distance;
};

/** Whether a label of land lies wholly or partly on water. */
export const overSea = ({ grid, isSea }: Canvas, { x, y, w, h }: LabelPlace): boolean => {
  let wet = 0;
  let all = 0;
  for (let yy = Math.round(y - h / 2); yy < y + h / 2; yy += 2)
    for (let xx = Math.round(x - w / 2); xx < x + w / 2; xx += 2) {
      all++;
      if (xx < 0 || yy < 0 || xx >= grid.width || yy >= grid.height || isSea(grid.at(xx, yy))) wet++;
    }
  return wet > 0.35 * all;
};
