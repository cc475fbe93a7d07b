// A made-up language in the place of Dutch, through every page, command and mail: nothing is left in plain English, and
// on a telephone nothing breaks. What is said in English there comes from no message.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesUnder } from '../../src/archive/index.ts';
import { BOARDS, secondEditionBoard } from '../../src/board/index.ts';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import { LANGUAGE_NAMES } from '../../src/i18n/format.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { readTopics } from '../../src/reference/files.ts';
import { SYSTEMS } from '../../src/reference/index.ts';
import { serveFolder } from '../../src/site/serve.ts';
import { makeArchive } from '../site/support/archive.ts';
import { sidewaysOn } from '../site/support/hindrances.ts';
import { PHONE } from '../site/support/looking.ts';
import * as places from '../site/support/places.ts';
import { CACHE, htmlOf } from '../site/support/site.ts';
import { launchBrowser } from '../support/browser.ts';
import { runIn } from '../support/command-line.ts';
import { copySpeakingIt, madeUp } from '../support/made-up-language.ts';
import { allSaid, MESSAGES } from '../support/messages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copy = path.join(CACHE, 'made-up');
const archive = path.join(CACHE, 'made-up-archive');
const site = path.join(CACHE, 'made-up-site');

const now = (): Date => new Date('2026-03-09T08:00:00Z');
const randomBytes = (count: number): Uint8Array => new Uint8Array(count);

/**
 * What the command line says, ours in English and the copy’s in its own language. It may refuse: that is an answer too.
 */
const answerOf = async (line: readonly string[], language: 'en' | 'nl'): Promise<string> => {
  const { main } = await import(path.join(language === 'en' ? root : copy, 'src/cli/main.ts'));
  const { out, err } = await runIn(archive, ['--lang', language, ...line], { now, randomBytes, main });
  return `${out}\n${err}`;
};

/** Every text in a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What people wrote in a log: titles and names, remarks and reasons. */
const PEOPLES = new Set(['title', 'name', 'note', 'reason']);
const writtenIn = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string') return PEOPLES.has(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => writtenIn(each, Array.isArray(value) ? key : name));
};

/**
 * What players wrote, what the registry, the glossary and headings of the rules hold, and names (of places, powers,
 * editions) that are the same in every language.
 */
const isGiven = (() => {
  let given: readonly string[] | undefined;
  let written: readonly string[] = [];
  const all = (): readonly string[] => {
    const logs = filesUnder(path.join(archive, 'games')).filter((file) => file.endsWith('.jsonl'));
    written = logs.flatMap((file) =>
      readFileSync(path.join(archive, 'games', file), 'utf8')
        .split('\n')
        .flatMap((line) => {
          try {
            return writtenIn(JSON.parse(line));
          } catch {
            return [];
          }
        }),
    );
    const named = BOARDS.flatMap(({ spaces, powers, canals }) =>
      [...spaces, ...powers, ...canals].flatMap(({ name }) => (name.en === name.nl ? [name.en] : [])),
    );
    const namesIn = (language: 'en' | 'nl'): readonly string[] =>
      SYSTEMS.map((system) => wordsOf(secondEditionBoard, language).say('system-name', { system }));
    const editions = namesIn('en').filter((name) => namesIn('nl').includes(name));
    const sources = ['clauses.json', 'diagrams.json', 'glossary/nl.json'].flatMap((file) =>
      textsIn(JSON.parse(readFileSync(path.join(root, 'content', file), 'utf8').replaceAll('`', ''))),
    );
    const headings = readTopics(root, 'nl').flatMap(({ clauses }) => clauses.flatMap(({ heading }) => heading ?? []));
    const settings = textsIn(JSON.parse(readFileSync(path.join(archive, 'fieldpost.json'), 'utf8')));
    return [...written, ...named, ...editions, ...sources, ...settings, ...headings, ...Object.values(LANGUAGE_NAMES)];
  };
  return (text: string): boolean => {
    given ??= all();
    // A page shows what players wrote in pieces, and other names with a number or a place behind them.
    return (
      written.some((each) => each.includes(text)) || given.some((each) => each.length > 2 && text.startsWith(each))
    );
  };
})();

/** Ids, addresses, options and file names: words with signs in them that no sentence has. */
const NAMES = /\S*[\p{L}\d][-./_#@=<[]\S*|[-<[]\S*|\S*\d\S*/gu;

/** Of texts that stand in both languages alike, those that are English. */
const leftOf = (texts: Iterable<string>, english: ReadonlySet<string>): readonly string[] =>
  [...texts].filter((text) => {
    if (!english.has(text) || !/[A-Za-z]{3,}/.test(text.replace(NAMES, ''))) return false;
    const bare = text.replace(NAMES, '').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    return !isGiven(text) && !isGiven(bare);
  });

beforeAll(async () => {
  copySpeakingIt(copy);
  makeArchive(archive, '/');
  // Its own program, so that pages speak as it does; pictures, in which nobody reads, are left out.
  const { buildSite } = (await import(
    path.join(copy, 'src/site/build.ts')
  )) as typeof import('../../src/site/build.ts');
  const built = await buildSite({ root: archive, out: site, pictures: 'none' });
  if (!built.ok) throw new Error(built.output);
});

test('the language is English with accents, longer by a third', () => {
  expect(madeUp('Nothing was written.')).toBe('Ñóóthííñg wáášš wrííttééñ.');
  const english = MESSAGES.flatMap((key) => allSaid(key, 'en')).join('');
  expect(madeUp(english).length / english.length).toBeGreaterThan(1.3);
});

describe('pages', () => {
  const UNSAID = /<(script|style|code|pre|kbd|\w+(?= [^>]*translate="no"))\b[\s\S]*?<\/\1>/g;
  const ATTRIBUTES = /\b(?:aria-label|title|alt|placeholder|label)="([^"]*)"/g;
  const plain = (text: string): string =>
    text
      .replace(/&(?:amp|#38);/g, '&')
      .replace(/&(?:quot|#34);/g, '"')
      .replace(/&(?:lt|#60);/g, '<')
      .replace(/&(?:gt|#62);/g, '>')
      .replace(/\s+/g, ' ')
      .trim();
  const saidOn = (html: string): ReadonlySet<string> => {
    const shown = html.replace(UNSAID, ' ');
    return new Set(
      [...shown.split(/<[^>]*>/), ...[...shown.matchAll(ATTRIBUTES)].map(([, text = '']) => text)].map(plain),
    );
  };

  test('have nothing left in English', () => {
    const pages = new Map(htmlOf(site).map(({ file, text }) => [file, text]));
    // A guide is a text of its own; pages around it are like the others.
    const own = [...pages].filter(([file]) => file.startsWith('nl/') && !/guides\/[\w-]+\//.test(file));
    expect(own.length).toBeGreaterThan(100);
    const left = own.flatMap(([file, text]) =>
      leftOf(saidOn(text), saidOn(pages.get(file.slice(3)) ?? '')).map((said) => `${file}: ${said}`),
    );
    expect(left).toEqual([]);
  });

  test('do not scroll sideways on a telephone', async () => {
    const ended = new AbortController();
    const served = await new Promise<string>((resolve, reject) => {
      serveFolder(site, '/', 0, resolve, ended.signal).catch(reject);
    });
    const browser = await launchBrowser();
    const page = await browser.newPage(PHONE);
    const wide: string[] = [];
    const all = Object.values(places).flatMap((some) => Object.values<places.Place>(some));
    for (const { address, done } of all) {
      const own = `nl/${address.replace(/^(de|nl)\//, '')}`;
      await page.goto(new URL(own, served).href);
      if (done !== undefined) await page.locator(done).first().waitFor({ state: 'attached' });
      wide.push(...(await sidewaysOn(page)).map((found) => `${own}: ${found}`));
    }
    await browser.close();
    ended.abort();
    expect(all.length).toBeGreaterThan(30);
    expect(wide).toEqual([]);
  });
});

describe('the command line and mails', () => {
  /** The part of a mail that programs read. */
  const FOR_PROGRAMS = /== fieldpost ==[\s\S]*?== \/fieldpost ==/g;
  const HELP = COMMANDS.map(({ name }) => ['help', name]);
  const ANSWERS = [
    ['--help'],
    ['status'],
    ['status', 'by-post'],
    ['show', 'long-war'],
    ['show', 'long-war', 'UKR'],
    ['log', 'long-war'],
    ['log', 'struck-out'],
    ['verify'],
    ['export', 'long-war', '--sheets'],
    ['mail', 'long-war'],
    ['mail', 'by-post'],
    ['mail', 'given-up'],
    ['post', 'long-war'],
    ['post', 'by-post', '--short', '--format', 'markdown'],
    ['remind'],
    ['announce'],
    ['clause', 'B1.1'],
    ['clause', '--search', 'tank'],
    ['odds', '5 inf 2 arm vs 3 inf 1 ftr'],
    ['odds', '2 sub 1 ftr vs 1 bb 1 trn'],
    ['odds', 'long-war'],
    ['translations'],
    ['fight', 'long-war', '--dry-run'],
    ['roll', 'long-war'],
    ['agree', 'by-post'],
    ['submit', 'by-post', 'no-such-file.txt'],
    ['no-such-command'],
    ['status', '--no-such-option'],
    ['show', 'no-such-game'],
    ['verify', 'broken-chain'],
    ['new', '--title', 'x'],
  ];

  test.each([...HELP, ...ANSWERS].map((line) => [line.join(' '), line] as const))('%s', async (_, line) => {
    const [english, own] = await Promise.all([answerOf(line, 'en'), answerOf(line, 'nl')]);
    const lines = (said: string): ReadonlySet<string> => new Set(said.split('\n').map((each) => each.trim()));
    // An example is a line to be typed; what it does is said below it.
    const said = [...lines(own.replace(FOR_PROGRAMS, ''))].filter((each) => !/npx fieldpost|^echo /.test(each));
    expect(own.trim()).not.toBe('');
    expect(leftOf(said, lines(english)).filter((each) => /[a-z]{3,}.*\s[a-z]{2,}/.test(each))).toEqual([]);
  });
});
