// Whether powers may be declared to have lost off the board at a moment, and what comes of it. Who may declare it at
// all is for `trust` to say.

import { type Decision, forfeit, forfeitBid, type GameEvent, type GameState, type Refusal } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import {
  type ForfeitBidOrder,
  type ForfeitOrder,
  forfeitsAtWill,
  playerOf,
  type Trust,
  type TrustFault,
  trustFault,
} from '../trust/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { type Game, stateBefore } from './game.ts';
import { type Waiting, waitingOf } from './waiting.ts';

export type ForfeitRefusal =
  | { readonly kind: 'fault'; readonly fault: TrustFault }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** Who declares it, and at what time. */
export interface Declared {
  readonly by: string;
  readonly at: string;
}

/** Why it is too early, or for others than those the game waits for. */
const timeFault = (
  trust: Trust,
  waiting: readonly Waiting[],
  order: ForfeitOrder | ForfeitBidOrder,
  { by, at }: Declared,
): TrustFault | undefined => {
  const speaker = playerOf(trust, by);
  if (speaker === undefined) return trustFault('unknown-player', { player: by });
  if (forfeitsAtWill(trust, speaker)) return undefined;
  const held = waiting.find(({ kind }) => kind !== 'consent');
  const late = new Set([
    ...(held?.powers ?? []),
    ...(held?.players ?? []).flatMap((id) => playerOf(trust, id)?.powers ?? []),
  ]);
  if (order.type === 'forfeit-bid') {
    if (held?.kind !== 'bids' || !held.players.includes(order.player)) {
      return trustFault('bid-not-due', { player: order.player });
    }
  } else {
    const other = order.powers.find((power) => !late.has(power));
    if (other !== undefined) return trustFault('not-waited-for', { power: other });
  }
  const from = speaker.role === 'steward' ? held?.deadline : held?.forfeit;
  if (from === undefined) return trustFault('forfeit-without-clock', { player: by });
  return at < from ? trustFault('forfeit-too-early', { from }) : undefined;
};

const eventsOf = (
  game: Pick<Game, 'entries' | 'replay'>,
  trust: Trust,
  order: ForfeitOrder | ForfeitBidOrder,
  declared: Declared,
  decide: (state: GameState) => Result<Decision, readonly Refusal[]>,
): Result<readonly GameEvent[], ForfeitRefusal> => {
  const { open } = trust;
  if (open !== undefined) {
    return fail({ kind: 'fault', fault: trustFault('dice-first', { commitment: open.hash, seq: open.seq }) });
  }
  const { count } = trust.head;
  const state = stateBefore(game, count);
  const told = {
    entries: game.entries.slice(0, count),
    replay: { states: game.replay.states.slice(0, count), state },
    trust,
  };
  const fault = timeFault(trust, waitingOf(told), order, declared);
  if (fault !== undefined) return fail({ kind: 'fault', fault });
  const decided = decide(state);
  return decided.ok ? ok(decided.value.events) : fail({ kind: 'refused', refusals: decided.error });
};

/**
 * The events of a forfeit.
 *
 * @param game the game so far; of a longer one only the lines before the forfeit are looked at
 * @param trust what the log's rules remember before it
 */
export const forfeitEvents = (
  ruleset: Ruleset,
  game: Pick<Game, 'entries' | 'replay'>,
  trust: Trust,
  order: ForfeitOrder,
  declared: Declared,
): Result<readonly GameEvent[], ForfeitRefusal> =>
  eventsOf(game, trust, order, declared, (state) => forfeit(ruleset, state, order.powers));

/** The events of a sealed bid that was not there in time; the parameters as with a forfeit. */
export const forfeitBidEvents = (
  ruleset: Ruleset,
  game: Pick<Game, 'entries' | 'replay'>,
  trust: Trust,
  order: ForfeitBidOrder,
  declared: Declared,
): Result<readonly GameEvent[], ForfeitRefusal> =>
  eventsOf(game, trust, order, declared, (state) => forfeitBid(ruleset, state, order.player));
