// Lines in the making: what a command would append, worked out to the end and written nowhere. A dry run shows a draft,
// a real one hands its lines to the file.

import type { Decision, Refusal } from '../engine/index.ts';
import { type EntryFields, faultAt, type LogEntry, type LogFault, makeEntry } from '../log/index.ts';
import type { Head } from '../trust/index.ts';
import { fail, isTime, type Need, ok, type Result } from '../vocab/index.ts';
import { extendGame, type Game, headOf } from './game.ts';
import type { Dependent } from './rewind.ts';

export interface Draft {
  /** The lines, without LF, to be appended together. */
  readonly lines: readonly string[];
  readonly entries: readonly LogEntry[];
  /** The head they follow. */
  readonly after: Head;
  /** The game as it will be. */
  readonly game: Game;
  /** What the engine said, one decision for each of its entries. */
  readonly decisions: readonly Decision[];
  /** Dice the game would wait for when these lines are appended. */
  readonly asked: readonly Need[];
}

/** Why there is no draft: the rules refuse, the log does, or other entries would have to be voided as well. */
export type Rejection =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'fault'; readonly fault: LogFault }
  /** `named`: the lines that were to be void. */
  | { readonly kind: 'must-go-too'; readonly named: readonly number[]; readonly also: readonly Dependent[] };

/** Why an order is not taken. */
export type OrderRejection = Exclude<Rejection, { readonly kind: 'must-go-too' }>;

/** Lines of an order, or why it is not taken. */
export type OrderDrafted = Result<Draft, OrderRejection>;

type Faulty = Extract<Rejection, { readonly kind: 'fault' }>;

/** A draft without lines. A game with a fault cannot be gone on with: that fault is the answer. */
export const beginDraft = (game: Game): Result<Draft, Faulty> => {
  const [fault] = game.faults;
  if (fault !== undefined) return fail({ kind: 'fault', fault });
  return ok({ lines: [], entries: [], after: headOf(game), game, decisions: [], asked: game.replay.state.awaiting });
};

/**
 * The time a line gets: its author's, but never before that of the line it follows, for clocks of several machines
 * differ. What is no time is left as it is, to be refused.
 */
export const timeToWrite = ({ trust }: Game, at: string): string =>
  trust.at !== undefined && isTime(at) && at < trust.at ? trust.at : at;

/** The draft with one entry more, which must pass the strict reader, the log's own rules and the fold. */
export const addEntry = (draft: Draft, fields: EntryFields, decision?: Decision): Result<Draft, Faulty> => {
  const { game } = draft;
  const timed = { ...fields, at: timeToWrite(game, fields.at) };
  const made = makeEntry(game.slug, headOf(game), timed, (_, message) => game.sign?.(game.trust, timed, message));
  if (!made.ok) return fail({ kind: 'fault', fault: faultAt(game.file, game.entries.length + 1, made.error) });
  const next = extendGame(game, [made.value.entry]);
  const [fault] = next.faults;
  if (fault !== undefined) return fail({ kind: 'fault', fault });
  return ok({
    ...draft,
    lines: [...draft.lines, made.value.line],
    entries: [...draft.entries, made.value.entry],
    game: next,
    decisions: decision === undefined ? draft.decisions : [...draft.decisions, decision],
    asked: next.replay.state.awaiting,
  });
};
