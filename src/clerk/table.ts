// Who sits at which game, and what a clerk is handed for his work: nothing here has a clock, a file or dice of its own.

import type { Draft, Game, Said } from '../archive/index.ts';
import type { Player } from '../engine/index.ts';
import type { Words } from '../i18n/words.ts';
import type { LogEntry } from '../log/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Language, Need, Power } from '../vocab/index.ts';

/** A game with the rules and words it is played in. */
export interface Table {
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
