// Two players with clones of their own and dice that each keeps for the other: syncing is all they do for it.
import { expect, test } from 'vitest';
import { loadGame, verifyGame } from '../../src/archive/index.ts';
import { seat } from './seat.ts';
import { GAME, newGroup, readLog } from './support.ts';

test('anchored, committed, revealed: one sync after the other, and every line signed', async () => {
  const group = newGroup({ open: { dice: { source: 'reveal' } } });
  const [here, there] = [group.clone('Anna'), group.clone('Bernd')];
  const [anna, bernd] = [seat(here, 'anna'), seat(there, 'bernd')];

  // Anna anchors; meanwhile Bernd does, and is quicker: her key and her anchor are made again behind his, and signed
  // again.
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
