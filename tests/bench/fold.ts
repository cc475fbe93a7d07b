// F1 and F3: folding and deciding a whole sparring game, against boardgame.io moving as many groups of units, and
// keeping every state against folding in place.

import { isDeepStrictEqual } from 'node:util';
import {
  decide,
  evolve,
  type GameEvent,
  type GameState,
  replay,
  resumeRecorded,
  unopened,
} from '../../src/engine/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { type PlayedEntry, playGame } from '../support/sparring/index.ts';
import { boardgameWay, plan, sizeOf } from './boardgame.ts';
import { foldInPlace } from './in-place.ts';
import { alternate, type Finding, ms } from './measure.ts';

const SEED = 1;
const ROUNDS = 15;
/** Both folds take milliseconds; until they have run this often, what is measured is mostly their being compiled. */
const WARM_UP = 40;

/** The notes on units as an ordinary map, however a fold keeps them. */
const withPlainNotes = (state: GameState): GameState => ({
  ...state,
  turn: { ...state.turn, units: new Map(state.turn.units) },
});

/** The peer does the same work: it stands where ours stands after every entry. */
const checkInPlace = (entries: readonly PlayedEntry[]): void => {
  const events: GameEvent[] = [];
  for (const [number, kept] of replay(entries).states.entries()) {
    events.push(...(entries[number]?.events ?? []));
    if (!isDeepStrictEqual(withPlainNotes(foldInPlace(events)), withPlainNotes(kept)))
      throw new Error(`The peer that folds in place stands elsewhere after entry ${number}.`);
  }
};

/** Sizes of the groups that events take from one space to another: by land, sea and air, aboard and ashore. */
const groupSizes = (events: readonly GameEvent[]): readonly number[] =>
  events.flatMap((event) =>
    event.type === 'units-moved' || event.type === 'units-loaded' || event.type === 'units-unloaded'
      ? event.units.map(({ ids }) => ids.length)
      : [],
  );

const foldEvents = (events: readonly GameEvent[], from: GameState): GameState => {
  let state = from;
  for (const event of events) state = evolve(state, event);
  return state;
};

interface Step {
  readonly entry: PlayedEntry;
  readonly before: GameState;
}

const decideAll = (steps: readonly Step[]): number => {
  let events = 0;
  for (const { entry, before } of steps) {
    const decided =
      entry.order === undefined
        ? resumeRecorded(secondEdition, before, entry.rolls)
        : decide(secondEdition, before, entry.order);
    if (!decided.ok) throw new Error(`Refused: ${JSON.stringify(decided.error)}`);
    events += decided.value.events.length;
  }
  return events;
};

const isMoving = ({ entry: { order } }: Step): boolean =>
  order?.type === 'combat-move' || order?.type === 'noncombat-move';

/** Plays the game, measures, and says what came out. */
export const foldFindings = (rounds: number): readonly Finding[] => {
  const steps: Step[] = [];
  const { entries, state } = playGame(SEED, {
    rounds: ROUNDS,
    onEntry: (entry, before) => steps.push({ entry, before }),
  });
  const events = entries.flatMap((entry) => entry.events);
  checkInPlace(entries);

  const moving = steps.filter(isMoving);
  const middle = moving[Math.floor(moving.length / 2)]?.before ?? state;
  // Turns begin among the marches, so that what is noted of a turn is dropped as in a game.
  const marches = events.filter(({ type }) => type === 'units-moved' || type === 'turn-began');
  const sizes = groupSizes(events);
  const moves = plan(middle, sizes);
  const turns = events.filter(({ type }) => type === 'turn-began').length;
  const times = alternate(
    {
      fold: () => foldEvents(events, unopened()),
      marches: () => foldEvents(marches, middle),
      decide: () => decideAll(steps),
      decideMoves: () => decideAll(moving),
      boardgame: boardgameWay(middle, moves, turns),
    },
    rounds,
  );
  const kept = alternate({ inPlace: () => foldInPlace(events), keep: () => replay(entries) }, 12 * rounds, WARM_UP);
  const units = middle.spaces.reduce((sum, space) => sum + space.units.length, 0);
  const share = (time: number, count: number): string => `${((1000 * time) / count).toFixed(2)} µs`;
  const marched = groupSizes(marches).length;
  const perGroup = times.boardgame / sizes.length;
  const peer = `boardgame.io ${ms(times.boardgame)} for ${sizes.length} groups, ${share(times.boardgame, sizes.length)} each`;
  return [
    {
      id: 'F1',
      what: 'boardgame.io against folding, the same number of unit groups moved',
      ratio: perGroup / (times.marches / marched),
      target: { atLeast: 100 },
      figures: `${peer}; ours ${ms(times.marches)} for ${marched}, ${share(times.marches, marched)} each; ${middle.spaces.length} spaces, ${units} units, ${sizeOf(middle).toFixed(0)} kB`,
    },
    {
      id: 'F1',
      what: 'boardgame.io moving its groups against folding the whole game, battles and money too',
      ratio: times.boardgame / times.fold,
      figures: `ours ${ms(times.fold)} for ${events.length} events, ${share(times.fold, events.length)} each`,
    },
    {
      id: 'F1',
      what: 'boardgame.io without rules against deciding all movement orders with every rule',
      ratio: times.boardgame / times.decideMoves,
      target: { atLeast: 20 },
      figures: `${peer}; ours ${ms(times.decideMoves)} for ${moving.length} orders of the same groups; the whole game ${ms(times.decide)} for ${steps.length} entries`,
    },
    {
      id: 'F3',
      what: 'keeping the state after every entry against folding in place',
      ratio: kept.keep / kept.inPlace,
      target: { atMost: 1.3 },
      figures: `${ms(kept.keep)} against ${ms(kept.inPlace)} for ${events.length} events; both stand alike after each of ${entries.length} entries`,
    },
  ];
};
