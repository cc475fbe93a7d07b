// Headings and hints beside a turn's story, by language.

import type { Language } from '../../vocab/index.ts';

const en = {
  since: 'Since the last turn',
  sinceRound: (round: number) => `Compared with the end of this power’s turn in round ${round}.`,
  sinceOpening: 'Compared with the position as the game began.',
  noLand: 'No land has changed hands.',
  changed: 'Changed hands',
  neutral: 'neutral',
  income: 'Income',
  units: 'Units',
  worth: 'Worth',
  worthWhy: 'Units without complexes, and what they cost new. Income, worth and changes in IPC.',
  power: 'Power',
  versus: 'against',
  inRound: (round: number) => `round ${round}`,
  same: 'Same power',
  keys: 'Keys',
  keysWhy: 'previous and next turn; with Shift, of the same power',
};
export type StoryLabels = typeof en;

const de: StoryLabels = {
  since: 'Seit dem letzten Zug',
  sinceRound: (round) => `Verglichen mit dem Ende des Zuges dieser Macht in Runde ${round}.`,
  sinceOpening: 'Verglichen mit der Stellung zu Beginn der Partie.',
  noLand: 'Kein Land hat den Besitzer gewechselt.',
  changed: 'Den Besitzer gewechselt',
  neutral: 'neutral',
  income: 'Einkommen',
  units: 'Einheiten',
  worth: 'Wert',
  worthWhy: 'Einheiten ohne Fabriken, und was sie neu kosten. Einkommen, Wert und Änderungen in IPC.',
  power: 'Macht',
  versus: 'gegen',
  inRound: (round) => `Runde ${round}`,
  same: 'Dieselbe Macht',
  keys: 'Tasten',
  keysWhy: 'voriger und nächster Zug; mit Umschalt die derselben Macht',
};

const nl: StoryLabels = {
  since: 'Sinds de vorige beurt',
  sinceRound: (round) => `Vergeleken met het einde van de beurt van deze mogendheid in ronde ${round}.`,
  sinceOpening: 'Vergeleken met de stelling bij het begin van het spel.',
  noLand: 'Geen gebied is van eigenaar gewisseld.',
  changed: 'Van eigenaar gewisseld',
  neutral: 'neutraal',
  income: 'Inkomsten',
  units: 'Eenheden',
  worth: 'Waarde',
  worthWhy: 'Eenheden zonder industriële complexen, en wat ze nieuw kosten. Inkomsten, waarde en verschillen in IPC.',
  power: 'Mogendheid',
  versus: 'tegen',
  inRound: (round) => `ronde ${round}`,
  same: 'Zelfde mogendheid',
  keys: 'Toetsen',
  keysWhy: 'vorige en volgende beurt; met Shift die van dezelfde mogendheid',
};

const LABELS: { readonly [language in Language]: StoryLabels } = { en, de, nl };

export const storyLabels = (language: Language): StoryLabels => LABELS[language];
