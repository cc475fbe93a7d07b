// The player turns of a game, for pages: which lines belong to each, what counts of them after every void, and the
// position at start and end. Reads events and nothing else.

import { evolve, type GameEvent, type GameState, isActing, unopened } from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import { type EditOrder, isReported } from '../trust/index.ts';
import type { Power } from '../vocab/index.ts';
import type { Game } from './game.ts';

/**
 * An event with the number of the line it stands in. After a void, what still counts stands in the line of the void.
 */
interface TurnEvent {
  readonly seq: number;
  readonly event: GameEvent;
}

/** A line of a turn. A struck one was voided and is shown, but no longer counts. */
export interface TurnEntry {
  readonly entry: LogEntry;
  readonly standing: 'counts' | 'struck';
}

export interface GameTurn {
  /** `r03-germany`, its permanent address. Should a report tell a turn twice, the second is `r03-germany-2`. */
  readonly id: string;
  readonly round: number;
  readonly power: Power;
  /** Its lines. The line that begins a turn is the last of the turn before. */
  readonly entries: readonly TurnEntry[];
  /** Everything that counts, in order. */
  readonly events: readonly TurnEvent[];
  /** The position as the turn began. */
  readonly start: GameState;
  /** The position as it ended, before the next began; of the turn under way, the position now. */
  readonly end: GameState;
  readonly status: 'over' | 'under-way';
  /** `reported` if any of it was only reported, without orders and dice; `agreed` if its position was set right. */
  readonly told: 'decided' | 'agreed' | 'reported';
}

interface Growing {
  readonly id: string;
  readonly round: number;
  readonly power: Power;
  readonly start: GameState;
  /** The line that began it. */
  readonly began: number;
  readonly seqs: number[];
  events: TurnEvent[];
  end: GameState;
  status: GameTurn['status'];
}

const twoDigits = (round: number): string => String(round).padStart(2, '0');

/** The id of a turn, from its round (from 1) and power. */
export const turnId = (round: number, power: Power): string => `r${twoDigits(round)}-${power}`;

const freeId = (turns: readonly Growing[], round: number, power: Power): string => {
  const id = turnId(round, power);
  const taken = (candidate: string): boolean => turns.some((turn) => turn.id === candidate);
  let free = id;
  for (let n = 2; taken(free); n += 1) free = `${id}-${n}`;
  return free;
};

/** True if the event begins a turn other than the one under way. A report about the same turn only sets it right. */
const begins = (event: GameEvent, current: Growing | undefined): event is GameEvent & { round: number; power: Power } =>
  event.type === 'turn-began' ||
  (event.type === 'position-reported' && (event.round !== current?.round || event.power !== current.power));

/** The edit that took effect with an entry: said at once, or agreed to there. */
export const editIn = (game: Pick<Game, 'entries' | 'lineOf'>, entry: LogEntry): EditOrder | undefined => {
  if (entry.events.length === 0) return undefined;
  const { order } = entry;
  const done = order?.type === 'agree' ? game.entries[game.lineOf.get(order.of) ?? -1]?.order : order;
  return done?.type === 'edit' ? done : undefined;
};

/** How a turn came to be told, from its entries and from who set positions in it. */
const toldBy = (game: Pick<Game, 'entries'>, entries: readonly LogEntry[], events: readonly TurnEvent[]) => {
  const set = events
    .filter(({ event }) => event.type === 'position-reported')
    .flatMap(({ seq }) => game.entries.slice(seq, seq + 1));
  if ([...entries, ...set].some(isReported)) return 'reported';
  return set.length > 0 ? 'agreed' : 'decided';
};

/** How far a turn was only reported: all that brought something about in it, a part, the position it begins from. */
export type Reported = 'all' | 'partly' | 'start' | 'nothing';

export const reportedIn = ({ told, entries }: Pick<GameTurn, 'told' | 'entries'>): Reported => {
  if (told !== 'reported') return 'nothing';
  const playing = entries.flatMap(({ entry, standing }) =>
    standing === 'counts' && entry.events.length > 0 ? [entry] : [],
  );
  if (!playing.some(isReported)) return 'start';
  return playing.every(isReported) ? 'all' : 'partly';
};

/** True for a line with which a turn may begin: what one turn ended in and the next begins from lies within it. */
const mayBegin = ({ events }: LogEntry): boolean =>
  events.some(({ type }) => type === 'turn-began' || type === 'position-reported');

/**
 * The turns of a game in order, as far as its log could be followed. Line 0 belongs to none. A turn that was taken back
 * as a whole is not among them; its lines then stand, struck out, in the turn that goes on.
 *
 * @param from the line to begin with; only if nothing behind it was taken back to before it are they the last turns
 */
export const turnsOf = (game: Pick<Game, 'entries' | 'replay' | 'trust'>, from = 0): readonly GameTurn[] => {
  const turns: Growing[] = [];
  for (const entry of from === 0 ? game.entries : game.entries.slice(from)) {
    let state = game.replay.states[entry.seq - 1] ?? unopened();
    const within = mayBegin(entry);
    turns.at(-1)?.seqs.push(entry.seq);
    for (const event of entry.events) {
      if (event.type === 'rewound') {
        state = game.replay.states[event.to] ?? state;
        takeBack(turns, event.to, state);
        continue;
      }
      if (within) state = evolve(state, event);
      const current = turns.at(-1);
      if (begins(event, current)) {
        if (current !== undefined) current.status = 'over';
        const { round, power } = event;
        const id = freeId(turns, round, power);
        turns.push({
          id,
          round,
          power,
          start: state,
          began: entry.seq,
          seqs: [],
          events: [],
          end: state,
          status: 'under-way',
        });
      } else if (current !== undefined) {
        if (within) current.end = state;
        if (event.type === 'game-won' || event.type === 'game-drawn') current.status = 'over';
      }
      turns.at(-1)?.events.push({ seq: entry.seq, event });
    }
    const last = turns.at(-1);
    if (last !== undefined && !within) last.end = game.replay.states[entry.seq] ?? last.end;
  }
  const struck = new Set(game.trust.struck);
  return turns.map(({ began: _, seqs, ...turn }) => {
    const entries = seqs.flatMap((seq) => game.entries.slice(seq, seq + 1));
    return {
      ...turn,
      entries: entries.map((entry) => ({ entry, standing: struck.has(entry.hash) ? 'struck' : 'counts' })),
      told: toldBy(game, entries, turn.events),
    };
  });
};

/** The last line in which a turn of the power began that was not taken back; -1 where there is none. */
const lastBegin = ({ entries, replay }: Pick<Game, 'entries' | 'replay'>, power: Power): number => {
  let counts = entries.length;
  return entries.findLastIndex((entry, seq) => {
    const state = replay.states[seq];
    const began = seq <= counts && mayBegin(entry) && state !== undefined && isActing(state, power);
    for (const event of entry.events) if (event.type === 'rewound') counts = Math.min(counts, event.to);
    return began;
  });
};

/**
 * The turn of a power that is under way, else its last; undefined if it has had none. As `turnsOf` gives it, but for
 * its id: whether a turn was told twice only all of them tell.
 */
export const lastTurnOf = (
  game: Pick<Game, 'entries' | 'replay' | 'trust'>,
  power: Power,
): Omit<GameTurn, 'id'> | undefined =>
  turnsOf(game, Math.max(0, lastBegin(game, power))).findLast(({ start }) => isActing(start, power));

/** Back to the position after line `to`: later turns never were, and of the one it leads into only what came before. */
const takeBack = (turns: Growing[], to: number, state: GameState): void => {
  const gone = turns.filter(({ began }) => began > to);
  turns.splice(turns.length - gone.length);
  const current = turns.at(-1);
  if (current === undefined) return;
  current.seqs.push(...gone.flatMap(({ seqs }) => seqs));
  current.events = current.events.filter(({ seq }) => seq <= to);
  current.status = 'under-way';
  current.end = state;
};
