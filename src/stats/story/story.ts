// A turn as its story: the beats in order of weight. What each is worth stands in weights.ts, the words in i18n/story.

import type { GameState } from '../../engine/index.ts';
import type { Beat, Story } from '../../i18n/story/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { TurnAccount } from '../account/account.ts';
import { beatsOf } from './beats.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What matters in a turn, heaviest first; of equal weight what the rules come to first.
 *
 * @param before the position as the turn began
 * @param after the position as it ended; of a turn under way, the position now
 */
export const storyOf = (ruleset: Ruleset, account: TurnAccount, before: GameState, after: GameState): Story => {
  const { round, power, phase, reports, start, end } = account;
  const quiet: Beat = { kind: 'quiet', weight: WEIGHTS.quiet };
  const [first = quiet, ...rest] = [...beatsOf(ruleset, account, before, after)].sort((a, b) => b.weight - a.weight);
  return {
    round,
    power,
    status: phase === undefined ? 'over' : 'under-way',
    told: reports > 0 ? 'reported' : 'followed',
    beats: [first, ...rest],
    land: { was: start[power].land, is: end[power].land },
  };
};
