// Plays a whole game between sparring players, entry by entry as a log would hold it: an order that needs dice is one
// entry, the dice that answer it the next.

import {
  type Applied,
  type Decision,
  decide,
  evolve,
  type GameEvent,
  type GameOrder,
  type GameState,
  isOver,
  type OpenGame,
  type Refusal,
  replay,
  resume,
  unopened,
} from '../../../src/engine/index.ts';
import {
  type LoggedOptions,
  type Options,
  type Ruleset,
  secondEdition,
  usualOptions,
} from '../../../src/rulesets/index.ts';
import { derivedFaces, nextOrder, type Player, randomFrom, wander } from '../../../src/sparring/index.ts';
import type { Power, Result, Roll } from '../../../src/vocab/index.ts';

export interface PlayedEntry {
  /** Absent where dice answer the order of an earlier entry. */
  readonly order?: GameOrder;
  readonly rolls: readonly Roll[];
  readonly events: readonly GameEvent[];
  readonly applied: readonly Applied[];
}

export interface Played {
  readonly entries: readonly PlayedEntry[];
  readonly state: GameState;
}

export interface Setting {
  readonly ruleset?: Ruleset;
  readonly options?: Partial<Options>;
  readonly whims?: Player['whims'];
  /** `wanders`: whoever plays knows no rule and takes what the engine offers. */
  readonly manner?: 'plans' | 'wanders';
  /** What else line 0 agrees on: other players, another position to begin with. */
  readonly opening?: Partial<OpenGame>;
  /**
   * An order given instead of the one the player would give, which is undefined where he has nothing to say. One that
   * the rules refuse is dropped.
   */
  readonly instead?: (state: GameState, order: GameOrder | undefined) => GameOrder | undefined;
  /** The game is broken off when this round is over. */
  readonly rounds?: number;
  /** Called after every entry, with the state before and after it. */
  readonly onEntry?: (entry: PlayedEntry, before: GameState, after: GameState) => void;
  readonly onRefusal?: (refusals: readonly Refusal[]) => void;
}

/** More than this many entries in one game means that it goes round in circles. */
const MOST_ENTRIES = 20_000;

/** Two players, a side each, with the powers that a ruleset knows. */
const AXIS: readonly Power[] = ['germany', 'japan'];
const ALLIES: readonly Power[] = ['ussr', 'uk', 'usa', 'china'];
const seatsOf = ({ turnOrder }: Ruleset): OpenGame['players'] => [
  { id: 'anna', name: 'Anna', role: 'player', powers: AXIS.filter((power) => turnOrder.includes(power)) },
  { id: 'bram', name: 'Bram', role: 'player', powers: ALLIES.filter((power) => turnOrder.includes(power)) },
];

const openingOf = (ruleset: Ruleset, options: LoggedOptions): OpenGame => ({
  type: 'open-game',
  title: 'Sparring',
  board: ruleset.board.id,
  ruleset: ruleset.id,
  version: ruleset.version,
  options,
  players: seatsOf(ruleset),
  dice: { source: 'local' },
  purpose: 'demonstration',
});

const allowed = (decided: Result<Decision, readonly Refusal[]>, what: unknown): Decision => {
  if (decided.ok) return decided.value;
  throw new Error(
    `The rules refuse what a sparring player does.\n${JSON.stringify(decided.error)}\n${JSON.stringify(what)}`,
  );
};

/**
 * Plays a game from its seed: the same seed and setting always give the same game.
 *
 * @throws if a player gives an order the rules refuse, or the game never ends
 */
export const playGame = (seed: number, setting: Setting = {}): Played => {
  const { ruleset = secondEdition, rounds = 30, onEntry } = setting;
  const random = randomFrom(seed);
  const { whims = 'sober', manner = 'plans', onRefusal = () => {} } = setting;
  const player: Player = { random, whims, onRefusal };
  const entries: PlayedEntry[] = [];
  let state = unopened();
  let committed = 0;

  const write = (decision: Decision, order?: GameOrder): void => {
    const entry: PlayedEntry = {
      ...(order === undefined ? {} : { order }),
      rolls: decision.rolls,
      events: decision.events,
      applied: decision.applied,
    };
    const before = state;
    state = decision.events.reduce(evolve, state);
    entries.push(entry);
    onEntry?.(entry, before, state);
  };

  const open = { ...openingOf(ruleset, { ...usualOptions(ruleset), ...setting.options }), ...setting.opening };
  write(allowed(decide(ruleset, state, open), open), open);
  while (!isOver(state) && state.round <= rounds) {
    if (entries.length > MOST_ENTRIES) throw new Error(`Game ${seed} does not end.`);
    if (state.awaiting.length > 0) {
      write(allowed(resume(ruleset, state, derivedFaces(seed, committed)), state.awaiting));
      continue;
    }
    const own = manner === 'wanders' ? wander(ruleset, state, random) : nextOrder(ruleset, state, player);
    const other = setting.instead?.(state, own);
    const order = other !== undefined && decide(ruleset, state, other).ok ? other : own;
    if (order === undefined) throw new Error(`Game ${seed} waits for nobody.`);
    committed = entries.length;
    write(allowed(decide(ruleset, state, order), order), order);
  }
  return { entries, state };
};

/** The states of a played game, one an entry. */
export const statesOf = ({ entries }: Played): readonly GameState[] => replay(entries).states;
