// Whether an order to the archive took effect with its own line or was only proposed there.

import type { Standing } from '../../i18n/changes.ts';
import type { LogEntry } from '../../log/index.ts';
import type { Told } from './archive.ts';

const held = new WeakMap<object, ReadonlySet<string>>();

/** Entries that others answered or may still answer, by hash; worked out once a game. */
const answeredIn = ({ game }: Pick<Told, 'game'>): ReadonlySet<string> => {
  const known = held.get(game);
  if (known !== undefined) return known;
  const answered = game.entries.flatMap(({ order }) =>
    order?.type === 'agree' || order?.type === 'decline' ? [order.of] : [],
  );
  const found = new Set([...answered, ...game.trust.proposals.map(({ hash }) => hash)]);
  held.set(game, found);
  return found;
};

/** What has to change the game and has not, or was put to others, was only proposed. */
export const standingOf = (told: Pick<Told, 'game'>, { hash, order, events }: LogEntry): Standing => {
  switch (order?.type) {
    case 'void':
    case 'substitute':
    case 'edit':
    case 'draw':
      return events.length === 0 ? 'proposed' : 'done';
    default:
      return answeredIn(told).has(hash) ? 'proposed' : 'done';
  }
};
