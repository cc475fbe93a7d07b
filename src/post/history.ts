// The last turns of a game in words, in a short form: who moved, what was fought and how it ended, what was taken and
// what came in.

import type { GameTurn } from '../archive/index.ts';
import type { Telling } from './telling.ts';
import { turnFacts, turnHeadline } from './turn-post.ts';

/** Turns that are told: a round of a game, and what is under way. */
const MOST = 6;

/** The turns that had something happen in them, the last ones, in their order. */
export const historyLines = (telling: Telling, turns: readonly GameTurn[]): readonly string[] =>
  turns
    .filter(({ entries }) => entries.some(({ standing, entry }) => standing === 'counts' && entry.events.length > 0))
    .slice(-MOST)
    .flatMap((turn) => [turnHeadline(telling, turn), ...turnFacts(telling, turn).map((line) => `  ${line}`)]);
