// The picture of a position that is shown where a page is shared: the whole board, and beside it the game's name and the
// land each power holds. It stands alone: no text element, no font, no custom property, so that it looks alike everywhere.

import { POWERS, type Power } from '../../vocab/index.ts';
import { COLOURS } from '../colours.ts';
import { plot, plottable, plotWidth } from '../plotter/plot.ts';
import { withoutProperties, withoutText } from '../plotter/still.ts';
import { powerEmblem } from '../powers.ts';
import { attributes } from '../text.ts';
import type { MapBase } from './base.ts';
import type { MapPosition } from './board.ts';
import { mapPicture } from './file.ts';
import type { MapLabels } from './labels.ts';

/** As large as the places ask for where such pictures are shown. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Words of the picture; letters, digits and a few signs are drawn, the rest is left out. */
export interface ShareWords {
  readonly title: string;
  /** Below the title, such as the round. */
  readonly moment: string;
  /** At the foot: whose archive it is. */
  readonly archive: string;
}

const MARGIN = 18;
/** The size of numbers that stand ready on usual counters; see `counters.ts`. */
const COUNTER_TEXT = 12.5;
const MOST_LINES = 6;

/** Names of spaces would be too small to read. */
const NO_LABELS: MapLabels = {
  svg: '',
  flags: () => ({ shapes: '', printed: '' }),
  places: new Map(),
  boxes: new Map(),
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

/** A power with its counter's colour and emblem, and the land it holds in IPC. */
const powerRow = (base: MapBase, position: MapPosition, power: Power, y: number, width: number): string => {
  const name = plot(power, MARGIN + 34, y + 18, 17);
  const land = plot(String(landOf(base, position, power)), width - MARGIN, y + 18, 17, 'end');
  return [
    `<rect${attributes({ x: MARGIN, y, width: 24, height: 24, rx: 3, fill: light(`counter-${power}`) })}/>`,
    `<use${attributes({ href: `#e-${powerEmblem(power)}`, transform: `translate(${MARGIN + 12} ${y + 12})scale(1.6)`, fill: '#fff', 'fill-rule': 'evenodd' })}/>`,
    stroke(name + land, light('chart-ink'), 2.4),
  ].join('');
};

/** The picture as SVG of the size above. */
export const sharePicture = (base: MapBase, position: MapPosition, { title, moment, archive }: ShareWords): string => {
  const { width: boardWidth, height: boardHeight } = base.geometry.viewBox;
  const { width, height } = SHARE_SIZE;
  const mapWidth = Math.round((boardWidth / boardHeight) * height);
  const panel = width - mapWidth;
  const drawn = mapPicture(base, NO_LABELS, position, { title: '', description: '' });
  const place = attributes({ x: panel, y: 0, width: mapWidth, height, viewBox: `0 0 ${boardWidth} ${boardHeight}` });
  const map = drawn.replace(/^<svg[^>]*>/, `<svg${place}>`);
  const lines = linesOf(title, 22, panel - 2 * MARGIN);
  const heading = lines.map((line, at) => plot(line, MARGIN, 48 + at * 30, 22)).join('');
  const below = 48 + lines.length * 30 + 8;
  const rows = POWERS.filter((power) => base.owners.includes(power)).map((power, at) =>
    powerRow(base, position, power, height - 270 + at * 40, panel),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect${attributes({ width, height, fill: light('chart-ground') })}/>`,
    withoutProperties(withoutText(map, COUNTER_TEXT), 'light'),
    stroke(heading, light('chart-ink'), 3),
    stroke(plot(moment, MARGIN, below + 12, 17), light('chart-rule'), 2.2),
    ...rows,
    stroke(plot(linesOf(archive, 15, panel - 2 * MARGIN)[0] ?? '', MARGIN, height - 24, 15), light('chart-quiet'), 1.8),
    '</svg>\n',
  ].join('\n');
};
