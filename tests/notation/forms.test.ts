// Lines of research, purchase and movement as players write them, in three languages, and what they mean. The position
// is the printed set-up.

import { describe } from 'vitest';
import type { Move } from '../../src/engine/index.ts';
import { check, combat, inf, noncombat } from './forms.ts';

describe('research and purchase', () => {
  check({ power: 'ussr' }, [
    [
      [
        'research 2',
        'Research: 2',
        '2 research dice',
        'tech 2 dice',
        '2 dice',
        'Forschung 2',
        'Technologie: 2',
        'onderzoek 2',
        'RESEARCH\n2',
      ],
      { type: 'research', dice: 2 },
    ],
    [
      [
        'buy 3 inf, 1 arm, 2 ftr',
        'Purchase: 3 INF, ARM, 2 FIG',
        'purchases\n3 inf\n1 arm and 2 ftr',
        'buy 3 infantry & 1 armour + 2 fighters',
        'bought 3x inf 1x tank 2x fig',
        'buy inf x3, arm x1, ftr x2',
        'Kauf: 3 Inf, 1 Pz, 2 Jg',
        'Kaufe 3 Infanterie, 1 Panzer und 2 Jäger',
        'Einkauf\nInf 3, Pz, Jaeger 2',
        'Aankoop: 3 inf, 1 tank en 2 jagers',
        'koop 3 infanteristen, tank, 2 gevechtsvliegtuigen',
        '3 inf, 1 arm, 2 ftr',
      ],
      { type: 'purchase', units: { infantry: 3, armor: 1, fighter: 2 } },
    ],
    [
      [
        'buy 1 aa gun, 1 ic, trn, 2 subs, AC, BB',
        'Kauf: Flak, Fab, Trn, 2 U-Boote, Träger, BB',
        'koop LDG, fabriek, trn, 2 ozb, vliegdekschip, slagschip',
      ],
      {
        type: 'purchase',
        units: { 'aa-gun': 1, 'industrial-complex': 1, transport: 1, submarine: 2, carrier: 1, battleship: 1 },
      },
    ],
  ]);
});

describe('moves on land', () => {
  check({ power: 'ussr' }, [
    [
      [
        '3 inf 1 arm CAU > UKR',
        '3 inf, 1 arm CAU -> UKR',
        '3 INF, ARM Cauc → Ukr.',
        '3 inf & arm Caucasus - Ukraine S.S.R.',
        '3x inf 1x arm CAU => UKR',
        'inf x3, arm CAU > UKR',
        'inf 3, arm 1 CAU > UKR',
        '3 inf and 1 arm from CAU to UKR',
        'CAU 3 inf 1 arm > UKR',
        'CAU: 3 inf, 1 arm > UKR',
        'CAU-UKR: 3 inf, 1 arm',
        'CAU > UKR 3 inf, 1 arm',
        '3 inf 1 arm CAU-UKR',
        'attack: 3 inf 1 arm CAU > UKR',
        'CM: 3 inf, 1 arm CAU > UKR',
        'Combat moves\n- 3 inf, 1 arm CAU > UKR',
        '1. 3 inf, 1 arm CAU > UKR // the bold way',
        '3 inf, 1 arm CAU > UKR ; the bold way',
        '# my plan\n3 inf, 1 arm CAU > UKR',
        '## Combat moves\n3 inf, 1 arm CAU > UKR',
        '3 Inf. und 1 Pz Kaukasus nach Ukraine',
        'Attack\n3 inf, 1 arm CAU > UKR',
        'Attacks:\n3 inf, 1 arm CAU > UKR',
        'Angriff\n3 inf, 1 arm CAU > UKR',
        'Angriff:\n3 inf, 1 arm CAU > UKR',
        'aanval\n3 inf, 1 arm CAU > UKR',
        'Angriffszüge:\n3 Infanterie, 1 Panzer von Kauk nach Ukr',
        'Aanvalszetten\n3 inf en 1 tank van Kaukasus naar Oekraïne',
      ],
      combat({ kind: 'march', units: { infantry: 3, armor: 1 }, path: ['caucasus', 'ukraine-ssr'] }),
    ],
    [
      ['3 inf CAU > UKR, 2 inf KAR > UKR', '3 inf CAU > UKR\n2 inf KAR > UKR', '3 inf CAU, 2 inf KAR > UKR'],
      combat(
        { kind: 'march', units: inf(3), path: ['caucasus', 'ukraine-ssr'] },
        { kind: 'march', units: inf(2), path: ['karelia-ssr', 'ukraine-ssr'] },
      ),
    ],
    [
      ['2 arm RUS > CAU > UKR', '2 arm Russia > Ukraine', '2 arm RUS > UKR blitz', 'blitz 2 arm RUS > UKR'],
      combat({ kind: 'march', units: { armor: 2 }, path: ['russia', 'caucasus', 'ukraine-ssr'] }),
    ],
    [['all inf RUS > KAR'], combat({ kind: 'march', units: inf(4), path: ['russia', 'karelia-ssr'] })],
    [
      [
        'NCM\n1 aa RUS > KAR',
        'noncombat: AA gun Rus > Kar',
        'Non-combat moves: aa RUS > KAR',
        'Umgruppierung: Fla RUS > KAR',
        'Verplaatsingen\n1 luchtdoelkanon Rusland naar Karelië',
      ],
      noncombat({ kind: 'march', units: { 'aa-gun': 1 }, path: ['russia', 'karelia-ssr'] }),
    ],
    [['Combat moves: none', 'CM\nno attacks', 'Angriffe: keine', 'Aanvallen: geen'], combat()],
    [['march 2 inf RUS > JPN'], combat({ kind: 'march', units: inf(2), path: ['russia', 'japan'] })],
  ]);
});

describe('planes', () => {
  check({ power: 'germany' }, [
    [
      [
        '1 bmr GER > EEU > KAR (land GER)',
        '1 bmb GER > EEU > KAR, landing Germany',
        'bomber GER > EEU > KAR land in Berlin',
        '1 Bomber GER > EEU > KAR (Landung in Deutschland)',
        '1 bommenwerper GER > EEU > KAR (landt in Duitsland)',
        '1 bmr GER > EEU > KAR (land at Germany)',
      ],
      combat({
        kind: 'march',
        units: { bomber: 1 },
        path: ['germany', 'eastern-europe', 'karelia-ssr'],
        land: 'germany',
      }),
    ],
    [
      [
        '1 bmr EEU > KAR SBR',
        'SBR 1 bmr EEU > KAR',
        'raid: 1 bmr EEU > KAR',
        '1 bmr EEU > KAR (SBR)',
        '1 bmr EEU > KAR, strategic bombing raid',
        '1 Bmb EEU > KAR Bombenangriff',
        '1 bom EEU > KAR strategisch bombardement',
      ],
      combat({ kind: 'march', units: { bomber: 1 }, path: ['eastern-europe', 'karelia-ssr'], mission: 'raid' }),
    ],
    [
      [
        '1 ftr EEU > UKR > CAU, land in the Ukraine',
        '1 ftr EEU > UKR > CAU (land at the Ukraine)',
        '1 ftr EEU > UKR > CAU land the Ukraine',
        '1 Jg EEU > UKR > CAU, landet in der Ukraine',
        '1 jager EEU > UKR > CAU, landt in de Oekraïne',
        '1 jager EEU > UKR > CAU (landing de Oekraïne)',
      ],
      combat({
        kind: 'march',
        units: { fighter: 1 },
        path: ['eastern-europe', 'ukraine-ssr', 'caucasus'],
        land: 'ukraine-ssr',
      }),
    ],
    [
      [
        '1 ftr EEU > UKR, land in the Caucasus',
        '1 ftr EEU > UKR (land at the Caucasus)',
        '1 jager EEU > UKR, landt in de Kaukasus',
        '1 Jg EEU > UKR, landet im Kaukasus',
        '1 Jg EEU > UKR (Landung im Kaukasus)',
      ],
      combat({
        kind: 'march',
        units: { fighter: 1 },
        path: ['eastern-europe', 'ukraine-ssr'],
        land: 'caucasus',
      }),
    ],
    [
      ['1 ftr GER > UK via NOR', '1 ftr GER > UK (via BAL, North Sea)'],
      combat({ kind: 'march', units: { fighter: 1 }, path: ['germany', 'baltic-sea', 'north-sea', 'united-kingdom'] }),
    ],
  ]);
});

describe('ships and what they carry', () => {
  const landing = (...sail: readonly Move[]): unknown =>
    combat({ kind: 'load', units: inf(2), from: 'united-kingdom', zone: 'north-sea' }, ...sail, {
      kind: 'unload',
      units: inf(2),
      zone: sail.length > 0 ? 'baltic-sea' : 'north-sea',
      to: sail.length > 0 ? 'germany' : 'finland-norway',
    });
  const sailing: Move = { kind: 'march', units: { transport: 1 }, path: ['north-sea', 'baltic-sea'], cargo: inf(2) };
  check({ power: 'uk' }, [
    [
      [
        'load 2 inf UK > NOR\n1 trn NOR > BAL (carrying 2 inf)\nunload 2 inf BAL > GER',
        '2 inf UK > (NOR) > BAL > GER by 1 trn',
        '1 trn: 2 inf UK > NOR > BAL > GER',
        '2 inf UK > NOR > BAL > GER',
        '2 inf UK > UK SZ > Baltic SZ > Germany (1 trn)',
        '1 trn 2 inf UK > NOR > BAL > GER',
        '2 Inf UK > Nordsee > Ostsee > Deutschland mit 1 Trn',
        '2 inf UK > Noordzee > Oostzee > Duitsland met 1 transportschip',
      ],
      landing(sailing),
    ],
    [
      [
        'bridge 2 inf UK > NOR > FIN',
        'bridge 2 inf UK > FIN',
        '2 inf UK > NOR > FIN',
        '2 inf UK > FIN by trn',
        'load 2 inf UK\nunload 2 inf NOR > FIN',
        'load 2 inf from UK in NOR\nunload 2 inf NOR > FIN',
        'Lade 2 Inf UK > Nordsee\nEntlade 2 Inf Nordsee nach Finnland',
        'laad 2 inf VK > Noordzee\nlos 2 inf Noordzee > Noorwegen',
        'Überbrücken 2 Inf UK > FIN',
        'overbruggen 2 inf VK > NOR > FIN',
      ],
      landing(),
    ],
    [
      ['3 inf UK > NOR > BAL'],
      combat(
        { kind: 'load', units: inf(3), from: 'united-kingdom', zone: 'north-sea' },
        { kind: 'march', units: { transport: 1 }, path: ['north-sea', 'baltic-sea'], cargo: inf(2) },
        { kind: 'march', units: { transport: 1 }, path: ['north-sea', 'baltic-sea'], cargo: inf(1) },
      ),
    ],
    [
      [
        'load 1 arm EEU > BLA on USSR trn',
        'load 1 arm EEU > BLA aboard 1 Russian trn',
        'lade 1 Pz EEU > BLA auf UdSSR Trn',
      ],
      combat({ kind: 'load', units: { armor: 1 }, from: 'eastern-europe', zone: 'black-sea', ships: 'ussr' }),
    ],
    [
      ['1 trn 1 bb NOR > BAL', 'trn, bb UK SZ > Baltic', '1 trn 1 bb NOR > BAL > GER bombard'],
      combat({ kind: 'march', units: { transport: 1, battleship: 1 }, path: ['north-sea', 'baltic-sea'] }),
    ],
    [
      ['1 trn NOR > BAL (empty)', '1 trn NOR > BAL MT'],
      combat({ kind: 'march', units: { transport: 1 }, path: ['north-sea', 'baltic-sea'], cargo: {} }),
    ],
  ]);
});
