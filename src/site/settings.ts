// The settings of an archive for whoever builds its site: a build can only stop where they are wrong.

import path from 'node:path';
import { readSettings, SETTINGS_FILE, type Settings } from '../archive/index.ts';
import { secondEditionBoard } from '../board/index.ts';
import { saySettings } from '../i18n/settings.ts';
import { wordsOf } from '../i18n/words-of.ts';

/**
 * The settings of the archive in folder `root`; defaults where the file is missing.
 *
 * @throws Error that names the file, the key and what it must be
 */
export const settingsFor = (root: string): Settings => {
  const read = readSettings(root);
  if (read.ok) return read.value;
  throw new Error(saySettings(wordsOf(secondEditionBoard, 'en').say, read.error, path.join(root, SETTINGS_FILE)));
};
