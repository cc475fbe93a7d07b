// Every ruleset there is, by id and version. Old versions stay, so that old logs verify as they were played.

import { daak } from './daak/index.ts';
import type { Ruleset } from './ruleset.ts';
import { secondEdition } from './second-edition/index.ts';

export const RULESETS: readonly Ruleset[] = [secondEdition, daak];

/** The ruleset of a log's first line, or undefined if this code does not know it. */
export const rulesetOf = (id: string, version: number): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset.id === id && ruleset.version === version);
