// Agreed positions for the scenario games: the printed set-up with changes, or an all but empty board.

import type { OpenGame } from '../../src/engine/index.ts';
import { type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import type { Power, SpaceId, Technology, UnitCounts } from '../../src/vocab/index.ts';

type Start = NonNullable<OpenGame['start']>;
type Garrisons = { readonly [space: SpaceId]: { readonly [power in Power]?: UnitCounts } };

export interface Changes {
  /** Whose set-up it is: the second edition's unless named. */
  readonly ruleset?: Ruleset;
  readonly round: number;
  readonly power: Power;
  /** `printed` keeps the set-up in all spaces that `units` does not name. */
  readonly board: 'printed' | 'bare';
  readonly units?: Garrisons;
  readonly control?: { readonly [space: SpaceId]: Power };
  readonly treasury: { readonly [power in Power]?: number };
  /** Of powers with several purses. */
  readonly purses?: Start['purses'];
  readonly technology?: { readonly [power in Power]?: Technology[] };
  readonly points?: Start['points'];
}

/** The position at the start of a power's turn. */
export const position = ({
  ruleset = secondEdition,
  round,
  power,
  board,
  units = {},
  control = {},
  treasury,
  purses,
  technology = {},
  points,
}: Changes): Start => {
  const { spaces, setup } = ruleset.board;
  const named = Object.entries(units).flatMap(
    ([space, garrison]) =>
      Object.entries(garrison).map(([owner, counts]) => ({ space, power: owner as Power, units: counts })), // keys of a Garrisons entry
  );
  const printed = board === 'bare' ? [] : setup.filter(({ space }) => units[space] === undefined);
  const land = spaces.filter(({ id, kind }) => kind === 'land' && !ruleset.board.closed.includes(id));
  return {
    round,
    power,
    control: Object.fromEntries(land.map(({ id, originalOwner }) => [id, control[id] ?? originalOwner])),
    units: [...printed.map((entry) => ({ space: entry.space, power: entry.power, units: entry.units })), ...named],
    treasury,
    ...(purses === undefined ? {} : { purses }),
    technology,
    ...(points === undefined ? {} : { points }),
  };
};
