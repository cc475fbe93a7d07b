// English: what the command line says. English is the source; its shape is the type of the other languages.
// Sentences are whole; a command, an option and a file name stay as they are in every language.

import { commands } from './commands/en.ts';

export const en = {
  commands,

  program: {
    about: 'Games of Axis & Allies by mail: send a turn, check it, throw its dice, prove it.',
    exits: [
      'Exit codes:',
      '  0  done',
      '  1  refused by the rules or the log, or found broken',
      '  2  the command was not understood, or something it needs is missing',
      '  3  done as far as possible; dice, a decision or consent are due',
    ].join('\n'),
    examplesTitle: 'Examples:',
    titles: {
      'Usage:': 'Usage:',
      'Arguments:': 'Arguments:',
      'Options:': 'Options:',
      'Global Options:': 'Everywhere:',
      'Commands:': 'Commands:',
    } as { readonly [title: string]: string },
    archive: 'folder of the archive (default: the nearest one upwards)',
    as: 'who is asking: the id of a player (default: git config fieldpost.player)',
    lang: 'language of the answer: en, de or nl',
    json: 'the answer as JSON, for programs',
    help: 'show this help',
    version: 'show the version',
    helpCommand: 'show the help of a command',
  },
};

export type CliTexts = typeof en;
