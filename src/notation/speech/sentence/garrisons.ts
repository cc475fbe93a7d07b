// A place for all that stands in it: `Libya goes over completely`, `ganz Finnland zieht nach Karelien`, `de hele
// bezetting van Libië`.

import { fold } from '../../../board/index.ts';
import { LANGUAGES } from '../../../vocab/index.ts';
import type { Cursor } from '../../cursor.ts';
import { stand } from '../orders/part.ts';
import { byLanguage, type Phrases, phrasesIn } from '../words/phrases.ts';
import type { Element } from './elements.ts';
import { isWord } from './scene.ts';

/** Words that say so of a place, behind it or before. */
const WHOLE: Phrases[string] = {
  en: 'completely, entirely, altogether, lock stock and barrel, in full, whole, all of, garrison, empties, complete',
  de: `komplett, vollständig, ganz, geschlossen, komplette, ganze, sämtlich, gesamt, gesamte, restlos, garnison,
      besatzung`,
  nl: 'compleet, volledig, helemaal, geheel, in zijn geheel, garnizoen, bezetting, hele, heel',
};

const words = byLanguage((language) => new Set(phrasesIn(WHOLE[language]).map(fold)));

const isWhole = (element: Element | undefined): boolean =>
  (element?.kind === 'other' || element?.kind === 'word') &&
  LANGUAGES.some((language) => words(language).has(fold(element.text)));

/** A sentence in which a place goes somewhere, with all that stands there in its place. */
export const withGarrisons = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  if (
    elements.some(({ kind }) => kind === 'units') ||
    !elements.some((each) => isWord(each, 'move', 'attack', 'back', 'to'))
  )
    return elements;
  // `All of Libya`
  const isOf = (at: number): boolean => isWord(elements[at], 'all') && isWord(elements[at + 1], 'small', 'among');
  const whole = elements.findIndex(
    (each, at) => isWhole(each) || (isOf(at) && elements.slice(at + 2, at + 4).some(({ kind }) => kind === 'place')),
  );
  if (whole < 0) return elements;
  const at = elements.findIndex(
    (each, index) =>
      each.kind === 'place' && stand(cursor, each, []) && !isWord(elements[index - 1], 'to', 'at', 'against', 'via'),
  );
  const place = elements[at];
  if (place?.kind !== 'place') return elements;
  const everything: Element = {
    kind: 'units',
    phrase: { count: 'all', readings: [], text: place.text, token: cursor.tokens[place.at] },
    count: 'all',
    of: place,
    at: place.at,
    end: place.end,
  };
  return elements.flatMap((each, index) =>
    index === at ? [everything] : index === whole || isWhole(each) ? [] : [each],
  );
};
