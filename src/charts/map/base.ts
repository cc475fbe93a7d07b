// The empty board as SVG text: sea, zones, ice, shores, territories, lakes, coast, canals and frame. It is drawn once
// a build and shared by all maps; owners reach it later through one custom property a territory.

import type { Power, SpaceId } from '../../vocab/index.ts';
import { attributes, escapeText, short } from '../text.ts';
import type { MapGeometry } from './geometry.ts';
import { coastPath, PATH_SCALE, shapePath } from './paths.ts';

/** What is printed on the board about a space. */
export interface Printed {
  /** Owner when the game opens; null for neutral land and sea zones. */
  readonly owner: Power | null;
  /** Income value, shown after the name; 0 shows none. */
  readonly ipc: number;
}

export interface MapBase {
  readonly geometry: MapGeometry;
  readonly printed: ReadonlyMap<SpaceId, Printed>;
  /** The path of each space, in the half units of paths.ts. */
  readonly shapes: ReadonlyMap<SpaceId, string>;
  /** The drawing: one `<g id="board">`. */
  readonly svg: string;
  /** The whole board with its margins, for a `viewBox`. */
  readonly viewBox: string;
}

/** The custom property that holds the colour of a territory. */
export const ownerProperty = (space: SpaceId): string => `--o-${space}`;

/** The colour of land a power owns, or of land nobody owns. */
export const ownerColour = (owner: Power | null): string => `var(--land-${owner ?? 'none'})`;

/**
 * Draws the empty board. Each space stands in it exactly once, as a path with its id in `data-space` and its name as
 * `<title>`; territories show the printed owner until a page says otherwise.
 */
export const mapBase = (
  geometry: MapGeometry,
  printed: ReadonlyMap<SpaceId, Printed>,
  nameOf: (space: SpaceId) => string,
): MapBase => {
  const shapes = new Map([...geometry.spaces.keys()].sort().map((id) => [id, shapePath(geometry, id)] as const));
  const ofKind = (kind: 'land' | 'sea') => [...shapes].filter(([id]) => geometry.spaces.get(id)?.kind === kind);
  const space = ([id, path]: readonly [SpaceId, string], style?: string): string =>
    `<path${attributes({ 'data-space': id, style, d: path })}><title>${escapeText(nameOf(id))}</title></path>`;
  const zones = ofKind('sea').map((entry) => space(entry));
  const lands = ofKind('land').map((entry) => {
    const owner = printed.get(entry[0])?.owner ?? null;
    return space(entry, `fill:var(${ownerProperty(entry[0])},${ownerColour(owner)})`);
  });
  const { width, height, marginX, marginY } = geometry.viewBox;
  const box = { x: 0, y: 0, width, height };
  // Colours stand in attributes, not in classes: a style sheet of the shared file may not reach the page that uses it.
  const svg = [
    '<g id="board" stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd">',
    `<clipPath id="board-edge"><rect${attributes(box)}/></clipPath>`,
    '<g clip-path="url(#board-edge)">',
    `<rect${attributes({ fill: 'var(--map-sea)', ...box })}/>`,
    `<g transform="scale(${PATH_SCALE})">`,
    `<g fill="var(--map-sea)" stroke="var(--map-zone-line)" stroke-width="2.6">${zones.join('\n')}</g>`,
    `<path fill="var(--map-ice)" d="${shapePath(geometry, '_ice')}"/>`,
    // The coast three times: two wide faint strokes make the shore, whose inner half the land then covers.
    `<g fill="none" stroke="var(--map-shore)"><g stroke-width="26" opacity=".55"><path id="coast" d="${coastPath(geometry)}"/></g><g stroke-width="12"><use href="#coast"/></g></g>`,
    `<path fill="var(--map-inert)" d="${shapePath(geometry, '_inert')}"/>`,
    `<g stroke="var(--map-coast)" stroke-width="1.7">${lands.join('\n')}</g>`,
    `<path fill="var(--map-shore)" stroke="var(--map-coast)" stroke-width="1.4" d="${shapePath(geometry, '_lake')}"/>`,
    '<g fill="none" stroke="var(--map-coast)" stroke-width="2.2"><use href="#coast"/></g>',
    '</g>',
    drawCanals(geometry),
    '</g>',
    `<rect${attributes({ fill: 'none', stroke: 'var(--map-frame)', 'stroke-width': 1.5, ...box })}/>`,
    '</g>',
  ].join('\n');
  const viewBox = [-marginX, -marginY, width + 2 * marginX, height + 2 * marginY].map(short).join(' ');
  return { geometry, printed, shapes, svg, viewBox };
};

/** A canal joins two zones the land between keeps apart: a white stroke with a dashed dark one on it. */
const drawCanals = (geometry: MapGeometry): string => {
  const lines = geometry.canals
    .map(({ from, to }) => `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`)
    .join('');
  return `<g fill="none" stroke-linecap="butt"><path stroke="#fff" stroke-width="5" d="${lines}"/><path stroke="#12171c" stroke-width="2.2" stroke-dasharray="4 2.5" d="${lines}"/></g>`;
};
