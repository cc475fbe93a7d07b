// Nederlands: op wie sinds wanneer wordt gewacht, termijnen, en wat aan de volgende wordt doorgegeven.

import { counted, stop } from '../../format.ts';
import type { ClockTexts } from './en.ts';

export const clock: ClockTexts = {
  since: (at) => `sinds ${at}`,
  until: (at) => `tot ${at}`,
  overdue: (span) => `${span} te laat`,
  forfeit: (at) => `mag vanaf ${at} verloren worden verklaard`,
  forfeitNow: 'mag nu verloren worden verklaard',
  length: (hours) =>
    hours % 24 === 0 ? counted('nl', hours / 24, 'dag', 'dagen') : counted('nl', hours, 'uur', 'uur'),
  span: (hours) =>
    hours >= 48
      ? counted('nl', Math.floor(hours / 24), 'dag', 'dagen')
      : counted('nl', Math.max(1, hours), 'uur', 'uur'),
  consent: (seq) => `instemming met #${seq}`,
  nothingMine: (player) => `Op ${player} wacht niets.`,
  whoMine: 'Het is niet bekend wiens spellen gezocht worden.',
  whoMineNext: 'zeg het met --as <speler>, of voor altijd: git config fieldpost.player <id>',
  title: 'Klok',
  turn: (span) => `voor een beurt: ${span}`,
  answer: (span) => `voor een antwoord: ${span}`,
  forfeitAfter: (span) => `verloren verklaren: ${span} na de termijn`,
  absence: (days) => `afwezigheid: ${counted('nl', days, 'dag', 'dagen')} per speler`,
  none: 'geen termijnen',
  authors: 'Commits: de auteur moet degene zijn die de regels heeft ingevoerd.',

  // what `new` asks and takes
  asks: {
    clock: 'Hoeveel uur heeft een speler voor een beurt (leeg: geen termijnen)?',
    answer: 'Hoeveel uur voor een antwoord, zoals verliezen (leeg: even veel)?',
    forfeit: 'Hoeveel uur na de termijn mogen de anderen verloren verklaren (leeg: nooit)?',
    absence: 'Hoeveel dagen in totaal mag een speler weg zijn (leeg: zo veel als hij zegt)?',
    badClock: (said) =>
      `‘${said}’ is geen klok: uren voor turn, answer, forfeit en dagen voor absence, alles hele getallen.`,
    clockNext: '--clock turn=72,answer=24,forfeit=120,absence=21',
    badAbsence: (said) => `‘${said}’ zijn geen dagen: anna=2026-03-05..2026-03-12.`,
    badList: (option, said) => `‘${said}’ past niet bij ${option}: speler=naam,naam.`,
    badDialect: (said, there) => `‘${said}’ is geen dialect; er zijn: ${there}.`,
    badAuthors: (said) => `‘${said}’ bestaat niet: checked of free.`,
    noPlayer: (id, ids) => `Niemand in dit spel heeft het id ‘${id}’: ${ids}.`,
  },
  passOn: 'Om door te geven, per mail of chat:',
  done: (turn, page) => `${turn}, is klaar: ${page}`,
  underWay: (turn, page) => `${turn}: ${page}`,
  next: (who) => `Aan de beurt: ${who}.`,
  nextBy: (who, at) => `Aan de beurt: ${who}, tot ${at}.`,
  decide: (who, battle) => stop(`Een beslissing van ${who}: ${battle}`),
  decideBy: (who, battle, at) => `Een beslissing van ${who}: ${battle}, tot ${at}.`,
  defend: (who, space, ipc, line, at) =>
    `${who} kiest verdedigers voor ${space.the}, voor ${ipc} IPC${at === undefined ? '' : `, tot ${at}`}, met een regel als: ${line}`,
  over: (side) => `Het spel is afgelopen, gewonnen hebben: ${side}.`,
  drawn: 'Het spel is afgelopen: remise.',
  toAgree: (who, command) => `Om in te stemmen, ${who}: ${command}`,
  ahead: (line, at, now) =>
    `${line} zegt geschreven te zijn op ${at}, maar nu is het ${now}. Termijnen tellen vanaf daar, en geen latere regel kan eerder zijn.`,
  aheadNext: 'wie hem heeft ingevoerd, moet zijn klok gelijkzetten; de regel zelf blijft zoals hij is',
  turnName: (power, round) => `${power}, ronde ${round}`,
  player: (name, powers) => `${name} (${powers})`,
};
