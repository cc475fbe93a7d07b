// Another number for what was just ordered: `No, 4`, `no, make it 5 inf and 3 tanks`, `all 3 tanks, not 2`.

import { fold } from '../../../board/index.ts';
import type { March } from '../../../engine/index.ts';
import { countEntries, type SpaceId, type UnitType } from '../../../vocab/index.ts';
import type { Change, Item, SheetSoFar } from '../../items.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord } from '../sentence/scene.ts';
import { type Place, typesOf } from './part.ts';

/** Before a number they put another in its place. */
export const YET: ReadonlySet<string> = new Set(['doch', 'toch']);

const endsOf = ({ path }: March): Change['places'] => [path[0], path.at(-1)].flatMap((id) => id ?? []);

/** The one number that a sentence takes back, for the one kind of unit that the order before it moves or buys. */
export const recount = (elements: readonly Element[], last: Item | undefined): Item | undefined => {
  // `no, all 3`
  const [first, ...behind] = isWord(elements[0], 'all') ? elements.slice(1) : elements;
  // Beside a purchase a second number is what it comes to.
  const told = last?.kind === 'purchase' ? ['units', 'place'] : ['units', 'place', 'number', 'unknown-unit'];
  if (first?.kind !== 'number' || behind.some(({ kind }) => told.includes(kind))) return undefined;
  if (last?.kind === 'purchase') {
    const [type, ...others] = Object.keys(last.units);
    return type === undefined || others.length > 0
      ? undefined
      : { kind: 'amendment', changes: [], purchase: { [type]: first.value } };
  }
  if (last?.kind !== 'moves') return undefined;
  const [move, ...moves] = last.moves;
  if (move?.kind !== 'march' || moves.length > 0) return undefined;
  const [type, ...types] = Object.keys(move.units) as (keyof typeof move.units)[]; // the keys of a literal object
  if (type === undefined || types.length > 0) return undefined;
  return { kind: 'amendment', changes: [{ types: [type], places: endsOf(move), count: first.value, how: 'set' }] };
};

/**
 * `No, make it 5 inf and 3 tanks`: the kinds that the order before it moves, each from where it was sent. A kind that
 * is not named again may stay or go, and a new one may come from anywhere: then nothing is read.
 */
export const recountEach = (elements: readonly Element[], last: Item | undefined): Item | undefined => {
  const told = elements.filter(
    (each) => each.kind !== 'sign' && !isWord(each, 'article', 'small', 'and', 'correct', 'again'),
  );
  const units = told.flatMap((each) => (each.kind === 'units' && each.of === undefined ? [each] : []));
  if (last?.kind !== 'moves' || units.length === 0 || units.length < told.length) return undefined;
  const marches = last.moves.flatMap((move) => (move.kind === 'march' && move.cargo === undefined ? [move] : []));
  const sent = marches.flatMap((march) => countEntries(march.units).map(([type]) => ({ type, march })));
  const types = new Set<UnitType>(sent.map(({ type }) => type));
  if (marches.length < last.moves.length || types.size < sent.length || types.size !== units.length) return undefined;
  const changes = units.flatMap((each): readonly Change[] => {
    const [type, ...others] = typesOf(each);
    const march = sent.find((one) => one.type === type)?.march;
    if (type === undefined || others.length > 0 || march === undefined || typeof each.count !== 'number') return [];
    types.delete(type);
    return [{ types: [type], places: endsOf(march), count: each.count, how: 'set' }];
  });
  return types.size > 0 || changes.length < units.length ? undefined : { kind: 'amendment', changes };
};

/** A number that was wrong, and where it stands: `…, not 4`, `5 instead of 4 inf`. */
const wrongIn = (elements: readonly Element[]): { readonly at: number; readonly value: number } | undefined => {
  const at = elements.findIndex((each) => isWord(each, 'not', 'instead'));
  const wrong = elements[at + 1];
  const value = wrong?.kind === 'number' ? wrong.value : wrong?.kind === 'units' ? wrong.count : undefined;
  const isLast = elements.slice(at + 2).every((each) => each.kind === 'sign');
  return at < 1 || typeof value !== 'number' || !isLast ? undefined : { at, value };
};

/**
 * `All 3 tanks, not 2`, `Und aus dem Kaukasus doch 5 Inf, nicht 4`: of the moves above the one that has so many, where
 * nothing that was bought is as many.
 */
export const notBut = (
  elements: readonly Element[],
  { combatMoves, purchased }: SheetSoFar,
  settle: (place: Place) => SpaceId | undefined,
): Item | undefined => {
  const wrong = wrongIn(elements);
  const told = elements.slice(0, wrong?.at ?? 0);
  const words = told.filter(
    (each) => each.kind !== 'sign' && !isWord(each, 'article', 'small', 'all', 'and', 'correct', 'from', 'also'),
  );
  const places = words.flatMap((each) => (each.kind === 'place' ? [each] : []));
  const [meant, ...others] = words.filter((each) => each.kind !== 'place' && !YET.has(textIn(each)));
  if (wrong === undefined || meant?.kind !== 'units' || typeof meant.count !== 'number' || others.length > 0)
    return undefined;
  const [type, ...types] = typesOf(meant);
  if (type === undefined || types.length > 0 || purchased[type] === wrong.value) return undefined;
  const spaces = [...(meant.of === undefined ? [] : [meant.of]), ...places].map(settle);
  const moved = combatMoves.filter(
    (move): move is March =>
      move.kind === 'march' &&
      move.units[type] === wrong.value &&
      spaces.every((space) => space !== undefined && endsOf(move).includes(space)),
  );
  const [move, ...more] = moved;
  if (move === undefined || more.length > 0) return undefined;
  return { kind: 'amendment', changes: [{ types: [type], places: endsOf(move), count: meant.count, how: 'set' }] };
};

const textIn = (each: Element): string => (each.kind === 'word' || each.kind === 'other' ? fold(each.text) : '');
