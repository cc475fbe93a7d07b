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
  const { board, turnOrder, jointTurns, sides, relations, cites, victory } = host;
  const { combat, production, capture, income, convoys } = ruleset;
  const { kamikaze, supportingShotsIn: _, ...fights } = combat;
  const { kamikaze: struck } = host.combat;
  const { patrolsIn: __, flights: ___, ...moves } = ruleset.movement;
  const { flights } = host.movement; // where there are theatres, no plane flies from one to the other
  const { spoils: ____, lendLease, cashAdvance, ...own } = ruleset;
  return {
    ...own,
    ...{ board, turnOrder, jointTurns, sides, relations, cites, victory },
    ...(lendLease === undefined || host.lendLease === undefined ? {} : { lendLease: host.lendLease }),
    ...(cashAdvance === undefined || host.cashAdvance === undefined ? {} : { cashAdvance: host.cashAdvance }),
    movement: { ...moves, ...(flights === undefined ? {} : { flights }) },
    combat: {
      ...fights,
      surprise: host.combat.surprise === 'none' ? 'none' : combat.surprise,
      ...(kamikaze === undefined || struck === undefined
        ? {}
        : { kamikaze: { ...kamikaze, zones: struck.zones, home: struck.home } }),
    },
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
      : { convoys: { ...convoys, routes: host.convoys?.routes ?? 'none', funds: host.convoys?.funds ?? 'none' } }),
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

/** Games of the linked war, and those whose cases are asked of them on their boards, for what they share. */
export const SISTERS: { readonly [ruleset: string]: readonly string[] } = {
  'pacific-2001': ['europe-1999'],
  'linked-2001': ['europe-1999', 'pacific-2001'],
};

/**
 * A game of the linked war as the cases of another one for what both share can be asked of it: on that one's board,
 * with its powers and clauses, and without what is tied to places of its own; its words stay.
 */
export const onBoardOf =
  (sister: string) =>
  (ruleset: Ruleset): Ruleset => {
    const host = newestOf(sister);
    const { nationLand: _, ...set } = setOn(ruleset, host);
    if (ruleset.convoys === undefined) throw new Error('No game of the linked war.');
    return host.nationLand === undefined ? set : { ...set, nationLand: host.nationLand };
  };
