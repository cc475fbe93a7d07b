// Deutsch: was Befehle verlangen und was geschehen ist, in ganzen Worten.

import type { Conduct, EventOf } from '../../engine/index.ts';
import type { Ipc, Phase, Technology, UnitType } from '../../vocab/index.ts';
import { counted, list, plural } from '../format.ts';
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
};
const OUTCOMES: { readonly [outcome in EventOf<'battle-ended'>['outcome']]: string } = {
  attacker: 'Sieg des Angreifers',
  defender: 'Sieg des Verteidigers',
  nobody: 'niemand ist übrig',
  retreat: 'Rückzug des Angreifers',
  raided: 'der Bombenangriff ist vorbei',
  'called-off': 'abgesagt',
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
};
const HOW: { readonly [how in EventOf<'control-changed'>['how']]: string } = {
  capture: 'erobert',
  blitz: 'im Durchmarsch erobert',
  liberation: 'befreit',
  neutral: 'nicht länger neutral',
};
const WON: { readonly [how in EventOf<'game-won'>['how']]: string } = {
  capitals: 'durch Hauptstädte',
  economic: 'durch Landwert',
  resignation: 'durch Aufgabe der anderen',
};

export const de: EchoTexts = {
  research: (dice, cost) => `Waffenentwicklung: ${counted('de', dice, 'Würfel', 'Würfel')} für ${cost} IPC`,
  purchase: (units, cost) => `Einkauf: ${units} für ${cost} IPC`,
  combatMoves: 'Angriffszüge',
  noncombatMoves: 'Züge ohne Kampf',
  noMoves: 'keine',
  march: (units, from, via, to) =>
    via === '' ? `${units} von ${from} nach ${to}` : `${units} von ${from} über ${via} nach ${to}`,
  raid: 'strategischer Bombenangriff',
  landIn: (place) => `Landung in ${place}`,
  carrying: (units) => `beladen mit ${units}`,
  beganIn: (place) => `bei Zugbeginn in ${place}`,
  empty: 'unbeladen',
  load: (units, from, zone) => `${units} von ${from} an Bord in ${zone}`,
  unload: (units, zone, to) => `${units} von ${zone} an Land in ${to}`,
  shipsOf: (power) => `Schiffe: ${power}`,
  rocket: (from, target) => `Rakete aus ${from} auf ${target}`,
  fight: 'Kämpfe',
  raidOn: (place) => `Bombenangriff auf ${place}`,
  casualties: (battle, lost) => `Verluste in ${battle}: ${lost}`,
  withdraw: (count, battle, to) =>
    `${counted('de', count, 'U-Boot zieht', 'U-Boote ziehen')} aus ${battle} ab${to === '' ? '' : ` nach ${to}`}`,
  stay: (battle) => `Die U-Boote in ${battle} bleiben`,
  retreat: (battle, to) => (to === '' ? `Die Flugzeuge brechen in ${battle} ab` : `Rückzug aus ${battle} nach ${to}`),
  place: 'Aufstellung',
  placement: (units, space, from) =>
    from === '' ? `${units} in ${space}` : `${units} in ${space}, aus der Fabrik in ${from}`,
  nothing: 'nichts',
  endTurn: 'Zugende, Einkommen kassieren',
  resign: (power) => `Aufgabe: ${power}`,
  standing: 'Dauerbefehle',
  standingFor: (power, side, where) => `${power}, ${side === 'attack' ? 'im Angriff' : 'in der Verteidigung'} ${where}`,
  scopes: { land: 'an Land', sea: 'auf See' },
  inSpace: (space) => `in ${space}`,
  conduct: (conduct: Conduct, w: Words) => [
    ...(conduct.plan === undefined ? [] : [PLANS[conduct.plan]]),
    ...(conduct.planFrom === undefined ? [] : [`ab Runde ${conduct.planFrom}`]),
    ...(conduct.orderOfLoss === undefined
      ? []
      : [`zuerst fallen ${conduct.orderOfLoss.map((type) => w.unit(type, 2)).join(', dann ')}`]),
    ...(conduct.rounds === undefined ? [] : [`Halt nach Runde ${conduct.rounds}`]),
    ...(conduct.retreatAfter === undefined ? [] : [`Rückzug nach Runde ${conduct.retreatAfter}`]),
    ...(conduct.retreatBelow === undefined ? [] : [`Rückzug bei weniger als ${conduct.retreatBelow} Angreifern`]),
    ...(conduct.retreatTo === undefined ? [] : [`Rückzug nach ${w.space(conduct.retreatTo)}`]),
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
    ...(conduct.submarinesTo === undefined ? [] : [`U-Boote nach ${w.space(conduct.submarinesTo)}`]),
    ...(conduct.guestsMayBeLost === undefined ? [] : ['Gastflugzeuge dürfen fallen']),
  ],

  forces: (units, power) => `${units} (${power})`,
  gameOpened: 'Die Partie ist eröffnet',
  turnBegan: (round, power) => `Runde ${round}, am Zug: ${power}`,
  phaseBegan: (phase) => `Phase: ${phase}`,
  diceAwaited: (dice) => (dice === 1 ? '1 Würfel ist zu werfen' : `${dice} Würfel sind zu werfen`),
  standingSet: 'Die Dauerbefehle gelten',
  turnEnded: (round, power) => `Zugende: ${power}, Runde ${round}`,
  roundEnded: (round, sides) => `Ende der ${round}. Runde; Landwert: ${sides}`,
  sideValue: (side, value) => `${side} ${value}`,
  resigned: (power) => `Aufgegeben: ${power}`,
  gameWon: (side, how) => `Die Partie ist zu Ende, Sieger ${WON[how]}: ${side}`,
  gameDrawn: 'Die Partie ist zu Ende: remis',
  battlesHalted: (battles) => `Angehalten, neu zu befehlen: ${battles}`,
  playersChanged: (players) => `Von hier an spielen: ${players}`,
  optionsChanged: 'Von hier an gelten andere Optionen',
  positionReported: (round: number, power: string, phase: Phase, w: Words) =>
    `Stellung wie gemeldet: Runde ${round}, ${power}, ${w.phase(phase)}`,
  rewound: (line) => `Zurück zur Stellung nach Zeile ${line}`,
  paid: ({ ipc, for: why, space }, power, w) =>
    ({
      research: `${power}: ${ipc} IPC für Waffenentwicklung bezahlt`,
      purchase: `${power}: ${ipc} IPC für neue Einheiten bezahlt`,
      neutral: `${power}: ${ipc} IPC für den Einmarsch in ${w.space(space ?? '')} bezahlt`,
      raid: `${power}: ${ipc} IPC an die Bank gezahlt`,
      rocket: `${power}: ${ipc} IPC an die Bank gezahlt`,
      loot: `${power}: Kasse mit ${ipc} IPC verloren`,
    })[why],
  received: ({ ipc, for: why }, power) =>
    why === 'income' ? `${power}: Einkommen ${ipc} IPC` : `${power}: ${ipc} IPC mit der Hauptstadt erbeutet`,
  researchBegun: (power, dice) => `${power}: ${counted('de', dice, 'Forschungswürfel', 'Forschungswürfel')} gekauft`,
  technologyGained: (power: string, technology: Technology, starts, w) =>
    `${power}, Durchbruch: ${w.technology(technology)}${starts === 'at-once' ? '' : ', wirksam nach diesem Zug'}`,
  purchased: (power, units) => `${power}: ${units} gekauft`,
  controlChanged: (space, to, how) => `${space} ${HOW[how]}, Besitzer: ${to}`,
  unitsCaptured: (units, space, to) => `In ${space} erbeutet (${to}): ${units}`,
  neutralEntered: (power, space) => `${power}: Einmarsch ins neutrale Gebiet ${space}`,
  placed: (units, space) => `${units} aufgestellt in ${space}`,
  forfeited: (power, units) => `${power}: ${units} nicht aufgestellt und verloren`,
  bombed: (space: string, damage: Ipc, owner: string) => `Die Industrie in ${space} verliert ${damage} IPC (${owner})`,
  rocketFired: (power, from, target) => `${power}: Rakete aus ${from} auf ${target}`,
  moved: (units, path) => `${units}: ${path}`,
  loaded: (units, from, zone) => `${units}: ${from} > an Bord in ${zone}`,
  unloaded: (units, zone, to) => `${units}: von ${zone} an Land in ${to}`,
  landingDeclared: (units, zone, to) => `Landung aus ${zone} in ${to}: ${units}`,
  landingCancelled: (units, to) => `Die Landung in ${to} fällt aus: ${units}`,
  overflown: (units, space, gunner) => `Über der Flak in ${space} (${gunner}): ${units}`,
  launched: (units, zone) => `Start vom Träger in ${zone}: ${units}`,
  landed: (units, zone) => `Landung auf einem Träger in ${zone}: ${units}`,
  removed: (units, space) => `In ${space} verloren, kein Landeplatz: ${units}`,
  battleDeclared: (battle, kind) =>
    ({ land: `Kampf um ${battle}`, sea: `Seeschlacht in ${battle}`, raid: `Bombenangriff auf ${battle}` })[kind],
  battleOpened: (battle, attackers, defenders) => `${battle}: ${attackers} gegen ${defenders || 'niemanden'}`,
  round: (round) => (round === 0 ? 'Eröffnung' : `Runde ${round}`),
  rolled: (role, round, volleys, hits) =>
    `${ROLES[role]}${round === '' ? '' : `, ${round}`}: ${volleys}  =  ${counted('de', hits, 'Treffer', 'Treffer')}`,
  thrown: (role, volleys) => `${ROLES[role]}: ${volleys}`,
  sure: (hits) => `${hits} sicher`,
  decisionDue: (battle, decision, from) => `${battle}: zu entscheiden (${from}): ${DECISIONS[decision]}`,
  proposed: (power, units, battle) => `${power}: Verluste in ${battle} wären ${units}`,
  marked: (units) => `Getroffen, noch ein Schuss: ${units}`,
  lost: (units, cause) => `${units} ${CAUSES[cause]}`,
  hitsVoid: (hits) =>
    `${counted('de', hits, 'Treffer verfällt', 'Treffer verfallen')}: ${plural('de', hits, 'er trifft', 'sie treffen')} nichts, was dafür infrage kommt`,
  withdrew: (units, from, to) => `Abzug aus ${from} nach ${to}: ${units}`,
  stayed: (powers, decision) =>
    decision === 'withdraw' ? `${powers}: Die U-Boote bleiben` : `${powers}: Der Angriff geht weiter`,
  retreated: (units, from, to) =>
    to === '' ? `Abbruch in ${from}: ${units}` : `Rückzug aus ${from} nach ${to}: ${units}`,
  battleEnded: (battle, outcome, rounds) =>
    `${battle}: ${OUTCOMES[outcome]}${rounds === 0 ? '' : ` nach ${counted('de', rounds, 'Runde', 'Runden')}`}`,
  roles: ROLES,
  diceFor: (what, where) => (where === '' ? what : `${what}, ${where}`),
  units: (type: UnitType, need, w) => `${w.unit(type, 2)} auf ${need}`,
  listOf: (items) => list('de', items),
};
