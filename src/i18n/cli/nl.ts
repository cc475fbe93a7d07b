// Nederlands: wat de opdrachtregel zegt.

import { commands } from './commands/nl.ts';
import type { CliTexts } from './en.ts';

export const nl: CliTexts = {
  commands,

  program: {
    about: 'Axis & Allies per mail: beurten sturen, nakijken, dobbelen en bewijzen.',
    exits: [
      'Afsluitcodes:',
      '  0  gedaan',
      '  1  geweigerd door de spelregels of het logboek, of beschadigd bevonden',
      '  2  de opdracht is niet begrepen, of er ontbreekt iets',
      '  3  zo ver mogelijk gedaan; nu is het wachten op een worp, een beslissing of instemming',
    ].join('\n'),
    examplesTitle: 'Voorbeelden:',
    titles: {
      'Usage:': 'Gebruik:',
      'Arguments:': 'Gegevens:',
      'Options:': 'Opties:',
      'Global Options:': 'Overal:',
      'Commands:': 'Opdrachten:',
    },
    archive: 'map van het archief (anders: de dichtstbijzijnde naar boven)',
    as: 'wie er vraagt: de naam (id) van een speler (anders: git config fieldpost.player)',
    lang: 'taal van het antwoord: en, de of nl',
    json: 'het antwoord als JSON, voor programma’s',
    help: 'deze hulp tonen',
    version: 'de versie tonen',
    helpCommand: 'hulp bij een opdracht tonen',
  },
};
