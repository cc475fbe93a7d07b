// Planes given up against a fleet, under Pacific: the Americans come to Iwo Jima with two carriers and all that goes
// with them, and before a gun is fired Japan sends five of its six kamikazes.

import { pacific2001 } from '../../../src/rulesets/index.ts';
import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { IN_THE_PACIFIC } from './people.ts';

export const kamikazes = (): Scenario =>
  new Scenario({
    slug: 'kamikazes',
    title: 'Kamikazes off Iwo Jima',
    day: '2026-03-20',
    ruleset: pacific2001,
    players: IN_THE_PACIFIC,
    start: position({
      ruleset: pacific2001,
      round: 6,
      power: 'usa',
      board: 'printed',
      units: {
        wake: { usa: { marine: 2, infantry: 2 } },
        'sea-zone-19': { usa: { transport: 2, destroyer: 2, carrier: 2, battleship: 1, fighter: 4 } },
        'sea-zone-24': {},
        'sea-zone-25': {},
        bonin: { japan: { infantry: 2 } },
      },
      treasury: { japan: 24, usa: 62 },
      purses: { uk: { australia: 14, india: 8 } },
    }),
  })
    .sheet(
      `buy 2 dd, 1 trn, 4 mar
combat
load 2 mar 2 inf WAK > SZ 19
2 trn 2 dd 2 cv 1 bb SZ 19 > SZ 24
unload 2 mar 2 inf SZ 24 > BON
2 ftr SZ 19 > SZ 24 > BON (land SZ 24)`,
      {},
      'Two carriers, and the marines go ashore first. Iwo Jima is eight hundred miles from Tokyo, and they know that too.',
    )
    .stays('china', 'combat-move')
    .wait(9)
    .sheet(
      'kamikaze: 3 carrier SZ 24, 2 battleship SZ 24',
      { 'kamikaze/sea-zone-24/131': [2, 5, 6], 'kamikaze/sea-zone-24/133': [1, 4] },
      'Fünf von sechs. Der Träger ist jeden davon wert.',
      'japan',
    )
    .wait(2)
    .sheet(
      'fight BON',
      {
        'combat/bonin/0/supporting-shot/usa': [5, 3, 6],
        'combat/bonin/1/attack/usa': [4, 2, 6, 2, 5, 6],
        'combat/bonin/1/defence/japan': [2, 5],
      },
      'One carrier gone, the battleship burning. Ashore it is soon over: a destroyer’s guns, then the marines.',
    )
    .sheet('ncm\n2 ftr BON > SZ 24\n2 ftr SZ 19 > WAK')
    .stays('china', 'noncombat-move')
    .sheet('place 2 dd 1 trn SZ 9, 4 mar HAW\nend turn');
