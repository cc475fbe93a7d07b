// A game's page, the list of games and the statistics in a real browser: the timeline and the charts without script,
// the numbers behind them at their fixed addresses, filters that a style sheet works.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { seriesColumns } from '../../src/stats/index.ts';
import { readCsv } from '../stats/csv.ts';
import * as looks from './support/looking.ts';

const COLUMNS = seriesColumns(secondEditionBoard.roster);

const looking = looks.lookAtTestSite();
const { onPage } = looking;

const WIDE = { ...looks.WIDE, javaScriptEnabled: false };
const PHONE = { ...looks.PHONE, javaScriptEnabled: false };

const fileOf = (file: string): string => readFileSync(path.join(looking.site.out, file), 'utf8');
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What is folded away is looked at too. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

const GAME = '/club/games/long-war/';

describe('the timeline', () => {
  test('is a link for every turn, in order, and says in words what its signs mean', async () => {
    const { turns } = JSON.parse(fileOf('games/long-war/game.json'));
    await onPage(GAME, WIDE, async (page) => {
      const stops = page.locator('.timeline .stop');
      const links = await stops.evaluateAll((all) => all.map((stop) => stop.getAttribute('href')));
      expect(links).toEqual(turns.map(({ id }: { id: string }) => `${GAME}${id}/`));
      const { account } = JSON.parse(fileOf('games/long-war/r01-germany/turn.json'));
      const said = plain((await stops.nth(1).locator('.vh').textContent()) ?? '');
      expect(said).toMatch(/^Germany, round 1: /);
      expect(said).toContain(`${account.battles.length} battles and raids`);
      expect(said).toContain(`${account.captured.length} territories changed hands`);
      const last = plain((await stops.last().locator('.vh').textContent()) ?? '');
      expect(last).toContain('under way');
      await stops.nth(1).click();
      expect(new URL(page.url()).pathname).toBe(`${GAME}r01-germany/`);
    });
  });

  test('has room to be tapped', async () => {
    const sizes = await onPage(GAME, PHONE, (page) =>
      page.locator('.timeline .stop').evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect())),
    );
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});

describe('the charts', () => {
  test('come in one form at a time, with their lines', async () => {
    for (const [look, form] of [
      [WIDE, 'wide'],
      [PHONE, 'compact'],
    ] as const) {
      const shown = await onPage(GAME, look, (page) =>
        page.locator('.chart-figure').evaluateAll((figures) =>
          figures.map((figure) => {
            const [svg, ...more] = [...figure.querySelectorAll(':scope > svg')].filter(
              (one) => one.getBoundingClientRect().width > 0,
            );
            const lines = [...(svg?.querySelectorAll('svg > svg use, svg > svg path') ?? [])];
            const looks = lines.map((line) => getComputedStyle(line));
            return {
              id: figure.id,
              form: svg?.getAttribute('class'),
              more: more.length,
              lines: lines.map((line) => (line instanceof SVGGraphicsElement ? line.getBBox().width : 0)),
              bars: svg?.querySelectorAll('.bar').length ?? 0,
              filled: looks.filter(({ fill, stroke }) => fill !== 'none' || stroke === 'none').length,
              colours: new Set(looks.map(({ stroke }) => stroke)).size,
            };
          }),
        ),
      );
      // Who had the upper hand, land, cash, sides, units' value, territories, units, faces, hits, luck and pace.
      expect(shown).toHaveLength(11);
      for (const chart of shown) {
        expect(chart.form).toBe(`chart ${form}`);
        expect(chart.more).toBe(0);
        // A line is a stroke in its own colour, also where it is used from the other drawing.
        expect(chart.filled).toBe(0);
        expect(chart.colours).toBe(chart.lines.length);
        expect(chart.lines.length + chart.bars).toBeGreaterThanOrEqual(chart.id === 'chart-lead' ? 1 : 2);
        // A power that has played one turn has a mark in the chart of pace, and no line yet.
        if (chart.id !== 'chart-pace') for (const width of chart.lines) expect(width).toBeGreaterThan(0);
      }
      expect(shown.filter(({ lines }) => lines.length === 5)).toHaveLength(6);
    }
  });

  test('say what they come to, how it is reckoned, and where the numbers are', async () => {
    await onPage(GAME, WIDE, async (page) => {
      for (const figure of await page.locator('.chart-figure').all()) {
        expect(plain(await figure.locator(':scope > p').innerText())).toMatch(/^\S.+\.$/);
        expect(await figure.locator('figcaption').innerText()).toMatch(/\S/);
        expect(await figure.locator('figcaption a').getAttribute('href')).toBe(`${GAME}series.csv`);
        expect(await figure.locator('details table tbody tr').count()).toBeGreaterThan(0);
      }
    });
  });

  test('only games of people have a pace', () => {
    expect(fileOf('games/long-war/index.html')).toContain('id="chart-pace"');
    expect(fileOf('games/long-log/index.html')).not.toContain('id="chart-pace"');
  });

  test('are not drawn of two turns', () => {
    expect(JSON.parse(fileOf('games/by-post/game.json')).turns).toHaveLength(2);
    expect(fileOf('games/by-post/index.html')).not.toContain('chart-figure');
  });

  test('tell how the game went: turning points and battles lead to their turns, spaces to their history', async () => {
    await onPage(GAME, WIDE, async (page) => {
      const links = page.locator('.game-story > div a');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const points = await page.locator('#chart-lead svg.wide .events text').allTextContents();
      expect(points).toEqual(points.map((_, at) => String(at + 1)));
      expect(points.length).toBeGreaterThan(0);
      expect(addresses.filter((href) => /\/r\d\d-[a-z]+\/$/.test(href)).length).toBeGreaterThanOrEqual(points.length);
      const fought = page.locator('.heat-figure figcaption a');
      const spaces = await fought.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(await page.locator('.heat use[class="heat-5"]').count()).toBeGreaterThan(0);
      for (const href of spaces)
        expect(fileOf('games/long-war/spaces/index.html')).toContain(`id="${href.split('#')[1]}"`);
    });
  });
});

describe('the numbers behind them', () => {
  const rowsOf = (game: string): readonly { readonly [column: string]: string }[] => {
    const [header = [], ...rows] = readCsv(fileOf(`games/${game}/series.csv`));
    expect(header).toEqual(COLUMNS);
    return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at] ?? ''])));
  };

  test('are the same in CSV, in JSON and in the tables of the page', async () => {
    const rows = rowsOf('long-war');
    const json = JSON.parse(fileOf('games/long-war/series.json'));
    expect(json).toMatchObject({ format: 1, game: 'long-war', purpose: 'play', columns: COLUMNS });
    expect(json.rows.map((row: readonly unknown[]) => row.map((cell) => (cell === null ? '' : String(cell))))).toEqual(
      rows.map((row) => Object.values(row)),
    );
    const tables = await onPage(GAME, WIDE, (page) =>
      page
        .locator('.chart-figure')
        .evaluateAll((figures) =>
          figures.map(
            (figure) =>
              [
                figure.id,
                [...figure.querySelectorAll('tbody tr')].map((row) =>
                  [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
                ),
              ] as const,
          ),
        ),
    );
    const cells = (chart: string): readonly (readonly string[])[] => new Map(tables).get(chart) ?? [];
    const column = (name: string): readonly string[] => rows.map((row) => row[name] ?? '');
    expect(cells('chart-land').flat()).toEqual(column('land-ipc'));
    expect(cells('chart-cash').flat()).toEqual(column('cash-ipc'));
    expect(cells('chart-value').flat()).toEqual(column('units-ipc'));
    expect(cells('chart-territories').flat()).toEqual(column('territories'));
    const faces = cells('chart-faces').slice(0, -1);
    const last = rows.slice(-5).filter(({ dice }) => dice !== '0');
    expect(faces).toEqual(last.map((row) => [...[1, 2, 3, 4, 5, 6].map((face) => row[`face-${face}`]), row.dice]));
  });

  test('count every die of the log that counts', () => {
    const rolled = fileOf('games/long-war/log.jsonl')
      .trimEnd()
      .split('\n')
      .flatMap((line) => JSON.parse(line).events)
      .filter(({ type, sides }) => type === 'rolled' && sides === 6)
      .flatMap(({ volleys }) => volleys.flatMap(({ values }: { values: readonly number[] }) => values));
    const last = rowsOf('long-war').slice(-5);
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const counted = last.reduce((sum, row) => sum + Number(row[`face-${face}`]), 0);
      expect(counted).toBe(rolled.filter((value) => value === face).length);
    }
  });

  test('are explained on the page, column by column', async () => {
    const explained = await onPage(GAME, WIDE, async (page) => {
      await unfold(page);
      return await page.locator('table:has(th code) tbody th').allInnerTexts();
    });
    expect(explained).toEqual(COLUMNS);
  });
});

test('a page of a game stays small', () => {
  expect(gzipSync(fileOf('games/long-war/index.html'), { level: 9 }).length).toBeLessThan(60_000);
});

describe('the list of games', () => {
  const shownIn = (page: Page): Promise<readonly string[]> =>
    page
      .locator('.game-lines > li:visible a')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => /^\/club\/games\/[^/]+\/$/.test(href)),
      );
  const slugs = (addresses: readonly string[]): readonly string[] =>
    addresses.map((address) => address.split('/')[3] ?? '').toSorted();
  /** What the line under the filters says, as programs that read aloud find it. */
  const countedIn = async (page: Page): Promise<string> => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const said = nodes
      .flatMap(({ role, name }) => (role?.value === 'StaticText' ? [String(name?.value)] : []))
      .filter((text) => text.trim() !== '');
    const at = said.findIndex((text) => text.startsWith('Games shown:'));
    return plain(said.slice(at, at + 3).join(' '));
  };

  test('shows what fits the choices, without script', async () => {
    await onPage('/club/games/', WIDE, async (page) => {
      const all = slugs(await shownIn(page));
      expect(all).toContain('long-war');
      expect(await countedIn(page)).toBe(`Games shown: ${all.length} / ${all.length}`);
      await page.selectOption('#only-state', 'repair');
      expect(slugs(await shownIn(page))).toEqual(['broken-chain', 'not-a-log']);
      expect(await countedIn(page)).toBe(`Games shown: 2 / ${all.length}`);
      await page.selectOption('#only-state', 'over');
      await page.selectOption('#only-result', 'drawn');
      expect(slugs(await shownIn(page))).toEqual(['drawn']);
      await page.selectOption('#only-kind', 'demonstration');
      expect(await shownIn(page)).toEqual([]);
      expect(await countedIn(page)).toBe(`Games shown: 0. No game fits this choice. / ${all.length}`);
      await page.getByRole('button', { name: 'Show all' }).click();
      expect(slugs(await shownIn(page))).toEqual(all);
    });
  });

  test('keeps the choice in the address, for others and for coming back', async () => {
    const query = '?state=over&result=drawn';
    await onPage(`/club/games/${query}`, looks.WIDE, async (page) => {
      expect(slugs(await shownIn(page))).toEqual(['drawn']);
      await page.locator('.game-lines > li:visible a').first().click();
      await page.waitForURL((url) => url.pathname === '/club/games/drawn/');
      await page.goBack();
      expect(new URL(page.url()).search).toBe(query);
      expect(slugs(await shownIn(page))).toEqual(['drawn']);
      await page.selectOption('#only-state', '');
      expect(new URL(page.url()).search).toBe('?result=drawn');
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.waitForURL((url) => url.search === '');
    });
    // What the list does not know is no choice.
    await onPage('/club/games/?state=none&colour=red', looks.WIDE, async (page) => {
      expect(await page.locator('#only-state').inputValue()).toBe('');
      expect((await shownIn(page)).length).toBeGreaterThan(2);
    });
  });

  test('keeps games of people before demonstrations', async () => {
    const kinds = await onPage('/club/games/', WIDE, (page) =>
      page.locator('.game-lines > li').evaluateAll((all) => all.map((line) => line.getAttribute('data-kind'))),
    );
    expect(kinds).toEqual(kinds.toSorted((a, b) => (a === b ? 0 : a === 'play' ? -1 : 1)));
  });
});

describe('statistics', () => {
  test('are told apart for games of people and demonstrations, and say what is too little', async () => {
    const { play, demonstration } = JSON.parse(fileOf('statistics/statistics.json'));
    await onPage('/club/statistics/', WIDE, async (page) => {
      expect(await page.locator('main h2').allInnerTexts()).toEqual(['Games played by mail', 'Demonstration games']);
      const text = plain(await page.locator('main').innerText());
      for (const some of [play, demonstration]) {
        expect(text).toContain(`${some.games} games, ${some.results.games} of them finished; ${some.turns} turns.`);
        expect(some.results.games).toBeLessThan(10);
      }
      expect(text).toContain('too few for percentages');
      expect(text).toContain('Openings are told once 10 games of a ruleset have been played to an end. So far: Second');
      expect(text).toContain('Wins by who was ahead are told once 20 games of a ruleset that somebody won');
      expect(await page.locator('.branches, .whisker').count()).toBe(0);
      expect(text).not.toMatch(/\d ?% \(/);
    });
    // Neither what is broken nor what nobody can read counts.
    const counted = play.games + demonstration.games;
    const states = JSON.parse(fileOf('heads.json')).heads.filter(
      ({ verdict }: { verdict: string }) => verdict !== 'broken',
    );
    expect(counted).toBe(states.length);
  });

  test('lead to the clauses they count', async () => {
    await onPage('/club/statistics/', WIDE, async (page) => {
      const clause = page.locator('table.tally th a').first();
      const href = (await clause.getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/club\/rules\/[a-z-]+\/#/);
      await clause.click();
      expect(await page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`).isVisible()).toBe(true);
    });
  });
});

test('the system chosen in the rules is kept in the address', async () => {
  await onPage('/club/rules/compare/', looks.WIDE, async (page) => {
    await page.locator('#only-daak').check();
    expect(new URL(page.url()).search).toBe('?system=daak');
    await page.reload();
    expect(await page.locator('#only-daak').isChecked()).toBe(true);
  });
});

test('a player’s page has his record', async () => {
  await onPage('/club/players/anna/', WIDE, async (page) => {
    const record = page.getByRole('table').first();
    const games = await record.locator('tbody tr').count();
    expect(games).toBeGreaterThan(3);
    const text = plain(await page.locator('main').innerText());
    expect(text).toMatch(/Finished games: \d+ won, \d+ lost, \d+ drawn\./);
    expect(text).toMatch(/Dice: \d+ hits, where [\d.]+ were to be expected/);
    expect(text).not.toContain('Share won');
  });
});
