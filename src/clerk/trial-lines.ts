// Lines of notation played in a trial, by the clerk who plays them everywhere.

import { alone } from '../archive/alone.ts';
import type { Game } from '../archive/game.ts';
import { parseLines, type Sheet } from '../notation/index.ts';
import type { Power } from '../vocab/index.ts';
import type { PlayOptions } from './play.ts';
import { contextOf, type ReadSheet, readSheet } from './sheet.ts';
import type { Hands, Reading, Table } from './table.ts';
import { type Considered, consider, type Entered, enter } from './take.ts';
import { type Around, type Board, seatAt, type Trial, throwDice } from './trial.ts';

/** Reads lines of notation alone, in which nothing hangs on a condition. */
export const PLAIN: Reading = { parse: parseLines, judge: () => () => 'open', holds: () => false };

const tableOf = (board: Board, reading: Reading): Table => ({
  ...board,
  reading,
  append: alone(board.ruleset).append,
});

/** A clerk's hands at this screen: what he writes is added to the lines, dice fall at once. */
const handsOf = (around: Around, lines: string[]): Hands => {
  const write: Hands['write'] = (draft): Game => {
    lines.push(...draft.lines);
    return draft.game;
  };
  return {
    language: around.language,
    nonce: () => around.hex(32),
    write,
    land: ({ game, ruleset }, { said }) => {
      const thrown = throwDice(game, ruleset, said, around);
      return Promise.resolve({ game: write(thrown), entries: thrown.entries, missing: thrown.asked });
    },
  };
};

const SILENT: PlayOptions['listener'] = { home: () => {}, ordered: () => {}, landed: () => {}, missing: () => {} };

/** What becomes of lines as they are read; nothing is played by that. */
export const readIn = (trial: Trial, power: Power, text: string, around: Around, reading: Reading): Sheet =>
  reading.parse(
    contextOf(handsOf(around, []), tableOf(trial.table, reading), seatAt(trial.table, power, around)),
    text,
  );

/** What became of lines that somebody at the screen brought. */
export interface Tried {
  readonly trial: Trial;
  readonly found: Considered<ReadSheet>;
  /** Absent where nothing could be played. */
  readonly entered?: Entered;
}

/**
 * Plays lines for a power, as far as they go.
 *
 * @param losses whether units may be lost that are not placed or brought home
 */
export const tryLines = async (
  trial: Trial,
  power: Power,
  text: string,
  around: Around,
  losses: PlayOptions['losses'],
  reading: Reading = PLAIN,
): Promise<Tried> => {
  const table = tableOf(trial.table, reading);
  const lines: string[] = [...trial.lines];
  const hands = handsOf(around, lines);
  const seat = seatAt(table, power, around);
  const reads = (each: string): ReadSheet => readSheet(hands, table, seat, each);
  const found = consider(hands, table, seat, { whole: reads(text), reads });
  if (found.what !== 'possible') return { trial, found };
  const entered = await enter(table, seat, found.read, {}, { losses, hands, listener: SILENT });
  const { game, ruleset, words } = entered.played.table;
  return { trial: { table: { game, ruleset, words }, lines }, found, entered };
};
