// A line that is none of the notation, read sentence by sentence.

import { decisionsIn } from '../engine/state/queries.ts';
import { tellsMoves } from './comments.ts';
import type { NotationContext } from './context.ts';
import type { Cursor } from './cursor.ts';
import type { Ear } from './ear.ts';
import { grownBySaid } from './growth.ts';
import type { SheetSoFar } from './items.ts';
import { keywordLength } from './keywords.ts';
import { isCheck } from './ledger.ts';
import type { Problem, ProblemCode } from './problems.ts';
import type { Reading } from './reading.ts';
import { listsLosses } from './speech/orders/plans.ts';

/** Lines that open with one of these are of the notation, or a problem of it. */
const NEVER_SPOKEN = [
  'bid',
  'rocket',
  'lose',
  'pick',
  'withdraw',
  'retreat',
  'defend-neutral',
  'break-contact',
] as const;

/** Problems of lines that were understood, but for numbers that do not fit or brackets that do not close. */
const UNDERSTOOD: readonly ProblemCode[] = [
  'total-differs',
  'transports-too-few',
  'allied-transports-stay',
  'planes-aboard-transport',
  'zone-missing',
  'zone-number',
  'number-out-of-range',
  'bracket-open',
  'declaration-missing',
  'nothing-bought',
];

/** Problems that tell only that a line was not understood. */
const GENERAL: readonly ProblemCode[] = [
  'not-understood',
  'left-over',
  'verb-missing',
  'units-missing',
  'target-missing',
  'space-missing',
];

/** Whoever is asked answers first, in words of its own; what others are asked holds up nobody's sentences. */
const isAsked = ({ context: { state, power, mates = [] } }: Cursor): boolean =>
  decisionsIn(state).some(({ due }) => [power, ...mates].some((own) => due.from.includes(own)));

export const mayBeSpoken = (cursor: Cursor, { code }: Problem, { section }: SheetSoFar): boolean =>
  !isAsked(cursor) &&
  section !== 'standing' &&
  !UNDERSTOOD.includes(code) &&
  !isCheck(cursor) &&
  (listsLosses(cursor) || NEVER_SPOKEN.every((word) => keywordLength(cursor.tokens, 0, word) === 0));

/**
 * True if what the sentences lack tells more than what the line lacks.
 *
 * @param read how many orders were made of its other sentences
 */
export const isTelling = (line: Problem, sentence: Problem | undefined, read = 0): boolean =>
  sentence !== undefined &&
  (read > 0 ||
    (GENERAL.includes(line.code) && !GENERAL.includes(sentence.code)) ||
    (line.code === 'unknown-space' && sentence.code === 'ambiguous-space') ||
    (line.code === 'unknown-unit' && sentence.code === 'ambiguous-unit'));

/** A line read sentence by sentence; what orders nothing at all is a problem. */
export const readSpoken = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
  ear: Ear,
): Reading | undefined => {
  if (ear === undefined) return undefined;
  const { language, speech } = ear;
  const { said, chat } = speech.readSpeech(context, line, text, sofar, language, (now, one) =>
    grownBySaid(context, now, one),
  );
  const problems = said.flatMap(({ problem: found }) => found ?? []);
  const items = said.flatMap((one) => one.items);
  const remarks = said.flatMap((one) => one.remarks);
  const whats = said.map(({ what }) => what);
  const now = said.reduce((sum, one) => grownBySaid(context, sum, one), sofar);
  const what = (['order', 'declaration', 'heading', 'money', 'note', 'turn'] as const).find((each) =>
    whats.includes(each),
  );
  if (what === undefined || problems.length > 0 || whats.includes('problem'))
    return {
      what: 'problem',
      items,
      sofar: now,
      problems,
      remarks,
      chat: whats.every((each) => each === 'chat') ? chat : [],
    };
  const only = what === 'order' && items.every(({ kind }) => kind === 'landing') ? 'note' : what;
  return { what: only, items, sofar: now, problems: [], remarks, chat };
};

/** A line read in sentences with the clause behind its semicolon, where that orders something too. */
export const withClause = (
  context: NotationContext,
  line: number,
  comment: string,
  ear: Ear,
  spoken: Reading | undefined,
): Reading | undefined => {
  if (spoken?.what !== 'order' || !tellsMoves(context, comment)) return spoken;
  const more = readSpoken(context, line, comment.trim(), { ...spoken.sofar, goesOn: 'yes' }, ear);
  if (more === undefined || (more.problems.length === 0 && more.items.length === 0)) return spoken;
  const { goesOn: _, ...sofar } = more.sofar;
  return {
    what: more.problems.length > 0 ? 'problem' : 'order',
    items: [...spoken.items, ...more.items],
    sofar,
    problems: more.problems,
    remarks: [...spoken.remarks, ...more.remarks],
    chat: [...(spoken.chat ?? []), ...(more.chat ?? [])],
  };
};
