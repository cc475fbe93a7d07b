// What all maps of a site share, as one file: base, shapes, names and flags by language, unit signs and emblems. A page
// refers to its parts with `<use href="second-edition.svg#board">`; custom properties of the page reach them. The same
// parts can also be put into a picture that stands alone.

import { colourCss } from '../colours.ts';
import { EMBLEMS, emblemPath, ownerEmblem } from '../powers.ts';
import { attributes, escapeText } from '../text.ts';
import type { MapBase } from './base.ts';
import { baseSigns } from './bases.ts';
import { drawPosition, layoutOf, type MapPosition, type MapWords, ownerStyle } from './board.ts';
import { coinSigns } from './coins.ts';
import { stateSigns, usualCounters } from './counters.ts';
import { homeSigns } from './homes.ts';
import { unitIcon } from './icons.ts';
import type { MapLabels } from './labels.ts';
import { keySigns } from './samples.ts';

/**
 * Unit signs as `u-<type>`, counters as `c-<type>` and emblems as `e-<emblem>`; they take fill and stroke from where
 * they are used.
 */
const signs = (base: MapBase): string => {
  const { geometry, roster, states, owners } = base;
  const emblems = new Set([...EMBLEMS, ...owners.map(ownerEmblem)]);
  return [
    ...roster.map((type) => `<path id="u-${type}" d="${unitIcon(type)}"/>`),
    usualCounters(geometry.counters, roster),
    keySigns(base),
    ...[...emblems].map((emblem) => `<path id="e-${emblem}" d="${emblemPath(emblem)}"/>`),
    ...baseSigns(base),
    ...(states.length === 0 ? [] : [stateSigns(geometry.counters, states)]),
    ...coinSigns(base),
    ...homeSigns(base),
  ].join('\n');
};

/** Names of a language with the flags of the printed owners. */
const named = (key: string, labels: MapLabels): string => {
  const { shapes, printed } = labels.flags(key);
  return `${shapes}\n<g${attributes({ id: `labels-${key}` })}>\n${labels.svg}\n${printed}\n</g>`;
};

/**
 * The shared file of a board, written once a build. Labels are found as `labels-<key>`, keys usually being languages.
 * Opened by itself the file shows the empty board.
 */
export const mapSymbolFile = (base: MapBase, labels: { readonly [key: string]: MapLabels }): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${base.viewBox}"><style>${colourCss(base.colours)}</style>`,
    `<defs>\n${signs(base)}\n${base.shapes}`,
    ...Object.entries(labels).map(([key, set]) => named(key, set)),
    '</defs>',
    base.svg,
    '</svg>\n',
  ].join('\n');

/** The map of a position as a picture that needs nothing else: for a download, a mail, a proof. */
export const mapPicture = (base: MapBase, labels: MapLabels, position: MapPosition, words: MapWords): string => {
  const style = ownerStyle(base, position);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes({ viewBox: base.viewBox, role: 'img', 'aria-label': words.title })}>`,
    `<title>${escapeText(words.title)}</title><desc>${escapeText(words.description)}</desc><style>${colourCss(base.colours)}</style>`,
    `<defs>\n${signs(base)}\n${base.shapes}\n${named('own', labels)}\n</defs>`,
    `<g${attributes({ style: style === '' ? undefined : style })}>`,
    drawPosition(
      base,
      labels,
      position,
      { file: '', labels: 'own', board: base.svg },
      layoutOf(base, labels, position),
      'map',
    ),
    '</g></svg>\n',
  ].join('\n');
};
