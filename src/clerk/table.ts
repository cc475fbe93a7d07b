// Who sits at which game, and what a clerk is handed for his work: nothing here has a clock, a file or dice of its own.

import type { Draft, Game, OrderDrafted, Said } from '../archive/index.ts';
import type { GameState, Player, PowerOrder } from '../engine/index.ts';
import type { Words } from '../i18n/words.ts';
import type { LogEntry } from '../log/index.ts';
import type { Condition, Judge, NotationContext, Sheet } from '../notation/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Language, Need, Power } from '../vocab/index.ts';

/** Reads lines of a sheet. */
export type Parse = (context: NotationContext, text: string) => Sheet;

/** How sheets are read, and whether what hangs on a condition is settled. */
export interface Reading {
  readonly parse: Parse;
  /** Judges by the positions of a turn, one after the other. */
  judge(ruleset: Ruleset, power: Power, course: readonly GameState[]): Judge;
  /** Whether a condition holds now, in a battle that waits for its attacker’s word. */
  holds(ruleset: Ruleset, state: GameState, power: Power, condition: Condition): boolean;
}

/** How a clerk works at a table; `craft.ts` has what holds wherever nothing has to be small. */
export interface Craft {
  readonly reading: Reading;
  /** The lines of an order without its dice, and the game as it would be; nothing is written by that. */
  append(game: Game, order: PowerOrder, said: Said): OrderDrafted;
}

/** A game with the rules and words it is played in. */
export interface Table extends Craft {
  readonly game: Game;
  readonly ruleset: Ruleset;
  readonly words: Words;
}

/** A player at a table. */
export interface Seat {
  readonly said: Said;
  /** The one who speaks: `for`, else `by`. */
  readonly speaker: Player;
  /** In whose name orders are given. */
  readonly power: Power;
}

/** What became of the dice of an order. */
export interface Landed {
  readonly game: Game;
  readonly entries: readonly LogEntry[];
  /** Dice still due: an outside source has not given them yet. */
  readonly missing: readonly Need[];
}

/** What a clerk works with. */
export interface Hands {
  /** The language of words offered in place of those not understood, for a player who has none. */
  readonly language: Language;
  /** 64 random hex digits, fresh each time, for an order that needs dice. */
  nonce(): string;
  /** Puts the lines of a draft to the log; gives the game as it is then. */
  write(draft: Draft): Game;
  /** Lands the dice of the order that waits for them, as far as they can be had now. */
  land(at: Table, seat: Seat): Promise<Landed>;
}
