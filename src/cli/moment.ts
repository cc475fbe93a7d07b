// A past moment of a game, as a player names it: a turn, or the number of an entry.

import { type GameTurn, turnId, turnsOf } from '../archive/index.ts';
import { findPower } from '../board/index.ts';
import type { GameState } from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nearLines, nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import type { Table } from './table.ts';

export interface Moment {
  readonly state: GameState;
  /** The last entry that counts for it. */
  readonly entry: LogEntry | undefined;
}

/** `r03-germany`, and what players write for it: `G3`, `Germany 3`, `r3-germany`, `R3 Germany`. */
export const turnNamed = ({ ruleset }: Table, text: string): string => {
  const said = text.trim();
  const [, power = '', round = ''] = /^([\p{L}.]+)\s*#?(\d{1,3})$/u.exec(said) ?? [];
  const [, before = '', behind = ''] = /^r?\s*(\d{1,3})[-_\s]*(\p{L}[\p{L}. ]*)$/iu.exec(said) ?? [];
  const found = findPower(ruleset.board, power || behind);
  return found.outcome === 'found' ? turnId(Number(round || before), found.value.power) : said.toLowerCase();
};

/** Ends the command for want of the turn or moment: says which there are, and which of them may have been meant. */
const noSuchMoment = (desk: Desk, said: string, turns: readonly GameTurn[]): Stop => {
  const ids = turns.map(({ id }) => id);
  return new Stop(EXIT.usage, [
    desk.t('game-no-moment', { said: cleanLine(said) }),
    ...nearLines(desk, said, ids),
    nextLine(desk, desk.t('game-moments', { turns: ids.slice(-3).join(', ') })),
  ]);
};

/** The turn a player names, of those there are. */
export const turnIn = (desk: Desk, table: Table, turns: readonly GameTurn[], name: string): GameTurn => {
  const turn = turns.find(({ id }) => id === turnNamed(table, name));
  if (turn !== undefined) return turn;
  throw noSuchMoment(desk, name, turns);
};

/** The moment a player names; the present if he names none. */
export const momentOf = (desk: Desk, table: Table, text: string | undefined): Moment => {
  const { game } = table;
  if (text === undefined) return { state: game.replay.state, entry: game.entries.at(-1) };
  if (/^#?\d+$/.test(text)) {
    const seq = Number(text.replace('#', ''));
    const state = game.replay.states[seq];
    if (state !== undefined) return { state, entry: game.entries[seq] };
  }
  const turns = turnsOf(game);
  const turn = turnIn(desk, table, turns, text);
  return { state: turn.end, entry: turn.entries.at(-1)?.entry };
};
