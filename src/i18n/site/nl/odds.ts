// Nederlands: de woorden van de rekenhulp. Wat een slag oplevert, heet zoals op de opdrachtregel.

import { odds as told } from '../../cli/odds/nl.ts';
import type { OddsTexts } from '../en/index.ts';

export const odds: OddsTexts = {
  'site.odds': 'Kansen',
  'odds.title': 'Kansen van een slag',
  'odds.lead': 'Precies, zonder te dobbelen: wie er wint, wat er overblijft, wat het kost.',
  'odds.no-script':
    'De rekenhulp werkt in je browser en heeft JavaScript nodig. Zonder JavaScript laten de voorbeelden hieronder zien waar slagen op uitlopen; elke andere vraag beantwoordt npx fieldpost odds.',
  'odds.attacker': told.attacker,
  'odds.defender': told.defender,
  'odds.result-attacker': told.results.attacker,
  'odds.result-defender': told.results.defender,
  'odds.result-nobody': told.results.nobody,
  'odds.result-retreat': told.results.retreat,
  'odds.guns': told.guns,
  'odds.shots': told.shots,
  'odds.low-luck': told.lowLuck,

  'odds.examples': 'Uitgewerkte voorbeelden',
  'odds.examples-why':
    'Verliezen volgen de volgorde van de clubs; te land breken vliegtuigen af zodra ze alleen zijn. Elk voorbeeld gaat open in de rekenhulp.',
  'odds.battle': 'slag',
  'odds.versus': (attacker, defender) => `${attacker} tegen ${defender}`,
  'odds.lost': 'gemiddeld verlies in IPC, aanvaller : verdediger',
};
