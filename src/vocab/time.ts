// Times as logs write them, `2026-03-01T20:14:00Z`, and days, `2026-03-01`: always UTC, so that what follows from them
// is the same everywhere and for ever. Reckons with given times only; it knows no clock.

const TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const LAST = '9999-12-31T23:59:59Z';

export const HOUR = 3600;
export const SECONDS_OF_DAY = 24 * HOUR;

/** True for a day that exists, `YYYY-MM-DD`. The 29th of February only in leap years. */
export const isDay = (text: string): boolean => {
  const match = DAY.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month >= 1 && day >= 1 && day <= (month === 2 && !leap ? 28 : (DAYS[month - 1] ?? 0));
};

/** True for a time to the second, UTC, without fractions: `YYYY-MM-DDTHH:MM:SSZ`. */
export const isTime = (text: string): boolean => isDay(TIME.exec(text)?.[1] ?? '');

/** Seconds since 1970 of a time, or of the beginning of a day. */
export const secondsOf = (timeOrDay: string): number => Date.parse(timeOrDay) / 1000;

/** The time so many seconds since 1970; the last second that can be written, if it lies beyond. */
export const timeOf = (seconds: number): string =>
  seconds >= secondsOf(LAST) ? LAST : `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** The day of a time. */
export const dayOf = (at: string): string => at.slice(0, 10);

/** How many days from one to another, both included; not positive if they are the wrong way round. */
export const daysBetween = (from: string, to: string): number => (secondsOf(to) - secondsOf(from)) / SECONDS_OF_DAY + 1;
