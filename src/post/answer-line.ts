// The line that would answer a decision, as somebody could write it who has nothing but a mail program: in his
// language, with the codes and abbreviations that stand on the board below it.

import type { Board } from '../board/index.ts';
import { type Awaited, findUnit, type GameState } from '../engine/index.ts';
import type { Words } from '../i18n/words.ts';
import { battleSpace, countEntries, countUnits, isPassing, type Language, type UnitType } from '../vocab/index.ts';

type Decision = Extract<Awaited, { kind: 'decision' }>;

interface Verbs {
  readonly lose: string;
  readonly retreat: string;
  readonly withdraw: string;
  readonly stay: string;
  readonly goOn: string;
  readonly defend: string;
  readonly intercept: string;
  readonly advance: string;
  readonly none: string;
  readonly tribute: string;
  readonly fund: string;
  readonly kamikaze: string;
  readonly recall: string;
}

/** What the notation reads in every language; a test reads each line back. */
const VERBS: { readonly [language in Language]: Verbs } = {
  en: {
    lose: 'lose',
    retreat: 'retreat',
    withdraw: 'withdraw',
    stay: 'subs stay',
    goOn: 'continue',
    defend: 'defend',
    intercept: 'intercept',
    advance: 'cash advance',
    none: 'none',
    tribute: 'tribute',
    fund: 'convoy money',
    kamikaze: 'kamikaze',
    recall: 'recall',
  },
  de: {
    lose: 'verliere',
    retreat: 'Rückzug',
    withdraw: 'Abzug',
    stay: 'U-Boote bleiben',
    goOn: 'weiter',
    defend: 'verteidige',
    intercept: 'abfangen',
    advance: 'Vorschuss',
    none: 'keine',
    tribute: 'Tribut',
    fund: 'Konvoigeld',
    kamikaze: 'Kamikaze',
    recall: 'Heimholen',
  },
  nl: {
    lose: 'verlies',
    retreat: 'terugtrekken',
    withdraw: 'wegtrekken',
    stay: 'onderzeeboten blijven',
    goOn: 'doorgaan',
    defend: 'verdedig',
    intercept: 'onderschep',
    advance: 'voorschot',
    none: 'geen',
    tribute: 'schatting',
    fund: 'konvooigeld',
    kamikaze: 'kamikaze',
    recall: 'terugroepen',
  },
};

/** How a kind of unit is written in a line. */
export const unitCode = (board: Board, { language }: Words, type: UnitType): string => {
  const { abbreviations } = board.units[type];
  return abbreviations[language][0] ?? abbreviations.en[0] ?? type;
};

/**
 * As many as were hit, with the place they are in; planes hit in passing are told apart by where they have flown to.
 */
const lossesLike = (board: Board, words: Words, state: GameState, due: Decision): string => {
  const among = due.among.flatMap((id) => findUnit(state, id) ?? []);
  const places = isPassing(due.battle) ? [...new Set(among.map(({ space }) => space))] : [due.battle];
  let left = due.hits;
  return places
    .flatMap((place) => {
      const there = isPassing(due.battle) ? among.filter(({ space }) => space === place) : among;
      const lost = countEntries(countUnits(there.map(({ unit }) => unit))).flatMap(([type, count]) => {
        const taken = Math.min(left, count);
        left -= taken;
        return taken === 0 ? [] : [`${taken} ${unitCode(board, words, type)}`];
      });
      return lost.length === 0 ? [] : [`${lost.join(', ')} in ${words.shorthand(place)}`];
    })
    .join(', ');
};

/** A line of notation that would answer a decision. */
export const answerLine = (board: Board, words: Words, state: GameState, due: Decision): string => {
  const at = words.shorthand(due.battle);
  const verbs = VERBS[words.language];
  // Whoever may leave is shown a place to go to, before the zone that ships may stay in.
  const to = due.to.find((place) => place !== battleSpace(due.battle)) ?? due.to[0];
  if (due.decision === 'retreat')
    return to === undefined ? `${verbs.retreat} ${at}` : `${verbs.retreat} ${at} > ${words.shorthand(to)}`;
  if (due.decision === 'withdraw')
    return to === undefined
      ? `${verbs.stay} ${at}`
      : `${verbs.withdraw} 1 ${unitCode(board, words, 'submarine')} ${at} > ${words.shorthand(to)}`;
  if (due.decision === 'intercept') return `${verbs.intercept} ${at}: 1 ${unitCode(board, words, 'fighter')}`;
  return `${verbs.lose} ${lossesLike(board, words, state, due)}`;
};

/** The line with which whoever may retreat fights on instead. */
export const goOnLine = (words: Words, due: Decision): string =>
  `${VERBS[words.language].goOn} ${words.shorthand(due.battle)}`;

/** The line with which ships that may retreat break off contact instead, and stay. */
export const breakOffLine = (words: Words, due: Decision): string => {
  const at = words.shorthand(due.battle);
  return `${VERBS[words.language].retreat} ${at} > ${at}`;
};

/**
 * A line that would answer a choice: a neutral is defended with as many of the cheapest units as there is money for.
 */
export const choiceLine = (board: Board, words: Words, due: Extract<Awaited, { kind: 'choice' }>): string => {
  if (due.choice === 'cash-advance') return `${VERBS[words.language].advance}: ${VERBS[words.language].none}`;
  if (due.choice === 'tribute')
    return `${VERBS[words.language].tribute}: ${due.ipc} ${words.power(due.from[0] ?? due.to)}`;
  if (due.choice === 'kamikaze') return `${VERBS[words.language].kamikaze}: ${VERBS[words.language].none}`;
  if (due.choice === 'recall') return `${VERBS[words.language].recall}: ${VERBS[words.language].none}`;
  if (due.choice === 'fund') return `${VERBS[words.language].fund}: ${due.ipc} ${words.purse(due.purses[0] ?? '')}`;
  const { roster, units } = board;
  const cheapest = roster
    .filter((type) => units[type].domain === 'land' || units[type].domain === 'air')
    .reduce((least, type) => (units[type].cost < units[least].cost ? type : least));
  const count = Math.floor(due.ipc / units[cheapest].cost);
  return `${VERBS[words.language].defend} ${words.shorthand(due.space)}: ${count} ${unitCode(board, words, cheapest)}`;
};
