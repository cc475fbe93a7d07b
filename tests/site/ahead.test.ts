// Battles ahead in running games: which there are, and that the pages lead to the calculator with them filled in.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepare, solve } from '../../src/odds/index.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import { battlesAhead } from '../../src/site/data/ahead.ts';
import { openArchive } from '../../src/site/data/archive.ts';
import { type GameData, loadFrom } from '../../src/site/data/loaded.ts';
import { oddsQuery } from '../../src/site/odds-address.ts';
import { sharedTestSite, type TestSite } from './support/site.ts';

let site: TestSite;
let games: readonly GameData[];

beforeAll(async () => {
  site = await sharedTestSite();
  const archive = openArchive(site.archive, path.resolve(import.meta.dirname, '../..'));
  games = archive.slugs.map((slug) => loadFrom(archive, slug));
});

describe('battles ahead', () => {
  test('are those of whoever is to move, and none once he has moved', () => {
    for (const data of games) {
      const { state } = data.told.game.replay;
      const ahead = battlesAhead(data);
      expect(ahead.filter(({ by }) => by !== state.turn.power)).toEqual([]);
      if (ahead.some((battle) => battle.state === 'possible'))
        expect(state.turn.phase).toMatch(/^(research|purchase|combat-move)$/);
    }
  });

  test('are there in some running game, and in none that is over or broken', () => {
    const withBattles = games.filter((data) => battlesAhead(data).length > 0);
    expect(withBattles.length).toBeGreaterThan(0);
    expect(withBattles.map(({ view }) => view.status).filter((status) => status !== 'under-way')).toEqual([]);
  });

  test('are told with the odds of the very question they ask', () => {
    for (const { asked, odds, state } of games.flatMap(battlesAhead)) {
      const ruleset = RULESETS.find(({ id }) => id === asked.ruleset);
      if (ruleset === undefined) throw new Error(`There is no ruleset ${asked.ruleset}.`);
      // A declared battle may know more than a question can say, such as whose units they are.
      const apart = Math.abs(solve(prepare(ruleset, asked.question)).chance.attacker - odds.chance.attacker);
      expect(apart).toBeLessThan(state === 'declared' ? 0.05 : 1e-12);
    }
  });

  test('are linked from the page of odds and from the page of their game, in every language', () => {
    for (const data of games) {
      for (const { asked } of battlesAhead(data)) {
        const link = `odds/?${oddsQuery(asked)}"`.replaceAll('&', '&#38;');
        for (const prefix of ['', 'de/', 'nl/'])
          for (const page of ['odds', `games/${data.view.slug}`])
            expect(readFileSync(path.join(site.out, prefix, page, 'index.html'), 'utf8')).toContain(
              `/${prefix}${link}`,
            );
      }
    }
  });
});
