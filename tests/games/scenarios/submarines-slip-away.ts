// Submarines that withdraw: a German boat shoots first, then slips out of the North Sea; the British fleet keeps the
// zone.

import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

export const submarinesSlipAway = (): Scenario =>
  new Scenario({
    slug: 'submarines-slip-away',
    title: 'Submarines slip away',
    day: '2026-02-20',
    players: ANNA_AND_BERND,
    start: position({
      round: 3,
      power: 'uk',
      board: 'printed',
      units: {
        'north-sea': { germany: { submarine: 2, transport: 1 } },
        'labrador-sea': { uk: { battleship: 1, transport: 2, submarine: 1 } },
        'barents-sea': {},
      },
      treasury: { ussr: 20, germany: 30, uk: 24, japan: 28, usa: 34 },
    }),
  })
    .sheet(
      `buy 8 inf
combat
1 bb 1 sub LAB > NOR
2 ftr UK > NOR
fight NOR`,
      { 'combat/north-sea/1/submarine/uk': [2] },
    )
    .wait(11)
    .sheet(
      'lose 1 trn in NOR',
      { 'combat/north-sea/1/attack/uk': [6, 5, 5], 'combat/north-sea/1/defence/germany': [5, 2] },
      'Ich nehme den Transporter.',
      'germany',
    )
    .sheet('withdraw 2 subs NOR > BAR', {}, 'Und weg sind sie.', 'germany')
    .wait(3)
    .sheet('ncm\n2 ftr NOR > UK\nplace 8 inf UK\nend turn');
