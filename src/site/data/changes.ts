// Players who came, took over or left in the course of a game, as the log tells it.

import type { Player } from '../../engine/index.ts';
import type { LogEntry } from '../../log/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { Told } from './archive.ts';

export interface Change {
  /** The entry that put it into effect, and its time. */
  readonly seq: number;
  readonly at: string;
  readonly enters: Player;
  /** The id of the one whose place or powers he took; absent if he only joined. */
  readonly leaves?: string;
  readonly powers: readonly Power[];
}

/** The order an entry speaks of: its own, or the one it agrees to. */
const orderBehind = ({ game }: Told, { order }: LogEntry): LogEntry['order'] => {
  if (order?.type !== 'agree') return order;
  const seq = game.lineOf.get(order.of);
  return seq === undefined ? undefined : game.entries[seq]?.order;
};

/** The changes of a game, in order. */
export const changesOf = (told: Told): readonly Change[] =>
  told.game.entries.flatMap((entry): readonly Change[] => {
    if (!entry.events.some(({ type }) => type === 'players-changed')) return [];
    const order = orderBehind(told, entry);
    if (order?.type !== 'substitute') return [];
    const { enters, leaves } = order;
    const { seq, at } = entry;
    return [{ seq, at, enters, powers: enters.powers, ...(leaves === undefined ? {} : { leaves }) }];
  });
