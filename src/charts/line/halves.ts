// A line that goes above and below nought, filled on either side: who is ahead is seen before a number is read.

import { text } from '../drawing.ts';
import { short } from '../text.ts';
import type { Frame } from './frame.ts';
import type { Halves, Point, Series } from './series.ts';
import { points } from './series.ts';

/** The points of a line with those between them at which it goes through nought. */
const throughNought = (line: readonly Point[]): readonly Point[] =>
  line.flatMap((point, index) => {
    const next = line[index + 1];
    if (next === undefined || point.value * next.value >= 0) return [point];
    const part = point.value / (point.value - next.value);
    return [point, { at: point.at + (next.at - point.at) * part, value: 0 }];
  });

const areaOf = (line: readonly Point[], frame: Frame, height: (value: number) => number): string => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return '';
  const top = line.map(({ at, value }) => `L${short(frame.x(at))} ${short(frame.y(height(value)))}`);
  return `M${short(frame.x(first.at))} ${short(frame.y(0))}${top.join('')}V${short(frame.y(0))}z`;
};

/** Both areas, in the colours of lines that belong to no power: the first above nought, the second below. */
export const drawHalves = (series: Series | undefined, halves: Halves | undefined, frame: Frame): string => {
  if (series === undefined || halves === undefined) return '';
  const line = throughNought(points(series));
  const above = areaOf(line, frame, (value) => Math.max(0, value));
  const below = areaOf(line, frame, (value) => Math.min(0, value));
  return `<path class="half line-0" d="${above}"/><path class="half line-1" d="${below}"/>`;
};

/**
 * Whose half is which, within the frame at its left, above at the top and below at the bottom; as far as there are
 * such.
 */
export const drawHalfNames = (halves: Halves | undefined, frame: Frame): string => {
  if (halves === undefined) return '';
  const [low = 0] = frame.y.domain();
  const x = frame.left + 6;
  return [
    text(halves.above, { class: 'half-name line-0', x, y: frame.top + 10 }),
    ...(low < 0 ? [text(halves.below, { class: 'half-name line-1', x, y: frame.bottom - 8 })] : []),
  ].join('');
};
