// Deutsch: was Spieler während einer Partie vereinbaren: Abwesenheit, Ersatz, andere Optionen, eine berichtigte Stellung,
// ein Ende außerhalb des Bretts.

import { counted } from '../../format.ts';
import type { AgreementTexts } from './en.ts';

export const agreements: AgreementTexts = {
  headings: {
    substitute: 'Ein Spielerwechsel:',
    settings: 'Von hier an:',
    edit: 'Die Stellung wird berichtigt:',
    draw: 'Die Partie endet unentschieden.',
    forfeit: (powers) => `Für verloren erklärt: ${powers}`,
  },
  propose: 'Der anderen Seite vorschlagen?',
  doNow: 'Das gilt sofort. Schreiben?',
  done: {
    substitute: 'Die Spieler sind gewechselt.',
    settings: 'Das gilt von hier an.',
    edit: 'Die Stellung ist berichtigt.',
    draw: 'Die Partie ist unentschieden zu Ende.',
    forfeit: 'Geschrieben.',
  },
  setRight: 'im Einvernehmen berichtigt',
  days: (days, most) => `Das sind zusammen ${counted('de', days, 'Tag', 'Tage')} von ${most} erlaubten.`,
  badDay: (said) => `»${said}« ist kein Tag: bitte wie 2026-03-05.`,
  leaves: 'Wer geht, und wessen Mächte gibt er ab?',
  leavesNext: '--leaves <Spieler>; oder --role steward, referee oder witness für jemanden, der dazukommt',
  badRole: (said) => `»${said}« ist hier keine Rolle: steward, referee, witness oder bot.`,
  badLanguage: (said) => `»${said}« ist hier keine Sprache: en, de oder nl.`,
  badName: (said) => `»${said}« ist kein Name eines Spielers.`,
  nothing: 'Es ist nichts genannt, was sich ändern soll.',
  nothingNext: 'nennen, was: etwa --option luck=low-luck, --dice recorded, --treasury germany=24',
  badControl: (said) => `»${said}« sagt nicht, wem was gehört: karelia=ussr, oder karelia=nobody.`,
  badUnits: (said) => `»${said}« sagt nicht, was wo steht: "karelia=ussr 3 inf 1 arm", oder "karelia=".`,
  badTreasury: (said) => `»${said}« ist keine Kasse: germany=24.`,
  badTurn: (said) => `»${said}« ist kein Zug: r03-germany.`,
};
