// Entries of a log in words: the order as it was understood, or what an archive order asks.

import { sayOrder } from '../../i18n/echo/index.ts';
import type { LogEntry } from '../../log/index.ts';
import { isArchiveOrder } from '../../trust/index.ts';
import { comingOf } from '../../vocab/index.ts';
import { sayArchiveOrder } from './archive-orders.ts';
import type { Naming, SaidEntry } from './said.ts';
import type { Speech } from './speak.ts';

const costIn = ({ events }: LogEntry): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'paid' && (event.for === 'purchase' || event.for === 'research') ? sum + event.ipc : sum,
    0,
  );

/** True for moves to the second combat of a turn. */
const isSecond = ({ events }: LogEntry): boolean =>
  events.some((event) => event.type === 'moves-made' && comingOf(event.phase) === 2);

/** An entry, in the reader's language. */
export const sayEntry = (s: Speech, entry: LogEntry, naming: Naming): SaidEntry => {
  const { t, words, list, number } = s;
  const { order } = entry;
  const alone = (heading: string): SaidEntry => ({ heading, parts: [] });
  const named = (hash: string): string => {
    const seq = naming.numberOf(hash);
    return seq === undefined ? hash.slice(0, 10) : number(seq);
  };
  const all = (hashes: readonly string[]): string => list(hashes.map(named));
  if (order === undefined) return alone(t('log-reported'));
  if (!isArchiveOrder(order)) {
    return order.type === 'open-game'
      ? alone(t('log-open-game'))
      : sayOrder(order, costIn(entry), words, naming.ruleset, isSecond(entry) ? 'again' : 'first');
  }
  switch (order.type) {
    case 'roll': {
      const dice = entry.dice?.rolls.reduce((sum, { values }) => sum + values.length, 0) ?? 0;
      return alone(`${t('log-roll')}: ${t('counted-dice', { dice })}`);
    }
    case 'note':
      return alone(t('log-note'));
    case 'void':
    case 'ruling': {
      const does = order.type === 'ruling' ? 'ruling' : entry.events.length === 0 ? 'void-proposed' : 'void';
      return {
        heading: t(`log-${does}`, { count: order.of.length, entries: all(order.of) }),
        parts: [],
        reason: order.reason,
        ...(order.rule === undefined ? {} : { rule: order.rule }),
      };
    }
    case 'agree': {
      const edit = naming.edit(entry);
      const heading = t('log-agree', { entry: named(order.of) });
      return edit === undefined ? alone(heading) : { heading, parts: [t('turn-set-right')], reason: edit.reason };
    }
    case 'decline':
    case 'receipt':
      return alone(t(`log-${order.type}`, { entry: named(order.of) }));
    default:
      return sayArchiveOrder(s, order, entry.for ?? entry.by, naming, naming.standing(entry));
  }
};
