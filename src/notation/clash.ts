// Forces and lists of kinds of unit, read without a game.

import type { Dialect } from '../board/index.ts';
import { unopened } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { type Language, POWERS, type Result, type UnitCounts, type UnitType } from '../vocab/index.ts';
import type { NotationContext } from './context.ts';
import { type Clash, clashIn, forceIn, hasVersusIn, unitTypesIn } from './forces.ts';
import type { Problem } from './problems.ts';

/** What a text is read with. */
export interface Reader {
  readonly ruleset: Ruleset;
  readonly dialect?: Dialect;
  readonly language?: Language;
}

const contextOf = ({ ruleset, ...said }: Reader): NotationContext => {
  const [power = POWERS[0]] = ruleset.turnOrder;
  return { ruleset, state: unopened(), power, ...said };
};

/** True if the text holds a word that stands between two forces, or is too long to tell. */
export const hasVersus = (reader: Reader, text: string): boolean => hasVersusIn(contextOf(reader), text);

/** Two forces, the attacker's first; units of one kind are added up. */
export const parseClash = (reader: Reader, text: string): Result<Clash, Problem> => clashIn(contextOf(reader), text);

/** Units of one side. */
export const parseForce = (reader: Reader, text: string): Result<UnitCounts, Problem> =>
  forceIn(contextOf(reader), text);

/** Kinds of unit in an order, each without a number: `inf, arm > ftr`. */
export const parseUnitTypes = (reader: Reader, text: string): Result<readonly UnitType[], Problem> =>
  unitTypesIn(contextOf(reader), text);
