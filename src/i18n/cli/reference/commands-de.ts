// Deutsch: die Hilfe von `clause` und `translations`.

import type { referenceCommands as english } from './commands-en.ts';

export const referenceCommands: typeof english = {
  clause: {
    does: 'was eine Regel sagt und wo sie steht',
    about:
      'Druckt eine Bestimmung des Nachschlagewerks: was sie sagt, woher sie kommt, was anderswo dazu steht. Mit --search findet es Bestimmungen danach, worum es geht.',
    args: { id: 'Kennung einer Bestimmung, etwa B20.3' },
    options: { search: 'Wörter in irgendeiner der Sprachen, etwa "U-Boot Rückzug"' },
    examples: [
      ['npx fieldpost clause B20.3', 'eine Grundregel'],
      ['npx fieldpost clause sub.first-shot-every-round --lang en', 'eine Klarstellung, auf Englisch'],
      ['npx fieldpost clause --search "Hauptstadt besetzt Einkommen"', 'was darauf antwortet'],
    ],
  },
  translations: {
    does: 'welche Regeltexte fehlen oder veraltet sind',
    about:
      'Sagt für jede Sprache, welche Bestimmungen fehlen und welche einen englischen Text wiedergeben, der sich seither geändert hat. Mit --stamp schreibt es in jeden neu übersetzten Block, welchen englischen Text er wiedergibt.',
    args: {},
    options: { stamp: 'Sprache, deren unmarkierte Blöcke die englischen Texte wiedergeben, wie sie jetzt sind' },
    examples: [
      ['npx fieldpost translations', 'alle Sprachen'],
      ['npx fieldpost translations --stamp de', 'nach dem Übersetzen ins Deutsche'],
    ],
  },
};
