// What stands behind `//` and `;` on a line: a comment, or orders that go on.

import type { NotationContext } from './context.ts';
import { cursorOn, takeKeyword } from './cursor.ts';
import type { SheetSoFar } from './items.ts';
import { keywordLength, standsOneOf } from './keywords.ts';
import { nameLength } from './places.ts';
import { LEADS } from './speech/words/forms.ts';
import { anyOf } from './speech/words/phrases.ts';
import { tokenise } from './tokens.ts';
import { isUnits } from './units.ts';

/** Lines whose clauses a semicolon parts, where elsewhere it begins a comment. */
const hasClauses = (text: string, { section }: SheetSoFar): boolean => {
  const tokens = tokenise(text);
  const opens = (['standing', 'fight', 'continue', 'lose', 'pick'] as const).some(
    (word) => keywordLength(tokens, 0, word) > 0,
  );
  return opens || section === 'standing' || section === 'fight';
};

/** Words that open the next phase of a turn: `buy 8 inf; combat: …; noncom: …; place: …`. */
const PHASES = ['purchase', 'combat-move', 'attack', 'fight', 'noncombat-move', 'place'] as const;

/** `Russia: 3 inf to Karelia; the rest to Caucasus` */
const REST = new RegExp(`^(?:${anyOf(LEADS.rest)})$`, 'iu');

/**
 * True if a text begins with units or with the word for a phase, or tells of a landing: behind a semicolon that goes on
 * with the orders.
 */
const goesOn = (context: NotationContext, text: string): boolean => {
  const cursor = cursorOn(context, 1, text);
  takeKeyword(cursor, 'article');
  return (
    isUnits(cursor) ||
    REST.test(cursor.tokens[cursor.at]?.text ?? '') ||
    standsOneOf(cursor.tokens, cursor.at, PHASES) ||
    cursor.tokens.some((_, at) => keywordLength(cursor.tokens, at, 'landing') > 0)
  );
};

/** What a line orders, and what stands behind the sign for a comment. */
export const cut = (
  context: NotationContext,
  text: string,
  sofar: SheetSoFar,
): { readonly order: string; readonly comment: string } => {
  const slashes = text.indexOf('//');
  const order = slashes < 0 ? text : text.slice(0, slashes);
  const comment = slashes < 0 ? '' : text.slice(slashes + 2);
  const semicolon = order.indexOf(';');
  if (semicolon < 0 || hasClauses(order, sofar) || goesOn(context, order.slice(semicolon + 1)))
    return { order, comment };
  return { order: order.slice(0, semicolon), comment: order.slice(semicolon + 1) };
};

/** True for a text with units and a place: behind a semicolon such a clause is no comment. */
export const tellsMoves = (context: NotationContext, text: string): boolean => {
  const cursor = cursorOn(context, 1, text);
  const { tokens } = cursor;
  const isUnitAt = (at: number): boolean => {
    cursor.at = at;
    return tokens[at]?.kind === 'word' && isUnits(cursor);
  };
  const isPlaceAt = (at: number): boolean => /^\p{Lu}/u.test(tokens[at]?.text ?? '') && nameLength(cursor, at) > 0;
  return tokens.some((_, at) => isUnitAt(at)) && tokens.some((_, at) => isPlaceAt(at));
};
