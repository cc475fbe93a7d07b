// An amphibious assault with a supporting shot: the British land in Finland-Norway in the opening round.

import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

export const landingInNorway = (): Scenario =>
  new Scenario({
    slug: 'landing-in-norway',
    title: 'The landing in Norway',
    day: '2026-02-06',
    players: ANNA_AND_BERND,
    start: position({
      round: 1,
      power: 'uk',
      board: 'printed',
      treasury: { ussr: 24, germany: 32, uk: 30, japan: 25, usa: 36 },
    }),
  }).sheet(
    `buy 7 inf, 1 trn
combat
bridge 2 inf UK > NOR > FIN
2 ftr UK > NOR > FIN (land UK)
1 bmr UK > NOR > FIN (land UK)
fight FIN
---
ncm
2 ftr FIN > NOR > UK
1 bmr FIN > NOR > UK
1 trn LAB > NOR
place 7 inf UK, 1 trn NOR
end turn`,
    {
      'combat/finland-norway/0/supporting-shot/uk': [3],
      'combat/finland-norway/1/attack/uk': [1, 6, 3, 5, 2],
      'combat/finland-norway/1/defence/germany': [6, 4, 6, 5, 6],
      'combat/finland-norway/2/attack/uk': [6, 4, 2, 3, 1],
      'combat/finland-norway/2/defence/germany': [3],
    },
    'The battleship *may* shoot once, because no German ship is in the North Sea.',
  );
