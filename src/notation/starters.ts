// The words that open a line of a sheet, a heading or a verb: which of them a ruleset knows, and the one that stands
// here.

import { KNOWN_TO } from './choices.ts';
import {
  hasSecondMove,
  landAttackedByOrder,
  type NotationContext,
  neutralsResist,
  picksLosses,
  sharesZones,
} from './context.ts';
import type { Cursor } from './cursor.ts';
import { keywordLength } from './keywords.ts';
import { SECTION_WORDS, type Section } from './words.ts';

export const ALL_SECTIONS = Object.keys(SECTION_WORDS) as readonly Section[]; // the keys of a literal object are exactly its key type

/** The headings of a turn: some have no second movement. */
const sectionsOf = (context: NotationContext): readonly Section[] =>
  hasSecondMove(context) ? ALL_SECTIONS : ALL_SECTIONS.filter((section) => section !== 'second-move');

/** The verbs of a ruleset: those for what it does not know are words like any other. */
const verbsOf = (context: NotationContext): readonly Verb[] =>
  VERBS.filter(
    (verb) =>
      (verb !== 'pick' || picksLosses(context)) &&
      (verb !== 'break-contact' || sharesZones(context)) &&
      (verb !== 'break-peace' || landAttackedByOrder(context)) &&
      (verb !== 'defend-neutral' || neutralsResist(context)) &&
      (!isChoiceVerb(verb) || KNOWN_TO[verb](context)),
  );

export const isChoiceVerb = (verb: Verb): verb is keyof typeof KNOWN_TO => Object.hasOwn(KNOWN_TO, verb);

export const VERBS = [
  'bid',
  'end-turn',
  'resign',
  'load',
  'unload',
  'bridge',
  'march',
  'move',
  'rocket',
  'lose',
  'pick',
  'withdraw',
  'retreat',
  'defend-neutral',
  'intercept',
  'cash-advance',
  'tribute',
  'divide-fund',
  'land-patrols',
  'kamikaze',
  'recall',
  'lend-lease',
  'give-land',
  'break-contact',
  'break-peace',
  'continue',
  'total',
  'none',
  'no-combat',
] as const;
export type Verb = (typeof VERBS)[number];
type Starter = Section | Verb;
/** All words that can open a line of a game. */
export const startersOf = (context: NotationContext): readonly Starter[] => [
  ...sectionsOf(context),
  ...verbsOf(context),
];

/** The word or words that open the line, the longest phrase if several fit. */
export const takeStarter = (cursor: Cursor): Starter | undefined => {
  let best: Starter | undefined;
  let most = 0;
  for (const starter of startersOf(cursor.context)) {
    const length = keywordLength(cursor.tokens, cursor.at, starter);
    if (length > most) [best, most] = [starter, length];
  }
  cursor.at += most;
  return best;
};
