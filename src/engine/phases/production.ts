// What a complex can do for a power in this turn: whether it may place at all, and how much.

import { hasTrait, type Space, spaceOf, typesWith } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitCounts, UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { roomIn } from '../movement/crowd.ts';
import { isIndustry, spaceAt, spaceAtStart } from '../state/queries.ts';
import type { GameState, SpaceState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** What a territory offers a power that wants to place there. */
export type ComplexStanding =
  | { readonly kind: 'ready' }
  /** Taken or freed in this turn, and it places units all the same. */
  | { readonly kind: 'ready-at-once' }
  | { readonly kind: 'none' }
  /** Taken or built in this turn: it works from the owner's next turn on (B14.3). */
  | { readonly kind: 'too-new' }
  | { readonly kind: 'of-another'; readonly owner: Power };

const complexIn = (ruleset: Ruleset, { units }: SpaceState): Unit | undefined =>
  units.find((unit) => isIndustry(ruleset, unit));

/** How a complex stands that was taken or freed in this turn, by word. */
const TAKEN: { readonly [word in Ruleset['production']['takenComplex']]: 'too-new' | 'ready-at-once' } = {
  'next-turn': 'too-new',
  'at-once': 'ready-at-once',
};

/** The complex in a space as `power` sees it: it must have been the power's own, land and all, since the turn began. */
export const complexStanding = (
  { ruleset, state }: { readonly ruleset: Ruleset; readonly state: GameState },
  power: Power,
  space: SpaceId,
): ComplexStanding => {
  const complex = complexIn(ruleset, spaceAt(state, space));
  if (complex === undefined) return { kind: 'none' };
  if (complex.power !== power) return { kind: 'of-another', owner: complex.power };
  const start = spaceAtStart(state, space);
  return start.control === power && complexIn(ruleset, start)?.power === power
    ? { kind: 'ready' }
    : { kind: TAKEN[ruleset.production.takenComplex] };
};

/** How many complexes are among so many units. */
export const industryIn = ({ board }: Ruleset, units: UnitCounts): number =>
  typesWith(board, 'industry').reduce((sum, type) => sum + (units[type] ?? 0), 0);

type Limits<Word extends string> = { readonly [word in Word]: (space: Space) => number };

/** Units a turn, by word: for a complex of the set-up in the hands of its first owner (B19.6), */
const ORIGINAL: Limits<Ruleset['production']['originalComplex']> = {
  unlimited: () => Number.POSITIVE_INFINITY,
  'territory-value': ({ ipc }) => ipc,
};

/** for one that was built or captured (B19.7), */
const OTHER: Limits<Ruleset['production']['otherComplex']> = {
  'territory-value-at-least-one': ({ ipc }) => Math.max(1, ipc),
  'territory-value': ({ ipc }) => ipc,
};

/** and for one in a former neutral (B19.8). */
const NEUTRAL: Limits<Ruleset['production']['neutralComplex']> = { 'one-unit': () => 1 };

/** Units that a complex places in a turn for a power that did not begin the game with it. */
export const limitOfOthers = ({ board, production }: Ruleset, id: SpaceId): number => {
  const space = spaceOf(board, id);
  return space.neutral ? NEUTRAL[production.neutralComplex](space) : OTHER[production.otherComplex](space);
};

/** Units that a complex places for `power` in a turn; it may be without end. */
export const limitOf = (ruleset: Ruleset, power: Power, id: SpaceId): number => {
  const space = spaceOf(ruleset.board, id);
  const printed = ruleset.board.setup.some((entry) => entry.space === id && industryIn(ruleset, entry.units) > 0);
  const original = printed && space.originalOwner === power;
  return original ? ORIGINAL[ruleset.production.originalComplex](space) : limitOfOthers(ruleset, id);
};

/**
 * Refuses to put more units of a kind into a territory than the board lets it hold, those that stand there included.
 */
export const refuseCrowd = (course: Course, space: SpaceId, unit: UnitType, asked: number, at: string): void => {
  const { ruleset, state } = course;
  if (asked <= roomIn(ruleset, state, space, unit)) return;
  course.refuse(
    hasTrait(ruleset.board, unit, 'industry') ? 'territory-has-complex' : 'territory-has-gun',
    { space },
    at,
  );
};
