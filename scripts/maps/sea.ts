// Shares the water out among the sea zones: the nearest seed wins, near a coast only among the zones linked to it.

import { distances } from './grid.ts';
import { allowedAt, type Canvas, onSphere, placeOf } from './paint.ts';
import type { MapBoard } from './types.ts';

export interface SeaOptions {
  /** Where the nearest seed is looked for: on the globe, or in the drawing, which gives straight borders. */
  readonly metric: 'sphere' | 'plane';
}

export const paintSea = (canvas: Canvas, board: MapBoard, { metric }: SeaOptions): void => {
  const { geo, grid, inverse, isTerritory } = canvas;
  const zones = Object.entries(geo.spaces).flatMap(([id, space]) =>
    (space.kind === 'sea' ? (space.seeds ?? (space.anchor === undefined ? [] : [space.anchor])) : []).map((seed) => ({
      id,
      label: grid.number(id),
      at: metric === 'sphere' ? onSphere(seed) : ([...placeOf(canvas, seed), 0] as const),
    })),
  );
  const mayLie = allowedAt(canvas);
  const { distance, nearest } = distances(grid, isTerritory);
  const near = new Map<number, typeof zones>();
  const before = grid.cells.slice();
  for (let k = 0; k < before.length; k++) {
    if (before[k] !== 0) continue;
    const x = k % grid.width;
    let candidates = zones;
    if ((distance[k] ?? 1e9) < geo.params.coastBand) {
      const territory = before[nearest[k] ?? 0] ?? 0;
      let own = near.get(territory);
      if (own === undefined) {
        const links = board.spaces.get(grid.name(territory))?.adjacent;
        own = zones.filter(({ id }) => links?.has(id));
        near.set(territory, own);
      }
      if (own.length > 0) candidates = own;
    }
    const [px, py, pz] =
      metric === 'sphere'
        ? onSphere([inverse.lon[k] ?? 0, inverse.lat[k] ?? 0])
        : [x + 0.5, Math.floor(k / grid.width) + 0.5, 0];
    let best = 0;
    let most = -Infinity;
    for (const list of [candidates, zones]) {
      for (const { label, at } of list) {
        const nearness =
          metric === 'sphere' ? at[0] * px + at[1] * py + at[2] * pz : -((at[0] - px) ** 2) - (at[1] - py) ** 2;
        if (nearness > most && mayLie(label, x)) {
          most = nearness;
          best = label;
        }
      }
      if (best !== 0) break;
    }
    grid.cells[k] = best;
  }
};
