// A carrier battle: Japan strikes the American carrier off Hawaii, with planes from land, deck and a carrier that
// follows.

import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

export const carriersAtHawaii = (): Scenario =>
  new Scenario({
    slug: 'carriers-at-hawaii',
    title: 'Carriers off Hawaii',
    day: '2026-02-13',
    players: ANNA_AND_BERND,
    start: position({
      round: 1,
      power: 'japan',
      board: 'printed',
      treasury: { ussr: 24, germany: 32, uk: 30, japan: 25, usa: 36 },
    }),
  })
    .sheet(
      `buy 1 trn, 5 inf
combat
1 bb SOJ > WKS > HWS
1 sub SOS > HWS
1 ftr CIS > WKS > HWS
1 bmr JPN > SOJ > WKS > HWS
fight HWS stop after 1 round`,
      {
        'combat/hawaiian-sea/1/submarine/japan': [2],
        'combat/hawaiian-sea/1/attack/japan': [3, 5, 6],
        'combat/hawaiian-sea/1/defence/usa': [4],
      },
    )
    .wait(20)
    .sheet('lose 1 ac in HWS', { 'combat/hawaiian-sea/1/attack/japan': [5, 3, 6] }, undefined, 'usa')
    .sheet(
      'lose 1 sub in HWS',
      { 'combat/hawaiian-sea/1/defence/usa': [3, 4] },
      'The carrier is gone, her planes fight on.',
      'usa',
    )
    .wait(5)
    .sheet(
      `continue HWS
---
ncm
1 ac CIS > WKS > HWS
1 bmr HWS > WKS > SOJ > JPN
place 1 trn SOJ, 5 inf JPN
end turn`,
      { 'combat/hawaiian-sea/2/attack/japan': [2, 6, 5], 'combat/hawaiian-sea/2/defence/usa': [5] },
      'The carrier follows the fleet, so that her fighter can come down in the zone it won.',
    );
