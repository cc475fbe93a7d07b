// Temporary folders of a file of tests, gone when its tests are over. Files share what they load, so who takes them
// away is told anew for each of them: this is a set-up file of every project in vitest.config.ts.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const shared = globalThis as { foldersMade?: string[] };

/** The folders made since the last file ended, however often this module was loaded. */
const made: string[] = shared.foldersMade ?? [];
shared.foldersMade = made;

/** A new, empty folder. */
export const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-'));
  made.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});
