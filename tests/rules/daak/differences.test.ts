// What sets DAAK's rules apart: each choice that differs from the second edition decides a case, and the data behind a
// word is what DAAK lists.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CaseSchema, runCase } from '../../../src/cases/index.ts';
import { daak, type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';

const casesOf = (ruleset: Ruleset) => {
  const folder = join(import.meta.dirname, '../../cases', ruleset.id);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => CaseSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
};

const GROUPS = ['combat', 'retreat', 'submarines', 'carriers', 'transports', 'bids'] as const;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A ruleset with one choice made as another makes it, for every choice in which they differ. */
const flips = (own: Ruleset, other: Ruleset): readonly (readonly [string, Ruleset])[] => [
  ...GROUPS.flatMap((group) => {
    const words = new Map<string, unknown>(Object.entries(own[group]));
    return Object.entries(other[group])
      .filter(([field, word]) => !same(word, words.get(field)))
      .map(([field, word]) => [`${group}.${field}`, { ...own, [group]: { ...own[group], [field]: word } }] as const);
  }),
  ['board', { ...own, board: other.board }],
];

describe.each([
  [daak, secondEdition],
  [secondEdition, daak],
])('choices in which $id differs', (own, other) => {
  const specs = casesOf(own);

  test('are fifteen', () => {
    expect(flips(own, other)).toHaveLength(15);
  });
  test.each(flips(own, other))('%s decides a case', (_, ruleset) => {
    expect(specs.some((spec) => !runCase(spec, [ruleset]).passed)).toBe(true);
  });
  test('nothing else differs', () => {
    const given = ['id', 'board', 'cites', ...GROUPS];
    const rest = (ruleset: Ruleset) => Object.entries(ruleset).filter(([key]) => !given.some((name) => name === key));
    expect(rest(daak)).toEqual(rest(secondEdition));
  });
});

describe('daak.carrier.homeless-fighter-islands', () => {
  test('the islands within one zone are those of its list', () => {
    const list = 'CUB IRE GBR SUM PHI BOR NGU SUL NZE CRL OKI WAK MID HAW JPN'.split(' ');
    const within = daak.board.spaces.filter(({ enclosingSea }) => enclosingSea !== null).map(({ code }) => code);
    expect([...within].sort()).toEqual([...list].sort());
  });
});

describe('the engine', () => {
  const root = join(import.meta.dirname, '../../../src/engine');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

  test.each(files)('%s knows no ruleset by its name', (file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/dialect: z\.enum\(\[.*?\]\)/g, '');
    expect(code).not.toMatch(/['"`](daak|second-edition|enhanced-realism|linked-2001)['"`]/);
    expect(code).not.toMatch(/ruleset\.id ===|=== ruleset\.id/);
  });
});
