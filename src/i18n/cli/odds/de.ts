// Deutsch: was über die Aussichten einer Schlacht gesagt wird.

import { counted } from '../../format.ts';
import type { OddsTexts } from './en.ts';

export const odds: OddsTexts = {
  land: 'Landschlacht',
  sea: 'Seeschlacht',
  landing: 'Landung',
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  nobody: 'niemand mehr da',
  worth: (ipc) => `${ipc} IPC`,
  guns: (n) => counted('de', n, 'Flak schießt', 'Flaks schießen'),
  shots: (n) => counted('de', n, 'Schlachtschiff unterstützt die Landung', 'Schlachtschiffe unterstützen die Landung'),
  lowLuck: 'Low Luck',
  fought: (n) => `nach ${counted('de', n, 'Runde', 'Runden')}`,
  results: {
    attacker: 'Angreifer siegt',
    defender: 'Verteidiger hält stand',
    nobody: 'beide vernichtet',
    retreat: 'Angreifer bricht ab',
  },
  taken: 'Gebiet erobert',
  lost: (attacker, defender) => `Zu erwartende Verluste: Angreifer ${attacker} IPC, Verteidiger ${defender} IPC.`,
  rounds: (rounds) => `Zu erwartende Kampfrunden: ${rounds}.`,
  picks: 'Exakt, wenn jeder, der ein Opfer aussuchen darf, zuerst die teuerste Einheit trifft.',
  simulated: (games, seed, error) =>
    `Nicht errechnet, sondern ausprobiert: ${games} Gefechte mit Würfeln aus dem Startwert »${seed}«. Standardfehler der Siegchance des Angreifers: ${error}.`,
  noSuchPosition: 'Eine solche Stellung gibt es nach diesen Regeln nicht: Jäger auf See brauchen einen Träger.',
  ends: 'Die wahrscheinlichsten Ausgänge',
  heading: {
    chance: 'Chance',
    result: 'Ausgang',
    attacker: 'vom Angreifer bleibt',
    defender: 'vom Verteidiger bleibt',
    lost: 'Verlust in IPC',
  },
  others: (n, chance) => `${counted('de', n, 'anderer Ausgang', 'andere Ausgänge')}: zusammen ${chance}`,
  noBattles: (game) => `In ${game} ist zurzeit keine Schlacht angesagt oder im Gange.`,
  noBattleThere: (place) => `${place}: dort ist zurzeit keine Schlacht angesagt oder im Gange.`,
  midst: (battle) => `${battle}: mitten in einer Runde; die Aussichten stehen fest, sobald die Treffer verteilt sind.`,
  raid: (battle) => `${battle}: ein Bombenangriff, den niemand gewinnt.`,
  raidOdds: (battle, through, damage, lost) =>
    `${battle}: ein Bombenangriff. Bomben fallen mit einer Wahrscheinlichkeit von ${through}; im Mittel ${damage} IPC Schaden und Bomber für ${lost} IPC verloren.`,
  aboard: (transports) =>
    `Auf ${counted('de', transports, 'Transporter', 'Transportern')}, so wenigen wie nötig; in der ersten Runde können Schiffe getroffen werden.`,
  which: 'Welche Schlacht? Gib zwei Streitkräfte an oder eine Partie.',
  whichNext: 'npx fieldpost odds "5 Inf 2 Pz gegen 3 Inf 1 Jäger"',
  noGame: (said) => `»${said}« bezeichnet weder zwei Streitkräfte noch eine Partie dieses Archivs.`,
  onlyForces: (option) =>
    `${option} gehört zu zwei Streitkräften; eine Partie hat ihre eigenen Regeln, Einheiten und Pläne.`,
  badUnit: (unit) => `${unit} kann an einer solchen Schlacht nicht teilnehmen.`,
  mixed: (unit) => `Gekämpft wird zu Lande oder zur See; ${unit} gehört nicht dazu.`,
  mixedNext:
    'Schlachtschiffe, die eine Landung unterstützen: --bombard 2; Landeinheiten auf See sind Fracht und kämpfen nicht',
  badTechnology: (said, known) => `»${said}« ist keine Technologie: ${known}.`,
  badPlan: (said) => `»${said}« ist kein Plan: SA, SAAC, TAAC oder KAAC.`,
  badSubmarines: (said) => `U-Boote bleiben (stay) oder ziehen ab (withdraw); »${said}« gibt es nicht.`,
  tooMany: (most) => `Das sind mehr als ${most} Einheiten auf einer Seite.`,
  defendersStay: (option) => `${option}: nach diesen Regeln zieht ein Verteidiger nie ab.`,
  badGames: (said, most) => `Eine Schlacht wird 1- bis ${most}-mal durchgespielt, nicht »${said}«.`,
  notAlone: (option) => `${option} setzt eine Landung voraus: Gekämpft wird an Land, und Bodentruppen sind dabei.`,
};
