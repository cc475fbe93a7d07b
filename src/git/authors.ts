// Who committed a line. A key of the game that signed the commit says it for certain; without one there is only the
// name the commit bears, which is no proof but catches the honest mistake of committing as another.

import type { Player } from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import { commitNamesOf, type Trust } from '../trust/index.ts';
import { ask, git } from './run.ts';
import { withSigners } from './signers.ts';

const plain = (name: string): string => name.normalize('NFC').trim();

/**
 * A line that was committed by another than the one who entered it: `author` by the name of an unsigned commit,
 * `signer` by the key of a signed one. `signature`: the commit's signature does not hold.
 */
export type WrongCommit = {
  readonly commit: string;
  /** The line, from 1. */
  readonly line: number;
  /** The name the commit bears. */
  readonly author: string;
  readonly by: string;
} & (
  | { readonly kind: 'author'; readonly names: readonly string[] }
  | { readonly kind: 'signer'; readonly signer: string }
  | { readonly kind: 'signature' }
);

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

export interface AuthorsOf {
  /** From which commit, not counting what it has, to which; empty for the beginning. */
  readonly from: string;
  readonly to: string;
  /** The log. */
  readonly path: string;
  /** Whoever was a player at any time: he may have left since, his lines are still his. */
  readonly players: readonly Player[];
  /** All keys there ever were. */
  readonly keys: Trust['keys'];
  /** The lines that are new, with their text. */
  readonly added: readonly { readonly entry: LogEntry; readonly text: string }[];
}

/**
 * New lines that were committed by somebody else. A line belongs to the commit that has it while none of its parents
 * does.
 */
export const wrongCommits = (
  root: string,
  { from, to, path, players, keys, added }: AuthorsOf,
): readonly WrongCommit[] =>
  withSigners(root, { keys, since: added[0]?.entry.at ?? '' }, (look) =>
    commitsTouching(root, from, to, path).flatMap((commit) => {
      const { author, parents, signer } = look(commit);
      const had = new Set(parents.flatMap((parent) => linesAt(root, parent, path)));
      const brought = new Set(linesAt(root, commit, path).filter((line) => !had.has(line)));
      return added.flatMap(({ entry: { by, seq }, text }): readonly WrongCommit[] => {
        if (!brought.has(text)) return [];
        const line = { commit, line: seq + 1, author, by };
        if (signer.kind === 'broken') return [{ ...line, kind: 'signature' }];
        if (signer.kind === 'player') {
          return signer.player === by ? [] : [{ ...line, kind: 'signer', signer: signer.player }];
        }
        const names = [...new Set(players.filter(({ id }) => id === by).flatMap(commitNamesOf))];
        return names.map(plain).includes(author) ? [] : [{ ...line, kind: 'author', names }];
      });
    }),
  );
