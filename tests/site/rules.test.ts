// The rules reference as it is built: every clause at its address in every language, light pages, a filter without
// script, and pages anybody can use.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import diagrams from '../../content/diagrams.json' with { type: 'json' };
import { BOARDS } from '../../src/board/index.ts';
import { readDifferences, readGlossaryEntries, readRegistry, readRelations } from '../../src/reference/files.ts';
import { PLAYED_SYSTEMS, type RegisteredClause } from '../../src/reference/index.ts';
import { isLanguage } from '../../src/vocab/index.ts';
import { hindersNobody } from './support/hindrances.ts';
import { lookAtTestSite } from './support/looking.ts';
import { RULES } from './support/places.ts';
import { filesOf, type Html, htmlOf } from './support/site.ts';

const project = path.resolve(import.meta.dirname, '../..');
const registry = readRegistry(project);
const clauses = [...registry.clauses.values()];
const { counterparts } = readRelations(project, registry);
const differences = readDifferences(project, registry);

const looking = lookAtTestSite();
const { onPage } = looking;
let pages: ReadonlyMap<string, Html>;

beforeAll(() => {
  pages = new Map(htmlOf(looking.site.out).map((page) => [page.file, page]));
});

const pageOf = (file: string): Html => {
  const page = pages.get(file);
  if (page === undefined) throw new Error(`There is no page ${file}.`);
  return page;
};

describe.each(['', 'de/', 'nl/'])('the reference under /%s', (prefix) => {
  test('has every clause on the page of its topic, in its language', () => {
    const missing = clauses.filter(({ id, topic }) => !pageOf(`${prefix}rules/${topic}/index.html`).ids.includes(id));
    expect(missing).toEqual([]);
    const borrowed = [...pages.values()].filter(
      ({ file, text }) => file.startsWith(`${prefix}rules/`) && /class="notice( stale)?"/.test(text),
    );
    expect(borrowed.map(({ file }) => file)).toEqual([]);
  });

  test('says on every page of texts that English decides', () => {
    const says = {
      '': 'The English text decides',
      'de/': 'Der englische Text entscheidet',
      'nl/': 'De Engelse tekst beslist',
    };
    const topics = [...new Set(clauses.map(({ topic }) => topic))];
    for (const place of [...topics, 'compare', 'differences', 'sources/daak']) {
      const { text } = pageOf(`${prefix}rules/${place}/index.html`);
      expect(text.split(says[prefix as keyof typeof says]).length, place).toBe(2); // the prefixes are those above
    }
  });

  test('has every word of the glossary, in the order of its alphabet', () => {
    const { text, ids } = pageOf(`${prefix}rules/glossary/index.html`);
    const language = prefix === '' ? 'en' : prefix.slice(0, 2);
    if (!isLanguage(language)) throw new Error(`${language} is no language.`);
    const glossary = readGlossaryEntries(project, language);
    expect([...glossary.keys()].filter((idea) => !ids.includes(idea))).toEqual([]);
    const terms = [...text.matchAll(/<dt><a href="#[^"]+">([^<]+)<\/a>/g)].map(([, term = '']) => term);
    expect(terms).toEqual([...glossary.values()].map(({ term }) => term).sort(new Intl.Collator(language).compare));
  });

  test('has every space of every board once, at its code, and leads to each board', () => {
    const home = pageOf(`${prefix}rules/index.html`).links;
    for (const { id, spaces } of BOARDS) {
      const { ids } = pageOf(`${prefix}rules/spaces/${id}/index.html`);
      const codes = spaces.map(({ code }) => code);
      expect(ids.filter((one) => /^[A-Z]{3}$/.test(one)).toSorted(), id).toEqual(codes.toSorted());
      expect(home).toContain(`/club/${prefix}rules/spaces/${id}/`);
    }
  });

  test('says what is to be known of every document, and lists its clauses, each once', () => {
    for (const document of registry.documents) {
      const { ids, text } = pageOf(`${prefix}rules/sources/${document}/index.html`);
      expect(
        text
          .split('id="about"')[1]
          ?.split('</section>')[0]
          ?.match(/<dd>[^<]{25,}/g)?.length,
        document,
      ).toBe(4);
      const own = clauses.filter(({ source }) => source.document === document).map(({ id }) => id);
      expect(ids.filter((id) => registry.clauses.has(id)).toSorted()).toEqual(own.toSorted());
    }
  });

  test('sets every two counterparts side by side, and no rulings', () => {
    const { links, text } = pageOf(`${prefix}rules/compare/index.html`);
    const addressOf = ({ id, topic }: RegisteredClause) => `/club/${prefix}rules/${topic}/#${id}`;
    const alone = clauses.filter(({ id }) => !counterparts.has(id)).map(addressOf);
    expect(alone.filter((address) => links.includes(address))).toEqual([]);
    const groups = text
      .split('class="group"')
      .slice(1)
      .map((group) => new Set(group.match(/\/club\/[^"]+#[^"]+/g)));
    const apart = clauses.flatMap((clause) =>
      (counterparts.get(clause.id) ?? [])
        .filter((other) => !groups.some((group) => [clause, other.clause].every((one) => group.has(addressOf(one)))))
        .map((other) => `${clause.id} and ${other.clause.id}`),
    );
    expect(apart).toEqual([]);
  });

  test('has every known difference in one table, with the clauses of each system', () => {
    const { ids, links, text } = pageOf(`${prefix}rules/differences/index.html`);
    expect(ids.filter((id) => differences.some((row) => row.id === id))).toHaveLength(differences.length);
    const named = differences.flatMap(({ values }) => values.flatMap((value) => value.clauses));
    const unnamed = named.filter(({ id, topic }) => !links.includes(`/club/${prefix}rules/${topic}/#${id}`));
    expect(unnamed.map(({ id }) => id)).toEqual([]);
    for (const row of text.split('<tr id="').slice(1)) {
      const wide = [...row.matchAll(/<td colspan="(\d)"/g)].map(([, columns]) => Number(columns));
      expect(wide.reduce((sum, columns) => sum + columns, 0)).toBe(PLAYED_SYSTEMS.length);
    }
    expect(pageOf(`${prefix}rules/index.html`).links).toContain(`/club/${prefix}rules/differences/`);
  });

  test('says beside a clause how every other system stands to it', () => {
    const beside = (topic: string, id: string): string => {
      const part =
        pageOf(`${prefix}rules/${topic}/index.html`).text.split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';
      return part.split('class="elsewhere')[1] ?? '';
    };
    for (const { id, topic } of clauses) {
      const lines = beside(topic, id).match(/class="relation[^"]*"/g) ?? [];
      expect(lines.length, id).toBe(counterparts.get(id)?.length ?? 0);
    }
    expect(beside('submarines', 'B12.2').match(/<p class="silent"/g)).toHaveLength(1); // DAAK
    expect(beside('submarines', 'C33').match(/<p class="silent"/g)).toHaveLength(1); // DAAK, where B12.2 holds
  });

  test('has every ruling on one list, where each used to stand, with its answer and the way to the rest', () => {
    const { ids, text } = pageOf(`${prefix}rules/rulings/index.html`);
    const rulings = clauses.filter(({ source }) => source.document === 'fieldpost');
    expect(ids.filter((id) => registry.clauses.has(id)).toSorted()).toEqual(rulings.map(({ id }) => id).toSorted());
    for (const { id, topic } of rulings) {
      expect(topic).not.toBe('rulings');
      const line = text.split(`<li id="${id}"`)[1]?.split('</li>')[0] ?? '';
      expect(line, id).toMatch(new RegExp(`<a href="/club/${prefix}rules/${topic}/#${id}"[^>]*>[^<]{15}`));
    }
  });

  test('shows a ruling beside the clauses it decides between, and them beside it', () => {
    const linksIn = (topic: string, id: string): string =>
      pageOf(`${prefix}rules/${topic}/index.html`).text.split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';
    expect(linksIn('rulings-second-edition', 'ruling.D9')).toContain(
      `/club/${prefix}rules/transports/#transport.bridging-limit"`,
    );
    expect(linksIn('transports', 'transport.bridging-limit')).toContain(
      `/club/${prefix}rules/rulings-second-edition/#ruling.D9"`,
    );
  });
});

test('a clause says how others decide a point, and the comparison says of each whether all decide alike', () => {
  const clause = pageOf('rules/canals/index.html')
    .text.split('<section class="clause"')
    .find((part) => part.includes('id="canal.panama-one-move"'));
  const lines = (clause ?? '').split('<li>').filter((line) => line.includes('/club/rules/canals/#'));
  const marked = lines.filter((line) => line.includes('decides otherwise'));
  expect(marked.map((line) => /#([\w.-]+)"/.exec(line)?.[1]).sort()).toEqual([
    'linked.canal.panama-one-zone',
    'realism.canal.panama-one-zone',
  ]);
  const { text } = pageOf('de/rules/compare/index.html');
  const said = text.match(/Sie entscheiden (nicht )?gleich\./g) ?? [];
  expect(said.length).toBe(text.split('class="group"').length - 1);
  expect(new Set(said).size).toBe(2);
});

test('a document is named in the language of the reader, in its list, on its page and under its clauses', () => {
  const titles = { '': 'rules clarifications to', 'de/': 'Klarstellungen zu', 'nl/': 'verduidelijkingen bij' };
  for (const [prefix, title] of Object.entries(titles)) {
    for (const place of ['sources', 'sources/mb', 'capitals']) {
      expect(pageOf(`${prefix}rules/${place}/index.html`).text, place).toContain(title);
    }
  }
});

test('a document has its clauses in its own order', () => {
  const order = pageOf('rules/sources/daak/index.html').ids.filter((id) => registry.clauses.has(id));
  expect(order[0]).toBe('daak.scope.second-edition-plus-mb');
  expect(order.indexOf('daak.board.caspian-is-sea-zone')).toBeLessThan(order.indexOf('daak.canal.panama-two-zones'));
  const manual = pageOf('rules/sources/rulebook/index.html').ids.filter((id) => /^B\d/.test(id));
  expect(manual.indexOf('B1.1')).toBeLessThan(manual.indexOf('B1.3'));
  expect(manual.indexOf('B1.3')).toBeLessThan(manual.indexOf('B1.2')); // p. 7 stands before the questions at the end
});

test('a clause shows its cases with their outcome, and the turns in which it came up', () => {
  const { text } = pageOf('rules/submarines/index.html');
  const [, clause = ''] =
    /<section class="clause" id="sub\.first-shot-every-round"([\s\S]*?)<\/section>/.exec(text) ?? [];
  expect(clause).toMatch(/<summary>\d+ cases?/);
  expect(clause).toContain('<b>accepted</b>');
  const games = [...clause.matchAll(/href="\/club\/games\/([^/]+)\//g)].map(([, game]) => game);
  expect(games.length).toBeGreaterThan(0);
  const isShow = games.map((game) => pageOf(`games/${game}/index.html`).text.includes('Demonstration game'));
  expect(isShow).toEqual(isShow.toSorted((a, b) => Number(a) - Number(b)));
  expect(pageOf('rules/theatres/index.html').text).toContain('Has not come up in this archive yet.');
});

test('a clause no turn has come to shows one of its cases on the board instead, and no other does', () => {
  const parts = pageOf('rules/transports/index.html').text.split('<section class="clause"').slice(1);
  const boards = parts.filter((part) => part.includes('class="case-board'));
  expect(boards.length).toBeGreaterThan(20);
  for (const part of boards) {
    expect(part).toContain('Has not come up in this archive yet.');
    expect(part).toMatch(/<details class="case-board[^>]*>[\s\S]*<svg[\s\S]*<figcaption><b>(accepted|refused)<\/b>/);
  }
});

test('what is easier seen than said has a picture, with its case in the language of the reader', () => {
  for (const prefix of ['', 'de/', 'nl/']) {
    const places = new Set(Object.keys(diagrams).map((id) => registry.clauses.get(id)?.topic));
    const drawn = [...places].flatMap((topic) =>
      pageOf(`${prefix}rules/${topic}/index.html`)
        .text.split('<section class="clause"')
        .slice(1)
        .filter((part) =>
          /<div class="diagram"[^>]*>\s*<figure>\s*<svg[\s\S]*?<figcaption><b>[^<]+<\/b> <span>/.test(part),
        )
        .map((part) => /id="([^"]+)"/.exec(part)?.[1]),
    );
    expect(drawn.toSorted()).toEqual(Object.keys(diagrams).toSorted());
  }
});

test('turns lead to the clauses in the language of the reader', () => {
  for (const prefix of ['', 'de/', 'nl/']) {
    const { links } = pageOf(`${prefix}games/long-war/r01-germany/index.html`);
    const cited = links.filter((link) => link.includes('/rules/') && link.includes('#'));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((link) => !link.startsWith(`/club/${prefix}rules/`))).toEqual([]);
  }
});

test('pages are light, and have no script but for the way to the search and the choice of a system', () => {
  const files = filesOf(looking.site.out).filter((file) => /^((de|nl)\/)?rules\/.*\.html$/.test(file));
  expect(files.length).toBeGreaterThan(120);
  const heavy = files.filter((file) => gzipSync(readFileSync(path.join(looking.site.out, file))).length > 60_000);
  expect(heavy).toEqual([]);
  const scripts = files.map((file) => [file, pageOf(file).text.split('<script').length - 1] as const);
  expect(scripts.filter(([file, count]) => count > (pageOf(file).text.includes('<fp-choices') ? 2 : 1))).toEqual([]);
});

describe('the filter by system', () => {
  test('shows of the comparison what concerns one system, without script', async () => {
    await onPage('/club/de/rules/compare/', { javaScriptEnabled: false }, async (page) => {
      const groups = () => page.locator('.group:visible').count();
      const all = await groups();
      await page.locator('#only-daak').check();
      const own = await page.locator('.group[data-systems~="daak"]').count();
      expect(await groups()).toBe(own);
      expect(own).toBeLessThan(all);
      await page.locator('#only-all').check();
      expect(await groups()).toBe(all);
    });
  });
});

hindersNobody(looking, RULES);
