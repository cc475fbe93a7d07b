// The line that would answer a decision, as somebody could write it who has nothing but a mail program: in his language,
// with the codes and abbreviations that stand on the board below it.

import type { Board } from '../board/index.ts';
import { type Awaited, findUnit, type GameState } from '../engine/index.ts';
import type { Words } from '../i18n/words.ts';
import { battleSpace, countEntries, countUnits, type Language, type UnitType } from '../vocab/index.ts';

type Decision = Extract<Awaited, { kind: 'decision' }>;

interface Verbs {
  readonly lose: (units: string, at: string) => string;
  readonly retreat: string;
  readonly withdraw: string;
  readonly stay: string;
  readonly goOn: string;
  readonly defend: string;
}

/** What the notation reads in every language; a test reads each line back. */
const VERBS: { readonly [language in Language]: Verbs } = {
  en: {
    lose: (units, at) => `lose ${units} in ${at}`,
    retreat: 'retreat',
    withdraw: 'withdraw',
    stay: 'subs stay',
    goOn: 'continue',
    defend: 'defend',
  },
  de: {
    lose: (units, at) => `verliere ${units} in ${at}`,
    retreat: 'Rückzug',
    withdraw: 'Abzug',
    stay: 'U-Boote bleiben',
    goOn: 'weiter',
    defend: 'verteidige',
  },
  nl: {
    lose: (units, at) => `verlies ${units} in ${at}`,
    retreat: 'terugtrekken',
    withdraw: 'wegtrekken',
    stay: 'onderzeeboten blijven',
    goOn: 'doorgaan',
    defend: 'verdedig',
  },
};

/** How a kind of unit is written in a line. */
export const unitCode = (board: Board, { language }: Words, type: UnitType): string => {
  const { abbreviations } = board.units[type];
  return abbreviations[language][0] ?? abbreviations.en[0] ?? type;
};

/** A line of notation that would answer a decision. */
export const answerLine = (board: Board, words: Words, state: GameState, due: Decision): string => {
  const at = words.code(due.battle);
  const verbs = VERBS[words.language];
  // Whoever may leave is shown a place to go to, before the zone that ships may stay in.
  const to = due.to.find((place) => place !== battleSpace(due.battle)) ?? due.to[0];
  if (due.decision === 'retreat')
    return to === undefined ? `${verbs.retreat} ${at}` : `${verbs.retreat} ${at} > ${words.code(to)}`;
  if (due.decision === 'withdraw')
    return to === undefined
      ? `${verbs.stay} ${at}`
      : `${verbs.withdraw} 1 ${unitCode(board, words, 'submarine')} ${at} > ${words.code(to)}`;
  const units = due.among.flatMap((id) => findUnit(state, id)?.unit ?? []);
  let left = due.hits;
  const lost = countEntries(countUnits(units)).flatMap(([type, count]) => {
    const taken = Math.min(left, count);
    left -= taken;
    return taken === 0 ? [] : [`${taken} ${unitCode(board, words, type)}`];
  });
  return verbs.lose(lost.join(', '), at);
};

/** The line with which whoever may retreat fights on instead. */
export const goOnLine = (words: Words, due: Decision): string =>
  `${VERBS[words.language].goOn} ${words.code(due.battle)}`;

/** The line with which ships that may retreat break off contact instead, and stay. */
export const breakOffLine = (words: Words, due: Decision): string => {
  const at = words.code(due.battle);
  return `${VERBS[words.language].retreat} ${at} > ${at}`;
};

/** A line that would defend a neutral: with as many of the cheapest units as there is money for. */
export const choiceLine = (board: Board, words: Words, due: Extract<Awaited, { kind: 'choice' }>): string => {
  const { roster, units } = board;
  const cheapest = roster
    .filter((type) => units[type].domain === 'land' || units[type].domain === 'air')
    .reduce((least, type) => (units[type].cost < units[least].cost ? type : least));
  const count = Math.floor(due.ipc / units[cheapest].cost);
  return `${VERBS[words.language].defend} ${words.code(due.space)}: ${count} ${unitCode(board, words, cheapest)}`;
};
