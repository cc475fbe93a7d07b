// English: what orders ask for and what happened, in full words.

import type { Conduct, EventOf } from '../../engine/index.ts';
import type { Ipc, Phase, Technology, UnitType } from '../../vocab/index.ts';
import { counted, plural } from '../format.ts';
import type { Place } from '../places/index.ts';
import type { Words } from '../words.ts';

const DECISIONS = {
  casualties: 'which units are lost',
  withdraw: 'whether submarines withdraw',
  retreat: 'retreat or another round',
};
const PLANS = {
  SA: 'save air: the planes break off when the ground units are gone',
  SAAC: 'save air at all costs',
  TAAC: 'take at all costs: planes are lost before the last unit that can hold the place',
  KAAC: 'kill at all costs: the lowest attack value goes first, to the end',
  ask: 'ask at every real choice',
};
const ROLES: { readonly [role in EventOf<'rolled'>['role']]: string } = {
  research: 'Weapons development',
  'technology-table': 'Technology table',
  antiaircraft: 'Antiaircraft fire',
  'supporting-shot': 'Supporting shots',
  submarine: 'Attacking submarines',
  attack: 'Attack',
  defence: 'Defence',
  raid: 'Strategic bombing',
  rocket: 'Rocket',
  artillery: 'First fire',
  aircraft: 'Aircraft',
  neutral: 'Money for the defence of a neutral',
};
const OUTCOMES: { readonly [outcome in EventOf<'battle-ended'>['outcome']]: string } = {
  attacker: 'won by the attacker',
  defender: 'won by the defender',
  nobody: 'nobody is left',
  retreat: 'the attacker has left',
  raided: 'the raid is over',
  'called-off': 'called off',
  'broken-off': 'contact broken off',
};
const CAUSES: { readonly [cause in EventOf<'units-lost'>['cause']]: string } = {
  antiaircraft: 'shot down',
  'supporting-shot': 'hit from the sea',
  submarine: 'sunk by submarines',
  attack: 'hit by the attackers',
  defence: 'hit by the defenders',
  'with-ship': 'lost with the ship',
  'no-landing-place': 'lost for want of a place to land',
  defenceless: 'sunk without defence',
  artillery: 'hit by first fire',
  aircraft: 'hit by aircraft',
};
const HOW: { readonly [how in EventOf<'control-changed'>['how']]: string } = {
  capture: 'captured by',
  blitz: 'taken in passing by',
  liberation: 'held again by',
  neutral: 'no longer neutral, now held by',
};
const WON: { readonly [how in EventOf<'game-won'>['how']]: string } = {
  capitals: 'by capitals',
  economic: 'by land value',
  resignation: 'because the others gave up',
  elimination: 'because nothing is left of the others',
  theatres: 'because every theatre is decided',
};

export const en = {
  // orders
  defendNeutral: (units: string, space: Place) => `Defend neutral territory ${space.in} with ${units}`,
  research: (dice: number, cost: Ipc) => `Weapons development: ${counted('en', dice, 'die', 'dice')} for ${cost} IPC`,
  purchase: (units: string, cost: Ipc) => `Buy ${units} for ${cost} IPC`,
  combatMoves: 'Combat moves',
  noncombatMoves: 'Noncombat moves',
  noMoves: 'none',
  march: (units: string, from: Place, via: string, to: Place) =>
    via === '' ? `${units} ${from.from} ${to.to}` : `${units} ${from.from} via ${via} ${to.to}`,
  raid: 'strategic bombing raid',
  attackIn: ({ in: where }: { in: string }) => `the ships ${where} attack`,
  landIn: (place: Place) => `to land ${place.in}`,
  carrying: (units: string) => `carrying ${units}`,
  beganIn: (place: Place) => `those that began the turn ${place.in}`,
  empty: 'with nothing aboard',
  load: (units: string, from: Place, zone: Place, count: number) =>
    `${units} ${from.from} ${plural('en', count, 'boards', 'board')} ships ${zone.in}`,
  unload: (units: string, zone: Place, to: Place, count: number) =>
    `${units} ${plural('en', count, 'goes', 'go')} ashore ${zone.from} ${to.in}`,
  shipsOf: (power: string) => `ships of ${power}`,
  rocket: (from: Place, target: Place) => `Fire a rocket ${from.from} at ${target.the}`,
  fight: 'Fight',
  raidOn: (place: Place) => `raid on ${place.the}`,
  secondBattle: (place: Place) => `the second battle for ${place.the}`,
  casualties: (battle: Place, lost: string) => `Casualties ${battle.in}: ${lost}`,
  withdraw: (count: number, battle: Place, to: Place | undefined) =>
    `${counted('en', count, 'submarine withdraws', 'submarines withdraw')} ${battle.from}${to === undefined ? '' : ` ${to.to}`}`,
  stay: (battle: Place) => `The submarines ${battle.in} stay`,
  retreat: (battle: Place, to: Place | undefined) =>
    to === undefined ? `The planes break off ${battle.in}` : `Retreat ${battle.from} ${to.to}`,
  breakOff: ({ in: where }: { in: string }) => `Contact is broken off ${where}`,
  retreatWays: ({ from }: { from: string }) => `Retreat ${from}`,
  retreatWay: ({ units, to }: { units: string; to: string }) => `${units} ${to}`,
  breaksContact: ({ units, in: where }: { units: string; in: string }) => `${units} ${where}, without fighting on`,
  place: 'Place',
  placement: (units: string, space: Place, from: Place | undefined) =>
    from === undefined ? `${units} ${space.in}` : `${units} ${space.in}, from the complex ${from.in}`,
  boarding: (placement: string, planes: string) => `${placement}; ${planes} that stood at the complex aboard`,
  nothing: 'nothing',
  bid: (total: Ipc) => (total < 0 ? `Bid of ${total} IPC; given up for it` : `Bid of ${total} IPC`),
  bidMoney: (ipc: Ipc, power: string) => `${ipc} IPC (${power})`,
  endTurnAlone: 'End the turn',
  endTurn: 'End the turn and collect income',
  resign: (power: string) => `${power} resigns`,
  standing: 'Standing orders',
  standingFor: (power: string, side: 'attack' | 'defence', where: string) =>
    `${power}, ${side === 'attack' ? 'attacking' : 'defending'} ${where}`,
  scopes: { land: 'on land', sea: 'at sea' },
  inSpace: (space: Place) => `${space.in}`,
  conduct: (conduct: Conduct, w: Words): readonly string[] => [
    ...(conduct.plan === undefined ? [] : [PLANS[conduct.plan]]),
    ...(conduct.planFrom === undefined ? [] : [`from round ${conduct.planFrom} on`]),
    ...(conduct.orderOfLoss === undefined
      ? []
      : [`lose first ${conduct.orderOfLoss.map((type) => w.unit(type, 2)).join(', then ')}`]),
    ...(conduct.rounds === undefined ? [] : [`stop after round ${conduct.rounds}`]),
    ...(conduct.retreatAfter === undefined ? [] : [`retreat after round ${conduct.retreatAfter}`]),
    ...(conduct.retreatBelow === undefined ? [] : [`retreat with fewer than ${conduct.retreatBelow} attackers`]),
    ...(conduct.retreatTo === undefined ? [] : [`retreat ${w.place(conduct.retreatTo).to}`]),
    ...(conduct.supports === undefined
      ? []
      : [`at most ${counted('en', conduct.supports, 'supporting shot', 'supporting shots')}`]),
    ...(conduct.submarines === undefined
      ? []
      : [
          { stay: 'submarines stay', withdraw: 'submarines withdraw', ask: 'ask about submarines' }[conduct.submarines],
        ]),
    ...(conduct.submarinesTo === undefined ? [] : [`submarines ${w.place(conduct.submarinesTo).to}`]),
    ...(conduct.picks === undefined
      ? []
      : [`pick first ${conduct.picks.map((type) => w.unit(type, 2)).join(', then ')}`]),
    ...(conduct.guestsMayBeLost === undefined ? [] : ['guest fighters may be lost']),
  ],

  // events
  forces: (units: string, power: string) => `${units} (${power})`,
  /** Of planes hit in passing, where those lost have flown to. */
  flown: (force: string, to: Place) => `${force} on the way ${to.to}`,
  gameOpened: 'The game is open',
  bidSeal: (player: string) => `${player} seals a bid`,
  bidDue: (side: string) => `The bid of the ${side} comes first`,
  bidsDue: (players: string) => `Sealed bids come first: ${players}`,
  lot: 'a lot between equal bids',
  bidSealed: (player: string) => `The bid of ${player} is sealed`,
  bidOpened: (player: string, total: Ipc, parts: string) =>
    `The bid of ${player}: ${total} IPC${parts === '' ? '' : `; ${parts}`}`,
  bidLapsed: (player: string) => `The bid of ${player} was not there in time and no longer counts`,
  lotDrawn: (value: number, player: string) => `Equal bids: the die shows ${value}, for ${player}`,
  sidesDecided: {
    'lower-bid': 'The lower bid decides',
    lot: 'The die decides',
    lapse: 'The bid that is left decides',
  },
  plays: (player: string, side: string) => `${player} plays the ${side}`,
  unitsHeld: (units: string, space: Place) => `Battle dropped; no move this turn for ${units} ${space.in}`,
  bidTaken: (units: string, space: Place) => `Given up for the bid: ${units} ${space.in}`,
  bidMade: (side: string, total: Ipc) => `The ${side} lay out their bid of ${total} IPC`,
  turnBegan: (round: number, power: string) => `Round ${round}: ${power} to move`,
  phaseBegan: (phase: string) => `Phase: ${phase}`,
  diceAwaited: (dice: number) => `${counted('en', dice, 'die is', 'dice are')} to be thrown`,
  standingSet: 'Standing orders are set',
  relation: {
    enemy: (powers: string) => `${powers} are at war`,
    neither: (powers: string) => `${powers} are at peace`,
    friend: (powers: string) => `${powers} are allies`,
  },
  turnEnded: (round: number, power: string) => `${power} ends its turn in round ${round}`,
  roundEnded: (round: number, sides: string) => `Round ${round} ends; land value: ${sides}`,
  sideValue: (side: string, value: Ipc) => `${side} ${value}`,
  eliminated: (power: string) => `${power} is out of the game`,
  neutralViolated: (power: string, space: string) => `${power} violates the neutrality of ${space}`,
  choiceDue: (power: string, space: string, ipc: Ipc) => `${power} has ${ipc} IPC to spend on the defence of ${space}`,
  damageSettled: {
    income: (power: string, ipc: Ipc) => `${ipc} IPC for damage to its industry are taken off the income of ${power}`,
    capture: (power: string, ipc: Ipc) => `${power} no longer owes the ${ipc} IPC of damage to the lost complex`,
  },
  resigned: (power: string) => `${power} has resigned`,
  theatreWon: (theatre: string, side: string) => `${theatre} is decided: the ${side} have won there`,
  gameWon: (side: string, how: EventOf<'game-won'>['how']) => `The game is over: the ${side} have won, ${WON[how]}`,
  gameDrawn: 'The game is over: it ended in a draw',
  battlesHalted: (battles: string) => `Stopped, to be ordered anew: ${battles}`,
  playersChanged: (players: string) => `Playing from here on: ${players}`,
  optionsChanged: 'Other options hold from here on',
  position: {
    report: (round: number, power: string, phase: Phase, w: Words) =>
      `Position as reported: round ${round}, ${power}, ${w.phase(phase)}`,
    edit: (round: number, power: string, phase: Phase, w: Words) =>
      `Position set right: round ${round}, ${power}, ${w.phase(phase)}`,
  },
  rewound: (seq: number) => `Back to the position after #${seq}`,
  paid: ({ ipc, for: why, space }: EventOf<'paid'>, power: string, w: Words) =>
    ({
      research: `${power} pays ${ipc} IPC for weapons development`,
      purchase: `${power} pays ${ipc} IPC for new units`,
      neutral: `${power} pays ${ipc} IPC to enter ${w.space(space ?? '')}`,
      raid: `${power} gives up ${ipc} IPC to the bank`,
      rocket: `${power} gives up ${ipc} IPC to the bank`,
      loot: `${power} loses its treasury of ${ipc} IPC`,
      bid: `${power} gives up ${ipc} IPC for the bid`,
      unspent: `${power} loses ${ipc} IPC that it did not spend`,
    })[why],
  received: ({ ipc, for: why }: EventOf<'received'>, power: string) =>
    ({
      income: `${power} collects ${ipc} IPC`,
      loot: `${power} takes ${ipc} IPC from the captured capital`,
      bid: `${power} gets ${ipc} IPC from the bid`,
    })[why],
  researchBegun: (power: string, dice: number) =>
    `${power} throws ${counted('en', dice, 'research die', 'research dice')}`,
  technologyGained: (power: string, technology: Technology, starts: 'at-once' | 'after-turn', w: Words) =>
    `${power} gains ${w.technology(technology)}${starts === 'at-once' ? '' : ', in force after this turn'}`,
  purchased: (power: string, units: string) => `${power} buys ${units}`,
  controlChanged: (space: Place, to: string, how: EventOf<'control-changed'>['how']) =>
    `${space.the} is ${HOW[how]} ${to}`,
  unitsCaptured: (units: string, space: Place, to: string) => `Captured ${space.in}, now of ${to}: ${units}`,
  neutralEntered: (power: string, space: string) => `${power} enters neutral ${space}`,
  placed: (units: string, space: Place) => `${units} placed ${space.in}`,
  forfeited: (power: string, units: string) => `${power} forfeits ${units} it could not or did not place`,
  bombed: (space: Place, damage: Ipc, owner: string) => `The industry ${space.in} is hit for ${damage} IPC (${owner})`,
  rocketFired: (power: string, from: Place, target: Place) => `${power} fires a rocket ${from.from} at ${target.the}`,
  moved: (units: string, path: string) => `${units}: ${path}`,
  loaded: (units: string, from: Place, zone: Place) => `${units}: ${from.name} > aboard ${zone.in}`,
  unloaded: (units: string, zone: Place, to: Place) => `${units}: ashore ${zone.from} ${to.in}`,
  landingDeclared: (units: string, zone: Place, to: Place) => `To go ashore ${zone.from} ${to.in}: ${units}`,
  landingCancelled: (units: string, to: Place) => `The landing of ${units} ${to.in} is off`,
  overflown: (units: string, space: Place, gunner: string) => `Over the gun of ${gunner} ${space.in}: ${units}`,
  launched: (units: string, zone: Place) => `Off their carrier ${zone.in}: ${units}`,
  landed: (units: string, zone: Place) => `Down on a carrier ${zone.in}: ${units}`,
  removed: {
    'no-landing-place': (units: string, space: Place) => `Lost ${space.in} for want of a place to land: ${units}`,
    'ship-lost': (units: string, space: Place) => `Lost ${space.in} with their ship: ${units}`,
    'gave-up': (units: string, space: Place) =>
      `Taken off the board ${space.in}, for their power gave up and they had no way back: ${units}`,
  },
  battleDeclared: (battle: Place, kind: 'land' | 'sea' | 'raid') =>
    ({ land: `A battle for ${battle.the}`, sea: `A sea battle ${battle.in}`, raid: `A raid on ${battle.the}` })[kind],
  battleOpened: (battle: string, attackers: string, defenders: string) =>
    `${battle}: ${attackers} against ${defenders || 'nobody'}`,
  round: (round: number) => (round === 0 ? 'opening fire' : `round ${round}`),
  rolled: (role: EventOf<'rolled'>['role'], round: string, volleys: string, hits: number) =>
    `${ROLES[role]}${round === '' ? '' : `, ${round}`}: ${volleys}  =  ${counted('en', hits, 'hit', 'hits')}`,
  thrown: (role: EventOf<'rolled'>['role'], volleys: string) => `${ROLES[role]}: ${volleys}`,
  sure: (hits: number) => `${hits} sure`,
  decisionDue: (battle: string, decision: 'casualties' | 'withdraw' | 'retreat', from: string) =>
    `${battle}: ${from} must decide: ${DECISIONS[decision]}`,
  proposed: (power: string, units: string, battle: Place) => `${power} would lose ${units} ${battle.in}`,
  marked: (units: string) => `Hit, and still to fire: ${units}`,
  damaged: (units: string) => `Hit, damaged and fighting on: ${units}`,
  lost: (units: string, cause: EventOf<'units-lost'>['cause']) => `${units} ${CAUSES[cause]}`,
  hitsVoid: (hits: number) =>
    `${counted('en', hits, 'hit finds', 'hits find')} no unit that can take ${plural('en', hits, 'it', 'them')}`,
  withdrew: (units: string, from: Place, to: Place) => `Withdrawal ${from.from} ${to.to}: ${units}`,
  stayed: (powers: string, decision: 'withdraw' | 'retreat') =>
    decision === 'withdraw' ? `${powers}: the submarines stay` : `${powers}: the battle goes on`,
  retreated: (units: string, from: Place, to: Place | undefined) =>
    to === undefined ? `Breaking off ${from.in}: ${units}` : `Retreat ${from.from} ${to.to}: ${units}`,
  contactBroken: ({ units, in: where }: { units: string; in: string }) =>
    `Contact broken off ${where}, where these stay: ${units}`,
  battleEnded: (battle: string, outcome: EventOf<'battle-ended'>['outcome'], rounds: number) =>
    `${battle}: ${OUTCOMES[outcome]}${rounds === 0 ? '' : ` after ${counted('en', rounds, 'round', 'rounds')}`}`,
  // dice by purpose
  roles: ROLES,
  diceFor: (what: string, where: string) => (where === '' ? what : `${what}, ${where}`),
  units: (type: UnitType, need: number, w: Words) => `${w.unit(type, 2)} at ${need}`,
};

export type EchoTexts = typeof en;
