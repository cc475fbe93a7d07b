// A capital lost, looted and freed: Germany takes Russia with the Soviet treasury, the British free it from Persia, and
// the Soviet turn that follows shows what a power without income can do.

import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

export const moscowLostAndFreed = (): Scenario =>
  new Scenario({
    slug: 'moscow-lost-and-freed',
    title: 'Moscow lost and freed',
    day: '2026-03-06',
    players: ANNA_AND_BERND,
    start: position({
      round: 5,
      power: 'germany',
      board: 'printed',
      control: { 'karelia-ssr': 'germany', caucasus: 'germany' },
      units: {
        'karelia-ssr': { germany: { infantry: 5, armor: 4, 'aa-gun': 1, 'industrial-complex': 1 } },
        caucasus: { germany: { infantry: 2 } },
        russia: { ussr: { infantry: 3, 'aa-gun': 1, 'industrial-complex': 1 } },
        'kazakh-ssr': { uk: { infantry: 3, armor: 2 } },
        novosibirsk: { ussr: { infantry: 2 } },
        'ukraine-ssr': { germany: { infantry: 2 } },
        'eastern-europe': { germany: { infantry: 2, fighter: 1 } },
        'finland-norway': { germany: { infantry: 1, fighter: 1 } },
      },
      treasury: { ussr: 18, germany: 35, uk: 22, japan: 30, usa: 38 },
    }),
  })
    .sheet(
      `buy 10 inf, 1 arm
combat
5 inf 4 arm KAR > RUS
fight RUS
---
place 10 inf GER, 1 arm GER
end turn`,
      {
        'combat/russia/1/attack/germany': [1, 1, 5, 6, 4, 2, 6, 5, 4],
        'combat/russia/1/defence/ussr': [1, 2, 2],
      },
      'With Moscow falls the Soviet purse: 18 IPC change hands.',
    )
    .wait(14)
    .sheet(
      `buy 7 inf
combat
3 inf 2 arm KAZ > RUS
fight RUS
---
place 7 inf UK
end turn`,
      {
        'combat/russia/1/attack/uk': [1, 1, 4, 3, 2],
        'combat/russia/1/defence/germany': [1, 6, 6, 4, 3, 5],
        'combat/russia/2/attack/uk': [1, 6, 3, 2],
        'combat/russia/2/defence/germany': [6, 6],
      },
      'Moscow is free again. The USSR gets the land back, not the money.',
    )
    .wait(30)
    .sheet('buy 8 inf\nplace 8 inf JPN\nend turn')
    .wait(9)
    .sheet('buy 3 ftr\nplace 3 ftr EUS\nend turn')
    .wait(12)
    .sheet(
      'ncm\n2 inf NOV > RUS\nend turn',
      {},
      'Nothing to spend, but at the end of this turn the Soviet Union collects again.',
    );
