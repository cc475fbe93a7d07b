// Line charts over turns or rounds as SVG text: land value, money to spend, the sides' land value with the level
// that wins. Pure: the same series gives the same text. Colours come from the page's style sheet.

import { drawing, formOf, WIDTHS } from '../drawing.ts';
import { attributes, short } from '../text.ts';
import { drawEvents } from './events.ts';
import { drawFrame, type Frame, makeFrame } from './frame.ts';
import { drawHalfNames, drawHalves } from './halves.ts';
import { drawLegend, legendHeight } from './legend.ts';
import { drawEnds, endsWidth } from './names.ts';
import { beatsOf, type Paper, paperOf, pathOf } from './paper.ts';
import { drawRuleNames, drawRules } from './rules.ts';
import { type ChartOptions, lineStyle, points, type Series } from './series.ts';

// Emblems closer together than this along a line would make a chain of it.
const MARK_SPACING = 56;

/** Whether a value has no neighbour, so that no line shows it and only its mark does. */
const alone = (series: Series, at: number): boolean => {
  const missing = (value: number | null | undefined): boolean => value === null || value === undefined;
  return missing(series.values[at - 1]) && missing(series.values[at + 1]);
};

const drawMarks = (series: Series, index: number, frame: Frame, beats: readonly number[] | undefined): string => {
  const { className, emblem } = lineStyle(series, index);
  const there = points(series).filter(({ at }) => beats === undefined || beats.includes(at) || alone(series, at));
  const step = beats === undefined ? 1 : (frame.x.domain()[1] ?? 1) / Math.max(1, beats.length - 1);
  const every = Math.max(1, Math.ceil(MARK_SPACING / (frame.x(step) - frame.x(0))));
  // Lines start their marks at different turns, so that marks of lines that run together do not hide each other.
  const offset = index % every;
  const isDue = (at: number): boolean => (beats?.indexOf(at) ?? at) % every === offset;
  const marks = there
    .filter(({ at }, position) => isDue(at) || position === there.length - 1 || alone(series, at))
    .map(
      ({ at, value }) => `<path transform="translate(${short(frame.x(at))} ${short(frame.y(value))})" d="${emblem}"/>`,
    );
  return `<g class="mark ${className}">${marks.join('')}</g>`;
};

/** Whether a drawing holds its lines itself or takes them from the one beside it. */
type Lines = 'own' | 'shared';

const drawLines = (
  series: readonly Series[],
  paper: Paper,
  { id, beats }: Pick<ChartOptions, 'id' | 'beats'>,
  lines: Lines,
): string => {
  const named = (line: string): string | undefined => (id === undefined ? undefined : `${id}-${line}`);
  const draw = (className: string, name: string | undefined, line: { readonly [name: string]: string }): string =>
    lines === 'shared'
      ? `<use class="${className}"${attributes({ href: `#${name}` })}/>`
      : // What a style sheet says of a path by what is around it does not reach one that is used elsewhere; what the path
        // inherits does.
        `<g class="${className}"><path vector-effect="non-scaling-stroke"${attributes({ id: name, ...line })}/></g>`;
  const drawn = series.map((one, index) => {
    const { className, pattern } = lineStyle(one, index);
    const dashes = beats === undefined ? { 'stroke-dasharray': pattern } : {};
    const look = beats === undefined ? className : `${className} fine`;
    return draw(look, named(one.id), { 'data-series': one.id, ...dashes, d: pathOf(one, paper) });
  });
  const thick = series.map((one, index) => {
    const { className, pattern } = lineStyle(one, index);
    const line = { 'stroke-dasharray': pattern, d: beatsOf(one, beats ?? [], paper) };
    return draw(className, named(`${one.id}-beats`), line);
  });
  const all = beats === undefined ? drawn : [...drawn, ...thick];
  return `<svg class="lines"${attributes(paper.place)} preserveAspectRatio="none">${all.join('')}</svg>`;
};

const draw = (
  series: readonly Series[],
  options: ChartOptions & { readonly width: number; readonly height: number },
  lines: Lines,
): string => {
  const { width, height, title, description, format = String, rules = [], events = [], halves } = options;
  const form = formOf(width);
  const legend = legendHeight(series, { form, width });
  const frame = makeFrame(series, options, { width, height, legend, ends: endsWidth(series, { form, format }) });
  return drawing({ width, height, title, description }, [
    drawLegend(series, frame),
    drawFrame(frame, options),
    drawHalves(series[0], halves, frame),
    drawRules(rules, frame),
    drawEvents(events, frame),
    drawLines(series, paperOf(series, frame), options, lines),
    series.map((one, index) => drawMarks(one, index, frame, options.beats)).join(''),
    drawRuleNames(rules, series, frame),
    drawHalfNames(halves, frame),
    drawEnds(series, frame),
  ]);
};

/**
 * A line chart as a whole `<svg>`. Lines differ by colour, dash pattern, emblem and the name at their end; from
 * 520 units of width up the names are written out, below that a legend explains their letters.
 */
export const lineChart = (series: readonly Series[], options: ChartOptions): string =>
  draw(series, { width: 720, height: 360, ...options }, 'own');

/**
 * The chart twice: a wide one and, for screens under 40rem, a compact one that takes the lines from the first. The
 * style sheet shows one of them.
 *
 * @param options `id` must be one that no other chart of the page has
 */
export const responsiveLineChart = (
  series: readonly Series[],
  options: Omit<ChartOptions, 'width' | 'height'> & { readonly id: string },
): string =>
  `${draw(series, { ...options, width: WIDTHS.wide, height: 360 }, 'own')}${draw(series, { ...options, width: WIDTHS.compact, height: 330 }, 'shared')}`;
