// Makes the warp table of a board: a plain projection by knots, then rounds of a flow that evens out how crowded the
// spaces are. Each round paints the board, sees how much room each space has against how much it wants, and lets the
// crowded parts push the others away.

import { areas } from './clean.ts';
import { INERT, newCanvas, OUT, paintLand, placeOf } from './paint.ts';
import { paintSea } from './sea.ts';
import type { Geo, MapBoard, Point, Warp, WarpDerivation } from './types.ts';

/** Value of a smooth rising curve through knots (monotone cubic). */
const curve = (knots: readonly Point[]): ((at: number) => number) => {
  const slope = (n: number): number => {
    const a = knots[n];
    const b = knots[n + 1];
    return a === undefined || b === undefined ? 0 : (b[1] - a[1]) / (b[0] - a[0]);
  };
  const tangents = knots.map((_, n) => {
    if (n === 0) return slope(0);
    if (n === knots.length - 1) return slope(n - 1);
    const [a, b] = [slope(n - 1), slope(n)];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return (at) => {
    let n = knots.findIndex(([x]) => x > at) - 1;
    if (n === -2) n = knots.length - 2;
    n = Math.max(0, n);
    const [a, b] = [knots[n], knots[n + 1]];
    if (a === undefined || b === undefined) return 0;
    const h = b[0] - a[0];
    const t = (at - a[0]) / h;
    if (t < 0) return a[1] + (tangents[n] ?? 0) * (at - a[0]);
    if (t > 1) return b[1] + (tangents[n + 1] ?? 0) * (at - b[0]);
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * a[1] +
      (t ** 3 - 2 * t ** 2 + t) * h * (tangents[n] ?? 0) +
      (-2 * t ** 3 + 3 * t ** 2) * b[1] +
      (t ** 3 - t ** 2) * h * (tangents[n + 1] ?? 0)
    );
  };
};

/** The table of the plain projection. */
const plainWarp = (plan: WarpDerivation): Warp => {
  const { lon0, lonStep, nLon, lat0, latStep, nLat, lonKnots, latKnots, shear, converge } = plan;
  const toX = curve(lonKnots);
  const toY = curve(latKnots);
  const shift = shear === undefined ? () => 0 : curve(shear);
  const x: number[] = [];
  const y: number[] = [];
  for (let j = 0; j < nLat; j++) {
    for (let i = 0; i < nLon; i++) {
      const lon = lon0 + i * lonStep;
      const lat = lat0 + j * latStep;
      const plainX = toX(lon);
      const factor = converge === undefined ? 1 : 1 - converge.perDegree * Math.max(0, lat - converge.from);
      const middle = converge?.middle ?? 0;
      x.push(middle + (plainX - middle) * factor);
      y.push(toY(lat) + shift(lon));
    }
  }
  return { lon0, lonStep, nLon, lat0, latStep, nLat, x, y, periodic: false };
};

const CELL = 4;

/** Cosine transform of rows (or columns) by a table of cosines; small grids need nothing faster. */
const cosines = (n: number): Float64Array => {
  const table = new Float64Array(n * n);
  for (let k = 0; k < n; k++) for (let i = 0; i < n; i++) table[k * n + i] = Math.cos((Math.PI * k * (i + 0.5)) / n);
  return table;
};

/** Solves "divergence of the gradient is f" on a grid whose edges let nothing through. */
const potential = (f: Float64Array, w: number, h: number): Float64Array => {
  const cx = cosines(w);
  const cy = cosines(h);
  const half = new Float64Array(w * h);
  for (let y = 0; y < h; y++)
    for (let k = 0; k < w; k++) {
      let sum = 0;
      for (let x = 0; x < w; x++) sum += (f[y * w + x] ?? 0) * (cx[k * w + x] ?? 0);
      half[y * w + k] = sum;
    }
  const both = new Float64Array(w * h);
  for (let l = 0; l < h; l++)
    for (let k = 0; k < w; k++) {
      let sum = 0;
      for (let y = 0; y < h; y++) sum += (half[y * w + k] ?? 0) * (cy[l * h + y] ?? 0);
      const eigen = 2 * Math.cos((Math.PI * k) / w) - 2 + 2 * Math.cos((Math.PI * l) / h) - 2;
      const scale = ((k === 0 ? 1 : 2) * (l === 0 ? 1 : 2)) / (w * h);
      both[l * w + k] = k === 0 && l === 0 ? 0 : (sum / eigen) * scale;
    }
  for (let y = 0; y < h; y++)
    for (let k = 0; k < w; k++) {
      let sum = 0;
      for (let l = 0; l < h; l++) sum += (both[l * w + k] ?? 0) * (cy[l * h + y] ?? 0);
      half[y * w + k] = sum;
    }
  const result = new Float64Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let k = 0; k < w; k++) sum += (half[y * w + k] ?? 0) * (cx[k * w + x] ?? 0);
      result[y * w + x] = sum;
    }
  return result;
};

/** Soft copy of a grid: three box blurs with mirrored edges. */
const blurred = (field: Float64Array, w: number, h: number, radius: number): Float64Array => {
  const r = Math.max(1, Math.round(radius));
  let values = field;
  const mirror = (n: number, size: number): number => (n < 0 ? -n - 1 : n >= size ? 2 * size - n - 1 : n);
  for (let pass = 0; pass < 3; pass++) {
    for (const [size, other, step, jump] of [
      [w, h, 1, w],
      [h, w, w, 1],
    ] as const) {
      const next = new Float64Array(w * h);
      for (let o = 0; o < other; o++) {
        let sum = 0;
        for (let n = -r; n <= r; n++) sum += values[o * jump + mirror(n, size) * step] ?? 0;
        for (let n = 0; n < size; n++) {
          next[o * jump + n * step] = sum / (2 * r + 1);
          sum +=
            (values[o * jump + mirror(n + r + 1, size) * step] ?? 0) -
            (values[o * jump + mirror(n - r, size) * step] ?? 0);
        }
      }
      values = next;
    }
  }
  return values;
};

/** Room a space asks for if the data do not say: for its name and the counters it starts with. */
const roomFor = (board: MapBoard, geo: Geo, id: string, area: number): number => {
  const space = geo.spaces[id];
  if (space === undefined) return id === INERT || id === OUT ? area * 0.6 : area;
  if (space.wantArea !== undefined && space.wantArea !== null) return space.wantArea;
  const counters = new Set(board.setup.filter((entry) => entry.space === id).map(({ owner, unit }) => owner + unit))
    .size;
  if (space.kind === 'sea') return Math.min(34000, Math.max(area, 9000 + 900 * counters));
  return Math.min(26000, Math.max(area, (space.closed === true ? 3000 : 4400) + 700 * counters));
};

/** The table after all rounds of the flow. */
export const deriveWarp = (board: MapBoard, geo: Geo, plan: WarpDerivation): Warp => {
  const { width, height } = geo.viewBox;
  const w = Math.ceil(width / CELL);
  const h = Math.ceil(height / CELL);
  let warp = plainWarp(plan);
  plan.blur.forEach((radius, round) => {
    const canvas = newCanvas({ ...geo, warp });
    paintLand(canvas);
    paintSea(canvas, board, { metric: 'plane' });
    const size = areas(canvas);
    const ratio = canvas.grid.names.map((name) => {
      const area = size.get(name) ?? 0;
      if (area === 0) return 1;
      const want = roomFor(board, geo, name, area);
      return Math.min(plan.densityRange[1], Math.max(plan.densityRange[0], (want / area) ** plan.exponent));
    });
    const density = new Float64Array(w * h);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const k = Math.floor(y / CELL) * w + Math.floor(x / CELL);
        density[k] = (density[k] ?? 0) + (ratio[canvas.grid.at(x, y)] ?? 1) / CELL ** 2;
      }
    }
    for (const [lon, lat, degrees, factor] of plan.boosts ?? []) {
      const [cx, cy] = placeOf(canvas, [lon, lat]);
      const [ex, ey] = placeOf(canvas, [lon + degrees, lat]);
      const reach = Math.hypot(ex - cx, ey - cy);
      const own = 1 + (factor - 1) * 0.75 ** round;
      for (let y = 0; y < h; y++) {
        for (let x = 0; x < w; x++) {
          const d = Math.hypot((x + 0.5) * CELL - cx, (y + 0.5) * CELL - cy) / reach;
          density[y * w + x] = (density[y * w + x] ?? 0) * (1 + (own - 1) * Math.exp(-d * d));
        }
      }
    }
    warp = flow(warp, blurred(density, w, h, radius / CELL), w, h);
  });
  const kind =
    'lon-lat table, Catmull-Rom in both directions, not periodic; it goes on in a straight line beyond its ends';
  return {
    kind,
    ...warp,
    x: warp.x.map((v) => Math.round(v * 10) / 10),
    y: warp.y.map((v) => Math.round(v * 10) / 10),
  };
};

/** Moves the knots of a table from time 0 to 1 along the flow that evens out a density. */
const flow = (warp: Warp, density: Float64Array, w: number, h: number): Warp => {
  let mean = 0;
  for (const value of density) mean += value / density.length;
  const phi = potential(
    density.map((value) => value - mean),
    w,
    h,
  );
  const at = (field: Float64Array, x: number, y: number): number =>
    field[Math.min(h - 1, Math.max(0, y)) * w + Math.min(w - 1, Math.max(0, x))] ?? 0;
  const sample = (field: (x: number, y: number) => number, x: number, y: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    return (
      (field(i, j) * (1 - u) + field(i + 1, j) * u) * (1 - v) +
      (field(i, j + 1) * (1 - u) + field(i + 1, j + 1) * u) * v
    );
  };
  // Flux through the sides between cells; none through the frame.
  const fluxX = (i: number, j: number) => (i < 0 || i >= w - 1 ? 0 : at(phi, i + 1, j) - at(phi, i, j));
  const fluxY = (i: number, j: number) => (j < 0 || j >= h - 1 ? 0 : at(phi, i, j + 1) - at(phi, i, j));
  const velocity = (x: number, y: number, t: number): Point => {
    const cx = Math.min(w, Math.max(0, x));
    const cy = Math.min(h, Math.max(0, y));
    const local = sample((i, j) => at(density, i, j), cx - 0.5, cy - 0.5);
    const divisor = (1 - t) * local + t * mean;
    return [sample(fluxX, cx - 1, cy - 0.5) / divisor, sample(fluxY, cx - 0.5, cy - 1) / divisor];
  };
  const steps = 24;
  const x: number[] = [];
  const y: number[] = [];
  warp.x.forEach((startX, n) => {
    let px = startX / CELL;
    let py = (warp.y[n] ?? 0) / CELL;
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const [ax, ay] = velocity(px, py, t);
      const [bx, by] = velocity(px + ax / (2 * steps), py + ay / (2 * steps), t + 0.5 / steps);
      px += bx / steps;
      py += by / steps;
    }
    x.push(px * CELL);
    y.push(py * CELL);
  });
  return { ...warp, x, y };
};
