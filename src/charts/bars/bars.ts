// Horizontal bars in groups as SVG text: units by type, hits by power. A bar may carry a mark at what the value is
// compared with, such as the opening or the expectation. Bars of powers differ by colour, emblem and letter; each has
// its number.

import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { Power } from '../../vocab/index.ts';
import { drawing, formOf, TEXT_SIZE, text, WIDTHS } from '../drawing.ts';
import { emblemPath, powerEmblem } from '../powers.ts';
import { attributes, short, textWidth } from '../text.ts';

interface Bar {
  /** Gives colour and emblem. */
  readonly power?: Power;
  /** Stands before the bar: a letter or a short name. */
  readonly label: string;
  /** From 0 up. */
  readonly value: number;
  /** Where the mark across the bar goes. */
  readonly mark?: number;
  /** The number behind the bar. */
  readonly says: string;
  /** Names the bar for a page that moves it. */
  readonly id?: string;
}

export interface BarGroup {
  /** Stands above its bars; one group alone may have none. */
  readonly label?: string;
  readonly bars: readonly Bar[];
}

export interface BarOptions {
  readonly title: string;
  readonly description: string;
  /** What the length of a bar means, with the unit. */
  readonly unit: string;
  /** What the mark across a bar means. */
  readonly markName?: string;
  readonly source?: string;
  /** A value that bars should have room for, though none may reach it. */
  readonly most?: number;
}

const BAR = 11;
const ROW = 16;
const HEADING = 19;
const BETWEEN = 10;
const HEAD = 24;
const FOOT = 20;
const EMBLEM = 14;

interface Column {
  readonly groups: readonly BarGroup[];
  readonly height: number;
}

const heightOf = ({ label, bars }: BarGroup): number =>
  (label === undefined ? 0 : HEADING) + bars.length * ROW + BETWEEN;

/** Groups in as many columns as there are, about equally high, in their order. */
const inColumns = (groups: readonly BarGroup[], count: number): readonly Column[] => {
  const share = groups.reduce((sum, group) => sum + heightOf(group), 0) / count;
  const columns: BarGroup[][] = [[]];
  let reached = 0;
  for (const group of groups) {
    const height = heightOf(group);
    if (columns.length < count && reached > 0 && reached + height / 2 > share * columns.length) columns.push([]);
    columns.at(-1)?.push(group);
    reached += height;
  }
  return columns.map((own) => ({ groups: own, height: own.reduce((sum, group) => sum + heightOf(group), 0) }));
};

interface Place {
  readonly left: number;
  readonly labels: number;
  readonly length: (value: number) => number;
}

/** A small upright of two units' width, which the style sheet sets off from the bar. */
const drawMark = (x: number, y: number): string =>
  `<path class="tick" d="M${short(x - 1)} ${short(y)}h2v${BAR + 4}h-2z"/>`;

const drawBar = ({ power, label, value, mark, says, id }: Bar, y: number, { left, labels, length }: Place): string => {
  const from = left + labels;
  const middle = y + ROW / 2;
  const emblem =
    power === undefined
      ? ''
      : `<path class="mark" transform="translate(${short(left + 6)} ${short(middle)})" d="${emblemPath(powerEmblem(power))}"/>`;
  const name = text(label, { x: left + (power === undefined ? 0 : EMBLEM), y: middle + 4 });
  const bar = `<path class="bar" d="M${short(from)} ${short(middle - BAR / 2)}h${short(length(value))}v${BAR}h${short(-length(value))}z"/>`;
  const tick = mark === undefined ? '' : drawMark(from + length(mark), middle - BAR / 2 - 2);
  const end = from + Math.max(length(value), length(mark ?? 0)) + 6;
  const number = text(says, { class: 'number', x: end, y: middle + 4 });
  return `<g${attributes({ class: power === undefined ? 'line-0' : `of-${power}`, 'data-bar': id })}>${emblem}${name}${bar}${tick}${number}</g>`;
};

const drawColumn = ({ groups }: Column, place: Place, top: number): string => {
  let y = top;
  return groups
    .map(({ label, bars }) => {
      const heading = label === undefined ? '' : text(label, { class: 'group', x: place.left, y: y + 13 });
      y += label === undefined ? 0 : HEADING;
      const drawn = bars.map((bar, at) => drawBar(bar, y + at * ROW, place)).join('');
      y += bars.length * ROW + BETWEEN;
      return heading + drawn;
    })
    .join('');
};

/** The line above: what bars and marks mean, the mark with its sign. */
const drawHead = ({ unit, markName }: BarOptions): string => {
  if (markName === undefined) return text(unit, { class: 'quiet', x: 2, y: 13 });
  const after = textWidth(unit, TEXT_SIZE, 'regular') + 22;
  return `${text(unit, { class: 'quiet', x: 2, y: 13 })}${drawMark(after, 1)}${text(markName, { class: 'quiet', x: after + 7, y: 13 })}`;
};

/** Bars in groups at one width; from 520 units up groups stand in two columns. */
export const barChart = (
  groups: readonly BarGroup[],
  { width = WIDTHS.wide, ...options }: BarOptions & { readonly width?: number },
): string => {
  const bars = groups.flatMap((group) => group.bars);
  const columns = inColumns(groups, formOf(width) === 'wide' && groups.length > 1 ? 2 : 1);
  const gap = 36;
  const wide = (width - gap * (columns.length - 1)) / columns.length;
  const withEmblem = bars.some(({ power }) => power !== undefined) ? EMBLEM : 0;
  const labels = withEmblem + (max(bars, ({ label }) => textWidth(label, TEXT_SIZE)) ?? 0) + 8;
  const numbers = (max(bars, ({ says }) => textWidth(says, TEXT_SIZE)) ?? 0) + 10;
  const most = Math.max(options.most ?? 0, max(bars, ({ value, mark }) => Math.max(value, mark ?? 0)) ?? 0);
  const length = scaleLinear([0, most > 0 ? most : 1], [0, Math.max(20, wide - labels - numbers)]);
  const height = HEAD + (max(columns, (column) => column.height) ?? 0) + (options.source === undefined ? 0 : FOOT);
  return drawing({ width, height, title: options.title, description: options.description }, [
    drawHead(options),
    ...columns.map((column, at) => drawColumn(column, { left: at * (wide + gap) + 2, labels, length }, HEAD)),
    options.source === undefined ? '' : text(options.source, { class: 'quiet', x: 2, y: height - 5 }),
  ]);
};

/** The bars twice: a wide drawing and, for screens under 40rem, a compact one. The style sheet shows one of them. */
export const responsiveBarChart = (groups: readonly BarGroup[], options: BarOptions): string =>
  `${barChart(groups, { ...options, width: WIDTHS.wide })}${barChart(groups, { ...options, width: WIDTHS.compact })}`;
