// What happened in a game by some of its entries, told: each turn in a headline and a few sentences, and what was said
// and agreed beside it.

import type { GameTurn } from '../archive/index.ts';
import { list } from '../i18n/format.ts';
import { saySentences } from '../i18n/story/index.ts';
import { cleanText, type LogEntry } from '../log/index.ts';
import { storyOf, tellTurn } from '../stats/index.ts';
import { isArchiveOrder } from '../trust/index.ts';
import { nameOf, type Telling, titleOf } from './telling.ts';
import { turnHeadline } from './turn-post.ts';

/** Something that happened: its headline, if it is more than a remark, and what there is to say of it. */
export interface Happening {
  readonly headline?: string;
  readonly lines: readonly string[];
}

/** So many turns are told in full, the last ones; of those before there are only the headlines. */
const MOST = 4;

/** What serves the dice and nothing else. */
const UNSAID: readonly string[] = ['roll', 'receipt', 'anchor', 'change-key'];

const whoOf = ({ game }: Telling, { by, for: speaker }: LogEntry): string => nameOf(game, speaker ?? by);

/** What somebody said, proposed or agreed to, in a line; nothing for an order of the game. */
const besideOf = (telling: Telling, entry: LogEntry): readonly string[] => {
  const { t } = telling;
  const { order, note } = entry;
  const who = whoOf(telling, entry);
  const remark = note === undefined ? '' : (cleanText(note, 'line').split('\n')[0] ?? '');
  const said = remark === '' ? [] : [t('happened-remark', { who, text: remark })];
  if (order === undefined || !isArchiveOrder(order) || order.type === 'note' || UNSAID.includes(order.type))
    return said;
  return [t('happened-formal', { who, what: t(`log-orders-${order.type}`) }), ...said];
};

/** What entries are, each kind once: `purchase, combat moves and dice`. */
export const kindsOf = ({ t, language }: Pick<Telling, 't' | 'language'>, entries: readonly LogEntry[]): string => {
  const kinds = entries.map(({ order }) => {
    if (order === undefined) return t('verify-verdicts-reported');
    return isArchiveOrder(order) ? t(`log-orders-${order.type}`) : t('order-name', { order: order.type });
  });
  return list(language, [...new Set(kinds)]);
};

/** Who has ordered what, where nothing has come of it yet. */
const orderedBy = (telling: Telling, fresh: readonly LogEntry[]): readonly string[] => {
  const orders = fresh.filter(({ order }) => order !== undefined && !isArchiveOrder(order));
  if (orders.length === 0) return [];
  const who = list(telling.language, [...new Set(orders.map((entry) => whoOf(telling, entry)))]);
  return [telling.t('happened-formal', { who, what: kindsOf(telling, orders) })];
};

const opened = (telling: Telling, first: LogEntry | undefined): readonly Happening[] =>
  first?.order?.type !== 'open-game'
    ? []
    : [
        {
          headline: telling.t('happened-opened', { who: whoOf(telling, first), title: titleOf(telling.game) }),
          lines: [],
        },
      ];

/**
 * What happened by the entries that are new to somebody.
 *
 * @param turns all turns of the game
 * @param isNew which entries are told
 */
export const happenedBy = (
  telling: Telling,
  turns: readonly GameTurn[],
  isNew: (entry: LogEntry) => boolean,
): readonly Happening[] => {
  const { ruleset, words, game } = telling;
  const turnsTold = turns.filter(({ entries }) => entries.some(({ entry }) => isNew(entry)));
  const [first] = game.entries;
  return [
    ...opened(telling, first !== undefined && isNew(first) ? first : undefined),
    ...turnsTold.map((turn, index): Happening => {
      const fresh = turn.entries.map(({ entry }) => entry).filter(isNew);
      const beside = fresh.flatMap((entry) => besideOf(telling, entry));
      if (!fresh.some(({ events }) => events.length > 0)) return { lines: beside };
      const headline = turnHeadline(telling, turn);
      if (index < turnsTold.length - MOST) return { headline, lines: [] };
      const story = storyOf(ruleset, tellTurn(ruleset, turn), turn.start, turn.end);
      const isBare = story.status === 'under-way' && story.beats[0].kind === 'quiet';
      const told = isBare ? orderedBy(telling, fresh) : [saySentences(words, story).join(' ')];
      return { headline, lines: [...told, ...beside] };
    }),
  ].filter(({ headline, lines }) => headline !== undefined || lines.length > 0);
};
