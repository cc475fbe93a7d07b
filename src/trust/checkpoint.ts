// Checkpoints: a line that pins a log down, and what a log says to one that was kept. A chain of hashes cannot tell by
// itself that its end was cut off or replaced; whoever kept such a line can. It knows no files and no mails.

import type { Head } from './envelope.ts';

/** How far a log went, as somebody wrote it down. */
export interface Checkpoint {
  readonly game: string;
  /** Lines of the log. */
  readonly count: number;
  /** Hash of the last of them. */
  readonly head: string;
}

/** The line to write down, mail or sign: `pbem-checkpoint v1 spring-26 41 <hash>`. */
export const makeCheckpoint = (game: string, { count, hash }: Head): string =>
  `pbem-checkpoint v1 ${game} ${count} ${hash}`;

/** The checkpoints in a text, each once; also in one that was quoted, and wrapped between the words. */
export const checkpointsIn = (text: string): readonly Checkpoint[] => {
  const bare = text.replaceAll(/^[ \t>|\u00a0]+/gm, '');
  const found = bare.matchAll(/pbem-checkpoint\s+v1\s+([a-z0-9-]{3,40})\s+(\d{1,6})\s+([0-9a-f]{64})(?![0-9a-f])/g);
  const all = [...found].map(([, game = '', count, head = '']) => ({ game, count: Number(count), head }));
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
};

/**
 * `equal`: the log ends where it did; `ahead`: it went on from there; `truncated`: it is shorter; `forked`: the last
 * line that was stated is another.
 */
export type CheckpointVerdict = 'equal' | 'ahead' | 'truncated' | 'forked';

/**
 * What a log says to a checkpoint.
 *
 * @param hashes of its lines, proven to follow one another: the last one alone could stand behind any forgery
 */
export const compareCheckpoint = (hashes: readonly string[], { count, head }: Checkpoint): CheckpointVerdict => {
  if (count > hashes.length) return 'truncated';
  if (count > 0 && hashes[count - 1] !== head) return 'forked';
  return count === hashes.length ? 'equal' : 'ahead';
};
