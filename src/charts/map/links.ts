// Links over the map: each lies over the whole shape of its space, over an arrow, or over the mark of its battle,
// invisible until it is pointed at or has the keyboard. They are shapes of their own so that a part of the map can have
// its own, fewer ones.

import type { SpaceId } from '../../vocab/index.ts';
import { attributes, escapeText } from '../text.ts';
import { shaftId } from './arrows.ts';
import type { MapBase } from './base.ts';
import type { Layout } from './layout.ts';
import { PATH_SCALE } from './scale.ts';
import type { MapSource } from './source.ts';

/** A link with its name, which says what a reader who cannot see the map needs to know. */
export interface MapLink {
  readonly href: string;
  readonly name: string;
  /** The space it lies over. */
  readonly space?: SpaceId;
  /** Or the battle, counted from 1 as on the map. */
  readonly battle?: number;
}

/** A link over an arrow, named by the part of the page it leads to. */
export interface WayLink {
  /** The id of that part. */
  readonly to: string;
  /** The number of the arrow, from 1 as they are drawn; the link bears it in its own id. */
  readonly way: number;
}

/** The id of a link over an arrow. */
export const wayId = (way: number): string => `way-${way}`;

const link = ({ href, name }: MapLink, shape: string): string =>
  `<a${attributes({ href })}><title>${escapeText(name)}</title>${shape}</a>`;

const wayLink = ({ to, way }: WayLink, map: string): string =>
  `<a${attributes({ id: wayId(way), href: `#${to}`, 'aria-labelledby': to })}><use${attributes({ href: `#${shaftId(map, way)}` })}/></a>`;

/**
 * Spaces first, in the order given, then arrows, then battles, which lie on top. Links to what the map has not are left
 * out.
 *
 * @param ways links over the arrows of the map that has `map` as its id
 */
export const drawLinks = (
  base: MapBase,
  layout: Layout,
  source: MapSource,
  links: readonly MapLink[],
  ways: readonly WayLink[] = [],
  map = '',
): string => {
  const spaces = links.flatMap((each) => {
    const place = each.space === undefined ? undefined : base.geometry.spaces.get(each.space);
    return place === undefined ? [] : [link(each, `<use${attributes({ href: `${source.file}#${place.code}` })}/>`)];
  });
  const battles = links.flatMap((each) => {
    const mark = each.battle === undefined ? undefined : layout.marks[each.battle - 1];
    return mark === undefined ? [] : [link(each, `<circle${attributes({ cx: mark.x, cy: mark.y, r: 12 })}/>`)];
  });
  if (spaces.length + battles.length === 0) return '';
  return [
    '\n<g class="map-links" fill="none" pointer-events="all">',
    spaces.length === 0 ? '' : `<g class="map-spaces" transform="scale(${PATH_SCALE})">${spaces.join('\n')}</g>`,
    ways.length === 0
      ? ''
      : `<g class="map-ways" pointer-events="stroke" stroke-width="13" stroke-linecap="round">${ways.map((way) => wayLink(way, map)).join('\n')}</g>`,
    battles.join('\n'),
    '</g>',
  ].join('');
};
