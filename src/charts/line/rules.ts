// Level lines across a chart, such as the land value that wins, and a place for their names where the fewest lines run.

import { TEXT_SIZE } from '../drawing.ts';
import { attributes, escapeText, short, textWidth } from '../text.ts';
import type { Frame } from './frame.ts';
import type { Rule, Series } from './series.ts';

/** The level lines themselves, to be drawn under the series. */
export const drawRules = (rules: readonly Rule[], frame: Frame): string =>
  rules
    .map(({ value }) => `<path class="rule" d="M${short(frame.left)} ${short(frame.y(value))}H${short(frame.right)}"/>`)
    .join('');

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

// A line is looked at in this many places between two of its values.
const LOOKS = 8;

/** How often the lines are found inside a box, looking at equal distances along each. */
const crossings = (box: Box, series: readonly Series[], frame: Frame): number => {
  let found = 0;
  for (const { values } of series) {
    values.forEach((value, at) => {
      const next = values[at + 1];
      if (value === null) return;
      for (let look = 0; look < LOOKS; look += 1) {
        const part = look / LOOKS;
        const x = frame.x(at + part);
        const y = frame.y(next === null || next === undefined ? value : value + (next - value) * part);
        if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) found += 1;
      }
    });
  }
  return found;
};

/** The names of the level lines, each above or below its line, at the left, in the middle or at the right. */
export const drawRuleNames = (rules: readonly Rule[], series: readonly Series[], frame: Frame): string => {
  const names = rules.map(({ value, label }) => {
    const width = textWidth(label, TEXT_SIZE);
    const free = frame.right - frame.left - width - 12;
    const level = frame.y(value);
    const places = [level - 6, level + 15]
      .filter((y) => y < frame.bottom - 4)
      .flatMap((y) => [0, 0.25, 0.5, 0.75, 1].map((share) => ({ x: frame.left + 6 + Math.max(0, free) * share, y })));
    const rated = places.map((place) => {
      const box = { left: place.x - 4, right: place.x + width + 4, top: place.y - 13, bottom: place.y + 5 };
      return { ...place, found: crossings(box, series, frame) };
    });
    const best = rated.reduce((one, other) => (other.found < one.found ? other : one));
    return `<text${attributes({ class: 'rule-name', x: best.x, y: best.y })}>${escapeText(label)}</text>`;
  });
  return names.join('');
};
