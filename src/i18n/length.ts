// Lengths of time as people say them.

import type { Say } from './messages/say.ts';

/** Hours, whole days as days: `36 hours`, `3 days`. */
export const sayLength = (say: Say, hours: number): string =>
  hours % 24 === 0 ? say('length-days', { days: hours / 24 }) : say('length-hours', { hours });

/** How long something has been overdue, rounded down to whole days or hours. */
export const sayLate = (say: Say, hours: number): string =>
  hours >= 48
    ? say('length-late-days', { days: Math.floor(hours / 24) })
    : say('length-late-hours', { hours: Math.max(1, hours) });
