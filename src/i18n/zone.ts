// Times in the time zone of an archive, which is always named. What the logs say and prove stays UTC.

import type { Language } from '../vocab/index.ts';
import { localeOf } from './format.ts';

const held = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes a thousand times as long as using it. */
const formatter = (language: Language, zone: string, kind: 'day' | 'moment'): Intl.DateTimeFormat => {
  const key = `${language} ${zone} ${kind}`;
  const known = held.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(kind === 'day' ? {} : { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
  });
  held.set(key, made);
  return made;
};

/**
 * A day and time with the short name of the zone: `3 Mar 2026, 21:14 CET`.
 *
 * @param zone of the IANA database, such as `Europe/Berlin`
 * @param at `YYYY-MM-DDTHH:MM:SSZ`
 */
export const momentIn = (language: Language, zone: string, at: string): string =>
  formatter(language, zone, 'moment').format(Date.parse(at));

/** The day of a moment, as it is called in the zone. */
export const dayIn = (language: Language, zone: string, at: string): string =>
  formatter(language, zone, 'day').format(Date.parse(at));
