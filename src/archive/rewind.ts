// What a void does to the game: the turn is folded again without the entries that were struck out, and the later orders
// of the turn are decided again with the dice they had. If one of them no longer stands, it must be voided as well.

import {
  decide,
  evolve,
  forfeit,
  forfeitBid,
  type GameEvent,
  type GameState,
  holdBack,
  type Refusal,
  resumeRecorded,
} from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { struckBy, type Trust, type TrustFault, trustFault, type VoidOrder, voidFault } from '../trust/index.ts';
import { fail, type Need, ok, type Result } from '../vocab/index.ts';
import { finder, type Game } from './game.ts';
import { gameOrderOf } from './redecide.ts';

/** An order that cannot stay without what would be voided: refused by the rules, or its dice no longer fit. */
export interface Dependent {
  readonly seq: number;
  readonly hash: string;
  readonly refusals: readonly Refusal[];
  /** Dice it would now ask for and does not have. */
  readonly asked: readonly Need[];
}

export type VoidRefusal =
  | { readonly kind: 'fault'; readonly fault: TrustFault }
  /** `named`: the lines that were to be void. */
  | { readonly kind: 'must-go-too'; readonly named: readonly number[]; readonly also: readonly Dependent[] }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** An order that stays, with the lines that brought its dice. */
interface Survivor {
  readonly entry: LogEntry;
  readonly dice: readonly LogEntry[];
}

type Redone = { readonly events: readonly GameEvent[]; readonly state: GameState } | Dependent;

const fold = (state: GameState, events: readonly GameEvent[]): GameState => events.reduce(evolve, state);

/** What the engine says to the order of an entry from another position; undefined if it has no part in it. */
const decideAgain = (ruleset: Ruleset, from: GameState, entry: LogEntry) => {
  if (entry.order?.type === 'forfeit') return forfeit(ruleset, from, entry.order.powers);
  if (entry.order?.type === 'forfeit-bid') return forfeitBid(ruleset, from, entry.order.player);
  const order = gameOrderOf(entry);
  return order && decide(ruleset, from, order);
};

const redo = (ruleset: Ruleset, from: GameState, { entry, dice }: Survivor): Redone => {
  const decided = decideAgain(ruleset, from, entry);
  // As reported, or agreed on, so it stays.
  if (decided === undefined) return { events: entry.events, state: fold(from, entry.events) };
  const gone = (refusals: readonly Refusal[], asked: readonly Need[]): Dependent => ({
    seq: entry.seq,
    hash: entry.hash,
    refusals,
    asked,
  });
  if (!decided.ok) return gone(decided.error, []);
  let { events, asked } = decided.value;
  let state = fold(from, events);
  for (const line of dice) {
    const went = resumeRecorded(ruleset, state, line.dice?.rolls ?? []);
    if (!went.ok) return gone(went.error, asked);
    events = [...events, ...went.value.events];
    asked = went.value.asked;
    state = fold(state, went.value.events);
  }
  // The dice are there, so nobody waits for them any more: a void never leaves an order open.
  return asked.length > 0 ? gone([], asked) : { events: events.filter(({ type }) => type !== 'dice-awaited'), state };
};

/**
 * The last entry whose position the refolding can start from: nothing that is struck out, now or by an earlier void,
 * may be part of it.
 */
const startOf = (game: Pick<Game, 'entries'>, trust: Trust, struck: ReadonlySet<string>): number => {
  const turn = game.entries.slice(trust.began + 1);
  const first = turn.find(({ hash }) => struck.has(hash))?.seq ?? trust.began + 1;
  const rewoundSince = turn.some(({ seq, events }) => seq > first && events[0]?.type === 'rewound');
  if (!rewoundSince) return first - 1;
  const gone = new Set([...trust.struck, ...struck]);
  return (turn.find(({ hash }) => gone.has(hash))?.seq ?? first) - 1;
};

/**
 * The events of a void: back to an earlier position, then what the orders that stay bring about.
 *
 * @param game the game so far; of a longer one only the lines before the void are looked at
 * @param trust what the log's rules remember before the void
 * @returns the events, or why these entries cannot be voided, with all that would have to go too
 */
export const voidEvents = (
  ruleset: Ruleset,
  game: Pick<Game, 'entries' | 'replay' | 'lineOf'>,
  trust: Trust,
  order: VoidOrder,
): Result<readonly GameEvent[], VoidRefusal> => {
  const { open } = trust;
  if (open !== undefined) {
    return fail({ kind: 'fault', fault: trustFault('dice-first', { commitment: open.hash, seq: open.seq }) });
  }
  const fault = voidFault(trust, order, finder(game));
  if (fault !== undefined) return fail({ kind: 'fault', fault });

  const before = { entries: game.entries.slice(0, trust.head.count) };
  const without = struckBy(trust, order);
  const struck = new Set(without);
  const to = startOf(before, trust, struck);
  const staying = trust.turn.filter(({ hash, seq }) => seq > to && !struck.has(hash));
  const entryAt = (seq: number): readonly LogEntry[] => before.entries.slice(seq, seq + 1);
  const survivors: readonly Survivor[] = staying
    .filter(({ commitment }) => commitment === undefined)
    .flatMap(({ hash, seq }) =>
      entryAt(seq).map((entry) => ({
        entry,
        dice: staying.filter(({ commitment }) => commitment === hash).flatMap((line) => entryAt(line.seq)),
      })),
    );

  const base = game.replay.states[to];
  if (base === undefined) return fail({ kind: 'fault', fault: trustFault('rewind-wrong', { to, from: trust.began }) });
  let state = base;
  const events: GameEvent[] = [{ type: 'rewound', to, without: [...without] }];
  const also: Dependent[] = [];
  for (const survivor of survivors) {
    const redone = redo(ruleset, state, survivor);
    if ('refusals' in redone) also.push(redone);
    else {
      events.push(...redone.events);
      state = redone.state;
    }
  }
  if (also.length > 0) {
    const named = trust.turn.filter(({ hash }) => order.of.includes(hash)).map(({ seq }) => seq);
    return fail({ kind: 'must-go-too', named, also });
  }
  const held = holdBack(ruleset, state, order.drops ?? []);
  return held.ok ? ok([...events, ...held.value]) : fail({ kind: 'refused', refusals: held.error });
};
