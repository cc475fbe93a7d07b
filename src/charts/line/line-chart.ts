// Line charts over turns or rounds as SVG text: land value, money to spend, the sides' land value with the level
// that wins. Pure: the same series gives the same text. Colours come from the page's style sheet.

import { line } from 'd3-shape';
import { attributes, escapeText, short } from '../text.ts';
import { drawFrame, type Frame, formOf, makeFrame } from './frame.ts';
import { drawLegend, legendHeight } from './legend.ts';
import { drawEnds, endsWidth } from './names.ts';
import { drawRuleNames, drawRules } from './rules.ts';
import { type ChartOptions, lineStyle, points, type Series } from './series.ts';

// Emblems closer together than this along a line would run into each other.
const MARK_SPACING = 26;

const drawLine = (series: Series, index: number, frame: Frame): string => {
  const style = lineStyle(series, index);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => frame.x(at))
    .y((value) => frame.y(value ?? 0))
    .digits(1)([...series.values]);
  const there = points(series);
  const step = frame.x(1) - frame.x(0);
  const every = Math.max(1, Math.ceil(MARK_SPACING / step));
  // Lines start their marks at different turns, so that marks of lines that run together do not hide each other.
  const offset = index % every;
  const marks = there
    .filter(({ at }, position) => at % every === offset || position === there.length - 1 || alone(series, at))
    .map(
      ({ at, value }) =>
        `<path transform="translate(${short(frame.x(at))} ${short(frame.y(value))})" d="${style.emblem}"/>`,
    );
  return `<g class="${style.className}"${attributes({ 'data-series': series.id })}><path class="line"${attributes({ 'stroke-dasharray': style.pattern })} d="${path ?? ''}"/><g class="mark">${marks.join('')}</g></g>`;
};

/** Whether a value has no neighbour, so that no line shows it and only its mark does. */
const alone = (series: Series, at: number): boolean => {
  const missing = (value: number | null | undefined): boolean => value === null || value === undefined;
  return missing(series.values[at - 1]) && missing(series.values[at + 1]);
};

/**
 * A line chart as a whole `<svg>`. Lines differ by colour, dash pattern, emblem and the name at their end; from
 * 520 units of width up the names are written out, below that a legend explains their letters.
 */
export const lineChart = (series: readonly Series[], options: ChartOptions): string => {
  const { width = 720, height = 360 } = options;
  const form = formOf(width);
  const { format = String, rules = [] } = options;
  const legend = legendHeight(series, { form, width });
  const frame = makeFrame(series, options, { width, height, legend, ends: endsWidth(series, { form, format }) });
  const head = attributes({
    class: `chart ${form}`,
    viewBox: `0 0 ${short(width)} ${short(height)}`,
    role: 'img',
    'aria-label': options.title,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${head}><title>${escapeText(options.title)}</title><desc>${escapeText(options.description)}</desc>`,
    drawLegend(series, frame),
    drawFrame(frame, options),
    drawRules(rules, frame),
    ...series.map((one, index) => drawLine(one, index, frame)),
    drawRuleNames(rules, series, frame),
    drawEnds(series, frame),
    '</svg>\n',
  ]
    .filter((part) => part !== '')
    .join('\n');
};

/** The chart twice: a wide one and, for screens under 40rem, a compact one. The style sheet shows one of them. */
export const responsiveLineChart = (
  series: readonly Series[],
  options: Omit<ChartOptions, 'width' | 'height'>,
): string =>
  `${lineChart(series, { ...options, width: 720, height: 360 })}${lineChart(series, { ...options, width: 360, height: 330 })}`;
