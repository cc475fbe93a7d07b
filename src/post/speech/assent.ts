// Yes and no to lines that were proposed: `yes`, `ja, genau so`, `yes to 4, but not 6`, `4: ja`. A line counts only if
// every word of it is understood: `yes, if Norway falls` is no yes.

import { fold } from '../../board/index.ts';
import { LANGUAGES, type Language } from '../../vocab/index.ts';

type Kind = 'yes' | 'no' | 'beside' | 'line';

/** Words and phrases, parted by commas. */
const SAID: { readonly [kind in Kind]: { readonly [language in Language]: string } } = {
  yes: {
    en: `yes, yep, yeah, yup, sure, correct, exactly, right, indeed, ok, okay, fine, agreed, confirmed, that's right,
      that is right, that's it, that is it, that's correct, that is correct, that's what i meant, that is what i meant,
      as proposed, go ahead, do that, do it, of course, absolutely`,
    de: `ja, jo, jep, jawohl, genau, richtig, stimmt, korrekt, passt, einverstanden, klar, sicher, bestätigt, genau so,
      so ist es, so war es gemeint, so war das gemeint, so meinte ich es, so meinte ich das, das meinte ich,
      das war gemeint, das stimmt, das passt, das ist richtig, mach das, mach so, so eintragen, natürlich, ganz genau,
      wie vorgeschlagen, in ordnung, ok, okay`,
    nl: `ja, jawel, klopt, juist, precies, akkoord, prima, inderdaad, correct, goed, is goed, dat klopt, dat is goed,
      precies zo, zo is het, zo bedoelde ik het, zo was het bedoeld, dat bedoelde ik, doe maar, natuurlijk, zeker,
      zoals voorgesteld, oke, oké, ok`,
  },
  no: {
    en: `no, nope, not, but not, except, no thanks`,
    de: `nein, ne, nicht, aber nicht, außer, nur nicht, nein danke`,
    nl: `nee, neen, niet, maar niet, behalve, nee bedankt`,
  },
  beside: {
    en: `please, thanks, thank you, all, all of them, both, both of them, to all, to both, everything, to everything,
      and, the, that, it, so`,
    de: `bitte, danke, vielen dank, alle, alles, beide, beides, zu allem, zu allen, zu beiden, und, so, das, es, auch`,
    nl: `graag, alsjeblieft, aub, svp, bedankt, dank je, dank u, alle, allemaal, alles, beide, allebei, op alles, en,
      zo, dat, het, ook`,
  },
  line: {
    en: 'to, for, line, lines, to line, to lines, for line, for lines, number, numbers, no., nr, with, on',
    de: 'zu, für, zeile, zeilen, zu zeile, zu zeilen, zur zeile, bei, bei zeile, für zeile, nummer, nr, zu nummer',
    nl: 'op, voor, regel, regels, op regel, voor regel, bij, bij regel, tegen, nummer, nr, aan',
  },
};

/** Words of which alone a line is no answer, for they say no to other things too: `not`, `nicht`. */
const NOT_ALONE: ReadonlySet<string> = new Set(['not', 'nicht', 'niet', 'but not', 'except']);

/** The longest phrase has this many words. */
const MOST_WORDS = 5;

const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');

const KINDS: ReadonlyMap<string, Kind> = new Map(
  (['line', 'beside', 'no', 'yes'] as const).flatMap((kind) =>
    LANGUAGES.flatMap((language) =>
      SAID[kind][language].split(',').map((phrase) => [wordsIn(phrase).map(fold).join(' '), kind] as const),
    ),
  ),
);

export interface Assent {
  /** Lines that were agreed to, or all that were proposed. */
  readonly yes: 'all' | readonly number[];
  readonly no: 'all' | readonly number[];
}

/** What a line is but words, numbers and the marks between them, and how long an answer of one line may be. */
const OTHER_MARKS = /[?>→=<%/\\*"“”„]/u;
const MOST_CHARACTERS = 120;

/** What a line says to what was proposed; undefined if it is no answer. */
export const assentIn = (line: string): Assent | undefined => {
  if (line.length > MOST_CHARACTERS || OTHER_MARKS.test(line)) return undefined;
  const words = wordsIn(line);
  /** Numbers with a colon, as in `4: yes, 6: no`: what is said of them stands behind. */
  const ahead = new Set([...line.matchAll(/(\d{1,3})\s*:/g)].map(([, number]) => number));
  const yes: number[] = [];
  const no: number[] = [];
  let said: 'yes' | 'no' | undefined;
  let [everything, nothing] = [false, false];
  /** Numbers before the word that is about them: `4: yes`. */
  let early: number[] = [];
  let counted = true;
  const close = (): void => {
    if (said === 'yes' && !counted) everything = true;
    if (said === 'no' && !counted) nothing = true;
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    if (/^\d{1,3}$/.test(word)) {
      if (said === undefined || ahead.has(word)) early.push(Number(word));
      else {
        (said === 'yes' ? yes : no).push(Number(word));
        counted = true;
      }
      at += 1;
      continue;
    }
    let length = Math.min(MOST_WORDS, words.length - at);
    let kind: Kind | undefined;
    for (; length > 0 && kind === undefined; length -= 1)
      kind = KINDS.get(
        words
          .slice(at, at + length)
          .map(fold)
          .join(' '),
      );
    if (kind === undefined) return undefined;
    const phrase = words
      .slice(at, at + length + 1)
      .map(fold)
      .join(' ');
    at += length + 1;
    if (kind !== 'yes' && kind !== 'no') continue;
    if (kind === 'no' && said === undefined && NOT_ALONE.has(phrase)) return undefined;
    if (kind === said && !counted) continue; // `yes, exactly`
    close();
    said = kind;
    counted = early.length > 0;
    (kind === 'yes' ? yes : no).push(...early);
    early = [];
  }
  close();
  if (said === undefined || early.length > 0) return undefined;
  return { yes: everything ? 'all' : yes, no: nothing ? 'all' : no };
};

/** True if a text begins with a word of consent, whatever follows. */
export const beginsWithYes = (line: string): boolean => KINDS.get(fold(wordsIn(line)[0] ?? '')) === 'yes';
