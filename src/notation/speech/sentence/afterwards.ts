// Planes that go on to somewhere when they have fought, with no word for landing: `the fighter joins in and then heads
// for the Caucasus`, `der Jäger fliegt mit, danach ab in den Kaukasus`. There they land.

import { fold } from '../../../board/index.ts';
import { isHeldByFriends, spaceAt } from '../../../engine/state/queries.ts';
import type { Cursor } from '../../cursor.ts';
import type { SheetSoFar } from '../../items.ts';
import { readingsAt } from '../../places.ts';
import { isPlanes } from '../orders/part.ts';
import { COMING_DOWN } from '../words/forms.ts';
import { foldedIn } from '../words/phrases.ts';
import type { Element } from './elements.ts';
import { isSign, isWord } from './scene.ts';

const AFTERWARDS = foldedIn(COMING_DOWN.afterwards);

/** Words that nobody knows between the planes and where they go. */
const MOST_UNKNOWN = 2;

/** True for a word that says when: after the fight. */
export const isAfterwards = (each: Element | undefined): boolean =>
  (each?.kind === 'word' || each?.kind === 'other') && AFTERWARDS.has(fold(each.text));

/** True for a place of friends, whichever it is. */
export const isFriendly = (cursor: Cursor, { at, end }: Element): boolean => {
  const { ruleset, state, power } = cursor.context;
  const spaces = readingsAt(cursor, at, end).filter(({ kind }) => kind === 'land');
  return (
    spaces.length > 0 &&
    spaces.every(({ id }) => isHeldByFriends(ruleset, state, id, spaceAt(state, id).control, power))
  );
};

/** Words that stand between the planes and where they go, and say nothing else. */
const isBetween = (each: Element): boolean =>
  each.kind === 'other' ||
  isAfterwards(each) ||
  (isWord(
    each,
    'move',
    'small',
    'others',
    'them',
    'both',
    'all',
    'again',
    'please',
    'article',
    'from',
    'via',
    'spend',
  ) &&
    !isWord(each, 'not', 'attack', 'stay', 'place'));

const LAND: ReadonlySet<'land'> = new Set(['land'] as const);

/** Where a clause opens that an element is of. */
const opening = (elements: readonly Element[], at: number): number =>
  elements
    .slice(0, at)
    .findLastIndex((each) => isSign(each, 'comma', 'semicolon', 'dash', 'open') || isWord(each, 'and'));

/** The elements with a word for landing where planes go on to a place of friends. */
export const withAfterwards = (
  cursor: Cursor,
  elements: readonly Element[],
  { section, fought }: SheetSoFar,
): readonly Element[] => {
  if (section === 'noncombat-move' || section === 'place' || fought === 'yes') return elements;
  const at = elements.findIndex(isAfterwards);
  const opens = opening(elements, Math.max(0, at));
  if (at < 0 || opens < 0) return elements;
  const before = elements.slice(0, opens);
  const own = elements.slice(opens + 1, at);
  const goal = elements.findIndex((each, index) => index > at && each.kind === 'place');
  const place = elements[goal];
  const lead = elements.slice(at + 1, goal).findLastIndex((each) => isWord(each, 'to', 'at') && !isWord(each, 'from'));
  if (place === undefined || lead < 0) return elements;
  const told = elements.slice(at + 1, at + 1 + lead);
  const next = elements[goal + 1];
  const named = own.filter(({ kind }) => kind === 'units');
  const flown = named.length > 0 ? named : before.filter(({ kind }) => kind === 'units').slice(-1);
  const fights =
    before.some((each) => isWord(each, 'attack', 'also', 'along', 'against', 'versus')) ||
    before.some((each) => each.kind === 'place' && !isFriendly(cursor, each));
  const isPlain =
    [...own, ...told].every((each) => isBetween(each) || each.kind === 'units') &&
    told.every(({ kind }) => kind !== 'units') &&
    told.filter(({ kind }) => kind === 'other').length <= MOST_UNKNOWN &&
    (next === undefined || next.kind === 'sign' || isWord(next, 'and'));
  const isMeant = fights && isPlain && flown.length > 0 && flown.every((each) => isPlanes(cursor, each));
  if (!isMeant || !isFriendly(cursor, place)) return elements;
  const [word] = elements.slice(at, at + 1);
  if (word === undefined) return elements;
  const land: Element = { kind: 'word', words: LAND, text: '', at: word.at, end: word.end };
  return [...elements.slice(0, opens + 1), ...named, land, ...elements.slice(at + 1 + lead)];
};
