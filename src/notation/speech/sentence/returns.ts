// Planes that are said to be where they were again, with no word for landing: `beide Jäger danach wieder dort, wo sie
// gestartet sind`, `2 ftr from London, then London again`.

import { fold } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import type { Cursor } from '../../cursor.ts';
import { isPlanes, typesOf } from '../orders/part.ts';
import { foldedIn } from '../words/phrases.ts';
import { LISTED } from '../words/set-phrases.ts';
import type { SpeechWord } from '../words/words.ts';
import type { Element } from './elements.ts';
import { isWord } from './scene.ts';

const BACK: ReadonlySet<SpeechWord> = new Set(['back', 'again'] as const);

/** `kehren danach jeweils heim`: each to where it came from, and nothing is counted. */
const withoutEach = (elements: readonly Element[]): readonly Element[] =>
  elements.some((each) => isWord(each, 'home', 'there')) && elements.every(({ kind }) => kind !== 'number')
    ? elements.filter((each) => !isWord(each, 'each'))
    : elements;

const OTHER = foldedIn(LISTED.other);

/** `the Karelian fighter returns, the other one lands in the Caucasus`: one more of the kind. */
const withOther = (cursor: Cursor, elements: readonly Element[]): readonly Element[] =>
  elements.map((each, at) => {
    const verb = elements.slice(at + 1).find((one) => one.kind !== 'other');
    const named = elements.slice(0, at).findLast(({ kind }) => kind === 'units');
    const opens = elements[at - 1]?.kind === 'sign' || isWord(elements[at - 1], 'and');
    const isOther = opens && isWord(each, 'one') && each.kind === 'word' && OTHER.has(fold(each.text));
    if (!isOther || !isWord(verb, 'land', 'back', 'home')) return each;
    if (named?.kind !== 'units' || named.count !== 1 || !isPlanes(cursor, named)) return each;
    const { of: _, ...kind } = named;
    return { ...kind, count: 'rest', phrase: { ...named.phrase, count: 'all' }, at: each.at, end: each.end };
  });

const LAND: ReadonlySet<SpeechWord> = new Set(['land'] as const);

/** `The fighters stay on the carrier`, of those that were sent: there they land. */
const withStayingAboard = (cursor: Cursor, elements: readonly Element[], sent: readonly Move[]): readonly Element[] =>
  elements.map((each, at) => {
    const planes = elements.slice(0, at).findLast((one) => !isWord(one, 'article', 'small', 'both', 'all'));
    const [lead, deck, ...others] = elements.slice(at + 1).filter((one) => !isWord(one, 'article', 'there'));
    const isDeck = deck?.kind === 'units' && deck.phrase.readings.join() === 'carrier' && isWord(lead, 'at');
    const isAboard = others.length === 0 && (isDeck || (isWord(lead, 'deck') && deck === undefined));
    if (each.kind !== 'word' || !isWord(each, 'stay') || !isPlanes(cursor, planes) || !isAboard) return each;
    const types = planes?.kind === 'units' ? typesOf(planes) : [];
    const isSent = sent.some(
      (move) => move.kind === 'march' && move.land === undefined && types.some((type) => (move.units[type] ?? 0) > 0),
    );
    return isSent ? { ...each, words: LAND } : each;
  });

/** The elements with a word for going back where such a place is named. */
export const withReturns = (cursor: Cursor, written: readonly Element[], sent: readonly Move[]): readonly Element[] => {
  const elements = withStayingAboard(cursor, withOther(cursor, withoutEach(written)), sent);
  return elements.map((each, at) => {
    if (each.kind !== 'word' || !isWord(each, 'again') || isWord(each, 'back', 'land')) return each;
    const next = elements[at + 1];
    if (isWord(next, 'again', 'back', 'land', 'home', 'move', 'attack')) return each;
    const before = elements.slice(0, at);
    const clause = before.findLastIndex((one) => one.kind === 'sign' && ['semicolon', 'colon'].includes(one.sign));
    const [planes] = before
      .slice(clause + 1)
      .filter(({ kind }) => kind === 'units')
      .slice(-1);
    const isTold = before.slice(clause + 1).some((one) => isWord(one, 'back', 'land', 'home'));
    if (!isPlanes(cursor, planes) || isTold) return each;
    const led = isWord(next, 'at', 'to') ? elements.slice(at + 2).find((one) => !isWord(one, 'article')) : next;
    const ends = elements.slice(elements.indexOf(led ?? each) + 1)[0];
    // `then Karelia with 2 inf` goes on with something else.
    const isLast = ends === undefined || ends.kind === 'sign' || isWord(ends, 'there', 'again');
    return (isWord(led, 'there') || led?.kind === 'place') && isLast ? { ...each, words: BACK } : each;
  });
};
