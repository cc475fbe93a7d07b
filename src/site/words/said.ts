// What is said of an entry of a log, and how the things it names by hash or id are called.

import type { Player } from '../../engine/index.ts';
import type { LogEntry } from '../../log/index.ts';
import type { Told } from '../data/archive.ts';
import { nameOf } from './game.ts';

export interface SaidEntry {
  readonly heading: string;
  readonly parts: readonly string[];
  /** A player's words; not to be trusted. */
  readonly reason?: string;
  readonly rule?: string;
}

/** `proposed` for what others had to agree to, whatever became of it. */
export type Standing = 'done' | 'proposed';

/** What entries name by hash or id, as readers know it. */
export interface Naming {
  /** The number of the entry with a hash. */
  readonly numberOf: (hash: string) => number | undefined;
  /** The name of a player. */
  readonly name: (player: string) => string;
  readonly standing: (entry: LogEntry) => Standing;
}

/** What has to change the game and has not, or was put to others, was only proposed. */
export const namingOf = ({ game }: Told, players: readonly Player[]): Naming => {
  const answered = game.entries.flatMap(({ order }) =>
    order?.type === 'agree' || order?.type === 'decline' ? [order.of] : [],
  );
  const proposals = new Set([...answered, ...game.trust.proposals.map(({ hash }) => hash)]);
  const isProposal = ({ hash, order, events }: LogEntry): boolean => {
    switch (order?.type) {
      case 'void':
      case 'substitute':
      case 'edit':
      case 'draw':
        return events.length === 0;
      default:
        return proposals.has(hash);
    }
  };
  return {
    numberOf: (hash) => game.lineOf.get(hash),
    name: (player) => nameOf(players, player),
    standing: (entry) => (isProposal(entry) ? 'proposed' : 'done'),
  };
};
