// Nederlands: de hulp bij `bid`.

import type { bidCommands as en } from './commands-en.ts';

export const bidCommands: typeof en = {
  bid: {
    does: 'gesloten bieden op de As',
    about:
      'In spellen met gesloten biedingen: de eerste keer verzegelt de opdracht je bod; niemand kent het dan, en je kunt het niet meer veranderen. Zijn beide verzegeld, dan opent de tweede keer het. Het laagste totaal speelt de As en krijgt wat het vroeg; tussen gelijke beslist een dobbelsteen. Een totaal onder 0 staat eenheden of geld van de As af. In een spel met een open bod stelt de opdracht dat bod op.',
    args: {
      game: 'de korte naam van het spel',
      bid: 'het totaal en wat daarvoor komt, als op een beurtblad; weglaten om te openen',
    },
    options: {
      yes: 'niet vragen voor het schrijven',
      sync: 'eerst ophalen wat anderen hebben gepubliceerd, en daarna publiceren',
      power: 'de As-mogendheid die krijgt wat van het totaal overblijft (anders de eerste in de beurtvolgorde)',
      for: 'van wie het bod is, als je het voor iemand invoert',
      evidence: 'de mail waarin het kwam: een bestand of de SHA-256 ervan',
      note: 'een opmerking erbij',
      dice: 'elders gegooide ogen, als het lot beslist',
      service: 'wie ze heeft gegooid (anders: table)',
      reference: 'waaraan de worp daar terug te vinden is',
    },
    examples: [
      ['npx fieldpost bid spring-26 "17: 3 inf UKR, rest naar Japan"', 'verzegelt een bod'],
      ['npx fieldpost bid spring-26 "bod -6: 2 inf UKR"', 'verzegelt er een dat twee infanterie afstaat'],
      ['npx fieldpost bid spring-26', 'opent het, zodra beide verzegeld zijn'],
    ],
  },
};
