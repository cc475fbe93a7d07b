// Where a player's own secrets lie: keys, the chains behind the dice he keeps, bids he has sealed. Never in the
// archive, for everything in an archive is published.

import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { Environment } from '../environment.ts';

/** Fieldpost's folder among a user's data: below `XDG_DATA_HOME`, or where the system keeps such things. */
export const dataFolder = ({ variables }: Pick<Environment, 'variables'>): string => {
  const home = variables.HOME ?? homedir();
  const said = variables.XDG_DATA_HOME ?? variables.LOCALAPPDATA;
  const base = said === undefined || said === '' ? path.join(home, '.local', 'share') : said;
  return path.join(base, 'fieldpost');
};

/** Writes a file nobody else may read, whole or not at all, and waits until it is on the disk. */
export const writeSecret = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  const fd = openSync(fresh, 'w', 0o600);
  try {
    const bytes = Buffer.from(text, 'utf8');
    for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(fresh, file);
};
