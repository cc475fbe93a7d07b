// A line of the log as `trust` sees it. Its strict schema and its bytes are the business of `log`.

import type { Dice } from '../dice/index.ts';
import type { GameEvent } from '../engine/index.ts';
import type { Order } from './orders.ts';

/** What a log line says. */
export interface Envelope {
  /** Format version. */
  readonly v: 1;
  /** The game's id, also the name of its folder. */
  readonly game: string;
  /** The number of the line, from 0. */
  readonly seq: number;
  /** Hash of the line before; 64 zeros for line 0. */
  readonly prev: string;
  /** The author's own claim of the time, `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly at: string;
  /** The player who entered it. */
  readonly by: string;
  /** The player it was entered for, if not for himself. */
  readonly for?: string;
  /** SHA-256 of the mail it came in. */
  readonly evidence?: string;
  readonly order?: Order;
  readonly dice?: Dice;
  readonly events: readonly GameEvent[];
  /** The player's remark: Markdown. */
  readonly note?: string;
  readonly sig?: string;
}

/** An envelope with its name. */
export interface Named extends Envelope {
  /** SHA-256 of the line's bytes without its LF. */
  readonly hash: string;
}

/** How far a log goes: its number of lines and the hash of the last. */
export interface Head {
  readonly count: number;
  readonly hash: string;
}

/** `prev` of line 0. */
export const NO_LINE = '0'.repeat(64);

/** The head of a log without a line. */
export const EMPTY_HEAD: Head = { count: 0, hash: NO_LINE };

/** A `reported` entry: facts somebody typed in, with neither an order to check nor dice. */
export const isReported = ({ order, dice }: Pick<Envelope, 'order' | 'dice'>): boolean =>
  order === undefined && dice === undefined;
