// English: refusals about whose turn it is and what is due.

import type { GeneralRefusals, PositionFault } from '../../../engine/refusals/general.ts';
import { counted, list } from '../../format.ts';
import { ORDER_NAMES } from '../../orders.ts';
import type { Say } from '../say.ts';

const DECISIONS = { casualties: 'casualties', withdraw: 'submarine withdrawal', retreat: 'retreat or another round' };
const IMPOSSIBLE: { readonly [fault in PositionFault]: string } = {
  'not-on-board': 'there is no such space on this board',
  'sea-controlled': 'nobody controls a sea zone',
  'land-without-owner': 'land that is not neutral needs an owner',
  'land-unit-at-sea': 'land units cannot be in a sea zone without a ship',
  'ship-on-land': 'ships are always at sea',
  'plane-without-carrier': 'planes at sea need a carrier with room for them',
  'units-on-enemy-land': 'units of both sides cannot be in one territory',
  'complex-of-another': 'an industrial complex belongs to whoever holds the land',
  'too-many-guns': 'a territory holds one antiaircraft gun at most',
  'too-many-complexes': 'a territory holds one industrial complex at most',
  'no-such-ship': 'the ship that is said to carry units is not there',
  'too-much-cargo': 'the ship cannot carry that',
  'mixed-cargo': 'troops of several powers do not share a ship',
};

export const general: Say<GeneralRefusals> = {
  'game-over': ({ side }, w) => `The game is over: the ${w.side(side)} have won.`,
  'game-drawn': () => 'The game is over: it was drawn.',
  'game-already-open': () => 'The game is already open; only the first entry of a log opens it.',
  'game-not-open': () => 'The game has not been opened yet.',
  'not-your-turn': ({ power, turn }, w) => `It is not ${w.power(power)}’s turn but ${w.power(turn)}’s.`,
  'others-to-move': ({ powers }, w) =>
    `Still to have their part in this phase, before it goes on: ${w.powers(powers)}.`,
  'phase-over': ({ order, phase }, w) =>
    `Too late for ${ORDER_NAMES[order].en}: the turn is already in the phase “${w.phase(phase)}”.`,
  'dice-awaited': ({ dice }) => `${counted('en', dice, 'die has', 'dice have')} to be thrown first.`,
  'no-dice-awaited': () => 'No dice are due.',
  'dice-missing': ({ purpose, n }) => `The dice for ${purpose} are missing: ${counted('en', n, 'die', 'dice')}.`,
  'dice-wrong': ({ purpose, n, got }) =>
    `${purpose} needs ${counted('en', n, 'die', 'dice')} with possible faces; there are ${got}.`,
  'dice-left-over': ({ purpose }) => `Nobody asked for the dice “${purpose}”.`,
  'decision-due': ({ battle, decision, from }, w) =>
    `First ${w.powers(from)} must decide ${w.place(battle).in}: ${DECISIONS[decision]}.`,
  'choice-due': ({ space, from }, w) => `First ${w.powers(from)} must choose the defenders of ${w.place(space).the}.`,
  'no-choice-due': ({ space }, w) => `Nobody has defenders to choose for ${w.place(space).the} now.`,
  'choice-not-yours': ({ space, from, power }, w) =>
    `The defence of ${w.place(space).the} is for ${w.powers(from)} to choose, not for ${w.power(power)}.`,
  'no-decision-due': ({ battle, decision }, w) =>
    `Nothing to decide ${w.place(battle).in} now: ${DECISIONS[decision]}.`,
  'decision-not-yours': ({ battle, from, power }, w) =>
    `${w.place(battle).in} it is for ${w.powers(from)} to decide, not for ${w.power(power)}.`,
  'unknown-space': ({ space }) => `There is no space “${space}” on this board.`,
  'already-resigned': ({ power }, w) => `${w.power(power)} has already resigned.`,
  'unknown-ruleset': ({ ruleset, version }) =>
    `This program does not know the ruleset “${ruleset}”, version ${version}.`,
  'wrong-board': ({ board, ruleset }) => `The ruleset “${ruleset}” is not played on the board “${board}”.`,
  'battles-unfought': ({ battles }, w) => `First the battles have to be fought: ${list('en', battles.map(w.battle))}.`,
  'not-your-side': ({ power, of }, w) =>
    `${w.power(power)} cannot give standing orders for ${w.power(of)}: that is the other side.`,
  'option-not-offered': ({ option, value, ruleset }) =>
    `The ruleset “${ruleset}” does not know the option ${option}=${value}.`,
  'position-impossible': ({ space, why }, w) => `The position cannot be: ${w.space(space)}: ${IMPOSSIBLE[why]}.`,
};
