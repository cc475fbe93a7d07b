// Units that are shared out: `of the 5 inf three go to Karelia, the rest to Moscow`, `von den Inf kommen 5 nach Ost-USA
// und 2 nach West-USA`. And the same from several places: `3 inf + 1 arm each from Finland and Eastern Europe`.

import { fold } from '../../../board/index.ts';
import type { Element } from './elements.ts';
import { isSign, isWord } from './scene.ts';

type Units = Extract<Element, { kind: 'units' }>;

const counted = (units: Units, count: Units['count'], { at, end }: Element): Units => ({
  ...units,
  count,
  phrase: { ...units.phrase, count: count === 'rest' ? 'all' : count },
  at,
  end,
});

/** True for what may stand between a share and the word that leads to where it goes. */
const isBetween = (each: Element): boolean =>
  isWord(each, 'article', 'small', 'place', 'move', 'own', 'also', 'them', 'there', 'gets');

/**
 * The place that a number, or what is left, goes to: where its word for the way stands; undefined if it goes nowhere.
 */
const wayFrom = (elements: readonly Element[], at: number): number | undefined => {
  const lead = elements.findIndex((each, index) => index > at && !isBetween(each));
  return isWord(elements[lead], 'to', 'at') || elements[lead]?.kind === 'place' ? lead : undefined;
};

/** `One` alone counts a share. */
const ONE: ReadonlySet<string> = new Set(['one', 'ein', 'eine', 'einer', 'eins', 'een', 'eentje']);

const isCounting = (each: Element | undefined): boolean =>
  each?.kind === 'number' || (each?.kind === 'other' && ONE.has(fold(each.text)));

/** Where the units that are shared out end, behind a word such as `of`; undefined if none stand there. */
const wholeAt = (elements: readonly Element[], at: number): number | undefined => {
  const own = elements.findIndex((each, index) => index > at && !isWord(each, 'article'));
  const units = elements[own];
  if (!isWord(elements[at], 'from', 'among') || units?.kind !== 'units' || units.count === 'rest') return undefined;
  const site = siteAfter(elements, own) ?? own;
  const first = elements.findIndex((each, index) => index > site && !isBetween(each) && !isSign(each, 'comma'));
  return isCounting(elements[first]) && wayFrom(elements, first) !== undefined ? own : undefined;
};

/** Where the place ends that the units to share are said to be at. */
const siteAfter = (elements: readonly Element[], own: number): number | undefined => {
  const place = elements.findIndex((each, index) => index > own + 1 && !isWord(each, 'article'));
  return isWord(elements[own + 1], 'at', 'from') && elements[place]?.kind === 'place' ? place : undefined;
};

/** `Von den 3 Inf in Libyen …`, of which nobody can tell how many are meant. */
const isVague = (elements: readonly Element[]): boolean => {
  const [first, second, third] = elements;
  const units = isWord(second, 'article') ? third : second;
  const isCounted = units?.kind === 'units' && units.owner === undefined && units.phrase.bare !== 'yes';
  return isWord(first, 'among') && isCounted;
};

/** The elements with every share as units of its own, behind those that are shared out. */
const withShares = (elements: readonly Element[]): readonly Element[] => {
  const from = elements.findIndex((_, at) => wholeAt(elements, at) !== undefined);
  const own = from < 0 ? undefined : wholeAt(elements, from);
  const whole = own === undefined ? undefined : elements[own];
  if (own === undefined || whole?.kind !== 'units') {
    const [first] = elements;
    return first !== undefined && isVague(elements) ? [{ kind: 'vague', at: first.at, end: first.end }] : elements;
  }
  const site = siteAfter(elements, own);
  const place = site === undefined ? undefined : elements[site];
  const sited = place?.kind === 'place' ? { of: place } : {};
  const out: Element[] = [...elements.slice(0, from)];
  // `die Inf` are one by their name alone, and nobody knows how many.
  const isCounted = typeof whole.count === 'number' && whole.end - whole.at > 1;
  let left = isCounted && typeof whole.count === 'number' ? whole.count : undefined;
  for (const [at, each] of elements.entries()) {
    if (at <= (site ?? own)) continue;
    const goes = wayFrom(elements, at) !== undefined;
    if (isCounting(each) && goes) {
      const value = each.kind === 'number' ? each.value : 1;
      if (left !== undefined) left -= value;
      out.push({ ...counted(whole, value, each), ...sited });
    } else if (isWord(each, 'rest') && goes) {
      // More than there are to share: nothing is made of what is left.
      if (left !== undefined && left <= 0) return elements;
      out.push({ ...counted(whole, left ?? 'rest', each), ...sited });
    } else out.push(each);
  }
  return left !== undefined && left < 0 ? elements : out;
};

/** `3 inf and 1 arm each from …` with its word in front, where it stands in German. */
const eachFirst = (elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex((each, index) => isWord(each, 'each') && elements[index - 1]?.kind === 'units');
  const word = elements[at];
  if (word === undefined || !isWord(elements[at + 1], 'from')) return elements;
  let first = at - 1;
  while (
    elements[first - 2]?.kind === 'units' &&
    (isSign(elements[first - 1], 'comma', 'plus') || isWord(elements[first - 1], 'and'))
  )
    first -= 2;
  const behind = elements.slice(at + 2).filter((each) => each.kind === 'place' || each.kind === 'units');
  const isSeveral = behind[0]?.kind === 'place' && behind[1]?.kind === 'place';
  return isSeveral
    ? [...elements.slice(0, first), word, ...elements.slice(first, at), ...elements.slice(at + 1)]
    : elements;
};

/** `je 3 Inf + 1 Pz aus FIN und EEU`: all of the list from each of the places. */
const withEach = (written: readonly Element[]): readonly Element[] => {
  const elements = eachFirst(written);
  const at = elements.findIndex((each, index) => isWord(each, 'each') && elements[index + 1]?.kind === 'units');
  if (at < 0) return elements;
  let end = at + 1;
  const isJoint = (each: Element | undefined): boolean => isSign(each, 'comma', 'plus') || isWord(each, 'and');
  while (elements[end]?.kind === 'units' || (isJoint(elements[end]) && elements[end + 1]?.kind === 'units')) end += 1;
  const units = elements.slice(at + 1, end);
  const lead = elements[end];
  if (lead === undefined || !isWord(lead, 'from')) return elements;
  const places: Element[] = [];
  let next = end + 1;
  for (;;) {
    while (isWord(elements[next], 'article') || (places.length > 0 && isWord(elements[next], 'from'))) next += 1;
    const place = elements[next];
    if (place?.kind !== 'place') break;
    places.push(place);
    next += 1;
    if (!isJoint(elements[next])) break;
    const goesOn = elements.slice(next + 1).find((each) => !isWord(each, 'article', 'from', 'and'));
    if (goesOn?.kind !== 'place') break;
    next += 1;
    if (isWord(elements[next], 'and')) next += 1;
  }
  if (places.length < 2) return elements;
  const comma: Element = { kind: 'sign', sign: 'comma', at: lead.at, end: lead.at };
  const spread = places.flatMap((place, nth) => [...(nth === 0 ? [] : [comma]), ...units, lead, place]);
  return withEach([...elements.slice(0, at), ...spread, ...elements.slice(next)]);
};

/** The elements of a sentence with what it shares out told apart. */
export const withSharing = (elements: readonly Element[]): readonly Element[] => withShares(withEach(elements));
