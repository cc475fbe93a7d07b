// A request for dice in other words than those of the notation: `roll everything please`, `bitte beides auswürfeln`,
// `dobbelen maar`. It orders all battles, unless some are named.

import { fold, neighboursOfKind } from '../../../board/index.ts';
import type { Conduct } from '../../../engine/index.ts';
import { battleSpace, isRaid, type Language, type SpaceId } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import type { Item } from '../../items.ts';
import { keywordLength } from '../../keywords.ts';
import { readLine } from '../../line.ts';
import { nameLength } from '../../places.ts';
import { battlesToFight } from '../../to-fight.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { ABOUT_COMBAT, TITLES } from '../words/forms.ts';
import { anyOf, foldedIn } from '../words/phrases.ts';
import { CHEERS } from '../words/set-phrases.ts';
import { lossesTold } from './losses.ts';
import { settlePlace } from './moves.ts';
import type { Place } from './part.ts';
import { isLeft, isRounds, retreatingAfter, roundsApart, roundsIn, textOf } from './rounds.ts';

/** How a battle is to be fought has words of its own, which the notation reads. */
const CONDUCT = ['retreat', 'stop', 'SAAC', 'TAAC', 'KAAC', 'order-of-loss', 'SA', 'after'] as const;
/** Plans that have a name. */
export const PLANS = ['SAAC', 'TAAC', 'KAAC'] as const;

/** The same in the words of the notation: `Roll Karelia TAAC` is `fight Karelia TAAC`. */
const asNotation = ({ cursor, elements, sofar }: Scene): Extract<Item, { kind: 'fight' }> | undefined => {
  const first = elements.find(({ kind }) => kind === 'place')?.at;
  const conduct = cursor.tokens.findIndex((_, at) =>
    CONDUCT.some((word) => keywordLength(cursor.tokens, at, word) > 0),
  );
  // `Ukraine all the way, SA`, `KAAC in both`: which battles, and that they are fought out, is said already.
  const idle = elements.filter(
    (each) =>
      isWord(each, 'to-the-end', 'article') ||
      (first === undefined && isWord(each, 'all', 'both', 'at', 'against', 'them')),
  );
  const tokens = cursor.tokens.filter(
    (_, at) => at >= (first ?? conduct) && !idle.some((each) => each.at <= at && at < each.end),
  );
  const read = (part: typeof tokens): Extract<Item, { kind: 'fight' }> | undefined => {
    const text = part.map((token) => token.text.replace(/\.$/, ''));
    const words = ['fight', ...(first === undefined ? ['all'] : []), ...text];
    const strict = cursorOn(cursor.context, cursor.line, words.join(' '));
    const reading = readLine(strict, sofar);
    if (reading?.what !== 'order' || strict.problem !== undefined) return undefined;
    return reading.item.kind === 'fight' ? reading.item : undefined;
  };
  const whole = read(tokens);
  if (whole !== undefined) return whole;
  // `Kampf Frankreich: TAAC, das muss jetzt klappen`: what stands behind the comma is said to people.
  const comma = tokens.findLastIndex(({ kind }) => kind === 'comma');
  const from = tokens[comma]?.column ?? Number.POSITIVE_INFINITY;
  const last = elements.filter(({ at }) => (cursor.tokens[at]?.column ?? 0) > from);
  const says = (at: number): boolean => CONDUCT.some((word) => keywordLength(cursor.tokens, at, word) > 0);
  const isSaid = last.every(
    (each) => (each.kind === 'other' || each.kind === 'word') && !isWord(each, 'condition', 'not') && !says(each.at),
  );
  return comma > 0 && isSaid ? read(tokens.slice(0, comma)) : undefined;
};

/** How a battle is to be fought, in a sentence that says nothing else: `KAAC in both`. */
export const readPlan = (scene: Scene): Conduct | undefined => {
  const { cursor, elements } = scene;
  const losses = lossesTold(scene);
  if (losses !== undefined) return losses.places.length === 0 ? { orderOfLoss: [...losses.order] } : undefined;
  const isPlan = cursor.tokens.some((_, at) =>
    [...PLANS, 'order-of-loss' as const].some((word) => keywordLength(cursor.tokens, at, word) > 0),
  );
  if (!isPlan || elements.some(({ kind }) => kind === 'place' || kind === 'units')) return undefined;
  return asNotation(scene)?.battles[0]?.conduct;
};

/** True where a battle is to be fought by a plan that has a name. */
const isPlanned = ({ cursor: { tokens }, elements }: Scene): boolean =>
  elements.some(({ kind }) => kind === 'place') &&
  tokens.some((_, at) => PLANS.some((word) => keywordLength(tokens, at, word) > 0));

/** Words for combat, of which it is said that there is none; and those for dice that are only put off. */
const COMBAT = new RegExp(`${anyOf(ABOUT_COMBAT.combat)}|\\b(?:${anyOf(ABOUT_COMBAT['combat-stems'])})`, 'iu');
const PUT_OFF = new RegExp(`${anyOf(ABOUT_COMBAT.dice)}|\\b(?:${anyOf(ABOUT_COMBAT['later-stems'])})`, 'iu');

/** `No attacks`, in a clause of its own. */
export const deniesCombat = (text: string): boolean => COMBAT.test(text) && !PUT_OFF.test(text);

/** `Gekämpft wird nicht`, `no attacks this time`: of all of the turn, before anything else is ordered. */
export const isPeaceful = ({ elements, sofar, has, text }: Scene): boolean =>
  has('not') &&
  sofar.combatMoves.length === 0 &&
  sofar.declaration === null &&
  elements.every(({ kind }) => kind === 'word' || kind === 'other' || kind === 'sign') &&
  deniesCombat(text) &&
  !has('never', 'opinion') &&
  // `Nobody attacks anybody`
  elements.every((each) => !isWord(each, 'others') || isWord(each, 'not'));

/** True for who is lost first: units that are thrown for, and go nowhere. */
export const ordersLosses = ({ cursor, elements, has }: Scene): boolean =>
  has('throw') &&
  !elements.some((each) => isWord(each, 'to', 'from')) &&
  cursor.tokens.some((_, at) => keywordLength(cursor.tokens, at, 'order-of-loss') > 0);

/** Whether a word stands behind `then the`, as the name of a battle does. */
const isLedToBattle = (elements: readonly Element[], at: number): boolean =>
  isWord(
    elements.slice(0, at).findLast((each) => !isWord(each, 'article')),
    'again',
    'first',
    'and',
  );

/** A word such as `first` that opens what is said of a battle: it stands first in its clause, or before its name. */
const isStep = (elements: readonly Element[], at: number): boolean => {
  if (!isWord(elements[at], 'first', 'again')) return false;
  const before = elements[at - 1];
  const next = elements.slice(at + 1).find((each) => !isWord(each, 'article', 'small'));
  return (
    before === undefined ||
    ['sign', 'place'].includes(before.kind) ||
    next?.kind === 'place' ||
    isWord(before, 'and', 'throw')
  );
};

/** Nouns for dice are a request where nothing else is said of them. */
export const isBareRequest = (elements: readonly Element[]): boolean =>
  elements.every(
    (each) =>
      each.kind === 'sign' ||
      (each.kind === 'word' &&
        (
          [
            'dice',
            'please',
            'article',
            'all',
            'both',
            'also',
            'and',
            'again',
            'first',
            'throw',
            'small',
            'spend',
            'to',
          ] as const
        ).some((word) => each.words.has(word))),
  );

/** A cheer that lets the dice fall, where it is all that is said: `Go!` */
const CHEERED = foldedIn(CHEERS.go);

const TITLE = new RegExp(`^(?:${anyOf(TITLES.battles)})$`, 'iu');

/** `First the Baltic, then Burma`: places alone, one after the other. */
const isOrderOfBattles = ({ cursor: { tokens }, elements: written }: Scene): boolean => {
  // `Battles: first the Baltic, then Burma`
  const [word, colon, ...rest] = written;
  const isTitled = colon?.kind === 'sign' && colon.sign === 'colon' && TITLE.test(textOf(word));
  const elements = isTitled ? rest : written;
  // `Raid first, then Kenya`
  const isRaidNamed = ({ at }: Element): boolean => keywordLength(tokens, at, 'raid') > 0;
  const places = elements.filter((each) => each.kind === 'place' || isRaidNamed(each)).length;
  const idle = elements.every(
    (each) =>
      each.kind === 'place' ||
      isRaidNamed(each) ||
      each.kind === 'sign' ||
      isWord(each, 'first', 'again', 'and', 'article', 'please', 'small'),
  );
  return places > 1 && idle && elements.some((each) => isWord(each, 'first', 'again'));
};

/** `Go China`, `China, please`: battles alone, and the wish. */
const isWished = (elements: readonly Element[]): boolean =>
  elements.some((each) => isWord(each, 'please')) &&
  elements.some(({ kind }) => kind === 'place') &&
  elements.every(
    (each) =>
      each.kind === 'place' || each.kind === 'sign' || isWord(each, 'please', 'article', 'first', 'again', 'and'),
  );

/** `Ukraine all the way`. */
const isFoughtOut = (elements: readonly Element[]): boolean =>
  elements[0]?.kind === 'place' && isWord(elements[1], 'to-the-end');

/** `Dice for Karelia, thanks`, but neither `thanks for the dice` nor `dice hate me`. */
const isThanked = (elements: readonly Element[]): boolean => {
  const at = (word: 'dice' | 'thanks'): number => elements.findIndex((each) => isWord(each, word));
  return at('dice') === 0 && at('thanks') > 0 && elements.some(({ kind }) => kind === 'place');
};

/** `Dice for the Central Med first, then Libya`: battles alone, and what they are asked for. */
const isDiceFor = (elements: readonly Element[]): boolean => {
  const [first, second] = elements.filter((each) => !isWord(each, 'article'));
  return (
    isWord(first, 'dice') &&
    isWord(second, 'to', 'spend', 'at') &&
    elements.some(({ kind }) => kind === 'place') &&
    elements.every(
      (each) =>
        each.kind === 'place' ||
        each.kind === 'sign' ||
        isWord(
          each,
          'dice',
          'to',
          'spend',
          'at',
          'article',
          'first',
          'again',
          'and',
          'also',
          'please',
          'all',
          'both',
          'small',
        ),
    )
  );
};

/** `Dice for both, and God help me`: asked for, and then something is said to people. */
const asksFirst = (elements: readonly Element[]): boolean => {
  const cut = elements.findIndex((each) => each.kind === 'sign' || isWord(each, 'and'));
  const [opening, behind] = [elements.slice(0, Math.max(0, cut)), elements.slice(cut + 1)];
  return (
    isWord(opening[0], 'dice') &&
    isBareRequest(opening) &&
    opening.some((each) => isWord(each, 'all', 'both', 'please')) &&
    behind.every(
      (each) => ['word', 'other', 'sign'].includes(each.kind) && !isWord(each, 'not', 'condition', 'another-time'),
    )
  );
};

/** `No dice please`, but not `roll both, and not too many ones`: what is not thrown is said in the same breath. */
const deniesThrow = (elements: readonly Element[]): boolean => {
  const at = elements.findIndex((each) => isWord(each, 'not'));
  if (at < 0) return false;
  const isComma = (each: Element): boolean => each.kind === 'sign' && each.sign === 'comma';
  const from = elements.slice(0, at).findLastIndex(isComma) + 1;
  const end = elements.findIndex((each, index) => index > at && isComma(each));
  return elements.slice(from, end < 0 ? elements.length : end).some((each) => isWord(each, 'throw', 'dice', 'attack'));
};

/** `Roll please, North Sea first`: all of them, and one before the others. */
const opensAll = (elements: readonly Element[]): boolean => {
  const cut = elements.findIndex((each) => each.kind === 'sign');
  const [opening, order] = [elements.slice(0, Math.max(0, cut)), elements.slice(cut + 1)];
  return (
    opening.some((each) => isWord(each, 'throw', 'dice')) &&
    isBareRequest(opening) &&
    order.some((each) => isWord(each, 'first')) &&
    order.some(({ kind }) => kind === 'place') &&
    order.every((each) => each.kind === 'place' || isWord(each, 'first', 'article', 'small', 'please', 'at'))
  );
};

const callsBattle = (each: Element): boolean => isWord(each, 'throw', 'attack');

/** The battle's space that a place names: `Hawaii` is the sea off it where that is fought for. */
const siteMeant = (cursor: Cursor, place: Place, sites: ReadonlySet<string>): SpaceId | undefined => {
  const space = settlePlace(cursor, place, { prefer: ({ id }) => sites.has(id) });
  if (space === undefined || sites.has(space)) return space;
  const board = boardOf(cursor.context);
  const [only, ...others] = neighboursOfKind(board, space, 'sea').filter(({ id }) => sites.has(id));
  return only !== undefined && others.length === 0 ? only.id : space;
};

/**
 * The fight that a sentence asks for; `nothing` if it only speaks of dice, `note` if it says that none are thrown;
 * `unread` if it wants one in a way that is not understood; undefined if it is about something else.
 */
export const readThrow = (scene: Scene, language: Language): Item | 'nothing' | 'note' | 'unread' | undefined => {
  const { cursor, elements, sofar, has, text } = scene;
  const verb =
    has('throw') ||
    isLeft(scene) ||
    isOrderOfBattles(scene) ||
    isRounds(scene, language) ||
    isFoughtOut(elements) ||
    isWished(elements);
  const noun =
    has('dice') &&
    (has('please') || isBareRequest(elements) || isThanked(elements) || isDiceFor(elements) || asksFirst(elements));
  const battles = battlesToFight(cursor.context, sofar);
  // `All three please`, where there are three.
  const uncounted = elements.filter((each) => each.kind !== 'number' || each.value !== battles.length);
  const bare =
    !verb &&
    !noun &&
    has('please') &&
    has('all', 'both') &&
    isBareRequest(has('first') ? uncounted.filter(({ kind }) => kind !== 'place') : uncounted);
  const cheers = CHEERED.has(fold(text)) && sofar.combatMoves.length > 0;
  if (!verb && !noun && !bare && !cheers) return undefined;
  if (deniesThrow(elements)) return 'note';
  // `Thanks for the dice`, but `thanks, please roll`
  const [first] = elements;
  // `Thanks for rolling both`, in advance.
  const asksAhead = verb && has('all', 'both') && elements.every(({ kind }) => kind === 'word' || kind === 'sign');
  const isThanks = isWord(first, 'thanks') && !has('please') && !elements.some((each) => each.kind === 'sign');
  if (isThanks && !asksAhead) return 'nothing';
  if (battles.length === 0)
    return elements.some(({ kind }) => kind === 'place') && has('attack') ? undefined : 'nothing';
  const says = cursor.tokens.some((_, at) =>
    CONDUCT.some(
      (word) =>
        // `Order of loss as usual` tells nothing of it.
        (word !== 'order-of-loss' || !has('usual') || elements.some(({ kind }) => kind === 'units')) &&
        (word !== 'after' || cursor.tokens[at + 1]?.kind === 'number') &&
        keywordLength(cursor.tokens, at, word) > 0,
    ),
  );
  const rounds = roundsIn(cursor, language);
  if (isLeft(scene)) return retreatingAfter(scene, language) ?? asNotation(scene) ?? 'unread';
  if (says && rounds === undefined) return asNotation(scene) ?? (isPlanned(scene) ? 'unread' : undefined);
  const numbers = elements.flatMap((each) => (each.kind === 'number' ? [each.value] : []));
  // `Roll 1, then 2`: battles by the numbers they were declared with.
  const areNumbered =
    numbers.length > 1 &&
    new Set(numbers).size === numbers.length &&
    numbers.every((value) => value <= battles.length) &&
    elements.every(({ kind }) => ['number', 'word', 'sign'].includes(kind));
  if (/(?<![#\d])\d/.test(text) && rounds === undefined && !areNumbered) return undefined;
  const named: string[] = areNumbered ? numbers.flatMap((value) => battles.slice(value - 1, value)) : [];
  // `#1 and #2`: battles by the numbers they were declared with.
  for (const [at, { kind, text: digits }] of cursor.tokens.entries())
    if (kind === 'number' && cursor.tokens[at - 1]?.kind === 'hash')
      named.push(...battles.slice(Number(digits) - 1, Number(digits)));
  const raids = battles.filter(isRaid);
  const vague: number[] = [];
  for (const [at, element] of elements.entries()) {
    // `Caucasus, then the raid, then Egypt`
    const isNamed = [at - 1, at + 1].some((near) => elements[near]?.kind === 'place');
    if (!isNamed && raids.length === 1 && keywordLength(cursor.tokens, element.at, 'raid') > 0) named.push(...raids);
    if (element.kind !== 'place') continue;
    const sites = new Set<string>(battles.map(battleSpace));
    const before = cursor.problem;
    const space = siteMeant(cursor, element, sites);
    // `Then Africa`, of two battles the one that is left.
    if (cursor.problem !== before && cursor.problem?.code === 'ambiguous-space' && isOrderOfBattles(scene)) {
      vague.push(at);
      cursor.problem = before;
      continue;
    }
    // Who wants all of them rolled is not passed over.
    if (space === undefined || !sites.has(space)) return verb && has('all', 'both') ? 'unread' : undefined;
    named.push(...battles.filter((id) => battleSpace(id) === space));
  }
  const left = battles.filter((battle) => !named.includes(battle));
  if (vague.length > 0 && (vague.length > 1 || left.length !== 1)) return 'unread';
  if (vague.length === 1)
    named.splice(elements.findIndex(({ kind }) => kind === 'place') === vague[0] ? 0 : 1, 0, ...left);
  // `then stop, I want to see first how it goes` tells of no battle.
  const steps = rounds !== undefined ? [] : elements.filter((each, at) => isStep(elements, at) && each.kind === 'word');
  // `First the sea, then Libya`: of as many battles as are told, the one that is not named is meant.
  const isCounted = named.length > 0 && left.length === 1 && steps.length === battles.length;
  // `First the Med, then the Atlantic`: a name that is none of the board's may be one of the battles.
  const isMissed =
    named.length > 0 &&
    left.length > 0 &&
    elements.some(
      (each, at) =>
        each.kind === 'other' &&
        keywordLength(cursor.tokens, each.at, 'raid') === 0 &&
        (/^\p{Lu}/u.test(each.text) ? isLedToBattle(elements, at) : nameLength(cursor, each.at) > 0),
    );
  if (isMissed && !isCounted) return undefined;
  const isLate = isCounted && (elements.find(({ kind }) => kind === 'place')?.at ?? 0) > (steps.at(-1)?.at ?? 0);
  const inOrder = isLate
    ? [...left, ...named]
    : isCounted || has('all', 'both') || opensAll(elements)
      ? [...named, ...left]
      : named;
  // `Roll the raid and the fight`
  const isBesideRaid =
    named.length > 0 && named.every((id) => raids.includes(id)) && elements.filter(callsBattle).length > 1;
  // `2 rounds then stop`, right below the lines of a battle.
  const above = sofar.declaration?.space ?? sofar.closed;
  const isOfOne = named.length === 0 && rounds !== undefined && !has('throw', 'all', 'both');
  const own = isOfOne ? battles.filter((id) => battleSpace(id) === above) : [];
  const chosen = own.length > 0 ? own : named.length === 0 || isBesideRaid ? battles : [...new Set(inOrder)];
  const apart = rounds === undefined ? [] : roundsApart(scene, language);
  return {
    kind: 'fight',
    battles: chosen.map((battle) => {
      const own = apart.find(({ place }) => settlePlace(cursor, place) === battleSpace(battle));
      const till = own === undefined ? rounds : own.rounds;
      return { battle, ...(till === undefined ? {} : { conduct: { rounds: till } }) };
    }),
    joins: 'none',
    ...(named.length === 0 && rounds === undefined ? { of: 'all' as const } : {}),
  };
};
