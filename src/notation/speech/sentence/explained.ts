// Places that are explained in brackets: `Russia (Moscow)`, `from the west coast (Western US)`. Both are one place,
// which is told twice.

import type { Cursor } from '../../cursor.ts';
import { readingsAt } from '../../places.ts';
import type { Element } from './elements.ts';
import { isSign, isWord } from './scene.ts';

type Place = Extract<Element, { kind: 'place' }>;

/** The place that a bracket holds, and nothing else. */
const placeIn = (inside: readonly Element[]): Place | undefined => {
  const [place, ...others] = inside.filter((each): each is Place => each.kind === 'place');
  const isPlain = inside.every((each) => each === place || each.kind === 'other' || isWord(each, 'article'));
  return others.length === 0 && isPlain ? place : undefined;
};

/** The elements with each of these as the one place it is: what both names share, else what the bracket says. */
export const withoutExplained = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const out: Element[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    const each = elements[at];
    if (each === undefined) break;
    const close = elements.findIndex((one, index) => index > at && isSign(one, 'close'));
    const inner = isSign(each, 'open') && close > at ? placeIn(elements.slice(at + 1, close)) : undefined;
    const named = out.at(-1);
    if (inner === undefined || named?.kind !== 'place') {
      out.push(each);
      continue;
    }
    const within = readingsAt(cursor, inner.at, inner.end);
    const meant = readingsAt(cursor, named.at, named.end);
    const [shared, ...more] = meant.filter(({ id }) => within.some((one) => one.id === id));
    // `Egypt (from Libya)`, `Ukraine (Caucasus)`: neither is the other.
    const [only, ...others] = within;
    const isNear =
      only !== undefined && others.length === 0 && meant.some(({ adjacent }) => adjacent.includes(only.id));
    const isOther = isNear && meant.some(({ kind }) => kind !== only.kind);
    const space = shared !== undefined && more.length === 0 ? shared : isOther ? only : undefined;
    if (space === undefined) {
      out.push(each);
      continue;
    }
    out.splice(-1, 1, { ...named, space: space.id });
    at = close;
  }
  return out;
};
