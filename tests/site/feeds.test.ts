// Feeds and sitemap: valid Atom and JSON Feed in every language, with addresses that lead somewhere and ids that stay,
// whatever players wrote; every page listed once, with its translations.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AtomFeed, atomText, escapeHtml } from '../../src/site/words/atom.ts';
import { MOST_IN_PART, robotsText, sitemapParts } from '../../src/site/words/sitemap.ts';
import { readXml, type XmlElement } from '../charts/xml.ts';
import { SHARP_TITLE } from './support/archive.ts';
import { fileOfAddress, filesOf, sharedTestSite, type TestSite } from './support/site.ts';

const HOST = 'https://club.example';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Atom uses two things the small reader does not know: a declaration, and text in CDATA sections. */
const readAtom = (text: string): XmlElement => {
  const plain = text
    .replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*/, '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inner: string) =>
      inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
  return readXml(plain);
};

const all = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);
const textOf = (element: XmlElement, name: string): string => all(element, name)[0]?.text ?? '';
const linkOf = (element: XmlElement, rel?: string): string =>
  all(element, 'link')
    .find(({ attributes }) => attributes.get('rel') === rel)
    ?.attributes.get('href') ?? '';
const titlesOf = (feed: XmlElement): readonly string[] => all(feed, 'entry').map((entry) => textOf(entry, 'title'));

let site: TestSite;
let files: readonly string[];
const read = (file: string): XmlElement => readAtom(readFileSync(path.join(site.out, file), 'utf8'));

beforeAll(async () => {
  site = await sharedTestSite();
  files = filesOf(site.out).filter((file) => file.endsWith('feed.xml'));
});

describe('every feed', () => {
  test('is there for archive, games and players, in every language', () => {
    for (const prefix of ['', 'de/', 'nl/']) {
      for (const file of ['feed.xml', 'games/by-post/feed.xml', 'players/anna/feed.xml', 'players/dora/feed.xml']) {
        expect(files).toContain(`${prefix}${file}`);
      }
    }
    expect(files.filter((file) => file.includes('not-a-log'))).toEqual([]);
  });

  test('has what Atom asks for, and is as late as its last entry', () => {
    for (const file of files) {
      const feed = read(file);
      expect(feed.attributes.get('xmlns'), file).toBe('http://www.w3.org/2005/Atom');
      expect(feed.attributes.get('xml:lang'), file).toBe(/^(de|nl)\//.exec(file)?.[1] ?? 'en');
      expect(textOf(feed, 'id'), file).toBe(`${HOST}/club/${file}`);
      expect(linkOf(feed, 'self'), file).toBe(`${HOST}/club/${file}`);
      expect(all(feed, 'author').map((author) => textOf(author, 'name'))).toEqual(['The Tuesday Club']);
      const entries = all(feed, 'entry');
      const times = entries.map((entry) => textOf(entry, 'updated'));
      expect(entries.length, file).toBeGreaterThan(0);
      expect(times.filter((time) => !TIME.test(time))).toEqual([]);
      expect(textOf(feed, 'updated'), file).toBe(times.toSorted().at(-1));
      const ids = entries.map((entry) => textOf(entry, 'id'));
      expect(new Set(ids).size, file).toBe(ids.length);
      expect(entries.filter((entry) => textOf(entry, 'title') === '' || textOf(entry, 'content') === '')).toEqual([]);
    }
  });

  test('links pages that are there', () => {
    const dead = files.flatMap((file) => {
      const feed = read(file);
      return [linkOf(feed, 'alternate'), ...all(feed, 'entry').map((entry) => linkOf(entry))].filter((link) => {
        const { origin, pathname } = new URL(link);
        return origin !== HOST || fileOfAddress(site.out, '/club/', pathname) === undefined;
      });
    });
    expect(dead).toEqual([]);
  });
});

describe('what they tell', () => {
  test('a player is told that it is his turn, and nobody else is', () => {
    const turn = 'It is your turn: Germany, round 1, in Spring 26';
    expect(titlesOf(read('players/anna/feed.xml'))).toContain(turn);
    expect(titlesOf(read('players/bram/feed.xml'))).not.toContain(turn);
    expect(titlesOf(read('de/players/anna/feed.xml'))).toContain(
      'Du bist am Zug: Deutschland, Runde 1, in »Spring 26«',
    );
    expect(titlesOf(read('nl/players/anna/feed.xml'))).toContain(
      'Jij bent aan de beurt: Duitsland, ronde 1, in ‘Spring 26’',
    );
    expect(titlesOf(read('players/bram/feed.xml')).filter((title) => title.startsWith('Your consent'))).toHaveLength(2);
  });

  test('the game tells it too, with the deadline, beside its finished turns', () => {
    const feed = read('games/by-post/feed.xml');
    expect(titlesOf(feed)).toContain('U.S.S.R. arms: 8 new units (round 1), in Spring 26');
    const awaited = all(feed, 'entry').find((entry) => textOf(entry, 'title').startsWith('Awaited: Germany'));
    expect(awaited && textOf(awaited, 'content')).toContain('until 7 Mar 2026, 04:00 CET');
    expect(awaited && textOf(awaited, 'id')).toBe(
      `${HOST}/club/games/by-post/r01-germany/#awaited-orders-germany-20260303T030000Z`,
    );
  });

  test('the archive tells turns and ends, and leaves waiting to those who play', () => {
    const titles = titlesOf(read('feed.xml'));
    expect(titles).toContain('Nobody won is over');
    expect(titles.filter((title) => title.includes('waited'))).toEqual([]);
  });

  test('what players wrote stays words', () => {
    const feed = read('games/long-war/feed.xml');
    expect(textOf(feed, 'title')).toBe(SHARP_TITLE);
    const [title = ''] = titlesOf(feed);
    expect(title).toContain(escapeHtml(SHARP_TITLE));
  });

  test('pages name them in their head and in sight', () => {
    const page = readFileSync(path.join(site.out, 'de/games/by-post/index.html'), 'utf8');
    expect(page).toContain(
      `<link rel="alternate" type="application/atom+xml" title="Spring 26" href="${HOST}/club/de/games/by-post/feed.xml">`,
    );
    expect(page).toContain('href="/club/de/games/by-post/feed.xml"');
  });
});

describe('the JSON feed beside it', () => {
  interface JsonFeed {
    readonly items: readonly {
      readonly id: string;
      readonly url: string;
      readonly title: string;
      readonly content_html: string;
      readonly date_published: string;
    }[];
    readonly [key: string]: unknown;
  }
  const readJson = (file: string): JsonFeed => JSON.parse(readFileSync(path.join(site.out, file), 'utf8'));

  test('is there for every Atom feed, and for nothing else', () => {
    expect(filesOf(site.out).filter((file) => file.endsWith('feed.json'))).toEqual(
      files.map((file) => file.replace('.xml', '.json')).toSorted(),
    );
  });

  test('has what JSON Feed 1.1 asks for, and says the same', () => {
    for (const file of files) {
      const [atom, { items, ...head }] = [read(file), readJson(file.replace('.xml', '.json'))];
      expect(head, file).toEqual({
        version: 'https://jsonfeed.org/version/1.1',
        title: textOf(atom, 'title'),
        home_page_url: linkOf(atom, 'alternate'),
        feed_url: `${HOST}/club/${file.replace('.xml', '.json')}`,
        language: /^(de|nl)\//.exec(file)?.[1] ?? 'en',
        authors: [{ name: 'The Tuesday Club' }],
      });
      const entries = all(atom, 'entry');
      expect(items.map(({ id, url, content_html }) => [id, url, content_html])).toEqual(
        entries.map((entry) => [textOf(entry, 'id'), linkOf(entry), textOf(entry, 'content')]),
      );
      // A title is HTML in Atom and plain text here.
      expect(items.map(({ title }) => escapeHtml(title))).toEqual(titlesOf(atom));
      expect(items.map((item) => Date.parse(item.date_published))).toEqual(
        entries.map((entry) => Date.parse(textOf(entry, 'updated'))),
      );
    }
  });

  test('is named by pages like the other', () => {
    const page = readFileSync(path.join(site.out, 'de/games/by-post/index.html'), 'utf8');
    expect(page).toContain(
      `<link rel="alternate" type="application/feed+json" title="Spring 26" href="${HOST}/club/de/games/by-post/feed.json">`,
    );
    expect(page).toContain('href="/club/de/games/by-post/feed.json"');
  });
});

describe('the sitemap', () => {
  const readMap = (file: string): XmlElement =>
    readXml(
      readFileSync(path.join(site.out, file), 'utf8')
        .replace(/^<\?xml [^>]*\?>\s*/, '')
        .replaceAll('xhtml:link', 'link'),
    );
  const addressOf = (file: string): string => `${HOST}/club/${file.replace(/index\.html$/, '')}`;

  test('lists every page in every language once, but for search and what is not there', () => {
    const index = readMap('sitemap.xml');
    expect(all(index, 'sitemap').map((part) => textOf(part, 'loc'))).toEqual([`${HOST}/club/sitemap-1.xml`]);
    const listed = all(readMap('sitemap-1.xml'), 'url').map((url) => textOf(url, 'loc'));
    const pages = filesOf(site.out).filter(
      (file) => file.endsWith('index.html') && !/^((de|nl)\/)?(search|404)\//.test(file),
    );
    expect(listed.toSorted()).toEqual(pages.map(addressOf).toSorted());
  });

  test('names the translations of each, as the pages themselves do', () => {
    for (const url of all(readMap('sitemap-1.xml'), 'url')) {
      const links = all(url, 'link').map(({ attributes }) => [attributes.get('hreflang'), attributes.get('href')]);
      expect(links.map(([language]) => language)).toEqual(['en', 'de', 'nl', 'x-default']);
      expect(links.map(([, address]) => address)).toContain(textOf(url, 'loc'));
      expect(links[3]?.[1]).toBe(links[0]?.[1]);
    }
  });

  test('knows when a turn was played', () => {
    const url = all(readMap('sitemap-1.xml'), 'url').find(
      (each) => textOf(each, 'loc') === `${HOST}/club/games/by-post/r01-ussr/`,
    );
    const { times } = JSON.parse(readFileSync(path.join(site.out, 'games/by-post/r01-ussr/turn.json'), 'utf8'));
    expect(url && textOf(url, 'lastmod')).toBe(times.to);
  });

  test('is split before it grows too long, and loses no page', () => {
    const pages = Array.from({ length: 25_000 }, (_, at) => at);
    const parts = sitemapParts(pages, 3);
    expect(parts.length).toBe(4);
    for (const part of parts) expect(part.length * 3).toBeLessThanOrEqual(MOST_IN_PART);
    expect(parts.flat()).toEqual(pages);
    expect(sitemapParts([], 3)).toEqual([]);
  });

  test('is named to robots, who ask at the root of a host alone', () => {
    expect(existsSync(path.join(site.out, 'robots.txt'))).toBe(false);
    expect(robotsText({ host: HOST, base: '/' })).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${HOST}/sitemap.xml\n`);
  });
});

describe('the text of a feed', () => {
  const feed = (html: string, title: string): AtomFeed => ({
    language: 'en',
    title,
    address: `${HOST}/feed.xml`,
    page: `${HOST}/`,
    author: 'A & B',
    entries: [{ id: `${HOST}/#1`, link: `${HOST}/`, title, html, at: '2026-03-01T20:14:00Z' }],
  });

  test('is well-formed whatever stands in it', () => {
    const sharp = 'a ]]> b ]]> <i>&amp;</i> "c" \'d\'';
    const read = readAtom(atomText(feed(escapeHtml(sharp), sharp)));
    const [entry] = all(read, 'entry');
    expect(entry && textOf(entry, 'title')).toBe(escapeHtml(sharp));
    expect(entry && textOf(entry, 'content')).toBe(escapeHtml(sharp));
  });

  test('does not know when it was made', () => {
    const once = atomText(feed('x', 'y'));
    expect(atomText(feed('x', 'y'))).toBe(once);
    expect(once.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)).toEqual(['2026-03-01T20:14:00.000Z', '2026-03-01T20:14:00.000Z']);
  });
});
