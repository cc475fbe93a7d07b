// The names of the lines at their right ends, moved apart where they would overlap. Compact charts write letters
// there; the legend explains them.

import { TEXT_SIZE } from '../drawing.ts';
import { attributes, escapeText, short, textWidth } from '../text.ts';
import type { Frame } from './frame.ts';
import { type LineStyle, lastPoint, lineStyle, type Point, type Series } from './series.ts';

const ROW = 15;
/** Some faces are wider than the one widths are guessed for; a name cut off by the edge is worse than a little air. */
const WIDER = 1.12;

/**
 * Heights for labels that want to sit at `wanted`, in the same order, at least `gap` apart and between `low` and
 * `high` as far as they fit. Order is kept: a label never passes another.
 */
export const spread = (wanted: readonly number[], gap: number, low: number, high: number): readonly number[] => {
  const order = wanted
    .map((height, index) => ({ height, index }))
    .sort((a, b) => a.height - b.height || a.index - b.index);
  const placed: number[] = [];
  for (const { height } of order) placed.push(Math.max(height, low, (placed[placed.length - 1] ?? -Infinity) + gap));
  let ceiling = high;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    const height = Math.min(placed[at] ?? 0, ceiling);
    placed[at] = height;
    ceiling = height - gap;
  }
  const heights: number[] = wanted.map(() => 0);
  order.forEach(({ index }, rank) => {
    heights[index] = placed[rank] ?? 0;
  });
  return heights;
};

interface End {
  readonly style: LineStyle;
  readonly name: string;
  readonly last: Point;
}

const endsOf = (series: readonly Series[], frame: Pick<Frame, 'form' | 'format'>): readonly End[] =>
  series.flatMap((line, index) => {
    const last = lastPoint(line);
    if (last === undefined) return [];
    const name = frame.form === 'wide' ? line.label : (line.letter ?? line.label);
    return [{ style: lineStyle(line, index), name: `${name} ${frame.format(last.value)}`, last }];
  });

/** The width the names at the line ends take. */
export const endsWidth = (series: readonly Series[], frame: Pick<Frame, 'form' | 'format'>): number =>
  endsOf(series, frame).reduce((widest, end) => Math.max(widest, textWidth(end.name, TEXT_SIZE) * WIDER), 0) + 18;

/** Names and last values at the right, each joined to its line's end by a thin leader where it had to move. */
export const drawEnds = (series: readonly Series[], frame: Frame): string => {
  const ends = endsOf(series, frame);
  const heights = spread(
    ends.map((end) => frame.y(end.last.value)),
    ROW,
    frame.top - 4,
    frame.bottom,
  );
  const drawn = ends.map(({ style, name, last }, index) => {
    const height = heights[index] ?? 0;
    const from = { x: frame.x(last.at) + 6, y: frame.y(last.value) };
    const to = frame.right + 8;
    const needed = Math.abs(height - from.y) > 3 || to - from.x > 16;
    const leader = needed
      ? `<path class="leader" d="M${short(from.x)} ${short(from.y)}L${short(to - 3)} ${short(height)}"/>`
      : '';
    return `<g class="${style.className}">${leader}<text${attributes({ x: to, y: height + 4 })}>${escapeText(name)}</text></g>`;
  });
  return `<g class="names">${drawn.join('')}</g>`;
};
