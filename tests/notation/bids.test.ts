import { describe, expect, test } from 'vitest';
import { check } from './forms.ts';
import { type Given, read } from './support.ts';

const germany: Given = { power: 'germany', phase: 'research' };

describe('a bid', () => {
  check(germany, [
    [
      ['bid 17: 3 inf UKR, 1 trn BAL', 'Gebot 17: 3 Inf UKR, 1 Trn BAL', 'bod 17 IPC, 3 inf UKR + 1 trn BAL'],
      {
        type: 'bid',
        total: 17,
        units: [
          { space: 'ukraine-ssr', power: 'germany', units: { infantry: 3 } },
          { space: 'baltic-sea', power: 'germany', units: { transport: 1 } },
        ],
        treasury: {},
      },
    ],
    [
      [
        'bid 17: 2 inf Manchuria, 5 IPC to Japan, rest to Germany, against 19',
        'bid 17: japan 2 inf MAN, 5 ipc japan, 6 ipc germany, against 19',
      ],
      {
        type: 'bid',
        total: 17,
        units: [{ space: 'manchuria', power: 'japan', units: { infantry: 2 } }],
        treasury: { japan: 5, germany: 6 },
        against: 19,
      },
    ],
    [
      ['bid 8: japan 1 sub sea-of-japan', 'bid 8: Japan 1 sub Sea of Japan'],
      {
        type: 'bid',
        total: 8,
        units: [{ space: 'sea-of-japan', power: 'japan', units: { submarine: 1 } }],
        treasury: {},
      },
    ],
    [
      [
        'bid 17: 2 inf UKR, 1 inf MAN, 1 ipc japan, rest to germany, against 19',
        'Gebot 17: 2 Inf UKR, 1 Inf MAN, 1 IPC Japan, Rest Deutschland, gegen 19',
        'bod 17: 2 inf UKR, 1 inf MAN, 1 IPC Japan, rest naar Duitsland, tegen 19',
      ],
      {
        type: 'bid',
        total: 17,
        units: [
          { space: 'ukraine-ssr', power: 'germany', units: { infantry: 2 } },
          { space: 'manchuria', power: 'japan', units: { infantry: 1 } },
        ],
        treasury: { japan: 1, germany: 7 },
        against: 19,
      },
    ],
    [['bid 0'], { type: 'bid', total: 0, units: [], treasury: {} }],
  ]);

  test.each([
    ['bid', 'number-missing'],
    ['bid 17: 3 inf', 'space-missing'],
    ['bid 17: 3 ipc', 'unknown-power'],
    ['bid 17: rest to Rome', 'unknown-power'],
    ['bid 17: all inf UKR', 'all-of-what'],
  ])('%s is answered with %s', (text, code) => {
    expect(read(germany, text).problems.map((problem) => problem.code)).toEqual([code]);
  });
});
