// All words a page needs in one hand: the site's own, the board's nouns, numbers and moments, in one language.

import { type Board, secondEditionBoard } from '../../board/index.ts';
import { capital, decimal, list, number, percent } from '../../i18n/format.ts';
import type { Say } from '../../i18n/messages/say.ts';
import type { Words } from '../../i18n/words.ts';
import { wordsOf } from '../../i18n/words-of.ts';
import { dayIn, momentIn } from '../../i18n/zone.ts';
import type { Force } from '../../stats/index.ts';
import type { Language } from '../../vocab/index.ts';
import { theArchive } from '../data/archive.ts';

export interface Speech {
  readonly language: Language;
  /** The board whose nouns these are. */
  readonly board: Board;
  /** Says a message. */
  readonly t: Say;
  readonly words: Words;
  number(value: number): string;
  /** With one decimal. */
  decimal(value: number): string;
  /** A share of 1, with one decimal. */
  percent(share: number): string;
  /** A moment in the archive's time zone, which is named. */
  moment(at: string): string;
  /** The day of a moment in the archive's time zone. */
  day(at: string): string;
  /** A day of the calendar, `YYYY-MM-DD`. */
  date(day: string): string;
  list(items: readonly string[]): string;
  capital(text: string): string;
  /** `2 infantry and 1 armor`; with several powers `3 infantry (Germany) and 1 fighter (Japan)`. */
  forces(forces: readonly Force[]): string;
}

const speeches = new WeakMap<Board, Map<Language, Speech>>();

/**
 * The words and numbers of a language, made once for each board.
 *
 * @param board the one a game is played on; without it the usual one, where no game is spoken of
 */
export const speak = (language: Language, board: Board = secondEditionBoard): Speech => {
  const spoken = speeches.get(board) ?? new Map<Language, Speech>();
  speeches.set(board, spoken);
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const words = wordsOf(board, language);
  const t = words.say;
  const speech: Speech = {
    language,
    board,
    t,
    words,
    number: (value) => number(language, value),
    decimal: (value) => decimal(language, value),
    percent: (share) => percent(language, share),
    moment: (at) => momentIn(language, theArchive().settings.timeZone, at),
    day: (at) => dayIn(language, theArchive().settings.timeZone, at),
    date: (of) => dayIn(language, 'UTC', of),
    list: (items) => list(language, items),
    capital,
    forces: (forces) =>
      list(
        language,
        forces.map(({ power, units }) =>
          forces.length === 1
            ? words.units(units)
            : t('map-units-of', { units: words.units(units), power: words.power(power) }),
        ),
      ),
  };
  spoken.set(language, speech);
  return speech;
};
