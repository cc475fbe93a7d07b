// Battles for tests: orders of combat with dice by purpose, and what came of them.

import {
  decide,
  type EventOf,
  evolve,
  type GameEvent,
  type GameEventType,
  type GameOrder,
  type GameState,
  spaceAt,
} from '../../src/engine/index.ts';
import { type Ruleset, rulesetOf } from '../../src/rulesets/index.ts';
import { countUnits, type Faces, noFaces, type Power, type SpaceId, type UnitCounts } from '../../src/vocab/index.ts';
import type { Outcome } from './moves.ts';

export const NONCE = '0'.repeat(64);

/** Dice by purpose, without the leading `combat/`; any other need falls as `otherwise`, or is not there yet. */
export const dice =
  (fallen: { readonly [purpose: string]: readonly number[] }, otherwise?: number): Faces =>
  ({ purpose, n }) =>
    fallen[purpose.replace(/^combat\//, '')] ??
    (otherwise === undefined ? undefined : Array<number>(n).fill(otherwise));

/** The ruleset a position is played by. */
const rulesOf = ({ ruleset: { id, version } }: GameState): Ruleset => {
  const ruleset = rulesetOf(id, version);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${id}@${version}.`);
  return ruleset;
};

export const give = (
  state: GameState,
  order: GameOrder,
  faces: Faces = noFaces,
  ruleset: Ruleset = rulesOf(state),
): Outcome => {
  const result = decide(ruleset, state, order, faces);
  return { ...result, state: result.ok ? result.value.events.reduce(evolve, state) : state };
};

type FightOrder = Extract<GameOrder, { type: 'fight' }>;
type Wishes = NonNullable<FightOrder['battles'][number]['conduct']>;

/** The power in turn fights battles in order, with these dice. */
export const fight = (
  state: GameState,
  battles: string | readonly string[],
  faces: Faces = noFaces,
  conduct?: Wishes,
  ruleset?: Ruleset,
): Outcome =>
  give(
    state,
    {
      type: 'fight',
      power: state.turn.power,
      battles: [battles].flat().map((battle) => ({ battle, ...(conduct === undefined ? {} : { conduct }) })),
      nonce: NONCE,
    },
    faces,
    ruleset,
  );

/** All events of a kind that a decision made. */
export const happened = <T extends GameEventType>(outcome: Outcome, type: T): readonly EventOf<T>[] =>
  outcome.ok ? outcome.value.events.filter((event: GameEvent): event is EventOf<T> => event.type === type) : [];

/** Purposes of the dice a decision waits for. */
export const asked = (outcome: Outcome): readonly string[] =>
  outcome.ok ? outcome.value.asked.map(({ purpose, n }) => `${purpose.replace(/^combat\//, '')} ${n}`) : [];

export const standing = (state: GameState, space: SpaceId, power: Power): UnitCounts =>
  countUnits(spaceAt(state, space).units.filter((unit) => unit.power === power));

/** The state after combat moves that must stand. */
export const moved = (outcome: Outcome): GameState => {
  if (!outcome.ok) throw new Error(`The moves are refused: ${JSON.stringify(outcome.error)}`);
  return outcome.state;
};
