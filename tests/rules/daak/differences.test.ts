// What sets DAAK's rules apart: each choice that differs from the second edition decides a case, and the data behind a
// word is what DAAK lists.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CaseSchema, runCase } from '../../../src/cases/index.ts';
import { daak, type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';

const folder = join(import.meta.dirname, '../../cases/daak');
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => CaseSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** DAAK's rules with one choice made as in the second edition. */
const flips: readonly (readonly [string, Ruleset])[] = [
  ...(['combat', 'retreat', 'submarines', 'carriers', 'transports'] as const).flatMap((group) => {
    const usual = secondEdition[group];
    const own: object = daak[group];
    return Object.entries(usual)
      .filter(([field, word]) => !same(word, Object.entries(own).find(([name]) => name === field)?.[1]))
      .map(([field, word]) => [`${group}.${field}`, { ...daak, [group]: { ...own, [field]: word } }] as const);
  }),
  ['board', { ...daak, board: secondEdition.board }],
];

describe('the choices in which DAAK differs', () => {
  test('are thirteen', () => {
    expect(flips).toHaveLength(13);
  });
  test.each(flips)('%s decides a case', (_, ruleset) => {
    expect(specs.filter((spec) => !runCase(spec, [ruleset]).passed)).not.toEqual([]);
  });
  test('nothing else differs', () => {
    const given = ['id', 'board', 'combat', 'retreat', 'submarines', 'carriers', 'transports', 'cites'];
    const rest = (ruleset: Ruleset) => Object.entries(ruleset).filter(([key]) => !given.includes(key));
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
