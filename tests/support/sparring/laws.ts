// What must hold of every game, entry by entry, whoever plays it and whatever falls.

import { isDeepStrictEqual } from 'node:util';
import {
  decide,
  evolve,
  type GameEvent,
  GameEventSchema,
  type GameOrder,
  GameOrderSchema,
  type GameState,
  replay,
  resumeRecorded,
  unopened,
} from '../../../src/engine/index.ts';
import { type Violation, violations } from '../../../src/engine/invariants.ts';
import { type OptionName, type Options, type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';
import { type Played, type PlayedEntry, playGame, type Setting } from './game.ts';

/** Events of editions that are being written, which nothing in those that are offered brings about. */
export const OF_DRAFTS: readonly GameEvent['type'][] = [
  'power-done', // tests/laws/made-up
  'relation-changed',
  'theatre-won',
  'theatre-reopened', // tests/draft-cases/linked-2001
  'combat-move-lost',
  'points-changed', // these and those below: tests/laws/europe-games, tests/laws/pacific-games, tests/draft-cases
  'advance-granted',
  'advance-spent',
  'advance-closed',
  'tribute-due',
  'tribute-proposed',
  'tribute-settled',
  'fund-due',
  'fund-divided',
  'recall-due',
  'units-recalled',
  'recall-settled',
  'kamikaze-due',
  'kamikazes-sent',
  'ships-struck',
  'patrols-set',
  'patrols-landed',
  'land-freed',
  'units-lent',
  'goal-looked-at',
  'submarines-submerged',
  'submarines-surfaced',
  'ships-righted',
  'interceptors-named',
];

/** What sparring players never bring about in a usual game, whatever its ruleset, or only once in hundreds of games. */
export const UNSPARRED: readonly GameEvent['type'][] = [
  'bid-due', // with all options on, in a test of their own
  'bid-made',
  'bid-placed',
  'bid-sealed', // no sparring player bids under seal: tests/archive/sealed-bids
  'bid-opened',
  'bid-lapsed',
  'lot-drawn',
  'sides-decided',
  'bid-taken',
  'position-reported',
  'rewound',
  'battles-halted',
  'game-drawn',
  'players-changed',
  'options-changed',
  'standing-orders-set',
  'casualties-proposed',
  'landing-cancelled',
  'units-removed',
  'units-held', // after an error only: tests/archive/error-law
  ...OF_DRAFTS,
];

/** Agreements that change what happens; a game takes one of them by its seed. */
const AGREEMENTS: readonly Partial<Options>[] = [
  {},
  { luck: 'low-luck' },
  { askDefender: 'never' },
  { economicVictory: 'off' },
  { economicVictory: 'off', totalVictory: 'on', technologyStarts: 'after-turn' },
  { technology: 'off', shipsIntoEnemyZones: 'on' },
  { balance: 'axis-technology' },
  { balance: 'no-soviet-attack', pieceLimits: 'on' },
  { balance: 'no-new-complexes' },
  { technology: 'free-roll' },
  { oneSeaZone: 'off' },
  { technology: 'free-roll', oneSeaZone: 'off', pieceLimits: 'on' },
];

/** True if a ruleset offers an option with this word. */
const isOffered = (ruleset: Ruleset, option: OptionName, word: string | undefined): boolean =>
  ruleset.options[option]?.some((offered) => offered === word) ?? false;

const namesOf = (options: Partial<Options>): readonly OptionName[] => Object.keys(options) as OptionName[]; // keys of Options

/** The agreement of a seed, among those that the ruleset offers. */
export const agreementOf = (seed: number, ruleset: Ruleset = secondEdition): Partial<Options> => {
  const offered = AGREEMENTS.filter((each) =>
    namesOf(each).every((option) => isOffered(ruleset, option, each[option])),
  );
  return offered[seed % offered.length] ?? {};
};

/** Everything that can be agreed on beside the rules, at once. */
const ALL_OPTIONS: Partial<Options> = {
  luck: 'low-luck',
  technology: 'on',
  technologyStarts: 'after-turn',
  askDefender: 'never',
  economicVictory: 'on',
  totalVictory: 'on',
  shipsIntoEnemyZones: 'on',
  balance: 'axis-technology',
  pieceLimits: 'on',
  bids: 'open',
};

/** Everything that can be agreed on under a ruleset; where it offers other words than most, the last of them. */
export const allOptions = (ruleset: Ruleset): Partial<Options> =>
  Object.fromEntries(
    namesOf(ALL_OPTIONS).flatMap((option) => {
      const words = ruleset.options[option];
      if (words === undefined) return [];
      return [[option, isOffered(ruleset, option, ALL_OPTIONS[option]) ? ALL_OPTIONS[option] : words.at(-1)]];
    }),
  );

/**
 * Games to play under a ruleset, each by its seed, with the rounds it may have: on a board of two theatres, where a
 * round is as long as three, a third of them.
 */
export const gamesFor = (
  { board }: Ruleset,
  first: number,
  count: number,
  rounds: number,
): readonly (readonly [seed: number, rounds: number])[] =>
  Array.from({ length: count }, (_, at) => [first + at, board.theatres === undefined ? rounds : Math.ceil(rounds / 3)]);

/** An entry at which a law was broken, and how. */
interface Breach {
  readonly entry: number;
  readonly law: 'invariants' | 'order-schema' | 'event-schema' | 'plain-data' | 'decided-alike';
  readonly order?: GameOrder;
  readonly what: unknown;
}

/** True for values that JSON holds as they are. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isPlain) && Object.keys(value).length === value.length;
  const isObject = Object.getPrototypeOf(value) === Object.prototype && !('toJSON' in value);
  return isObject && Object.getOwnPropertySymbols(value).length === 0 && Object.values(value).every(isPlain);
};

const decidedAgain = (
  ruleset: Ruleset,
  before: GameState,
  { order, rolls }: PlayedEntry,
): readonly GameEvent[] | undefined => {
  const decided = order === undefined ? resumeRecorded(ruleset, before, rolls) : decide(ruleset, before, order);
  return decided.ok ? decided.value.events : undefined;
};

const breachesOf = (
  ruleset: Ruleset,
  number: number,
  entry: PlayedEntry,
  before: GameState,
  after: GameState,
): readonly Breach[] => {
  const { order, events } = entry;
  const breach = (law: Breach['law'], what: unknown): Breach => ({
    entry: number,
    law,
    what,
    ...(order === undefined ? {} : { order }),
  });
  const found: readonly Violation[] = violations(ruleset, after, { before, events });
  return [
    ...found.map((violation) => breach('invariants', violation)),
    ...(order === undefined || GameOrderSchema.safeParse(order).success ? [] : [breach('order-schema', order)]),
    ...events
      .filter((event) => !GameEventSchema.safeParse(event).success)
      .map((event) => breach('event-schema', event)),
    ...events.filter((event) => !isPlain(event)).map((event) => breach('plain-data', event)),
    ...(isDeepStrictEqual(decidedAgain(ruleset, before, entry), events) ? [] : [breach('decided-alike', events)]),
  ];
};

export interface LawfulGame extends Played {
  readonly breaches: readonly Breach[];
}

/** Plays a game, under the agreement of its seed unless another is named, and looks for breaches after every entry. */
export const playUnderLaws = (
  seed: number,
  rounds: number,
  ruleset: Ruleset = secondEdition,
  options: Partial<Options> = agreementOf(seed, ruleset),
  setting: Pick<Setting, 'manner' | 'opening'> = {},
): LawfulGame => {
  const breaches: Breach[] = [];
  let number = 0;
  const played = playGame(seed, {
    ruleset,
    rounds,
    options,
    whims: 'restless',
    ...setting,
    onEntry: (entry, before, after) => {
      breaches.push(...breachesOf(ruleset, number, entry, before, after));
      number += 1;
    },
  });
  return { ...played, breaches };
};

/** True if folding a game in two parts, cut before entry `cut`, and event by event gives what folding at once gives. */
export const foldsAlike = ({ entries, state }: Played, cut: number): boolean => {
  const parts = replay(entries.slice(cut), replay(entries.slice(0, cut)));
  const byEvent = entries.flatMap(({ events }) => events).reduce(evolve, unopened());
  return isDeepStrictEqual(parts.state, state) && isDeepStrictEqual(byEvent, state);
};
