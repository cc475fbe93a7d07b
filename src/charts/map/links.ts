// Links over the map: each lies over the whole shape of its space, or over the mark of its battle, invisible until it is
// pointed at or has the keyboard. They are shapes of their own so that a part of the map can have its own, fewer ones.

import type { SpaceId } from '../../vocab/index.ts';
import { attributes, escapeText } from '../text.ts';
import type { MapBase } from './base.ts';
import type { Layout } from './layout.ts';
import { PATH_SCALE } from './paths.ts';
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

const link = ({ href, name }: MapLink, shape: string): string =>
  `<a${attributes({ href })}><title>${escapeText(name)}</title>${shape}</a>`;

/** Spaces first, in the order given, then battles, which lie on top. Links to what the map has not are left out. */
export const drawLinks = (base: MapBase, layout: Layout, source: MapSource, links: readonly MapLink[]): string => {
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
    battles.join('\n'),
    '</g>',
  ].join('');
};
