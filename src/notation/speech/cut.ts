// A line cut into the sentences it is read by: one that says two things, or orders beside what it says to people, is
// two.

import type { Language } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn } from '../cursor.ts';
import { atStart } from '../items.ts';
import { readingsAt } from '../places.ts';
import { deniesPhase } from './headings.ts';
import { droppedApart } from './orders/dropped.ts';
import { endedApart, meantimeApart, peacefulApart, tailApart, thrownApart } from './orders/endings.ts';
import { deniesCombat } from './orders/fighting.ts';
import { landingsApart } from './orders/landing-list.ts';
import { researchApart } from './orders/research.ts';
import { saidApart } from './sentence/beside.ts';
import { elementsOf } from './sentence/elements.ts';
import { phasesApart } from './sentence/phased.ts';
import { plainly } from './sentence/plain.ts';
import { isWord } from './sentence/scene.ts';
import { type Divide, divided, type Sentence, sentencesOf } from './sentence/sentences.ts';
import { withVoyages } from './sentence/voyages.ts';
import { anyOf } from './words/phrases.ts';
import { JOINTS, REPURCHASE, WISHES } from './words/set-phrases.ts';

/** `Baltic first, and may the dice be kind`: behind it somebody only wishes. */
const WISH = new RegExp(
  `[,;]?\\s+(?:(?:${anyOf(JOINTS.and)})\\s+)?(?=(?:${anyOf(WISHES.may)})\\s+(?:${anyOf(WISHES.whoever)})\\b)`,
  'iu',
);

/** `5 inf, no combat, no ncm`: what there is none of stands apart from what there is. */
const deniedApart: Divide = (context, line, text) => {
  const comma = text.lastIndexOf(',');
  const tail = text.slice(comma + 1).trim();
  const isApart = comma > 0 && deniesPhase(context, line, tail, atStart(context)) && !deniesCombat(tail);
  return isApart ? [text.slice(0, comma), tail] : undefined;
};

const BUT = new RegExp(`,?\\s+(?:${anyOf(REPURCHASE.but)})\\s+`, 'iu');

/** `Not Karelia yet, but all of Libya goes to Egypt`: what is not done stands apart from what is. */
const butApart: Divide = (context, line, text, language) => {
  const [not = '', order = '', ...others] = text.split(BUT);
  const heard = (part: string) => elementsOf(cursorOn(context, line, part), language);
  const [denied, told] = [heard(not), heard(order)];
  const isDenied =
    denied.some((each) => isWord(each, 'not')) &&
    denied.some(({ kind }) => kind === 'place') &&
    denied.every(
      (each) => each.kind === 'place' || each.kind === 'other' || (each.kind === 'word' && !isWord(each, 'condition')),
    );
  const isOrder =
    told.some(({ kind }) => kind === 'place') &&
    told.some((each) => each.kind === 'units' || isWord(each, 'move', 'attack', 'to'));
  return others.length === 0 && isDenied && isOrder ? [not, order] : undefined;
};

const DIVIDES = [
  deniedApart,
  butApart,
  droppedApart,
  tailApart,
  landingsApart,
  phasesApart,
  researchApart,
  meantimeApart,
  peacefulApart,
  endedApart,
  thrownApart,
  saidApart,
] as const;

/** The sentences of a line, without what opens it. */
export const cut = (context: NotationContext, line: number, text: string, language: Language): readonly Sentence[] => {
  const isName = (words: string): boolean => {
    const cursor = cursorOn(context, line, words);
    return readingsAt(cursor, 0, cursor.tokens.length).length > 0;
  };
  const sentences = sentencesOf(text, isName)
    .map((each) => ({ ...each, text: plainly(each.text) }))
    .flatMap((each) => each.text.split(WISH).map((text) => ({ ...each, text })))
    .flatMap((each) =>
      DIVIDES.reduce<readonly Sentence[]>(
        (parts, divide) => parts.flatMap((part) => divided(divide, context, line, part, language)),
        [each],
      ),
    );
  // `… Roll. T.`: whoever writes one line signs it there.
  const signed = sentences.filter(({ text }, at) => at === 0 || !/^\p{Lu}\.?$/u.test(text));
  return withVoyages(context, line, signed, language);
};
