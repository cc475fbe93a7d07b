// English: the words of the calculator. What a battle comes to is called as on the command line.

import { odds as told } from '../../cli/odds/en.ts';

export const odds = {
  'site.odds': 'Odds',
  'odds.title': 'Odds of a battle',
  'odds.lead': 'Exact, without a die thrown: who wins, what is left, what it costs.',
  'odds.no-script':
    'The calculator works in your browser and needs JavaScript. Without it, the examples below show what battles come to, and npx fieldpost odds answers any other question.',
  'odds.attacker': told.attacker,
  'odds.defender': told.defender,
  'odds.result-attacker': told.results.attacker,
  'odds.result-defender': told.results.defender,
  'odds.result-nobody': told.results.nobody,
  'odds.result-retreat': told.results.retreat,
  'odds.guns': told.guns,
  'odds.shots': told.shots,
  'odds.low-luck': told.lowLuck,

  // worked examples
  'odds.examples': 'Worked examples',
  'odds.examples-why':
    'Losses follow the clubs’ orders, and on land planes break off once they are alone. Every example opens in the calculator.',
  'odds.battle': 'battle',
  'odds.versus': (attacker: string, defender: string) => `${attacker} against ${defender}`,
  'odds.lost': 'IPC lost on average, attacker : defender',
};
