// What is told of one mail, or of orders that went on without one, and what a mail leaves lying here for a player.

import type { Game } from '../../archive/index.ts';
import type { LogEntry } from '../../log/index.ts';
import type { Letter, Unreadable } from '../../post/index.ts';
import { keepFor } from '../plan.ts';
import type { Clerk, Sitting } from './sitting.ts';
import type { Outcome, Taken } from './taken.ts';

/** What becomes of a mail: what its orders came to, or why there were none. */
export type MailOutcome =
  | Outcome
  /** Only told, and nothing entered. */
  | 'answered'
  /** About no game. */
  | 'private'
  | 'entries'
  | 'duplicate'
  | 'fork'
  | 'game'
  | 'stranger'
  | 'no-sender'
  | 'machine'
  | 'may-not'
  | 'broken'
  | 'dice'
  | 'failed'
  | Unreadable;

export interface Report {
  readonly name: string;
  readonly hash?: string;
  readonly outcome: MailOutcome;
  /** Who wrote it, as far as that can be told. */
  readonly from?: string;
  readonly player?: string;
  readonly game?: string;
  /** Entries it brought about. */
  readonly seqs: readonly number[];
  /** Where the mail is kept. */
  readonly file?: string;
  readonly letter?: Letter;
  /** Messages to others that it asked to be sent on. */
  readonly more?: readonly Letter[];
  /** Why it could not be entered, where something outside it was in the way. */
  readonly why?: readonly string[];
}

/** The orders of a game that came in a mail. */
export const enteredFrom = ({ entries }: Pick<Game, 'entries'>, hash: string): readonly LogEntry[] =>
  entries.filter(({ evidence, order }) => evidence === hash && order?.type !== 'roll');

/** Keeps, drops or leaves what a player has lying here. */
export const keep = (
  { desk, store, mode }: Clerk,
  { table, player }: Sitting,
  { kept }: Taken,
  { hash, messageId }: { readonly hash: string; readonly messageId?: string | undefined },
): void => {
  if (mode === 'look') return;
  keepFor(desk, store, { game: table.game.slug, player: player.id }, kept, {
    hash,
    ...(messageId === undefined ? {} : { messageId }),
  });
};
