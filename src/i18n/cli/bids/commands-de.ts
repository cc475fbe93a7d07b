// Deutsch: die Hilfe zu `bid`.

import type { bidCommands as en } from './commands-en.ts';

export const bidCommands: typeof en = {
  bid: {
    does: 'verdeckt um die Achse bieten',
    about:
      'In Partien mit verdeckten Geboten: Der erste Aufruf versiegelt dein Gebot; niemand kennt es dann, und du kannst es nicht mehr ändern. Sind beide versiegelt, öffnet es der zweite Aufruf. Die niedrigere Summe spielt die Achse und bekommt, was sie verlangt hat; zwischen gleichen entscheidet ein Würfel. Eine Summe unter 0 gibt Einheiten oder Geld der Achse ab. In einer Partie mit offenem Gebot stellt der Befehl dieses Gebot auf.',
    args: {
      game: 'der Kurzname der Partie',
      bid: 'die Summe und was dafür kommt, wie auf einem Zugblatt; ohne Angabe wird geöffnet',
    },
    options: {
      yes: 'vor dem Schreiben nicht fragen',
      sync: 'vorher holen, was andere veröffentlicht haben, und danach veröffentlichen',
      power: 'die Achsenmacht, die den Rest der Summe bekommt (sonst die erste in der Zugfolge)',
      for: 'wessen Gebot es ist, wenn du es für jemanden einträgst',
      evidence: 'die Mail, in der es kam: eine Datei oder ihr SHA-256',
      note: 'eine Bemerkung dazu',
      dice: 'anderswo geworfene Augen, falls das Los entscheidet',
      service: 'wer sie geworfen hat (sonst: table)',
      reference: 'woran der Wurf dort wiederzufinden ist',
    },
    examples: [
      ['npx fieldpost bid spring-26 "17: 3 Inf UKR, Rest Japan"', 'versiegelt ein Gebot'],
      ['npx fieldpost bid spring-26 "Gebot -6: 2 Inf UKR"', 'versiegelt eines, das zwei Infanterie abgibt'],
      ['npx fieldpost bid spring-26', 'öffnet es, sobald beide versiegelt sind'],
    ],
  },
};
