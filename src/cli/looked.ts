// How far each player of this clone has looked at each game: beside the archive, in a file that git does not see. It
// may be thrown away; then what happened since one's own last entry is told.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Game } from '../archive/index.ts';
import type { LogEntry } from '../log/index.ts';
import type { Desk } from './desk.ts';

const FILE = 'looked.local.json';

/** By player and game: how many entries there were, and the hash of the last. */
const LookedSchema = z.record(
  z.string(),
  z.record(z.string(), z.strictObject({ count: z.int().min(1), hash: z.string() })),
);
type Looked = z.infer<typeof LookedSchema>;

const fileOf = ({ archive }: Desk): string => path.join(archive, FILE);

export const readLooked = (desk: Desk): Looked => {
  try {
    const read = LookedSchema.safeParse(JSON.parse(readFileSync(fileOf(desk), 'utf8')));
    return read.success ? read.data : {};
  } catch {
    return {}; // none yet
  }
};

const isOwn = (player: string, { by, for: speaker }: LogEntry): boolean => (speaker ?? by) === player;

/**
 * The entries of others that are new to a player: since he last looked, else since he himself last wrote. Where the log
 * is no longer the one he saw, what he saw counts for nothing.
 */
export const newTo = (looked: Looked, player: string, { slug, entries }: Game): ((entry: LogEntry) => boolean) => {
  const seen = looked[player]?.[slug];
  const isSame = seen !== undefined && entries[seen.count - 1]?.hash === seen.hash;
  const from = isSame ? seen.count : (entries.findLast((entry) => isOwn(player, entry))?.seq ?? -1) + 1;
  return (entry) => entry.seq >= from && !isOwn(player, entry);
};

/** Notes that a player has seen games as they are now. Where that cannot be written, they are told again. */
export const keepLooked = (desk: Desk, player: string, games: readonly Game[]): void => {
  const before = readLooked(desk);
  const seen = games.flatMap(({ slug, entries }) => {
    const last = entries.at(-1);
    return last === undefined ? [] : [[slug, { count: entries.length, hash: last.hash }] as const];
  });
  const after: Looked = { ...before, [player]: { ...before[player], ...Object.fromEntries(seen) } };
  const fresh = `${fileOf(desk)}.${process.pid}.local`;
  try {
    writeFileSync(fresh, `${JSON.stringify(after, undefined, 2)}\n`);
    renameSync(fresh, fileOf(desk)); // never half of it
  } catch {
    // a folder that is only read
  }
};
