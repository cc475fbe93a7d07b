// Deutsch: die Wörter des Rechners. Was bei einer Schlacht herauskommt, heißt wie auf der Befehlszeile.

import { odds as told } from '../../cli/odds/de.ts';
import type { OddsTexts } from '../en/index.ts';

export const odds: OddsTexts = {
  'site.odds': 'Aussichten',
  'odds.title': 'Aussichten einer Schlacht',
  'odds.lead': 'Genau, ohne zu würfeln: wer gewinnt, was übrig bleibt, was es kostet.',
  'odds.no-script':
    'Der Rechner läuft im Browser und braucht JavaScript. Ohne zeigen die Beispiele unten, was bei Schlachten herauskommt; jede andere Frage beantwortet npx fieldpost odds.',
  'odds.attacker': told.attacker,
  'odds.defender': told.defender,
  'odds.result-attacker': told.results.attacker,
  'odds.result-defender': told.results.defender,
  'odds.result-nobody': told.results.nobody,
  'odds.result-retreat': told.results.retreat,
  'odds.guns': told.guns,
  'odds.shots': told.shots,
  'odds.low-luck': told.lowLuck,

  'odds.examples': 'Durchgerechnete Beispiele',
  'odds.examples-why':
    'Verluste in der Reihenfolge der Klubs; an Land brechen Flugzeuge ab, sobald sie allein sind. Jedes Beispiel öffnet sich im Rechner.',
  'odds.battle': 'Schlacht',
  'odds.versus': (attacker, defender) => `${attacker} gegen ${defender}`,
  'odds.lost': 'Verlust in IPC im Mittel, Angreifer : Verteidiger',
};
