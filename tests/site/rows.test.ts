// Rows of games: a build that has them loads no game for what is told of several, and they say what the games say.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRows } from '../../src/archive/index.ts';
import { type Archive, openArchive } from '../../src/site/data/archive.ts';
import { gamesOf } from '../../src/site/data/games.ts';
import { loadFrom } from '../../src/site/data/loaded.ts';
import { gameCounts } from '../../src/site/data/rows.ts';
import { falseRows } from '../../src/site/held-rows.ts';
import { diceIn, type Throws } from '../../src/stats/index.ts';
import { type ByPower, POWERS } from '../../src/vocab/index.ts';
import { root as HOME } from '../support/sources.ts';
import { sharedTestSite } from './support/site.ts';

let folder: string;
let archive: Archive;
/** The games that were loaded. */
let loaded: string[];

const log = (slug: string): string => path.join(archive.root, 'games', slug, 'log.jsonl');
const rows = () => openRows(path.join(folder, 'findings'), archive.root, 'code');
const gamesNow = () => {
  const kept = rows();
  try {
    return gamesOf(archive, kept);
  } finally {
    kept.close();
  }
};

beforeAll(async () => {
  const site = await sharedTestSite();
  folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-site-rows-'));
  const root = path.join(folder, 'archive');
  cpSync(site.archive, root, { recursive: true, filter: (file) => path.basename(file) !== 'dist' });
  const own = openArchive(root, HOME);
  archive = {
    ...own,
    tell: (slug) => {
      loaded.push(slug);
      return own.tell(slug);
    },
  };
  loaded = [];
  gamesNow();
});
beforeEach(() => {
  loaded = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('rows of an archive', () => {
  test('are made of each game once; after that none is loaded', () => {
    const games = gamesNow();
    expect(games.map(({ view }) => view.slug).sort()).toEqual([...archive.slugs]);
    expect(loaded.filter((slug) => archive.hashOf(slug) !== undefined)).toEqual([]);
  });

  test('say what the games say, broken ones too', () => {
    for (const row of gamesNow()) {
      const { told, view, turns } = loadFrom(archive, row.view.slug);
      const { board: _, turns: links, ...brief } = row.view;
      const { board: __, turns: ___, series: ____, momentum: _____, pace: ______, throws: _______, ...shown } = view;
      expect(brief).toEqual(JSON.parse(JSON.stringify(shown)));
      expect(links.map(({ id }) => id)).toEqual(turns.map(({ id }) => id));
      expect(row.view.board).toBe(view.board);
      expect(row.head).toEqual(told.game.trust.head);
    }
  });

  test('count what happened in a game, turn by turn', () => {
    const kept = rows();
    for (const { view: brief, turns: links, hash } of gamesNow()) {
      const data = loadFrom(archive, brief.slug);
      const { view, turns } = data;
      const counts = gameCounts(data);
      if (hash !== undefined) expect(kept.kept('counts', { game: brief.slug, hash })).toEqual(counts);
      expect(counts.turns.map(({ clauses }) => clauses)).toEqual(turns.map(({ clauses }) => clauses));
      expect(counts.turns.flatMap(({ days }) => days ?? [])).toEqual(view.pace.map(({ days }) => days));
      expect(counts.turns).toHaveLength(links.length);
      const dice = (powers: ByPower<Throws>): number => POWERS.reduce((sum, power) => sum + diceIn(powers[power]), 0);
      expect(dice(counts.throws)).toBe(view.throws.map(dice).reduce((sum, turn) => sum + turn, 0));
    }
    kept.close();
  });

  test('of a game that moved are made anew, and of no other', () => {
    const before = readFileSync(log('struck-out'), 'utf8');
    try {
      writeFileSync(log('struck-out'), `${before.trimEnd().split('\n').slice(0, -1).join('\n')}\n`);
      const [row] = gamesNow().filter(({ view }) => view.slug === 'struck-out');
      expect(loaded).toEqual(['struck-out']);
      expect(row?.view.entries).toBe(before.trimEnd().split('\n').length - 1);
    } finally {
      writeFileSync(log('struck-out'), before);
    }
  });

  test('that say other than the log are found, and dropped', () => {
    const kept = rows();
    const lieOf = (kind: string, game: string): void => {
      const row = kept.kept(kind, { game, hash: archive.hashOf(game) });
      kept.row(kind, { game, hash: 'none' }, () => ''); // another log's, so that the next is made
      kept.row(kind, { game, hash: archive.hashOf(game) }, () => ({ ...(row as object), followed: 'perhaps' }));
    };
    expect(falseRows(archive, kept, archive.slugs)).toEqual([]);
    lieOf('game', 'struck-out');
    expect(falseRows(archive, kept, ['long-war'])).toEqual([]);
    expect(falseRows(archive, kept, archive.slugs)).toEqual(['struck-out']);
    expect(falseRows(archive, kept, archive.slugs)).toEqual([]);
    expect(kept.kept('game', { game: 'long-war', hash: archive.hashOf('long-war') })).toBeDefined();
    kept.close();
  });
});
