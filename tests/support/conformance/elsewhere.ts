// The words of a ruleset where cases of another one ask for them: on that one's board.

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

const EUROPE = 'europe-1999';

/**
 * A game of the linked war as the cases of Europe for what both share can be asked of it: on Europe's board, with that
 * board's powers and clauses, and without what is tied to places of its own; its words stay.
 */
export const onEuropesBoard = (ruleset: Ruleset): Ruleset => {
  const europe = RULESETS.findLast(({ id }) => id === EUROPE);
  const land = europe?.nationLand;
  if (europe?.convoys === undefined || land === undefined || ruleset.convoys === undefined)
    throw new Error('No game of the linked war.');
  const { board, turnOrder, jointTurns, sides, cites, victory } = europe;
  const { combat, production, capture, income } = ruleset;
  const { kamikaze: _, ...fights } = combat;
  return {
    ...ruleset,
    ...{ board, turnOrder, jointTurns, sides, cites, victory, nationLand: land },
    combat: { ...fights, surprise: europe.combat.surprise },
    production: { ...production, buyers: europe.production.buyers, musters: europe.production.musters },
    convoys: { ...ruleset.convoys, routes: europe.convoys.routes, funds: europe.convoys.funds },
    capture: { ...capture, givenLand: europe.capture.givenLand },
    income: { ...income, purses: europe.income.purses, earners: europe.income.earners },
  };
};
