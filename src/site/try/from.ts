// In a reader's browser, beside the page: a turn of a game to begin a trial with, out of the log of that game. Loaded
// where one begins so.

import { turnsOf } from '../../archive/turns.ts';
import type { TrialOf } from '../../clerk/trial.ts';
import { asAgreed, replay } from '../../engine/index.ts';
import { chainedEntries } from '../../log/index.ts';
import { beginTrust } from '../../trust/index.ts';
import { rulesOf } from '../check/rules.ts';
import type { Beginning } from './message.ts';

/** Rules, agreements and position of a turn; undefined where there is no such turn, or its rules are not known. */
export const turnIn = async ({
  log,
  turn: wanted,
}: NonNullable<Beginning['from']>): Promise<Pick<TrialOf, 'ruleset' | 'options' | 'start'> | undefined> => {
  const response = await fetch(log, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${log}: ${response.status}`);
  const entries = chainedEntries(await response.text());
  const game = { entries, replay: replay(entries), trust: beginTrust() };
  const turns = turnsOf(game);
  const turn = wanted === undefined ? turns.at(-1) : turns.find(({ id }) => id === wanted);
  const ruleset = await rulesOf(game.replay.state.ruleset);
  if (turn === undefined || ruleset === undefined) return undefined;
  const [first] = turn.entries;
  // What belongs to the beginning of a turn stands in the line that begins it, the last of the turn before.
  const state = first === undefined ? game.replay.state : (game.replay.states[first.entry.seq - 1] ?? turn.start);
  return { ruleset, options: state.options, start: asAgreed(ruleset, state) };
};
