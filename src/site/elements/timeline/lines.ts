// The mark of a moment in a chart of lines: an upright through the drawing, a dot on every line and its value beside
// it. The values are those of the table under the chart, in the reader's own writing.

import { svg } from '../html.ts';

/**
 * The height of a line at a place along it, in its own units; undefined in a gap. Between the points it has it is
 * straight.
 */
export const heightAt = (path: string, at: number): number | undefined => {
  let before: { readonly x: number; readonly y: number } | undefined;
  for (const [, command, right, down] of path.matchAll(/([ML])(-?[\d.]+),(-?[\d.]+)/g)) {
    const [x, y] = [Number(right), Number(down)];
    if (x === at) return y;
    if (command === 'L' && before !== undefined && before.x < at && at < x)
      return before.y + ((y - before.y) * (at - before.x)) / (x - before.x);
    before = { x, y };
  }
  return undefined;
};

/** Values further apart than this do not touch, in units of the drawing. */
const ROW = 13;

/** Puts heights so far apart that none touches, each as near its own as that allows. */
const apart = (wanted: readonly number[], low: number, high: number): readonly number[] => {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  for (const { y } of order) placed.push(Math.max(y, low, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + ROW));
  let ceiling = high;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? 0, ceiling);
    ceiling = (placed[at] ?? 0) - ROW;
  }
  const heights = wanted.map(() => 0);
  for (const [rank, { index }] of order.entries()) heights[index] = placed[rank] ?? 0;
  return heights;
};

const attribute = (of: Element, name: string): number => Number(of.getAttribute(name));

/** @param at a row of the table, counted from 0, or the name of one; nothing takes the mark away */
export const lineMarks = (figure: HTMLElement, at: number | string | undefined): void => {
  for (const old of figure.querySelectorAll('.at')) old.remove();
  if (at === undefined) return;
  const rows = [...figure.querySelectorAll('tbody tr')];
  const index =
    typeof at === 'number' ? at : rows.findIndex((row) => Number(row.querySelector('th')?.textContent) === Number(at));
  const cells = [...(rows[index]?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent ?? '');
  const paths = [...figure.querySelectorAll<SVGPathElement>('.lines path[data-series]')];
  const lines = paths.map((path, line) => ({
    look: path.parentElement?.getAttribute('class') ?? '',
    y: heightAt(path.getAttribute('d') ?? '', index),
    says: cells[line] ?? '',
  }));
  for (const box of figure.querySelectorAll<SVGSVGElement>('.lines')) {
    const [, , width = 1, height = 1] = (box.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const [left, top] = [attribute(box, 'x'), attribute(box, 'y')];
    const [wide, tall] = [attribute(box, 'width'), attribute(box, 'height')];
    const x = left + (wide * index) / width;
    const mark = svg('g', { class: 'at' }, svg('path', { class: 'now', d: `M${x} ${top}v${tall}` }));
    const there = lines.flatMap(({ look, y, says }) =>
      y === undefined ? [] : [{ look, says, y: top + (tall * y) / height }],
    );
    const heights = apart(
      there.map(({ y }) => y),
      top + 4,
      top + tall - 4,
    );
    // Which moment it is stands over the upright, within the edges of the drawing.
    const name = rows[index]?.querySelector('th')?.textContent ?? '';
    const anchor = index / width < 0.2 ? 'start' : index / width > 0.8 ? 'end' : 'middle';
    mark.append(svg('text', { class: 'when', x, y: top - 6, 'text-anchor': anchor }, name));
    const side = x > left + wide * 0.72 ? -1 : 1;
    for (const [line, { look, says, y }] of there.entries()) {
      const place = { x: x + side * 9, y: (heights[line] ?? y) + 4, 'text-anchor': side < 0 ? 'end' : 'start' };
      const dot = svg('circle', { cx: x, cy: y, r: 3.5 });
      mark.append(svg('g', { class: look }, dot, svg('text', place, says)));
    }
    box.after(mark);
  }
};
