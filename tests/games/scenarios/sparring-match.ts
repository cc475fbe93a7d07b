// A whole honest game: two sparring players, plain heuristics with whims and dice from seeds, from the printed set-up to a
// military victory. Nobody touched the dice: another seed is another game.

import { Scenario } from '../scenario.ts';
import { sparOn } from '../spar.ts';

/** The seed of the players' whims; the dice follow from the lines themselves. */
const SEED = 24;
/** A game that is not decided by then would not be shown. */
const MOST_ROUNDS = 40;

export const sparringMatch = (seed: number = SEED): Scenario =>
  sparOn(
    new Scenario({
      slug: 'sparring-match',
      title: `Sparring match, seed ${seed}`,
      day: '2025-11-03',
      source: 'local',
      players: [
        { id: 'red', name: 'Red (sparring player)', powers: ['ussr', 'uk', 'usa'], role: 'player' },
        { id: 'grey', name: 'Grey (sparring player)', powers: ['germany', 'japan'], role: 'player' },
      ],
    }),
    seed,
    ({ state }) => state.round <= MOST_ROUNDS,
  );
