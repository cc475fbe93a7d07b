// Days as people write them: `2026-04-03`, `3.4.`, `3. April`, `April 3rd`, `3 to 12 April`, `bis zum 12.`, and how
// long they mean.

import { fold } from '../../board/index.ts';
import { anyOf } from '../../notation/index.ts';
import { isDay } from '../../vocab/index.ts';
import { DAYS } from './set-phrases.ts';

/** Days of the calendar, `2026-04-03`; the last is among them. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The months, each with its names and short forms in every language. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'jänner', 'januari'],
  ['february', 'feb', 'februar', 'februari'],
  ['march', 'mar', 'märz', 'maerz', 'mrz', 'maart', 'mrt'],
  ['april', 'apr'],
  ['may', 'mai', 'mei'],
  ['june', 'jun', 'juni'],
  ['july', 'jul', 'juli'],
  ['august', 'aug', 'augustus'],
  ['september', 'sep', 'sept'],
  ['october', 'oct', 'oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec', 'dezember', 'dez'],
];

const MONTH_OF: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [fold(name), index + 1] as const)),
);

const NAMES = MONTHS.flat()
  .sort((a, b) => b.length - a.length)
  .join('|');
const DAY = String.raw`(?<![\d.,:/])(\d{1,2})(?:\.|st|nd|rd|th|e)?`;
const YEAR = String.raw`(?:,?\s+(\d{4})(?!\d))?`;

/** Ways to write a day, and where day, month and year stand in each. */
const FORMS: readonly { readonly form: RegExp; readonly parts: readonly [day: number, month: number, year: number] }[] =
  [
    { form: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu, parts: [3, 2, 1] },
    { form: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2}))?(?!\d)/gu, parts: [1, 2, 3] },
    { form: /(?<![\d/-])(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}))?(?![\d/-])/gu, parts: [1, 2, 3] },
    {
      form: new RegExp(String.raw`${DAY}\s+(?:(?:${anyOf(DAYS.of)})\s+)?(${NAMES})\b\.?${YEAR}`, 'giu'),
      parts: [1, 2, 3],
    },
    {
      form: new RegExp(String.raw`\b(${NAMES})\b\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])${YEAR}`, 'giu'),
      parts: [2, 1, 3],
    },
  ];

/** What stands between the first day and the last. */
const LEAD = String.raw`\s+(?:${anyOf(DAYS.until)})\s+(?:(?:${anyOf(DAYS.including)})\s+)?(?:(?:${anyOf(DAYS.article)})\s+)?`;
const UNTIL = String.raw`(?:\s*[-–]\s*|${LEAD})`;
const BARE_BEFORE = new RegExp(`${DAY}${UNTIL}$`, 'iu');
const BARE_BEHIND = new RegExp(String.raw`^${UNTIL}(\d{1,2})(?:\.|st|nd|rd|th|e)?(?!\s*[:\d%])`, 'iu');
const DAY_FIRST = new RegExp(String.raw`\b(?:${anyOf(DAYS['day-first'])})\b`, 'iu');
const BEFORE_LAST = new RegExp(String.raw`(?:\b(?:${anyOf(DAYS.last)})\b[^.!?]{0,25})$`, 'iu');
const BEFORE_ONLY = new RegExp(
  String.raw`(?:\b(?:${anyOf(DAYS.only)})\s+(?:(?:${anyOf(DAYS['only-article'])})\s+)?(?:\p{L}+,?\s+)?)$`,
  'iu',
);

interface Found {
  readonly at: number;
  readonly end: number;
  readonly day: number;
  readonly month: number;
  readonly year?: number;
}

const two = (number: number): string => String(number).padStart(2, '0');

const dayText = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`;

const monthIn = (text: string): number => (/^\d+$/.test(text) ? Number(text) : (MONTH_OF.get(fold(text)) ?? 0));

const foundIn = (text: string): readonly Found[] => {
  const all: Found[] = [];
  for (const { form, parts } of FORMS) {
    for (const match of text.matchAll(form)) {
      const [day = '', month = '', year = ''] = parts.map((part) => match[part] ?? '');
      const at = match.index;
      const end = at + match[0].length;
      const [left, right] = [Number(day), monthIn(month)];
      // `4/13` can only be read with the month first.
      const [d, m] = /^\d+\/\d/.test(match[0]) && right > 12 ? [right, left] : [left, right];
      // `4/3` is April to one and March to the next, but not to those who say `tot` or `bis`.
      const unsure = /^\d{1,2}[/-]\d/.test(match[0]) && d <= 12 && m <= 12 && d !== m && !DAY_FIRST.test(text);
      const isDate = m >= 1 && m <= 12 && d >= 1 && d <= 31;
      if (unsure || !isDate || all.some((other) => at < other.end && other.at < end)) continue;
      all.push({
        at,
        end,
        day: d,
        month: m,
        ...(year === '' ? {} : { year: year.length === 2 ? 2000 + Number(year) : Number(year) }),
      });
    }
  }
  return all.sort((a, b) => a.at - b.at);
};

/** The day meant: without a year, the next there is from the day it was written on. */
const dayOf = ({ day, month, year }: Pick<Found, 'day' | 'month' | 'year'>, today: string): string | undefined => {
  const now = Number(today.slice(0, 4));
  const said = dayText(year ?? now, month, day);
  if (!isDay(said)) return undefined;
  return year === undefined && said < today ? dayText(now + 1, month, day) : said;
};

/**
 * The days a text means: two and what lies between them, or one alone.
 *
 * @param today the day it was written on
 */
export const daysIn = (text: string, today: string): Days | undefined => {
  const [first, second] = foundIn(text);
  if (first === undefined) return undefined;
  const before = text.slice(0, first.at);
  const range = (from: string | undefined, to: string | undefined): Days | undefined =>
    from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
  const bare = BARE_BEFORE.exec(before);
  if (bare !== null) {
    const day = Number(bare[1]);
    const to = dayOf(first, today);
    const year = to === undefined ? {} : { year: Number(to.slice(0, 4)) };
    return range(dayOf({ day, month: first.month, ...year }, today), to);
  }
  const from = dayOf(first, today);
  if (second !== undefined) {
    const year = from === undefined || second.year !== undefined ? second.year : undefined;
    const to = dayOf({ ...second, ...(year === undefined ? {} : { year }) }, from ?? today);
    return range(from, to);
  }
  const behind = BARE_BEHIND.exec(text.slice(first.end));
  if (behind !== null) {
    const year = from === undefined ? {} : { year: Number(from.slice(0, 4)) };
    return range(from, dayOf({ day: Number(behind[1]), month: first.month, ...year }, today));
  }
  if (BEFORE_LAST.test(before)) return range(today, from);
  return BEFORE_ONLY.test(before) ? range(from, from) : undefined;
};
