// Which purse of a power pays and is paid. Every payment asks here, for in some editions money stays where it comes
// from and a power has several purses.

import type { PurseSpec, Ruleset } from '../../rulesets/index.ts';
import { type Ipc, MAIN_PURSE, type Power, type Purpose, type PurseId, type SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { payOf, spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';

type Purses = Pick<Ruleset, 'income'>;

const specsOf = ({ income: { purses } }: Purses, power: Power): readonly PurseSpec[] =>
  purses === 'one-each' ? [] : purses.filter((purse) => purse.power === power);

/** The capital that a purse hangs on, where it is not simply that of its power. */
export const seatOf = (ruleset: Ruleset, power: Power, purse: PurseId): SpaceId | undefined =>
  specsOf(ruleset, power).find(({ id }) => id === purse)?.capital;

/** All purses of a power, its usual one first. */
export const pursesOf = (ruleset: Ruleset, power: Power): readonly PurseId[] => {
  const specs = specsOf(ruleset, power);
  return specs.length === 0 ? [MAIN_PURSE] : specs.map(({ id }) => id);
};

/** True for a power whose orders may say which purse pays. */
export const hasSeveralPurses = (ruleset: Purses, power: Power): boolean => specsOf(ruleset, power).length > 1;

/** The purse of a power that a space belongs to. */
export const purseAt = (ruleset: Purses, power: Power, space: SpaceId): PurseId => {
  const specs = specsOf(ruleset, power);
  return (specs.find(({ spaces }) => spaces.includes(space)) ?? specs[0])?.id ?? MAIN_PURSE;
};

/**
 * The purse of a power for a purpose: one that is meant for it, else that of the space it happens in, else its usual
 * one.
 */
export const purseOf = (ruleset: Purses, power: Power, purpose: Purpose, space?: SpaceId): PurseId => {
  const specs = specsOf(ruleset, power);
  const meant = specs.find(({ purposes }) => purposes?.includes(purpose));
  if (meant !== undefined) return meant.id;
  return space === undefined ? (specs[0]?.id ?? MAIN_PURSE) : purseAt(ruleset, power, space);
};

/** The purse that pays for a purchase that names none, of a power with several. */
export const payerOf = (ruleset: Purses, power: Power): PurseId | undefined =>
  hasSeveralPurses(ruleset, power) ? purseOf(ruleset, power, 'purchase') : undefined;

/** What is in one purse of a power, in IPC. */
export const cashIn = (state: GameState, power: Power, purse: PurseId): Ipc => state.treasury[power][purse] ?? 0;

/**
 * The purse an order names, or the one it means without naming any; undefined after refusing one that the power lacks.
 */
export const namedPurse = (
  course: Course,
  power: Power,
  purpose: Purpose,
  named: PurseId | undefined,
): PurseId | undefined => {
  if (named === undefined) return purseOf(course.ruleset, power, purpose);
  const purses = pursesOf(course.ruleset, power);
  if (purses.includes(named)) return named;
  course.refuse('unknown-purse', { power, purse: named, purses }, 'purse');
  return undefined;
};

/** What the land of a power pays, purse by purse. */
export const landByPurse = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  isMeant: (space: SpaceId) => boolean = () => true,
): readonly { readonly purse: PurseId; readonly ipc: Ipc }[] =>
  pursesOf(ruleset, power).map((purse) => ({
    purse,
    ipc: ruleset.board.spaces.reduce(
      (sum, space) =>
        spaceAt(state, space.id).control === power &&
        purseOf(ruleset, power, 'income', space.id) === purse &&
        isMeant(space.id)
          ? sum + payOf(ruleset, space)
          : sum,
      0,
    ),
  }));

/** What a power has at least for a purpose, in whatever space it happens. */
export const leastCashFor = (ruleset: Ruleset, state: GameState, power: Power, purpose: Purpose): Ipc => {
  const meant = specsOf(ruleset, power).find(({ purposes }) => purposes?.includes(purpose));
  const purses = meant === undefined ? pursesOf(ruleset, power) : [meant.id];
  return Math.min(...purses.map((purse) => cashIn(state, power, purse)));
};

/** What a power has for a purpose in a space, in IPC. */
export const cashFor = (ruleset: Ruleset, state: GameState, power: Power, purpose: Purpose, space: SpaceId): Ipc =>
  cashIn(state, power, purseOf(ruleset, power, purpose, space));
