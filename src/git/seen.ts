// The memory of a clone: how far each published log went when it was last looked at. It lies outside the work tree, so
// that nothing anybody publishes can change it. A chain of hashes cannot tell by itself that its end was cut off; this
// can.

import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { gameOf, headOf } from '../archive/index.ts';
import { HashSchema } from '../trust/index.ts';
import { chainOf, contains } from './chain.ts';
import type { Clone } from './clone.ts';
import { logsAt, readBlobs } from './objects.ts';

const SeenSchema = z.strictObject({
  /** The lines that were sound, and the hash of the last of them. */
  count: z.int().min(0),
  hash: HashSchema,
  /** Git's name for the whole log. */
  blob: z.string(),
  /** A game made for show may be made anew; nobody is alarmed. */
  purpose: z.enum(['play', 'demonstration', 'trial']),
});
const MemorySchema = z.strictObject({
  v: z.literal(1),
  /** By upstream branch, such as `origin/main`. */
  upstreams: z.record(z.string(), z.strictObject({ commit: z.string(), games: z.record(z.string(), SeenSchema) })),
});

/** How far a published log went. */
export type Seen = Readonly<z.infer<typeof SeenSchema>>;

/** What a clone remembers of one upstream branch. */
export interface Memory {
  /** The last commit whose logs all went on with what was seen before it; empty if there was none. */
  readonly commit: string;
  readonly games: { readonly [slug: string]: Seen };
}

const fileOf = ({ commonDir }: Pick<Clone, 'commonDir'>): string => join(commonDir, 'fieldpost', 'seen.json');

const readAll = (clone: Pick<Clone, 'commonDir'>): z.infer<typeof MemorySchema> => {
  try {
    return MemorySchema.parse(JSON.parse(readFileSync(fileOf(clone), 'utf8')));
  } catch {
    return { v: 1, upstreams: {} }; // none yet, or of no use: the branch of the last fetch is a memory too
  }
};

type Where = Pick<Clone, 'commonDir' | 'upstream'>;

export const readMemory = (clone: Where): Memory =>
  readAll(clone).upstreams[clone.upstream.name] ?? { commit: '', games: {} };

/** Writes a file whole or not at all, and waits until it is on the disk. */
export const writeSafely = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  const fd = openSync(fresh, 'w');
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(fresh, path);
};

export const writeMemory = (clone: Where, memory: Memory): void => {
  const all = readAll(clone);
  const upstreams = { ...all.upstreams, [clone.upstream.name]: memory };
  writeSafely(fileOf(clone), `${JSON.stringify({ v: 1, upstreams }, undefined, 1)}\n`);
};

/** What is to be remembered of a published log. */
const seenOf = (slug: string, blob: string, bytes: Uint8Array): Seen => {
  const game = gameOf(slug, bytes);
  return { ...headOf(game), blob, purpose: game.trust.purpose };
};

/** True if a published log is what was seen of it, gone on with. A game made for show need not be. */
const extendsSeen = (seen: Seen, bytes: Uint8Array): boolean =>
  seen.purpose !== 'play' || contains(chainOf(bytes), seen);

/**
 * The memory brought up to a commit of the upstream branch, log by log as far as that commit goes on with what was
 * seen. Of the others the memory stays as it was.
 *
 * @param given games of which whatever the commit holds is taken, for the group agreed on it
 */
export const rememberCommit = (
  clone: Pick<Clone, 'top' | 'prefix'>,
  memory: Memory,
  commit: string,
  given: readonly string[] = [],
): Memory => {
  if (memory.commit === commit && given.length === 0) return memory;
  const logs = logsAt(clone, commit);
  const news = [...logs].filter(([slug, blob]) => memory.games[slug]?.blob !== blob);
  const blobs = readBlobs(
    clone.top,
    news.map(([, blob]) => blob),
  );
  const games: Record<string, Seen> = { ...memory.games };
  let goesOn: 'yes' | 'no' = 'yes';
  for (const [slug, blob] of news) {
    const bytes = blobs.get(blob);
    if (bytes === undefined) continue;
    const before = games[slug];
    const now = seenOf(slug, blob, bytes);
    if (before === undefined || given.includes(slug) || before.purpose !== 'play') games[slug] = now;
    // What was sound once stays seen, even if this version of the program thinks otherwise.
    else if (extendsSeen(before, bytes)) games[slug] = now.count < before.count ? { ...before, blob } : now;
    else goesOn = 'no';
  }
  for (const [slug, { purpose }] of Object.entries(games)) {
    if (!logs.has(slug) && (purpose !== 'play' || given.includes(slug))) delete games[slug];
    else if (!logs.has(slug)) goesOn = 'no';
  }
  return { commit: goesOn === 'yes' ? commit : memory.commit, games };
};
