// Clauses that lack a case of a kind, each with the reason. The audit refuses a gap that is not here, and an entry here
// that is no gap any more.

/** What a clause lacks: any case at all, an accepted order, a refused one. */
export type Lack = 'case' | 'accepted' | 'refused';

export const EXCEPTIONS: { readonly [clause: string]: { readonly lacks: Lack; readonly reason: string } } = {
  'scope.clarifications-supplement': {
    lacks: 'case',
    reason: 'says which texts are read together; the reference shows both under one topic, and the ruleset cites both',
  },
  'advice.axis-aggression': {
    lacks: 'case',
    reason: 'advice to players: no order is accepted or refused because of it',
  },
  'daak.scope.explanations-only': {
    lacks: 'case',
    reason: 'says what the club’s text is for; it forbids and effects nothing',
  },
  'daak.carrier.homeless-fighter-islands': {
    lacks: 'refused',
    reason:
      'homeless fighters come down by rule when the battle ends, no order sends them anywhere: on an island that is not on the list they are lost, which an accepted case shows',
  },
  'B22.4': {
    lacks: 'case',
    reason: 'the individual winner is a figure of the statistics and decides nothing in the game',
  },
  'ruling.D14': {
    lacks: 'case',
    reason: 'shown by the cases of daak.sub.attacker-zone-used-by-ship and of retreats over flown zones',
  },
  'ruling.D17': { lacks: 'case', reason: 'shown by the cases of daak.battleship.bombard-one-roll' },
  'ruling.D18': { lacks: 'case', reason: 'shown by the cases of daak.transport.quasi-move-between-turns' },
  'ruling.D52': {
    lacks: 'case',
    reason:
      'a bid lapses by an order to the archive, with the time of its line and whoever declares it; tests/archive/sealed-bids.test.ts shows it',
  },
  'ruling.D54': {
    lacks: 'case',
    reason: 'units are held back by a void, an order to the archive; tests/archive/error-law.test.ts shows it',
  },
  'ruling.D24': {
    lacks: 'case',
    reason: 'a reading of the source’s table: links of the board hold both ways, which a test of the board shows',
  },
  'ruling.D25': {
    lacks: 'case',
    reason: 'a reading of two abbreviations; how players write them is a test of the notation',
  },
  'ruling.D26': { lacks: 'case', reason: 'a reading of an incomplete list: the zone’s links are a test of the board' },
  'realism.amphib.transported-artillery-silent': {
    lacks: 'refused',
    reason: 'nobody orders a piece to fire: no die is asked for that it could throw, which accepted cases show',
  },
  'realism.artillery.no-first-round-landing': {
    lacks: 'refused',
    reason: 'nobody orders a piece to fire: no die is asked for that it could throw, which accepted cases show',
  },
  'realism.artillery.engaged-aircraft-only': {
    lacks: 'refused',
    reason: 'nobody orders a piece to fire: one that is only flown over is asked for no die, as a case shows',
  },
  'ruling.D41': { lacks: 'case', reason: 'a paragraph of the source printed twice is one rule, with its own cases' },
  'ruling.RR37': {
    lacks: 'case',
    reason: 'how to play without Section II, which is always played here: there is no such game to make a case of',
  },
  'linked.setup.boards': {
    lacks: 'case',
    reason:
      'where the boards lie is a matter of the drawing; that no way leads from one to the other is refused like every such way',
  },
  'ruling.D46': {
    lacks: 'case',
    reason:
      'another reading of a question that ruling.R56 answers and the ruleset follows; both are told in the reference',
  },
};
