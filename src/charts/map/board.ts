// A position as a map: the shared base with the owners of this moment, counters, and what happened in the turn (moves,
// battles, captured land). Everything worded comes from the caller; links lie over the drawing as shapes of their own.

import type { Power, SpaceId } from '../../vocab/index.ts';
import { attributes, escapeText } from '../text.ts';
import { drawArrows, type MapMove } from './arrows.ts';
import type { MapBase } from './base.ts';
import { type CanalState, drawCanals } from './canals.ts';
import { drawCounters, drawFlagsOf } from './counters.ts';
import { MAP_FONT } from './font.ts';
import { drawFronts } from './fronts.ts';
import { drawHomes } from './homes.ts';
import type { MapLabels } from './labels.ts';
import { type Layout, layOut } from './layout.ts';
import { drawLinks, type MapLink, type WayLink } from './links.ts';
import { drawBattles, drawCaptured } from './marks.ts';
import { isHeld, ownerColour, ownerNow, ownerProperty, printedOwner } from './owners.ts';
import type { MapSource } from './source.ts';
import type { Units } from './stacks.ts';

/**
 * Who owns what, what stands where, and what happened. Spaces left out have no units, and no owner but the nation whose
 * land they are.
 */
export interface MapPosition {
  readonly owners: ReadonlyMap<SpaceId, Power | null>;
  readonly stacks: ReadonlyMap<SpaceId, readonly Units[]>;
  /** Territories that changed hands in the turn shown, with the owner before. */
  readonly captured?: ReadonlyMap<SpaceId, Power | null>;
  /** The space of each battle of the turn shown, in the order they were fought. */
  readonly battles?: readonly SpaceId[];
  /** Units placed in the turn shown. */
  readonly placed?: ReadonlyMap<SpaceId, readonly Units[]>;
  readonly moves?: readonly MapMove[];
  /** Whose lands have a front between them: powers that stand together, group by group. */
  readonly sides?: readonly (readonly Power[])[];
  /** By id of the canal; one left out is open. */
  readonly canals?: ReadonlyMap<string, CanalState>;
}

/** The words of a map in the reader's language. */
export interface MapWords {
  readonly title: string;
  /** What the map shows, in a sentence or two, for readers who cannot see it. */
  readonly description: string;
}

/** The custom properties of the territories whose owner is not the printed one, as a `style`. */
export const ownerStyle = (base: MapBase, position: MapPosition): string =>
  [...base.geometry.spaces.keys()]
    .filter((id) => isHeld(base, id))
    .flatMap((id) => {
      const owner = ownerNow(base, id, position.owners);
      return owner === printedOwner(base, id) ? [] : [`${ownerProperty(id)}:${ownerColour(owner)}`];
    })
    .join(';');

/** Where everything of a position goes on the map. */
export const layoutOf = (base: MapBase, labels: MapLabels, position: MapPosition): Layout =>
  layOut(base, labels, {
    owners: position.owners,
    stacks: position.stacks,
    placed: position.placed ?? new Map(),
    marks: position.battles ?? [],
  });

/**
 * The groups of a position, to be wrapped in an `<svg>`, from the sea up.
 *
 * @param id of the map; no other map on the same page has it
 */
export const drawPosition = (
  base: MapBase,
  labels: MapLabels,
  position: MapPosition,
  source: MapSource,
  layout: Layout,
  id: string,
): string => {
  const use = (id: string): string => `<use${attributes({ href: `${source.file}#${id}` })}/>`;
  const arrows = drawArrows(base, labels, layout, position.moves ?? [], id, source);
  return [
    source.board ?? use('board'),
    drawCaptured(base, position.captured ?? new Map(), position.owners, source),
    drawFronts(base, position.owners, position.sides ?? [], source, id),
    drawCanals(base.geometry, position.canals ?? new Map()),
    arrows.lines,
    use(`labels-${source.labels}`),
    drawFlagsOf(base, labels, position.owners, source),
    drawHomes(base, labels, position.owners, source),
    drawCounters(layout, base.geometry.counters, source),
    `<g font-family="${MAP_FONT}" font-weight="700" text-anchor="middle">${arrows.plates}${drawBattles(layout.marks)}</g>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
};

export interface BoardOptions {
  readonly labels: MapLabels;
  readonly source: MapSource;
  /** Makes the drawing reusable for crops on the same page, and tells it from other maps there. */
  readonly id: string;
  /** The part shown; the whole board if left out. */
  readonly viewBox?: string;
  /** What leads from the map to elsewhere, in the order of the keyboard. */
  readonly links?: readonly MapLink[];
  /** What leads from its arrows to where they are told. */
  readonly ways?: readonly WayLink[];
}

/** A map and where things went on it, for parts of it drawn beside. */
export interface DrawnMap {
  readonly svg: string;
  readonly layout: Layout;
}

/**
 * The map of a position for a page: owners, counters and events of its own; base, names and signs by reference to the
 * shared file, so that a page costs little. Drawn without script; colours come from the page's style sheet.
 */
export const mapBoard = (base: MapBase, position: MapPosition, words: MapWords, options: BoardOptions): DrawnMap => {
  const { labels, source, links = [], ways = [] } = options;
  const head = attributes({
    class: 'map',
    viewBox: options.viewBox ?? base.viewBox,
    role: links.length === 0 ? 'img' : 'group',
    'aria-label': words.title,
  });
  const style = ownerStyle(base, position);
  const layout = layoutOf(base, labels, position);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg"${head}><desc>${escapeText(words.description)}</desc>`,
    `<g${attributes({ id: options.id, style: style === '' ? undefined : style, 'aria-hidden': 'true' })}>`,
    drawPosition(base, labels, position, source, layout, options.id),
    `</g>${drawLinks(base, layout, source, links, ways, options.id)}</svg>\n`,
  ].join('\n');
  return { svg, layout };
};
