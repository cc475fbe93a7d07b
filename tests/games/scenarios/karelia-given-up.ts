// Leaving battles under Enhanced Realism: British ships break off contact and stay where they are, the Soviets give
// Karelia up and go two ways, and the armor that follows them turns back.

import { enhancedRealism } from '../../../src/rulesets/index.ts';
import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

export const kareliaGivenUp = (): Scenario =>
  new Scenario({
    slug: 'karelia-given-up',
    title: 'Karelia is given up',
    day: '2026-04-17',
    ruleset: enhancedRealism,
    players: ANNA_AND_BERND,
    start: position({
      ruleset: enhancedRealism,
      round: 2,
      power: 'germany',
      board: 'printed',
      units: {
        'karelia-ssr': { ussr: { infantry: 4, artillery: 1, armor: 1, fighter: 1, 'industrial-complex': 1 } },
        caucasus: { ussr: { infantry: 1, 'industrial-complex': 1 } },
        russia: { ussr: { infantry: 6, armor: 2, artillery: 1, 'industrial-complex': 1 } },
        'eastern-europe': { germany: { infantry: 6, artillery: 2, armor: 3, 'industrial-complex': 1 } },
        'finland-norway': { germany: { infantry: 2, fighter: 1 } },
        'baltic-sea': { germany: { submarine: 2 } },
        'north-sea': { uk: { battleship: 1, transport: 1 } },
        'barents-sea': {},
        'northeast-atlantic': {},
      },
      treasury: {},
    }),
  })
    .sheet(
      `buy 9 inf, 1 art
combat
2 sub BAL > NOR
1 ftr FIN > NOR (land FIN)
5 inf 2 art 3 arm EEU > KAR
2 inf FIN > KAR
fight NOR`,
      {
        'combat/north-sea/1/submarine/germany': [4, 5],
        'combat/north-sea/1/artillery/uk': [3],
        'combat/north-sea/1/attack/germany': [5],
        'combat/north-sea/1/defence/uk': [6],
      },
      'Erst die Nordsee, dann Karelien.',
    )
    .wait(12)
    .sheet(
      'retreat NOR: 1 bb stay, 1 trn > LAB',
      {},
      'The transport goes, the battleship breaks off contact and stays: from now on we share the North Sea.',
      'uk',
    )
    .wait(6)
    .sheet('fight KAR', {
      'combat/karelia-ssr/1/artillery/germany': [2, 5],
      'combat/karelia-ssr/1/artillery/ussr': [1],
      'combat/karelia-ssr/1/attack/germany': [1, 6, 5, 4, 3, 6, 2, 1, 5],
      'combat/karelia-ssr/1/defence/ussr': [2, 5, 4, 3, 6],
    })

    .wait(15)
    .sheet(
      'retreat KAR: 2 inf > RUS, 1 art > CAU, 1 ftr > RUS',
      {},
      'Four against ten is no battle. The gun goes where it is needed next, the others cover Moscow.',
      'ussr',
    )
    .wait(3)
    .sheet(
      `second move
2 arm KAR > CAU
fight CAU stop after 1 round`,
      {
        'combat/caucasus/2/1/artillery/ussr': [2],
        'combat/caucasus/2/1/attack/germany': [5],
        'combat/caucasus/2/1/defence/ussr': [6],
      },
      'Die Panzer haben noch einen Zug. Nachsetzen!',
    )
    .sheet(
      `retreat CAU > KAR
---
ncm
1 ftr NOR > FIN
place 3 inf KAR, 6 inf 1 art GER
end turn`,
      {},
      'Das Geschütz war schneller als wir. Zurück nach Karelien, wo gleich frische Infanterie steht.',
    )
    .wait(10)
    .sheet(
      `buy 1 trn, 1 ftr, 2 art
combat
attack NOR
2 ftr UK > NOR (land UK)
fight NOR`,
      {
        'combat/north-sea/1/artillery/uk': [5],
        'combat/north-sea/1/attack/uk': [4, 6],
        'combat/north-sea/1/defence/germany': [3],
      },
      'We need not fight the boat that lies beside us. We do.',
    )
    .wait(8)
    .sheet('retreat NOR: 1 sub stay', {}, 'Jetzt lösen *wir* uns und bleiben.', 'germany')
    .wait(2)
    .sheet(
      `ncm
2 ftr NOR > UK
place 1 trn NOR, 1 ftr 2 art UK
end turn`,
      {},
      'A new transport under its periscope: here that is nobody’s option but the rule.',
    );
