// The colours of charts and map, by theme, and the style sheet a page needs to show them. Drawings themselves name
// custom properties only, so that one text serves light, dark and paper. A test holds contrast and the distance between
// powers, also for colour-blind eyes.

import { POWERS } from '../vocab/index.ts';

/** A colour by theme. Paper takes the light one. */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

const shade = (light: string, dark: string): Shade => ({ light, dark });

/** Every custom property of charts and map, without the leading `--`. */
export const COLOURS: { readonly [property: string]: Shade } = {
  // A power's lines, marks and names on the page.
  'power-ussr': shade('#901405', '#d4694a'),
  'power-germany': shade('#272f42', '#a3aec2'),
  'power-uk': shade('#846850', '#dccba3'),
  'power-japan': shade('#a9560f', '#e8a213'),
  'power-usa': shade('#174e3f', '#5fa588'),
  // Land a power owns.
  'land-ussr': shade('#cb8170', '#7b2a17'),
  'land-germany': shade('#a5adbd', '#616c84'),
  'land-uk': shade('#fde3b1', '#98855c'),
  'land-japan': shade('#f1b54d', '#8b5e06'),
  'land-usa': shade('#93c5ad', '#19735c'),
  'land-none': shade('#f8f4e7', '#858883'),
  // Names, on land and over the coast alike: a halo keeps off whatever is under them.
  'land-ink': shade('#12171c', '#f6f8fa'),
  'land-halo': shade('#fbf8f0', '#10181f'),
  'map-coin': shade('#f6d257', '#d9ae36'),
  'map-coin-rim': shade('#7a5a00', '#3a2a00'),
  'map-coin-ink': shade('#2a1d00', '#2a1d00'),
  // Counters carry white signs.
  'counter-ussr': shade('#901405', '#901405'),
  'counter-germany': shade('#272f42', '#272f42'),
  'counter-uk': shade('#886c54', '#886c54'),
  'counter-japan': shade('#a9560f', '#a9560f'),
  'counter-usa': shade('#174e3f', '#174e3f'),
  'map-sea': shade('#cfe1eb', '#1b2d3b'),
  'map-shore': shade('#a9cadd', '#2f4d61'),
  'map-sea-ink': shade('#1b3a55', '#b9d3e6'),
  'map-zone-line': shade('#ffffff', '#3d566a'),
  'map-coast': shade('#33414d', '#0a1218'),
  'map-border': shade('#12171c', '#05090c'),
  'map-front': shade('#1a1f24', '#ffffff'),
  'map-front-casing': shade('#fffdf8', '#10181f'),
  'map-inert': shade('#dcdad4', '#59626a'),
  'map-ice': shade('#eef4f8', '#2b3c49'),
  'map-ground': shade('#f7f5ef', '#10181f'),
  'map-frame': shade('#33414d', '#7d90a0'),
  'map-battle': shade('#c4122f', '#ff5a4d'),
  'map-battle-ink': shade('#ffffff', '#10181f'),
  'map-focus': shade('#0b2a6b', '#ffffff'),
  'map-leader': shade('#12171c', '#eef3f7'),
  // Arrows cross land and sea: a casing sets them off from both.
  'move-combat': shade('#b3122b', '#ff6a5c'),
  'move-embark': shade('#5b5560', '#e9d8a6'),
  'move-noncombat': shade('#1f4e8c', '#a9d2ff'),
  'move-retreat': shade('#550033', '#cc55dd'),
  'move-casing': shade('#ffffffd9', '#10181fe6'),
  // Lines that belong to no power, such as those of the sides.
  'line-0': shade('#1d5fa3', '#7fb8f2'),
  'line-1': shade('#b3400f', '#ff9b6a'),
  'line-2': shade('#2f6b2f', '#86c986'),
  'line-3': shade('#6a3d9a', '#c6a3ee'),
  'line-4': shade('#4c5a66', '#a9b8c4'),
  'chart-ink': shade('#12171c', '#eef3f7'),
  'chart-quiet': shade('#4c5a66', '#a9b8c4'),
  'chart-grid': shade('#d9d5ca', '#2b3944'),
  'chart-ground': shade('#fdfcf9', '#10181f'),
  'chart-rule': shade('#8a1f5c', '#f0a2cf'),
};

/**
 * Colours that only some boards need, for land of nations and water out of play. Drawings that stand alone bring along
 * those of their board; pages have all, since what a page takes from a drawing has the page's colours.
 */
export const BOARD_COLOURS: { readonly [property: string]: Shade } = {
  'power-china': shade('#6739ac', '#a26cf5'),
  'land-china': shade('#c6a8fc', '#7b57ba'),
  'land-middle-east': shade('#c8bb85', '#44443a'),
  'counter-china': shade('#6739ac', '#6739ac'),
  'counter-middle-east': shade('#6b5a1e', '#6b5a1e'),
  'map-out': shade('#cbd9e2', '#2a3640'),
};

export type Theme = keyof Shade;

const declarations = (theme: Theme, colours: typeof COLOURS): string =>
  Object.entries(colours)
    .map(([property, shades]) => `--${property}:${shades[theme]}`)
    .join(';');

/**
 * The custom properties as a style sheet: light by default and on paper, dark where the reader's system or a
 * `data-theme` on the root asks for it.
 *
 * @param more colours beside the usual ones
 */
export const colourCss = (more: typeof COLOURS = {}): string => {
  const colours = { ...COLOURS, ...more };
  return [
    `:root{${declarations('light', colours)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${declarations('dark', colours)}}}`,
    `@media screen{:root[data-theme=dark]{${declarations('dark', colours)}}}`,
    '',
  ].join('\n');
};

/** Class rules that give the marks of a power its colour, as `--c` (lines, names) and `--k` (counters). */
export const powerCss = (): string =>
  POWERS.map((power) => `.of-${power}{--c:var(--power-${power});--k:var(--counter-${power})}`).join('');
