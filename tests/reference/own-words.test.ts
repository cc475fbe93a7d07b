// Our sentences are our own: no eight words in a row of the source documents stand in the texts. The documents
// themselves are not here; `source-runs.txt` holds a fingerprint of every run of eight words in them, and says how one
// is made.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const RUN = 8;
const project = path.resolve(import.meta.dirname, '../..');

/** Fingerprints of the sources. */
const runs = new Set(
  readFileSync(path.join(import.meta.dirname, 'source-runs.txt'), 'utf8')
    .split('\n')
    .filter((line) => /^[0-9a-f]{12}$/.test(line)),
);

/** Runs of names, numbers or fixed terms alone, which nobody can say otherwise. */
const EXCUSED: readonly string[] = [
  // the title of a document we cite
  'combined rules for a a europe and a',
  'rules for a a europe and a a',
  'for a a europe and a a pacific',
];

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const fingerprintOf = (run: string): string => createHash('sha256').update(run, 'utf8').digest('hex').slice(0, 12);

/** The runs of a text that stand in a source as well. */
const borrowedIn = (text: string, known: ReadonlySet<string>): readonly string[] => {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, at) => words.slice(at, at + RUN).join(' '))
    .filter((run) => known.has(fingerprintOf(run)));
};

const textsUnder = (folder: string): readonly (readonly [file: string, text: string])[] =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx?|json|ts|ftl)$/.test(name))
    .sort()
    .map((name) => [path.join(folder, name), readFileSync(path.join(project, folder, name), 'utf8')] as const);

describe('our own words', () => {
  test('the fingerprints of the sources are there', () => {
    expect(runs.size).toBe(9592);
  });

  test('a run of a source would be found, whatever stands between its words', () => {
    const known = new Set([fingerprintOf('one two three four five six seven eight')]);
    expect(borrowedIn('Zero, ONE two. *Three* four; five (six) seven\n\neight nine', known)).toHaveLength(1);
    expect(borrowedIn('one two three four five six seven nine', known)).toEqual([]);
  });

  test.each(['content', 'src/i18n', 'tests/cases'])('no run of eight words of the sources stands in %s', (folder) => {
    const found = textsUnder(folder).flatMap(([file, text]) =>
      borrowedIn(text, runs)
        .filter((run) => !EXCUSED.includes(run))
        .map((run) => `${file}: ${run}`),
    );
    expect(found).toEqual([]);
  });
});
