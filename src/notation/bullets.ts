// What lists, mail programs and tidy people put before a line: bullets and numbers, and before a heading whatever
// counts it, `C.`, `Part B:`, `Section IV –`, `§ 2`.

import { fold } from '../board/index.ts';
import { keywordLength } from './keywords.ts';
import { sectionAlone } from './speech/words/heading-words.ts';
import { tokenise } from './tokens.ts';
import { SECTION_WORDS, type Section } from './words.ts';

const BULLET =
  /^\s*(?:[*•·–-]\s+|<[-=–]+\s*|\(?\d{1,3}[.)]\s+|\d{1,2}(?:\.\d{1,2})+\s+|\(?[a-z]\)\s+|(?:I{1,3}|I?V|VI{1,3}|I?X)[.)]\s+)/iu;

/** Words that are numbered themselves, and numbers as words, in all languages. */
const LABEL = [
  'part|section|step|phase|stage|item|point|chapter',
  'teil|abschnitt|schritt|punkt|kapitel',
  'deel|onderdeel|stap|fase|punt|hoofdstuk',
].join('|');
const WORD = 'one|two|three|four|five|six|eins|zwei|drei|vier|fünf|sechs|een|één|twee|drie|vijf|zes';
const NUMBER = `(?:\\d{1,2}(?:\\.\\d{1,2})*|[a-z]\\d?|[ivx]{1,5}|${WORD})(?![\\p{L}\\d])`;

/** With a word for what is counted, or a sign behind the number: `A Purchase` alone may be a sentence. */
const COUNTED = new RegExp(
  `^\\s*(?:${[
    `(?:(?:${LABEL})\\s+|[§#]\\s*)${NUMBER}\\s*[.):–—-]*`,
    '\\d{1,2}(?:\\.\\d{1,2})+',
    `[([]?\\s*${NUMBER}\\s*[.):\\]–—-]+`,
  ].join('|')})\\s*(?=\\p{L})`,
  'iu',
);

const SECTIONS = Object.keys(SECTION_WORDS) as readonly Section[]; // the keys of a literal object are exactly its key type

/** True for a text that is nothing but a heading. */
const isHeading = (text: string): boolean => {
  const plain = text.replace(/[\s:.]+$/u, '');
  const tokens = tokenise(plain);
  const isSection = (word: Section | 'attack'): boolean => keywordLength(tokens, 0, word) === tokens.length;
  return fold(plain) !== '' && (sectionAlone(plain) !== undefined || [...SECTIONS, 'attack' as const].some(isSection));
};

/** The line without its bullet or its number, which is blank instead, so that every word stays where it stands. */
export const withoutBullet = (text: string): string => {
  const blank = (what: string): string => ' '.repeat(what.length);
  const counted = COUNTED.exec(text)?.[0] ?? '';
  return counted !== '' && isHeading(text.slice(counted.length))
    ? text.replace(counted, blank)
    : text.replace(BULLET, blank);
};
