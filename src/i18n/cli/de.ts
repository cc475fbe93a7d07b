// Deutsch: was die Befehlszeile sagt.

import { commands } from './commands/de.ts';
import type { CliTexts } from './en.ts';

export const de: CliTexts = {
  commands,

  program: {
    about: 'Axis & Allies per Mail: Züge schicken, prüfen, auswürfeln und beweisen.',
    exits: [
      'Rückgabewerte:',
      '  0  erledigt',
      '  1  von den Regeln oder dem Protokoll abgelehnt, oder als beschädigt erkannt',
      '  2  der Befehl wurde nicht verstanden, oder es fehlt etwas, was er braucht',
      '  3  so weit wie möglich erledigt; nun stehen Würfel, eine Entscheidung oder eine Zustimmung aus',
    ].join('\n'),
    examplesTitle: 'Beispiele:',
    titles: {
      'Usage:': 'Aufruf:',
      'Arguments:': 'Angaben:',
      'Options:': 'Optionen:',
      'Global Options:': 'Überall:',
      'Commands:': 'Befehle:',
    },
    archive: 'Ordner des Archivs (sonst: der nächste aufwärts)',
    as: 'wer fragt: Kennung eines Spielers (sonst: git config fieldpost.player)',
    lang: 'Sprache der Antwort: en, de oder nl',
    json: 'Antwort als JSON, für Programme',
    help: 'diese Hilfe zeigen',
    version: 'Version zeigen',
    helpCommand: 'Hilfe zu einem Befehl zeigen',
  },
};
