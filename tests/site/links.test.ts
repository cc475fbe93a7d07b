// Every page is there in every language, and every link and anchor of the site leads somewhere.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { deadLinks } from './support/dead-links.ts';
import { BASE, filesOf, type Html, htmlOf, sharedTestSite, type TestSite } from './support/site.ts';

describe('a site under a path', () => {
  let site: TestSite;
  let pages: readonly Html[];

  beforeAll(async () => {
    site = await sharedTestSite();
    pages = htmlOf(site.out);
  });

  test('has every page in every language', () => {
    const files = filesOf(site.out).filter((file) => file.endsWith('.html'));
    const english = files.filter((file) => !/^(de|nl)\//.test(file) && file !== '404.html');
    expect(english).toContain('games/long-war/r01-germany/index.html');
    expect(english).toContain('games/long-war/log/index.html');
    expect(english).toContain('games/not-a-log/index.html');
    expect(english).toContain('rules/submarines/index.html');
    for (const language of ['de', 'nl']) {
      const own = files.filter((file) => file.startsWith(`${language}/`) && !file.includes('404'));
      expect(own.map((file) => file.slice(3))).toEqual(english);
    }
  });

  test('has no link that leads nowhere, and no anchor that is not on its page', () => {
    expect(deadLinks(site.out, BASE, pages)).toEqual([]);
  });

  test('has no id twice on a page', () => {
    const twice = pages.flatMap(({ file, ids }) =>
      ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${file}: ${id}`),
    );
    expect(twice).toEqual([]);
  });

  test('names itself and its translations', () => {
    const page = pages.find(({ file }) => file === 'de/games/long-war/r01-ussr/index.html');
    const at = (language: string): string => `https://club.example${BASE}${language}games/long-war/r01-ussr/`;
    const head = page?.text.slice(0, page.text.indexOf('</head>'));
    expect(head).toContain(`<link rel="canonical" href="${at('de/')}">`);
    for (const [language, prefix] of [
      ['en', ''],
      ['de', 'de/'],
      ['nl', 'nl/'],
      ['x-default', ''],
    ] as const) {
      expect(head).toContain(`<link rel="alternate" hreflang="${language}" href="${at(prefix)}">`);
    }
    expect(page?.text.slice(0, 60)).toMatch(/<html lang="de"/);
  });

  test('has on every page the same page in the other languages, in its head and in the switch', () => {
    const wrong = pages
      .filter(({ file }) => !file.endsWith('404.html') && !file.includes('404/'))
      .filter(({ file, text, links }) => {
        const inner = file.replace(/^(de|nl)\//, '').replace(/index\.html$/, '');
        const own = /^(de|nl)\//.exec(file)?.[1] ?? 'en';
        const addresses = ['', 'de/', 'nl/'].map((prefix) => `${BASE}${prefix}${inner}`);
        const named = [...text.matchAll(/<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g)].map(([, to]) => to);
        return (
          !text.includes(`<html lang="${own}"`) ||
          addresses.some((address) => !links.includes(address) || !named.includes(`https://club.example${address}`))
        );
      });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('says in each language that a page is not there, and asks nobody to look for it', () => {
    for (const [file, language] of [
      ['404.html', 'en'],
      ['de/404/index.html', 'de'],
      ['nl/404/index.html', 'nl'],
    ] as const) {
      const page = pages.find((one) => one.file === file);
      expect(page?.text, file).toContain(`<html lang="${language}"`);
      expect(page?.text).toContain('<meta name="robots" content="noindex">');
      expect(page?.text).not.toContain('hreflang="x-default"');
    }
  });

  test('sends nobody to another language by guess', () => {
    const sending = pages.filter(({ text }) => /http-equiv="refresh"|navigator\.languages?/i.test(text));
    expect(sending.map(({ file }) => file)).toEqual([]);
    const scripts = filesOf(site.out).filter((file) => file.endsWith('.js') && !file.startsWith('pagefind/'));
    const guessing = scripts.filter((file) =>
      /navigator\.languages?/.test(readFileSync(path.join(site.out, file), 'utf8')),
    );
    expect(guessing).toEqual([]);
  });

  test('keeps the page when the language is switched', () => {
    const page = pages.find(({ file }) => file === 'games/long-war/log/index.html');
    expect(page?.links).toContain(`${BASE}nl/games/long-war/log/`);
    expect(page?.links).toContain(`${BASE}de/games/long-war/log/`);
  });
});
