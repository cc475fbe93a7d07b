// Turns that wait on this machine: what is left of a sheet is kept, goes on by itself, and is never entered twice.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { newWorld, openSpring, type World } from './support.ts';

const AS = ['--as', 'anna'] as const;
const TURN = `Buy 8 inf
Attacks
3 inf CAU > UKR
Fight all
Noncombat
2 arm RUS > KAR
Place 8 inf Karelia
end turn
`;

/** What is in the log once all of it is entered. */
const WHOLE = ['purchase', 'combat-move', 'fight', 'noncombat-move', 'place', 'end-turn'];

const planFile = ({ archive }: World): string =>
  path.join(archive, 'post.local', 'drafts', 'spring-26', 'anna.r01-ussr.json');
const ordersIn = (world: World): readonly string[] =>
  world.log('spring-26').flatMap((line) => {
    const { order } = JSON.parse(line) as { order?: { type: string } }; // a line of a log that was just written
    return order === undefined || order.type === 'roll' ? [] : [order.type];
  });

/** Every die shows a 6 in the attack and a 1 in the defence: the attack is beaten off at once. */
const beatenOff = async (world: World): Promise<{ readonly code: number; readonly out: string }> => {
  let ran = { code: 0, out: '' };
  for (;;) {
    const { due } = await world.json(['status', 'spring-26']);
    const [first] = due as readonly { kind: string; needs?: readonly { purpose: string; n: number }[] }[]; // as `status` documents it
    if (first?.kind !== 'dice') return ran;
    const dice = (first.needs ?? []).flatMap(({ purpose, n }) => [
      '--dice',
      `${purpose}=${Array.from({ length: n }, () => (purpose.includes('/defence/') ? 1 : 6)).join(',')}`,
    ]);
    ran = await world.run(['roll', 'spring-26', ...dice, '--yes', ...AS]);
  }
};

describe('what is left of a sheet', () => {
  let world: World;
  beforeEach(async () => {
    world = newWorld();
    await openSpring(world, '--dice', 'recorded');
  });

  test('waits for dice, is shown with where it lies, and goes on by itself when they are there', async () => {
    const first = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], TURN);
    expect(first.code).toBe(3);
    expect(first.out).toContain('kept on this machine');
    const shown = await world.run(['plan', 'spring-26', ...AS]);
    expect(shown.out).toContain('It waits for dice, and goes on by itself when they have fallen.');
    expect(shown.out).toContain('  7: Place 8 inf Karelia');
    expect(shown.out).toContain('post.local/drafts/spring-26/anna.r01-ussr.json');
    expect(shown.out).not.toContain('Buy 8 inf');
    const { out } = await beatenOff(world);
    expect(out).toContain('Going on with what Anna kept here:');
    expect(out).toContain('U.S.S.R. collects');
    expect(ordersIn(world)).toEqual(['open-game', ...WHOLE]);
    expect(existsSync(planFile(world))).toBe(false);
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('is entered once, wherever the program was stopped', async () => {
    // As a stop leaves it: the whole sheet is kept, and any number of its orders are in the log.
    const whole = {
      game: 'spring-26',
      player: 'anna',
      by: 'anna',
      turn: 'r01-ussr',
      at: '2026-03-01T12:00:00Z',
      held: 'dice',
    };
    const parts = ['', 'Buy 8 inf\n', 'Buy 8 inf\nAttacks\n3 inf CAU > UKR\n', TURN];
    for (const part of parts) {
      world = newWorld();
      await openSpring(world, '--dice', 'recorded');
      if (part !== '') await world.run(['submit', 'spring-26', '-', '--yes', ...AS], part);
      mkdirSync(path.dirname(planFile(world)), { recursive: true });
      writeFileSync(planFile(world), JSON.stringify({ ...whole, text: TURN }));
      // Any entry of this game makes it go on; the same sheet sent again does too, and changes nothing that is entered.
      await world.run(['submit', 'spring-26', '-', '--yes', ...AS], TURN);
      await beatenOff(world);
      expect(ordersIn(world)).toEqual(['open-game', ...WHOLE]);
      expect((await world.run(['submit', 'spring-26', '-', '--yes', ...AS], TURN)).out).toContain(
        'All of this stands in the log already; nothing was written.',
      );
      expect(ordersIn(world)).toHaveLength(7);
    }
  });

  test('stays when a battle is gone on with by an order of its own', async () => {
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], TURN.replace('Fight all', 'Fight UKR stop after 1'));
    // Nobody hits in the first round, so he is asked whether he leaves.
    for (let n = 0; n < 2; n += 1)
      await world.run(['roll', 'spring-26', '--dice', '6,6,6,6,6,6,6,6,6', '--yes', ...AS]);
    const { due } = await world.json(['status', 'spring-26']);
    expect(due).toMatchObject([{ kind: 'decision', decision: 'retreat' }]);
    await world.run(['fight', 'spring-26', 'UKR', '--yes', ...AS]);
    expect((await world.run(['plan', 'spring-26', ...AS])).out).toContain('  7: Place 8 inf Karelia');
    await beatenOff(world);
    expect(ordersIn(world).at(-1)).toBe('end-turn');
  });

  test('is dropped by a word, and what is in the log stays', async () => {
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], TURN);
    const dropped = await world.run(['plan', 'spring-26', '--drop', ...AS]);
    expect(dropped.out).toContain('Dropped; what is in the log stays.');
    await beatenOff(world);
    expect(ordersIn(world)).toEqual(['open-game', 'purchase', 'combat-move', 'fight']);
    expect((await world.run(['plan', 'spring-26', ...AS])).out).toContain('Nothing of Anna’s is kept here');
  });

  test('a bad line behind the fights stops none of them, and is put right by its number', async () => {
    const first = await world.run(
      ['submit', 'spring-26', '-', '--yes', ...AS],
      TURN.replace('2 arm RUS > KAR', '2 arm RUS > Narnia'),
    );
    expect(first.out).toContain('line 6   2 arm RUS > Narnia');
    expect(ordersIn(world)).toEqual(['open-game', 'purchase', 'combat-move', 'fight']);
    await beatenOff(world);
    expect(ordersIn(world)).toHaveLength(4);
    expect((await world.run(['plan', 'spring-26', ...AS])).out).toContain('not all of it is understood');
    const wrong = await world.run(['plan', 'spring-26', '--line', '60: end turn', '--yes', ...AS]);
    expect(wrong.err).toContain('There is no line 60 in what is kept.');
    const right = await world.run(['plan', 'spring-26', '--line', '6: 2 arm RUS > KAR', '--yes', ...AS]);
    expect(right.code, right.out).toBe(0);
    expect(ordersIn(world).at(-1)).toBe('end-turn');
  });

  test('corrected after it began, it says what comes too late and goes on as corrected', async () => {
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], TURN);
    await world.run(['plan', 'spring-26', '--drop', ...AS]);
    await beatenOff(world);
    const corrected = TURN.replace('3 inf CAU', '2 inf CAU').replace('8 inf Karelia', '7 inf Karelia, 1 inf Russia');
    const { out } = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], corrected);
    expect(out).toContain('This part of the turn is over, so the line comes too late.');
    expect(out).toMatch(/only in the log: 1 infantry from the Caucasus/);
    expect(readFileSync(path.join(world.archive, 'games/spring-26/log.jsonl'), 'utf8')).toContain('"end-turn"');
    expect(ordersIn(world)).toHaveLength(7);
  });

  test('is nobody else’s business: a plan of a player goes on in his own name', async () => {
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], TURN);
    await beatenOff(world);
    const entries = world.log('spring-26').map((line) => JSON.parse(line) as { by: string }); // lines of a log
    expect(new Set(entries.slice(1).map(({ by }) => by))).toEqual(new Set(['anna']));
  });
});

describe('a dry run goes to the end of the turn', () => {
  test('as if the battles were won: odds, what would be refused and what would be lost behind them', async () => {
    const world = newWorld();
    await openSpring(world);
    const dry = async (sheet: string) => world.run(['submit', 'spring-26', '-', '--dry-run', ...AS], sheet);
    const fine = await dry(TURN);
    expect(fine.code, fine.out).toBe(0);
    expect(fine.out).toContain('What is to be expected:');
    expect(fine.out).toContain('If its battles are won, all of it can be done.');
    // Two of the infantry that fight cannot move on behind the battle, and a factory places no more than it may.
    const late = await dry(
      TURN.replace('2 arm RUS > KAR', '2 inf UKR > CAU').replace('8 inf Karelia', '8 inf Ukraine'),
    );
    expect(late.code).toBe(1);
    expect(late.out).toContain('If its battles are won, this stands in the way:');
    expect(late.out).toContain('line 6   2 inf UKR > CAU');
    expect(late.out).toContain('line 7   Place 8 inf Ukraine');
    expect(late.out).toMatch(/ {2}rule {2}B\d+\.\d+/);
    expect(late.out).toContain('Nothing was written.');
    const lost = await dry(TURN.replace('Place 8 inf Karelia\n', ''));
    expect(lost.out).toContain('8 infantry: bought and not placed, and would be lost.');
    expect(world.log('spring-26')).toHaveLength(1);
  });
});
