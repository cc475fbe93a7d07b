// Origins that a sentence points to instead of naming them: `both arm from there`, `2 fighters from the carrier`.

import { spaceAt } from '../../../engine/state/queries.ts';
import type { SpaceId } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import type { SheetSoFar } from '../../items.ts';
import { deckMeant } from '../orders/carried.ts';
import { typesOf } from '../orders/part.ts';
import type { Element } from './elements.ts';
import { isWord } from './scene.ts';

/** Where the moves above last set out from, if own units are left there. */
const lastOrigin = ({ context }: Cursor, { combatMoves }: SheetSoFar): SpaceId | undefined => {
  const last = combatMoves.at(-1);
  const from = last?.kind === 'march' ? last.path[0] : last?.kind === 'load' ? last.from : undefined;
  if (from === undefined) return undefined;
  return spaceAt(context.state, from).units.some(({ power }) => power === context.power) ? from : undefined;
};

/** A sentence with the codes of the spaces it points to; as it is if it names all of them. */
export const withOrigins = (cursor: Cursor, elements: readonly Element[], sofar: SheetSoFar, text: string): string => {
  const { tokens, context } = cursor;
  const { byId } = boardOf(context);
  let named = text;
  for (const [at, element] of [...elements.entries()].reverse()) {
    const lead = elements.slice(0, at).findLastIndex((each) => !isWord(each, 'article'));
    if (!isWord(elements[lead], 'from')) continue;
    const flown = elements.slice(0, lead).findLast(({ kind }) => kind === 'units' || kind === 'place');
    const isDeck =
      element.kind === 'units' &&
      element.count === 1 &&
      typesOf(element).join() === 'carrier' &&
      elements[at + 1]?.kind !== 'place' &&
      !isWord(elements[at + 1], 'from', 'at') &&
      flown?.kind === 'units' &&
      typesOf(flown).join() === 'fighter';
    const isThere =
      isWord(element, 'there') && !elements.slice(0, lead).some((each, index) => isNamed(elements, each, index));
    const space = isDeck ? deckMeant(context) : isThere ? lastOrigin(cursor, sofar) : undefined;
    const [first, last] = [tokens[element.at], tokens[element.end - 1]];
    const code = space === undefined ? undefined : byId.get(space)?.code;
    if (code === undefined || first === undefined || last === undefined) continue;
    const [begin, end] = [first.column - 1, last.column - 1 + last.text.length];
    named = `${named.slice(0, begin)}${code}${named.slice(end)}`;
  }
  return named;
};

/** True for a place that `there` could mean: not the target in front of all. */
const isNamed = (elements: readonly Element[], each: Element, index: number): boolean =>
  each.kind === 'place' && (index > 1 || isWord(elements[index - 1], 'from'));
