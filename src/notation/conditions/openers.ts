// Whether a line may hang on something at all, by single words of any language, and in which language it does. Most
// lines hold none of these words, and then neither the language of a sheet nor any phrase has to be known.

import { fold, spellings } from '../../board/index.ts';
import { LANGUAGES, type Language } from '../../vocab/index.ts';
import { scoresOf } from '../speech/words/lexicon.ts';
import { phrasesIn } from '../speech/words/phrases.ts';
import { tokenise } from '../tokens.ts';
import { phraseAt } from './elements.ts';
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

const OPENS: readonly ConditionWord[] = ['if', 'unless'];

/**
 * The language a line is heard in: that of the sheet, but where it has a word for a condition in another one of which
 * it has more words. Who writes his headings in English does not have to write his conditions so.
 */
export const lineLanguage = (text: string, language: Language): Language => {
  const tokens = tokenise(text);
  const scores = scoresOf([text]);
  const opens = (each: Language): boolean =>
    tokens.some((_, at) => OPENS.some((word) => phraseAt(tokens, at, each)?.words.has(word) === true));
  // One word more may be anything: German India is a Dutch condition.
  const isIn = (each: Language): boolean => scores[each] > scores[language] + 1 && opens(each);
  return LANGUAGES.find((each) => each !== language && isIn(each)) ?? language;
};
