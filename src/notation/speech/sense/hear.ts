// What of a sentence has a part in moves: the units it names, the places, and where planes come down. A sentence with
// anything in it that might turn its meaning round, or a number that counts nothing, is not heard here.

import type { UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import { readingsAt } from '../../places.ts';
import type { Place, Units } from '../orders/part.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { COMING_DOWN, LEADS } from '../words/forms.ts';
import { anyOf } from '../words/phrases.ts';
import type { SpeechWord } from '../words/words.ts';

/** What a place can be: where units come from, go, pass or come down. */
export type Role = 'from' | 'to' | 'stop' | 'land';

/** Units of one kind, and those that are left out of all of them. */
export interface Group {
  readonly units: Units;
  readonly index: number;
  readonly less: readonly Units[];
  /** Ships that go with those named before them. */
  readonly along: 'yes' | 'no';
}

/** A place with what it may be by the words around it, and how unlikely each is; what is not there it cannot be. */
export interface Mention {
  readonly place: Place;
  readonly index: number;
  readonly roles: { readonly [role in Role]?: number };
}

/** A word for landing, and where to. */
export interface Touchdown {
  readonly index: number;
  readonly to: Mention | 'home' | 'deck';
  /** In brackets it is told of the planes right before them. */
  readonly within: 'brackets' | 'sentence';
  /** Whether one plane lands or several, where the words tell. */
  readonly number: 'one' | 'several' | 'open';
  /** The planes that are named again for it. */
  readonly planes?: readonly UnitType[];
}

export interface Heard {
  readonly elements: readonly Element[];
  readonly groups: readonly Group[];
  readonly mentions: readonly Mention[];
  readonly touchdowns: readonly Touchdown[];
  /** Whether a word such as `there` or `also` points to what stands above. */
  readonly points: boolean;
}

/** With one of these a sentence may say the contrary of what it names. */
const TURNS: readonly SpeechWord[] = [
  'not',
  'never',
  'condition',
  'else',
  'doubt',
  'should',
  'another-time',
  'past',
  'vague',
  'opinion',
  'correct',
  'instead',
];

/** These tell of something else than moves, unless the same word can also be one of a move. */
const ELSEWHERE: readonly SpeechWord[] = [
  'buy',
  'throw',
  'dice',
  'stay',
  'ipc',
  'save',
  'total',
  'versus',
  'fresh',
  'nth',
  'each',
  'leave',
  'end-turn',
  'usual',
  'rest',
  'place',
  'ditto',
  'same-way',
  'to-the-end',
];

const OF_MOVES: readonly SpeechWord[] = [
  'from',
  'to',
  'at',
  'via',
  'inward',
  'against',
  'attack',
  'gets',
  'move',
  'land',
  'back',
  'load',
  'unload',
  'along',
  'also',
  'home',
  'there',
  'deck',
  'again',
  'and',
  'article',
  'small',
  'first',
  'among',
  'planes',
];

/** More words than these that nobody knows tell of something else. */
const MOST_UNKNOWN = 9;

/** True for what forbids to explain a sentence from the position. */
export const isBarred = (each: Element): boolean =>
  each.kind === 'vague' ||
  each.kind === 'unknown-unit' ||
  each.kind === 'number' ||
  (each.kind === 'word' && (isWord(each, ...TURNS) || (isWord(each, ...ELSEWHERE) && !isWord(each, ...OF_MOVES))));

/** Words that stand between others and tell nothing of who goes where. */
const isFiller = (each: Element): boolean =>
  each.kind === 'other' ||
  (each.kind === 'word' &&
    !isWord(
      each,
      ...OF_MOVES.filter((word) => !['article', 'small', 'move', 'first', 'again', 'among'].includes(word)),
    ));

const hasAir = ({ context }: Cursor, { phrase }: Units): boolean =>
  phrase.readings.length === 0 || phrase.readings.some((type) => boardOf(context).units[type].domain === 'air');

const isShip = ({ context }: Cursor, { phrase }: Units): boolean =>
  phrase.readings.length > 0 &&
  phrase.readings.every((type) => boardOf(context).units[type].domain === 'sea' && type !== 'transport');

/** A word led by one of these is a place that nobody knows, if it is written like a name. */
const isUnknownPlace = (elements: readonly Element[], at: number, language: 'de' | 'other'): boolean => {
  const each = elements[at];
  if (each?.kind !== 'other' || !/^\p{Lu}/u.test(each.text)) return false;
  const lead = elements.slice(0, at).findLast((one) => !isWord(one, 'article'));
  // `2 inf Xyzland to Ukraine`
  const next = elements[at + 1];
  if (elements[at - 1]?.kind === 'units' && (next === undefined || next.kind === 'sign' || isWord(next, 'to', 'at')))
    return true;
  const leads = isWord(lead, 'from', 'to', 'via') || (lead?.kind === 'sign' && lead.sign === 'arrow');
  if (!leads || lead === undefined) return false;
  // German nouns are written with capitals: `zur Unterstützung`.
  return language !== 'de' || (lead.kind === 'word' && SURELY.test(lead.text));
};

const signOf = (each: Element | undefined): string | undefined => (each?.kind === 'sign' ? each.sign : undefined);

const ONE = new RegExp(`^(?:${anyOf(COMING_DOWN.one)})\\b`, 'iu');
const SEVERAL = new RegExp(`^(?:${anyOf(COMING_DOWN.several)})\\b`, 'iu');
const SURELY = new RegExp(`^(?:${anyOf(LEADS.surely)})$`, 'iu');

/** `man 3 inf`: a short name in small letters is one beside units, where elsewhere it would be a word. */
const withCodes = (cursor: Cursor, elements: readonly Element[]): readonly Element[] =>
  elements.map((each, at) => {
    const isBeside = [elements[at - 1], elements[at + 1]].some((one) => one?.kind === 'units');
    const isPlain =
      each.kind === 'other' || (each.kind === 'word' && [...each.words].every((word) => word === 'small'));
    if (!isPlain || !isBeside || readingsAt(cursor, each.at, each.end).length === 0) return each;
    return { kind: 'place', text: each.text, at: each.at, end: each.end };
  });

/** `Land: 4 inf Burma to India`: what stands before a colon and is neither a place nor units. */
const unlabelled = (elements: readonly Element[]): readonly Element[] => {
  const colon = elements.findIndex((each) => each.kind === 'sign' && each.sign === 'colon');
  const isLabel = colon > 0 && elements.slice(0, colon).every(({ kind }) => kind === 'word' || kind === 'other');
  return isLabel && !elements.slice(0, colon).some(isBarred) ? elements.slice(colon + 1) : elements;
};

/** Hears a sentence; undefined where something in it forbids to explain it from the position. */
export const heardIn = (
  { cursor, elements: written }: Scene,
  language: string,
  phase: 'combat-move' | 'noncombat-move',
): Heard | undefined => {
  const own = cursor.context.power;
  const elements = withCodes(cursor, unlabelled(written));
  if (elements.some(isBarred)) return undefined;
  const unknown = elements.filter(({ kind }) => kind === 'other').length;
  // With arrows somebody writes notation, where a word too many is a slip.
  if (unknown > (elements.some((each) => signOf(each) === 'arrow') ? 0 : MOST_UNKNOWN)) return undefined;
  // A line that ends with units and no number goes on below.
  const last = elements.at(-1);
  const ends = /[.!]$/.test(cursor.tokens.at(-1)?.text ?? '');
  if (last?.kind === 'units' && last.phrase.bare === 'yes' && !ends) return undefined;
  if (elements.some((_, at) => isUnknownPlace(elements, at, language === 'de' ? 'de' : 'other'))) return undefined;
  const groups: Group[] = [];
  const mentions: Mention[] = [];
  const touchdowns: Touchdown[] = [];
  let points = false;
  let depth = 0;
  let open: { readonly at: number; readonly word: 'land' | 'back' } | undefined;
  let again: readonly UnitType[] | undefined;
  // Without combat planes land where they go.
  const planes = phase === 'combat-move' && elements.some((each) => each.kind === 'units' && hasAir(cursor, each));
  const before = (at: number): Element | undefined => elements.slice(0, at).findLast((each) => !isFiller(each));
  const after = (at: number): Element | undefined => elements.slice(at + 1).find((each) => !isFiller(each));
  const touch = (at: number, to: Touchdown['to']): void => {
    const word = open === undefined ? elements[at] : elements[open.at];
    const text = word?.kind === 'word' ? word.text : '';
    const number = ONE.test(text) ? 'one' : SEVERAL.test(text) ? 'several' : 'open';
    const since = elements.slice(groups.at(-1)?.index ?? 0, at);
    const all = since.some((each, index) => index > 0 && isWord(each, 'both', 'all'));
    touchdowns.push({
      index: at,
      to,
      within: depth > 0 ? 'brackets' : 'sentence',
      number: all ? 'several' : number,
      ...(again === undefined ? {} : { planes: again }),
    });
    open = undefined;
    again = undefined;
  };
  for (const [at, each] of elements.entries()) {
    if (each.kind === 'sign') {
      if (each.sign === 'open') depth += 1;
      if (each.sign === 'close') {
        if (open !== undefined && planes && open.word === 'back') touch(at, 'home');
        depth -= 1;
      }
      continue;
    }
    if (each.kind === 'units') {
      if (each.owner !== undefined && each.owner !== own) {
        if (!elements.some((one) => isWord(one, 'attack', 'against'))) return undefined;
        continue;
      }
      const lead = before(at);
      const excepted = elements.slice(0, at).findLast((one) => one.kind !== 'word' || !isWord(one, 'article', 'small'));
      const last = groups.at(-1);
      if (isWord(excepted, 'except')) {
        if (last === undefined || last.units.count !== 'all') return undefined;
        groups.splice(-1, 1, { ...last, less: [...last.less, each] });
        continue;
      }
      const types = each.phrase.readings;
      // `landen im Indischen Ozean auf dem Träger`: the deck of a landing that has been told.
      const told = touchdowns.at(-1);
      const isDeck = told !== undefined && types.join() === 'carrier' && isWord(lead, 'at');
      if (isDeck && elements.slice(told.index + 1, at).every((one) => isFiller(one) || isWord(one, 'at'))) continue;
      if (open !== undefined && types.join() === 'carrier' && isWord(lead, 'at', 'to', 'land', 'back')) {
        if (planes) touch(at, 'deck');
        continue;
      }
      if (open !== undefined && planes && open.word === 'back') touch(at, 'home');
      const follows = after(at);
      const alike = groups.filter(({ units }) => units.phrase.readings.some((type) => types.includes(type)));
      const named = alike.reduce((sum, { units }) => sum + (typeof units.count === 'number' ? units.count : 0), 0);
      const isSame = each.phrase.bare === 'yes' || each.count === 'all' || each.count === named;
      const isAgain = alike.length > 0 && isSame && isWord(follows, 'land', 'back', 'home');
      // `…, inf ashore in England`: the cargo that was named above.
      const isCargo = each.phrase.bare === 'yes' && alike.length > 0 && !hasAir(cursor, each) && !isShip(cursor, each);
      if (isCargo && groups.some(({ units }) => units.phrase.readings.join() === 'transport')) continue;
      if (isAgain) {
        again = types;
        continue;
      }
      const until = elements.findIndex(
        (one, index) => index > at && (one.kind === 'units' || (one.kind === 'sign' && one.sign === 'comma')),
      );
      const clause = elements.slice(at + 1, until < 0 ? undefined : until);
      const along = isShip(cursor, each) && clause.some((one) => isWord(one, 'along'));
      groups.push({ units: each, index: at, less: [], along: along ? 'yes' : 'no' });
      continue;
    }
    if (each.kind === 'place') {
      const lead = before(at);
      const follows = after(at);
      const isBack = planes && open !== undefined;
      // `then home to Germany`
      const homed = touchdowns.at(-1);
      const isHome =
        homed?.to === 'home' &&
        !isBack &&
        elements.slice(homed.index + 1, at).every((one) => isFiller(one) || isWord(one, 'to', 'at'));
      const roles = ((): Mention['roles'] => {
        if (isBack) return { land: 0, to: open?.word === 'back' ? 1 : 4 };
        if (isWord(lead, 'from', 'one') && !isWord(lead, 'to')) return { from: 0 };
        if (isWord(lead, 'via') && !isWord(lead, 'at', 'to')) return { stop: 0 };
        const [led, next] = [signOf(lead), signOf(follows)];
        if (led === 'arrow') return next === 'arrow' ? { stop: 0, to: 1 } : { to: 0 };
        // A dash stands for an arrow, or behind a heading for a colon.
        if (led === 'dash') return { to: 0, from: 0, ...(next === 'dash' ? { stop: 0 } : {}) };
        if (isWord(lead, 'attack', 'against')) return isWord(lead, 'at') ? { to: 0, from: 1 } : { to: 0 };
        if (isWord(lead, 'back', 'land')) return { to: 0 };
        if (isWord(lead, 'to') && !isWord(lead, 'at')) return { to: 0 };
        if (isWord(follows, 'attack') && !isWord(lead, 'via')) return { to: 0, from: 0.5 };
        if (isWord(lead, 'to', 'at', 'via')) return { from: 0.5, to: 0.5, ...(isWord(lead, 'via') ? { stop: 0 } : {}) };
        if (next === 'colon' || next === 'dash') return { to: 0, from: 0 };
        if (next === 'arrow') return { from: 0, to: 1 };
        if (isWord(follows, 'gets')) return { to: 0 };
        if (isWord(follows, 'attack')) return { to: 0, from: 0.5 };
        return { from: 0, to: 1 };
      })();
      // `der auf Wake landet`: the verb stands last.
      const isLast =
        !isBack &&
        planes &&
        groups.length > 0 &&
        isWord(lead, 'at', 'to') &&
        isWord(follows, 'land', 'back') &&
        language !== 'en';
      const mention: Mention = { place: each, index: at, roles: isLast || isHome ? { land: 0 } : roles };
      mentions.push(mention);
      if (isHome) touchdowns.splice(-1, 1, { ...homed, to: mention });
      if (isBack || isLast) touch(at, mention);
      continue;
    }
    if (isWord(each, 'home') && planes) {
      if (open !== undefined || groups.length > 0) touch(at, 'home');
      continue;
    }
    if (isWord(each, 'deck') && planes && open !== undefined) {
      touch(at, 'deck');
      continue;
    }
    if (isWord(each, 'land', 'back')) {
      const told = touchdowns.at(-1);
      const isTold = told !== undefined && elements.slice(told.index + 1, at).every(isFiller);
      if (!isTold) open ??= { at, word: isWord(each, 'back') ? 'back' : 'land' };
      continue;
    }
    if (isWord(each, 'there')) {
      if (open !== undefined && planes) touch(at, 'home');
      else points = true;
    }
    if (isWord(each, 'also', 'along')) points = true;
  }
  if (open !== undefined && planes) {
    if (open.word !== 'back') return undefined;
    touch(elements.length, 'home');
  }
  const first = elements.find((each) => each.kind !== 'sign' && !isWord(each, 'article', 'small'));
  return { elements, groups, mentions, touchdowns, points: points || isWord(first, 'and', 'also') };
};
