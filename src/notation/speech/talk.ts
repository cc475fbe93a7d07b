// What is told and not ordered, though units and places stand in it: how things are, what became of them, what somebody
// else did or is thought to do.

import { fold } from '../../board/index.ts';
import { boardOf } from '../context.ts';
import { powerNamed, readingsAt } from '../places.ts';
import { isPaid } from './orders/buying.ts';
import type { Element } from './sentence/elements.ts';
import { isSign, isWord, type Scene } from './sentence/scene.ts';
import { anyOf, phrasesIn } from './words/phrases.ts';
import { TOO_MUCH } from './words/telling.ts';
import { PEOPLE, type SpeechWord } from './words/words.ts';

/** Words of what is done. */
const ACTS = [
  'buy',
  'place',
  'attack',
  'move',
  'land',
  'back',
  'load',
  'unload',
  'along',
  'gets',
  'throw',
  'stay',
] as const;
/** Words of a way; whoever tells how things stand names none. */
const WAYS = ['from', 'to'] as const;
const TELLING = ['past', 'has', 'being'] as const;
/** Words that say nothing of whose deed it is. */
const SLIGHT: readonly SpeechWord[] = ['article', 'small', 'and', 'also', 'not', 'again', 'first', 'thanks', 'idiom'];

type Elements = readonly Element[];

/** True for a way to or from a place. */
const isWay = (each: Element, at: number, elements: Elements): boolean =>
  isWord(each, ...WAYS) && elements.slice(at + 1).find((one) => !isWord(one, 'article'))?.kind === 'place';

const isGame = ({ kind }: Element): boolean => ['units', 'place', 'vague', 'unknown-unit'].includes(kind);

/** The clauses of a sentence; `list` stands behind a colon. */
const clausesOf = (elements: Elements): readonly { readonly parts: Elements; readonly isList: boolean }[] => {
  const all: { readonly parts: Element[]; readonly isList: boolean }[] = [{ parts: [], isList: false }];
  for (const each of elements) {
    const last = all.at(-1);
    if (!isSign(each, 'comma', 'colon', 'semicolon', 'dash', 'open', 'close')) last?.parts.push(each);
    else all.push({ parts: [], isList: last?.isList === true || isSign(each, 'colon') });
  }
  return all.filter(({ parts }) => parts.length > 0);
};

/** Somebody other than the writer: `you`, `your turn`, `Otis`, `Germany`. */
const isOther = ({ cursor: { context } }: Scene, each: Element | undefined): boolean => {
  if (each?.kind === 'place') {
    const named = powerNamed(boardOf(context), each.text);
    return named !== undefined && named !== context.power;
  }
  return isWord(each, 'others') || (each?.kind === 'other' && /^\p{Lu}\p{Ll}/u.test(each.text));
};

const isSlight = (each: Element): boolean => isWord(each, ...SLIGHT) && !isWord(each, 'others', 'own');

/** Whether the subject of a verb, before it or where something else stands first behind it, is somebody else. */
const isOthers = (scene: Scene, clause: Elements, verb: number): boolean => {
  const before = clause.slice(0, verb);
  const next = clause[verb + 1];
  if (before.some((each) => isWord(each, 'own')) || isWord(next, 'own')) return false;
  const last = before.findLast((each) => !isSlight(each));
  return last === undefined
    ? isOther(scene, next)
    : isOther(scene, last) || before.some((each) => isWord(each, 'others'));
};

/** `You lost 4 inf in Egypt`, `Otis wrote that he took Egypt`, `Your turn was brutal: 5 arm into Karelia, …`. */
const isDoneByOthers = (scene: Scene): boolean => {
  const clauses = clausesOf(scene.elements);
  const tells = (parts: Elements): number => parts.findIndex((each) => isWord(each, ...TELLING));
  const first = clauses.find(({ parts }) => tells(parts) >= 0);
  if (first === undefined || first.isList || !isOthers(scene, first.parts, tells(first.parts))) return false;
  // `…, but here I go: 3 inf …`.
  const goes = (parts: Elements): boolean => !parts.some((each) => isWord(each, 'opinion')) || parts.some(isGame);
  const isOwn = (parts: Elements): boolean => parts.some((each) => isWord(each, 'own')) && goes(parts);
  if (clauses.some(({ parts }) => tells(parts) < 0 && isOwn(parts))) return false;
  return clauses.every(
    ({ parts, isList }) =>
      !parts.some(isGame) || tells(parts) >= 0 || (isList && !parts.some((each) => isWord(each, ...ACTS))),
  );
};

/** `The 5 tanks in Karelia are a problem`, `2 inf in Ägypten verloren`: nothing is done, and nobody goes anywhere. */
const isHowThingsAre = (scene: Scene): boolean => {
  const { elements, has, sofar } = scene;
  const tells = elements.findIndex((each) => isWord(each, 'past', 'being'));
  const places = elements.some(({ kind }) => kind === 'place') || has('there');
  const first = elements.findIndex(isGame);
  // `PS: that sub was a joke`; behind a place a list stands.
  const isList = elements.some(
    (each, at) =>
      isSign(each, 'arrow') ||
      ((at > first || at > tells) && isSign(each, 'colon')) ||
      (isSign(each, 'dash') && elements[at - 1]?.kind === 'place' && elements[at + 1]?.kind === 'place'),
  );
  // `America goes shopping: 3 trn, 4 inf, the fridge is empty`
  const buys = has('buy') && elements.some((each) => each.kind === 'units' && each.phrase.bare === undefined);
  if (tells < 0 || !places || isList || buys || sofar.section === 'place' || isPaid(scene)) return false;
  const isBought = Object.keys(sofar.purchased).length > 0;
  const isSaid =
    isWord(elements[tells], 'past') || elements.some(({ kind }) => kind === 'other') || (has('there') && !isBought);
  return isSaid && !has(...ACTS, 'so', 'also', 'against', 'versus') && !elements.some(isWay);
};

/** `I think Germany will go for Africa with 3 tanks`: somebody else's deed, in somebody's mind. */
const isThoughtOfOthers = (scene: Scene): boolean => {
  const { elements } = scene;
  const thinks = elements.findIndex((each) => isWord(each, 'opinion'));
  if (thinks < 0 || elements.slice(0, thinks).some(isGame)) return false;
  const then = elements.slice(thinks + 1);
  const first = then.find((each) => each.kind !== 'sign' && !isSlight(each) && !isWord(each, 'because', 'at', 'to'));
  return isOther(scene, first) && !then.some((each) => isWord(each, 'own'));
};

/** `That transport has been annoying me since 1942`: no unit is counted so. */
const isYear = (value: number): boolean => value > 1900 && value < 2100;

/**
 * `Pity about that battleship, but on we go`, `my poor bomber`: a unit that nobody counts or sends is spoken of. One of
 * a kind that was ordered something above may be meant otherwise.
 */
const isComment = ({ elements, has, sofar }: Scene): boolean => {
  const units = elements.flatMap((each) => (each.kind === 'units' ? [each] : []));
  const ordered = new Set(
    [sofar.purchased, ...sofar.combatMoves.map((move) => ('units' in move ? move.units : {}))].flatMap(Object.keys),
  );
  const isBare = units.every(
    ({ phrase, count }) => phrase.bare === 'yes' && count === 1 && !phrase.readings.some((type) => ordered.has(type)),
  );
  if (units.length === 0 || !isBare || has('throw', 'dice', 'end-turn', 'all', 'both', 'rest', 'not', 'doubt'))
    return false;
  const isOther = (each: Element): boolean =>
    ['place', 'unknown-unit', 'vague'].includes(each.kind) || (each.kind === 'number' && !isYear(each.value));
  if (elements.some((each) => isOther(each) || isSign(each, 'arrow', 'colon'))) return false;
  return clausesOf(elements).every(({ parts }) => {
    const unit = parts.findIndex(({ kind }) => kind === 'units');
    const before = parts.slice(0, Math.max(0, unit));
    if (unit < 0) return true;
    const isLed = before.some((each) => isWord(each, 'article', 'among'));
    const behind = parts.slice(unit + 1);
    const tells = isWord(behind[0], 'has', 'being') && behind.some(({ kind }) => kind === 'other');
    const says = isLed && (tells || before.some(({ kind }) => kind === 'other'));
    return says && !parts.some((each) => isWord(each, ...ACTS));
  });
};

/** `Three tanks for one lousy infantry`, `2 Panzer für nichts`: what was paid for what, and nothing done. */
const isTrade = (scene: Scene): boolean => {
  const { elements, has } = scene;
  const at = elements.findIndex((each) => isWord(each, 'spend') && !isWord(each, 'and', 'has'));
  const [before, behind] = [elements.slice(0, Math.max(0, at)), elements.slice(at + 1)];
  const next = behind.find((each) => !isWord(each, 'article') && each.kind !== 'other');
  return (
    before.some(({ kind }) => kind === 'units') &&
    (next?.kind === 'units' || isWord(next, 'not')) &&
    !elements.some((each) => isSign(each, 'arrow', 'colon')) &&
    !has(...ACTS, 'from') &&
    (next?.kind === 'units' || !isPaid(scene))
  );
};

const YOURS: ReadonlySet<string> = new Set(
  phrasesIn('your, dein, deine, deinen, deiner, deinem, euer, eure, euren, eurer, jouw, je, jullie, uw').map(fold),
);

/** `Enjoy your 5 inf in the Ukraine`: units of whoever is written to, and nobody does anything. */
const isOfTheirs = ({ elements, has }: Scene): boolean => {
  const isTheirs = (each: Element, at: number): boolean => {
    const before = elements[at - 1];
    return each.kind === 'units' && before?.kind === 'word' && isWord(before, 'others') && YOURS.has(fold(before.text));
  };
  const units = elements.filter(({ kind }) => kind === 'units');
  return units.length > 0 && elements.filter(isTheirs).length === units.length && !has(...ACTS, 'against', 'own');
};

/** `I want those tanks alive`: of units that are sent elsewhere, and only hoped for. */
const isHope = ({ elements, has }: Scene): boolean =>
  has('alive') &&
  !has(...ACTS, 'condition', 'leave') &&
  elements.every((each) => each.kind !== 'place' && each.kind !== 'number') &&
  elements.every((each) => each.kind !== 'units' || each.phrase.bare === 'yes');

/** `Sink the sub first, then the landing on Hawaii`: in which order is fought what was ordered above. */
export const isSequence = ({ cursor, elements, has, sofar }: Scene): boolean => {
  const ends = new Set(
    sofar.combatMoves.flatMap((move) =>
      move.kind === 'march' ? move.path.at(-1) : move.kind === 'unload' ? move.to : [],
    ),
  );
  const isSpokenOf = (each: Element): boolean =>
    each.kind === 'units'
      ? each.phrase.bare === 'yes'
      : each.kind === 'place'
        ? readingsAt(cursor, each.at, each.end).some(({ id }) => ends.has(id))
        : each.kind === 'word' || each.kind === 'other' || each.kind === 'sign';
  return (
    has('first') &&
    has('attack', 'land') &&
    elements.some(({ kind }) => kind === 'units') &&
    elements.some(({ kind }) => kind === 'place') &&
    elements.every(isSpokenOf) &&
    !has('from', 'to', 'move', 'also', 'along', 'load', 'not', 'own', 'back')
  );
};

/** `Karelia is too strong for 3 inf`: what would not be enough. */
const TOO = new RegExp(
  `(?<!\\p{L})(?:${anyOf(TOO_MUCH.too)})\\s+\\p{L}+\\s+(?:${anyOf(TOO_MUCH.for)})(?!\\p{L})`,
  'iu',
);
const isTooMuch = ({ text, has }: Scene): boolean =>
  TOO.test(text) && !has('attack', 'move', 'throw', 'load', 'unload');

/** `Then the Russian walks into the Ukraine`: what an enemy may do, where no units are named and nobody here acts. */
const isOfEnemy = ({ cursor, elements, has }: Scene): boolean => {
  const { tokens, context } = cursor;
  const isThem = tokens.some(({ text }, at) => {
    const word = fold(text.replace(/\P{L}+$/u, ''));
    const [power] = PEOPLE.find(([, words]) => words.includes(word)) ?? [];
    const led = /^(?:the|der|die|de|den)$/iu.test(tokens[at - 1]?.text ?? '');
    return led && power !== undefined && power !== context.power;
  });
  return (
    isThem && !has('own', 'throw', 'attack') && !elements.some(({ kind }) => kind === 'units' || kind === 'number')
  );
};

/** True for a sentence with a condition; `sollte` makes one where it opens a clause. */
export const hangs = ({ elements, has }: Scene): boolean =>
  has('condition') ||
  elements.some((each, at) => isWord(each, 'should') && (at === 0 || elements[at - 1]?.kind === 'sign'));

/** True for a sentence that tells something, and orders nothing. */
export const isTalk = (scene: Scene): boolean =>
  !hangs(scene) &&
  (isOfEnemy(scene) ||
    isComment(scene) ||
    isTrade(scene) ||
    isOfTheirs(scene) ||
    isHope(scene) ||
    isTooMuch(scene) ||
    isHowThingsAre(scene) ||
    isDoneByOthers(scene) ||
    isThoughtOfOthers(scene));
