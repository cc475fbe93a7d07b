// What an edit does to the game: back to an earlier position, if it names one, and then what it sets right. Who plays
// and what was agreed on is not undone by going back.

import { type GameEvent, isOver, type Refusal, reposition } from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import { agreedOptions, type Ruleset } from '../rulesets/index.ts';
import { type EditOrder, isReported, type Trust, type TrustFault, trustFault } from '../trust/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { canonical } from './canonical.ts';
import { finder, type Game, stateBefore } from './game.ts';
import { gameOrderOf } from './redecide.ts';

export type EditRefusal =
  | { readonly kind: 'fault'; readonly fault: TrustFault }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** True for an entry that the game went on with: an order, dice, a report, a forfeit. */
const isMove = (entry: LogEntry): boolean =>
  gameOrderOf(entry) !== undefined ||
  isReported(entry) ||
  entry.order?.type === 'roll' ||
  entry.order?.type === 'forfeit' ||
  entry.order?.type === 'forfeit-bid';

/**
 * The events of an edit.
 *
 * @param game the game so far; of a longer one only the lines before the edit are looked at
 * @param trust what the log's rules remember before the edit
 */
export const editEvents = (
  ruleset: Ruleset,
  game: Pick<Game, 'entries' | 'replay' | 'lineOf'>,
  trust: Trust,
  order: EditOrder,
): Result<readonly GameEvent[], EditRefusal> => {
  const refuse = (fault: TrustFault): Result<never, EditRefusal> => fail({ kind: 'fault', fault });
  const { open } = trust;
  if (open !== undefined) return refuse(trustFault('dice-first', { commitment: open.hash, seq: open.seq }));
  const { count } = trust.head;
  const now = stateBefore(game, count);
  const events: GameEvent[] = [];
  let state = now;
  if (order.to !== undefined) {
    const to = finder(game)(order.to);
    const target = to === undefined || to >= count ? undefined : game.replay.states[to];
    if (to === undefined || target === undefined) return refuse(trustFault('no-such-entry', { of: order.to }));
    if (target.awaiting.length > 0) return refuse(trustFault('edit-into-dice', { seq: to }));
    // Who plays what was decided since, and that is not undone.
    const bids = target.bidding?.bidders !== undefined && now.bidding?.bidders === undefined;
    if (bids) return refuse(trustFault('edit-into-bids', { seq: to }));
    const undone = game.entries
      .slice(to + 1, count)
      .filter((entry) => isMove(entry) && !trust.struck.includes(entry.hash));
    events.push({ type: 'rewound', to, without: undone.map(({ hash }) => hash) });
    if (canonical(target.players) !== canonical(now.players)) {
      events.push({ type: 'players-changed', players: [...now.players] });
    }
    if (canonical(target.options) !== canonical(now.options)) {
      events.push({ type: 'options-changed', options: agreedOptions(ruleset, now.options) });
    }
    state = { ...target, players: now.players, options: now.options };
  }
  if (order.position === undefined) return ok(events);
  if (isOver(state)) return refuse(trustFault('game-is-over', {}));
  const placed = reposition(ruleset, state, order.position);
  return placed.ok ? ok([...events, placed.value]) : fail({ kind: 'refused', refusals: placed.error });
};
