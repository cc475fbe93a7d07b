// Flips that no case notices, each with the reason. The flip check holds the list exact: a survivor that is not here
// fails it, and so does an entry that some case has come to notice.

type Survivors = { readonly [flip: string]: string };

/** Said of effects: some other code cites the same clauses whenever this one is told, so that `applied` shows no gap. */
const TOLD_TOGETHER = 'always told together with';

/** What only editions yet to come have: tests of the made-up edition. */
const NOT_YET = 'no ruleset of today has it; tests of the made-up edition';

/** Refusals of form say that something is not there or not complete; a case cannot bring them about, or need not. */
const everywhere: Survivors = {
  'option-not-offered': 'of form: a case does not open games; tests of the options',
  'already-resigned': 'of form: giving up is no move of the game; tests of the engine',
  'bid-lapsed': 'a bid lapses by an order to the archive; tests of the archive',
  'bidders-not-two': 'a case does not open games; tests of the archive',
  'dice-left-over': 'of form: the runner’s false cases show it',
  'dice-missing': 'of form: tests of the engine',
  'dice-wrong': 'of form: without it the same dice are refused as missing',
  'game-already-open': 'of form: a case does not open games; tests of the engine',
  'game-not-open': 'of form: as above',
  'lapsed-bid-loses': 'a bid lapses by an order to the archive; tests of the archive',
  'no-dice-awaited': 'of form: the runner’s false cases show it',
  'not-your-side': 'of form: standing orders for the enemy; tests of the engine',
  'position-impossible': 'of form: the runner’s false cases show it',
  'powers-before-bids': 'a case does not open games; tests of the archive',
  'unit-held': 'units are held back by an order to the archive; tests of the archive',
  'unknown-ruleset': 'of form: a case does not open games; tests of the engine',
  'wrong-board': 'of form: as above',
  'at-peace': NOT_YET,
  'bought-from-other-purse': NOT_YET,
  'others-to-move': NOT_YET,
  'theatre-decided': NOT_YET,
  'unknown-purse': NOT_YET,
  'decidedTheatre: plays-on > no-such-word': NOT_YET,
  'balance-axis-technology': 'told as the game opens, before the first step of a case',
  'attacker-picks-casualty': `${TOLD_TOGETHER} allies-defend-together`,
  'defenceless-sunk': `${TOLD_TOGETHER} transports-alone, unless other attackers were sunk before`,
  'facilities-change-hands': `${TOLD_TOGETHER} gun-goes-with-land where a gun is taken; for complexes the state shows it`,
  'facilities-return-to-ally': `${TOLD_TOGETHER} gun-goes-with-land and liberated-for-ally`,
  'guest-lost-with-consent': `${TOLD_TOGETHER} guests-hold-fire`,
  'gun-fires-on-the-way': `${TOLD_TOGETHER} gun-overflown`,
  'gun-overflown': `${TOLD_TOGETHER} gun-fires-on-the-way`,
  'income-waits-after-liberation': `${TOLD_TOGETHER} capital-freed`,
  'landing-after-sea-battle': `${TOLD_TOGETHER} landing-waits-for-sea-battle`,
  'landing-called-off': `${TOLD_TOGETHER} landing-waits-for-sea-battle`,
  'rocket-moved-and-fired': `${TOLD_TOGETHER} rocket-moved`,
  'game-drawn': 'a draw is agreed between the players in the archive; no order of the game brings it about',
  'carrier-lost-planes-fly': `${TOLD_TOGETHER} carrier-fighters-defend`,
};

export const SURVIVORS: { readonly [ruleset: string]: Survivors } = {
  everywhere,
  'second-edition': {
    'movement.armorAgain: never > with-moves-left': 'asked in a second combat movement alone, which it has not',
    'cargo-lost-with-ship': `${TOLD_TOGETHER} cargo-takes-no-part`,
    'cargo-retreats-with-ship': `${TOLD_TOGETHER} cargo-takes-no-part`,
    'gun-goes-with-land': `${TOLD_TOGETHER} facilities-change-hands or facilities-return-to-ally`,
  },
  daak: {
    'guest-lost-with-carrier': `${TOLD_TOGETHER} guests-hold-fire`,
    'shot-hits-land-units': `${TOLD_TOGETHER} supporting-shot`,
  },
};
