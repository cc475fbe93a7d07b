// The games of this repository: all of them prove, and the demonstration games are what their scripts make.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame, verifyGame } from '../../src/archive/index.ts';
import { listGames } from '../../src/log/files.ts';
import { DEMONSTRATIONS } from './index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const games = listGames(root).map((slug) => loadGame(root, slug));

describe('the archive proves', () => {
  for (const game of games) {
    test(game.slug, () => {
      const { verdict, faults, entries } = verifyGame(game);
      expect(faults).toEqual([]);
      expect(entries.filter(({ difference }) => difference !== undefined)).toEqual([]);
      expect(verdict).toBe('sound');
    });
  }
});

describe('demonstration games are made by script', () => {
  const made = DEMONSTRATIONS.map((make) => make());

  for (const { game, lines } of made) {
    test(`${game.slug} is what its script makes`, () => {
      const file = path.join(root, 'games', game.slug, 'log.jsonl');
      expect(readFileSync(file, 'utf8')).toBe(`${lines.join('\n')}\n`);
    });
  }

  test('one is an honest game of at least eight rounds to a military victory', () => {
    const match = made.find(({ game }) => game.slug === 'sparring-match');
    expect(match?.game.replay.state.round).toBeGreaterThanOrEqual(8);
    expect(match?.game.replay.state.winner?.how).toBe('capitals');
  });

  test('together they show what is rare', () => {
    const types = new Set(
      made.flatMap(({ game }) => game.entries.flatMap(({ events }) => events.map(({ type }) => type))),
    );
    const roles = new Set(
      made.flatMap(({ game }) =>
        game.entries.flatMap(({ events }) => events.flatMap((event) => (event.type === 'rolled' ? [event.role] : []))),
      ),
    );
    for (const type of [
      'submarines-withdrew',
      'rocket-fired',
      'industry-bombed',
      'position-reported',
      'rewound',
      'game-won',
      'received',
    ]) {
      expect(types).toContain(type);
    }
    for (const role of ['supporting-shot', 'raid', 'rocket', 'antiaircraft', 'submarine', 'research'])
      expect(roles).toContain(role);
    expect(made.some(({ game }) => game.replay.state.winner?.how === 'economic')).toBe(true);
    expect(made.some(({ game }) => game.replay.state.winner === undefined)).toBe(true);
  });
});
