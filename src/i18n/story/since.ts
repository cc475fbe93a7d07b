// What changed since a power had its turn before, in a sentence.

import type { Power, SpaceId } from '../../vocab/index.ts';
import { capital, stop } from '../format.ts';
import type { Words } from '../words.ts';
import { calledIn, landOf } from './things.ts';

/** What the sentence has to be told. */
export interface SinceFacts {
  readonly power: Power;
  /** The round of the turn before; absent: since the opening. */
  readonly round?: number;
  readonly won: readonly SpaceId[];
  readonly lost: readonly SpaceId[];
  /** What the power's units cost new, then and now, in IPC. */
  readonly worth: { readonly was: number; readonly is: number };
}

/** Spaces named before the rest are only counted. */
const MOST = 4;

/** `Since its turn in round 2 Germany has won the Caucasus; its forces are worth 214 IPC, 9 less than then.` */
export const saySince = (
  { board, tell }: Words,
  { power, round, won, lost, worth: { was, is } }: SinceFacts,
): string => {
  const land = (spaces: readonly SpaceId[]): string | null =>
    spaces.length === 0 ? null : tell('story-land-acc', landOf(spaces, MOST, calledIn(board, spaces)));
  const change = was === is ? 'same' : is > was ? 'more' : 'less';
  const told = { power, round, won: land(won), lost: land(lost), ipc: is, change, by: Math.abs(is - was) } as const;
  return stop(capital(tell('story-since', told)));
};
