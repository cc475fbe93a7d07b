// The words of turns of phrase that are found in the text of a line, as data: spans of days, what is
// wanted of an entry and why. Phrases of one language stand in a row, parted by commas.

import type { Rows } from '../../notation/index.ts';

/** Days from one to another. */
export const DAYS = {
  until: { en: 'to, until, till, thru, through, and', de: 'bis, und', nl: 'tot, t/m, tm, en' },
  /** The last day too. */
  including: {
    en: 'and including',
    de: 'einschließlich, inklusive, und mit',
    nl: 'en met, met',
  },
  article: { en: 'the', de: 'zum, den', nl: 'de' },
  /** Said by those who write the day before the month. */
  'day-first': { en: '', de: 'bis, vom, zum', nl: 'tot, t/m, van, vanaf' },
  /** Before the last day of all. */
  last: { en: 'until, till, through, by', de: 'bis', nl: 'tot, t/m, tm' },
  /** Before the only day. */
  only: { en: 'on, only', de: 'am, nur', nl: 'op, alleen' },
  'only-article': { en: 'the', de: '', nl: 'de' },
  of: { en: 'of', de: '', nl: 'van, de' },
} as const satisfies Rows;

/** What is wanted of an entry, and why. */
export const ENTRIES = {
  entry: { en: 'entry, entries, nr., nr', de: 'eintrag', nl: 'regel' },
  and: { en: 'and', de: 'und', nl: 'en' },
  because: { en: 'because, since', de: 'weil, denn, wegen', nl: 'omdat, want' },
  /** The same where nothing else can be meant: at the beginning of a reason, and within a sentence. */
  for: { en: 'for', de: '', nl: '' },
  since: { en: '', de: 'da', nl: '' },
  /** Behind its number, where it may be taken back: `42 mag terug`. */
  'may-go': {
    en: 'may go back, can go back, may go, can go, may be taken back, can be taken back, may be undone, can be undone',
    de: `kann zurück, darf zurück, kann weg, darf weg, kann raus, darf raus, kann zurückgenommen werden,
      darf zurückgenommen werden`,
    nl: 'mag terug, kan terug, mag weg, kan weg, mag eruit, mag teruggedraaid worden, mag worden teruggedraaid',
  },
  /** Behind its number, where that is spoken of or asked. */
  goes: {
    en: 'back, undone, taken back',
    de: 'zurücknehmen, zurück, streichen, rückgängig',
    nl: 'terugnemen, terugdraaien, terug, schrappen',
  },
  /** Before its number. */
  'take-back': {
    en: 'may take back, can take back',
    de: '',
    nl: '',
  },
  /** Beside `I agree to …`: words that add nothing. */
  beside: {
    en: 'to, with, the, entry, proposal, nr., nr, draw, void',
    de: 'zu, mit, dem, der, vorschlag, eintrag, remis',
    nl: 'met, het, de, voorstel, remise',
  },
  /** `Off the board`: of units, not of the drawing. */
  off: { en: 'off the, at the, on the', de: 'vom, von der, am', nl: 'van het, aan het' },
  board: { en: 'board, map', de: 'brett, karte', nl: 'bord' },
} as const satisfies Rows;

/** Takes back what was said before it. */
export const TAKEN_BACK: Rows[string] = {
  en: 'no wait, wait no, scratch that, or rather, make that, on second thought, correction',
  de: 'nein halt, nein warte, nein doch, nein lieber, quatsch, korrektur, doch lieber, lieber doch',
  nl: 'nee wacht, wacht nee, correctie, toch liever, of nee, nee toch',
};
