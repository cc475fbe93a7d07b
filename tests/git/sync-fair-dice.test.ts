// Two players with clones of their own and dice that each keeps for the other: syncing is all they do for it.
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadGame, verifyGame } from '../../src/archive/index.ts';
import type { Environment } from '../../src/cli/environment.ts';
import { main } from '../../src/cli/main.ts';
import { GAME, git, newFolder, newGroup, readLog } from './support.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** A player at his own machine: a clone, and a folder for his secrets. */
const seat = (archive: string, player: string) => {
  const home = newFolder();
  let counter = 0;
  git(archive, 'config', 'fieldpost.player', player);
  return async (line: readonly string[], input = ''): Promise<{ readonly code: number; readonly out: string }> => {
    let out = '';
    const sink = {
      write: (text: string) => {
        out += text;
      },
      terminal: 'no' as const,
    };
    const env: Environment = {
      cwd: archive,
      project,
      variables: { LANG: 'en_GB.UTF-8', HOME: home, XDG_DATA_HOME: path.join(home, 'data') },
      now: () => new Date(Date.UTC(2026, 2, 1, 21)),
      randomBytes: (n) => {
        counter += 1;
        return Uint8Array.from({ length: n }, (_, index) => (counter * 31 + index * 7 + player.length) % 256);
      },
      stdout: sink,
      stderr: sink,
      terminal: 'no',
      readStdin: async () => input,
      gitConfig: (key) => (key === 'fieldpost.player' ? player : undefined),
      ask: {
        confirm: async () => undefined,
        text: async () => undefined,
        select: async () => undefined,
        many: async () => undefined,
      },
    };
    const code = await main(['--archive', archive, ...line], env);
    return { code, out };
  };
};

test('anchored, committed, revealed: one sync after the other, and every line signed', async () => {
  const group = newGroup({ open: { dice: { source: 'reveal' } } });
  const [here, there] = [group.clone('Anna'), group.clone('Bernd')];
  const [anna, bernd] = [seat(here, 'anna'), seat(there, 'bernd')];

  // Anna anchors; meanwhile Bernd does, and is quicker: her key and her anchor are made again behind his, and signed again.
  expect((await anna(['anchor', GAME])).code).toBe(0);
  expect((await bernd(['anchor', GAME])).code).toBe(0);
  expect((await bernd(['sync'])).code).toBe(0);
  const carried = await anna(['sync']);
  expect(carried.code).toBe(0);
  expect(loadGame(here, GAME).entries.map(({ by, order }) => `${by} ${order?.type}`)).toEqual([
    'anna open-game',
    'bernd change-key',
    'bernd anchor',
    'anna change-key',
    'anna anchor',
  ]);

  await anna(['submit', GAME, '-', '--yes'], '3 inf CAU > UKR\n1 arm KAR > UKR');
  expect((await anna(['fight', GAME, '--rounds', '1', '--yes'])).code).toBe(3);
  expect((await anna(['sync'])).code).toBe(0);
  const revealed = await bernd(['sync']);
  expect(revealed.out).toContain('you have revealed the dice');
  await anna(['sync']);
  const game = loadGame(here, GAME);
  expect(readLog(there)).toBe(readLog(here));
  expect(game.entries.at(-1)).toMatchObject({ by: 'bernd', order: { type: 'roll' }, dice: { source: 'reveal', k: 1 } });
  expect(game.entries.slice(1).every(({ sig }) => sig !== undefined)).toBe(true);
  expect(verifyGame(game)).toMatchObject({ verdict: 'sound' });

  // Nothing more is due: a second sync reveals nothing.
  expect((await bernd(['sync'])).out).not.toContain('revealed');
});
