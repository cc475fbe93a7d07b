// What was written down of frozen rulesets, three files each: their board, their games, and the events of every
// conformance case.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ruleset } from '../../../src/rulesets/index.ts';
import type { FrozenCase } from './cases.ts';
import type { Frozen } from './play.ts';

type Named = Pick<Ruleset, 'id' | 'version'>;

/** What is frozen, by the name of the game or the id of the case. */
export interface Golden {
  readonly board: { readonly board?: string };
  readonly games: { readonly [name: string]: Frozen };
  readonly cases: { readonly [id: string]: FrozenCase };
}

export const goldenFile = ({ id, version }: Named, of: keyof Golden): string =>
  path.resolve(import.meta.dirname, `../../golden/frozen/${id}@${version}.${of}.json`);

const read = <K extends keyof Golden>(ruleset: Named, of: K): Golden[K] => {
  const file = goldenFile(ruleset, of);
  return (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Golden[K]; // written by freeze.ts
};

/** What is frozen of a ruleset; nothing if no file was ever written. */
export const readGolden = (ruleset: Named): Golden => ({
  board: read(ruleset, 'board'),
  games: read(ruleset, 'games'),
  cases: read(ruleset, 'cases'),
});
