// The road to China, under Pacific: Japan takes Burma, and China raises two infantry where it would have raised three;
// a round later the Indian army is back in Rangoon, and the road is open.

import { pacific2001 } from '../../../src/rulesets/index.ts';
import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { IN_THE_PACIFIC } from './people.ts';

export const burmaRoad = (): Scenario =>
  new Scenario({
    slug: 'burma-road',
    title: 'The Burma Road is cut',
    day: '2026-03-27',
    ruleset: pacific2001,
    players: IN_THE_PACIFIC,
    start: position({
      ruleset: pacific2001,
      round: 2,
      power: 'japan',
      board: 'printed',
      units: {
        siam: { japan: { infantry: 3 } },
        'shan-state': { japan: { infantry: 4, artillery: 2 } },
        burma: { uk: { infantry: 2, artillery: 1 } },
        india: { uk: { infantry: 6, artillery: 2, armor: 1, 'aa-gun': 1, 'industrial-complex': 1, fighter: 2 } },
      },
      control: { siam: 'japan', 'shan-state': 'japan' },
      treasury: { japan: 20, usa: 60 },
      purses: { uk: { australia: 21, india: 19 } },
    }),
  })
    .sheet(
      `buy 5 inf
combat
4 inf 2 art SHS > BUR
fight BUR`,
      {
        'combat/burma/1/attack/japan': [1, 5, 2, 4, 3, 2],
        'combat/burma/1/defence/uk': [2, 6, 1],
      },
      'Ohne Rangun keine Straße.',
    )
    .sheet('ncm\n3 inf SIA > SHS\nplace 5 inf JAP\nend turn')
    .wait(8)
    .sheet('buy India: 5 inf\nncm\nplace 5 inf IND\nend turn', {}, 'They will not have it for long.')
    .sheet('convoy money: 12 India', {}, undefined, 'uk')
    .sheet('buy 3 ftr, 2 dd\nncm', {}, 'Two infantry for China, and not three.')
    .stays('china', 'noncombat-move')
    .sheet('place 2 dd SZ 5, 3 ftr US\nend turn')
    .wait(12)
    .sheet('buy 6 inf\nncm\nplace 6 inf JAP\nend turn', {}, 'Burma hält sich, bis die Regenzeit kommt.')
    .wait(3)
    .sheet(
      `buy India: 4 inf
combat
9 inf 2 art 1 arm IND > BUR
2 ftr IND > BUR (land IND)
fight BUR`,
      {
        'combat/burma/1/attack/uk': [1, 2, 5, 3, 3, 4, 3, 2, 5, 1, 3, 4, 2, 5],
        'combat/burma/1/defence/japan': [1, 5, 2, 6],
      },
      'Everything the Indian army has, and the road is open again.',
    )
    .sheet('ncm\n2 ftr BUR > IND\nplace 4 inf IND\nend turn')
    .sheet('convoy money: 6 India, 6 Australia', {}, undefined, 'uk')
    .sheet('buy 2 cv, 2 ftr\nncm')
    .stays('china', 'noncombat-move')
    .sheet('place 2 cv SZ 5, 2 ftr US\nend turn', {}, 'Three for China.');
