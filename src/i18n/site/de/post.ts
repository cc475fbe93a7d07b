// Deutsch: die Wörter für das Spiel per Post: wer was eingetragen hat, Uhr und Fristen, Befehle an das Archiv, Feeds,
// Prüfpunkte.

import { counted, number } from '../../format.ts';
import type { PostTexts } from '../en/index.ts';

const n = (value: number): string => number('de', value);

/** Stunden, wie man sie sagt: ganze Tage als Tage. */
const span = (hours: number): string =>
  hours % 24 === 0 ? counted('de', hours / 24, 'Tag', 'Tage') : counted('de', hours, 'Stunde', 'Stunden');

export const post: PostTexts = {
  // für andere eingetragen
  'entered.by': (by, mail) => `eingetragen von ${by}, ${mail}`,
  'entered.by-role': (by, role, mail) => `eingetragen von ${by} (${role}), ${mail}`,
  'entered.mail': 'Mail aufbewahrt',
  'entered.mail-hash': (hash) => `Mail aufbewahrt (SHA-256 ${hash}…)`,
  'entered.no-mail': 'keine Mail aufbewahrt',
  'entered.turn': (player, entered) => `Für ${player}: ${entered}.`,

  // warten
  'wait.since': 'seit',
  'wait.until': 'bis',
  'wait.forfeit': 'für verloren zu erklären ab',
  'wait.overdue': 'überfällig',

  // Uhr und Abwesenheiten
  'clock.title': 'Uhr',
  'clock.turn': 'Zeit für einen Zug',
  'clock.answer': 'Zeit für eine Antwort',
  'clock.forfeit': 'Die Partie darf für verloren erklärt werden',
  'clock.after-deadline': (hours) => `${span(hours)} nach Ablauf der Frist`,
  'clock.by-referee': 'nur durch Schiedsrichter oder Archivar',
  'clock.absence': 'Erlaubte Abwesenheit je Spieler',
  'clock.span': span,
  'clock.days': (days) => `${counted('de', days, 'Tag', 'Tage')} in der ganzen Partie`,
  'clock.none': 'Es wurden keine Fristen vereinbart.',
  'clock.authors': 'Verfasser der Commits',
  'clock.authors-checked': 'muss sein, wer die Zeilen eingetragen hat',
  'clock.authors-free': 'wird nicht geprüft',
  'absence.title': 'Abwesenheiten',

  // Spieler, die kamen und gingen
  'change.title': 'Spielerwechsel',
  'change.took-over': (enters, leaves) => `${enters} hat von ${leaves} übernommen`,
  'change.joined': (enters, role) => `${enters} ist dazugekommen (${role})`,

  // Befehle an das Archiv
  'log.absence': (player, from, to) => `${player} ist vom ${from} bis ${to} abwesend`,
  'log.absence-day': (player, day) => `${player} ist am ${day} abwesend`,
  'log.substitute': (enters, leaves) => `${enters} übernimmt von ${leaves}`,
  'log.substitute-proposed': (enters, leaves) => `Schlägt vor, dass ${enters} von ${leaves} übernimmt`,
  'log.join': (enters, role) => `${enters} kommt dazu (${role})`,
  'log.join-proposed': (enters, role) => `Schlägt vor, dass ${enters} dazukommt (${role})`,
  'log.takes-powers': (powers) => `Übernommene Mächte: ${powers}`,
  'log.forfeit-bid': (player) => `Das Gebot von ${player} zählt nicht mehr`,
  'log.forfeit': (powers) => `Für verloren erklärt: ${powers}`,
  'log.settings': 'Ändert die Vereinbarungen, von hier an',
  'log.settings-proposed': 'Schlägt vor, die Vereinbarungen von hier an zu ändern',
  'log.setting': (what, value) => `${what}: ${value}`,
  'log.edit': 'Berichtigt die Stellung',
  'log.edit-proposed': 'Schlägt vor, die Stellung zu berichtigen',
  'log.edit-to': (entry) => `zurück zur Stellung nach Eintrag ${entry}`,
  'log.edit-control': (space, owner) => `${space}: gehört jetzt ${owner}`,
  'log.edit-free': (space) => `${space}: gehört niemandem`,
  'log.edit-units': (space, units) => `${space}: ${units}`,
  'log.edit-aboard': (space, units) => `${space}, an Bord: ${units}`,
  'log.edit-empty': (space) => `${space}: keine Einheiten`,
  'log.edit-treasury': (power, ipc) => `Kasse (${power}): ${n(ipc)} IPC`,
  'log.edit-turn': (power, round) => `Am Zug: ${power}, Runde ${n(round)}`,
  'log.edit-technology': (power, technologies) => `Technologien (${power}): ${technologies}`,
  'log.draw': 'Die Partie endet unentschieden',
  'log.draw-proposed': 'Bietet Remis an',
  'log.anchor': (length) => `Hinterlegt ${counted('de', length, 'Geheimnis', 'Geheimnisse')} für Würfel`,
  'log.change-key': (player) => `Ändert den Schlüssel von ${player}`,
  'turn.besides': 'Neben den Zügen',
  'log.mail': 'Mail',
  'log.other-rounds': 'Andere Runden des Protokolls',

  // wie eine Partie enden kann
  'game.drawn': (round) => `Die Partie endete in Runde ${n(round)} unentschieden.`,

  // die Liste der Partien
  'games.title': 'Partien',
  'games.lead': (games) => `${counted('de', games, 'Partie', 'Partien')} in diesem Archiv.`,
  'games.broken-state': 'muss repariert werden',

  // Prüfpunkte
  'head.title': 'Prüfpunkt',
  'head.says': (entries) =>
    `${counted('de', entries, 'Eintrag', 'Einträge')}. Wer sich diese Zeile aufschreibt, kann später feststellen, ob etwas davon verändert wurde:`,
  'head.all': 'die Prüfpunkte aller Partien (JSON)',

  // Seite eines Spielers
  'player.lead': 'Worauf bei diesem Spieler gewartet wird und welche Partien er in diesem Archiv spielt.',
  'player.awaited': 'Am Zug',
  'player.nothing': 'Auf diesen Spieler wartet niemand.',

  // Feeds
  'feed.link': 'Feed (Atom)',
  'feed.archive': (name) => `${name}: alle Partien`,
  'feed.player': (player, name) => `${player}: ${name}`,
  'feed.in-game': (what, game) => `${what}, in »${game}«`,
  'feed.opened': (game) => `»${game}« ist eröffnet`,
  'feed.over': (game) => `»${game}« ist zu Ende`,
  'feed.orders': (turn) => `Am Zug: ${turn}`,
  'feed.dice': (turn) => `Würfel stehen aus: ${turn}`,
  'feed.decision': (powers, turn) => `Eine Entscheidung steht aus (${powers}): ${turn}`,
  'feed.consent': (powers) => `Eine Zustimmung steht aus (${powers})`,
  'feed.bids': (players) => `Gebote stehen aus: ${players}`,
  'feed.your-bid': 'Dein Gebot steht aus',
  'feed.your-orders': (turn) => `Du bist am Zug: ${turn}`,
  'feed.your-dice': (turn) => `Deine Würfel stehen aus: ${turn}`,
  'feed.your-decision': (turn) => `Deine Entscheidung steht aus: ${turn}`,
  'feed.your-consent': 'Deine Zustimmung steht aus',
  'feed.money': (land, cash) => `Landwert ${n(land)} IPC, ${n(cash)} IPC verfügbar.`,
};
