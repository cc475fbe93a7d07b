// Battles declared in the manner of IAAPA.

import { describe, expect, test } from 'vitest';
import { type Given, read, understood } from './support.ts';

const ussr: Given = { power: 'ussr' };
const march = (units: object, path: readonly string[], more: object = {}): unknown => ({
  kind: 'march',
  units,
  path,
  ...more,
});

const UKRAINE = `
#2 - Ukr (3 INF, 2 ARM, FTR)
Cauc 4 INF, 1 ARM
Rus 1 FTR (land Caucasus)
Total USSR v. Germany --- 4 INF, 1 ARM, 1 FTR v. 3 INF, 2 ARM, FTR
`;

describe('a declared battle', () => {
  const moves = [
    march({ infantry: 4, armor: 1 }, ['caucasus', 'ukraine-ssr']),
    march({ fighter: 1 }, ['russia', 'caucasus', 'ukraine-ssr'], { land: 'caucasus' }),
  ];

  test('becomes moves, and numbers that agree are passed over in silence', () => {
    const sheet = read(ussr, UKRAINE);
    expect(sheet.remarks).toEqual([]);
    expect(sheet.problems).toEqual([]);
    expect(understood(ussr, UKRAINE)).toEqual([{ type: 'combat-move', moves }]);
  });
  test('may go without number, defenders or total', () => {
    expect(understood(ussr, 'Ukr (3 INF, 2 ARM, FTR)\nCauc 4 INF, ARM\nRus FTR (land Cauc)')).toEqual([
      { type: 'combat-move', moves },
    ]);
    expect(understood(ussr, '#1 Ukraine\n4 inf, arm Cauc\nftr from Rus, land Cauc')).toEqual([
      { type: 'combat-move', moves },
    ]);
  });
  test('may stand in German or Dutch', () => {
    const german =
      '#1 - Ukr (3 Inf, 2 Pz, Jg)\nKauk 4 Inf, 1 Pz\nRus 1 Jg (Landung in Kauk)\nGesamt --- 4 Inf, Pz, Jg gegen 3 Inf, 2 Pz, Jg';
    const dutch =
      '#1 - Oekr (3 inf, 2 tanks, jager)\nKauk 4 inf, 1 tank\nRus 1 jager (landt in Kauk)\nTotaal: 4 inf, tank, jager tegen 3 inf, 2 tanks, jager';
    for (const text of [german, dutch]) {
      expect(read(ussr, text).remarks).toEqual([]);
      expect(understood(ussr, text)).toEqual([{ type: 'combat-move', moves }]);
    }
  });
  test('takes troops over sea, inside the line or by the zone alone', () => {
    const lift = [
      { kind: 'load', units: { infantry: 2 }, from: 'united-kingdom', zone: 'north-sea' },
      { kind: 'unload', units: { infantry: 2 }, zone: 'north-sea', to: 'finland-norway' },
    ];
    for (const line of ['UK 2 INF (1 TRN)', 'UK 2 INF via NOR', 'UK 2 INF (by 1 trn via UK SZ)', 'UK 2 INF'])
      expect(understood({ power: 'uk' }, `#1 - Fin\n${line}`)).toEqual([{ type: 'combat-move', moves: lift }]);
  });
  test('ends at a blank line, and the next has its own sum', () => {
    const text = `#1 - Ukr\nCauc 3 INF\nTotal 3 INF\n\n#2 - Fin\nKar 2 INF\nTotal 2 INF`;
    expect(understood(ussr, text)).toEqual([
      {
        type: 'combat-move',
        moves: [
          march({ infantry: 3 }, ['caucasus', 'ukraine-ssr']),
          march({ infantry: 2 }, ['karelia-ssr', 'finland-norway']),
        ],
      },
    ]);
  });
  test('an empty target is MT, and said to be so wrongly gets the numbers', () => {
    expect(read({ power: 'uk' }, '#1 - Lib (MT)\nEgy 1 INF').remarks).toMatchObject([
      { code: 'defenders-differ', params: { space: 'libya', said: {}, there: { infantry: 1, armor: 1 } } },
    ]);
    expect(read(ussr, '#1 - Manch (MT)\nYak 1 INF').remarks).toMatchObject([
      { code: 'defenders-differ', params: { space: 'manchuria' } },
    ]);
  });
  test('transports that carry need not be in the total', () => {
    const text = '#1 - Fin\nUK 2 INF (1 TRN)\nTotal 2 INF';
    expect(read({ power: 'uk' }, text).problems).toEqual([]);
  });
});
