// The words of a ruleset where the cases of the second edition ask for them: on that edition's board.

import { RULESETS, type Ruleset } from '../../../src/rulesets/index.ts';

const OLD = 'second-edition';

/**
 * A ruleset as the cases of the second edition can be asked of it. One that plays on a board of its own is set on the
 * second edition's, with that board's powers and kinds of unit and the clauses these cases name; its words stay.
 */
export const onSecondBoard = (ruleset: Ruleset): Ruleset => {
  const second = RULESETS.findLast(({ id }) => id === OLD);
  if (second === undefined || ruleset.board.id === second.board.id) return ruleset;
  const { board, turnOrder, sides, cites } = second;
  return { ...ruleset, board, turnOrder, sides, cites };
};
