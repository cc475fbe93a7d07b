// The paper of a line chart: margins, scales, axes and grid. It places things and draws what stands
// still; the lines and their names are drawn elsewhere.

import { extent, max } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type Form, formOf, TEXT_SIZE, text } from '../drawing.ts';
import { short, textWidth } from '../text.ts';
import type { ChartOptions, Series } from './series.ts';

export interface Frame {
  /** Wide charts name lines at their ends; compact ones have a legend above and letters at the ends. */
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly format: (value: number) => string;
}

/** Margins and scales. `legend` is the height kept free above, `ends` the width kept free for names at the right. */
export const makeFrame = (
  series: readonly Series[],
  options: ChartOptions,
  size: { readonly width: number; readonly height: number; readonly legend: number; readonly ends: number },
): Frame => {
  const { width, height } = size;
  const format = options.format ?? String;
  const levels = (options.rules ?? []).map((rule) => rule.value);
  const values = [...series.map((line) => line.values), levels].flat();
  const [lowest = 0, highest = 0] = extent(values, (value) => value); // passes over what is missing
  const y = scaleLinear([Math.min(0, lowest), highest > 0 ? highest : 1], [0, 1]).nice(5);
  const widest = max(y.ticks(5), (tick) => textWidth(format(tick), TEXT_SIZE, 'regular')) ?? 0;
  const left = Math.ceil(widest) + 12;
  const right = width - size.ends;
  const top = size.legend + 30;
  const bottom = height - (options.source === undefined ? 40 : 58);
  y.range([bottom, top]);
  const x = scaleLinear([0, Math.max(1, options.marks.length - 1)], [left + 6, right - 8]);
  return { form: formOf(width), width, height, left, right, top, bottom, x, y, format };
};

const horizontalAxis = (frame: Frame, options: ChartOptions): string => {
  const { x, bottom } = frame;
  const worded = options.marks.flatMap((mark, at) => (mark === '' ? [] : [{ mark, at }]));
  const widest = max(worded, ({ mark }) => textWidth(mark, TEXT_SIZE, 'regular')) ?? 0;
  const spacing =
    worded.length > 1 ? (x(worded[worded.length - 1]?.at ?? 0) - x(worded[0]?.at ?? 0)) / (worded.length - 1) : 0;
  const every = spacing === 0 ? 1 : Math.max(1, Math.ceil((widest + 8) / spacing));
  const ticks = worded.map(({ at }) => `M${short(x(at))} ${short(bottom)}v5`).join('');
  const words = worded
    .filter((_, index) => index % every === 0)
    .map(({ mark, at }) => text(mark, { x: x(at), y: bottom + 18, 'text-anchor': 'middle' }));
  return `<path class="axis" d="M${short(frame.left)} ${short(bottom)}H${short(frame.right)}${ticks}"/><g class="ticks">${words.join('')}</g>`;
};

const verticalAxis = (frame: Frame): string => {
  const ticks = frame.y.ticks(5);
  const lines = ticks
    .filter((tick) => tick !== 0)
    .map((tick) => `M${short(frame.left)} ${short(frame.y(tick))}H${short(frame.right)}`);
  const words = ticks.map((tick) =>
    text(frame.format(tick), { x: frame.left - 7, y: frame.y(tick) + 4, 'text-anchor': 'end' }),
  );
  const zero =
    frame.y.domain()[0] === 0
      ? ''
      : `<path class="axis" d="M${short(frame.left)} ${short(frame.y(0))}H${short(frame.right)}"/>`;
  return `<path class="grid" d="${lines.join('')}"/>${zero}<g class="ticks">${words.join('')}</g>`;
};

/** Axes, grid and the words around them. */
export const drawFrame = (frame: Frame, options: ChartOptions): string => {
  const source =
    options.source === undefined ? '' : text(options.source, { class: 'quiet', x: frame.left, y: frame.height - 6 });
  return [
    verticalAxis(frame),
    horizontalAxis(frame, options),
    text(options.yLabel, { class: 'quiet', x: 2, y: frame.top - 14 }),
    text(options.xLabel, { class: 'quiet', x: frame.right, y: frame.bottom + 34, 'text-anchor': 'end' }),
    source,
  ].join('');
};
