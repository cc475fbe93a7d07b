// A voyage told sentence by sentence: `Three transports off Spain load 6 inf in Algeria. They sail to the Central Med
// and land them in Southern Europe.` Only together they tell who goes ashore where, so they are read as one sentence.

import type { Language } from '../../../vocab/index.ts';
import type { NotationContext } from '../../context.ts';
import { cursorOn } from '../../cursor.ts';
import { type Element, elementsOf } from './elements.ts';
import { withParted } from './parted.ts';
import { isWord } from './scene.ts';
import type { Sentence } from './sentences.ts';

/** Who goes on, of those just named, and when. */
const GOING_ON = [
  'them',
  'others',
  'there',
  'again',
  'first',
  'article',
  'all',
  'both',
  'and',
  'small',
  'among',
] as const;

const isShip = (each: Element): boolean => each.kind === 'units' && each.phrase.readings.join() === 'transport';

const isTroops = (each: Element): boolean =>
  each.kind === 'units' && ['infantry', 'armor', 'aa-gun'].some((type) => each.phrase.readings.join() === type);

/** The verb and what stands behind it, if only a word for those named before stands in front. */
const goingOn = (elements: readonly Element[], troops: number): readonly Element[] | undefined => {
  const verb = elements.findIndex((each) =>
    isWord(each, 'move', 'unload', 'land', 'load', 'attack', 'to', 'via', 'place'),
  );
  const before = elements.slice(0, Math.max(0, verb));
  const isPlain = before.every(
    (each) => (each.kind === 'number' && each.value === troops) || isWord(each, ...GOING_ON),
  );
  return verb > 0 && isPlain ? elements.slice(verb) : undefined;
};

/** Two sentences of one voyage as one; undefined if they are not. */
const asOne = (
  context: NotationContext,
  line: number,
  before: Sentence,
  sentence: Sentence,
  language: Language,
): Sentence | undefined => {
  if (before.end === 'question' || sentence.end === 'question') return undefined;
  const heard = ({ text }: Sentence) => {
    const cursor = cursorOn(context, line, text);
    return { cursor, elements: withParted(elementsOf(cursor, language)) };
  };
  const { elements } = heard(before);
  const cargo = elements.filter(isTroops);
  if (cargo.length === 0 || !elements.some(isShip) || elements.some((each) => isWord(each, 'unload'))) return undefined;
  const troops = cargo.reduce((sum, each) => sum + (each.kind === 'units' ? Number(each.count) : 0), 0);
  const second = heard(sentence);
  const rest = goingOn(second.elements, troops) ?? [];
  const [verb] = rest;
  const isWay =
    rest.some(({ kind }) => kind === 'place') &&
    !rest.some((each) => each.kind === 'units' || isWord(each, 'condition', 'doubt', 'not', 'past'));
  if (verb === undefined || !isWay) return undefined;
  const column = (second.cursor.tokens[verb.at]?.column ?? 1) - 1;
  const text = `${before.text.replace(/[\s.!;,]+$/u, '')}, ${sentence.text.slice(column)}`;
  return { ...before, text, end: sentence.end };
};

/** The sentences of a line with those of one voyage as one. */
export const withVoyages = (
  context: NotationContext,
  line: number,
  sentences: readonly Sentence[],
  language: Language,
): readonly Sentence[] => {
  const told: Sentence[] = [];
  for (const sentence of sentences) {
    const before = told.at(-1);
    const whole = before === undefined ? undefined : asOne(context, line, before, sentence, language);
    if (whole === undefined) told.push(sentence);
    else told.splice(-1, 1, whole);
  }
  return told;
};
