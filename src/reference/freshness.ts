// Whether a translation still says what English says. Every translated text names the English text it renders by its
// fingerprint; it is stale once English is another. It compares texts and writes into them; it reads no files.

import { fingerprint } from './fingerprint.ts';

/**
 * `fresh`: renders English as it is. `stale`: renders an older English. `unstamped`: does not say what it renders.
 * `orphan`: English has no such clause any more.
 */
export type Freshness = 'fresh' | 'stale' | 'unstamped' | 'orphan';

/** A text somebody translated: what it belongs to, and the English it renders. */
export interface Translated {
  readonly id: string;
  /** Fingerprint of the English text. */
  readonly of?: string;
}

/** The English text of the same id. */
export interface Original {
  readonly id: string;
  readonly body: string;
}

/** Holds a translated text against the English one. */
export const freshnessOf = (translated: Translated, english: Original | undefined): Freshness => {
  if (english === undefined) return 'orphan';
  if (translated.of === undefined) return 'unstamped';
  return translated.of === fingerprint(english.body) ? 'fresh' : 'stale';
};

export interface Progress {
  readonly fresh: number;
  /** What English has and the translation has not, by id, in the order of English. */
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  readonly unstamped: readonly string[];
  readonly orphans: readonly string[];
}

/** How far a translation is. */
export const progressOf = (translated: readonly Translated[], english: readonly Original[]): Progress => {
  const original = new Map(english.map((text) => [text.id, text]));
  const own = new Set(translated.map(({ id }) => id));
  const like = (wanted: Freshness): readonly string[] =>
    translated.filter((text) => freshnessOf(text, original.get(text.id)) === wanted).map(({ id }) => id);
  return {
    fresh: like('fresh').length,
    missing: english.filter(({ id }) => !own.has(id)).map(({ id }) => id),
    stale: like('stale'),
    unstamped: like('unstamped'),
    orphans: like('orphan'),
  };
};

/** The text of a translated topic with a fingerprint in every block that had none; other blocks stay as they are. */
export const stamped = (text: string, english: readonly Original[]): string => {
  const original = new Map(english.map(({ id, body }) => [id, body]));
  return text.replace(/^<Clause id="([^"]+)">$/gm, (tag, id: string) => {
    const body = original.get(id);
    return body === undefined ? tag : `<Clause id="${id}" of="${fingerprint(body)}">`;
  });
};
