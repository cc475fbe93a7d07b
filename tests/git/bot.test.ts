// A bot in a clone of its own: receipts published before their rounds are out, whatever others publish meanwhile, and
// nothing twice, however often and wherever the bot runs.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame, verifyGame } from '../../src/archive/index.ts';
import { keyFrom, makeKeyFile } from '../../src/cli/trust/openssh-key.ts';
import { QUICKNET } from '../../src/dice/index.ts';
import type { Player } from '../../src/engine/index.ts';
import { timeOf } from '../../src/vocab/index.ts';
import { genuine } from '../dice/rounds.ts';
import { openOrder } from '../log/sample.ts';
import { type Seat, type SeatOptions, seat } from './seat.ts';
import {
  GAME,
  type Group,
  git,
  groupAt,
  kindsIn,
  newFolder,
  newGroup,
  note,
  publishedLog,
  readLog,
  wrongIn,
} from './support.ts';

const ROUND = genuine(1000);
/** A minute before the round: a receipt of this time asks for it. */
const SEEN = Date.parse(ROUND.time) - 60_000;
const BOT = keyFrom(new Uint8Array(32).fill(6));

const keyFile = (): string => {
  const file = path.join(newFolder(), 'robo');
  writeFileSync(file, makeKeyFile(BOT, new Uint8Array(4), 'robo'), { mode: 0o600 });
  return file;
};

const players = openOrder.players.map(
  (player): Player => (player.id === 'robo' ? { ...player, keys: [BOT.public] } : player),
);

interface Scene {
  readonly group: Group;
  readonly clock: { at: number };
  /** Another clone in which the bot works. */
  bot(name: string, world?: SeatOptions): { readonly folder: string; readonly run: Seat };
}

/** A remote with a game in which Anna's order waits for its dice. */
const publish = async (): Promise<string> => {
  const group = newGroup({
    open: { dice: { source: 'drand', chain: QUICKNET.chain }, players },
    at: '2023-08-23T14:00:00Z',
  });
  const here = group.clone('Anna');
  const now = () => new Date(SEEN - 3_600_000);
  const anna = seat(here, 'anna', { now });
  await anna(['submit', GAME, '-', '--yes'], '3 inf CAU > UKR\n1 arm KAR > UKR');
  expect((await anna(['fight', GAME, '--rounds', '1', '--yes'])).code).toBe(3);
  expect((await anna(['sync'])).code).toBe(0);
  return group.remote;
};
let published: Promise<string> | undefined;

const begun = async (): Promise<Scene> => {
  published ??= publish();
  const remote = path.join(newFolder(), 'club.git');
  cpSync(await published, remote, { recursive: true });
  const group = groupAt(remote);
  const clock = { at: SEEN };
  const now = () => new Date(clock.at);
  return {
    group,
    clock,
    bot: (name, world = {}) => {
      const folder = group.clone(name);
      const run = seat(folder, 'robo', {
        now,
        key: keyFile(),
        fetchText: async () => JSON.stringify({ round: ROUND.round, signature: ROUND.signature }),
        pause: async (ms) => {
          clock.at += ms;
        },
        ...world,
      });
      return { folder, run };
    },
  };
};

const ORDERS = ['open-game', 'combat-move', 'fight'];
const kinds = ({ group }: Scene): readonly string[] => kindsIn(publishedLog(group));

describe('bot --sync', () => {
  test('publishes the receipt, waits for the round, publishes the dice', async () => {
    const scene = await begun();
    const atReceipt: (readonly string[])[] = [];
    const { folder, run } = scene.bot('Robo', {
      pause: async (ms) => {
        // What others can see while nobody can know the round yet.
        atReceipt.push(kinds(scene));
        scene.clock.at += ms;
      },
    });
    const done = await run(['bot', '--sync']);
    expect(done.code, done.out).toBe(0);
    expect(atReceipt).toEqual([[...ORDERS, 'receipt']]);
    expect(kinds(scene)).toEqual([...ORDERS, 'receipt', 'roll']);
    expect(readLog(folder)).toBe(publishedLog(scene.group));
    expect(verifyGame(loadGame(folder, GAME))).toMatchObject({ verdict: 'sound' });
    // A second run finds nothing to do and changes nothing.
    const before = git(folder, 'rev-parse', 'HEAD');
    const again = await run(['bot', '--sync']);
    expect([again.code, again.out.includes('Nothing to witness')]).toEqual([0, true]);
    expect(git(folder, 'rev-parse', 'HEAD')).toBe(before);
  });

  test('whose push is lost to a player’s goes behind him, both times', async () => {
    const scene = await begun();
    const ben = scene.group.clone('Bernd');
    /** Just before the bot writes: after it has looked, and before it publishes. */
    const meanwhile = [() => say('Who is next?'), () => say('Still here.')];
    const say = (text: string): void => {
      git(ben, 'pull', '--quiet');
      note(ben, 'bernd', text, GAME, undefined, timeOf(scene.clock.at / 1000));
      git(ben, 'commit', '--quiet', '--all', '-m', text);
      git(ben, 'push', '--quiet');
    };
    const { folder, run } = scene.bot('Robo', {
      now: () => {
        const waits = loadGame(folder, GAME).trust.open;
        // The first look at the clock with a receipt to write, and the first with a round to take.
        if (waits !== undefined && (meanwhile.length === 2 || waits.receipt !== undefined)) meanwhile.shift()?.();
        return new Date(scene.clock.at);
      },
    });
    const done = await run(['bot', '--sync']);
    expect(done.code, done.out).toBe(0);
    expect(kinds(scene)).toEqual([...ORDERS, 'note', 'receipt', 'note', 'roll']);
    expect(readLog(folder)).toBe(publishedLog(scene.group));
    expect(wrongIn(publishedLog(scene.group))).toEqual([]);
  });

  test('that runs in two clones at once writes nothing twice', async () => {
    const scene = await begun();
    const second = scene.bot('Second');
    let met = 0;
    const first = scene.bot('First', {
      pause: async () => {
        // The other one finds the receipt, waits less long, and has the dice out first.
        met += 1;
        expect((await second.run(['bot', '--sync'])).code).toBe(0);
      },
    });
    const done = await first.run(['bot', '--sync']);
    expect(done.code, done.out).toBe(0);
    expect(met).toBe(1);
    expect(kinds(scene)).toEqual([...ORDERS, 'receipt', 'roll']);
    for (const { folder } of [first, second]) expect(readLog(folder)).toBe(publishedLog(scene.group));
  });

  test('whose receipt comes second takes the first one’s', async () => {
    const scene = await begun();
    const [first, second] = [scene.bot('First'), scene.bot('Second')];
    // Both have seen the order and written a receipt, a second apart.
    expect((await first.run(['bot'])).code).toBe(3);
    scene.clock.at += 1000;
    expect((await second.run(['bot'])).code).toBe(3);
    const done = await first.run(['bot', '--sync', '--json']);
    expect(done.code, done.out).toBe(0);
    const late = await second.run(['bot', '--sync']);
    expect(late.code, late.out).toBe(0);
    expect(kinds(scene)).toEqual([...ORDERS, 'receipt', 'roll']);
    for (const { folder } of [first, second]) expect(readLog(folder)).toBe(publishedLog(scene.group));
    expect(wrongIn(publishedLog(scene.group))).toEqual([]);
  });

  test('that was stopped after its receipt goes on with it in a fresh clone', async () => {
    const scene = await begun();
    const first = scene.bot('First', {
      pause: async () => {
        throw new Error('the machine is switched off');
      },
    });
    await first.run(['bot', '--sync']).catch(() => undefined);
    rmSync(first.folder, { recursive: true });
    expect(kinds(scene)).toEqual([...ORDERS, 'receipt']);
    scene.clock.at += 86_400_000;
    const done = await scene.bot('Again').run(['bot', '--sync']);
    expect(done.code, done.out).toBe(0);
    expect(kinds(scene)).toEqual([...ORDERS, 'receipt', 'roll']);
  });

  test('leaves games alone in which it is nobody', async () => {
    const scene = await begun();
    const folder = scene.group.clone('Other');
    const done = await seat(folder, 'another-bot')(['bot', '--sync', '--json']);
    expect(done.code, done.out).toBe(0);
    expect(kinds(scene)).toEqual(ORDERS);
  });
});
