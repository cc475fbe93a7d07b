// What is said to people: questions, thoughts, and mails that say themselves that nothing is to be entered. Where no
// order was meant none must be read, and none asked about.

import { wordsOf } from '../../board/index.ts';
import { pleadsForDice } from '../../notation/index.ts';
import { BEING, JOINING, NO_ORDER, ORDERED, THOUGHT, UNREAL } from './chat-words.ts';
import { saysPhrase } from './phrases.ts';
import type { Sentence } from './sentences.ts';

/** Arrows are written by nobody who only talks. */
export const ARROW = /[→»]|[-=–]\s?>|\S\s*>\s*\S/;

/** True for a mail that says itself that nothing of it is to be entered. */
export const isThinkingAloud = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ text }) => saysPhrase(wordsOf(text), NO_ORDER));

export const isQuestion = ({ kind, text }: Sentence): boolean =>
  kind === 'question' && !ARROW.test(text) && !pleadsForDice(text);

/** `I could hit Karelia`, `das wäre ein Fehler`: somebody thinks, and orders nothing. */
export const isThought = ({ text }: Sentence): boolean => {
  // `Then I thought I'd take the train: all four …`: what is done stands behind the colon.
  const [own = ''] = /[^:]+$/u.exec(text) ?? [text];
  return !ARROW.test(text) && saysPhrase(wordsOf(own), THOUGHT);
};

/** `Perhaps the bomber comes along`: beside orders it is one that is left open. */
export const joinsIn = ({ text }: Sentence): boolean => {
  const words = wordsOf(text);
  return saysPhrase(words, JOINING) && !saysPhrase(words, UNREAL);
};

/** `7 inf is not much of a secret`: said of units, with no order among the words. */
export const isRemark = ({ text }: Sentence): boolean => {
  const words = wordsOf(text);
  return !ARROW.test(text) && !pleadsForDice(text) && saysPhrase(words, BEING) && !saysPhrase(words, ORDERED);
};
