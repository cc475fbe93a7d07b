// Whether a line may hang on something at all, by single words of any language. Most lines hold none of them, and then
// neither the language of a sheet nor any phrase has to be known.

import { fold, spellings } from '../../board/index.ts';
import { LANGUAGES } from '../../vocab/index.ts';
import { phrasesIn } from '../speech/words/phrases.ts';
import { tokenise } from '../tokens.ts';
import { CONDITION_WORDS, type ConditionWord, VERBS_FIRST } from './words.ts';

/** Every line that hangs on something, or ends with what would be otherwise, has one of these. */
const TELLING: readonly ConditionWord[] = [
  ...(['if', 'perhaps', 'until', 'unless', 'hence', 'else'] as const),
  ...(['round', 'odds', '<', '<='] as const),
];
const SIGN = /[<>=≤≥]/u;

let known: ReadonlySet<string> | undefined;

/** The first words of all phrases that tell, folded. */
const openers = (): ReadonlySet<string> => {
  known ??= new Set(
    LANGUAGES.flatMap((language) => [
      ...TELLING.flatMap((word) => phrasesIn(CONDITION_WORDS[word][language])),
      ...VERBS_FIRST[language],
    ])
      .flatMap(spellings)
      .map((phrase) => fold(phrase.split(' ')[0] ?? '')),
  );
  return known;
};

/** False for a line that `readHanging` leaves to be read as it stands. */
export const mayHang = (text: string): boolean =>
  SIGN.test(text) || tokenise(text).some(({ kind, text: word }) => kind === 'word' && openers().has(fold(word)));
