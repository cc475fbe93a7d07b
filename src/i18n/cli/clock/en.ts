// English: who is awaited since when, deadlines, and what is passed on to the next player.

import { counted, stop } from '../../format.ts';
import type { Place } from '../../places/index.ts';

export const clock = {
  since: (at: string) => `since ${at}`,
  until: (at: string) => `until ${at}`,
  overdue: (span: string) => `overdue by ${span}`,
  forfeit: (at: string) => `a forfeit may be declared from ${at}`,
  forfeitNow: 'a forfeit may be declared now',
  /** A length of time that was agreed. */
  length: (hours: number) =>
    hours % 24 === 0 ? counted('en', hours / 24, 'day', 'days') : counted('en', hours, 'hour', 'hours'),
  /** How long something has been overdue, rounded down to whole days or hours. */
  span: (hours: number) =>
    hours >= 48
      ? counted('en', Math.floor(hours / 24), 'day', 'days')
      : counted('en', Math.max(1, hours), 'hour', 'hours'),
  consent: (seq: number) => `consent to #${seq}`,
  nothingMine: (player: string) => `Nothing waits for ${player}.`,
  whoMine: 'Whose turn is looked for is not known.',
  whoMineNext: 'say it with --as <player>, or once and for all: git config fieldpost.player <id>',
  title: 'Clock',
  turn: (span: string) => `a turn: ${span}`,
  answer: (span: string) => `an answer: ${span}`,
  forfeitAfter: (span: string) => `forfeit: ${span} after the deadline`,
  absence: (days: number) => `absence: ${counted('en', days, 'day', 'days')} a player`,
  none: 'no deadlines',
  authors: 'Commits: the author must be the one who entered the lines.',

  // what `new` asks and takes
  asks: {
    clock: 'How many hours has a player for a turn (empty: no deadlines)?',
    answer: 'How many hours for an answer, such as casualties (empty: as many)?',
    forfeit: 'How many hours after a deadline may the others declare a forfeit (empty: never)?',
    absence: 'How many days in all may a player be away (empty: as many as he says)?',
    badClock: (said: string) =>
      `“${said}” is no clock: hours for turn, answer, forfeit and days for absence, all whole numbers.`,
    clockNext: '--clock turn=72,answer=24,forfeit=120,absence=21',
    badAbsence: (said: string) => `“${said}” are no days of absence: write anna=2026-03-05..2026-03-12.`,
    badList: (option: string, said: string) => `“${said}” does not fit ${option}: write player=name,name.`,
    badDialect: (said: string, there: string) => `“${said}” is no dialect; there are: ${there}.`,
    badAuthors: (said: string) => `“${said}” cannot be: checked or free.`,
    noPlayer: (id: string, ids: string) => `Nobody in this game has the id “${id}”: ${ids}.`,
  },
  passOn: 'To pass on, by mail or chat:',
  done: (turn: string, page: string) => `${turn} is done: ${page}`,
  underWay: (turn: string, page: string) => `${turn}: ${page}`,
  next: (who: string) => `Next: ${who}.`,
  nextBy: (who: string, at: string) => `Next: ${who}, by ${at}.`,
  decide: (who: string, battle: string) => stop(`${who} to decide: ${battle}`),
  decideBy: (who: string, battle: string, at: string) => `${who} to decide: ${battle}, by ${at}.`,
  /** Somebody stands up for a neutral. `line` is notation, so nothing stands behind it. */
  defend: (who: string, space: Place, ipc: number, line: string, at?: string) =>
    `${who} to choose defenders for ${space.the}, for ${ipc} IPC${at === undefined ? '' : `, by ${at}`}, with a line such as: ${line}`,
  over: (side: string) => `The game is over: the ${side} have won.`,
  drawn: 'The game is over: it ended in a draw.',
  toAgree: (who: string, command: string) => `To agree, ${who}: ${command}`,
  ahead: (line: string, at: string, now: string) =>
    `${line} says it was written at ${at}, but now it is ${now}. Deadlines count from it, and no later line can be earlier.`,
  aheadNext: 'tell whoever entered it to set his clock; the line itself stays as it is',
  turnName: (power: string, round: number) => `${power}, round ${round}`,
  player: (name: string, powers: string) => `${name} (${powers})`,
};

export type ClockTexts = typeof clock;
