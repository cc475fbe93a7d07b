// How games were opened and what came of them: what each power bought in its first turn and where it attacked, as a
// tree of choices in the order of play, only as deep as there are games enough to bear it.

import type { Power, Side, SpaceId, UnitCounts } from '../vocab/index.ts';
import type { FirstTurn } from './first-turn.ts';
import { FEWEST_FOR_SHARE } from './share.ts';
import { type BidResults, bidStep, type GameRecord, type Results, resultsOf } from './statistics.ts';

/** A finished game, as far as openings are told of it. */
export interface OpenedGame extends Pick<GameRecord, 'winner' | 'drawn' | 'bid'> {
  /** The first turns that were played, by power. */
  readonly first: { readonly [power in Power]?: FirstTurn };
}

/** What somebody chose at one step of an opening. */
export type Choice =
  | ({ readonly what: 'bid' } & Pick<BidResults, 'side' | 'from' | 'to'>)
  | { readonly what: 'bought'; readonly power: Power; readonly units: UnitCounts }
  | { readonly what: 'attacked'; readonly power: Power; readonly spaces: readonly SpaceId[] };

/** Games parted by what was chosen in them. */
export interface Parted {
  /** Most games first. */
  readonly branches: readonly Branch[];
  /** Games of all choices that too few made, together; absent where there are none, or no choice was made by enough. */
  readonly others?: Results;
}

/** Games in which the same was chosen so far. */
export interface Branch extends Results, Parted {
  readonly choice: Choice;
}

export interface Openings extends Results {
  /** All choices one after the other, in the order of play. */
  readonly tree: Parted;
  /** What each power chose, whatever was chosen before. */
  readonly powers: readonly ({ readonly power: Power } & Parted)[];
}

/** A choice that fewer games share is told with all others of its kind. */
export const FEWEST_IN_BRANCH = 5;
/** Of many games a branch has at least one in so many, or its list would never end. */
export const MOST_BRANCHES = 25;

type Step = 'bid' | { readonly what: 'bought' | 'attacked'; readonly power: Power };

/** What was chosen in a game; undefined where it did not come to that, or was not told. */
const choiceAt = (step: Step, game: OpenedGame): Choice | undefined => {
  if (step === 'bid') return { what: 'bid', ...bidStep(game) };
  const { what, power } = step;
  const first = game.first[power];
  if (first === undefined) return undefined;
  return what === 'bought' ? { what, power, units: first.bought } : { what, power, spaces: first.attacked };
};

const parted = (
  games: readonly OpenedGame[],
  [step, ...steps]: readonly Step[],
  sides: readonly Side[],
  fewest: number,
): Parted => {
  if (step === undefined) return { branches: [] };
  const found = new Map<string, { readonly choice: Choice; readonly games: OpenedGame[] }>();
  const others: OpenedGame[] = [];
  for (const game of games) {
    const choice = choiceAt(step, game);
    const key = JSON.stringify(choice);
    const known = found.get(key);
    if (choice === undefined) others.push(game);
    else if (known === undefined) found.set(key, { choice, games: [game] });
    else known.games.push(game);
  }
  const all = [...found].sort(([a, { games: one }], [b, { games: other }]) => {
    return other.length - one.length || (a < b ? -1 : 1);
  });
  const large = all.filter(([, each]) => each.games.length >= fewest);
  if (large.length === 0) return { branches: [] };
  others.push(...all.slice(large.length).flatMap(([, each]) => each.games));
  return {
    branches: large.map(([, { choice, games: own }]) => ({
      choice,
      ...resultsOf(own, sides),
      ...parted(own, steps, sides, fewest),
    })),
    ...(others.length === 0 ? {} : { others: resultsOf(others, sides) }),
  };
};

/**
 * The openings of the games of one ruleset; undefined of fewer than `FEWEST_FOR_SHARE` games.
 *
 * @param powers in the order of play; who had no turn of his own, since others play with him, is passed over
 * @param sides the sides results are told for, in the order they are shown
 */
export const openingsOf = (
  games: readonly OpenedGame[],
  powers: readonly Power[],
  sides: readonly Side[],
): Openings | undefined => {
  if (games.length < FEWEST_FOR_SHARE) return undefined;
  const fewest = Math.max(FEWEST_IN_BRANCH, Math.ceil(games.length / MOST_BRANCHES));
  const stepsOf = (power: Power): readonly Step[] => [
    { what: 'bought', power },
    { what: 'attacked', power },
  ];
  const moving = powers.filter((power) => games.some(({ first }) => first[power] !== undefined));
  const bids: readonly Step[] = games.some(({ bid }) => bid !== undefined && bid.total > 0) ? ['bid'] : [];
  return {
    ...resultsOf(games, sides),
    tree: parted(games, [...bids, ...moving.flatMap(stepsOf)], sides, fewest),
    powers: moving
      .map((power) => ({ power, ...parted(games, stepsOf(power), sides, fewest) }))
      .filter(({ branches }) => branches.length > 0),
  };
};
