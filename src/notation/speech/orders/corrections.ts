// A change of mind: `No, 2, someone has to stay home`, `5 inf, nein, doch nur 4`, `Erratum: the tank stays in Karelia`.
// What was ordered above gets another number, or is taken back; what does not point to one order alone is asked about.

import { fold } from '../../../board/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import { LANGUAGES, type Language } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import type { Change, Item } from '../../items.ts';
import { withoutAsides } from '../sentence/asides.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { HINTS } from '../words/hints.ts';
import { numberAt } from '../words/lexicon.ts';
import { anyOf, type Phrases, phrasesIn } from '../words/phrases.ts';
import { SECOND_THOUGHTS } from '../words/set-phrases.ts';
import { changedIn } from './amendments.ts';
import { goneFrom } from './carried.ts';
import { settlePlace } from './moves.ts';
import { type Place, typesOf } from './part.ts';
import { partsOf } from './parts.ts';
import { notBut, recount, recountEach, YET } from './recount.ts';

const OPENERS = {
  /** Whoever begins with one of these takes something back. */
  certain: {
    en: `no, nope, wait, hold on, hang on, sorry, oops, whoops, erratum, actually, my mistake, typo, sod it,
      strike that, addendum, as you were, edit, update`,
    de: `nein, nee, nö, halt, stopp, verzeihung, pardon, sorry, ups, berichtigung, erratum, tippfehler, vertippt,
      ach nein, nachtrag, kommando zurück, edit`,
    nl: 'nee, neen, ho, sorry, pardon, oeps, erratum, foutje, tikfout, verbetering, stop, aanvulling, terug, commando terug, edit',
  },
  /** What may stand beside them. */
  filler: {
    en: `and, also, ps, p.s., hm, hmm, er, uh, um, oh, ah, well, ok, okay, then, but, only, just, better, after all, let us say, say, it is,
      that is`,
    de: `und, auch, ps, p.s., hm, hmm, äh, ähm, oh, ach, ach was, dann, doch, nur, lieber, also, aber, besser, sagen wir, wohl, nun, gut, okay,
      ok, nehmen wir, machen wir`,
    nl: `en, ook, of, ps, p.s., hm, hmm, eh, euh, o, och, ach, oh, dan, doe, doe maar, maar, alleen, toch, niet, liever, beter, zeg, laten we zeggen, goed, oké, ok,
      slechts`,
  },
} as const satisfies Phrases;

const MOST_WORDS = 4;

/** What stands before a second thought, and what opens it: their comma parts no sentence. */
const HESITATION = new RegExp(`^(${anyOf(SECOND_THOUGHTS.stop)})\\s*,\\s*(?=${anyOf(SECOND_THOUGHTS.opening)})`, 'iu');

/** `no, make it 4` as `no make it 4`. */
export const withoutHesitation = (text: string): string => text.replace(HESITATION, '$1 ');

/** `certain` with a sign behind it, `sure` without. */
type Weight = 'filler' | 'certain' | 'sure';

const indexOf = (language: Language): ReadonlyMap<string, Weight> =>
  new Map(
    (
      [
        ['filler', OPENERS.filler],
        ['certain', OPENERS.certain],
        ['sure', HINTS.correct],
      ] as const
    ).flatMap(([weight, phrases]) => phrasesIn(phrases[language]).map((each) => [fold(each), weight] as const)),
  );

const INDEX = Object.fromEntries(LANGUAGES.map((language) => [language, indexOf(language)])) as {
  readonly [language in Language]: ReadonlyMap<string, Weight>;
}; // made of all of them

const countsAt = (tokens: Cursor['tokens'], at: number, language: Language): boolean =>
  tokens[at]?.kind === 'number' || (numberAt(tokens, at, language)?.value ?? 0) > 1;

const SIGNS: ReadonlySet<string> = new Set(['comma', 'colon', 'dash', 'rule', 'semicolon']);

/** Where what opens a change of mind ends, from a token on; undefined if none stands there. */
export const openingEnd = ({ tokens }: Cursor, from: number, language: Language): number | undefined => {
  let [at, certain, sure, signs, words] = [from, 0, 0, 0, 0];
  for (;;) {
    const token = tokens[at];
    if (token !== undefined && SIGNS.has(token.kind)) {
      if (words > 0) signs += 1;
      at += 1;
      continue;
    }
    let length = 0;
    for (let n = 1; n <= MOST_WORDS; n += 1) {
      const run = tokens.slice(at, at + n);
      if (run.length < n || run.some(({ kind }) => kind !== 'word')) break;
      if (INDEX[language].has(fold(run.map(({ text }) => text).join(' ')))) length = n;
    }
    if (length === 0) break;
    // `PS: doch 5 Inf`, `toch 5 inf`
    if (length === 1 && YET.has(fold(token?.text ?? '')) && countsAt(tokens, at + 1, language)) sure += 1;
    const text = fold(
      tokens
        .slice(at, at + length)
        .map((each) => each.text)
        .join(' '),
    );
    const weight = INDEX[language].get(text);
    if (weight !== 'filler') signs = 0;
    if (weight === 'certain') certain += 1;
    if (weight === 'sure') [certain, sure] = [certain + 1, sure + 1];
    words += 1;
    at += length;
  }
  return certain > 1 || sure > 0 || (certain > 0 && signs > 0) ? at : undefined;
};

/** What stands behind the words with which a sentence takes something back; undefined if it does not. */
export const takenBack = (
  cursor: Cursor,
  elements: readonly Element[],
  language: Language,
): readonly Element[] | undefined => {
  const end = openingEnd(cursor, 0, language);
  if (end !== undefined) return withDropped(elements.filter(({ at }) => at >= end));
  const [first] = elements;
  const dropped = withDropped(elements);
  return first !== undefined && dropped[0] !== first ? dropped : undefined;
};

const DROPS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => phrasesIn(SECOND_THOUGHTS.drop[language])).map(fold),
);
const STAY: ReadonlySet<'stay'> = new Set(['stay'] as const);

/** `Scratch the fighter`: it stays. */
const withDropped = (elements: readonly Element[]): readonly Element[] =>
  elements.map((each, at) => {
    const next = elements.slice(at + 1).find((one) => !isWord(one, 'article'));
    const isDrop = (each.kind === 'word' || each.kind === 'other') && DROPS.has(fold(each.text));
    return isDrop && next?.kind === 'units'
      ? { kind: 'word', words: STAY, text: each.text, at: each.at, end: each.end }
      : each;
  });

/** `5 inf from the Caucasus, no, only 4`: the units just named with the number that was meant. */
export const withSecondThoughts = (
  cursor: Cursor,
  elements: readonly Element[],
  language: Language,
): readonly Element[] => {
  for (const [at, each] of elements.entries()) {
    if (at === 0 || !['sign', 'word', 'other'].includes(each.kind)) continue;
    const end = openingEnd(cursor, each.kind === 'sign' ? each.end : each.at, language);
    const next = elements.findIndex((one) => end !== undefined && one.at >= end);
    const meant = elements[next];
    const units = elements.slice(0, at).findLastIndex(({ kind }) => kind === 'units');
    const said = elements[units];
    const isSame =
      meant?.kind === 'units' &&
      said?.kind === 'units' &&
      typeof meant.count === 'number' &&
      meant.phrase.readings.join() === said.phrase.readings.join();
    // `on the West Coast - no, sorry, East Coast`
    const place = elements.slice(0, at).findLastIndex((one) => one.kind !== 'sign');
    const behind = elements.slice(next).findIndex((one) => !isWord(one, 'article', 'at', 'to', 'from', 'small'));
    const other = end === undefined || next < 0 || behind < 0 ? undefined : elements[next + behind];
    if (end !== undefined && other?.kind === 'place' && elements[place]?.kind === 'place') {
      const rest = elements.slice(next + behind + 1);
      return withSecondThoughts(cursor, [...elements.slice(0, place), other, ...rest], language);
    }
    // `picks up 1 inf - no, both of them`, `2 inf from Yakut, no, all 3`
    const counted = isWord(meant, 'all') ? elements[next + 1] : undefined;
    const whole = counted?.kind === 'number' ? counted.value : allOf(meant);
    if (end === undefined || !(meant?.kind === 'number' || isSame || whole !== undefined)) continue;
    const clause = elements.slice(0, units).findLastIndex(({ kind }) => kind === 'place' || kind === 'sign');
    const isAlone = !elements.slice(clause + 1, units).some(({ kind }) => kind === 'units');
    const before = elements[clause];
    const joined = before?.kind === 'sign' && before.sign === 'comma' && elements[clause - 1]?.kind === 'units';
    if (said?.kind !== 'units' || typeof said.count !== 'number' || !isAlone || joined) continue;
    const opens = each.kind === 'sign' && each.sign === 'open';
    const rest = behindNumber(
      elements.slice(units, at),
      elements.slice(next + (counted?.kind === 'number' ? 2 : 1)),
      opens,
    );
    const value = whole ?? (meant?.kind === 'number' ? meant.value : isSame ? Number(meant.count) : 1);
    const changed: Element = { ...said, count: value, phrase: { ...said.phrase, count: value } };
    return withSecondThoughts(
      cursor,
      [...elements.slice(0, units), changed, ...elements.slice(units + 1, at), ...rest],
      language,
    );
  }
  return elements;
};

const allOf = (each: Element | undefined): number | 'all' | undefined =>
  isWord(each, 'both') ? 2 : isWord(each, 'all') ? 'all' : undefined;

/** What stands behind another number: without the place told again, and the bracket that opened before it. */
const behindNumber = (said: readonly Element[], behind: readonly Element[], opens: boolean): readonly Element[] => {
  const close = behind.findIndex((each) => each.kind === 'sign' && each.sign === 'close');
  const rest = opens ? behind.filter((_, at) => at !== close) : behind;
  // `all 3 of them`
  const begins = isWord(rest[0], 'among', 'small') && isWord(rest[1], 'them') ? rest.slice(2) : rest;
  const place = begins.findIndex(({ kind }) => kind === 'place');
  const told = begins[place];
  const isAgain =
    told?.kind === 'place' &&
    begins.slice(0, place).every((each) => isWord(each, 'from', 'to', 'at', 'article')) &&
    said.some((each) => each.kind === 'place' && fold(each.text) === fold(told.text));
  return isAgain ? begins.slice(place + 1) : begins;
};

const settle = (cursor: Cursor, places: readonly (Place | undefined)[]): readonly string[] | undefined => {
  const settled = places.flatMap((place) => (place === undefined ? [] : [settlePlace(cursor, place)]));
  return settled.every((each) => each !== undefined) ? settled : undefined;
};

/**
 * `1 ftr Manchuria to China, lands in Kwangtung. No, lands in Manchuria`: the planes just sent land elsewhere; or those
 * that are named, where one flight alone can be meant.
 */
export const landsElsewhere = ({ cursor, elements, sofar }: Scene): Item | undefined => {
  const plain = elements.filter(
    (each) => each.kind !== 'sign' && !isWord(each, 'article', 'small', 'again', 'them', 'at', 'to', 'correct'),
  );
  const named = plain.flatMap((each) => (each.kind === 'units' && each.phrase.bare === 'yes' ? [each] : []));
  const [lands, ...others] = plain.filter((each) => each.kind !== 'units');
  if (plain.length - others.length - 1 !== named.length || named.length > 1) return undefined;
  const place = others.length === 1 && isWord(lands, 'land', 'back') ? others[0] : undefined;
  const flights = sofar.combatMoves.filter(
    (each) => each.kind === 'march' && named.flatMap(typesOf).some((type) => (each.units[type] ?? 0) > 0),
  );
  const move = named.length === 0 ? sofar.combatMoves.at(-1) : flights.length === 1 ? flights[0] : undefined;
  if (place?.kind !== 'place' || move?.kind !== 'march' || move.land === undefined) return undefined;
  const { roster, units } = boardOf(cursor.context);
  const types = roster.filter((type) => units[type].domain === 'air' && (move.units[type] ?? 0) > 0);
  const land = settlePlace(cursor, place, { near: move.path.at(-1) ?? move.land });
  const places = [move.path[0], move.path.at(-1)].flatMap((id) => id ?? []);
  if (land === undefined) return undefined;
  const change: Change = { types, places, count: 'all', how: 'set', land };
  return changedIn(sofar.combatMoves, change) === undefined ? undefined : { kind: 'amendment', changes: [change] };
};

/**
 * What a sentence that takes something back changes of the orders above it; undefined if it points to none of them
 * alone.
 *
 * @param scene with the elements behind the opening
 * @param last the order of the sentence before it
 */
export const readCorrection = (scene: Scene, last: Item | undefined): Item | undefined => {
  const clauses = clausesOf(scene.elements);
  const [opening = [], ...reasons] = clauses;
  const isReasoned = reasons.length > 0 && reasons.every(isReason) && !isReason(opening);
  if (isReasoned) return readCorrection({ ...scene, elements: opening }, last);
  // What stays and what goes instead are told one after the other.
  const [first, ...others] = clauses.map((clause) => clause.some((each) => isWord(each, 'stay')));
  if (first === true && others.includes(false)) return correctedByClauses(scene, clauses, last);
  const plain = { ...scene, elements: withoutWrong(scene.elements) };
  return correctedBy(scene, last) ?? correctedBy(plain, last) ?? correctedByClauses(scene, clauses, last);
};

/** `…, someone has to stay behind`: why, of no units that are named. */
const isReason = (clause: readonly Element[]): boolean =>
  clause.some((each) => isWord(each, 'stay', 'because')) &&
  clause.every((each) => each.kind === 'word' || each.kind === 'other' || (each.kind === 'number' && each.value === 1));

/** `3 inf instead of 2`, `3 statt 2 Inf`, `3 inf en geen 2`: without what was wrong. */
const withoutWrong = (elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex((each) => isWord(each, 'instead', 'not'));
  const [before, wrong] = [elements[at - 1], elements[at + 1]];
  if (at < 1 || wrong === undefined) return elements;
  if (before?.kind === 'number' && wrong.kind === 'units') {
    const right: Element = { ...wrong, count: before.value, phrase: { ...wrong.phrase, count: before.value } };
    return [...elements.slice(0, at - 1), right, ...elements.slice(at + 2)];
  }
  const isLast = wrong.kind === 'number' && elements.slice(at + 2).every((each) => each.kind === 'sign');
  const from = isWord(before, 'and') ? at - 1 : at;
  return isLast ? elements.slice(0, from) : elements;
};

export const clausesOf = (elements: readonly Element[]): readonly (readonly Element[])[] => {
  const clauses: Element[][] = [[]];
  for (const each of elements)
    if (each.kind === 'sign' && (each.sign === 'comma' || each.sign === 'semicolon')) clauses.push([]);
    else clauses.at(-1)?.push(each);
  return clauses;
};

/** `The tank stays home, send 3 inf from Karelia instead of 2`: clause by clause, if each points to an order. */
const correctedByClauses = (
  scene: Scene,
  clauses: readonly (readonly Element[])[],
  last: Item | undefined,
): Item | undefined => {
  const changes: Change[] = [];
  let { sofar } = scene;
  let now = last?.kind === 'moves' ? last : undefined;
  for (const clause of clauses) {
    const words = clause.filter((each) => !isWord(each, 'correct', 'so'));
    const one = correctedBy({ ...scene, elements: withoutWrong(words), sofar }, now);
    if (clauses.length < 2 || one?.kind !== 'amendment' || one.purchase !== undefined) return undefined;
    for (const change of one.changes) {
      sofar = { ...sofar, combatMoves: changedIn(sofar.combatMoves, change) ?? sofar.combatMoves };
      now = now && { ...now, moves: changedIn(now.moves, change) ?? now.moves };
      changes.push(change);
    }
  }
  return { kind: 'amendment', changes };
};

/** Another number than a move above has, which is named as the wrong one. */
export const putRight = ({ cursor, elements, sofar }: Scene): Item | undefined => {
  const ends = new Set(
    sofar.combatMoves.flatMap((move) => (move.kind === 'march' ? [move.path[0], move.path.at(-1)] : [])),
  );
  return notBut(elements, sofar, (place) => settlePlace({ ...cursor }, place, { prefer: ({ id }) => ends.has(id) }));
};

const correctedBy = ({ cursor, elements, sofar, has, text }: Scene, last: Item | undefined): Item | undefined => {
  const number = recount(elements, last) ?? recountEach(elements, last);
  if (number !== undefined) return number;
  const instead =
    putRight({ cursor, elements, sofar, has, text }) ?? landsElsewhere({ cursor, elements, sofar, has, text });
  if (instead !== undefined) return instead;
  const plain = withoutAsides(elements);
  const stays = plain.some((each) => isWord(each, 'stay'));
  const heard = plain.filter((each) => !isWord(each, 'stay'));
  // `Only 2 inf Manchuria > China` says which of the moves above it is; with more beside, it is a line of its own.
  const isWay = heard.some((each) => each.kind === 'sign' && each.sign === 'arrow');
  const isMore = heard.filter(({ kind }) => kind === 'units').length !== 1 || heard.at(-1)?.kind !== 'place';
  if (!stays && heard.some((each) => each.kind === 'sign' && (each.sign === 'open' || (isWay && isMore))))
    return undefined;
  const { parts, target, landings, rest, left } = partsOf(cursor, heard);
  if (parts.length === 0 || landings.length > 0 || rest || left !== undefined) return undefined;
  const changes: Change[] = [];
  let moves = sofar.combatMoves;
  for (const { units, from, to, stops, less, land, along } of parts) {
    const places = settle(cursor, [from, to, target]);
    const count = units.count === 'rest' ? undefined : units.count;
    if (places === undefined || count === undefined || stops.length + less.length > 0 || land !== undefined || along)
      return undefined;
    if (stays && (to !== undefined || places.length > 1)) return undefined;
    const change: Change = { types: typesOf(units), places, count, how: stays ? 'less' : 'set' };
    const changed = places.length === 0 && !stays ? undefined : changedIn(moves, change);
    if (changed === undefined) return undefined;
    changes.push(change);
    moves = changed;
  }
  return { kind: 'amendment', changes };
};

/**
 * True for units that are said to stay where orders above have sent more of them away than that leaves: `the tank from
 * Eastern Europe stays at home`.
 */
export const staysAfterAll = ({ cursor, elements, sofar, has }: Scene): boolean => {
  if (!has('stay') || has('rest', 'condition', 'doubt', 'should', 'another-time', 'past', 'save')) return false;
  const { state, power } = cursor.context;
  return partsOf(
    { ...cursor },
    elements.filter((each) => !isWord(each, 'stay')),
  ).parts.some(({ units, from, less, to }) => {
    const space = from === undefined || to !== undefined ? undefined : settlePlace({ ...cursor }, from);
    const [type, ...others] = typesOf(units);
    if (space === undefined || type === undefined || others.length > 0 || less.length > 0) return false;
    const gone = goneFrom(sofar.combatMoves, space, type);
    const there = spaceAt(state, space).units.filter((unit) => unit.power === power && unit.type === type).length;
    return gone > 0 && typeof units.count === 'number' && gone + units.count > there;
  });
};

/** What a sentence that puts something right has some of. */
const TOLD: readonly Element['kind'][] = ['units', 'place', 'number', 'unknown-unit', 'vague'];

/** `Sorry, Fiona, I've got a hope for sixes` takes nothing back. */
export const isOnlySaid = (elements: readonly Element[]): boolean =>
  (elements.filter(({ kind }) => kind === 'other').length > 1 || elements.some((each) => isWord(each, 'opinion'))) &&
  !elements.some(({ kind }) => TOLD.some((each) => each === kind));
