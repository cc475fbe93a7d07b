// What is done behind a condition, where its words stand otherwise than in a sentence of their own: German and Dutch
// put the verb first or the deed last, and of what is done otherwise often only the place is said.

import { fold } from '../../board/index.ts';
import type { Language } from '../../vocab/index.ts';
import type { Cursor } from '../cursor.ts';
import { isPart, type Part } from './elements.ts';
import { PASSIVE } from './words.ts';

/** A sentence in its parts. */
interface Sentence {
  readonly text: string;
  readonly cursor: Pick<Cursor, 'tokens'>;
  readonly parts: readonly Part[];
  readonly language: Language;
}

/** Some of its parts, from one to before another. */
type Span = readonly [from: number, to: number];

/** The text of parts, without the signs that end it. */
export const textBetween = ({ text, cursor: { tokens }, parts }: Sentence, [from, to]: Span): string => {
  const column = (at: number): number => tokens[parts[at]?.at ?? tokens.length]?.column ?? text.length + 1;
  return text
    .slice(column(from) - 1, column(to) - 1)
    .replace(/[\s,;:]+$/u, '')
    .trim();
};

/** What leads to where something goes, stands or is put down. */
const leadsThere = (part: Part | undefined): boolean => part?.kind === 'arrow' || isPart(part, 'to', 'at', '>');

/**
 * `landet der Jäger in Osteuropa`, `worden 4 inf in Engeland geplaatst` in the order of a sentence of its own;
 * undefined where it stands so already.
 */
export const straightened = (sentence: Sentence, [from, end]: Span): string | undefined => {
  const { parts, language } = sentence;
  const to = parts.findLastIndex(({ kind }, at) => at < end && kind !== 'comma') + 1;
  const said = (...span: Span): string => textBetween(sentence, span);
  const place = parts.findIndex(({ kind }, at) => at > from && at < to && kind === 'place');
  const goal = leadsThere(parts[place - 1]) ? place - 1 : place;
  if (language === 'en' || goal <= from + 1) return undefined;
  if (isPart(parts[from], 'lands')) return `${said(from + 1, goal)} ${said(from, from + 1)} ${said(goal, to)}`;
  const { is, done, order } = PASSIVE[language];
  const [verb, last] = [said(from, from + 1), said(to - 1, to)].map(fold);
  const units = parts.findIndex((part, at) => at > from && !isPart(part, 'filler'));
  const isPassive = is.includes(verb ?? '') && done.includes(last ?? '') && to - 1 > place;
  return isPassive ? `${order} ${said(units, to - 1)}` : undefined;
};

/**
 * `place 4 inf EEU, else Germany`: what is done otherwise, of which only the place is said.
 *
 * @param done what is done, where the place said otherwise takes the place of the one it leads to
 * @returns undefined where more is said, or where it is not plain which place it stands for
 */
export const elsewhere = (sentence: Sentence, then: Span, otherwise: Span, done: string): string | undefined => {
  const { parts } = sentence;
  const said = parts.slice(...otherwise).filter(({ kind }) => kind !== 'comma');
  const isBare = said.every((part) => part.kind === 'place' || leadsThere(part) || isPart(part, 'filler'));
  const named = parts.flatMap((part, at) => (part.kind === 'place' && said.includes(part) ? [at] : []));
  const own = parts.flatMap((part, at) => (at >= then[0] && at < then[1] && part.kind === 'place' ? [at] : []));
  const led = own.filter((at) => leadsThere(parts[at - 1]));
  const [goal, ...goals] = own.length === 1 ? own : led;
  if (!isBare || named.length !== 1 || goal === undefined || goals.length > 0 || goal !== own.at(-1)) return undefined;
  const [at = 0] = named;
  const before = textBetween(sentence, [goal, goal + 1]);
  const found = done.lastIndexOf(before);
  const place = textBetween(sentence, [at, at + 1]).replace(/[.!]+$/u, '');
  return found < 0 ? undefined : done.slice(0, found) + place + done.slice(found + before.length);
};
