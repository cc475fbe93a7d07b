// English: what orders ask for and what happened, in full words.

import type { Conduct, EventOf } from '../../engine/index.ts';
import type { Ipc, Phase, Technology, UnitType } from '../../vocab/index.ts';
import { counted, list, plural } from '../format.ts';
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
};
const OUTCOMES: { readonly [outcome in EventOf<'battle-ended'>['outcome']]: string } = {
  attacker: 'won by the attacker',
  defender: 'won by the defender',
  nobody: 'nobody is left',
  retreat: 'the attacker has left',
  raided: 'the raid is over',
  'called-off': 'called off',
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
};
const HOW: { readonly [how in EventOf<'control-changed'>['how']]: string } = {
  capture: 'captured by',
  blitz: 'taken in passing by',
  liberation: 'freed for',
  neutral: 'no longer neutral, now held by',
};
const WON: { readonly [how in EventOf<'game-won'>['how']]: string } = {
  capitals: 'by capitals',
  economic: 'by land value',
  resignation: 'because the others gave up',
};

export const en = {
  // orders
  research: (dice: number, cost: Ipc) => `Weapons development: ${counted('en', dice, 'die', 'dice')} for ${cost} IPC`,
  purchase: (units: string, cost: Ipc) => `Buy ${units} for ${cost} IPC`,
  combatMoves: 'Combat moves',
  noncombatMoves: 'Noncombat moves',
  noMoves: 'none',
  march: (units: string, from: string, via: string, to: string) =>
    via === '' ? `${units} from ${from} to ${to}` : `${units} from ${from} via ${via} to ${to}`,
  raid: 'strategic bombing raid',
  landIn: (place: string) => `to land in ${place}`,
  carrying: (units: string) => `carrying ${units}`,
  beganIn: (place: string) => `those that began the turn in ${place}`,
  empty: 'with nothing aboard',
  load: (units: string, from: string, zone: string) => `${units} from ${from} board ships in ${zone}`,
  unload: (units: string, zone: string, to: string) => `${units} go ashore from ${zone} in ${to}`,
  shipsOf: (power: string) => `ships of ${power}`,
  rocket: (from: string, target: string) => `Fire a rocket from ${from} at ${target}`,
  fight: 'Fight',
  raidOn: (place: string) => `raid on ${place}`,
  casualties: (battle: string, lost: string) => `Casualties in ${battle}: ${lost}`,
  withdraw: (count: number, battle: string, to: string) =>
    `${counted('en', count, 'submarine withdraws', 'submarines withdraw')} from ${battle}${to === '' ? '' : ` to ${to}`}`,
  stay: (battle: string) => `The submarines in ${battle} stay`,
  retreat: (battle: string, to: string) =>
    to === '' ? `The planes break off in ${battle}` : `Retreat from ${battle} to ${to}`,
  place: 'Place',
  placement: (units: string, space: string, from: string) =>
    from === '' ? `${units} in ${space}` : `${units} in ${space}, from the complex in ${from}`,
  nothing: 'nothing',
  endTurn: 'End the turn and collect income',
  resign: (power: string) => `${power} resigns`,
  standing: 'Standing orders',
  standingFor: (power: string, side: 'attack' | 'defence', where: string) =>
    `${power}, ${side === 'attack' ? 'attacking' : 'defending'} ${where}`,
  scopes: { land: 'on land', sea: 'at sea' },
  inSpace: (space: string) => `in ${space}`,
  conduct: (conduct: Conduct, w: Words): readonly string[] => [
    ...(conduct.plan === undefined ? [] : [PLANS[conduct.plan]]),
    ...(conduct.planFrom === undefined ? [] : [`from round ${conduct.planFrom} on`]),
    ...(conduct.orderOfLoss === undefined
      ? []
      : [`lose first ${conduct.orderOfLoss.map((type) => w.unit(type, 2)).join(', then ')}`]),
    ...(conduct.rounds === undefined ? [] : [`stop after round ${conduct.rounds}`]),
    ...(conduct.retreatAfter === undefined ? [] : [`retreat after round ${conduct.retreatAfter}`]),
    ...(conduct.retreatBelow === undefined ? [] : [`retreat with fewer than ${conduct.retreatBelow} attackers`]),
    ...(conduct.retreatTo === undefined ? [] : [`retreat to ${w.space(conduct.retreatTo)}`]),
    ...(conduct.supports === undefined
      ? []
      : [`at most ${counted('en', conduct.supports, 'supporting shot', 'supporting shots')}`]),
    ...(conduct.submarines === undefined
      ? []
      : [
          { stay: 'submarines stay', withdraw: 'submarines withdraw', ask: 'ask about submarines' }[conduct.submarines],
        ]),
    ...(conduct.submarinesTo === undefined ? [] : [`submarines to ${w.space(conduct.submarinesTo)}`]),
    ...(conduct.guestsMayBeLost === undefined ? [] : ['guest fighters may be lost']),
  ],

  // events
  forces: (units: string, power: string) => `${units} (${power})`,
  gameOpened: 'The game is open',
  turnBegan: (round: number, power: string) => `Round ${round}: ${power} to move`,
  phaseBegan: (phase: string) => `Phase: ${phase}`,
  diceAwaited: (dice: number) => `${counted('en', dice, 'die is', 'dice are')} to be thrown`,
  standingSet: 'Standing orders are set',
  turnEnded: (round: number, power: string) => `${power} ends its turn in round ${round}`,
  roundEnded: (round: number, sides: string) => `Round ${round} ends; land value: ${sides}`,
  sideValue: (side: string, value: Ipc) => `${side} ${value}`,
  resigned: (power: string) => `${power} has resigned`,
  gameWon: (side: string, how: EventOf<'game-won'>['how']) => `The game is over: the ${side} have won, ${WON[how]}`,
  gameDrawn: 'The game is over: drawn',
  battlesHalted: (battles: string) => `Stopped, to be ordered anew: ${battles}`,
  playersChanged: (players: string) => `Playing from here on: ${players}`,
  optionsChanged: 'Other options hold from here on',
  positionReported: (round: number, power: string, phase: Phase, w: Words) =>
    `Position as reported: round ${round}, ${power}, ${w.phase(phase)}`,
  rewound: (line: number) => `Back to the position after line ${line}`,
  paid: ({ ipc, for: why, space }: EventOf<'paid'>, power: string, w: Words) =>
    ({
      research: `${power} pays ${ipc} IPC for weapons development`,
      purchase: `${power} pays ${ipc} IPC for new units`,
      neutral: `${power} pays ${ipc} IPC to enter ${w.space(space ?? '')}`,
      raid: `${power} gives up ${ipc} IPC to the bank`,
      rocket: `${power} gives up ${ipc} IPC to the bank`,
      loot: `${power} loses its treasury of ${ipc} IPC`,
    })[why],
  received: ({ ipc, for: why }: EventOf<'received'>, power: string) =>
    why === 'income' ? `${power} collects ${ipc} IPC` : `${power} takes ${ipc} IPC from the captured capital`,
  researchBegun: (power: string, dice: number) =>
    `${power} buys ${counted('en', dice, 'research die', 'research dice')}`,
  technologyGained: (power: string, technology: Technology, starts: 'at-once' | 'after-turn', w: Words) =>
    `${power} gains ${w.technology(technology)}${starts === 'at-once' ? '' : ', in force after this turn'}`,
  purchased: (power: string, units: string) => `${power} buys ${units}`,
  controlChanged: (space: string, to: string, how: EventOf<'control-changed'>['how']) =>
    `${space} is ${HOW[how]} ${to}`,
  unitsCaptured: (units: string, space: string, to: string) => `Captured in ${space}, now of ${to}: ${units}`,
  neutralEntered: (power: string, space: string) => `${power} enters neutral ${space}`,
  placed: (units: string, space: string) => `${units} placed in ${space}`,
  forfeited: (power: string, units: string) => `${power} forfeits ${units} it could not or did not place`,
  bombed: (space: string, damage: Ipc, owner: string) => `The industry in ${space} is hit for ${damage} IPC (${owner})`,
  rocketFired: (power: string, from: string, target: string) => `${power} fires a rocket from ${from} at ${target}`,
  moved: (units: string, path: string) => `${units}: ${path}`,
  loaded: (units: string, from: string, zone: string) => `${units}: ${from} > aboard in ${zone}`,
  unloaded: (units: string, zone: string, to: string) => `${units}: ashore from ${zone} in ${to}`,
  landingDeclared: (units: string, zone: string, to: string) => `To go ashore from ${zone} in ${to}: ${units}`,
  landingCancelled: (units: string, to: string) => `The landing of ${units} in ${to} is off`,
  overflown: (units: string, space: string, gunner: string) => `Over the gun of ${gunner} in ${space}: ${units}`,
  launched: (units: string, zone: string) => `Off their carrier in ${zone}: ${units}`,
  landed: (units: string, zone: string) => `Down on a carrier in ${zone}: ${units}`,
  removed: (units: string, space: string) => `Lost in ${space} for want of a place to land: ${units}`,
  battleDeclared: (battle: string, kind: 'land' | 'sea' | 'raid') =>
    ({ land: `A battle for ${battle}`, sea: `A sea battle in ${battle}`, raid: `A raid on ${battle}` })[kind],
  battleOpened: (battle: string, attackers: string, defenders: string) =>
    `${battle}: ${attackers} against ${defenders || 'nobody'}`,
  round: (round: number) => (round === 0 ? 'opening fire' : `round ${round}`),
  rolled: (role: EventOf<'rolled'>['role'], round: string, volleys: string, hits: number) =>
    `${ROLES[role]}${round === '' ? '' : `, ${round}`}: ${volleys}  =  ${counted('en', hits, 'hit', 'hits')}`,
  thrown: (role: EventOf<'rolled'>['role'], volleys: string) => `${ROLES[role]}: ${volleys}`,
  sure: (hits: number) => `${hits} sure`,
  decisionDue: (battle: string, decision: 'casualties' | 'withdraw' | 'retreat', from: string) =>
    `${battle}: ${from} must decide: ${DECISIONS[decision]}`,
  proposed: (power: string, units: string, battle: string) => `${power} would lose ${units} in ${battle}`,
  marked: (units: string) => `Hit, and still to fire: ${units}`,
  lost: (units: string, cause: EventOf<'units-lost'>['cause']) => `${units} ${CAUSES[cause]}`,
  hitsVoid: (hits: number) =>
    `${counted('en', hits, 'hit finds', 'hits find')} no unit that can take ${plural('en', hits, 'it', 'them')}`,
  withdrew: (units: string, from: string, to: string) => `Withdrawal from ${from} to ${to}: ${units}`,
  stayed: (powers: string, decision: 'withdraw' | 'retreat') =>
    decision === 'withdraw' ? `${powers}: the submarines stay` : `${powers}: the attack goes on`,
  retreated: (units: string, from: string, to: string) =>
    to === '' ? `Breaking off in ${from}: ${units}` : `Retreat from ${from} to ${to}: ${units}`,
  battleEnded: (battle: string, outcome: EventOf<'battle-ended'>['outcome'], rounds: number) =>
    `${battle}: ${OUTCOMES[outcome]}${rounds === 0 ? '' : ` after ${counted('en', rounds, 'round', 'rounds')}`}`,
  // dice by purpose
  roles: ROLES,
  diceFor: (what: string, where: string) => (where === '' ? what : `${what}, ${where}`),
  units: (type: UnitType, need: number, w: Words) => `${w.unit(type, 2)} at ${need}`,
  listOf: (items: readonly string[]) => list('en', items),
};

export type EchoTexts = typeof en;
