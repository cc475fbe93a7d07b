// What holds in a game, as it is built: every clause of a ruleset on its pages once, each that is not played with what
// is played instead; the way there from topics and games; and the booklets, on a screen and on paper.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import book from '../../content/holds.json' with { type: 'json' };
import { readRegistry } from '../../src/reference/files.ts';
import { clausesPlayed, holdsOf } from '../../src/reference/index.ts';
import { daak, usualOptions } from '../../src/rulesets/index.ts';
import { agreedChanges, heldRulesets, isInForce } from '../../src/site/data/held.ts';
import { clausesNow } from '../../src/site/data/now-rules.ts';
import { hindersNobody } from './support/hindrances.ts';
import { lookAtTestSite } from './support/looking.ts';
import { HOLDS } from './support/places.ts';
import { type Html, htmlOf } from './support/site.ts';

const registry = readRegistry(path.resolve(import.meta.dirname, '../..'));
const holds = holdsOf(book, registry);
const looking = lookAtTestSite();
const { onPage } = looking;
let pages: ReadonlyMap<string, Html>;

beforeAll(() => {
  pages = new Map(htmlOf(looking.site.out).map((page) => [page.file, page]));
});

const idsUnder = (folder: string): readonly string[] =>
  [...pages.values()]
    .filter(({ file }) => file.startsWith(folder))
    .flatMap(({ ids }) => ids.filter((id) => registry.clauses.has(id)));

describe.each(['', 'de/', 'nl/'])('what holds, under /%s', (prefix) => {
  test.each([...holds.rulesets.keys()])('by %s has every clause once, and the booklet what is played', (ruleset) => {
    const own = clausesPlayed(holds, registry, ruleset).map(({ id }) => id);
    expect(idsUnder(`${prefix}rules/holds/${ruleset}/`).toSorted()).toEqual(own.toSorted());
    const booklet = idsUnder(`${prefix}booklets/${ruleset}/`);
    expect(booklet.filter((id, at) => booklet.indexOf(id) !== at || !own.some((one) => one === id))).toEqual([]);
    expect(booklet.length).toBeGreaterThan(200);
  });
});

test('what is not played is folded away, and leads to what is played instead', () => {
  const { text } = pages.get('rules/holds/enhanced-realism/submarines/index.html') ?? { text: '' };
  const folded = text.split('<details class="not-played">').slice(1).join('');
  const [, item = ''] = folded.split('id="sub.first-shot-every-round"');
  expect(item.split('</li>')[0]).toContain('<s>Attacking submarines fire before everything else');
  expect(item.slice(0, 900)).toContain('href="#realism.sub.first-round-timing"');
});

test('a topic and a game lead to what holds by their rules', () => {
  const { links } = pages.get('de/rules/retreat/index.html') ?? { links: [] };
  expect(links).toContain('/club/de/rules/holds/daak/retreat/');
  const game = pages.get('games/long-war/index.html');
  expect(game?.links.some((link) => /^\/club\/rules\/holds\/[\w-]+\/$/.test(link))).toBe(true);
  const running = [...pages.values()].filter(({ text }) => text.includes('The rules for what is due:'));
  expect(running.length).toBeGreaterThan(0);
});

test('what was agreed changes what holds, and what matters now is in force', () => {
  const held = heldRulesets().get('daak');
  if (held === undefined) throw new Error('Nobody plays by the rules of DAAK any more.');
  const options = { ...usualOptions(daak), luck: 'low-luck', technology: 'off', totalVictory: 'on' } as const;
  const changes = agreedChanges(held, options);
  expect(changes.map(({ option }) => option)).toEqual(['luck', 'technology', 'totalVictory']);
  const [luck, technology, victory] = changes;
  expect(luck?.otherwise.map(({ id }) => id)).toEqual(['B3.11']);
  expect(technology?.out.map(({ id }) => id)).toContain('B17.1');
  expect(victory?.into.map(({ id }) => id)).toEqual(['B23.1']);
  expect(agreedChanges(held, usualOptions(daak))).toEqual([]);
  const due = (phase: 'research' | 'combat-move') =>
    clausesNow(held.ruleset, held, options, [
      { kind: 'orders', phase, turn: 'whole', powers: ['germany'], players: [] },
    ]);
  expect(due('research')).not.toContain('weapons.research-single-throw');
  expect(due('research')).toContain('B18.1');
  expect(due('combat-move')).toContain('daak.transport.load-in-contested-zone');
  expect(due('combat-move').filter((id) => !isInForce(held, id, options))).toEqual([]);
});

test('a booklet fetches nothing but style sheets and is light for all it holds', () => {
  const booklets = [...pages.values()].filter(({ file }) => /^((de|nl)\/)?booklets\//.test(file));
  expect(booklets).toHaveLength(18);
  const heavy = booklets.filter(
    ({ file }) => gzipSync(readFileSync(path.join(looking.site.out, file))).length > 80_000,
  );
  expect(heavy.map(({ file }) => file)).toEqual([]);
  expect(booklets.filter(({ text }) => /<(img|svg|script src)/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('printed, a booklet has its contents, no menu, and no clause on two sheets that fits on one', async () => {
  await onPage('/club/booklets/second-edition/', {}, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.masthead, .trail, .colophon, .keep').locator('visible=true').count()).toBe(0);
    expect(await page.locator('.booklet nav li').count()).toBeGreaterThan(20);
    const breaks = await page
      .locator('.booklet .clause')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').length);
    expect(breaks).toBe(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(15);
    expect(sheets).toBeLessThan(45);
  });
});

hindersNobody(looking, HOLDS);
