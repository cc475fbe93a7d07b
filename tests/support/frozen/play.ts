// Plays a frozen game and boils it down to hashes and counts. Hashes are taken apart by what they freeze, and by round,
// so that a difference shows where to look: if `orders` moved the sparring players spoke otherwise, not the rules.

import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import {
  type Awaited,
  awaits,
  type Decision,
  decide,
  evolve,
  ferries,
  forfeit,
  forfeitBid,
  type GameEvent,
  type GameOrder,
  type GameState,
  holdBack,
  legal,
  type Refusal,
  reposition,
} from '../../../src/engine/index.ts';
import type { Ruleset } from '../../../src/rulesets/index.ts';
import { type ByPower, ok, type Result } from '../../../src/vocab/index.ts';
import { playGame, randomFrom, seedOf } from '../sparring/index.ts';
import type { FrozenGame } from './games.ts';
import { twisted } from './otherwise.ts';

/** How often each word was met. */
type Counts = { readonly [word: string]: number };

export interface Frozen {
  /** What the players said, line 0 included. */
  readonly orders: string;
  /** What was decided: dice used, events with the dice asked for, rules that made a difference. */
  readonly decided: string;
  /** Whom the game waited for after every entry, and every move that was open. */
  readonly offered: string;
  /**
   * What the rules answer to orders that were not given, and what resigning, holding back or resetting would have come
   * to.
   */
  readonly otherwise: string;
  /** The events of each round with the position they led to. */
  readonly rounds: { readonly [round: string]: string };
  readonly end: string;
  readonly events: Counts;
  /** Events met only in what was not done. */
  readonly eventsOtherwise: Counts;
  readonly effects: Counts;
  readonly refusals: Counts;
}

const tally = (words: readonly string[]): Counts => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** A hash that grows: canonical JSON, a line a value. */
class Sum {
  #hash = createHash('sha256');

  add(value: unknown): void {
    this.#hash.update(`${canonicalize(value) ?? ''}\n`);
  }

  end(): string {
    return this.#hash.digest('hex');
  }
}

/** What the powers of a ruleset have; others came later and have nothing. */
const ofPowers = <T>({ turnOrder }: Ruleset, all: ByPower<T>): { readonly [power: string]: T } =>
  Object.fromEntries(turnOrder.map((power) => [power, all[power]]));

/** A position by what it means, whatever the state is made of. */
const summary = (ruleset: Ruleset, state: GameState) => ({
  round: state.round,
  power: state.turn.power,
  phase: state.turn.phase,
  treasury: ofPowers(ruleset, state.treasury),
  technology: ofPowers(ruleset, state.technology),
  resigned: state.resigned,
  ...(state.winner === undefined ? {} : { winner: state.winner }),
  spaces: [...state.slots].map(([id, slot]) => ({
    id,
    control: state.spaces[slot]?.control ?? null,
    units: (state.spaces[slot]?.units ?? []).map(({ id, power, type, aboard }) =>
      [id, power, type, ...(aboard === undefined ? [] : [aboard])].join(' '),
    ),
  })),
});

const endOf = ({ round, turn, winner }: GameState): string =>
  winner === undefined ? `round ${round}, ${turn.power}` : `round ${round}: ${winner.side} by ${winner.how}`;

const eventsOf = (decided: Result<Decision, readonly Refusal[]>): Result<readonly GameEvent[], readonly Refusal[]> =>
  decided.ok ? ok(decided.value.events) : decided;

/** Every so many entries it is looked at what nobody did, and at what else was open. */
const ASIDE = 6;
const OPEN = 3;

export const playFrozen = (ruleset: Ruleset, game: FrozenGame): Frozen => {
  const { name, options, rounds } = game;
  const seed = game.seed ?? seedOf(`${ruleset.id}/${name}`);
  const random = randomFrom(seed + 1);
  const manners = game.manners.map((manner) => manner(ruleset, random));
  const other = randomFrom(seed + 2);
  const orders = new Sum();
  const decided = new Sum();
  const offered = new Sum();
  const otherwise = new Sum();
  const byRound = new Map<number, Sum>();
  const events: string[] = [];
  const eventsOtherwise: string[] = [];
  const effects: string[] = [];
  const refusals: string[] = [];
  const said = new Map<string, GameOrder>();
  let entries = 0;

  const refused = (found: readonly Refusal[]): void => {
    refusals.push(...found.map(({ code }) => code));
    otherwise.add(found.map(({ clauses: _clauses, ...refusal }) => refusal));
  };
  const notDone = (result: Result<readonly GameEvent[], readonly Refusal[]>, from: GameState): void => {
    if (!result.ok) return refused(result.error);
    eventsOtherwise.push(...result.value.map(({ type }) => type));
    otherwise.add([result.value, summary(ruleset, result.value.reduce(evolve, from))]);
  };
  const notSaid = (state: GameState, order: GameOrder | undefined): void => {
    if (order === undefined || order.type === 'open-game') return;
    const answer = decide(ruleset, state, order);
    if (!answer.ok) return refused(answer.error);
    eventsOtherwise.push(...answer.value.events.map(({ type }) => type));
    otherwise.add(answer.value.events);
  };

  const asides = (state: GameState, due: Awaited | undefined): void => {
    const { power } = state.turn;
    if (due?.kind === 'decision') notDone(eventsOf(forfeit(ruleset, state, due.from)), state);
    notDone(eventsOf(forfeit(ruleset, state, [power])), state);
    const bidder = state.bidding?.bidders?.[0];
    if (bidder !== undefined) notDone(eventsOf(forfeitBid(ruleset, state, bidder.player)), state);
    const slots = [...state.slots];
    const [space] = slots[Math.floor(other() * slots.length)] ?? [];
    const own = slots.find(([, slot]) => state.spaces[slot]?.units.some((unit) => unit.power === power));
    if (own !== undefined) notDone(holdBack(ruleset, state, [{ space: own[0], units: { infantry: 1 } }]), state);
    if (space === undefined || state.awaiting.length > 0) return;
    const units = [{ space, power, units: { infantry: 2, fighter: 1 } }];
    const set = reposition(ruleset, state, { units, control: { [space]: power }, treasury: { [power]: 17 } });
    notDone(set.ok ? ok([set.value]) : set, state);
  };

  const { state: end } = playGame(seed, {
    ruleset,
    rounds,
    options,
    whims: 'restless',
    ...(game.opening === undefined ? {} : { opening: game.opening(ruleset) }),
    onRefusal: refused,
    instead: (state, order) => {
      for (const manner of manners) {
        const instead = manner(state, order);
        if (instead !== undefined) return instead;
      }
      return undefined;
    },
    onEntry: (entry, before, after) => {
      const effectCodes = entry.applied.map(({ code }) => code);
      orders.add(entry.order ?? null);
      decided.add([entry.rolls, entry.events, effectCodes]);
      events.push(...entry.events.map(({ type }) => type));
      effects.push(...effectCodes);
      const round = byRound.get(before.round) ?? new Sum();
      byRound.set(before.round, round);
      round.add(entry.events);
      if (after.turn.power !== before.turn.power || after.round !== before.round) round.add(summary(ruleset, after));

      const due = awaits(ruleset, after);
      offered.add(due);
      const [first] = due;
      if (entries % OPEN === 0 && first?.kind === 'orders') {
        offered.add(legal(ruleset, after));
        offered.add(ferries(ruleset, after));
      }
      if (entry.order !== undefined) {
        notSaid(before, twisted(ruleset, entry.order, other));
        said.set(entry.order.type, entry.order);
      }
      const known = [...said.values()];
      notSaid(after, known[Math.floor(other() * known.length)]);
      entries += 1;
      if (entries % ASIDE === 0 || first?.kind === 'decision' || first?.kind === 'bids') asides(after, first);
    },
  });

  return {
    orders: orders.end(),
    decided: decided.end(),
    offered: offered.end(),
    otherwise: otherwise.end(),
    rounds: Object.fromEntries([...byRound].map(([round, sum]) => [`round ${round}`, sum.end().slice(0, 16)])),
    end: endOf(end),
    events: tally(events),
    eventsOtherwise: tally(eventsOtherwise.filter((type) => !events.includes(type))),
    effects: tally(effects),
    refusals: tally(refusals),
  };
};
