// Deutsch: was Befehle verlangen und was geschehen ist, in ganzen Worten.

import type { Conduct, EventOf } from '../../engine/index.ts';
import type { Technology, UnitType } from '../../vocab/index.ts';
import { counted, plural } from '../format.ts';
import type { Words } from '../words.ts';
import type { EchoTexts } from './en.ts';

const DECISIONS = {
  casualties: 'welche Einheiten fallen',
  withdraw: 'ob U-Boote abziehen',
  retreat: 'Rückzug oder noch eine Runde',
};
const PLANS = {
  SA: 'Luft schonen: Sind die Landeinheiten weg, brechen die Flugzeuge ab',
  SAAC: 'Luft um jeden Preis schonen',
  TAAC: 'um jeden Preis erobern: Flugzeuge fallen vor der letzten Einheit, die das Gebiet besetzen kann',
  KAAC: 'um jeden Preis vernichten: der niedrigste Angriffswert zuerst, bis zum Ende',
  ask: 'bei jeder echten Wahl fragen',
};
const ROLES: { readonly [role in EventOf<'rolled'>['role']]: string } = {
  research: 'Waffenentwicklung',
  'technology-table': 'Technologietabelle',
  antiaircraft: 'Flakfeuer',
  'supporting-shot': 'Küstenbombardement',
  submarine: 'Angreifende U-Boote',
  attack: 'Angriff',
  defence: 'Verteidigung',
  raid: 'Strategischer Bombenangriff',
  rocket: 'Rakete',
  artillery: 'Erstes Feuer',
  aircraft: 'Flugzeuge',
  neutral: 'Geld für die Verteidigung eines neutralen Gebiets',
};
const OUTCOMES: { readonly [outcome in EventOf<'battle-ended'>['outcome']]: string } = {
  attacker: 'Sieg des Angreifers',
  defender: 'Sieg des Verteidigers',
  nobody: 'niemand ist übrig',
  retreat: 'Rückzug des Angreifers',
  raided: 'der Bombenangriff ist vorbei',
  'called-off': 'abgesagt',
  'broken-off': 'Feindberührung abgebrochen',
};
const CAUSES: { readonly [cause in EventOf<'units-lost'>['cause']]: string } = {
  antiaircraft: 'abgeschossen',
  'supporting-shot': 'vom Küstenbombardement getroffen',
  submarine: 'von U-Booten versenkt',
  attack: 'vom Angreifer getroffen',
  defence: 'vom Verteidiger getroffen',
  'with-ship': 'mit dem Schiff untergegangen',
  'no-landing-place': 'verloren, kein Landeplatz',
  defenceless: 'wehrlos versenkt',
  artillery: 'vom ersten Feuer getroffen',
  aircraft: 'von Flugzeugen getroffen',
};
const HOW: { readonly [how in EventOf<'control-changed'>['how']]: string } = {
  capture: 'erobert',
  blitz: 'im Durchmarsch erobert',
  liberation: 'zurückerobert',
  neutral: 'nicht länger neutral',
};
const WON: { readonly [how in EventOf<'game-won'>['how']]: string } = {
  capitals: 'durch Hauptstädte',
  economic: 'durch Landwert',
  resignation: 'durch Aufgabe der anderen',
  elimination: 'weil von den anderen nichts mehr übrig ist',
  theatres: 'weil jeder Kriegsschauplatz entschieden ist',
};

export const de: EchoTexts = {
  defendNeutral: (units, space) => `Verteidigung des neutralen Gebiets ${space.in}: ${units}`,
  research: (dice, cost) => `Waffenentwicklung: ${counted('de', dice, 'Würfel', 'Würfel')} für ${cost} IPC`,
  purchase: (units, cost) => `Einkauf: ${units} für ${cost} IPC`,
  combatMoves: 'Angriffszüge',
  noncombatMoves: 'Züge ohne Kampf',
  noMoves: 'keine',
  march: (units, from, via, to) =>
    via === '' ? `${units} ${from.from} ${to.to}` : `${units} ${from.from} über ${via} ${to.to}`,
  raid: 'strategischer Bombenangriff',
  attackIn: ({ in: where }) => `die Schiffe ${where} greifen an`,
  landIn: (place) => `Landung ${place.in}`,
  carrying: (units) => `beladen mit ${units}`,
  beganIn: (place) => `bei Zugbeginn ${place.in}`,
  empty: 'unbeladen',
  load: (units, from, zone) => `${units} ${from.from} an Bord ${zone.in}`,
  unload: (units, zone, to) => `${units} ${zone.from} an Land ${to.in}`,
  shipsOf: (power) => `Schiffe: ${power}`,
  rocket: (from, target) => `Rakete ${from.from} auf ${target.acc}`,
  fight: 'Schlachten',
  raidOn: (place) => `Bombenangriff auf ${place.acc}`,
  secondBattle: (place) => `die zweite Schlacht um ${place.acc}`,
  casualties: (battle, lost) => `Verluste ${battle.in}: ${lost}`,
  withdraw: (count, battle, to) =>
    `${counted('de', count, 'U-Boot zieht', 'U-Boote ziehen')} ${battle.from} ab${to === undefined ? '' : ` ${to.to}`}`,
  stay: (battle) => `Die U-Boote ${battle.in} bleiben`,
  retreat: (battle, to) =>
    to === undefined ? `Die Flugzeuge brechen ${battle.in} ab` : `Rückzug ${battle.from} ${to.to}`,
  breakOff: ({ in: where }) => `Die Schiffe lösen sich ${where} vom Feind`,
  retreatWays: ({ from }) => `Rückzug ${from}`,
  retreatWay: ({ units, to }) => `${units} ${to}`,
  breaksContact: ({ units, in: where }) => `${units} ${where}, ohne weiterzukämpfen`,
  place: 'Aufstellung',
  placement: (units, space, from) =>
    from === undefined ? `${units} ${space.in}` : `${units} ${space.in}, aus der Fabrik ${from.in}`,
  boarding: (placement, planes) => `${placement}; an Bord ${planes} vom Platz der Fabrik`,
  nothing: 'nichts',
  bid: (total) => (total < 0 ? `Gebot von ${total} IPC; abgegeben wird` : `Gebot von ${total} IPC`),
  bidMoney: (ipc, power) => `${ipc} IPC (${power})`,
  endTurnAlone: 'Zugende',
  endTurn: 'Zugende, Einkommen kassieren',
  resign: (power) => `Aufgabe: ${power}`,
  standing: 'Dauerbefehle',
  standingFor: (power, side, where) => `${power}, ${side === 'attack' ? 'im Angriff' : 'in der Verteidigung'} ${where}`,
  scopes: { land: 'an Land', sea: 'auf See' },
  inSpace: (space) => `${space.in}`,
  conduct: (conduct: Conduct, w: Words) => [
    ...(conduct.plan === undefined ? [] : [PLANS[conduct.plan]]),
    ...(conduct.planFrom === undefined ? [] : [`ab Runde ${conduct.planFrom}`]),
    ...(conduct.orderOfLoss === undefined
      ? []
      : [`zuerst fallen ${conduct.orderOfLoss.map((type) => w.unit(type, 2)).join(', dann ')}`]),
    ...(conduct.rounds === undefined ? [] : [`Halt nach Runde ${conduct.rounds}`]),
    ...(conduct.retreatAfter === undefined ? [] : [`Rückzug nach Runde ${conduct.retreatAfter}`]),
    ...(conduct.retreatBelow === undefined ? [] : [`Rückzug bei weniger als ${conduct.retreatBelow} Angreifern`]),
    ...(conduct.retreatTo === undefined ? [] : [`Rückzug ${w.place(conduct.retreatTo).to}`]),
    ...(conduct.supports === undefined
      ? []
      : [`Küstenbombardement mit höchstens ${counted('de', conduct.supports, 'Schuss', 'Schüssen')}`]),
    ...(conduct.submarines === undefined
      ? []
      : [
          { stay: 'U-Boote bleiben', withdraw: 'U-Boote ziehen ab', ask: 'wegen der U-Boote fragen' }[
            conduct.submarines
          ],
        ]),
    ...(conduct.submarinesTo === undefined ? [] : [`U-Boote ${w.place(conduct.submarinesTo).to}`]),
    ...(conduct.picks === undefined
      ? []
      : [`zuerst treffen: ${conduct.picks.map((type) => w.unit(type, 2)).join(', dann ')}`]),
    ...(conduct.guestsMayBeLost === undefined ? [] : ['Gastflugzeuge dürfen fallen']),
  ],

  forces: (units, power) => `${units} (${power})`,
  flown: (force, to) => `${force} auf dem Weg ${to.to}`,
  bidSeal: (player) => `${player} versiegelt ein Gebot`,
  bidDue: (side) => `Zuerst kommt das Gebot (${side})`,
  bidsDue: (players) => `Zuerst kommen die verdeckten Gebote: ${players}`,
  lot: 'das Los zwischen gleichen Geboten',
  bidSealed: (player) => `Das Gebot von ${player} ist versiegelt`,
  bidOpened: (player, total, parts) => `Das Gebot von ${player}: ${total} IPC${parts === '' ? '' : `; ${parts}`}`,
  bidLapsed: (player) => `Das Gebot von ${player} kam nicht rechtzeitig und zählt nicht mehr`,
  lotDrawn: (value, player) => `Gleiche Gebote: Der Würfel zeigt ${value}, das Los fällt auf ${player}`,
  sidesDecided: {
    'lower-bid': 'Das niedrigere Gebot entscheidet',
    lot: 'Das Los entscheidet',
    lapse: 'Das verbliebene Gebot entscheidet',
  },
  plays: (player, side) => `${player}: ${side}`,
  unitsHeld: (units, space) => `Auf die Schlacht verzichtet; ohne weiteren Zug: ${units} ${space.in}`,
  bidTaken: (units, space) => `Für das Gebot abgegeben: ${units} ${space.in}`,
  bidMade: (side, total) => `Gebot aufgestellt (${side}): ${total} IPC`,
  gameOpened: 'Die Partie ist eröffnet',
  turnBegan: (round, power) => `Runde ${round}, am Zug: ${power}`,
  phaseBegan: (phase) => `Phase: ${phase}`,
  diceAwaited: (dice) => (dice === 1 ? '1 Würfel ist zu werfen' : `${dice} Würfel sind zu werfen`),
  standingSet: 'Die Dauerbefehle gelten',
  relation: {
    enemy: (powers) => `${powers} befinden sich im Krieg`,
    neither: (powers) => `${powers} haben Frieden`,
    friend: (powers) => `${powers} sind verbündet`,
  },
  turnEnded: (round, power) => `Zugende: ${power}, Runde ${round}`,
  roundEnded: (round, sides) => `Ende der ${round}. Runde; Landwert: ${sides}`,
  sideValue: (side, value) => `${side} ${value}`,
  eliminated: (power) => `Aus dem Spiel: ${power}`,
  neutralViolated: (power, space) => `${power}: Neutralität verletzt (${space})`,
  choiceDue: (power, space, ipc) => `${power}: ${ipc} IPC für die Verteidigung (${space})`,
  damageSettled: {
    income: (power, ipc) => `${power}: ${ipc} IPC für Schäden an der Industrie vom Einkommen abgezogen`,
    capture: (power, ipc) => `${power}: ${ipc} IPC Schaden an der verlorenen Fabrik sind hinfällig`,
  },
  resigned: (power) => `Aufgegeben: ${power}`,
  theatreWon: (theatre, side) => `Kriegsschauplatz entschieden (${theatre}), Sieger dort: ${side}`,
  gameWon: (side, how) => `Die Partie ist zu Ende, Sieger ${WON[how]}: ${side}`,
  gameDrawn: 'Die Partie ist zu Ende: unentschieden',
  battlesHalted: (battles) => `Angehalten, neu zu befehlen: ${battles}`,
  playersChanged: (players) => `Von hier an spielen: ${players}`,
  optionsChanged: 'Von hier an gelten andere Optionen',
  position: {
    report: (round, power, phase, w) => `Stellung wie gemeldet: Runde ${round}, ${power}, ${w.phase(phase)}`,
    edit: (round, power, phase, w) => `Stellung berichtigt: Runde ${round}, ${power}, ${w.phase(phase)}`,
  },
  rewound: (seq) => `Zurück zur Stellung nach #${seq}`,
  paid: ({ ipc, for: why, space }, power, w) =>
    ({
      research: `${power}: ${ipc} IPC für Waffenentwicklung bezahlt`,
      purchase: `${power}: ${ipc} IPC für neue Einheiten bezahlt`,
      neutral: `${power}: ${ipc} IPC für den Einmarsch in ${w.space(space ?? '')} bezahlt`,
      raid: `${power}: ${ipc} IPC an die Bank gezahlt`,
      rocket: `${power}: ${ipc} IPC an die Bank gezahlt`,
      loot: `${power}: Kasse mit ${ipc} IPC verloren`,
      bid: `${power}: ${ipc} IPC für das Gebot abgegeben`,
      unspent: `${power}: ${ipc} IPC nicht ausgegeben und verfallen`,
    })[why],
  received: ({ ipc, for: why }, power) =>
    ({
      income: `${power}: Einkommen ${ipc} IPC`,
      loot: `${power}: ${ipc} IPC mit der Hauptstadt erbeutet`,
      bid: `${power}: ${ipc} IPC aus dem Gebot`,
    })[why],
  researchBegun: (power, dice) =>
    `${power} würfelt mit ${counted('de', dice, 'Forschungswürfel', 'Forschungswürfeln')}`,
  technologyGained: (power: string, technology: Technology, starts, w) =>
    `${power}, Durchbruch: ${w.technology(technology)}${starts === 'at-once' ? '' : ', wirksam nach diesem Zug'}`,
  purchased: (power, units) => `${power}: ${units} gekauft`,
  controlChanged: (space, to, how) => `${space.name} ${HOW[how]}, Besitzer: ${to}`,
  unitsCaptured: (units, space, to) => `${space.in} erbeutet (${to}): ${units}`,
  neutralEntered: (power, space) => `${power}: Einmarsch ins neutrale Gebiet ${space}`,
  placed: (units, space) => `${units} ${space.in} aufgestellt`,
  forfeited: (power, units) => `${power}: ${units} nicht aufgestellt und verloren`,
  bombed: (space, damage, owner) => `Die Industrie ${space.in} verliert ${damage} IPC (${owner})`,
  rocketFired: (power, from, target) => `${power}: Rakete ${from.from} auf ${target.acc}`,
  moved: (units, path) => `${units}: ${path}`,
  loaded: (units, from, zone) => `${units}: ${from.name} > an Bord ${zone.in}`,
  unloaded: (units, zone, to) => `${units}: ${zone.from} an Land ${to.in}`,
  landingDeclared: (units, zone, to) => `Landung ${zone.from} ${to.in}: ${units}`,
  landingCancelled: (units, to) => `Die Landung ${to.in} fällt aus: ${units}`,
  overflown: (units, space, gunner) => `Über der Flak ${space.in} (${gunner}): ${units}`,
  launched: (units, zone) => `Start vom Träger ${zone.in}: ${units}`,
  landed: (units, zone) => `Landung auf einem Träger ${zone.in}: ${units}`,
  removed: {
    'no-landing-place': (units, space) => `${space.in} verloren, kein Landeplatz: ${units}`,
    'ship-lost': (units, space) => `${space.in} mit dem Schiff verloren: ${units}`,
    'gave-up': (units, space) =>
      `${space.in} vom Brett genommen, weil ihre Macht aufgegeben hat und kein Rückweg blieb: ${units}`,
  },
  battleDeclared: (battle, kind) =>
    ({ land: `Schlacht um ${battle.acc}`, sea: `Seeschlacht ${battle.in}`, raid: `Bombenangriff auf ${battle.acc}` })[
      kind
    ],
  battleOpened: (battle, attackers, defenders) => `${battle}: ${attackers} gegen ${defenders || 'niemanden'}`,
  round: (round) => (round === 0 ? 'Eröffnung' : `Runde ${round}`),
  rolled: (role, round, volleys, hits) =>
    `${ROLES[role]}${round === '' ? '' : `, ${round}`}: ${volleys}  =  ${counted('de', hits, 'Treffer', 'Treffer')}`,
  thrown: (role, volleys) => `${ROLES[role]}: ${volleys}`,
  sure: (hits) => `${hits} sicher`,
  decisionDue: (battle, decision, from) => `${battle}: zu entscheiden (${from}): ${DECISIONS[decision]}`,
  proposed: (power, units, battle) => `${power}: Verluste ${battle.in} wären ${units}`,
  marked: (units) => `Getroffen, noch ein Schuss: ${units}`,
  damaged: (units) => `Getroffen und beschädigt, kämpft weiter: ${units}`,
  lost: (units, cause) => `${units} ${CAUSES[cause]}`,
  hitsVoid: (hits) =>
    `${counted('de', hits, 'Treffer verfällt', 'Treffer verfallen')}: ${plural('de', hits, 'er trifft', 'sie treffen')} nichts, was dafür infrage kommt`,
  withdrew: (units, from, to) => `Abzug ${from.from} ${to.to}: ${units}`,
  stayed: (powers, decision) =>
    decision === 'withdraw' ? `${powers}: Die U-Boote bleiben` : `${powers}: Der Kampf geht weiter`,
  retreated: (units, from, to) =>
    to === undefined ? `Abbruch ${from.in}: ${units}` : `Rückzug ${from.from} ${to.to}: ${units}`,
  contactBroken: ({ units, in: where }) => `Vom Feind gelöst ${where}, wo diese bleiben: ${units}`,
  battleEnded: (battle, outcome, rounds) =>
    `${battle}: ${OUTCOMES[outcome]}${rounds === 0 ? '' : ` nach ${counted('de', rounds, 'Runde', 'Runden')}`}`,
  roles: ROLES,
  diceFor: (what, where) => (where === '' ? what : `${what}, ${where}`),
  units: (type: UnitType, need, w) => `${w.unit(type, 2)} auf ${need}`,
};
