// The empty board as SVG text: sea, zones, ice, shores, territories, lakes, coast and frame. It is drawn once
// a build and shared by all maps; owners reach it later through one custom property a territory.

import { NATIONS, type Owner, POWERS, type SpaceId, type UnitType } from '../../vocab/index.ts';
import { BOARD_COLOURS, type COLOURS } from '../colours.ts';
import { attributes, escapeText, short } from '../text.ts';
import { type Border, borderId } from './borders.ts';
import { type CanalState, drawWays } from './canals.ts';
import type { MapGeometry } from './geometry.ts';
import { type Ground, makeGround } from './ground.ts';
import { ownerColour, ownerProperty, type Printed, printedOwner } from './owners.ts';
import { coastPath, landBorders, shapePath } from './paths.ts';
import { PATH_SCALE } from './scale.ts';
import type { UnitState } from './stacks.ts';

export interface MapBase {
  readonly geometry: MapGeometry;
  readonly printed: ReadonlyMap<SpaceId, Printed>;
  /** The kinds of unit that have signs. */
  readonly roster: readonly UnitType[];
  /** What units may be in that counters show. */
  readonly states: readonly UnitState[];
  /** Who may own something on this board: the powers, and nations that have land on it. */
  readonly owners: readonly Owner[];
  /** Colours it needs beside the usual ones. */
  readonly colours: typeof COLOURS;
  readonly ground: Ground;
  /** Where land meets land. */
  readonly borders: readonly Border['between'][];
  /** The shape of each space as a `<path>` with the code of the space as id, without a colour of its own. */
  readonly shapes: string;
  /** The drawing: one `<g id="board">`, which refers to the shapes. */
  readonly svg: string;
  /** The whole board with its margins, for a `viewBox`. */
  readonly viewBox: string;
}

/** A link that a ruleset opens or cuts. */
export interface LinkChange {
  readonly between: readonly [SpaceId, SpaceId];
  readonly state: CanalState;
}

const drawChanges = ({ links }: MapGeometry, changes: readonly LinkChange[]): readonly string[] => {
  const ways = changes.flatMap(({ between, state }) =>
    links
      .filter((link) => link.between.join() === between.join())
      .flatMap(({ marks }) => marks.map(({ from, to }) => ({ from, to, state }))),
  );
  return ways.length === 0 ? [] : [drawWays('links', ways)];
};

/**
 * Draws the empty board. Each space stands in it exactly once, with its id in `data-space` and its name as `<title>`;
 * territories show the printed owner until a page says otherwise.
 *
 * @param changes links that are not as printed, by the pair as the geometry has it
 * @param states what units may be in on this board
 */
export const mapBase = (
  geometry: MapGeometry,
  printed: ReadonlyMap<SpaceId, Printed>,
  roster: readonly UnitType[],
  nameOf: (space: SpaceId) => string,
  changes: readonly LinkChange[] = [],
  states: readonly UnitState[] = [],
): MapBase => {
  const ids = [...geometry.spaces.keys()].sort();
  const codeOf = (id: SpaceId): string => geometry.spaces.get(id)?.code ?? id;
  const shapes = ids.map((id) => `<path${attributes({ id: codeOf(id), d: shapePath(geometry, id) })}/>`).join('\n');
  const ofKind = (kind: 'land' | 'sea' | 'convoy') => ids.filter((id) => geometry.spaces.get(id)?.kind === kind);
  const space = (id: SpaceId, style?: string): string =>
    `<use${attributes({ 'data-space': id, style, href: `#${codeOf(id)}` })}><title>${escapeText(nameOf(id))}</title></use>`;
  const zones = ofKind('sea').map((id) => space(id));
  const held = (id: SpaceId): string =>
    space(id, `fill:var(${ownerProperty(id)},${ownerColour(printedOwner({ printed }, id))})`);
  const lands = ofKind('land').map(held);
  const boxes = ofKind('convoy').map(held);
  const borders = landBorders(geometry);
  const hasOut = geometry.topology.objects._out !== undefined;
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
    ...(hasOut ? [`<path fill="var(--map-out)" d="${shapePath(geometry, '_out')}"/>`] : []),
    // The coast four times: three wide faint strokes make the shore, whose inner half the land then covers.
    `<g fill="none" stroke="var(--map-shore)"><g stroke-width="46" opacity=".3"><path id="coast" d="${coastPath(geometry)}"/></g><g stroke-width="28" opacity=".45"><use href="#coast"/></g><g stroke-width="12" opacity=".8"><use href="#coast"/></g></g>`,
    `<path fill="var(--map-inert)" d="${shapePath(geometry, '_inert')}"/>`,
    lands.join('\n'),
    // Borders twice: a wide faint stroke sets lands of one colour apart, the thin one says where.
    `<g fill="none" stroke="var(--map-border)"><g stroke-width="16" opacity=".09"><g id="borders">${borders.map(({ between, path }) => `<path${attributes({ id: borderId(geometry, between), d: path })}/>`).join('\n')}</g></g><use href="#borders" stroke-width="1.8" opacity=".55"/></g>`,
    `<path fill="var(--map-shore)" stroke="var(--map-coast)" stroke-width="1.4" d="${shapePath(geometry, '_lake')}"/>`,
    '<g fill="none" stroke="var(--map-coast)" stroke-width="2.2"><use href="#coast"/></g>',
    ...(boxes.length === 0 ? [] : [`<g stroke="var(--map-coast)" stroke-width="2.6">${boxes.join('\n')}</g>`]),
    '</g>',
    '</g>',
    ...drawChanges(geometry, changes),
    `<rect${attributes({ fill: 'none', stroke: 'var(--map-frame)', 'stroke-width': 1.5, ...box })}/>`,
    '</g>',
  ].join('\n');
  const viewBox = [-marginX, -marginY, width + 2 * marginX, height + 2 * marginY].map(short).join(' ');
  const landed = new Set([...printed.values()].map(({ owner }) => owner));
  const owners = [...new Set<Owner>([...POWERS, ...NATIONS])].filter((owner) => landed.has(owner));
  const own = [...owners.flatMap((owner) => [`land-${owner}`, `counter-${owner}`]), ...(hasOut ? ['map-out'] : [])];
  const colours = Object.fromEntries(Object.entries(BOARD_COLOURS).filter(([property]) => own.includes(property)));
  return {
    geometry,
    printed,
    roster,
    states,
    owners,
    colours,
    ground: makeGround(geometry),
    borders: borders.map(({ between }) => between),
    shapes,
    svg,
    viewBox,
  };
};
