// Europe is won and taken up again, in the linked war: Germany holds Berlin and Moscow for a round and has won there,
// Japan gets its point for it, and Germany breaks the peace at once where Soviet troops still stand.

import { linked2001 } from '../../../src/rulesets/index.ts';
import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { IN_THE_LINKED_WAR } from './people.ts';

export const wonAndReopened = (): Scenario =>
  new Scenario({
    slug: 'won-and-reopened',
    title: 'Europe won, and the war taken up again',
    day: '2026-04-10',
    ruleset: linked2001,
    players: IN_THE_LINKED_WAR,
    start: position({
      ruleset: linked2001,
      round: 6,
      power: 'germany',
      board: 'printed',
      units: {
        'eu:moscow': { germany: { infantry: 2 } },
        'eu:belorussia': { germany: { infantry: 3, armor: 2 } },
        'eu:east-poland': { germany: { infantry: 2 } },
        'eu:russia': { ussr: { infantry: 2 } },
        'eu:archangel': { ussr: { infantry: 4, artillery: 1 } },
      },
      control: { 'eu:moscow': 'germany', 'eu:belorussia': 'germany', 'eu:east-poland': 'germany' },
      treasury: {},
      purses: {
        uk: { england: 0, india: 0, australia: 0 },
        usa: { 'america-in-europe': 0, 'america-in-the-pacific': 0 },
      },
      points: { japan: 9 },
    }),
  })
    .sheet('ncm\nend turn', {}, 'Moskau halten wir.')
    .wait(9)
    .sheet('ncm\nend turn', {}, 'Archangel holds as well.')
    .sheet('end turn')
    .sheet('end turn')
    .sheet('convoy money: 28 England', {}, undefined, 'uk')
    .stays('china', 'noncombat-move')
    .sheet('end turn')
    .sheet('convoy money: 25 to Europe', {}, undefined, 'usa')
    .wait(10)
    .sheet(
      `combat
3 inf 2 arm BEL > RUS
attack RUS
fight RUS`,
      {
        'combat/eu:russia/1/attack/germany': [1, 4, 5, 2, 6],
        'combat/eu:russia/1/defence/ussr': [2, 5],
      },
      'Gewonnen ist gewonnen. Nur Russland fehlt noch.',
    )
    .sheet('ncm\nend turn')
    .wait(2)
    .sheet(
      `combat
4 inf 1 art ARC > RUS
fight RUS`,
      {
        'combat/eu:russia/1/attack/ussr': [1, 4, 6, 2, 5],
        'combat/eu:russia/1/defence/germany': [3, 2, 6, 3],
        'combat/eu:russia/2/attack/ussr': [1, 5, 2, 2],
        'combat/eu:russia/2/defence/germany': [5, 6],
      },
      'Then the war is open for us too.',
    )
    .sheet('ncm\nend turn');
