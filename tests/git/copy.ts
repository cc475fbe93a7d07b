// A copy of this repository as a template makes it, in a folder of its own, worked at by its own commands. The packages
// are those that are installed here.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, project } from '../cli/support.ts';
import { projectFiles } from '../support/sources.ts';
import { gitIn } from './club.ts';

export interface Done {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Copy {
  readonly folder: string;
  git(...args: readonly string[]): string;
  /** Commits everything there is and gives the commit. */
  commit(message: string): string;
  /** The copy's own command line. */
  fieldpost(...args: readonly string[]): Done;
  /** The copy's own script for CI. */
  archive(...args: readonly string[]): Done;
  read(file: string): string;
  write(file: string, text: string): void;
}

const run = (folder: string, program: string, args: readonly string[], input = ''): Done => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    input,
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1' },
  });
  return { code: status ?? 1, out: stdout, err: stderr };
};

/**
 * Makes the copy; its first commit is the only one there is.
 *
 * @param games the demonstration games in it; all unless it is said
 */
export const makeCopy = (games?: readonly string[]): Copy => {
  const folder = path.join(newFolder(), 'archive');
  const isIn = (file: string): boolean => {
    const [top, game = ''] = file.split('/');
    return top !== 'games' || games === undefined || games.includes(game);
  };
  for (const file of projectFiles().filter(isIn)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(project, file), path.join(folder, file));
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  const git = (...args: readonly string[]): string => gitIn(folder, args);
  git('init', '--quiet', '--initial-branch', 'main');
  // A link to the packages is no folder of packages, which is what .gitignore names.
  writeFileSync(path.join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  const commit = (message: string): string => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
    return git('rev-parse', 'HEAD');
  };
  commit('Initial commit');
  return {
    folder,
    git,
    commit,
    fieldpost: (...args) => run(folder, process.execPath, ['bin/fieldpost.mjs', ...args]),
    archive: (...args) => run(folder, 'sh', ['.ci/archive', ...args]),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
  };
};
