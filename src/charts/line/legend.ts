// The legend of a compact chart: each line's sample, emblem, letter and name, wrapped to the width. Wide charts have
// none, since they name the lines at their ends.

import { TEXT_SIZE } from '../drawing.ts';
import { attributes, escapeText, short, textWidth } from '../text.ts';
import type { Frame } from './frame.ts';
import { type LineStyle, lineStyle, type Series } from './series.ts';

const ROW = 18;
const SAMPLE = 34;
const BETWEEN = 14;

interface Entry {
  readonly style: LineStyle;
  readonly letter: string;
  readonly label: string;
  readonly x: number;
  readonly row: number;
}

const entriesOf = (series: readonly Series[], width: number): readonly Entry[] => {
  let x = 0;
  let row = 0;
  return series.map((line, index) => {
    const letter = line.letter ?? '';
    const needs = SAMPLE + textWidth(`${letter} ${line.label}`, TEXT_SIZE) + BETWEEN;
    if (x > 0 && x + needs - BETWEEN > width) {
      x = 0;
      row += 1;
    }
    const entry = { style: lineStyle(line, index), letter, label: line.label, x, row };
    x += needs;
    return entry;
  });
};

/** The height of the legend, 0 when the form needs none. */
export const legendHeight = (series: readonly Series[], frame: Pick<Frame, 'form' | 'width'>): number => {
  if (frame.form === 'wide') return 0;
  return ((entriesOf(series, frame.width).at(-1)?.row ?? -1) + 1) * ROW;
};

export const drawLegend = (series: readonly Series[], frame: Frame): string => {
  if (frame.form === 'wide') return '';
  const entries = entriesOf(series, frame.width).map(({ style, letter, label, x, row }) => {
    const y = row * ROW + 9;
    const sample = `<path class="line"${attributes({ d: `M${short(x + 1)} ${y}h28`, 'stroke-dasharray': style.pattern })}/>`;
    const mark = `<path class="mark" transform="translate(${short(x + 15)} ${y})" d="${style.emblem}"/>`;
    const sign = letter === '' ? '' : `<tspan>${escapeText(letter)}</tspan> `;
    const words = `<text${attributes({ x: x + SAMPLE, y: y + 4 })}>${sign}${escapeText(label)}</text>`;
    return `<g class="${style.className}">${sample}${mark}${words}</g>`;
  });
  return `<g class="legend">${entries.join('')}</g>`;
};
