// Draws a board from public-domain coastlines. What each step does stands in README.md.
//
//   node scripts/run.mjs scripts/maps/make.ts <board> [--warp] [--places] [--compare]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Drawing, describe, draw } from './draw.ts';
import { fileOf, loadDrawn, readGeo, readTopology } from './folders.ts';
import { geoText } from './format.ts';
import { findPlaces, overSea, type Places } from './places.ts';
import { borders } from './trace.ts';
import type { Geo } from './types.ts';
import { deriveWarp } from './warp.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    warp: { type: 'boolean', default: false },
    places: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
  },
});

/** The geo file with the places found; those that are fixed stay. */
const withPlaces = (geo: Geo, { canvas, areas, edgeSegments }: Drawing, places: ReadonlyMap<string, Places>): Geo => {
  const spaces = Object.entries(geo.spaces).map(([id, space]) => {
    const own = { ...space, area: areas.get(id) ?? 0 };
    const found = places.get(id);
    if (found === undefined || space.fixed === true) return [id, own] as const;
    const { label, stack } = found;
    const isWet = space.kind === 'land' && overSea(canvas, label);
    return [id, { ...own, label: { ...label, ...(isWet ? { overSea: true } : {}) }, stack }] as const;
  });
  const cut = geo.cut === undefined ? {} : { cut: { ...geo.cut, edgeSegments: [...edgeSegments] } };
  return { ...geo, spaces: Object.fromEntries(spaces), ...cut };
};

const [id = ''] = positionals;
const { board, geo: stored } = loadDrawn(id);
const derivation = stored.warpDerivation;
if (values.warp && derivation?.lonKnots === undefined)
  throw new Error(`${id}: its geo file does not say how to find the warp`);
const warp = values.warp && derivation !== undefined ? deriveWarp(board, stored, derivation) : stored.warp;
const geo: Geo = { ...stored, ...(warp === undefined ? {} : { warp }) };
const drawing = draw(board, geo, loadDrawn);
console.log(describe(drawing));
if (values.compare) {
  const old = borders(readTopology(id));
  const now = borders(drawing.topology);
  console.log(`borders of the stored drawing: ${old.size}`);
  console.log(`  lost: ${[...old].filter((key) => !now.has(key)).join(', ') || 'none'}`);
  console.log(`  new: ${[...now].filter((key) => !old.has(key)).join(', ') || 'none'}`);
} else {
  writeFileSync(fileOf(id, 'topology'), `${JSON.stringify(drawing.topology)}\n`);
  const found = values.places ? findPlaces(drawing.canvas, board) : new Map<string, Places>();
  for (const [space, { spill, label }] of found)
    if (Math.max(...spill) > 0.03)
      console.log(`  tight: ${space} (${spill.map((share) => share.toFixed(2)).join(', ')}; ${label.font})`);
  if (values.warp || values.places) {
    const all = values.places ? withPlaces(geo, drawing, found) : geo;
    // What belongs to parts stands in the geo files of those.
    const own = readGeo(id);
    const spaces = Object.entries(own.spaces).map(([space, before]) => [space, all.spaces[space] ?? before] as const);
    const { warp: table = own.warp, cut = own.cut } = all;
    writeFileSync(
      fileOf(id, 'geo'),
      geoText({
        ...own,
        ...(table === undefined ? {} : { warp: table }),
        ...(cut === undefined ? {} : { cut }),
        spaces: Object.fromEntries(spaces),
      }),
    );
  }
}
