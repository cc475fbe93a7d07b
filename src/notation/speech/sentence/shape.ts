// What the signs and numbers of a sentence tell: a title before it, brackets that do not close, a number that counts
// nothing.

import { fold, spaceOf } from '../../../board/index.ts';
import type { Power } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import { powerNamed, readingsAt } from '../../places.ts';
import type { Element } from './elements.ts';
import { depthsOf, isWord, type Scene } from './scene.ts';

/** The power whose capital a place is: `Moscow buys 8 inf`. */
const ruledFrom = (cursor: Cursor, { at, end }: Element): Power | undefined => {
  const spaces = readingsAt(cursor, at, end).map(({ id }) => id);
  const [only, ...others] = spaces.flatMap((id) => spaceOf(boardOf(cursor.context), id).capitalOf ?? []);
  return others.length === 0 ? only : undefined;
};

/** The power that a place names: by its own name, or by that of its capital. */
export const powerMeant = (cursor: Cursor, place: Element): Power | undefined =>
  powerNamed(
    boardOf(cursor.context),
    cursor.tokens
      .slice(place.at, place.end)
      .map(({ text }) => text)
      .join(' '),
  ) ?? ruledFrom(cursor, place);

const ROUND_WORDS = ['round', 'rd', 'turn', 't', 'runde', 'zug', 'rde', 'ronde', 'beurt'];

/** True for a word such as `turn`. */
export const isRoundWord = (each: Element | undefined): boolean =>
  (each?.kind === 'other' || each?.kind === 'word') && ROUND_WORDS.includes(fold(each.text));

/** Words of the longest name of a power. */
const MOST_NAME = 3;

/** The elements without the name of one's own power where that buys: `The Soviet Union buys 8 inf`. */
const withoutBuyer = ({ cursor, elements }: Pick<Scene, 'cursor' | 'elements'>): readonly Element[] => {
  const { tokens, context } = cursor;
  // `Purchases for UK 3 are 1 fighter …`
  const [buy, lead, name, round, verb] = elements;
  const isTurn =
    isWord(buy, 'buy') &&
    isWord(lead, 'spend', 'to') &&
    name?.kind === 'place' &&
    powerMeant(cursor, name) === context.power &&
    round?.kind === 'number';
  if (isTurn && buy !== undefined && isWord(verb, 'being')) return [buy, ...elements.slice(5)];
  for (const [at, each] of elements.entries())
    for (let length = MOST_NAME; length > 0; length -= 1) {
      const name = tokens.slice(each.at, each.at + length).map(({ text }) => text);
      const next = elements.findIndex((one) => one.at >= each.at + length);
      if (next < 0 || powerNamed(boardOf(context), name.join(' ')) !== context.power) continue;
      const verb = elements.slice(next, next + 2);
      const buys = verb.some((one) => isWord(one, 'buy', 'has'));
      if (buys && !isWord(elements[at - 1], 'from', 'to', 'at', 'against', 'via'))
        return elements.filter(
          (_, index) => index < at - (isWord(elements[at - 1], 'article') ? 1 : 0) || index >= next,
        );
    }
  return elements;
};

/** The elements without a title such as `J1`, `Japan 5.` or the name of one's own power before a purchase. */
export const untitled = (scene: Pick<Scene, 'cursor' | 'elements'>): readonly Element[] => {
  const { cursor } = scene;
  const elements = withoutBuyer(scene);
  const [first, second] = elements;
  if (first === undefined || first.kind === 'units') return elements;
  const text = cursor.tokens
    .slice(first.at, first.end)
    .map(({ text: each }) => each)
    .join(' ');
  const power =
    powerNamed(boardOf(cursor.context), text) ?? (first.kind === 'place' ? ruledFrom(cursor, first) : undefined);
  if (power === undefined) return elements;
  const skipsHash = second?.kind === 'sign' && second.sign === 'hash' ? 1 : 0;
  // `Japan rd 1`
  const skipped = skipsHash + (isRoundWord(second) ? 1 : 0);
  const number = elements[1 + skipped];
  if (number?.kind === 'number') return elements.slice(2 + skipped);
  // `Japan 2 inf with trn …` tells where they come from.
  const isBuying =
    power === cursor.context.power &&
    elements.slice(1, 3).some((each) => isWord(each, 'buy') || (isWord(each, 'spend') && !isWord(each, 'and')));
  return isBuying ? elements.slice(1) : elements;
};

/**
 * True if a number stands among the units that counts none of them; one in brackets, or before a colon, is told by
 * those.
 */
export const hasStrayNumber = (elements: readonly Element[]): boolean => {
  const depths = depthsOf(elements);
  return elements.some((each, at) => {
    const next = elements[at + 1];
    const counts = next?.kind === 'sign' && (next.sign === 'colon' || next.sign === 'close' || next.sign === 'dash');
    return each.kind === 'number' && depths[at] === 0 && !counts && !isWord(next, 'planes');
  });
};

/** True for a word for a sum that something is summed by: `de tank en de infanterist samen aan boord` sums nothing. */
export const isSummingUp = (elements: readonly Element[]): boolean =>
  elements.some((each, at) => {
    const next = elements[at + 1];
    const isSum = at === 0 || next === undefined || ['number', 'units', 'sign', 'unknown-unit'].includes(next.kind);
    return isWord(each, 'total') && (isSum || isWord(next, 'being', 'spend'));
  });

/** True if a bracket is not closed, or closed without being open; a smile is none. */
export const unbalanced = (elements: readonly Element[]): boolean => {
  let depth = 0;
  for (const [at, each] of elements.entries()) {
    if (each.kind !== 'sign') continue;
    const before = elements[at - 1];
    const smiles =
      before?.kind === 'sign' && (before.sign === 'colon' || before.sign === 'semicolon' || before.sign === 'dash');
    if (each.sign === 'open') depth += 1;
    if (each.sign === 'close' && !smiles) depth -= 1;
    if (depth < 0 || depth > 2) return true;
  }
  return depth !== 0;
};
