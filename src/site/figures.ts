// The figures of an archive's games in their database, for who asks questions about them.

import { codeFingerprint, databaseIn, findingsIn, isDamage, removeDatabase } from '../archive/index.ts';
import { figuresOf, fill } from '../figures/index.ts';
import { openArchive } from './data/archive.ts';
import { countedGame } from './data/counted.ts';
import { loadFrom } from './data/loaded.ts';

/**
 * Brings the figures of the archive in folder `root` up to date and says in which file they are; only games whose logs
 * have moved are loaded.
 *
 * @param project the folder of the program
 * @param progress called after each game that was counted
 */
export const countedIn = (root: string, project: string, progress: (done: number, of: number) => void): string => {
  const archive = openArchive(root, project);
  const logs = archive.slugs.flatMap((game) => {
    const hash = archive.hashOf(game);
    return hash === undefined ? [] : [{ game, hash }];
  });
  const file = databaseIn(findingsIn(project), 'figures', root, codeFingerprint(project, 'figures'));
  const count = (game: string) => {
    const counted = countedGame(loadFrom(archive, game));
    return counted && figuresOf(counted);
  };
  try {
    fill(file, logs, count, progress);
  } catch (error) {
    if (!isDamage(error)) throw error;
    removeDatabase(file); // damaged: all of it is made anew
    fill(file, logs, count, progress);
  }
  return file;
};
