// The figures of an archive's games in their database, for who asks questions about them.

import { codeFingerprint, findingsIn } from '../archive/index.ts';
import { figuresFile, figuresOf, fill } from '../figures/index.ts';
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
  const file = figuresFile(findingsIn(project), root, codeFingerprint(project, 'figures'));
  const count = (game: string) => {
    const counted = countedGame(loadFrom(archive, game));
    return counted && figuresOf(counted);
  };
  fill(file, logs, count, progress);
  return file;
};
