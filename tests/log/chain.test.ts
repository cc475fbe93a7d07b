// Lines of a log that was read strictly before: as far as their chain holds, and not one further.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chainedEntries, parseLog } from '../../src/log/index.ts';

const GAMES = path.join(import.meta.dirname, '..', '..', 'games');
const slugs = readdirSync(GAMES).slice(0, 4);
const logOf = (slug: string): Buffer => readFileSync(path.join(GAMES, slug, 'log.jsonl'));

test.each(slugs)('of %s they are those that the strict reader gives', (slug) => {
  const bytes = logOf(slug);
  expect(chainedEntries(bytes.toString())).toEqual(parseLog(bytes, { file: 'log.jsonl' }).entries);
});

test('a line that was changed, taken out, moved or never finished ends them', () => {
  const lines = logOf(slugs[0] ?? '')
    .toString()
    .trimEnd()
    .split('\n')
    .slice(0, 8);
  const count = (changed: readonly string[]): number => chainedEntries(`${changed.join('\n')}\n`).length;
  expect(count(lines)).toBe(8);
  expect(count(lines.with(3, (lines[3] ?? '').replace('"seq":3', '"seq": 3')))).toBe(4);
  expect(count(lines.toSpliced(3, 1))).toBe(3);
  expect(count(lines.with(3, lines[4] ?? '').with(4, lines[3] ?? ''))).toBe(3);
  expect(count(lines.with(5, '{"seq":5'))).toBe(5);
  expect(chainedEntries(lines.join('\n')).length).toBe(7);
  expect(chainedEntries('')).toEqual([]);
});
