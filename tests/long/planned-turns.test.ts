// The first turns of the U.S.S.R., Germany and Japan planned on the board, with each hand, to the orders of a sheet
// that was typed: ships with troops, planes and their ways home, what is bought and where it goes.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NO_NONCE } from '../../src/engine/index.ts';
import { parseSheet } from '../../src/notation/index.ts';
import { secondEdition2 } from '../../src/rulesets/second-edition/version-2.ts';
import type { Power } from '../../src/vocab/index.ts';
import { checking } from '../site/support/checking.ts';
import { lookAtTestSite } from '../site/support/looking.ts';
import { HANDS, type Hand, hush, type Named, send, sheetOf, told, type Wanted } from '../site/support/planning.ts';
import { begin, press } from '../site/support/trying.ts';
import { positionOf } from '../support/position.ts';

const looking = lookAtTestSite();

interface Walk {
  readonly power: Power;
  /** Powers before it, which end their turns at once. */
  readonly before: number;
  readonly typed: string;
  readonly buys: Wanted;
  readonly combat: readonly (readonly [from: string, units: Wanted, to: string])[];
  readonly noncombat: readonly (readonly [from: string, units: Wanted, to: string])[];
  readonly places: readonly (readonly [type: string, space: string])[];
}

const WALKS: readonly Walk[] = [
  {
    power: 'ussr',
    before: 0,
    typed: `Purchase: 8 inf
Combat moves
3 inf, 1 arm KAR > UKR
5 inf CAU > UKR
fight UKR
Noncombat moves
4 inf RUS > CAU
place 8 inf RUS
end turn`,
    buys: { infantry: 8 },
    combat: [
      ['KAR', { infantry: 3, armor: 1 }, 'UKR'],
      ['CAU', { infantry: 5 }, 'UKR'],
    ],
    noncombat: [['RUS', { infantry: 4 }, 'CAU']],
    places: [['infantry', 'RUS']],
  },
  {
    power: 'germany',
    before: 1,
    typed: `Purchase: 4 inf, 4 arm
Combat moves
1 sub BAL > NOR
1 ftr WEU, 1 ftr FIN > NOR
1 inf, 1 arm LIB > EGY
1 bmr GER > EEU > BLA > EMD > EGY
load 2 inf SEU > CMD
1 trn CMD > EMD with 2 inf
unload 2 inf EMD > EGY
fight EMD, EGY, NOR
Noncombat moves
2 ftr NOR > FIN
1 bmr EGY > LIB
3 inf UKR > EEU
3 inf, 2 arm GER > EEU
place 4 inf GER, 4 arm SEU
end turn`,
    buys: { infantry: 4, armor: 4 },
    combat: [
      ['SEU', { infantry: 2 }, 'EGY'],
      ['LIB', { infantry: 1, armor: 1 }, 'EGY'],
      ['GER', { bomber: 1 }, 'EGY'],
      ['BAL', { submarine: 1 }, 'NOR'],
      ['WEU', { fighter: 1 }, 'NOR'],
      ['FIN', { fighter: 1 }, 'NOR'],
    ],
    noncombat: [
      ['EGY', { bomber: 1 }, 'LIB'],
      ['NOR', { fighter: 2 }, 'FIN'],
      ['UKR', { infantry: 3 }, 'EEU'],
      ['GER', { infantry: 3, armor: 2 }, 'EEU'],
    ],
    places: [
      ['infantry', 'GER'],
      ['armor', 'SEU'],
    ],
  },
  {
    power: 'japan',
    before: 3,
    typed: `Purchase: 3 inf, 2 trn
Combat moves
2 inf, 1 ftr MAN > CHI
2 inf KWA > CHI
2 inf FIC > CHI
1 bb CIS > SOS > HWS
1 bmr JPN > SOJ > NPO > HWS
load 2 inf JPN > SOJ
1 trn SOJ > OKH with 2 inf
unload 2 inf OKH > SFE
fight SFE, HWS, CHI
Noncombat moves
load 1 inf PHI > PHS
1 trn PHS > SCS with 1 inf
unload 1 inf SCS > KWA
1 bmr HWS > NPO > SOJ > JPN
1 ftr CHI > MAN
place 3 inf JPN, 2 trn SOJ
end turn`,
    buys: { infantry: 3, transport: 2 },
    combat: [
      ['JPN', { infantry: 2 }, 'SFE'],
      ['CIS', { battleship: 1 }, 'HWS'],
      ['JPN', { bomber: 1 }, 'HWS'],
      ['MAN', { infantry: 2, fighter: 1 }, 'CHI'],
      ['KWA', { infantry: 2 }, 'CHI'],
      ['FIC', { infantry: 2 }, 'CHI'],
    ],
    noncombat: [
      ['CHI', { fighter: 1 }, 'MAN'],
      ['HWS', { bomber: 1 }, 'JPN'],
      ['PHI', { infantry: 1 }, 'KWA'],
    ],
    places: [
      ['infantry', 'JPN'],
      ['transport', 'SOJ'],
    ],
  },
];

const space = (code: string): Named => {
  const found = secondEdition2.board.spaces.find((one) => one.code === code);
  if (found === undefined) throw new Error(`There is no ${code}.`);
  return { id: found.id, code, name: found.name.en };
};

const plan = async (page: Page, hand: Hand, walk: Walk): Promise<string> => {
  await begin(page);
  for (let turn = 0; turn < walk.before; turn += 1) await press(page, '[data-does="end"]');
  await hand.part(page, 'buy');
  for (const [unit, count] of Object.entries(walk.buys))
    for (let bought = 1; bought <= count; bought += 1) {
      await hand.press(page, `[data-key="more-${unit}"]`);
      await told(page, new RegExp(`^Planned: ${bought} ${unit}`));
    }
  for (const part of ['combat', 'noncombat'] as const) {
    await hand.part(page, part);
    for (const [from, units, to] of walk[part]) await send(page, hand, space(from), units, space(to));
  }
  await hand.part(page, 'place');
  for (const [type, code] of walk.places) {
    await hush(page);
    await hand.press(page, `[data-key="place-${type}"]`);
    await hand.press(page, `[data-key="place-at-${space(code).id}"]`);
    await told(page, new RegExp(`^Planned: .*${type}`));
  }
  await hand.part(page, 'sheet');
  await hand.press(page, '#plan-end');
  await told(page, /^Planned: The turn ends/);
  return sheetOf(page);
};

/** What a text orders, the moves of a phase in whatever sequence. */
const ordersOf = (power: Power, text: string) => {
  const cash = secondEdition2.board.powers.find((each) => each.power === power)?.startingIpc ?? 0;
  const given = { power, position: 'start', round: 1, ruleset: secondEdition2, treasury: { [power]: cash } } as const;
  const sheet = parseSheet({ ruleset: secondEdition2, state: positionOf(given), power, nonce: NO_NONCE }, text);
  expect(sheet.problems).toEqual([]);
  return sheet.orders.map((order) =>
    'moves' in order ? { ...order, moves: order.moves.map((move) => JSON.stringify(move)).toSorted() } : order,
  );
};

describe.each(WALKS)('the first turn of $power', (walk) => {
  test.each(Object.entries(HANDS))(
    'with %s',
    async (_, hand) => {
      await checking(looking, 'try/?from=rules-second-edition', hand.look, async (page) => {
        const text = await plan(page, hand, walk);
        expect(ordersOf(walk.power, text)).toEqual(ordersOf(walk.power, walk.typed));
      });
    },
    300_000,
  );
});
