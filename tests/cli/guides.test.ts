// Every command line that a guide shows is one the program takes: the command exists, and so do its options.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import { calledBy, lineWords, project } from './support.ts';

const folder = path.join(project, 'content', 'guides');

interface Shown {
  readonly where: string;
  readonly line: string;
}

/** Lines of code that begin with the command, and pieces of code within sentences that do. */
const shown: readonly Shown[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const pieces = line.startsWith('npx fieldpost')
          ? [line]
          : [...line.matchAll(/`(npx fieldpost [^`]*)`/g)].map(([, piece]) => piece ?? '');
        return pieces.map((piece) => ({ where: `${name}:${index + 1}`, line: piece.replace(/\s+#.*$/, '') }));
      }),
  )
  // `help` is the program's own; `<…>` stands for what the reader puts in.
  .filter(({ line }) => !/^npx fieldpost (help\b|<)/.test(line));

test('there are command lines in every language', () => {
  for (const language of ['en', 'de', 'nl']) {
    expect(shown.filter(({ where }) => where.startsWith(`${language}/`)).length).toBeGreaterThan(10);
  }
});

/** What a line asks for, whatever its names and files are called: the command and its options. */
const asked = (line: string): string =>
  [lineWords(line)[2], ...new Set([...line.matchAll(/--[a-z-]+/g)].map(([option]) => option))].sort().join(' ');

test.each(['de', 'nl'])('a guide in %s asks for the same commands as in English', (language) => {
  const askedIn = (folderOf: string): readonly string[] =>
    shown
      .filter(({ where }) => where.startsWith(`${folderOf}/`))
      .map(({ where, line }) => `${where.slice(3).replace(/:.*/, '')}  ${asked(line)}`);
  expect([...new Set(askedIn(language))].sort()).toEqual([...new Set(askedIn('en'))].sort());
});

test.each(['en', 'de', 'nl'])('the guide to the command line in %s lists every command', (language) => {
  const text = readFileSync(path.join(folder, language, 'command-line.md'), 'utf8');
  // The first cell of each row, where commands stand as code.
  const rows = text.split('\n').flatMap((line) => (/^\| (`.+?) \|/.exec(line)?.[1] ?? '').split(', '));
  const listed = new Set(rows.map((cell) => /^`([a-z]+)/.exec(cell)?.[1]));
  expect(COMMANDS.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
});

test.each(shown.map(({ where, line }) => [where, line] as const))('%s  %s', (_, line) => {
  expect(calledBy(line)).toBe(lineWords(line)[2]);
});
