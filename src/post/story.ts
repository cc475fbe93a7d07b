// A turn as clubs mail it: its parts with every die, the money before and after it, and the board with what is due.
// Words of the reader's language, plain text.

import { type GameTurn, headOf } from '../archive/index.ts';
import { makeCheckpoint } from '../trust/index.ts';
import { makeBlock } from './block.ts';
import { boardLines, moneyLines } from './board.ts';
import { END_MARK, TOP_MARK } from './body.ts';
import type { Item } from './document.ts';
import { dueLines } from './due.ts';
import { MAIL_LIMITS } from './limits.ts';
import { headingOf, remarkLines, sectionsOf } from './sections.ts';
import type { Telling } from './telling.ts';

/** The lines of the log that tell a turn; with the first turn of a game the line that opened it. */
export const seqsOf = ({ entries, events }: GameTurn): readonly number[] => {
  const seqs = entries.map(({ entry }) => entry.seq);
  return events[0]?.seq === 0 ? [0, ...seqs] : seqs;
};

const itemLines = (items: readonly Item[]): readonly string[] =>
  items.flatMap(({ text, below, kind }, index) => [
    ...(kind === 'head' && index > 0 ? [''] : []),
    `  ${text}`,
    ...below.map((line) => `    ${line}`),
  ]);

/** The turn in its parts. */
export const turnLines = (telling: Telling, turn: GameTurn, now?: string): readonly string[] => {
  const { t } = telling;
  const sections = sectionsOf(telling, turn);
  const money = (at: GameTurn['end']) => moneyLines(telling, at).map((line) => `  ${line}`);
  const remarks = remarkLines(telling, turn);
  return [
    ...headingOf(telling, turn),
    ...(remarks.length === 0 ? [] : ['', ...remarks]),
    ...sections.flatMap(({ name, heading, items, empty }, index) => {
      const lines = items.length === 0 ? [`  ${empty}`] : itemLines(items);
      if (name === 'start')
        return ['', `1. ${heading} (${t('letter-money')})`, ...money(turn.start), ...itemLines(items)];
      return [
        '',
        `${index + 1}. ${heading}`,
        ...(name === 'end' && turn.status === 'under-way' ? [] : lines),
        ...(name === 'end' ? money(turn.end) : []),
      ];
    }),
    '',
    `${sections.length + 1}. ${t('letter-board')}`,
    ...boardLines(telling, turn.end).map((line) => `  ${line}`),
    '',
    t('letter-due'),
    ...dueLines(telling, now).map((line) => `  ${line}`),
  ];
};

/** What stands below every letter about a game: its page, and the line that pins the log down. */
export const footLines = ({ t, game }: Telling, page: string): readonly string[] => {
  return ['', `${t('letter-page')}: ${page}`, makeCheckpoint(game.slug, headOf(game)), t('letter-checkpoint-says')];
};

/**
 * The whole text of a letter between its marks, with the entries as a block where they are few enough.
 *
 * @param block `attached` where the entries hang on the letter alone, so that it stays short
 */
export const wholeText = (
  { t, game }: Telling,
  lines: readonly string[],
  entries: readonly string[] = [],
  block: 'in-text' | 'attached' = 'in-text',
): string => {
  const bytes = entries.reduce((sum, line) => sum + line.length + 1, 0);
  const own =
    entries.length === 0
      ? []
      : bytes > MAIL_LIMITS.blockBytes || block === 'attached'
        ? ['', t('letter-attached')]
        : ['', t('letter-entries'), ...makeBlock(game.slug, entries).split('\n')];
  return `${[TOP_MARK, ...lines, ...own, END_MARK].join('\n')}\n`;
};
