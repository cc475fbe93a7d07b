// The reader of orders for what somebody types into the calculator: the very one that reads turn sheets, with the names
// of units in every language. It is loaded when a question is not written as an address writes it.

import type { GameState } from '../../engine/index.ts';
import { clashIn, forceIn, unitTypesIn } from '../../notation/forces.ts';
import type { Problem } from '../../notation/index.ts';
import type { Dictionary } from '../../odds/ask.ts';
import type { BattleRules } from '../../odds/rules.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { technologyBy } from './dictionary.ts';
import type { UnitNames } from './handed.ts';

/** A dictionary made of the names of those kinds that the rules have. */
export const readerOf = (names: UnitNames, roster: BattleRules['board']['roster']): Dictionary<Problem> => {
  // Lists of units without a place ask a board for nothing but these names, and a position for nothing at all.
  const ruleset = { board: { ...names, roster, spaces: [], byId: new Map() } } as unknown as Ruleset;
  const context = { ruleset, state: {} as GameState, power: 'ussr' } as const;
  return {
    clash: (text) => clashIn(context, text),
    force: (text) => forceIn(context, text),
    types: (text) => unitTypesIn(context, text),
    technology: technologyBy,
  };
};
