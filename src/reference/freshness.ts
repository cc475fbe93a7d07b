// Whether a translation still says what English says. Every translated block names the English text it renders by its
// fingerprint; a block is stale once English is another. It compares texts and writes into them; it reads no files.

import type { ClauseId } from '../vocab/index.ts';
import { fingerprint } from './fingerprint.ts';
import type { ClauseText } from './text.ts';

/**
 * `fresh`: renders English as it is. `stale`: renders an older English. `unstamped`: does not say what it renders.
 * `orphan`: English has no such clause any more.
 */
export type Freshness = 'fresh' | 'stale' | 'unstamped' | 'orphan';

/** Holds a translated block against the English one. */
export const freshnessOf = (translated: ClauseText, english: ClauseText | undefined): Freshness => {
  if (english === undefined) return 'orphan';
  if (translated.of === undefined) return 'unstamped';
  return translated.of === fingerprint(english.body) ? 'fresh' : 'stale';
};

export interface Progress {
  readonly fresh: number;
  /** Clauses that English has and the translation has not, in the order of English. */
  readonly missing: readonly ClauseId[];
  readonly stale: readonly ClauseId[];
  readonly unstamped: readonly ClauseId[];
  readonly orphans: readonly ClauseId[];
}

/** How far a translation is. */
export const progressOf = (translated: readonly ClauseText[], english: readonly ClauseText[]): Progress => {
  const original = new Map(english.map((clause) => [clause.id, clause]));
  const own = new Set(translated.map(({ id }) => id));
  const like = (wanted: Freshness): readonly ClauseId[] =>
    translated.filter((clause) => freshnessOf(clause, original.get(clause.id)) === wanted).map(({ id }) => id);
  return {
    fresh: like('fresh').length,
    missing: english.filter(({ id }) => !own.has(id)).map(({ id }) => id),
    stale: like('stale'),
    unstamped: like('unstamped'),
    orphans: like('orphan'),
  };
};

/** The text of a translated topic with a fingerprint in every block that had none; other blocks stay as they are. */
export const stamped = (text: string, english: readonly ClauseText[]): string => {
  const original = new Map(english.map(({ id, body }) => [id, body]));
  return text.replace(/^<Clause id="([^"]+)">$/gm, (tag, id: string) => {
    const body = original.get(id);
    return body === undefined ? tag : `<Clause id="${id}" of="${fingerprint(body)}">`;
  });
};
