// Units that do not go after all, as it is said behind their order: `forget the Karelian fighter, it stays home`,
// `nein, doch kein Bomber`; or by words that only point to what was just sent: `toch maar niet, die blijft thuis`.

import { fold } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import { countEntries, LANGUAGES, type Language } from '../../../vocab/index.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import type { Change, Item } from '../../items.ts';
import { type Element, elementsOf } from '../sentence/elements.ts';
import { clausesOf, isSign, isWord, type Scene } from '../sentence/scene.ts';
import type { Divide } from '../sentence/sentences.ts';
import { COMING_DOWN } from '../words/forms.ts';
import { type Phrases, phrasesIn } from '../words/phrases.ts';
import { changedIn } from './amendments.ts';
import { KEPT, OFF, says } from './called-off.ts';
import { goneFrom } from './carried.ts';
import { openingEnd, takenBack } from './corrections.ts';
import { settlePlace } from './moves.ts';
import { typesOf, type Units } from './part.ts';
import { amending, landsElsewhere, putOtherwise, putRight, settleEnd } from './recount.ts';

/** Those that deny by themselves. */
const DENIES: Phrases[string] = {
  en: 'no … after all',
  de: 'doch kein, doch keine, doch keinen, doch ohne',
  nl: 'toch geen, toch zonder',
};

/** Those of no units: what was just ordered is not done. */
const NOT_DONE: Phrases[string] = {
  en: `on second thought/thoughts no, actually no/not, better/rather not, not after all, never mind, nevermind,
      forget it, forget/scratch/skip/not that one`,
  de: `doch/lieber/besser nicht, doch lieber nicht, lieber doch nicht, lass mal, vergiss/vergesst es, das lasse ich,
      das lassen wir`,
  nl: `toch/liever niet, toch/doe maar niet, toch liever niet, beter van niet, laat maar, vergeet het/die maar`,
};
/** What may stand before them. */
const DENIED = /^(?:no|nope|nein|ach nein|nee|o nee)\s+(?=.)/u;

/** Verbs of what stays, of one alone. */
const ONE: ReadonlySet<string> = new Set(phrasesIn('stays, bleibt, blijft').map(fold));
/** Right before units that stay. */
const NONE = /^(?:no|kein\p{L}*|geen)$/iu;
/** Words as they are compared. */
const folded = (text: string): string =>
  text
    .split(/[^\p{L}']+/u)
    .map(fold)
    .filter((word) => word !== '')
    .join(' ')
    .replace(DENIED, '');
const NOT_DONE_ALONE: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => phrasesIn(NOT_DONE[language])).map(folded),
);

/** Words of a clause that says more than why. */
const DOES = ['from', 'to', 'attack', 'move', 'buy', 'place', 'land', 'load', 'unload', 'throw', 'along'] as const;
const MOST_WORDS = 7;

type Elements = readonly Element[];

/** The clauses, with what was wrong beside what is right: `5 inf from Cau, not 4`. */
const partsOf = (elements: Elements): readonly Elements[] => {
  const clauses: Elements[] = [];
  for (const clause of clausesOf(elements, 'comma', 'semicolon', 'dash', 'open', 'close')) {
    const last = clauses.at(-1);
    const isWrong = isWord(clause[0], 'not', 'instead') && ['number', 'units'].includes(clause[1]?.kind ?? '');
    if (isWrong && last !== undefined) clauses.splice(-1, 1, [...last, ...clause]);
    else if (clause.length > 0) clauses.push(clause);
  }
  return clauses;
};

const textOf = ({ tokens }: Cursor, clause: Elements): string =>
  tokens
    .slice(clause[0]?.at ?? 0, clause.at(-1)?.end ?? 0)
    .map(({ text }) => text)
    .join(' ');

const names = (clause: Elements): boolean =>
  clause.some(({ kind }) => ['units', 'place', 'number', 'unknown-unit', 'vague'].includes(kind));

/** `it stays home`, `die blijft thuis`: whoever was named or sent just before. */
const pointsBack = (clause: Elements): boolean =>
  clause.length <= MOST_WORDS &&
  !names(clause) &&
  clause.some((each) => isWord(each, 'stay', 'home')) &&
  !clause.some((each) => isWord(each, 'not', ...DOES));

/** `only the Moscow one flies` */
const tellsWhoGoes = ({ cursor }: Scene, clause: Elements): boolean =>
  KEPT.has(fold(cursor.tokens[clause[0]?.at ?? -1]?.text ?? '')) &&
  clause.length <= MOST_WORDS &&
  clause.every((each) => each.kind !== 'number' || each.value === 1) &&
  clause.every((each) => each.kind !== 'units' || each.phrase.bare === 'yes');

/** Why, or that somebody stays behind: `one has to guard the oil`, `die fünfte bleibt in Sinkiang`. */
const isReason = (clause: Elements): boolean =>
  (!names(clause) && !clause.some((each) => isWord(each, ...DOES))) ||
  (clause.some((each) => isWord(each, 'stay', 'because')) &&
    clause.every(
      ({ kind, ...each }) => kind !== 'units' && (kind !== 'number' || ('value' in each && each.value === 1)),
    ));

/** True for a clause that leaves something out; `don't forget the tank` does not. */
const isOff = (text: string, clause: Elements): boolean =>
  says(text, DENIES) || (says(text, OFF) && !ABOUT.test(text) && !clause.some((each) => isWord(each, 'not')));

/** `Forget about the tank`, which may be said of one that is lost. */
const ABOUT = /\babout\b/iu;

/** The units that a clause leaves out; undefined if it leaves out none. */
const leftOut = (scene: Scene, clause: Elements, opened: boolean, others: readonly Elements[]): Units | undefined => {
  const [units, ...more] = clause.flatMap((each) => (each.kind === 'units' ? [each] : []));
  if (units === undefined || more.length > 0) return undefined;
  const alone = clause.filter((each) => each.kind !== 'sign' && !isWord(each, 'article', 'and', 'also'));
  const [first, second] = alone;
  const before = scene.cursor.tokens[(first?.at ?? 0) - 1];
  const isBare = units.phrase.bare === 'yes';
  const isDenied =
    (alone.length === 1 && isBare && (NONE.test(before?.text ?? '') || others.some(pointsBack))) ||
    (alone.length === 2 && isWord(first, 'except', 'not') && second === units);
  // `no fighter to the Far East`
  const [, , lead, place, ...rest] = alone;
  const isDeniedThere =
    isWord(first, 'not') &&
    second === units &&
    isWord(lead, 'to', 'at', 'against') &&
    place?.kind === 'place' &&
    rest.length === 0;
  // `the fighter from Finland not`
  const named = alone.filter((each) => each !== units && !isWord(each, 'not'));
  const isDeniedFrom =
    named.length === alone.length - 2 &&
    (isWord(first, 'not') || isWord(alone.at(-1), 'not')) &&
    named.every((each) => each.kind === 'place' || isWord(each, 'from', 'at'));
  const goes = clause.some(
    (each, at) =>
      isWord(each, 'attack') ||
      (isWord(each, 'to') && clause.slice(at + 1).find((one) => !isWord(one, 'article'))?.kind === 'place'),
  );
  const stays = clause.some((each) => isWord(each, 'stay')) && !goes;
  const text = textOf(scene.cursor, clause);
  const isMeant = stays
    ? opened || staysSent(scene, clause, units)
    : isDeniedThere || (opened && (isDenied || isDeniedFrom));
  return isMeant || isOff(text, clause) ? units : undefined;
};

/** The change that leaves units out of what was sent; undefined if it fits none of it, or more than one. */
const changeOf = (scene: Scene, clause: Elements, units: Units): Change | undefined => {
  const { cursor, sofar } = scene;
  const spaces = [units.of, ...clause].flatMap((each) => (each?.kind === 'place' ? [settleEnd(scene, each)] : []));
  if (!spaces.every((each) => each !== undefined) || units.count === 'rest') return undefined;
  const types = typesOf(units);
  const change: Change = { types, places: spaces, count: units.count, how: 'less' };
  // `the fighter` of several: which of them, nobody said.
  const article = cursor.tokens[units.at - 1]?.text ?? '';
  const isPlural =
    /s\.?$/iu.test(units.phrase.text) || (/^die$/iu.test(article) && /e[rn]?\.?$/iu.test(units.phrase.text));
  const isMany = units.phrase.bare === 'yes' && (isPlural || types.join() === 'infantry');
  const meant: Change = isMany ? { ...change, count: 'all' } : change;
  const isOne = changedIn(sofar.combatMoves, { ...change, count: 2 }) === undefined;
  const isOpen = units.phrase.bare === 'yes' && !isMany && !isOne;
  return isOpen || changedIn(sofar.combatMoves, meant) === undefined ? undefined : meant;
};

/** True if more of them stay in the place that is named than the moves above leave there. */
const staysSent = (scene: Scene, clause: Elements, units: Units): boolean => {
  const { context } = scene.cursor;
  const place = clause.find(({ kind }) => kind === 'place') ?? units.of;
  const space = place?.kind === 'place' ? settlePlace({ ...scene.cursor }, place) : undefined;
  const [type, ...others] = typesOf(units);
  if (space === undefined || type === undefined || others.length > 0 || typeof units.count !== 'number') return false;
  const gone = goneFrom(scene.sofar.combatMoves, space, type);
  const there = spaceAt(context.state, space).units.filter(
    (unit) => unit.power === context.power && unit.type === type,
  ).length;
  return gone > 0 && gone + units.count > there && !scene.has('rest', 'doubt', 'past', 'save');
};

const unitsIn = (move: Move): number => countEntries(move.units).reduce((sum, [, count]) => sum + count, 0);

/**
 * What a sentence puts right of what was ordered above: an amendment, `unclear` where it does so and does not say of
 * which order, or undefined.
 *
 * @param last the order right before it
 * @param at whether nothing was said between the two, and whether something stands in the place of an order that was
 *   taken back
 */
export const readChanges = (
  scene: Scene,
  language: Language,
  last: Item | undefined,
  { isDirect, replaces }: { readonly isDirect: boolean; readonly replaces: boolean },
): Item | 'unclear' | undefined => {
  const { cursor, elements, text, has } = scene;
  const latest = last?.kind === 'moves' ? last.moves : [];
  const ordered = scene.sofar.combatMoves.length + latest.length > 0 || last?.kind === 'purchase';
  if (!ordered || has('condition', 'another-time', 'should', 'never')) return undefined;
  const back = takenBack(cursor, elements, language);
  const opened = back !== undefined && !replaces;
  const told = back ?? elements;
  const clauses = partsOf(told);
  const denies = (clause: Elements): boolean =>
    clause.some(({ kind }) => kind === 'units') && (isWord(clause[0], 'not') || isWord(clause.at(-1), 'not'));
  const leaves = clauses.some(
    (clause) => clause.some((each) => isWord(each, 'stay')) || denies(clause) || isOff(textOf(cursor, clause), clause),
  );
  const whole = leaves ? undefined : opened ? putOtherwise({ ...scene, elements: told }, last) : putRight(scene);
  // What is bought and stays is kept.
  if (whole !== undefined || scene.sofar.combatMoves.length + latest.length === 0) return whole;
  // `The fighter lands in the Caucasus after all`
  if (!opened && !leaves && has('correct')) return landsElsewhere(scene);
  const changes: Change[] = [];
  let [now, before, isLost, drops] = [scene, last, false, false];
  for (const clause of clauses) {
    const units = leftOut(scene, clause, opened, clauses);
    const left = units && changeOf(now, clause, units);
    drops ||= units !== undefined;
    const own: Scene = { ...now, elements: clause.filter((each) => !isWord(each, 'correct', 'so')) };
    const other = units === undefined ? (opened || drops ? putOtherwise(own, before) : putRight(own)) : undefined;
    const made = left === undefined ? (other?.kind === 'amendment' ? other.changes : []) : [left];
    const isSaid = pointsBack(clause) || tellsWhoGoes(scene, clause) || isReason(clause);
    isLost ||= made.length === 0 && (units !== undefined || !isSaid);
    for (const change of made) {
      const sofar = { ...now.sofar, combatMoves: changedIn(now.sofar.combatMoves, change) ?? now.sofar.combatMoves };
      now = { ...now, sofar };
      if (before?.kind === 'moves') before = { ...before, moves: changedIn(before.moves, change) ?? before.moves };
      changes.push(change);
    }
  }
  if (changes.length > 0 || drops) {
    if (!isLost && changes.length > 0) return amending(changes);
    return opened ? 'unclear' : undefined;
  }
  const isOpen = told.some(({ kind }) => kind === 'units') && told.some((each) => isWord(each, 'stay'));
  if (opened && isLost && isOpen) return 'unclear';
  return isLost || latest.length === 0 || !isDirect ? undefined : notDone(scene, clauses, latest, opened, text);
};

/** What was just ordered is not done, or the last of it stays. */
const notDone = (
  { cursor, elements }: Scene,
  clauses: readonly Elements[],
  latest: readonly Move[],
  opened: boolean,
  text: string,
): Item | 'unclear' | undefined => {
  const points = clauses.find(pointsBack);
  const isDenied = [text, ...partsOf(elements).map((clause) => textOf(cursor, clause))].some((part) =>
    NOT_DONE_ALONE.has(folded(part)),
  );
  if (!isDenied && !(opened && points !== undefined)) return undefined;
  const isOne =
    points !== undefined &&
    (says(textOf(cursor, points), OFF) || points.some((each) => each.kind === 'word' && ONE.has(fold(each.text))));
  const [last, ...others] = latest.toReversed();
  // `…, the fighter from Moscow; no, that one stays home`
  const isLast = isOne && last?.kind === 'march' && unitsIn(last) === 1;
  if (last === undefined || (others.length > 0 ? !isLast : isOne && unitsIn(last) > 1)) return 'unclear';
  return { ...amending([]), without: [last] };
};

/** One that was named just before, and goes elsewhere. */
const HIM: ReadonlySet<string> = new Set(LANGUAGES.flatMap((each) => phrasesIn(COMING_DOWN.him[each])).map(fold));

/**
 * `Not the fighter from Finland, it goes to the North Sea`: that it does not go is one sentence, and where it goes
 * another.
 */
const sentElsewhere = (cursor: Cursor, elements: Elements, language: Language, text: string): readonly string[] => {
  const opens = openingEnd(cursor, 0, language) ?? 0;
  const told = elements.filter(({ at }) => at >= opens);
  const comma = told.findIndex((each) => isSign(each, 'comma', 'semicolon', 'dash'));
  const [clause, behind] = [told.slice(0, Math.max(0, comma)), told.slice(comma + 1)];
  const named = clause.filter((each) => !isWord(each, 'not'));
  const isDenied = named.length < clause.length && (isWord(clause[0], 'not') || isWord(clause.at(-1), 'not'));
  const isPlane = named.every(
    (each) => ['units', 'place'].includes(each.kind) || isWord(each, 'article', 'from', 'at'),
  );
  const [him, verb] = behind;
  const isHim = HIM.has(fold(cursor.tokens[him?.at ?? -1]?.text ?? '')) && isWord(verb, 'move', 'attack', 'also');
  const [first, last] = [named[0], named.at(-1)];
  const isOne = named.filter(({ kind }) => kind === 'units').length === 1;
  if (!isDenied || !isPlane || !isHim || !isOne || first === undefined || verb === undefined) return [];
  const column = (token: number): number => (cursor.tokens[token]?.column ?? text.length + 1) - 1;
  const who = text.slice(column(first.at), column(last?.end ?? first.end)).replace(/[\s,;]+$/u, '');
  return [text.slice(0, column(told[comma]?.at ?? 0)), `${who} ${text.slice(column(verb.at))}`];
};

/** An order that is taken back in the same breath is two sentences: `the Moscow fighter... nee, die blijft thuis`. */
export const droppedApart: Divide = (context, line, text, language) => {
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
  const elsewhere = sentElsewhere(cursor, elements, language, text);
  if (elsewhere.length > 0) return elsewhere;
  const first = elements.findIndex(({ kind }) => kind === 'units');
  for (const [at, each] of elements.entries()) {
    if (first < 0 || at <= first || !['sign', 'word', 'other'].includes(each.kind)) continue;
    const from = each.kind === 'sign' ? each.end : each.at;
    const end = openingEnd(cursor, from, language);
    const told = elements.filter((one) => one.at >= from);
    const [clause = []] = partsOf(told.filter((one) => one.at >= (end ?? from)));
    const isDone = NOT_DONE_ALONE.has(folded(textOf(cursor, partsOf(told)[0] ?? [])));
    // `Laat de tank toch maar thuis` is one sentence.
    const points = pointsBack(clause) && (each.kind === 'sign' || clause.some((one) => isWord(one, 'stay')));
    // `…; den Panzer lasse ich doch zu Hause`
    const isNamed =
      each.kind === 'sign' && clause.some(({ kind }) => kind === 'units') && isOff(textOf(cursor, clause), clause);
    if (!isDone && !isNamed && (end === undefined || !points)) continue;
    const column = (token: number): number => (cursor.tokens[token]?.column ?? 1) - 1;
    return [text.slice(0, column(each.at)), text.slice(column(from)).replace(/\)\s*$/u, '')];
  }
  return undefined;
};
