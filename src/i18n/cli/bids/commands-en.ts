// English: the help of `bid`.

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

export const bidCommands = {
  bid: {
    does: 'bid for the Axis, under seal',
    about:
      'Where a game was opened with sealed bids: called first it seals your bid, so that nobody knows it and you cannot change it; called again, once both are sealed, it opens it. The lower total plays the Axis and gets what it asked for; equal bids are decided by a die. A total below 0 gives units or money of the Axis up. In a game with an open bid the command lays that bid out.',
    args: { game: 'the short name of the game', bid: 'the total and what it buys, as in a sheet; left out to open it' },
    options: {
      yes: 'do not ask before writing',
      sync: 'find what others published before, and publish after',
      power: 'the power of the Axis that gets what is left of the total (default: the first in turn order)',
      for: 'whose bid it is, where you enter it for somebody',
      evidence: 'the mail it came in: a file, or its SHA-256',
      note: 'a remark to stand with it',
      dice: 'faces thrown elsewhere, if the lot decides',
      service: 'who threw them (default: table)',
      reference: 'what finds the throw there again',
    },
    examples: examples(
      ['npx fieldpost bid spring-26 "17: 3 inf UKR, rest to japan"', 'seals a bid'],
      ['npx fieldpost bid spring-26 "bid -6: 2 inf UKR"', 'seals one that gives two infantry up'],
      ['npx fieldpost bid spring-26', 'opens it, once both are sealed'],
    ),
  },
};
