// Flips that no case notices, each with the reason. The flip check holds the list exact: a survivor that is not here
// fails it, and so does an entry that some case has come to notice.

import { EUROPE } from './europe-survivors.ts';
import { LINKED } from './linked-survivors.ts';
import { PACIFIC } from './pacific-survivors.ts';
import { CANNOT_MATTER, type Survivors, TOLD_TOGETHER } from './survivor-reasons.ts';

const NO_THEATRES = `${CANNOT_MATTER}: its board has no theatres`;
const NO_BASES = `${CANNOT_MATTER}: there are no bases on its board`;
const ONE_POWER = `${CANNOT_MATTER}: each of its turns is one power’s`;
const ONE_PURSE = `${CANNOT_MATTER}: a power has one purse, so that the cash of its land is all its cash`;
const PACIFIC_ALONE = 'a word that Pacific alone has otherwise; its cases show it';
const NO_GUNS = `${CANNOT_MATTER}: there are no guns on its board`;
const BY_ROWS = `${CANNOT_MATTER}: its rows of fire and its aims say it instead`;
const LAST_FIRE = `${CANNOT_MATTER}: whom the last fire of a round hits has fired already`;
const SET = `${CANNOT_MATTER}: the traits that a row leaves out have no order`;
const BOMBERS = `${CANNOT_MATTER}: bombers defend with a 1 alone, so that no other face hits`;
const NO_BALANCE = `${CANNOT_MATTER}: its players cannot agree on a balance`;
const ASHORE = `${CANNOT_MATTER}: defenders of a coast are no ships`;

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
  'no-such-phase': 'of form: no case begins in a phase that its ruleset has not; tests of the opening',
  'not-your-side': 'of form: standing orders for the enemy; tests of the engine',
  'position-impossible': 'of form: the runner’s false cases show it',
  'powers-before-bids': 'a case does not open games; tests of the archive',
  'unit-held': 'units are held back by an order to the archive; tests of the archive',
  'unknown-ruleset': 'of form: a case does not open games; tests of the engine',
  'wrong-board': 'of form: as above',
  'attacker-picks-casualty': `${TOLD_TOGETHER} allies-defend-together`,
  'defenceless-sunk': `${TOLD_TOGETHER} transports-alone, unless other attackers were sunk before`,
  'landing-after-sea-battle': `${TOLD_TOGETHER} landing-waits-for-sea-battle`,
  'rocket-moved-and-fired': `${TOLD_TOGETHER} rocket-moved`,
  'game-drawn': 'a draw is agreed between the players in the archive; no order of the game brings it about',
  'carrier-lost-planes-fly': `${TOLD_TOGETHER} carrier-fighters-defend`,
};

/** Of all whose board has no bases, whose turns have one power each and who count no points. */
const withoutBases: Survivors = {
  'decidedTheatre: plays-on > victors-may-fight': NO_THEATRES,
  'others-to-move': ONE_POWER,
  'combat.surprise: none > no-such-word': PACIFIC_ALONE,
  'movement.navalBases: nothing > one-space-between-two': NO_BASES,
  'movement.patrols: none > beside-land': 'no case of theirs says of a plane that it goes on patrol',
  'points: none > no-such-word': PACIFIC_ALONE,
};

/** Of the second edition and what is played on its board. */
const onItsBoard: Survivors = {
  ...withoutBases,
  'balance-axis-technology': 'told as the game opens, before the first step of a case',
  'guest-lost-with-consent': `${TOLD_TOGETHER} guests-hold-fire`,
};

/** Of the rulesets whose guns and complexes change hands with their land. */
const withGuns: Survivors = {
  ...onItsBoard,
  'capture.capitalLoot: all-cash > cash-of-its-land': ONE_PURSE,
  'landing-called-off': `${TOLD_TOGETHER} landing-waits-for-sea-battle`,
  'facilities-change-hands': `${TOLD_TOGETHER} gun-goes-with-land where a gun is taken; for complexes the state shows it`,
  'facilities-return-to-ally': `${TOLD_TOGETHER} gun-goes-with-land and liberated-for-ally`,
  'gun-fires-on-the-way': `${TOLD_TOGETHER} gun-overflown`,
  'gun-overflown': `${TOLD_TOGETHER} gun-fires-on-the-way`,
  'income-waits-after-liberation': `${TOLD_TOGETHER} capital-freed`,
};

export const SURVIVORS: { readonly [ruleset: string]: Survivors } = {
  everywhere,
  'second-edition': {
    ...withGuns,
    'movement.airBases: nothing > one-space-at-each-end': NO_BASES,
    'carriers.homelessFighters: friendly-island-beside-zone > friendly-land-beside-zone':
      'no case has fighters that lose their carrier beside friendly land that is no island',
    'movement.armorAgain: never > with-moves-left': 'asked in a second combat movement alone, which it has not',
    'cargo-lost-with-ship': `${TOLD_TOGETHER} cargo-takes-no-part`,
    'cargo-retreats-with-ship': `${TOLD_TOGETHER} cargo-takes-no-part`,
    'gun-goes-with-land': `${TOLD_TOGETHER} facilities-change-hands or facilities-return-to-ally`,
  },
  daak: {
    ...withGuns,
    'guest-lost-with-carrier': `${TOLD_TOGETHER} guests-hold-fire`,
    'shot-hits-land-units': `${TOLD_TOGETHER} supporting-shot`,
  },
  'enhanced-realism': {
    ...onItsBoard,
    'movement.airBases: nothing > one-space-at-each-end': NO_BASES,
    'carriers.homelessFighters: friendly-island-beside-zone > friendly-land-beside-zone':
      'no case has fighters that lose their carrier beside friendly land that is no island',
    'movement.armorBlitz: through-empty-enemy-land > through-land-without-anything':
      'no case of its own has armor pass a complex',
    'combat.antiaircraftHit: 1 > 0': NO_GUNS,
    'combat.antiaircraftHit: 1 > 2': NO_GUNS,
    'combat.gunsFireAt: planes-passing-and-fighting > no-such-word': NO_GUNS,
    'combat.land.opening: ["antiaircraft-fire"] > []': NO_GUNS,
    'combat.landing.opening: ["antiaircraft-fire"] > []': NO_GUNS,
    'combat.passingLosses: order-of-loss > owner-between-targets': NO_GUNS,
    'combat.shoreFire: attackers-on-land > no-such-word': BY_ROWS,
    'combat.submarineFirstShot: attackers-every-round > no-such-word': BY_ROWS,
    'combat.submarineTargets: ships > no-such-word': BY_ROWS,
    'combat.supportingShotCasualty: any-unit > land-unit': BY_ROWS,
    'submarines.attackersTo: zone-ships-left-last > zone-ships-sailed-from-or-through': BY_ROWS,
    'submarines.defendersTo: zone-without-enemies > no-such-word': BY_ROWS,
    'submarines.leave: one-zone-a-side-and-round > no-such-word': BY_ROWS,
    'combat.land.round.3.losses: at-once > marked': LAST_FIRE,
    'combat.landing.first.6.losses: at-once > marked': LAST_FIRE,
    'combat.landing.first.6.losses: at-once > ships-at-once': LAST_FIRE,
    'combat.landing.round.3.losses: at-once > marked': LAST_FIRE,
    'combat.sea.first.4.losses: at-once > marked': LAST_FIRE,
    'combat.sea.round.3.losses: at-once > marked': LAST_FIRE,
    'combat.sea.first.3.who.lacking: ["fires-first","first-shot"] > ["first-shot","fires-first"]': SET,
    'balance.technology.germany: ["jet-power"] > []': NO_BALANCE,
    'balance.technology.japan: ["super-submarines"] > []': NO_BALANCE,
    'combat.aims.7.defence.1.at.0: ["land","air","sea"] > []': BOMBERS,
    'combat.aims.7.defence.1.by: owner > shooter': BOMBERS,
    'combat.aims.7.defence.1.face: any > no-such-word': BOMBERS,
    'combat.landing.first.2.losses: marked > ships-at-once': ASHORE,
    'combat.landing.first.5.losses: marked > ships-at-once': ASHORE,
    'combat.landing.first.0.who.landed: silent > no-such-word': `${CANNOT_MATTER}: who lands comes ashore later in that round`,
    'capture.capitalFreed: land-and-complexes > no-such-word': `${CANNOT_MATTER}: no land is held for an ally`,
    'carriers.retreatInPlan: refused > allowed': `${CANNOT_MATTER}: fighters come home to the deck they left, wherever it is`,
    'production.extraComplexes: 0 > 1': `${CANNOT_MATTER}: no complex is ever built`,
    'cargo-retreats-with-ship': `${TOLD_TOGETHER} cargo-takes-no-part`,
  },
  'europe-1999': {
    ...withoutBases,
    ...EUROPE,
    'capture.capitalLoot: all-cash > cash-of-its-land': ONE_PURSE,
    'movement.airBases: nothing > one-space-at-each-end': NO_BASES,
  },
  'pacific-2001': { ...PACIFIC, 'decidedTheatre: plays-on > victors-may-fight': NO_THEATRES },
  'linked-2001': LINKED,
};
