// What the log's own rules need to remember: who plays, which order waits for dice, what was said in the turn under way,
// which proposals are open. Made only by `speak`; nothing in it is ever changed.

import type { DiceSource } from '../dice/index.ts';
import type { OpenGame, Player } from '../engine/index.ts';
import type { Power, Side } from '../vocab/index.ts';
import { EMPTY_HEAD, type Head } from './envelope.ts';
import type { OrderType, RulingOrder, VoidOrder } from './orders.ts';

/** An order whose dice have not fallen yet. */
export interface Commitment {
  readonly hash: string;
  readonly seq: number;
  readonly order: OrderType;
  readonly by: string;
  /** The seed of the dice that fell so far, if they did not all fit one line: the others follow from it too. */
  readonly seed?: string;
}

/** A line of the turn under way that still counts: an order, or the dice that belong to one. */
export interface TurnLine {
  readonly hash: string;
  readonly seq: number;
  /** The order these dice belong to; absent for an order. */
  readonly commitment?: string;
}

/** A void or a ruling that waits for the consent of sides. */
export interface Proposal {
  readonly hash: string;
  readonly seq: number;
  readonly player: string;
  readonly order: VoidOrder | RulingOrder;
  readonly waits: readonly Side[];
}

/** A ruling in force: entry `of` stands as it is, by the entry `by`. */
export interface Ruling {
  readonly of: string;
  readonly by: string;
}

export interface Trust {
  /** The id the game must have; undefined until somebody says it. */
  readonly game?: string;
  readonly head: Head;
  readonly players: readonly Player[];
  readonly sides: readonly { readonly side: Side; readonly powers: readonly Power[] }[];
  readonly source: DiceSource;
  readonly purpose: OpenGame['purpose'];
  readonly open?: Commitment;
  /** The line that began the turn under way. */
  readonly began: number;
  readonly turn: readonly TurnLine[];
  readonly proposals: readonly Proposal[];
  /** Hashes of entries that no longer count, over the whole game. */
  readonly struck: readonly string[];
  readonly rulings: readonly Ruling[];
}

/** A log without a line. With `game`, the first line must be of that game. */
export const beginTrust = (game?: string): Trust => ({
  ...(game === undefined ? {} : { game }),
  head: EMPTY_HEAD,
  players: [],
  sides: [],
  source: 'recorded',
  purpose: 'play',
  began: 0,
  turn: [],
  proposals: [],
  struck: [],
  rulings: [],
});

export const playerOf = (trust: Trust, id: string): Player | undefined =>
  trust.players.find((player) => player.id === id);

/** The sides a player's powers are on. */
export const sidesOf = (trust: Trust, player: Player): readonly Side[] =>
  trust.sides.filter(({ powers }) => powers.some((power) => player.powers.includes(power))).map(({ side }) => side);
