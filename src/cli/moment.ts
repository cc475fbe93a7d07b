// A past moment of a game, as a player names it: a turn, or the number of an entry.

import { type GameTurn, turnId, turnsOf } from '../archive/index.ts';
import { findPower } from '../board/index.ts';
import type { GameState } from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import type { Table } from './table.ts';

export interface Moment {
  readonly state: GameState;
  /** The last entry that counts for it. */
  readonly entry: LogEntry | undefined;
}

/** `r03-germany`, and what players write for it: `G3`, `Germany 3`. */
export const turnNamed = ({ ruleset }: Table, text: string): string => {
  const match = /^([\p{L}.]+)\s*#?(\d{1,3})$/u.exec(text.trim());
  if (match === null) return text.trim().toLowerCase();
  const found = findPower(ruleset.board, match[1] ?? '');
  return found.outcome === 'found' ? turnId(Number(match[2]), found.value.power) : text.trim().toLowerCase();
};

/** The turn a player names, of those there are. */
export const turnIn = (desk: Desk, table: Table, turns: readonly GameTurn[], name: string): GameTurn => {
  const turn = turns.find(({ id }) => id === turnNamed(table, name));
  if (turn !== undefined) return turn;
  const known = turns.slice(-3).map(({ id }) => id);
  throw new Stop(EXIT.usage, [
    desk.t('mail-bad-turn', { said: cleanLine(name) }),
    nextLine(desk, desk.t('game-moments', { turns: known.join(', ') })),
  ]);
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
  const turn = turns.find(({ id }) => id === turnNamed(table, text));
  if (turn !== undefined) return { state: turn.end, entry: turn.entries.at(-1)?.entry };
  const known = turns.slice(-3).map(({ id }) => id);
  throw new Stop(EXIT.usage, [
    desk.t('game-no-moment', { said: cleanLine(text) }),
    nextLine(desk, desk.t('game-moments', { turns: known.join(', ') })),
  ]);
};
