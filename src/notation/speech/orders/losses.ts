// Who is lost first, told in a sentence: `Losses: infantry first, then armor, planes last`, `Verluste in Westeuropa:
// Inf vor Jägern`, `wat sneuvelt er: eerst duikboten, dan jagers`. Kinds of units and no numbers: what is lost already
// is told with them.

import type { UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { keywordLength } from '../../keywords.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { anyOf } from '../words/phrases.ts';
import { LOSSES } from '../words/set-phrases.ts';
import { type Place, typesOf } from './part.ts';

const says = (row: (typeof LOSSES)[keyof typeof LOSSES]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(row)})(?![\\p{L}\\d])`, 'iu');
const DYING = says(LOSSES.dying);
const FIRST = says(LOSSES.first);
const LAST = says(LOSSES.last);
const AFTER = says(LOSSES.after);

/** Words beside the kinds that nobody knows. */
const MOST_OTHERS = 3;

export interface LossesTold {
  readonly order: readonly UnitType[];
  readonly places: readonly Place[];
}

const isKind = (each: Element): boolean => each.kind === 'units' || isWord(each, 'planes');

/** The planes of a word for planes of any kind: those that were sent, if they are of one kind. */
const flown = ({ cursor, sofar }: Scene): readonly UnitType[] => {
  const { roster, units } = boardOf(cursor.context);
  return roster.filter(
    (type) =>
      units[type].domain === 'air' &&
      sofar.combatMoves.some((move) => move.kind === 'march' && (move.units[type] ?? 0) > 0),
  );
};

/** The order in which a sentence wants units lost; undefined if it is about something else, or leaves it open. */
export const lossesTold = (scene: Scene): LossesTold | undefined => {
  const { cursor, elements, text, has } = scene;
  const { tokens } = cursor;
  const isTold = DYING.test(text) || tokens.some((_, at) => keywordLength(tokens, at, 'order-of-loss') > 0);
  const kinds = elements.filter(isKind);
  if (!isTold || kinds.length < 2 || AFTER.test(text)) return undefined;
  if (has('condition', 'not', 'doubt', 'should', 'another-time', 'past', 'others', 'save', 'rest', 'throw'))
    return undefined;
  const isBare = kinds.every(
    (each) => each.kind === 'word' || (each.kind === 'units' && each.count === 1 && each.phrase.bare === 'yes'),
  );
  const isPlain = elements.every((each) => ['units', 'place', 'word', 'other', 'sign'].includes(each.kind));
  const isArrowed = elements.some((each) => each.kind === 'sign' && !['comma', 'colon', 'dash'].includes(each.sign));
  const others = elements.filter((each) => each.kind === 'other').length;
  if (!isBare || !isPlain || isArrowed || others > MOST_OTHERS || has('from', 'to', 'land', 'back')) return undefined;
  const told = kinds.map((each, nth) => {
    const types = each.kind === 'units' ? typesOf(each) : flown(scene);
    const start = tokens[kinds[nth - 1]?.end ?? 0]?.column ?? 1;
    const end = tokens[kinds[nth + 1]?.at ?? tokens.length]?.column ?? text.length + 1;
    return { types, ...clauseOf(text, (tokens[each.at]?.column ?? 1) - 1, start - 1, end - 1) };
  });
  if (told.some(({ types }) => types.length !== 1)) return undefined;
  const rank = ({ first, last }: { readonly first: boolean; readonly last: boolean }): number =>
    last ? 2 : first ? 0 : 1;
  // `First the subs, then …`: only the first of them may be called so.
  const order = told
    .map((each, nth) => ({ ...each, first: each.first && (nth === 0 || !told[0]?.first) }))
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ types }) => types);
  if (new Set(order).size < order.length) return undefined;
  return { order, places: elements.filter((each): each is Place => each.kind === 'place') };
};

/** Whether the clause around a kind says that it is lost first, or last. */
const clauseOf = (
  text: string,
  at: number,
  from: number,
  to: number,
): { readonly first: boolean; readonly last: boolean } => {
  const before = text.slice(from, at).split(CLAUSE).at(-1) ?? '';
  const behind = text.slice(at, to).split(CLAUSE)[0] ?? '';
  const clause = `${before} ${behind}`;
  return { first: FIRST.test(clause), last: LAST.test(clause) };
};

const CLAUSE = new RegExp(`[,;:.]|(?<!\\p{L})(?:${anyOf(LOSSES.joint)})(?!\\p{L})`, 'iu');
