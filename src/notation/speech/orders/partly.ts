// A sentence that lists moves of which one is not clear: `a few inf from Australia to New Zealand, 1 inf Western Canada
// to Eastern Canada`. Those that are told whole are read, and only the others are asked about.

import { type Cursor, fault } from '../../cursor.ts';
import type { ProblemCode } from '../../problems.ts';
import { asked, type Said } from '../said.ts';
import type { Element } from '../sentence/elements.ts';
import { depthsOf, isSign, isWord, type Scene } from '../sentence/scene.ts';
import type { SpeechWord } from '../words/words.ts';

type Elements = readonly Element[];

/** Problems of a clause that says nothing of the others. */
const OWN: readonly ProblemCode[] = [
  'number-missing',
  'unknown-space',
  'unknown-unit',
  'ambiguous-space',
  'ambiguous-unit',
  'space-missing',
  'target-missing',
  'units-missing',
  'all-of-what',
  'no-path',
  'not-understood',
  'verb-missing',
];

/** With one of these a clause may turn another one round. */
const TURNS: readonly SpeechWord[] = [
  ...([
    'condition',
    'else',
    'except',
    'instead',
    'correct',
    'not',
    'past',
    'opinion',
    'another-time',
    'ditto',
  ] as const),
  ...(['rest', 'nth', 'there', 'also', 'along', 'same-way', 'leave', 'load', 'unload'] as const),
];

/** The clauses between the commas outside of brackets. */
const clausesOf = (elements: Elements): readonly Elements[] => {
  const clauses: Element[][] = [[]];
  const depths = depthsOf(elements);
  for (const [at, each] of elements.entries())
    if (depths[at] === 0 && isSign(each, 'comma', 'semicolon')) clauses.push([]);
    else clauses.at(-1)?.push(each);
  return clauses.filter(({ length }) => length > 0);
};

/** Units with a number, from one place to another. */
const isWhole = (clause: Elements): boolean =>
  clause.some(({ kind }) => kind === 'units') &&
  clause.every((each) => each.kind !== 'units' || each.phrase.bare === undefined) &&
  clause.filter(({ kind }) => kind === 'place').length > 1 &&
  clause.some((each) => isWord(each, 'to', 'attack') || isSign(each, 'arrow', 'dash')) &&
  !clause.some((each) => ['vague', 'unknown-unit', 'number', 'other'].includes(each.kind) || isWord(each, 'doubt'));

/** True for what somebody may have meant to order. */
const isMeant = (clause: Elements): boolean =>
  clause.some(({ kind }) => ['units', 'vague', 'unknown-unit'].includes(kind)) &&
  clause.some((each) => each.kind === 'place' || each.kind === 'other' || isWord(each, 'doubt'));

/** The question about a clause that alone would be talk. */
const unclear = (cursor: Cursor, clause: Elements, text: string): Said => {
  const own: Cursor = { ...cursor, problem: undefined };
  const unknown = clause.find((each) => each.kind === 'unknown-unit');
  if (unknown?.kind === 'unknown-unit')
    fault(own, 'unknown-unit', { text: unknown.text.slice(0, 60) }, [], own.tokens[unknown.at + 1]);
  return asked(own, text);
};

/**
 * What the clauses of a sentence order, one by one, with the question about those that are not clear; undefined where
 * the sentence is asked about as a whole.
 *
 * @param whole what was made of all of it
 * @param read reads a clause as a sentence of its own
 */
export const partly = (
  { cursor, elements, text }: Scene,
  whole: Said,
  read: (text: string, before: readonly Said[]) => Said,
): readonly Said[] | undefined => {
  const { problem } = whole;
  if (whole.what !== 'problem' || problem === undefined || !OWN.includes(problem.code)) return undefined;
  const clauses = clausesOf(elements);
  if (clauses.length < 2 || elements.some((each) => isWord(each, ...TURNS) || isSign(each, 'colon'))) return undefined;
  if (!clauses.every((clause) => isWhole(clause) || isMeant(clause)) || !clauses.some(isWhole)) return undefined;
  const columnOf = (token: number): number => (cursor.tokens[token]?.column ?? text.length + 1) - 1;
  const said: Said[] = [];
  for (const clause of clauses) {
    const own = text.slice(columnOf(clause[0]?.at ?? 0), columnOf(clause.at(-1)?.end ?? 0)).replace(/[\s,;]+$/u, '');
    const one = read(own, said);
    const isRead = one.what === 'order' && one.items.every(({ kind }) => kind === 'moves');
    if (isWhole(clause) !== isRead || !(isRead || one.what === 'problem' || one.what === 'chat')) return undefined;
    said.push(isRead || one.what === 'problem' ? one : unclear(cursor, clause, own));
  }
  return said.some(({ what }) => what === 'problem') ? said : undefined;
};
