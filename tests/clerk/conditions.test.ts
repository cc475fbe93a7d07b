// Lines that hang on conditions: held until their battles are over, carried out once or dropped, whoever stops or sends
// again.

import { describe, expect, test } from 'vitest';
import { contextOf, type RefusedOrder, rehearseAt } from '../../src/clerk/index.ts';
import { rehearseThrough } from '../../src/clerk/through.ts';
import { parseSheet } from '../../src/notation/index.ts';
import { seed } from '../archive/play.ts';
import { type Fall, LOST, letFall, MISSED, newTable, ordersIn, playLines, seatOf, WON } from './table.ts';

const BEGIN = 'Buy 8 inf\nCombat moves\n3 inf CAU > UKR\nFight\nUKR\n';
const PLACED = `${BEGIN}if won Ukraine: place 8 inf Karelia\nelse: place 4 inf Karelia, 4 inf Russia\nend turn`;

const placed = (table: ReturnType<typeof newTable>) =>
  ordersIn(table).flatMap((order) => (order.type === 'place' ? order.placements : []));
const typesIn = (table: ReturnType<typeof newTable>) => ordersIn(table).map(({ type }) => type);

describe('orders that hang on a battle', () => {
  test.each<[string, Fall, unknown]>([
    ['won', WON, [{ space: 'karelia-ssr', units: { infantry: 8 } }]],
    [
      'lost',
      LOST,
      [
        { space: 'karelia-ssr', units: { infantry: 4 } },
        { space: 'russia', units: { infantry: 4 } },
      ],
    ],
  ])('%s: one side is entered, the other dropped', async (_, fall, placements) => {
    const table = newTable();
    const played = await playLines(table, seatOf(table, 'anna', 'ussr'), PLACED, fall);
    expect(played.end).toBe('done');
    expect(placed(played.table)).toEqual(placements);
    expect(typesIn(played.table)).toEqual(['purchase', 'combat-move', 'fight', 'place', 'end-turn']);
  });

  test('wait for dice as they were written, go on, and are entered once', async () => {
    const start = newTable();
    const seat = seatOf(start, 'anna', 'ussr');
    const first = await playLines(start, seat, PLACED, () => undefined);
    expect(first.end).toBe('dice');
    expect(first.read.text).toContain('if won Ukraine: place 8 inf Karelia\nelse: place 4 inf Karelia, 4 inf Russia');
    expect(placed(first.table)).toEqual([]);
    const fallen = await letFall(first.table, seat, WON);
    const rest = await playLines(fallen, seat, first.read.text, WON);
    expect(rest.end).toBe('done');
    expect(rest.read.text).not.toContain('Karelia');
    expect(typesIn(rest.table)).toEqual(['purchase', 'combat-move', 'fight', 'place', 'end-turn']);
  });

  test('the same sheet again, at any moment, enters nothing twice', async () => {
    const start = newTable();
    const seat = seatOf(start, 'anna', 'ussr');
    const held = await playLines(start, seat, PLACED.replace('end turn', ''), WON);
    expect(typesIn(held.table)).toEqual(['purchase', 'combat-move', 'fight', 'place']);
    const again = await playLines(held.table, seat, PLACED, LOST);
    expect(placed(again.table)).toEqual([{ space: 'karelia-ssr', units: { infantry: 8 } }]);
    expect(typesIn(again.table)).toEqual(['purchase', 'combat-move', 'fight', 'place', 'end-turn']);
  });

  describe('under a condition over several', () => {
    const OVER = `${BEGIN}If Ukraine is won:\n1 inf RUS > CAU. Place 3 inf Karelia.\n2 inf RUS > KAR\nplace 5 inf Russia\notherwise:\nplace 8 inf Russia\nend turn`;
    const TAKEN = [
      { space: 'karelia-ssr', units: { infantry: 3 } },
      { space: 'russia', units: { infantry: 5 } },
    ];
    const ALL = ['purchase', 'combat-move', 'fight', 'noncombat-move', 'place', 'end-turn'];

    test.each<[string, Fall, unknown, readonly string[]]>([
      ['won', WON, TAKEN, ALL],
      ['lost', LOST, [{ space: 'russia', units: { infantry: 8 } }], ALL.filter((type) => type !== 'noncombat-move')],
    ])('%s: each is done, sentence by sentence, or none', async (_, fall, placements, types) => {
      const table = newTable();
      const played = await playLines(table, seatOf(table, 'anna', 'ussr'), OVER, fall);
      expect(played.end).toBe('done');
      expect(placed(played.table)).toEqual(placements);
      expect(typesIn(played.table)).toEqual(types);
    });

    test('what waits, and what is sent again, holds the condition for each of them', async () => {
      const start = newTable();
      const seat = seatOf(start, 'anna', 'ussr');
      const first = await playLines(start, seat, OVER, () => undefined);
      expect(first.end).toBe('dice');
      expect(first.read.text).toContain('If Ukraine is won: 2 inf RUS > KAR');
      const fallen = await letFall(first.table, seat, LOST);
      expect(placed((await playLines(fallen, seat, first.read.text, LOST)).table)).toEqual([
        { space: 'russia', units: { infantry: 8 } },
      ]);
      const held = await playLines(start, seat, OVER.replace('end turn', ''), WON);
      expect(placed(held.table)).toEqual(TAKEN);
      const again = await playLines(held.table, seat, OVER, WON);
      expect(typesIn(again.table)).toEqual(ALL);
    });
  });

  test('a condition is settled by what was so when the battles were over, whatever moves after', async () => {
    const start = newTable();
    const seat = seatOf(start, 'anna', 'ussr');
    const text = `${BEGIN}NCM\nif Karelia defenders < 1 or our units in Caucasus < 3: 2 inf RUS > CAU\nelse: 1 arm RUS > KAR\n`;
    const first = await playLines(start, seat, text, WON);
    expect(first.read.sheet.problems).toEqual([]);
    const moves = () => ordersIn(first.table).filter(({ type }) => type === 'noncombat-move');
    expect(moves()).toHaveLength(1);
    const again = await playLines(first.table, seat, text, WON);
    expect(ordersIn(again.table).filter(({ type }) => type === 'noncombat-move')).toHaveLength(1);
  });
});

describe('rules of when a battle is left', () => {
  const fights = (table: ReturnType<typeof newTable>) => ordersIn(table).filter(({ type }) => type === 'fight').length;

  test('that the engine can say need no word on the way', async () => {
    const table = newTable();
    const text = `${BEGIN}Ukraine: retreat to Caucasus if round >= 2\nplace 8 inf KAR\n`;
    const played = await playLines(table, seatOf(table, 'anna', 'ussr'), text, MISSED);
    expect(ordersIn(played.table).find(({ type }) => type === 'fight')).toMatchObject({
      battles: [{ battle: 'ukraine-ssr', conduct: { retreatAfter: 2, retreatTo: 'caucasus' } }],
    });
    expect(played.table.game.replay.state.turn.battles[0]).toMatchObject({ outcome: 'retreat', round: 2 });
    expect(typesIn(played.table)).not.toContain('retreat');
  });

  test('others are answered round by round, and once', async () => {
    const table = newTable();
    const seat = seatOf(table, 'anna', 'ussr');
    const text = `${BEGIN}Ukraine: retreat to Caucasus if round >= 3 and attackers < 4\nplace 8 inf KAR\nend turn`;
    const played = await playLines(table, seat, text, MISSED);
    expect(played.end).toBe('done');
    expect(fights(played.table)).toBe(3);
    expect(ordersIn(played.table).filter(({ type }) => type === 'retreat')).toMatchObject([
      { battle: 'ukraine-ssr', to: 'caucasus' },
    ]);
    const again = await playLines(played.table, seat, text, MISSED);
    expect(again.written).toEqual([]);
  });

  test('that do not hold leave the battle to go on', async () => {
    const table = newTable();
    const text = `${BEGIN}Ukraine: retreat to Caucasus if losses > 30 and round >= 1\n`;
    const played = await playLines(table, seatOf(table, 'anna', 'ussr'), text, WON);
    expect(played.table.game.replay.state.turn.battles[0]).toMatchObject({ outcome: 'attacker' });
    expect(typesIn(played.table)).not.toContain('retreat');
  });

  test('are read behind the place of the battle, too', async () => {
    const table = newTable();
    const text = `${BEGIN}Ukraine: if we have fewer than 4 units left, retreat to Caucasus\n`;
    const played = await playLines(table, seatOf(table, 'anna', 'ussr'), text, MISSED);
    expect(played.table.game.replay.state.turn.battles[0]).toMatchObject({ outcome: 'retreat', round: 1 });
  });

  test('by odds', async () => {
    const table = newTable();
    const text = `${BEGIN}Ukraine: retreat to Caucasus if odds < 40%\n`;
    const played = await playLines(table, seatOf(table, 'anna', 'ussr'), text, MISSED);
    expect(played.table.game.replay.state.turn.battles[0]).toMatchObject({ outcome: 'retreat', round: 1 });
  });

  test('to stop leave the word to the player', async () => {
    const table = newTable();
    const text = `${BEGIN}Ukraine: stop if round >= 2 and attackers < 4\nplace 8 inf KAR\n`;
    const played = await playLines(table, seatOf(table, 'anna', 'ussr'), text, MISSED);
    expect(played.end).toBe('decision');
    expect(played.table.game.replay.state.turn.battles[0]).toMatchObject({ round: 2 });
    expect(played.read.text).toContain('Ukraine: stop if');
  });
});

describe('both sides of a condition are tried beforehand', () => {
  const branchesOf = (lines: string, begin = BEGIN) => {
    const table = newTable();
    const seat = seatOf(table, 'anna', 'ussr');
    const context = contextOf({ language: 'en', nonce: () => seed(1) }, table, seat);
    const text = `${begin}NCM\n${lines}`;
    const sheet = parseSheet(context, text);
    expect(sheet.problems).toEqual([]);
    const rehearsal = rehearseAt(table, seat, sheet.orders);
    if (!rehearsal.ok) throw new Error('The log takes nothing.');
    const through = rehearseThrough(context, { text, sheet }, rehearsal.value, parseSheet);
    const codes = (refused: readonly RefusedOrder[]) =>
      refused.flatMap(({ refusals }) => refusals.map(({ code }) => code));
    return {
      won: codes(through?.refused ?? []),
      other: through?.branches.map(({ so, refused }) => [so, ...codes(refused)]),
    };
  };

  test('both possible', () => {
    const tried = branchesOf('if won Ukraine: 2 inf RUS > CAU\nelse: 2 inf RUS > KAR');
    expect(tried).toEqual({ won: [], other: [['no']] });
  });

  test('one refused where the battle is lost', () => {
    const tried = branchesOf('if won Ukraine: 2 inf RUS > CAU\nelse: 20 inf RUS > CAU');
    expect(tried).toEqual({ won: [], other: [['no', 'not-enough-units']] });
  });

  test('one refused where it is won', () => {
    const tried = branchesOf('if won Ukraine: 20 inf RUS > CAU\nelse: 2 inf RUS > CAU');
    expect(tried).toEqual({ won: ['not-enough-units'], other: [['no']] });
  });

  test('planes that said where they land are not told of beside a line that is refused', () => {
    const begin = 'Buy 8 inf\nCombat moves\n3 inf CAU > UKR\n1 ftr RUS > UKR, land RUS\nFight\nUKR\n';
    const tried = branchesOf('if won Ukraine: 2 inf RUS > CAU\nelse: 20 inf RUS > CAU', begin);
    expect(tried).toEqual({ won: [], other: [['no', 'not-enough-units']] });
  });

  test('what no battle decides is supposed', () => {
    const tried = branchesOf('if losses > 90: 20 inf RUS > CAU');
    expect(tried).toEqual({ won: [], other: [['yes', 'not-enough-units']] });
  });
});
