// Every ruleset there is, by id and version. Old versions stay, so that old logs verify as they were played.

import { daak } from './daak/index.ts';
import { daak2 } from './daak/version-2.ts';
import { enhancedRealism } from './enhanced-realism/index.ts';
import { europe1999 } from './europe-1999/index.ts';
import { linked2001 } from './linked-2001/index.ts';
import { pacific2001 } from './pacific-2001/index.ts';
import type { Ruleset } from './ruleset.ts';
import { secondEdition } from './second-edition/index.ts';
import { secondEdition2 } from './second-edition/version-2.ts';

export const RULESETS: readonly Ruleset[] = [
  secondEdition,
  daak,
  secondEdition2,
  daak2,
  enhancedRealism,
  europe1999,
  pacific2001,
  linked2001,
];

/**
 * Rulesets that games are played by: what they decide never changes again, to the last event. What has to be decided
 * otherwise is a new version. Frozen is what it names too: its board, and every function behind one of its words. What
 * stands in `RULESETS` besides is frozen with the release that first offers it.
 */
export const FROZEN_RULESETS: readonly Ruleset[] = [secondEdition, daak];

/** Each ruleset there is, in its newest version: what new games are played by. */
export const newestRulesets = (): readonly Ruleset[] =>
  RULESETS.filter((ruleset) => RULESETS.findLast(({ id }) => id === ruleset.id) === ruleset);

/** The ruleset of a log's first line, or undefined if this code does not know it. */
export const rulesetOf = (id: string, version: number): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset.id === id && ruleset.version === version);
