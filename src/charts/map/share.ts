// The picture of a position that is shown where a page is shared. Of a turn it is the part of the board where most
// happened, so near that counters can be read in a chat, and below it what happened in a line; without a turn the whole
// board, and beside it the land each power holds. It stands alone: no text element, no font, no custom property, so
// that it looks alike everywhere.

import { POWERS, type Power, type SpaceId } from '../../vocab/index.ts';
import { COLOURS } from '../colours.ts';
import { plot, plottable, plotWidth } from '../plotter/plot.ts';
import { withoutProperties, withoutText } from '../plotter/still.ts';
import { powerEmblem } from '../powers.ts';
import { attributes } from '../text.ts';
import type { MapBase } from './base.ts';
import { layoutOf, type MapPosition } from './board.ts';
import { mapPicture } from './file.ts';
import type { MapLabels } from './labels.ts';
import { type MapPart, partsFor } from './parts.ts';

/** In the shape that chats and forums ask for; larger, a picture would weigh more than they wait for. */
export const SHARE_SIZE = { width: 1000, height: 525 } as const;

/** The measure of the drawing. */
const DRAWN = { width: 1200, height: 630 } as const;

/** Words of the picture; letters, digits and a few signs are drawn, the rest is left out. */
export interface ShareWords {
  readonly title: string;
  /** Beside the title, such as the round. */
  readonly moment: string;
  /** What happened, in a line. */
  readonly headline?: string;
  /** At the foot: whose archive it is. */
  readonly archive: string;
}

/** What a picture is about: spaces, and the names of the board beside them. */
export interface ShareView {
  readonly spaces: readonly SpaceId[];
  readonly labels: MapLabels;
}

const MARGIN = 18;
/** The size of numbers that stand ready on usual counters; see `counters.ts`. */
const COUNTER_TEXT = 12.5;
const MOST_LINES = 6;
/** Words find no room in less beside the board. */
const LEAST_PANEL = 150;

/** Names of spaces would be too small to read. */
const NO_LABELS: MapLabels = {
  svg: '',
  flags: () => ({ shapes: '', printed: '' }),
  places: new Map(),
  boxes: new Map(),
  legible: 1,
};

const light = (property: string): string => COLOURS[property]?.light ?? 'none';

const stroke = (d: string, colour: string, width: number): string =>
  `<path${attributes({ d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })}/>`;

/** Words in lines of at most this width; a word that is longer is cut. */
const linesOf = (text: string, size: number, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of plottable(text).split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && plotWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else {
      let cut = word;
      while (plotWidth(cut, size) > width) cut = cut.slice(0, -1);
      lines.push(cut);
    }
  }
  return lines.slice(0, MOST_LINES);
};

const landOf = ({ printed }: MapBase, { owners }: MapPosition, power: Power): number =>
  [...owners].reduce((sum, [id, owner]) => (owner === power ? sum + (printed.get(id)?.ipc ?? 0) : sum), 0);

/** Where things go on the picture. */
interface Arrangement {
  readonly map: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The words: from where, and how wide a line may be. */
  readonly words: { readonly top: number; readonly width: number };
  /** The corner of the row of a power, by its number from 0, and how wide a row is. */
  readonly row: (at: number) => { readonly left: number; readonly top: number };
  readonly rowWidth: number;
}

/**
 * The board takes the height, and words stand beside it; one that is too wide for that takes the width, and they stand
 * below.
 */
const arrange = (across: number): Arrangement => {
  const { width, height } = DRAWN;
  const mapWidth = Math.round(across * height);
  const panel = width - mapWidth;
  if (panel >= LEAST_PANEL)
    return {
      map: { x: panel, y: 0, width: mapWidth, height },
      words: { top: 0, width: panel - 2 * MARGIN },
      row: (at) => ({ left: MARGIN, top: height - 270 + at * 40 }),
      rowWidth: panel - 2 * MARGIN,
    };
  const mapHeight = Math.round(width / across);
  const [columns, rowWidth] = [2, 250];
  return {
    map: { x: 0, y: 0, width, height: mapHeight },
    words: { top: mapHeight, width: 580 },
    row: (at) => ({
      left: width - columns * (rowWidth + 2 * MARGIN) + MARGIN + (at % columns) * (rowWidth + 2 * MARGIN),
      top: mapHeight + 40 + Math.floor(at / columns) * 56,
    }),
    rowWidth,
  };
};

/** A power with its counter's colour and emblem, and the land it holds in IPC. */
const powerRow = (base: MapBase, position: MapPosition, power: Power, x: number, y: number, width: number): string => {
  const name = plot(power, x + 34, y + 18, 17);
  const land = plot(String(landOf(base, position, power)), x + width, y + 18, 17, 'end');
  return [
    `<rect${attributes({ x, y, width: 24, height: 24, rx: 3, fill: light(`counter-${power}`) })}/>`,
    `<use${attributes({ href: `#e-${powerEmblem(power)}`, transform: `translate(${x + 12} ${y + 12})scale(1.6)`, fill: '#fff', 'fill-rule': 'evenodd' })}/>`,
    stroke(name + land, light('chart-ink'), 2.4),
  ].join('');
};

/** The drawing of a position in a place of the picture, without text and properties. */
const still = (
  base: MapBase,
  labels: MapLabels,
  position: MapPosition,
  place: Readonly<Record<string, string | number>>,
): string => {
  const drawn = mapPicture(base, labels, position, { title: '', description: '' });
  const map = drawn.replace(/^<svg[^>]*>/, `<svg${attributes(place)}>`);
  return withoutProperties(withoutText(map, COUNTER_TEXT), 'light');
};

const picture = (...parts: readonly string[]): string => {
  const { width, height } = DRAWN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes({ ...SHARE_SIZE, viewBox: `0 0 ${width} ${height}` })}>`,
    `<rect${attributes({ width, height, fill: light('chart-ground') })}/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
};

/** The foot of a picture of a part of the board, with the words. */
const FOOT = 112;
/** Sizes of what happened: the largest in which it is one line, else two of the smallest. */
const SAID = [34, 30, 27, 24] as const;
/** Units of the board that are shown across, the nearest look first; from further away counters cannot be read. */
const LOOKS = [460, 540, 620] as const;

/** The part that shows all that a picture is about from as near as can be, or the most of it; undefined for nothing. */
const nearest = (base: MapBase, position: MapPosition, { labels, spaces }: ShareView): MapPart | undefined => {
  const layout = layoutOf(base, labels, position);
  const known = new Set(spaces.filter((id) => base.geometry.spaces.has(id)));
  const parts = LOOKS.flatMap((width) => {
    const height = (width * (DRAWN.height - FOOT)) / DRAWN.width;
    return partsFor(base, labels, layout, spaces, 1, { width, least: height, most: height });
  });
  return parts.find((part) => part.spaces.length === known.size) ?? parts.at(-1);
};

/** A part of the board, and the words below it: what happened, large, and small of which game. */
const closeUp = (
  base: MapBase,
  position: MapPosition,
  { title, moment, headline = '', archive }: ShareWords,
  { labels }: ShareView,
  { box }: MapPart,
): string => {
  const { width, height } = DRAWN;
  const top = height - FOOT;
  const room = width - 2 * MARGIN;
  const said = headline === '' ? title : headline;
  const size = SAID.find((one) => plotWidth(said, one) <= room) ?? SAID[3];
  const lines = linesOf(said, size, room).slice(0, 2);
  const whole = [headline === '' ? '' : title, moment].filter((word) => word !== '').join(' - ');
  const viewBox = [box.left, box.top, box.right - box.left, box.bottom - box.top].join(' ');
  return picture(
    still(base, labels, position, { x: 0, y: 0, width, height: top, viewBox, preserveAspectRatio: 'xMidYMid slice' }),
    `<rect${attributes({ y: top, width, height: FOOT, fill: light('chart-ground') })}/>`,
    stroke(
      lines.map((line, at) => plot(line, MARGIN, top + size + 8 + at * 32, size)).join(''),
      light('chart-ink'),
      size / 9,
    ),
    stroke(plot(linesOf(whole, 17, room)[0] ?? '', MARGIN, height - 16, 17), light('chart-rule'), 2),
    stroke(
      plot(linesOf(archive, 15, room)[0] ?? '', width - MARGIN, height - 16, 15, 'end'),
      light('chart-quiet'),
      1.8,
    ),
  );
};

/**
 * The picture as SVG of the size above.
 *
 * @param view what it is about; without it, or with no space of the board in it, the whole board is drawn
 */
export const sharePicture = (base: MapBase, position: MapPosition, words: ShareWords, view?: ShareView): string => {
  const part = view === undefined ? undefined : nearest(base, position, view);
  return view === undefined || part === undefined
    ? wholeBoard(base, position, words)
    : closeUp(base, position, words, view, part);
};

const wholeBoard = (base: MapBase, position: MapPosition, { title, moment, archive }: ShareWords): string => {
  const { width: boardWidth, height: boardHeight } = base.geometry.viewBox;
  const { height } = DRAWN;
  const { map: at, words, row, rowWidth } = arrange(boardWidth / boardHeight);
  const lines = linesOf(title, 22, words.width);
  const heading = lines.map((line, index) => plot(line, MARGIN, words.top + 48 + index * 30, 22)).join('');
  const below = words.top + 48 + lines.length * 30 + 8;
  const rows = POWERS.filter((power) => base.owners.includes(power)).map((power, index) => {
    const { left, top } = row(index);
    return powerRow(base, position, power, left, top, rowWidth);
  });
  return picture(
    still(base, NO_LABELS, position, { ...at, viewBox: `0 0 ${boardWidth} ${boardHeight}` }),
    stroke(heading, light('chart-ink'), 3),
    stroke(
      linesOf(moment, 17, words.width)
        .map((line, at) => plot(line, MARGIN, below + 12 + at * 24, 17))
        .join(''),
      light('chart-rule'),
      2.2,
    ),
    ...rows,
    stroke(plot(linesOf(archive, 15, words.width)[0] ?? '', MARGIN, height - 24, 15), light('chart-quiet'), 1.8),
  );
};
