// Whether words that are a name of the board are meant as a place in a sentence, where most words are none.

import { type Board, fold, spaceNames } from '../../../board/index.ts';
import type { Language } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { type Cursor, textFrom } from '../../cursor.ts';
import { isOwnWord, numberAt } from '../words/lexicon.ts';
import type { SpeechWord } from '../words/words.ts';

const exactNames = new WeakMap<Board, ReadonlySet<string>>();

const namesOf = (board: Board): ReadonlySet<string> => {
  const known =
    exactNames.get(board) ??
    new Set([
      ...board.spaces.flatMap((space) => spaceNames(space).map(fold)),
      ...board.ambiguous.flatMap(({ words, readings }) =>
        readings.some(({ kind }) => kind === 'space') ? words.map(fold) : [],
      ),
    ]);
  exactNames.set(board, known);
  return known;
};

/** Letters from which on a beginning of a name is no accident. */
const LEAST_BEGINNING = 4;
/** Names of so few letters are everyday words too. */
const SHORT_NAME = 3;

/** What stands before them: a word for a way, a sign, units or another place. */
interface Lead {
  readonly kind: string;
  readonly sign?: string;
  readonly words?: ReadonlySet<SpeechWord>;
}

/** True if words can be meant as a place in a sentence, where most words are none. */
export const isLikelyPlace = (
  cursor: Cursor,
  at: number,
  length: number,
  before: Lead | undefined,
  language: Language,
): boolean => {
  const text = textFrom(cursor, at, at + length);
  const folded = fold(text);
  const isCapital = /^\p{Lu}/u.test(text);
  const isShouted = /^\p{Lu}{2,}$/u.test(text);
  const exact = namesOf(boardOf(cursor.context)).has(folded);
  // `5 inf cau ukr`: of codes in small letters the second is where they go.
  const isChained = before?.kind === 'place' && cursor.tokens.every(({ text: each }) => !/\p{Lu}/u.test(each));
  const led =
    before?.kind === 'units' ||
    (before?.kind === 'sign' && before.sign === 'arrow') ||
    (before?.words !== undefined &&
      (['from', 'to', 'at', 'via', 'against', 'attack', 'place', 'land', 'back', 'again', 'throw'] as const).some(
        (role) => before.words?.has(role),
      ));
  if (!exact && isOwnWord(cursor.tokens, at, language)) return false;
  if (!isCapital && numberAt(cursor.tokens, at, language) !== undefined) return false;
  if (!exact) return folded.length >= LEAST_BEGINNING && (isCapital || led || length > 1);
  if (folded.length > SHORT_NAME) return true;
  return (
    isShouted || isCapital || led || isChained || cursor.tokens[at + length]?.kind === 'arrow' || before === undefined
  );
};
