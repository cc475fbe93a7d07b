// Games of the archive, quickly: the beginning of a log that this very code has read strictly on this machine before is
// not held against schemas, hashes and signatures again. Whether its lines follow the log's own rules is looked at
// every time, and `verify` takes nothing from here. What was read is kept among the user's own data and not in the
// archive, where it could have come with somebody else's commit.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fileHash, type Game, loadGame } from '../archive/index.ts';
import type { Desk } from './desk.ts';
import { dataFolder } from './trust/data-folder.ts';

/** The first bytes of a log, which were read strictly by the code of this name. */
const ReadingSchema = z.strictObject({ code: z.string(), bytes: z.int().min(1), sha256: z.string() });
type Reading = z.infer<typeof ReadingSchema>;

/** So many bytes are read anew each time rather than kept: about a fiftieth of a second. */
const WORTH_KEEPING = 32_768;
const LF = 0x0a;

/** Logs of several archives may have one name, so the place is part of it. */
const fileFor = ({ env, archive }: Desk, slug: string): string =>
  path.join(dataFolder(env), 'read', `${slug}-${fileHash(Buffer.from(path.resolve(archive))).slice(0, 16)}.json`);

const readingIn = (file: string): Reading | undefined => {
  try {
    const read = ReadingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.data : undefined;
  } catch {
    return undefined; // none yet, or not whole
  }
};

/** What is written is found again or not; nothing depends on it. */
const keep = (file: string, reading: Reading): void => {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(reading), { mode: 0o600 });
    renameSync(fresh, file); // readers see the old one or the new, never half of it
  } catch {
    // a folder that cannot be written costs time only
  }
};

/** The game `slug` of the archive, as `loadGame` gives it. */
export const readGame = (desk: Desk, slug: string): Game => {
  const { code } = desk.env;
  if (code === undefined) return loadGame(desk.archive, slug);
  const file = fileFor(desk, slug);
  let log: Uint8Array = new Uint8Array();
  let before = 0;
  const game = loadGame(desk.archive, slug, (_, bytes) => {
    log = bytes;
    const reading = bytes.length < WORTH_KEEPING ? undefined : readingIn(file);
    const isSame =
      reading?.code === code &&
      reading.bytes <= bytes.length &&
      bytes[reading.bytes - 1] === LF &&
      fileHash(bytes.subarray(0, reading.bytes)) === reading.sha256;
    before = isSame ? reading.bytes : 0;
    return before;
  });
  const whole = log.lastIndexOf(LF) + 1;
  if (game.faults.length === 0 && whole - before >= WORTH_KEEPING)
    keep(file, { code, bytes: whole, sha256: fileHash(log.subarray(0, whole)) });
  return game;
};
