// Units counted by others. `All but two inf`, `alle Inf bis auf zwei`, `op twee na alle inf`: what is left out is units
// too, and stands behind them. `Two inf each`: as many for each of those named before.

import { fold } from '../../../board/index.ts';
import type { Cursor } from '../../cursor.ts';
import { deckMeant } from '../orders/carried.ts';
import { stand } from '../orders/part.ts';
import { phrasesIn } from '../words/phrases.ts';
import type { Element } from './elements.ts';
import { isSign, isWord } from './scene.ts';

type Units = Extract<Element, { kind: 'units' }>;

const counted = (units: Units, count: number, { at, end }: Element): Units => ({
  ...units,
  count,
  phrase: { ...units.phrase, count },
  at,
  end,
});

/** Dutch `op … na` leaves out, where `op` alone is a place. */
const asExcept = (word: Element): Element =>
  word.kind === 'word' ? { ...word, words: new Set(['except'] as const) } : word;

const wholeOf = (units: Units): Units => ({ ...units, count: 'all', phrase: { ...units.phrase, count: 'all' } });

/** Where the one carrier lies that a word such as `from` leads to. */
const deckAt = ({ context }: Cursor, elements: readonly Element[], at: number): Element | undefined => {
  const next = elements.findIndex((each, index) => index > at && !isWord(each, 'article'));
  const own = elements[next];
  if (own?.kind !== 'units' || own.phrase.readings.join() !== 'carrier' || own.count !== 1) return undefined;
  const space = deckMeant(context);
  return space === undefined ? undefined : { kind: 'place', text: own.phrase.text, space, at: own.at, end: own.end };
};

const FROM: ReadonlySet<'from'> = new Set(['from'] as const);

/** True for a word behind fighters that leads to a carrier with which they do not sail: what comes then, they do. */
const flyOff = (elements: readonly Element[], at: number): boolean => {
  const flown = elements[at - 1];
  const isFlown = flown?.kind === 'units' && flown.phrase.readings.join() === 'fighter';
  if (!isFlown || !isWord(elements[at], 'at')) return false;
  const [carrier, verb] = elements.slice(at + 1).filter((each) => !isWord(each, 'article'));
  const lead = elements[at];
  // `1 ftr off the carrier, …`
  const isOff = lead?.kind === 'word' && fold(lead.text) === 'off' && (verb === undefined || verb.kind === 'sign');
  const isBracketed = verb?.kind === 'sign' && verb.sign === 'close';
  return carrier?.kind === 'units' && (isOff || isBracketed || isWord(verb, 'attack', 'move', 'also', 'along'));
};

/** The place of the units that a word such as `to` leads to, where these were given one before. */
const besideOf = (elements: readonly Element[], at: number): Element | undefined => {
  const next = elements.findIndex((each, index) => index > at && !isWord(each, 'article'));
  const [own, behind] = elements.slice(next, next + 2);
  const lands = elements.slice(0, at).some((each) => isWord(each, 'land', 'back'));
  if (lands || own?.kind !== 'units' || own.end - own.at !== 1 || (behind !== undefined && behind.kind !== 'sign'))
    return undefined;
  const before = elements.findIndex(
    (each, index) => index < at && each.kind === 'units' && each.phrase.readings.join() === own.phrase.readings.join(),
  );
  return before < 0 ? undefined : elements.slice(before, at).find(({ kind }) => kind === 'place');
};

/** The kind of unit that a number counts: of those named so far the one that stands where it comes from. */
const kindMeant = (
  cursor: Cursor,
  before: readonly Element[],
  elements: readonly Element[],
  at: number,
): Units | undefined => {
  const kinds = before.flatMap((each) => (each.kind === 'units' && each.phrase.readings.length === 1 ? [each] : []));
  const names = new Map(kinds.map((each) => [each.phrase.readings.join(), each]));
  const last = kinds.at(-1);
  if (names.size < 2) return last;
  const comma = elements.slice(0, at).findLastIndex((each) => each.kind === 'sign' || isWord(each, 'and'));
  const led = elements.slice(comma + 1, at).find(({ kind }) => kind === 'place');
  const behind = elements.slice(at).find((each) => each.kind === 'place' || each.kind === 'sign');
  const place = led ?? (behind?.kind === 'place' ? behind : undefined);
  if (place?.kind !== 'place') return undefined;
  const [only, ...others] = [...names.values()].filter(({ phrase }) => stand(cursor, place, phrase.readings));
  if (others.length === 0) return only;
  // `jäger ost usa und 2 inf ost usa und 2 in west usa`: each kind has a place of its own, so the last is counted on.
  const [first, second] = kinds.slice(-2);
  const isApart = before.some(
    (each) => each.kind === 'place' && each.at > (first?.at ?? 0) && each.at < (second?.at ?? 0),
  );
  return isApart && last !== undefined && [only, ...others].includes(last) ? last : undefined;
};

/** Two places that share what stands before them, each with the word that leads to it. */
const sharedBy = (
  elements: readonly Element[],
  from: number,
): { readonly first: readonly Element[]; readonly second: readonly Element[]; readonly end: number } | undefined => {
  const one = elements.findIndex((each, index) => index >= from && each.kind === 'place');
  if (one < 0 || !isWord(elements[one + 1], 'and')) return undefined;
  const lead = elements.slice(from, one);
  if (lead.length > 2 || !lead.every((each) => isWord(each, 'to', 'at', 'article'))) return undefined;
  const two = elements.findIndex((each, index) => index > one + 1 && each.kind === 'place');
  const between = elements.slice(one + 2, two);
  if (two < 0 || !between.every((each) => isWord(each, 'to', 'at', 'article'))) return undefined;
  const [a, b] = [elements[one], elements[two]];
  if (a === undefined || b === undefined) return undefined;
  return { first: [...lead, a], second: [...(between.length > 0 ? between : lead), b], end: two + 1 };
};

/** Units that a list behind their colon spreads over places, number by number, to their sum; it ends the sentence. */
const partedBy = (
  elements: readonly Element[],
  at: number,
  kind: Units | undefined,
): readonly Element[] | undefined => {
  const [sign] = elements.slice(at - 1, at);
  if (kind === undefined || sign?.kind !== 'sign' || sign.sign !== 'colon' || typeof kind.count !== 'number')
    return undefined;
  const rest = elements.slice(at);
  const isKind = (each: Element): boolean =>
    each.kind === 'number' || (each.kind === 'units' && each.phrase.readings.join() === kind.phrase.readings.join());
  const known = rest.every(
    (each) =>
      isKind(each) || each.kind === 'place' || each.kind === 'sign' || isWord(each, 'at', 'to', 'article', 'and'),
  );
  const made = rest.map((each) => (each.kind === 'number' ? counted(kind, each.value, each) : each));
  const sum = made.reduce(
    (all, each) => all + (each.kind === 'units' && typeof each.count === 'number' ? each.count : 0),
    0,
  );
  const places = rest.filter((each) => each.kind === 'place').length;
  return known && rest[0] !== undefined && isKind(rest[0]) && places > 1 && sum === kind.count ? made : undefined;
};

/** True for a number that counts units named before, by the way that stands behind it. */
const countsOn = (elements: readonly Element[], at: number): boolean => {
  if (elements.some((each) => isWord(each, 'ipc', 'save') && !isWord(each, 'rest', 'stay'))) return false;
  // `Neue Einheiten` are bought or put down: a place tells.
  const [lead, ...behind] = elements.slice(at + 1).filter((each) => !isWord(each, 'article'));
  const isPut = isWord(lead, 'to', 'at') && behind[0]?.kind === 'place';
  if (!isPut && elements.some((each) => isWord(each, 'buy') && !isWord(each, 'rest', 'stay'))) return false;
  const [before] = elements.slice(0, at).slice(-1);
  if (before?.kind === 'sign' && !['comma', 'plus', 'semicolon', 'dash'].includes(before.sign)) return false;
  const next = elements.slice(at + 1).find((each) => each.kind !== 'other' && !isWord(each, 'article'));
  // `from Kenya comes 1 inf and from Syria 1 too`
  const clause = elements.slice(elements.slice(0, at).findLastIndex((each) => isWord(each, 'and')) + 1, at);
  const isFrom =
    isWord(clause[0], 'from') &&
    clause.every((each) => each.kind === 'place' || isWord(each, 'from', 'also', 'article', 'move', 'place'));
  if (isFrom && (next === undefined || next.kind === 'sign' || isWord(next, 'also'))) return true;
  return isPut || next?.kind === 'place' || isWord(next, 'from', 'to', 'also', 'along');
};

/** Words for all there is, of whatever kind. */
const EVERYTHING: ReadonlySet<string> = new Set(
  phrasesIn('everything, the lot, all of it, alles, sämtliches, allemaal').map(fold),
);

type Word = Extract<Element, { kind: 'word' }>;

/** True for a word that says so alone: `everything`, and not `all`. */
export const saysEverything = (element: Element | undefined): element is Word =>
  element?.kind === 'word' && isWord(element, 'all') && EVERYTHING.has(fold(element.text));

const everythingOf = ({ tokens }: Cursor, { text, at, end }: Word): Units => ({
  kind: 'units',
  phrase: { count: 'all', readings: [], text, token: tokens[at] },
  count: 'all',
  at,
  end,
});

/** True for `all but`, which begins anew; `but` alone leaves something out of what stands before it. */
const saysAll = (each: Element): boolean => each.kind === 'word' && /^all\s/iu.test(each.text);

/** The elements with every exception as `except` and units behind those it is made from. */
export const withExceptions = (cursor: Cursor, written: readonly Element[]): readonly Element[] => {
  // Dutch `op 2 na`: what stands behind that number is no unit.
  const isNa = (each: Element | undefined): boolean => each?.kind === 'other' && /^na\b/iu.test(each.text);
  const elements = written.flatMap((each, at): readonly Element[] =>
    // `op de jager na`
    isWord(each, 'article') && isWord(written[at - 1], 'except') && isNa(written[at + 2])
      ? []
      : each.kind === 'unknown-unit' && fold(each.text) === 'na' && isWord(written[at - 1], 'except')
        ? [
            { kind: 'number', value: each.count, at: each.at, end: each.end - 1 },
            { kind: 'other', text: each.text, at: each.end - 1, end: each.end },
          ]
        : [each],
  );
  const out: Element[] = [];
  /** How many of the units that come next are left out: `op twee na alle inf`. */
  let ahead: { readonly word: Element; readonly count: number; readonly spot: Element } | undefined;
  /** Units that are only counted from here on. */
  let listed: Units | undefined;
  for (let at = 0; at < elements.length; at += 1) {
    const [each, second, third] = elements.slice(at, at + 3);
    if (each === undefined) break;
    // `Inf Italy but one to Eastern Europe`: of all of it one is left out.
    const bare = out.findLastIndex((one) => one.kind === 'units');
    const own = out[bare];
    const isLeftOut = isWord(each, 'except') && !isWord(each, 'at') && second?.kind === 'number';
    if (isLeftOut && own?.kind === 'units' && own.phrase.bare === 'yes' && own.count === 1) out[bare] = wholeOf(own);
    const all = out.findLast((one): one is Units => one.kind === 'units' && one.count === 'all');
    // `Infantry: two Germany, two Italy`
    const kind = out.findLast((one): one is Units => one.kind === 'units');
    const names = kind !== undefined && out.indexOf(kind) === out.length - 2 && kind.end - kind.at === 1;
    const [sign] = out.slice(-1);
    if (names && sign?.kind === 'sign' && sign.sign === 'colon' && each.kind === 'number' && second?.kind === 'place')
      listed = kind;
    if (listed !== undefined && each.kind === 'number' && second?.kind === 'place') {
      if (names) out.splice(-2, 2);
      out.push(counted(listed, each.value, each));
      continue;
    }
    // `6 inf: 4 Eastern US / 2 Western US`: the same, counted by places.
    const parts = partedBy(elements, at, kind);
    if (kind !== undefined && parts !== undefined && out.indexOf(kind) === out.length - 2) {
      out.splice(-2, 2, ...parts);
      break;
    }
    // `2 inf from Kwangtung and 3 from Manchuria`, `the remaining 4 in Germany`: what was named last is counted on.
    const last = kind !== undefined && kind.phrase.readings.length === 1 ? kind : undefined;
    if (
      last !== undefined &&
      isWord(each, 'rest') &&
      (second?.kind === 'number' || isWord(second, 'both')) &&
      (third?.kind === 'place' || isWord(third, 'at', 'to', 'from', 'and'))
    ) {
      out.push(counted(last, second?.kind === 'number' ? second.value : 2, second ?? each));
      at += 1;
      continue;
    }
    if (each.kind === 'number' && !isWord(out.at(-1), 'except', 'at') && countsOn(elements, at)) {
      const meant = kindMeant(cursor, out, elements, at);
      if (meant !== undefined) {
        out.push(counted(meant, each.value, each));
        continue;
      }
    }
    // `2 inf from Sinkiang to China and both from Western US …`: where those before went, more of them come.
    const since = kind === undefined ? [] : out.slice(out.indexOf(kind) + 1);
    const isJoined = isWord(out.at(-1), 'and') || isSign(out.at(-1), 'comma', 'plus');
    const isMore =
      isWord(each, 'both') &&
      isWord(second, 'from') &&
      (isJoined ||
        since.some(
          (one, nth) =>
            one.kind === 'place' &&
            isWord(
              since.slice(0, nth).findLast((w) => !isWord(w, 'article')),
              'to',
            ),
        ));
    if (last !== undefined && isMore) {
      out.push(counted(last, 2, each));
      continue;
    }
    // `one transport to the East Coast, the other to the West Coast`
    if (last?.count === 1 && isWord(each, 'one') && !isWord(each, 'from') && isWord(second, 'at', 'to')) {
      out.push(counted(last, 1, each));
      continue;
    }
    // `all of it on infantry: 8 inf`: the kind, and then how many.
    const [named, mark] = out.slice(-2);
    const isLabel =
      named?.kind === 'units' &&
      mark?.kind === 'sign' &&
      mark.sign === 'colon' &&
      each.kind === 'units' &&
      typeof each.count === 'number' &&
      each.end - each.at > 1 &&
      named.end - named.at === 1 &&
      named.phrase.readings.join() === each.phrase.readings.join();
    if (isLabel) out.splice(-2, 2);
    // `China, the lot: 4 inf + 2 arm`: all of it, counted.
    if (isWord(each, 'all') && second?.kind === 'sign' && second.sign === 'colon' && third?.kind === 'units') {
      if (sign?.kind === 'sign' && sign.sign === 'comma') out.pop();
      at += 1;
      continue;
    }
    // `all three back to England`
    if (isWord(each, 'all', 'both') && second?.kind === 'number' && isWord(third, 'back', 'land', 'home', 'again')) {
      out.push(each);
      at += 1;
      continue;
    }
    // `two inf each to Italy and Germany`
    const shared = isWord(each, 'each') && second?.kind === 'units' ? sharedBy(elements, at + 2) : undefined;
    if (shared !== undefined && second !== undefined) {
      const comma: Element = { kind: 'sign', sign: 'comma', at: second.end, end: second.end };
      out.push(second, ...shared.first, comma, second, ...shared.second);
      at = shared.end - 1;
      continue;
    }
    // `two fighters from the carrier`, `the fighter on the carrier attacks …`: from where it lies.
    const deck = isWord(each, 'from') || flyOff(elements, at) ? deckAt(cursor, elements, at) : undefined;
    if (deck !== undefined && kind !== undefined) {
      out.push(isWord(each, 'from') || each.kind !== 'word' ? each : { ...each, words: FROM }, deck);
      at = elements.findIndex((one, index) => index > at && one.kind === 'units');
      continue;
    }
    // `the other two to the tank`: where that goes.
    const beside = isWord(each, 'to', 'at') && !isWord(each, 'except') ? besideOf(elements, at) : undefined;
    if (beside !== undefined) {
      out.push(each, beside);
      at = elements.findIndex((one, index) => index > at && one.kind === 'units');
      continue;
    }
    const isExcept = isWord(each, 'except');
    // `alles uit Oost-Europa op twee inf na`
    if (isExcept && second?.kind === 'units' && isNa(third)) {
      out.push(asExcept(each), second);
      at += 2;
      continue;
    }
    if (isExcept && second?.kind === 'number') {
      const isDutch = third?.kind === 'other' && fold(third.text) === 'na';
      const isPlain = !isWord(each, 'at');
      if (all !== undefined && (isDutch || isPlain)) {
        out.push(asExcept(each), counted(all, second.value, second));
        at += isDutch ? 2 : 1;
        continue;
      }
      if (isDutch) {
        ahead = { word: each, count: second.value, spot: second };
        at += 2;
        continue;
      }
    }
    // `everything but two inf`: of whatever kind.
    const whole = out.at(-1);
    if (isExcept && !isWord(each, 'at') && second?.kind === 'units' && all === undefined && saysEverything(whole)) {
      out.splice(-1, 1, everythingOf(cursor, whole));
      out.push(each);
      continue;
    }
    // `everything but the bomber`, and nobody says where: the bomber is not what goes.
    const left = elements.findIndex((one, index) => index > at && !isWord(one, 'article'));
    const spared = elements[left];
    if (isExcept && spared?.kind === 'units' && all === undefined && whole !== undefined && isWord(whole, 'all')) {
      out.splice(-1, 1, { kind: 'vague', at: whole.at, end: spared.end });
      at = left;
      continue;
    }
    // `all but two inf`
    if (
      isExcept &&
      second?.kind === 'units' &&
      typeof second.count === 'number' &&
      // Behind others of which all go, too: `all the infantry from Kenya, all but one of those in Syria`.
      (all === undefined || saysAll(each)) &&
      !isWord(each, 'at')
    ) {
      out.push(wholeOf(second), each, second);
      at += 1;
      continue;
    }
    if (ahead !== undefined && each.kind === 'units') {
      const { word, count, spot } = ahead;
      ahead = undefined;
      out.push(wholeOf(each), asExcept(word), counted(each, count, spot));
      continue;
    }
    // `three transports load two inf each`, `je zwei Inf`
    const ships = out.findLast((one): one is Units => one.kind === 'units' && typeof one.count === 'number');
    const [times, one] = [ships?.count, isWord(each, 'each') ? second : undefined];
    if (one?.kind === 'units' && typeof one.count === 'number' && typeof times === 'number') {
      out.push(counted(one, one.count * times, one));
      at += 1;
      continue;
    }
    if (
      each.kind === 'units' &&
      typeof each.count === 'number' &&
      isWord(second, 'each') &&
      typeof times === 'number'
    ) {
      out.push(counted(each, each.count * times, each));
      at += 1;
      continue;
    }
    out.push(each);
  }
  return out;
};
