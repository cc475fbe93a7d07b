// What a sync has to tell, as values: what came in, what was published, what was set aside and why, what stands in the
// way. The sentences are made in `i18n`.

import type { Game, Rejection } from '../archive/index.ts';
import type { LogEntry, LogFault } from '../log/index.ts';
import type { Head } from '../trust/index.ts';

/** Why an entry could not be made again on a log that had gone on. */
export type AsideReason =
  /** The rules or the log refuse it now. */
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  /** Its dice have fallen, or somebody has witnessed it: they belong to the line as it was and to no other. */
  | { readonly kind: 'dice-fell' }
  /** An earlier entry was set aside, by its number in the log as it was, and this one stands on it. */
  | { readonly kind: 'stands-on'; readonly seq: number }
  /** It speaks about an entry that was set aside. */
  | { readonly kind: 'about-aside'; readonly seq: number }
  /** Reported facts, but the position they were reported from is another now. */
  | { readonly kind: 'position-changed' }
  /** Somebody else has published a game under this name. */
  | { readonly kind: 'name-taken' }
  /** The game is no longer in the archive. */
  | { readonly kind: 'game-gone' }
  /** Today's engine says otherwise than the entry, or its dice are not those its seed gives. */
  | { readonly kind: 'not-proved' };

/** An entry as it stands in the player's own log. */
export interface Own {
  readonly entry: LogEntry;
  /** The line as it was written, without LF. */
  readonly line: string;
}

export interface Aside extends Own {
  readonly reason: AsideReason;
}

/** An own entry, and the one it was published as. */
export interface Published {
  readonly own: LogEntry;
  readonly entry: LogEntry;
}

/** Why own entries of a game stay where they are for now. */
export type Wait =
  /** The published log has a fault; nobody can go on from there. */
  | { readonly kind: 'published-broken'; readonly fault: LogFault }
  /** The log here has a fault. */
  | { readonly kind: 'broken-here'; readonly fault: LogFault }
  /** This program does not know the rules the game is played by. */
  | { readonly kind: 'unknown-ruleset'; readonly fault: LogFault };

/** What was put right in passing. */
export type Repair = 'line-ends' | 'torn-line';

export interface GameReport {
  readonly slug: string;
  /** The game as it is now; without a line if it is gone. */
  readonly game: Game;
  /** The game as the player had it, with his own entries where he made them. */
  readonly was: Game;
  /** Entries of others. */
  readonly came: readonly LogEntry[];
  readonly published: readonly Published[];
  /** Own entries that turned out to be published already. */
  readonly already: readonly Published[];
  readonly aside: readonly Aside[];
  /** Where the lines set aside are kept, from the archive's folder. */
  readonly kept: readonly string[];
  /** How many entries of the log as it was seen were given up for the published one, as asked. */
  readonly givenUp: number;
  readonly repaired: readonly Repair[];
  readonly wait?: Wait;
  /** How many own entries stay here because only other games were to be published. */
  readonly held: number;
  /** Somebody wrote to the log here while git was at work: the next sync brings it up to date. */
  readonly moved: 'yes' | 'no';
}

/** A published log that is not the one that was seen before, gone on with. */
export interface Alarm {
  readonly slug: string;
  readonly kind: 'gone' | 'shorter' | 'rewritten';
  readonly seen: Head;
  /** Git's name for the whole log as it was seen: `git cat-file blob` shows it. */
  readonly blob: string;
  /** How far the published log goes. */
  readonly published: Head;
  /** The first line that is another, from 1, if the lines that were seen are still at hand. */
  readonly line?: number;
}

/** Own entries of somebody who is not the one who syncs. */
export interface Foreign {
  readonly slug: string;
  readonly entries: readonly LogEntry[];
}

/** Why a sync ended without doing anything. `said` is git's own word. */
export type SyncStop =
  | { readonly kind: 'no-git' }
  | { readonly kind: 'no-repository' }
  | { readonly kind: 'no-branch' }
  | { readonly kind: 'no-commit' }
  | { readonly kind: 'no-remote'; readonly branch: string }
  | { readonly kind: 'no-upstream'; readonly remote: string; readonly branch: string }
  | { readonly kind: 'busy'; readonly holder: string }
  | { readonly kind: 'in-the-middle'; readonly of: 'merge' | 'rebase' | 'other'; readonly paths: readonly string[] }
  | { readonly kind: 'fetch-failed'; readonly remote: string; readonly said: string }
  | { readonly kind: 'rewritten'; readonly alarms: readonly Alarm[]; readonly upstream: string }
  | { readonly kind: 'not-yours'; readonly me: readonly string[]; readonly foreign: readonly Foreign[] }
  | { readonly kind: 'game-removed'; readonly slugs: readonly string[]; readonly upstream: string }
  | { readonly kind: 'conflict'; readonly upstream: string; readonly paths: readonly string[] }
  | { readonly kind: 'no-identity'; readonly said: string }
  | { readonly kind: 'commit-failed'; readonly said: string }
  | { readonly kind: 'push-refused'; readonly remote: string; readonly branch: string; readonly said: string }
  /** A proposal is about one game, as it is judged; these have entries that wait. */
  | { readonly kind: 'several-games'; readonly branch: string; readonly slugs: readonly string[] }
  | { readonly kind: 'branch-taken'; readonly remote: string; readonly branch: string }
  | { readonly kind: 'too-many-tries'; readonly tries: number }
  | { readonly kind: 'log-fault'; readonly fault: LogFault };

export interface SyncReport {
  /** The branch others publish to, such as `origin/main`. */
  readonly upstream: string;
  /** Only games of which there is something to tell. */
  readonly games: readonly GameReport[];
  readonly published: 'yes' | 'no' | 'dry-run';
  /** Where to, if not to `upstream`. */
  readonly branch?: string;
  readonly commit?: string;
  /** How often it took; every try but the last lost against somebody quicker. */
  readonly tries: number;
  /** Changes here that keep the branch from being brought up to date: paths from the top of the repository. */
  readonly inTheWay: readonly string[];
  /** A merge or rebase that had stopped at a log and was called off. */
  readonly calledOff?: 'merge' | 'rebase';
}
