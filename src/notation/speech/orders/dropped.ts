// Units that do not go after all, as it is said behind their order: `forget the Karelian fighter, it stays home`, `nein,
// doch kein Bomber`; or by words that only point to what was just sent: `toch maar niet, die blijft thuis`.

import { fold } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import { countEntries, LANGUAGES, type Language } from '../../../vocab/index.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import type { Change, Item } from '../../items.ts';
import { type Element, elementsOf } from '../sentence/elements.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import type { Divide } from '../sentence/sentences.ts';
import { type Phrases, phrasesIn } from '../words/phrases.ts';
import { changedIn } from './amendments.ts';
import { KEPT, says } from './called-off.ts';
import { clausesOf, openingEnd, takenBack } from './corrections.ts';
import { settlePlace } from './moves.ts';
import { type Place, typesOf, type Units } from './part.ts';

/** Words that leave units out, whether or not anything opens a change of mind. */
const OFF: Phrases[string] = {
  en: `forget, scratch, scrap, skip, cancel, leave … out, leave … home, leave … at home, keep … home,
    keep … at home, take … out, take out`,
  de: `vergiss, vergesst, streich, streiche, streicht, lass … weg, lasst … weg, lasse … weg, lassen … weg, lass … daheim,
    lasst … daheim, lass … zu hause, lasse … zu hause, lasst … zu hause, lassen wir … zu hause, nimm … raus, nehmt … raus, fällt weg`,
  nl: 'vergeet, schrap, laat … weg, laat … thuis, haal … eruit, haal … weg, vervalt',
};

/** Those that deny by themselves. */
const DENIES: Phrases[string] = {
  en: 'no … after all',
  de: 'doch kein, doch keine, doch keinen, doch ohne',
  nl: 'toch geen, toch zonder',
};

/** Those of no units: what was just ordered is not done. */
const NOT_DONE: Phrases[string] = {
  en: `on second thought no, on second thoughts no, actually no, actually not, better not, rather not, not after all, never mind,
    nevermind, no forget it, forget it, forget that one, scratch that one, skip that one, not that one, no not that one`,
  de: `doch nicht, lieber nicht, besser nicht, doch lieber nicht, lieber doch nicht, nein doch nicht, ach nein doch nicht,
    nee doch nicht, lass mal, vergiss es, vergesst es, das lasse ich, das lass ich, das lassen wir`,
  nl: `toch niet, toch maar niet, nee toch niet, nee toch maar niet, liever niet, toch liever niet, beter van niet,
    doe maar niet, laat maar, vergeet het maar, vergeet die maar`,
};

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
    .join(' ');
const NOT_DONE_ALONE: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => phrasesIn(NOT_DONE[language])).map(folded),
);

/** Words of a clause that says more than why. */
const DOES = ['from', 'to', 'attack', 'move', 'buy', 'place', 'land', 'load', 'unload', 'throw', 'along'] as const;
const MOST_WORDS = 7;

type Elements = readonly Element[];
const SIGNS = ['dash', 'open', 'close'];

/** What parts clauses here. */
const partsOf = (elements: Elements): readonly Elements[] =>
  clausesOf(
    elements.map((each) => (each.kind === 'sign' && SIGNS.includes(each.sign) ? { ...each, sign: 'comma' } : each)),
  ).filter((clause) => clause.length > 0);

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

const isReason = (clause: Elements): boolean => !names(clause) && !clause.some((each) => isWord(each, ...DOES));

/** True for a clause that leaves something out; `don't forget the tank` does not. */
const isOff = (text: string, clause: Elements): boolean =>
  says(text, DENIES) || (says(text, OFF) && !ABOUT.test(text) && !clause.some((each) => isWord(each, 'not')));

/** `Forget about the tank`, which may be said of one that is lost. */
const ABOUT = /\babout\b/iu;

/** The units that a clause leaves out; undefined if it leaves out none. */
const leftOut = (scene: Scene, clause: Elements, opened: boolean, others: readonly Elements[]): Units | undefined => {
  const [units, ...more] = clause.flatMap((each) => (each.kind === 'units' ? [each] : []));
  if (units === undefined || more.length > 0) return undefined;
  const alone = clause.filter((each) => each.kind !== 'sign' && !isWord(each, 'article'));
  const [first, second] = alone;
  const before = scene.cursor.tokens[(first?.at ?? 0) - 1];
  const isBare = units.phrase.bare === 'yes';
  const isDenied =
    (alone.length === 1 && isBare && (NONE.test(before?.text ?? '') || others.some(pointsBack))) ||
    (alone.length === 2 && isWord(first, 'except', 'not') && second === units);
  const stays = clause.some((each) => isWord(each, 'stay')) && !clause.some((each) => isWord(each, 'to', 'attack'));
  const text = textOf(scene.cursor, clause);
  return isOff(text, clause) || (opened && (stays || isDenied)) ? units : undefined;
};

/** The change that leaves units out of what was sent; undefined if it fits none of it, or more than one. */
const changeOf = (scene: Scene, clause: Elements, units: Units): Change | undefined => {
  const { cursor, sofar } = scene;
  const ends = new Set(
    sofar.combatMoves.flatMap((move) => (move.kind === 'march' ? [move.path[0], move.path.at(-1)] : [])),
  );
  const places = [units.of, ...clause].flatMap((each): readonly Place[] => (each?.kind === 'place' ? [each] : []));
  const spaces = places.map((place) => settlePlace({ ...cursor }, place, { prefer: ({ id }) => ends.has(id) }));
  if (!spaces.every((each) => each !== undefined) || units.count === 'rest') return undefined;
  const types = typesOf(units);
  const change: Change = { types, places: spaces, count: units.count, how: 'less' };
  const whole: Change = { ...change, count: 'all' };
  // `the fighter` of several: which of them, nobody said.
  const article = cursor.tokens[units.at - 1]?.text ?? '';
  const isPlural =
    /s\.?$/iu.test(units.phrase.text) || (/^die$/iu.test(article) && /e[rn]?\.?$/iu.test(units.phrase.text));
  const isMany = units.phrase.bare === 'yes' && (isPlural || types.join() === 'infantry');
  const meant = isMany ? whole : change;
  const left = changedIn(sofar.combatMoves, meant);
  const isOne = changedIn(sofar.combatMoves, { ...change, count: 2 }) === undefined;
  return left === undefined || (units.phrase.bare === 'yes' && !isMany && !isOne) ? undefined : meant;
};

const unitsIn = (move: Move): number => countEntries(move.units).reduce((sum, [, count]) => sum + count, 0);

/**
 * What a sentence leaves out of the moves above: an amendment, `unclear` where it does so and does not say of which, or
 * undefined.
 *
 * @param latest the moves that were ordered right before it
 */
export const readDropped = (
  scene: Scene,
  language: Language,
  latest: readonly Move[],
): Item | 'unclear' | undefined => {
  const { cursor, elements, sofar, text, has } = scene;
  if (sofar.combatMoves.length + latest.length === 0 || has('condition', 'another-time', 'should', 'never'))
    return undefined;
  const back = takenBack(cursor, elements, language);
  const opens = openingEnd(cursor, 0, language) !== undefined;
  const told = opens ? (back ?? elements) : elements;
  const clauses = partsOf(told);
  const isNotDone = [text, ...partsOf(elements).map((clause) => textOf(cursor, clause))].some((part) =>
    NOT_DONE_ALONE.has(folded(part)),
  );
  const out = clauses.flatMap((clause) => {
    const units = leftOut(scene, clause, opens, clauses);
    return units === undefined ? [] : [{ clause, units }];
  });
  const rest = clauses.filter((clause) => !out.some((each) => each.clause === clause));
  const isPlain = rest.every((clause) => pointsBack(clause) || tellsWhoGoes(scene, clause) || isReason(clause));
  if (out.length > 0) {
    const changes = out.map(({ clause, units }) => changeOf(scene, clause, units));
    if (!isPlain) return undefined;
    return changes.every((each) => each !== undefined) ? { kind: 'amendment', changes } : opens ? 'unclear' : undefined;
  }
  const points = rest.find(pointsBack);
  if (!isPlain || latest.length === 0 || !(isNotDone || (opens && points !== undefined))) return undefined;
  const isOne =
    points !== undefined &&
    (says(textOf(cursor, points), OFF) || points.some((each) => each.kind === 'word' && ONE.has(fold(each.text))));
  const [last, ...others] = latest.toReversed();
  // `…, the fighter from Moscow; no, that one stays home`
  const isLast = isOne && last?.kind === 'march' && unitsIn(last) === 1;
  if (last === undefined || (others.length > 0 ? !isLast : isOne && unitsIn(last) > 1)) return 'unclear';
  return { kind: 'amendment', changes: [], without: [last] };
};

/** An order that is taken back in the same breath is two sentences: `the Moscow fighter... nee, die blijft thuis`. */
export const droppedApart: Divide = (context, line, text, language) => {
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
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
