// Who committed a line. A game may ask that commits bear the name of the one who entered the lines; names only, for a mail
// address is nobody's business here, and a name is no proof but catches the honest mistake of committing as another.

import type { Player } from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import { commitNamesOf } from '../trust/index.ts';
import { ask, git, itemsOf } from './run.ts';

const plain = (name: string): string => name.normalize('NFC').trim();

/** A line whose commit bears the name of somebody else. */
export interface WrongAuthor {
  readonly commit: string;
  /** The line, from 1. */
  readonly line: number;
  readonly author: string;
  readonly by: string;
  readonly names: readonly string[];
}

/** Commits between two that touch a path, oldest first; with an empty `from`, all up to the second. */
export const commitsTouching = (root: string, from: string, to: string, path: string): readonly string[] => {
  const said =
    ask(root, [
      'rev-list',
      '--full-history',
      '--topo-order',
      '--reverse',
      to,
      ...(from === '' ? [] : [`^${from}`]),
      '--',
      path,
    ]) ?? '';
  return said.split('\n').filter((commit) => commit !== '');
};

const linesAt = (root: string, commit: string, path: string): readonly string[] => {
  const { code, stdout } = git(root, ['cat-file', 'blob', `${commit}:${path}`]);
  return code === 0 ? stdout.toString('utf8').split('\n') : [];
};

const oneCommit = (root: string, commit: string): { readonly author: string; readonly parents: readonly string[] } => {
  const [author = '', parents = ''] = itemsOf(
    git(root, ['show', '--no-patch', '--no-mailmap', '--format=%an%x00%P%x00', commit]).stdout,
  );
  return { author: plain(author), parents: parents.split(/\s+/).filter((parent) => parent !== '') };
};

export interface AuthorsOf {
  /** From which commit, not counting what it has, to which; empty for the beginning. */
  readonly from: string;
  readonly to: string;
  /** The log. */
  readonly path: string;
  readonly players: readonly Player[];
  /** The lines that are new, with their text. */
  readonly added: readonly { readonly entry: LogEntry; readonly text: string }[];
}

/**
 * New lines whose commit bears a name under which their author does not commit. A line belongs to the commit that has
 * it while none of its parents does.
 */
export const wrongAuthors = (root: string, { from, to, path, players, added }: AuthorsOf): readonly WrongAuthor[] =>
  commitsTouching(root, from, to, path).flatMap((commit) => {
    const { author, parents } = oneCommit(root, commit);
    const had = new Set(parents.flatMap((parent) => linesAt(root, parent, path)));
    const brought = new Set(linesAt(root, commit, path).filter((line) => !had.has(line)));
    return added.flatMap(({ entry, text }): readonly WrongAuthor[] => {
      if (!brought.has(text)) return [];
      const names = players.filter(({ id }) => id === entry.by).flatMap(commitNamesOf);
      return names.map(plain).includes(author) ? [] : [{ commit, line: entry.seq + 1, author, by: entry.by, names }];
    });
  });
