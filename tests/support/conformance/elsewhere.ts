// The words of a ruleset where cases of another one ask for them: on that one's board.

import { RULESETS, type Ruleset } from '../../../src/rulesets/index.ts';

const newestOf = (name: string): Ruleset => {
  const found = RULESETS.findLast(({ id }) => id === name);
  if (found === undefined) throw new Error(`There is no ruleset "${name}".`);
  return found;
};

/** A word holds on any board; what names powers and places of a board is told by the ruleset that plays there. */
const ofHost = <T>(own: T, host: T): T => (typeof own === 'string' ? own : host);

/** A ruleset set on the board of another, with that board's powers and clauses and what is tied to places there. */
const setOn = (ruleset: Ruleset, host: Ruleset): Ruleset => {
  const { board, turnOrder, jointTurns, sides, cites, victory } = host;
  const { combat, production, capture, income, convoys } = ruleset;
  const { kamikaze: _, ...fights } = combat;
  return {
    ...ruleset,
    ...{ board, turnOrder, jointTurns, sides, cites, victory },
    combat: { ...fights, surprise: ofHost(combat.surprise, host.combat.surprise) },
    production: {
      ...production,
      buyers: ofHost(production.buyers, host.production.buyers),
      musters: ofHost(production.musters, host.production.musters),
    },
    capture: { ...capture, givenLand: ofHost(capture.givenLand, host.capture.givenLand) },
    income: {
      ...income,
      purses: ofHost(income.purses, host.income.purses),
      earners: ofHost(income.earners, host.income.earners),
    },
    ...(convoys === undefined
      ? {}
      : { convoys: { ...convoys, routes: host.convoys?.routes ?? 'none', funds: 'none' } }),
  };
};

/**
 * A ruleset as the cases of the second edition can be asked of it. One that plays on a board of its own is set on the
 * second edition's, with that board's powers and kinds of unit and the clauses these cases name; its words stay.
 */
export const onSecondBoard = (ruleset: Ruleset): Ruleset => {
  const second = newestOf('second-edition');
  return ruleset.board.id === second.board.id ? ruleset : setOn(ruleset, second);
};

/** Games of the linked war with a board of their own besides Europe: what they share is asked on Europe's board too. */
export const SISTERS: readonly string[] = ['pacific-2001'];

/**
 * A game of the linked war as the cases of Europe for what both share can be asked of it: on Europe's board, with that
 * board's powers and clauses, and without what is tied to places of its own; its words stay.
 */
export const onEuropesBoard = (ruleset: Ruleset): Ruleset => {
  const europe = newestOf('europe-1999');
  const { nationLand } = europe;
  if (nationLand === undefined || ruleset.convoys === undefined) throw new Error('No game of the linked war.');
  return { ...setOn(ruleset, europe), nationLand };
};
