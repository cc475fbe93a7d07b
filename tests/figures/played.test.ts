// The questions of the guide about openings and leads give what the statistics page says, from the same games.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figuresOf, fill, query } from '../../src/figures/index.ts';
import { openArchive, type Told } from '../../src/site/data/archive.ts';
import { countedGame } from '../../src/site/data/counted.ts';
import { viewGame } from '../../src/site/data/game.ts';
import { type GameData, loadFrom } from '../../src/site/data/loaded.ts';
import { type PlayedRuleset, playedIn } from '../../src/site/data/played.ts';
import { gameCounts, revived, rowOf } from '../../src/site/data/rows.ts';
import { type Branch, shareOf } from '../../src/stats/index.ts';
import { countEntries } from '../../src/vocab/index.ts';
import { randomFrom } from '../support/sparring/index.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const GAMES = 70;

let folder: string;
let file: string;
let played: PlayedRuleset | undefined;

/** The same game as people might have played it: other money, another end, and other purchases in its first turns. */
const alike = (data: GameData, slug: string, random: () => number): GameData => {
  const more = Math.round(60 * random());
  const length = 8 + Math.floor(20 * random());
  const winner = random() < 0.5 ? 'allies' : 'axis';
  const told: Told = {
    ...data.told,
    turns: data.told.turns.slice(0, length).map((turn) => ({
      ...turn,
      end: {
        ...turn.end,
        treasury: { ...turn.end.treasury, usa: { main: Math.round(more * random()) }, japan: { main: more } },
      },
    })),
  };
  const kind = random();
  const view: GameData['view'] = { ...viewGame(told), slug, purpose: kind < 0.1 ? 'demonstration' : 'play' };
  const { won: _, opening, ...rest } = view;
  return {
    told,
    view: {
      ...rest,
      ...(opening === undefined ? {} : { opening }),
      ended: '2026-02-01T00:00:00Z',
      ...(kind < 0.15 ? { drawn: 'yes' as const } : { won: { side: winner, how: 'resignation' as const } }),
      ...(kind > 0.95 ? { forfeited: 'yes' as const } : {}),
    },
    turns: data.turns.slice(0, length).map((turn) => {
      const { account } = turn;
      const battles = account.battles.filter(() => random() < 0.8);
      const purchases = random() < 0.2 ? {} : random() < 0.5 ? { armor: 3, infantry: 2 } : account.purchases;
      return { ...turn, account: { ...account, purchases, battles } };
    }),
  };
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-figures-played-'));
  const data = loadFrom(openArchive(PROJECT, PROJECT), 'sparring-match');
  const random = randomFrom(4);
  const games = new Map(
    Array.from({ length: GAMES }, (_, at) => `game-${String(at * 7).padStart(3, '0')}`).map((slug) => [
      slug,
      alike(data, slug, random),
    ]),
  );
  const gameOf = (slug: string): GameData => {
    const game = games.get(slug);
    if (game === undefined) throw new Error(`There is no game ${slug}.`);
    return game;
  };
  file = path.join(folder, 'figures.sqlite');
  const logs = [...games.keys()].map((game) => ({ game, hash: game }));
  fill(file, logs, (game) => {
    const counted = countedGame(gameOf(game));
    return counted && figuresOf(counted);
  });
  const rows = [...games.values()].map((game) => revived(rowOf(game)));
  [played] = playedIn(rows, ({ view }) => gameCounts(gameOf(view.slug)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The question of the guide that has these words in it. */
const asked = (words: string) => {
  const text = readFileSync(path.join(PROJECT, 'content/guides/en/figures.md'), 'utf8');
  const found = [...text.matchAll(/^```sql\n([\s\S]*?)^```/gm)].flatMap(([, sql = '']) => sql);
  return query(file, found.find((sql) => sql.includes(words)) ?? words).rows;
};

test('openings of each power are those of the page', () => {
  const winsOf = ({ games, wins }: Branch) => [games, ...wins.map((win) => win.games)];
  const told = played?.opened.openings?.powers.flatMap(({ power, branches }) =>
    branches.flatMap((bought) =>
      bought.branches.map((attacked) => {
        const units = bought.choice.what === 'bought' ? countEntries(bought.choice.units) : [];
        const spaces = attacked.choice.what === 'attacked' ? attacked.choice.spaces : [];
        const list = units
          .map(([unit, count]) => `${count} ${unit}`)
          .sort((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
        return [power, list.join(', ') || 'nothing', spaces.join(', ') || 'nobody', ...winsOf(attacked)];
      }),
    ),
  );
  const rows = asked('attacked');
  expect(rows.length).toBeGreaterThan(8);
  expect(new Set(rows.map(([power]) => power)).size).toBe(5);
  const sorted = (all: readonly unknown[]): readonly string[] => all.map((one) => JSON.stringify(one)).sort();
  expect(sorted(rows)).toEqual(sorted(told ?? []));
});

test('wins by lead are those of the page', () => {
  const rows = asked('lead');
  const told = played?.led.rounds.flatMap(({ round, groups }) =>
    groups.map(({ least, most, games, won }, part) => [round, part, least, most, games, won]),
  );
  expect(rows).toEqual(told);
  expect(new Set(rows.map(([round]) => round)).size).toBeGreaterThan(2);
  for (const { groups } of played?.led.rounds ?? [])
    for (const { games, won, from, share, to } of groups) expect({ from, share, to }).toEqual(shareOf(won, games));
});
