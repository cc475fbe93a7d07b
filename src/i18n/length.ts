// Lengths of time as people say them.

import type { Say } from './messages/say.ts';

/** Hours, whole days as days: `36 hours`, `3 days`. */
export const sayLength = (say: Say, hours: number): string =>
  hours % 24 === 0 ? say('length-days', { days: hours / 24 }) : say('length-hours', { hours });
