// A game in progress, from the printed set-up, with dice from seeds: round 1 is half played and Britain is awaited.

import { Scenario } from '../scenario.ts';
import { sparOn } from '../spar.ts';
import { ANNA_AND_BERND } from './people.ts';

export const springEvening = (): Scenario => {
  const game = new Scenario({
    slug: 'spring-evening',
    title: 'An evening in spring',
    day: '2026-04-03',
    source: 'local',
    players: [...ANNA_AND_BERND, { id: 'greta', name: 'Greta', powers: [], role: 'steward', language: 'nl' }],
  });
  game.sheet(
    `buy 8 inf
combat
3 inf KAR > UKR
5 inf CAU > UKR
1 arm KAR > UKR
1 ftr KAR > UKR (land CAU)
1 ftr RUS > KAR > UKR (land CAU)
2 arm RUS > CAU > UKR
fight UKR`,
    {},
    'Good luck, Bernd!',
  );
  // The rest of the Soviet turn and Germany's follow what the dice have left.
  return sparOn(game, 1, ({ state }) => state.turn.power === 'ussr' || state.turn.power === 'germany');
};
