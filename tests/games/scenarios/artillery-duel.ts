// Guns on both sides, under Enhanced Realism: the Soviets attack the Ukraine with artillery, which fires before
// everybody else and whose victims never answer; what armor is left drives on in its second move.

import { enhancedRealism } from '../../../src/rulesets/index.ts';
import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

export const artilleryDuel = (): Scenario =>
  new Scenario({
    slug: 'artillery-duel',
    title: 'The artillery duel in the Ukraine',
    day: '2026-04-03',
    ruleset: enhancedRealism,
    players: ANNA_AND_BERND,
    start: position({
      ruleset: enhancedRealism,
      round: 2,
      power: 'ussr',
      board: 'printed',
      units: {
        caucasus: { ussr: { infantry: 4, artillery: 3, armor: 4, 'industrial-complex': 1 } },
        'ukraine-ssr': { germany: { infantry: 3, artillery: 2, armor: 1, fighter: 1 } },
        'eastern-europe': { germany: { infantry: 1, 'industrial-complex': 1 } },
      },
      treasury: {},
    }),
  })
    .sheet(
      `buy 3 inf, 3 art
combat
4 inf 3 art 4 arm CAU > UKR
fight UKR`,
      {
        'combat/ukraine-ssr/1/artillery/ussr': [1, 2, 5],
        'combat/ukraine-ssr/1/artillery/germany': [2, 6],
        'combat/ukraine-ssr/1/attack/ussr': [1, 5, 6, 1, 3, 5, 4],
        'combat/ukraine-ssr/1/defence/germany': [2, 5, 4],
      },
      'Three guns against two, and a 1 takes what *we* choose: their fighter never gets off the ground.',
    )
    .wait(10)
    .sheet(
      'continue UKR',
      {
        'combat/ukraine-ssr/2/artillery/ussr': [2, 4, 5],
        'combat/ukraine-ssr/2/artillery/germany': [1],
        'combat/ukraine-ssr/2/attack/ussr': [5, 6, 2, 4, 6],
      },
      'Zurück nach Osteuropa? Nein, die Geschütze bleiben und nehmen noch einen Panzer mit.',
      'germany',
    )
    .wait(2)
    .sheet(
      `second move
2 arm UKR > EEU
fight EEU`,
      {
        'combat/eastern-europe/2/1/attack/ussr': [6, 2],
        'combat/eastern-europe/2/1/defence/germany': [5],
      },
      'Armor that has won a battle may win another, one space on.',
    )
    .sheet(
      `ncm
1 arm UKR > CAU
place 3 inf CAU, 3 art EEU
end turn`,
      {},
      'The third one has a move left and covers the Caucasus. A complex taken this turn places units at once, as many as the land is worth.',
    );
