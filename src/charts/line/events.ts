// What happened along a chart: an upright with a sign above it, and what it stands for as its title.

import { escapeText, short } from '../text.ts';
import type { Frame } from './frame.ts';
import type { Event } from './series.ts';

/** Signs further apart than this do not touch. */
const APART = 12;

/** The events of a chart; those too close to their forerunner are set lower, so that each sign is seen. */
export const drawEvents = (events: readonly Event[], frame: Frame): string => {
  let before = { x: Number.NEGATIVE_INFINITY, row: 0 };
  const drawn = events.map(({ at, sign, says }) => {
    const x = frame.x(at);
    const row = x - before.x < APART ? before.row + 1 : 0;
    before = { x, row };
    const y = frame.top - 4 + row * APART;
    return `<g><title>${escapeText(says)}</title><path d="M${short(x)} ${short(y + 3)}V${short(frame.bottom)}"/><text x="${short(x)}" y="${short(y)}">${escapeText(sign)}</text></g>`;
  });
  return drawn.length === 0 ? '' : `<g class="events">${drawn.join('')}</g>`;
};
