// Who stands with whom. Asked of the position, for in some editions powers are drawn into a war that others already
// fight.

import type { Bond, Ruleset } from '../../rulesets/index.ts';
import { POWERS, type Power, type Relation, type Side, type TheatreId } from '../../vocab/index.ts';
import type { GameState } from './state.ts';

/** The side a power plays on; a power of no side is a side of its own. */
export const sideOf = (ruleset: Ruleset, power: Power): Side =>
  ruleset.sides.find(({ powers }) => powers.includes(power))?.side ?? power;

/** True for powers of one side in the ruleset's own list: for accounts and set-ups, where no position is at hand. */
export const onOneSide = (ruleset: Ruleset, a: Power, b: Power): boolean => sideOf(ruleset, a) === sideOf(ruleset, b);

type Answer = (ruleset: Ruleset, state: GameState, a: Power, b: Power) => Relation;

/** Two powers as a key, whichever is named first. */
export const pairOf = (a: Power, b: Power): string =>
  POWERS.indexOf(a) < POWERS.indexOf(b) ? `${a}/${b}` : `${b}/${a}`;

const bondsOf = ({ relations }: Ruleset): readonly Bond[] => (relations === 'fixed-sides' ? [] : relations);

const bondOf = (ruleset: Ruleset, a: Power, b: Power): Bond | undefined =>
  bondsOf(ruleset).find(({ between }) => a !== b && between.includes(a) && between.includes(b));

/** What two powers are to each other as a game begins, and the key under which a position says otherwise. */
interface Standing {
  readonly first: Relation;
  readonly pair?: string;
}

const standingOf = (ruleset: Ruleset, a: Power, b: Power): Standing => {
  // B1.2: Axis against Allies, from the first turn to the last.
  const bySides = onOneSide(ruleset, a, b) ? 'friend' : 'enemy';
  if (ruleset.relations === 'fixed-sides' || a === b) return { first: bySides };
  return { first: bondOf(ruleset, a, b)?.first ?? bySides, pair: pairOf(a, b) };
};

/** The standing of all pairs, worked out once a ruleset: nothing is asked of a position more often. */
const standings = new WeakMap<Ruleset, ReadonlyMap<Power, ReadonlyMap<Power, Standing>>>();

const standingsOf = (ruleset: Ruleset): ReadonlyMap<Power, ReadonlyMap<Power, Standing>> => {
  const known = standings.get(ruleset);
  if (known !== undefined) return known;
  const made = new Map(POWERS.map((a) => [a, new Map(POWERS.map((b) => [b, standingOf(ruleset, a, b)]))]));
  standings.set(ruleset, made);
  return made;
};

/** What `a` and `b` are to each other now. A power is its own friend. */
export const relation: Answer = (ruleset, state, a, b) => {
  const { first, pair } = standingsOf(ruleset).get(a)?.get(b) ?? standingOf(ruleset, a, b);
  return pair === undefined ? first : (state.relations?.[pair] ?? first);
};

/** Those a power is at peace with and for whose sake it keeps out of a theatre, and which theatre that is. */
export const outOfTheatres = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
): readonly { readonly theatre: TheatreId; readonly other: Power }[] =>
  bondsOf(ruleset).flatMap(({ between, keepsOut }) => {
    const other = between.find((each) => each !== power);
    return keepsOut?.power === power && other !== undefined && relation(ruleset, state, power, other) === 'neither'
      ? [{ theatre: keepsOut.theatre, other }]
      : [];
  });

/** True if `power` ends its peace with another by attacking it. */
export const mayBreakPeace = (ruleset: Ruleset, state: GameState, power: Power, other: Power): boolean =>
  relation(ruleset, state, power, other) === 'neither' && changeByAttack(ruleset, power, other) !== undefined;

/** What comes of a bond when one power attacks the other; undefined where it does not hang on that. */
export const changeByAttack = (ruleset: Ruleset, power: Power, other: Power): Relation | undefined =>
  bondOf(ruleset, power, other)?.changes.find((change) => change.when === 'attack' && change.by.includes(power))?.to;

/** What becomes of bonds as a round begins. */
export const changesInRound = (
  ruleset: Ruleset,
  round: number,
): readonly { readonly between: Bond['between']; readonly to: Relation }[] =>
  bondsOf(ruleset).flatMap(({ between, changes }) =>
    changes.flatMap((change) =>
      change.when === 'round' && change.round === round ? [{ between, to: change.to }] : [],
    ),
  );

/** True for the power itself and its allies. */
export const areFriends = (ruleset: Ruleset, state: GameState, a: Power, b: Power): boolean =>
  relation(ruleset, state, a, b) === 'friend';

/** True for powers at war with each other. */
export const areEnemies = (ruleset: Ruleset, state: GameState, a: Power, b: Power): boolean =>
  relation(ruleset, state, a, b) === 'enemy';
