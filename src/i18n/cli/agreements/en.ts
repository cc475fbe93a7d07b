// English: what players agree on while a game goes on: who is away, who takes over, other options, a position set right,
// the end of a game off the board.

import { counted } from '../../format.ts';

export const agreements = {
  headings: {
    substitute: 'A change of players:',
    settings: 'From here on:',
    edit: 'The position is set right:',
    draw: 'The game ends in a draw.',
    forfeit: (powers: string) => `Declared lost: ${powers}`,
  },
  propose: 'Propose this to the other side?',
  doNow: 'This takes effect at once. Write it?',
  done: {
    substitute: 'The players are changed.',
    settings: 'This holds from here on.',
    edit: 'The position is set right.',
    draw: 'The game has ended in a draw.',
    forfeit: 'Written.',
  },
  setRight: 'set right by agreement',
  days: (days: number, most: number) => `That is ${counted('en', days, 'day', 'days')} in all of ${most} allowed.`,
  badDay: (said: string) => `“${said}” is no day: write it as 2026-03-05.`,
  leaves: 'Who leaves, and whose powers does he give up?',
  leavesNext: '--leaves <player>; or --role steward, referee or witness for somebody who joins',
  badRole: (said: string) => `“${said}” is no role here: steward, referee, witness or bot.`,
  badLanguage: (said: string) => `“${said}” is no language here: en, de or nl.`,
  badName: (said: string) => `“${said}” is no name of a player.`,
  nothing: 'Nothing is named that should change.',
  nothingNext: 'name what, such as --option luck=low-luck, --dice recorded, --treasury germany=24',
  badControl: (said: string) => `“${said}” does not say who holds what: write karelia=ussr, or karelia=nobody.`,
  badUnits: (said: string) =>
    `“${said}” does not say which units stand where: write "karelia=ussr 3 inf 1 arm", or "karelia=".`,
  badTreasury: (said: string) => `“${said}” is no treasury: write germany=24.`,
  badTurn: (said: string) => `“${said}” is no turn: write r03-germany.`,
};

export type AgreementTexts = typeof agreements;
