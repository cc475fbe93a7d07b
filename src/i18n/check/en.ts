// English: what is said of a turn that is checked before it is sent. English is the source; its shape is the type of the
// other languages.

import { counted } from '../format.ts';

export const check = {
  /** What it comes to, in one sentence. */
  fine: 'Everything was understood, and it is legal.',
  fineSoFar: 'Everything was understood, and it is legal as far as it can be judged before the dice fall.',
  unclear: (lines: number) => `${counted('en', lines, 'line was', 'lines were')} not understood.`,
  question: (words: number) =>
    words === 1 ? 'One word can mean more than one thing.' : `${words} words can mean more than one thing.`,
  refused: (orders: number) =>
    `${counted('en', orders, 'order is', 'orders are')} not possible; what stands in the way is below.`,
  nothing: 'There is no order in this text.',
  notNow: (powers: string, players: string) =>
    `It is not your turn: the game waits for ${powers}${players === '' ? '' : ` (${players})`}. Whether these orders are legal will show when it is.`,
  over: 'The game is over; no order is taken any more.',
  noPower: 'You play no power in this game.',

  headings: {
    unclear: 'Not understood',
    asked: 'Which is meant?',
    refused: 'Not possible',
    understood: 'Understood',
    remarks: 'To be noted',
    cost: 'What it costs',
    odds: 'Battles and their odds',
    prose: 'Read as words to people',
  },
  line: (line: number) => `line ${line}`,
  ask: (text: string, readings: string) => `“${text}” can mean ${readings}. Which is it?`,
  meant: 'Perhaps meant:',
  skipped: (orders: string) => `Not looked at, for it depends on what is not possible: ${orders}.`,
  behindDice: (orders: string) => `Not judged yet, for dice fall before it: ${orders}.`,
  cost: (power: string, spent: string, has: string, left: string) =>
    `${power} spends ${spent} of ${has} IPC; ${left} are left.`,
  costTooMuch: (power: string, spent: string, has: string) => `${power} would spend ${spent} IPC and has ${has}.`,
  mail: {
    account: 'In full words, as it was understood before it was sent. Only the lines above are read as orders.',
    standing: 'At any time',
    withheld: 'The mail is offered once everything is understood and possible.',
  },
};

export type CheckTexts = typeof check;
