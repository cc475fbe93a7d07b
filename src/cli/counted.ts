// The figures of the archive, brought up to date for a command that asks for them.

import { listGames } from '../log/files.ts';
import type { Desk } from './desk.ts';
import { progressOf } from './progress.ts';

/** The file they are in. */
export const countedFor = async (desk: Desk): Promise<string> => {
  const { countedIn } = await import('../site/figures.ts');
  const all = listGames(desk.archive).length;
  const progress = progressOf(desk, all, (done) => desk.t('verify-progress', { done, all }));
  return countedIn(desk.archive, desk.env.project, progress);
};
