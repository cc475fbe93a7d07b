// A game as its log tells it: the lines that count as read, what the log's own rules remember, and the position after
// every line. Folded from events alone, so an old log gives the same game whatever has become of the rules.

import { evolve, type GameState, type Replay, replay, unopened } from '../engine/index.ts';
import {
  type BareFault,
  bareFault,
  type EntryFields,
  faultAt,
  inOrder,
  type LogEntry,
  type LogFault,
  type ParsedLog,
  type TornTail,
} from '../log/index.ts';
import { type Ruleset, rulesetOf } from '../rulesets/index.ts';
import { beginTrust, type FindLine, type Head, speak, type Trust } from '../trust/index.ts';

/**
 * The signature of a line to be written, in base64, or undefined where there is no key for it.
 *
 * @param trust what the log's rules remember before the line: whose keys are in force
 * @param message the bytes that are signed
 */
export type GameSigner = (trust: Trust, fields: EntryFields, message: Uint8Array) => string | undefined;

export interface Game {
  readonly slug: string;
  /** The log's path inside the archive. */
  readonly file: string;
  /** The lines up to the end or to the first fault; the index is the number in the log. */
  readonly entries: readonly LogEntry[];
  /** The number of the line with a hash. */
  readonly lineOf: ReadonlyMap<string, number>;
  /** Where and why the log could not be followed further; empty for a sound one. */
  readonly faults: readonly LogFault[];
  /** The remains of a line that was never finished; the next append puts them aside. */
  readonly torn?: TornTail;
  readonly trust: Trust;
  /** The position after each line, and after the last. */
  readonly replay: Replay;
  /** Signs the lines that are made for this game, where somebody has a key. */
  readonly sign?: GameSigner;
}

/** A game without a line. */
export const emptyGame = (slug: string, file: string): Game => ({
  slug,
  file,
  entries: [],
  lineOf: new Map(),
  faults: [],
  trust: beginTrust(slug),
  replay: { states: [], state: unopened() },
});

/** How many lines count, and the hash of the last. */
export const headOf = (game: Game): Head => game.trust.head;

/** The position before a line. */
export const stateBefore = (game: Pick<Game, 'replay'>, seq: number): GameState =>
  game.replay.states[seq - 1] ?? unopened();

/** The ruleset of line 0, or undefined if this code does not know it. */
export const rulesOf = (game: Game): Ruleset | undefined => {
  const { id, version } = game.replay.state.ruleset;
  return rulesetOf(id, version);
};

/** Finds lines of a game by hash. */
export const finder =
  (game: Pick<Game, 'lineOf'>): FindLine =>
  (hash) =>
    game.lineOf.get(hash);

interface Stopped {
  readonly replay: Replay;
  /** The entry, counted from the first of those given, whose events could not be folded. */
  readonly at: number;
  readonly fault: BareFault;
}

const whereFoldFails = (entry: LogEntry, from: Replay): BareFault => {
  let state = from.state;
  for (const [index, event] of entry.events.entries()) {
    try {
      state = event.type === 'rewound' ? (from.states[event.to] ?? state) : evolve(state, event);
    } catch (error) {
      return bareFault('fold-failed', {
        event: index,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return bareFault('fold-failed', { event: entry.events.length, message: '' });
};

/** Folds entries as far as it goes. Events that were reported by hand may be such as no version can fold. */
const foldAsFar = (entries: readonly LogEntry[], from: Replay): Replay | Stopped => {
  try {
    return replay(entries, from);
  } catch {
    // Rare, so it may be slow: one by one to find where.
    let reached = from;
    for (const [at, entry] of entries.entries()) {
      try {
        reached = replay([entry], reached);
      } catch {
        return { replay: reached, at, fault: whereFoldFails(entry, reached) };
      }
    }
    return reached;
  }
};

/**
 * Goes on with a game: entries that are read and chained are put to the log's own rules and folded, up to the first
 * that does not fit. A game that has a fault is not gone on with.
 */
export const extendGame = (game: Game, entries: readonly LogEntry[]): Game => {
  if (game.faults.length > 0) return game;
  const lineOf = new Map(game.lineOf);
  const find = finder({ lineOf });
  const before: Trust[] = [];
  let { trust } = game;
  let refused: { readonly at: number; readonly fault: BareFault } | undefined;
  for (const [at, entry] of entries.entries()) {
    const spoken = speak(trust, entry, find);
    if (!spoken.ok) {
      refused = { at, fault: spoken.error };
      break;
    }
    before.push(trust);
    trust = spoken.value;
    lineOf.set(entry.hash, entry.seq);
  }
  let accepted = refused === undefined ? entries : entries.slice(0, refused.at);
  const folded = foldAsFar(accepted, game.replay);
  if ('at' in folded) {
    refused = folded;
    trust = before[folded.at] ?? trust;
    for (const { hash } of accepted.slice(folded.at)) lineOf.delete(hash);
    accepted = accepted.slice(0, folded.at);
  }
  const line = game.entries.length + (refused?.at ?? 0) + 1;
  return {
    ...game,
    entries: [...game.entries, ...accepted],
    lineOf,
    trust,
    replay: 'at' in folded ? folded.replay : folded,
    faults: refused === undefined ? [] : [faultAt(game.file, line, refused.fault)],
  };
};

/**
 * The game of a log that was read. Where its rules are not known only what the reader says counts: whether its lines
 * are such as the rules allow, nobody here can tell.
 */
export const gameOfLog = (slug: string, file: string, { entries, faults, torn }: ParsedLog): Game => {
  const game = extendGame(emptyGame(slug, file), entries);
  const isForeign = faults.some(({ code }) => code === 'unknown-ruleset');
  return {
    ...game,
    faults: isForeign ? faults : inOrder([...game.faults, ...faults]),
    ...(torn === undefined ? {} : { torn }),
  };
};
