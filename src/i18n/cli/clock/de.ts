// Deutsch: auf wen seit wann gewartet wird, Fristen, und was an den Nächsten weitergegeben wird.

import { counted, stop } from '../../format.ts';
import type { ClockTexts } from './en.ts';

export const clock: ClockTexts = {
  since: (at) => `seit ${at}`,
  until: (at) => `bis ${at}`,
  overdue: (span) => `überfällig seit ${span}`,
  forfeit: (at) => `darf ab ${at} für verloren erklärt werden`,
  forfeitNow: 'darf jetzt für verloren erklärt werden',
  length: (hours) =>
    hours % 24 === 0 ? counted('de', hours / 24, 'Tag', 'Tage') : counted('de', hours, 'Stunde', 'Stunden'),
  span: (hours) =>
    hours >= 48
      ? counted('de', Math.floor(hours / 24), 'Tag', 'Tagen')
      : counted('de', Math.max(1, hours), 'Stunde', 'Stunden'),
  consent: (seq) => `Zustimmung zu #${seq}`,
  nothingMine: (player) => `Auf ${player} wartet nichts.`,
  whoMine: 'Es ist nicht bekannt, wessen Partien gesucht sind.',
  whoMineNext: 'mit --as <Spieler> angeben, oder ein für alle Mal: git config fieldpost.player <Kennung>',
  title: 'Uhr',
  turn: (span) => `für einen Zug: ${span}`,
  answer: (span) => `für eine Antwort: ${span}`,
  forfeitAfter: (span) => `für verloren erklären: ${span} nach Ablauf der Frist`,
  absence: (days) => `Abwesenheit: ${counted('de', days, 'Tag', 'Tage')} je Spieler`,
  none: 'keine Fristen',
  authors: 'Commits: Verfasser muss sein, wer die Zeilen eingetragen hat.',

  // what `new` asks and takes
  asks: {
    clock: 'Wie viele Stunden hat ein Spieler für einen Zug (leer: keine Fristen)?',
    answer: 'Wie viele Stunden für eine Antwort, etwa Verluste (leer: ebenso viele)?',
    forfeit: 'Wie viele Stunden nach der Frist dürfen die anderen für verloren erklären (leer: nie)?',
    absence: 'Wie viele Tage insgesamt darf ein Spieler fehlen (leer: so viele, wie er sagt)?',
    badClock: (said) =>
      `»${said}« ist keine Uhr: Stunden für turn, answer, forfeit und Tage für absence, alles ganze Zahlen.`,
    clockNext: '--clock turn=72,answer=24,forfeit=120,absence=21',
    badAbsence: (said) => `»${said}« sind keine Tage: anna=2026-03-05..2026-03-12.`,
    badList: (option, said) => `»${said}« passt nicht zu ${option}: spieler=name,name.`,
    badDialect: (said, there) => `»${said}« ist kein Dialekt; es gibt: ${there}.`,
    badAuthors: (said) => `»${said}« gibt es nicht: checked oder free.`,
    noPlayer: (id, ids) => `Niemand in dieser Partie hat die Kennung »${id}«: ${ids}.`,
  },
  passOn: 'Zum Weitergeben, per Mail oder Chat:',
  done: (turn, page) => `${turn}, ist fertig: ${page}`,
  underWay: (turn, page) => `${turn}: ${page}`,
  next: (who) => `Am Zug: ${who}.`,
  nextBy: (who, at) => `Am Zug: ${who}, bis ${at}.`,
  decide: (who, battle) => stop(`Zu entscheiden hat ${who}: ${battle}`),
  decideBy: (who, battle, at) => `Zu entscheiden hat ${who}: ${battle}, bis ${at}.`,
  defend: (who, space, ipc, line, at) =>
    `${who} wählt Verteidiger für ${space.acc}, für ${ipc} IPC${at === undefined ? '' : `, bis ${at}`}, mit einer Zeile wie: ${line}`,
  over: (side) => `Die Partie ist zu Ende, gewonnen haben: ${side}.`,
  drawn: 'Die Partie ist zu Ende: unentschieden.',
  toAgree: (who, command) => `Zum Zustimmen, ${who}: ${command}`,
  ahead: (line, at, now) =>
    `${line} gibt an, am ${at} geschrieben zu sein; jetzt ist es ${now}. Fristen zählen von dort, und keine spätere Zeile kann früher sein.`,
  aheadNext: 'wer sie eingetragen hat, soll seine Uhr stellen; die Zeile selbst bleibt, wie sie ist',
  turnName: (power, round) => `${power}, Runde ${round}`,
  player: (name, powers) => `${name} (${powers})`,
};
