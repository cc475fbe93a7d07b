// Repairs the grid until its contacts are those of the board.

import { disc, flood, majority, neighbours, pieces } from './grid.ts';
import { allowedAt, type Canvas } from './paint.ts';
import { type MapBoard, type Point, pairKey } from './types.ts';

/** Whether two labels may touch: one is no space of the board, or the board links them by a border. */
const contactRule = ({ geo, grid }: Canvas, board: MapBoard): ((a: number, b: number) => boolean) => {
  const size = grid.names.length;
  const table = new Uint8Array(size * size).fill(1);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const one = board.spaces.get(grid.name(a));
      const other = board.spaces.get(grid.name(b));
      if (a === b || one === undefined || other === undefined) continue;
      if (geo.spaces[one.id] === undefined || geo.spaces[other.id] === undefined) continue;
      const key = pairKey(one.id, other.id);
      const linked = one.adjacent.has(other.id) && !board.canalPairs.has(key) && !board.edgePairs.has(key);
      if (!linked) table[a * size + b] = 0;
    }
  }
  return (a, b) => table[a * size + b] === 1;
};

type Contact = (a: number, b: number) => boolean;

/** Keeps the largest piece of each zone and gives the others to their neighbours. */
const oneZoneOnePiece = (canvas: Canvas, atLeast: number): void => {
  const { grid } = canvas;
  const loose: number[] = [];
  for (const [label, list] of pieces(grid, (n) => n !== 0 && canvas.isSea(n))) {
    const largest = Math.max(...list.map((piece) => piece.length));
    for (const piece of list) {
      if (piece.length === largest && largest >= atLeast) continue;
      loose.push(...piece);
    }
    if (largest < atLeast) console.warn(`  ${grid.name(label)}: only ${largest} cells`);
  }
  for (const k of loose) grid.cells[k] = 0;
  flood(grid, loose, (label) => label !== 0 && canvas.isSea(label));
  flood(
    grid,
    loose.filter((k) => grid.cells[k] === 0),
    (label) => label !== 0,
  );
};

/** Small pieces of territories that touch other land go to it. */
const landFragments = (canvas: Canvas, below: number): void => {
  const { grid, isLand, isTerritory } = canvas;
  for (const [label, list] of pieces(grid, isTerritory)) {
    const largest = Math.max(...list.map((piece) => piece.length));
    for (const piece of list) {
      if (piece.length >= below || piece.length === largest) continue;
      const touches = piece.some((k) =>
        neighbours(grid, k).some((n) => grid.cells[n] !== label && isTerritory(grid.cells[n] ?? 0)),
      );
      if (touches) flood(grid, piece, (other) => other !== label && isLand(other));
    }
  }
};

/** Cells of the sea that touch a territory their zone may not touch, with the territories around each. */
const wrongCoasts = (canvas: Canvas, may: Contact, cells?: Iterable<number>): Map<number, number[]> => {
  const { grid, isSea, isTerritory } = canvas;
  const result = new Map<number, number[]>();
  for (const k of cells ?? grid.cells.keys()) {
    const own = grid.cells[k] ?? 0;
    if (!isSea(own)) continue;
    const x = k % grid.width;
    const a = x > 0 ? (grid.cells[k - 1] ?? 0) : 0;
    const b = x < grid.width - 1 ? (grid.cells[k + 1] ?? 0) : 0;
    const c = grid.cells[k - grid.width] ?? 0;
    const d = grid.cells[k + grid.width] ?? 0;
    if (a === own && b === own && c === own && d === own) continue;
    const coasts = [a, b, c, d].filter(isTerritory);
    if (coasts.some((coast) => !may(own, coast))) result.set(k, coasts);
  }
  return result;
};

/** Rounds in which land may grow into the sea where no zone fits; more would make it creep along. */
const LAND_ROUNDS = 8;

/** A sea cell at a coast that its zone may not touch takes a zone that all coasts around it allow, or becomes land. */
const repairCoasts = (canvas: Canvas, may: Contact): number => {
  const { grid, geo, isSea } = canvas;
  const brush = [...disc(geo.params.coastRepairRadius)].sort((a, b) => a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2);
  let changed = 0;
  let wrong = wrongCoasts(canvas, may);
  for (let round = 0; round < 40 && wrong.size > 0; round++) {
    const next: [number, number][] = [];
    for (const [k, coasts] of wrong) {
      const own = grid.cells[k] ?? 0;
      const x = k % grid.width;
      const y = (k - x) / grid.width;
      const found = brush.find(([dx, dy]) => {
        if (x + dx < 0 || y + dy < 0 || x + dx >= grid.width || y + dy >= grid.height) return false;
        const label = grid.at(x + dx, y + dy);
        return label !== 0 && label !== own && isSea(label) && coasts.every((coast) => may(label, coast));
      });
      if (found !== undefined) next.push([k, grid.at(x + found[0], y + found[1])]);
      else if (round < LAND_ROUNDS) next.push([k, coasts.find((coast) => !may(own, coast)) ?? 0]);
    }
    const around = new Set<number>();
    for (const [k, label] of next) {
      grid.cells[k] = label;
      for (const n of [k, ...neighbours(grid, k)]) around.add(n);
    }
    changed += next.length;
    wrong = wrongCoasts(canvas, may, around);
  }
  return changed;
};

/**
 * Where two spaces of one kind touch that may not, the cells around take a third that may touch both. It closes places
 * where four spaces meet; what it cannot close, the check reports.
 */
const repairContacts = (canvas: Canvas, may: Contact, radius: number): number => {
  const { grid, isLand } = canvas;
  const brush = [...disc(radius)].sort((a, b) => a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2);
  const small = disc(2.3);
  let changed = 0;
  for (let round = 0; round < 12; round++) {
    let now = 0;
    for (let k = 0; k < grid.cells.length; k++) {
      const own = grid.cells[k] ?? 0;
      if (own === grid.cells[k + 1] && own === grid.cells[k - 1] && own === grid.cells[k + grid.width]) {
        if (own === grid.cells[k - grid.width]) continue;
      }
      const other = neighbours(grid, k)
        .map((n) => grid.cells[n] ?? 0)
        .find((label) => !may(own, label));
      if (other === undefined || isLand(own) !== isLand(other)) continue;
      const x = k % grid.width;
      const y = (k - x) / grid.width;
      const inGrid = ([dx, dy]: readonly [number, number]) =>
        x + dx >= 0 && y + dy >= 0 && x + dx < grid.width && y + dy < grid.height;
      const third = brush.find((step) => {
        if (!inGrid(step)) return false;
        const label = grid.at(x + step[0], y + step[1]);
        return (
          label !== own && label !== other && isLand(label) === isLand(own) && may(label, own) && may(label, other)
        );
      });
      if (third === undefined) continue;
      const label = grid.at(x + third[0], y + third[1]);
      for (const step of small) {
        if (!inGrid(step)) continue;
        const cell = (y + step[1]) * grid.width + x + step[0];
        if (grid.cells[cell] === own || grid.cells[cell] === other) grid.cells[cell] = label;
      }
      now++;
    }
    changed += now;
    if (now === 0) break;
  }
  return changed;
};

/** What is still wrong: the label and the brush that leave the fewest wrong contacts around win. */
const lastRepair = (canvas: Canvas, may: Contact): number => {
  const { grid } = canvas;
  const { width, height, cells } = grid;
  const near = disc(6);
  const brushes = [0, 1, 1.5, 2.3, 3.2, 4.3].map(disc);
  const faultsOf = (k: number): number => {
    const own = cells[k] ?? 0;
    const x = k % width;
    let count = 0;
    if (x < width - 1 && !may(own, cells[k + 1] ?? 0)) count++;
    if (k + width < cells.length && !may(own, cells[k + width] ?? 0)) count++;
    if (x > 0 && !may(own, cells[k - 1] ?? 0)) count++;
    if (k >= width && !may(own, cells[k - width] ?? 0)) count++;
    return count;
  };
  const at = (x: number, y: number, dx: number, dy: number): number =>
    x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height ? -1 : (y + dy) * width + x + dx;
  let left = 0;
  for (let round = 0; round < 12; round++) {
    const wrong = [...cells.keys()].filter((k) => faultsOf(k) > 0);
    left = wrong.length;
    if (left === 0) return 0;
    for (const k of wrong) {
      if (faultsOf(k) === 0) continue;
      const x = k % width;
      const y = (k - x) / width;
      const labels = new Set(near.map(([dx, dy]) => cells[at(x, y, dx, dy)] ?? 0));
      const area = disc(6.5)
        .map(([dx, dy]) => at(x, y, dx, dy))
        .filter((cell) => cell >= 0);
      const sum = () => area.reduce((total, cell) => total + faultsOf(cell), 0);
      let least = sum();
      let best: [number, number[]] | null = null;
      for (const brush of brushes) {
        const painted = brush.map(([dx, dy]) => at(x, y, dx, dy)).filter((cell) => cell >= 0);
        const before = painted.map((cell) => cells[cell] ?? 0);
        for (const label of labels) {
          for (const cell of painted) cells[cell] = label;
          const now = sum();
          if (now < least) {
            least = now;
            best = [label, painted];
          }
          painted.forEach((cell, n) => {
            cells[cell] = before[n] ?? 0;
          });
        }
        if (best !== null && least === 0) break;
      }
      if (best !== null) for (const cell of best[1]) cells[cell] = best[0];
    }
  }
  return left;
};

/** A space on a side of the drawing where it may not be gives way to what lies beside it. */
const enforceSides = (canvas: Canvas): void => {
  const { grid, isLand } = canvas;
  if (canvas.geo.cut?.leftOnly === undefined) return;
  const mayLie = allowedAt(canvas);
  const wrong: number[] = [];
  for (let k = 0; k < grid.cells.length; k++) {
    const label = grid.cells[k] ?? 0;
    if (label !== 0 && !isLand(label) && !mayLie(label, k % grid.width)) wrong.push(k);
  }
  for (const k of wrong) grid.cells[k] = 0;
  flood(grid, wrong, (label, k) => label !== 0 && !isLand(label) && mayLie(label, k % grid.width));
};

/** Water that nobody took, such as a lake the outlines show, belongs to the land around it. */
const fillHoles = (canvas: Canvas): void => {
  const { grid } = canvas;
  const empty: number[] = [];
  for (let k = 0; k < grid.cells.length; k++) if (grid.cells[k] === 0) empty.push(k);
  if (empty.length > 0) flood(grid, empty, (label) => label !== 0);
};

/** Repairs a drawing put together from parts: nothing is rounded, only wrong contacts go. */
export const cleanJoined = (canvas: Canvas, board: MapBoard): void => {
  const may = contactRule(canvas, board);
  repairCoasts(canvas, may);
  oneZoneOnePiece(canvas, 1);
  fillHoles(canvas);
  lastRepair(canvas, may);
};

export const clean = (canvas: Canvas, board: MapBoard): void => {
  const { grid, geo } = canvas;
  const { minLandPiece = 220, minSeaPiece = 400, seaRounding } = geo.params;
  const may = contactRule(canvas, board);
  const sea = (label: number) => label !== 0 && canvas.isSea(label);
  oneZoneOnePiece(canvas, 1);
  landFragments(canvas, minLandPiece);
  majority(grid, seaRounding.radius, seaRounding.passes, sea);
  repairCoasts(canvas, may);
  repairContacts(canvas, may, geo.params.coastRepairRadius);
  enforceSides(canvas);
  oneZoneOnePiece(canvas, minSeaPiece);
  for (let round = 0; round < 4; round++) {
    const changed = repairCoasts(canvas, may) + repairContacts(canvas, may, geo.params.coastRepairRadius);
    oneZoneOnePiece(canvas, minSeaPiece);
    landFragments(canvas, minLandPiece);
    if (changed === 0) break;
  }
  fillHoles(canvas);
  lastRepair(canvas, may);
};

/** Where zones meet: the middle of the cells from which all of them are near. */
const junction = (canvas: Canvas, zones: readonly number[]): Point | null => {
  const { grid } = canvas;
  for (let reach = 2; reach <= 40; reach += 2) {
    let [count, sumX, sumY] = [0, 0, 0];
    for (let y = reach; y < grid.height - reach; y += 2) {
      for (let x = reach; x < grid.width - reach; x += 2) {
        if (!zones.includes(grid.at(x, y))) continue;
        const near = new Set<number>();
        for (let n = 0; n < 16; n++) {
          const a = (n / 16) * 2 * Math.PI;
          near.add(grid.at(Math.round(x + reach * Math.cos(a)), Math.round(y + reach * Math.sin(a))));
        }
        if (!zones.every((zone) => near.has(zone))) continue;
        count++;
        sumX += x;
        sumY += y;
      }
    }
    if (count > 0) return [sumX / count, sumY / count];
  }
  return null;
};

/** Paints the boxes at sea: rectangles with round corners. */
export const paintBoxes = (canvas: Canvas, board: MapBoard): void => {
  const { grid, geo } = canvas;
  const corner = 9;
  const placed = (geo.boxes ?? []).flatMap(({ space, at, dx = 0, dy = 0, w, h }) => {
    const links = [...(board.spaces.get(space)?.adjacent ?? [])].map((id) => grid.number(id));
    const middle = at ?? junction(canvas, links);
    return middle === null ? [] : [{ label: grid.number(space), cx: middle[0] + dx, cy: middle[1] + dy, w, h }];
  });
  for (const { label, cx, cy, w, h } of placed) {
    for (let y = Math.floor(cy - h / 2); y < cy + h / 2; y++) {
      for (let x = Math.floor(cx - w / 2); x < cx + w / 2; x++) {
        const px = Math.max(0, Math.abs(x + 0.5 - cx) - w / 2 + corner);
        const py = Math.max(0, Math.abs(y + 0.5 - cy) - h / 2 + corner);
        if (Math.hypot(px, py) <= corner && x >= 0 && y >= 0 && x < grid.width && y < grid.height)
          grid.cells[y * grid.width + x] = label;
      }
    }
  }
};

/** Contacts of the grid with the number of cell sides and the middle of each. */
export const contacts = (canvas: Canvas): Map<string, { length: number; x: number; y: number }> => {
  const { grid } = canvas;
  const result = new Map<string, { length: number; x: number; y: number }>();
  for (let k = 0; k < grid.cells.length; k++) {
    const own = grid.cells[k] ?? 0;
    const x = k % grid.width;
    const y = (k - x) / grid.width;
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      if (x + dx >= grid.width || y + dy >= grid.height) continue;
      const other = grid.at(x + dx, y + dy);
      if (other === own) continue;
      const key = pairKey(grid.name(own), grid.name(other));
      const entry = result.get(key) ?? { length: 0, x: 0, y: 0 };
      entry.length++;
      entry.x += (x - entry.x) / entry.length;
      entry.y += (y - entry.y) / entry.length;
      result.set(key, entry);
    }
  }
  return result;
};

/** Size of every label. */
export const areas = ({ grid }: Canvas): Map<string, number> => {
  const counts = new Float64Array(grid.names.length);
  for (const label of grid.cells) counts[label] = (counts[label] ?? 0) + 1;
  return new Map(grid.names.map((name, n) => [name, counts[n] ?? 0]));
};
