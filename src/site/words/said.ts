// What is said of an entry of a log, and how the things it names by hash or id are called.

import { editIn } from '../../archive/index.ts';
import type { Player } from '../../engine/index.ts';
import type { Standing } from '../../i18n/changes.ts';
import type { LogEntry } from '../../log/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { EditOrder } from '../../trust/index.ts';
import type { Told } from '../data/archive.ts';
import { standingOf } from '../data/standing.ts';
import { nameOf } from './game.ts';

export interface SaidEntry {
  readonly heading: string;
  readonly parts: readonly string[];
  /** A player's words; not to be trusted. */
  readonly reason?: string;
  readonly rule?: string;
}

/** What entries name by hash or id, as readers know it. */
export interface Naming {
  /** The number of the entry with a hash. */
  readonly numberOf: (hash: string) => number | undefined;
  /** The name of a player. */
  readonly name: (player: string) => string;
  readonly standing: (entry: LogEntry) => Standing;
  /** The edit that took effect with an entry. */
  readonly edit: (entry: LogEntry) => EditOrder | undefined;
  /** The rules of the game, where this code knows them. */
  readonly ruleset?: Ruleset;
}

/** How entries and players of a game are named where orders to the archive are told. */
export const namingOf = (told: Told, players: readonly Player[]): Naming => ({
  numberOf: (hash) => told.game.lineOf.get(hash),
  name: (player) => nameOf(players, player),
  standing: (entry) => standingOf(told, entry),
  edit: (entry) => editIn(told.game, entry),
  ...(told.ruleset === undefined ? {} : { ruleset: told.ruleset }),
});
