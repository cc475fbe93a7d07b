// Who is at war with whom in a position, where sides alone do not tell: sides against each other, powers that are at
// peace all the same, and what has become of each theatre.

import { type GameState, mayBreakPeace, relation } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Power, Relation, Side, TheatreId } from '../vocab/index.ts';

/** `peace` can be broken by an attack; `neither` is for the whole game. */
type Standing = 'war' | 'peace' | 'neither';

/** Two sides and how they stand, with those pairs of their powers that stand otherwise. */
interface Front {
  readonly sides: readonly [Side, Side];
  readonly standing: Standing;
  readonly apart: readonly { readonly powers: readonly [Power, Power]; readonly standing: Standing }[];
}

/** A theatre: who has won it, or by whose attack the war in it goes on. */
interface TheatreNow {
  readonly theatre: TheatreId;
  readonly won?: Side;
  readonly reopened?: { readonly round: number; readonly power: Power };
}

export interface War {
  readonly fronts: readonly Front[];
  readonly theatres: readonly TheatreNow[];
}

const frontOf = (ruleset: Ruleset, state: GameState, [a, b]: readonly [Sided, Sided]): Front => {
  const standingOf = (one: Power, other: Power): Standing => {
    const found: Relation = relation(ruleset, state, one, other);
    if (found !== 'neither') return 'war';
    return mayBreakPeace(ruleset, state, one, other) || mayBreakPeace(ruleset, state, other, one) ? 'peace' : 'neither';
  };
  const pairs = a.powers.flatMap((one) =>
    b.powers.map((other) => ({ powers: [one, other] as const, standing: standingOf(one, other) })),
  );
  const standing = pairs.some((pair) => pair.standing === 'war') ? 'war' : (pairs[0]?.standing ?? 'neither');
  return { sides: [a.side, b.side], standing, apart: pairs.filter((pair) => pair.standing !== standing) };
};

type Sided = Ruleset['sides'][number];

/**
 * How the war stands; undefined where two sides fight from the first turn to the last and everything is won at once.
 */
export const warOf = (ruleset: Ruleset, state: GameState): War | undefined => {
  const { sides, relations, board } = ruleset;
  const theatres = board.theatres ?? [];
  if (relations === 'fixed-sides' && theatres.length === 0) return undefined;
  const fronts = sides.flatMap((one, at) => sides.slice(at + 1).map((other) => frontOf(ruleset, state, [one, other])));
  return {
    fronts,
    theatres: theatres.map(({ id }): TheatreNow => {
      const won = state.theatres?.[id];
      const reopened = state.reopened?.[id];
      if (won !== undefined) return { theatre: id, won };
      return reopened === undefined ? { theatre: id } : { theatre: id, reopened };
    }),
  };
};
