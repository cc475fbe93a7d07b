// Whole honest games: two sparring players, plain heuristics with whims and dice from seeds, from the printed set-up to
// the end. Nobody touched the dice: another seed is another game.

import { enhancedRealism, europe1999, pacific2001, secondEdition } from '../../../src/rulesets/index.ts';
import type { Power } from '../../../src/vocab/index.ts';
import { Scenario, type Setting } from '../scenario.ts';
import { sparOn } from '../spar.ts';

/** A game that is not decided by then would not be shown. */
const MOST_ROUNDS = 40;

/** @param seed of the players' whims; the dice follow from the lines themselves */
const matchOf = (
  setting: Pick<Setting, 'slug' | 'title' | 'day' | 'ruleset'>,
  seed: number,
  axis: Power[] = ['germany', 'japan'],
): Scenario => {
  const { turnOrder } = setting.ruleset ?? secondEdition;
  const allies = turnOrder.filter((power) => !axis.includes(power));
  return sparOn(
    new Scenario({
      ...setting,
      source: 'local',
      players: [
        { id: 'red', name: 'Red (sparring player)', powers: allies, role: 'player' },
        { id: 'grey', name: 'Grey (sparring player)', powers: axis, role: 'player' },
      ],
    }),
    seed,
    ({ state }) => state.round <= MOST_ROUNDS,
  );
};

/** To a military victory. */
export const sparringMatch = (seed: number = 24): Scenario =>
  matchOf({ slug: 'sparring-match', title: `Sparring match, seed ${seed}`, day: '2025-11-03' }, seed);

/** Under Enhanced Realism, where a war ends when one side gives up. */
export const realismMatch = (seed: number = 31): Scenario =>
  matchOf(
    {
      slug: 'realism-match',
      title: `Enhanced Realism, sparring match, seed ${seed}`,
      day: '2026-01-05',
      ruleset: enhancedRealism,
    },
    seed,
  );

/** Under Europe (1999): Germany alone against three, to the fall of a capital that decides. */
export const europeMatch = (seed: number = 3): Scenario =>
  matchOf(
    { slug: 'europe-match', title: `Europe, sparring match, seed ${seed}`, day: '2026-02-02', ruleset: europe1999 },
    seed,
    ['germany'],
  );

/** Under Pacific (2001): Japan alone against three, to points, a capital or a starved Japan. */
export const pacificMatch = (seed: number = 5): Scenario =>
  matchOf(
    { slug: 'pacific-match', title: `Pacific, sparring match, seed ${seed}`, day: '2026-03-02', ruleset: pacific2001 },
    seed,
    ['japan'],
  );
