// Killed at every write to what is kept beside the archive: plans, mails under way, what was read, codes. Afterwards
// whoever goes on from what he finds ends with each order once and nothing left over. Writes to the log itself are
// killed elsewhere.

import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame, verifyGame } from '../../src/archive/index.ts';
import { Store } from '../../src/post/index.ts';
import { plainMail } from '../post/mails.ts';
import { dyingAt } from '../support/dying-disk.ts';
import { isKept, killed } from './kills.ts';
import { type Club, newClub, openClub } from './mail-support.ts';
import { newFolder, newWorld, openSpring, type World } from './support.ts';

const GAME = 'spring-26';

const TURN =
  'Buy 8 inf\nAttacks\n3 inf CAU > UKR\nFight all\nNoncombat\n2 arm RUS > KAR\nPlace 8 inf Karelia\nend turn\n';
const WHOLE = ['purchase', 'combat-move', 'fight', 'noncombat-move', 'place', 'end-turn'];

/** What was ordered, in order; the log must be sound. */
const ordersIn = (archive: string): readonly string[] => {
  const game = loadGame(archive, GAME);
  expect(verifyGame(game).verdict).toBe('sound');
  return game.entries.flatMap(({ order }) =>
    order === undefined || order.type === 'roll' || order.type === 'open-game' ? [] : [order.type],
  );
};
const isPrefix = (orders: readonly string[], whole: readonly string[]): void =>
  expect(orders).toEqual(whole.slice(0, orders.length));
const leftIn = (archive: string): readonly string[] => new Store(archive).drafts(GAME).map(({ text }) => text);

const submit = (world: World, who: string, text: string) =>
  world.run(['submit', GAME, '-', '--yes', '--as', who], text);

describe('in the terminal', () => {
  test('a turn whose plan was about to be kept, put aside or dropped is entered once', async () => {
    const start = newWorld();
    await openSpring(start, '--option', 'askDefender=never');
    const kills = await killed(
      start,
      (world) => submit(world, 'anna', TURN),
      async (world) => {
        isPrefix(ordersIn(world.archive), WHOLE);
        await submit(world, 'anna', TURN);
        expect(ordersIn(world.archive)).toEqual(WHOLE);
        await submit(world, 'ben', 'end turn');
        // Whatever lay there has not become a turn of the next round.
        expect(ordersIn(world.archive)).toEqual([...WHOLE, 'end-turn']);
        expect(leftIn(world.archive)).toEqual([]);
      },
    );
    expect(kills).toBeGreaterThan(3);
  });

  test('a turn sent in advance is entered once when it comes, or not kept at all', async () => {
    const start = newWorld();
    await openSpring(start, '--option', 'askDefender=never');
    const turn = 'Buy 9 inf\nPlace 9 inf Germany\nend turn';
    const germany = ['purchase', 'place', 'end-turn'];
    await killed(
      start,
      (world) => submit(world, 'ben', turn),
      async (world) => {
        const kept = leftIn(world.archive);
        expect([[], [turn]]).toContainEqual(kept);
        expect(ordersIn(world.archive)).toEqual([]);
      },
    );
    await submit(start, 'ben', turn);
    const kills = await killed(
      start,
      (world) => submit(world, 'anna', 'end turn'),
      async (world) => {
        isPrefix(ordersIn(world.archive), ['end-turn', ...germany]);
        // Killed before the order itself, she gives it again; behind it any command goes on with what waits.
        if (ordersIn(world.archive).length === 0) await submit(world, 'anna', 'end turn');
        await world.run(['roll', GAME, '--as', 'anna']);
        expect(ordersIn(world.archive)).toEqual(['end-turn', ...germany]);
        expect(leftIn(world.archive)).toEqual([]);
      },
    );
    expect(kills).toBeGreaterThan(3);
  });
});

describe('by mail', () => {
  const clubAt = async (): Promise<Club> => {
    const club = newClub();
    await openClub(club, '--dice', 'recorded');
    return club;
  };
  const mail = (text: string, id: string) =>
    plainMail(text, { from: 'dora <dora@example.nl>', id: `<${id}@dora.example>` });
  const read = (world: World, ...files: readonly string[]) => world.run(['read', ...files, '--as', 'greta']);
  const letters = (world: World): readonly string[] => {
    const folder = path.join(world.archive, 'out');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  test('a mail is entered once, what it leaves goes on once', async () => {
    const club = await clubAt();
    const turn = 'Koop 8 inf\nAanvallen\n3 inf CAU > UKR\nVecht alle\nPlaats 8 inf Karelië\nEinde beurt';
    const whole = ['purchase', 'combat-move', 'fight', 'place', 'end-turn'];
    const file = club.lay(mail(turn, 'turn'));
    const roll = async (world: World): Promise<void> => {
      for (;;) {
        const { due } = await world.json(['status', GAME]);
        const [first] = due as readonly { kind: string; needs?: readonly { purpose: string; n: number }[] }[]; // as `status` documents it
        if (first?.kind !== 'dice') return;
        const dice = (first.needs ?? []).flatMap(({ purpose, n }) => [
          '--dice',
          `${purpose}=${Array.from({ length: n }, () => (purpose.includes('/defence/') ? 1 : 6)).join(',')}`,
        ]);
        await world.run(['roll', GAME, ...dice, '--yes', '--as', 'greta']);
      }
    };
    const kills = await killed(
      club.world,
      (world) => read(world, file),
      async (world, at) => {
        isPrefix(ordersIn(world.archive), whole);
        // The mail lies where it lay, and is read once more.
        await read(world, file);
        expect(ordersIn(world.archive), `killed at ${at}`).toEqual(whole.slice(0, 3));
        const dice = newWorld();
        cpSync(world.archive, dice.archive, { recursive: true });
        await roll(dice);
        await read(dice);
        await read(dice, file);
        expect(ordersIn(dice.archive), `killed at ${at}`).toEqual(whole);
        expect(leftIn(dice.archive)).toEqual([]);
      },
    );
    expect(kills).toBeGreaterThan(15);
    // Killed while what was left goes on.
    await read(club.world, file);
    await roll(club.world);
    await killed(
      club.world,
      (world) => read(world),
      async (world, at) => {
        isPrefix(ordersIn(world.archive), whole);
        await read(world);
        await read(world, file);
        expect(ordersIn(world.archive), `killed at ${at}`).toEqual(whole);
        expect(leftIn(world.archive)).toEqual([]);
      },
    );
  });

  test('what a mail wants beside orders is done once, and its orders are entered', async () => {
    const club = await clubAt();
    const both = 'Afwezig van 3 april 2026 tot 12 april 2026\n\nKoop 8 inf\nPlaats 8 inf Karelië\nEinde beurt';
    const file = club.lay(mail(both, 'both'));
    const whole = ['absence', 'purchase', 'place', 'end-turn'];
    await killed(
      club.world,
      (world) => read(world, file),
      async (world, at) => {
        isPrefix(ordersIn(world.archive), whole);
        await read(world, file);
        expect(ordersIn(world.archive), `killed at ${at}`).toEqual(whole);
        expect(new Store(world.archive).underway()).toEqual([]);
      },
    );
  });

  test('a code is good once', async () => {
    const club = await clubAt();
    const first = club.lay(mail('I resign', 'first'));
    const kills = await killed(
      club.world,
      (world) => read(world, first),
      async (world) => {
        expect(ordersIn(world.archive)).toEqual([]);
        const codes = new Store(world.archive).codes().length;
        await read(world, club.lay(mail('I resign', 'again')));
        expect(new Store(world.archive).codes().length).toBe(codes + 1);
        expect(ordersIn(world.archive)).toEqual([]);
      },
    );
    expect(kills).toBeGreaterThan(5);
    const asked = await club.mail('dora', 'I resign');
    const line = /\n {2}(\S.* [A-Z2-9]{4}-[A-Z2-9]{4})\n/.exec(asked.answer?.text ?? '')?.[1] ?? '';
    expect(line).not.toBe('');
    const second = club.lay(mail(line, 'second'));
    await killed(
      club.world,
      (world) => read(world, second),
      async (world, at) => {
        const done = ordersIn(world.archive).length;
        expect(done).toBeLessThan(2);
        await read(world, second);
        await read(world, club.lay(mail(line, `third-${at}`)));
        // Where the code was used up before anything was done, a new one is asked for: never is it done twice.
        expect(ordersIn(world.archive).length).toBeLessThan(2);
        expect(ordersIn(world.archive).length).toBeGreaterThanOrEqual(done);
      },
    );
    expect(letters(club.world)).toEqual([]);
  });
});

test('what was torn off in the middle of a line does not take the next line with it', async () => {
  const archive = newFolder();
  const seen = (n: number) => ({
    hash: String(n).repeat(64),
    at: '2026-03-01T12:00:00Z',
    player: 'dora',
    outcome: 'done',
    seqs: [],
  });
  new Store(archive).addRead(seen(1));
  const add = async (): Promise<void> => new Store(archive).addRead(seen(2));
  expect(await dyingAt(2, isKept, add)).toBe('died');
  expect(new Store(archive).readMails()).toHaveLength(1);
  new Store(archive).addRead(seen(3));
  expect(new Store(archive).readMails().map(({ hash }) => hash[0])).toEqual(['1', '3']);
});
