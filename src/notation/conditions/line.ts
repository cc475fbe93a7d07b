// A line of a sheet of which some sentence hangs on a condition.

import type { Language } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn } from '../cursor.ts';
import { grownByItems } from '../growth.ts';
import type { SheetSoFar } from '../items.ts';
import type { Reading } from '../reading.ts';
import { sentencesOf } from '../speech/sentences.ts';
import { type HungLine, readHung } from './hung.ts';
import { speaksOfConditions } from './sentence.ts';

type ReadOrder = (text: string, sofar: SheetSoFar) => Reading;

const readAlone = (read: ReadOrder, text: string, sofar: SheetSoFar): ReturnType<Parameters<typeof readHung>[5]> => {
  const { what, items, problems } = read(text, sofar);
  if (problems.length > 0) return undefined;
  return what === 'note' ? 'nothing' : what === 'order' ? items : undefined;
};

const readingOf = (
  { hung, items, before, goesOn }: HungLine,
  line: number,
  text: string,
  sofar: SheetSoFar,
): Reading => {
  const from = goesOn === 'yes' ? sofar.since : line;
  return {
    what: items.length > 0 ? 'order' : 'condition',
    items,
    hung: hung.map((each) => ({ ...each, sentence: text.trim(), from })),
    sofar: { ...grownByItems(sofar, items), before, since: from },
    problems: [],
    remarks: [],
  };
};

/**
 * Reads a line with conditions.
 *
 * @param read the same line, or part of it, as a line like any other
 * @returns undefined if it has no condition, or none that is wholly understood
 */
export const readHanging = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
  language: Language,
  read: ReadOrder,
): Reading | undefined => {
  if (!speaksOfConditions(cursorOn(context, line, text), language)) return undefined;
  const sentences = sentencesOf(text, () => false);
  if (sentences.length <= 1) {
    const found = readHung(context, line, text, sofar, language, (own, then) => readAlone(read, own, then));
    return found && readingOf(found, line, text, sofar);
  }
  const said: Reading[] = [];
  for (const { text: own } of sentences) said.push(read(own, said.at(-1)?.sofar ?? sofar));
  const meant = said.filter(({ chat = [] }) => chat.length === 0);
  const problems = meant.flatMap((one) => one.problems);
  return {
    what: problems.length > 0 ? 'problem' : ((meant.find(({ what }) => what === 'order') ?? meant[0])?.what ?? 'note'),
    items: meant.flatMap(({ items }) => items),
    hung: meant.flatMap(({ hung = [] }) => hung),
    chat: said.flatMap(({ chat = [] }) => chat),
    sofar: said.at(-1)?.sofar ?? sofar,
    problems,
    remarks: meant.flatMap(({ remarks }) => remarks),
  };
};
