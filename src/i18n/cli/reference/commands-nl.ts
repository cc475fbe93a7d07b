// Nederlands: de hulp van `clause` en `translations`.

import type { referenceCommands as english } from './commands-en.ts';

export const referenceCommands: typeof english = {
  clause: {
    does: 'wat een spelregel zegt en waar ze staat',
    about:
      'Drukt een bepaling van het naslagwerk af: wat ze zegt, waar ze vandaan komt, wat er elders over staat. Met --search vindt het bepalingen naar waar ze over gaan.',
    args: { id: 'naam van een bepaling, zoals B20.3' },
    options: { search: 'woorden in een van de talen, zoals "onderzeeboot terugtrekken"' },
    examples: [
      ['npx fieldpost clause B20.3', 'een basisregel'],
      ['npx fieldpost clause sub.first-shot-every-round --lang en', 'een toelichting, in het Engels'],
      ['npx fieldpost clause --search "hoofdstad veroverd IPC"', 'wat daarop antwoordt'],
    ],
  },
  translations: {
    does: 'welke regelteksten ontbreken of verouderd zijn',
    about:
      'Zegt voor elke taal welke bepalingen ontbreken en welke een Engelse tekst weergeven die sindsdien veranderd is. Met --stamp schrijft het in elk pas vertaald blok welke Engelse tekst het weergeeft.',
    args: {},
    options: { stamp: 'taal waarvan de ongemerkte blokken de Engelse teksten weergeven zoals ze nu zijn' },
    examples: [
      ['npx fieldpost translations', 'alle talen'],
      ['npx fieldpost translations --stamp nl', 'na het vertalen in het Nederlands'],
    ],
  },
};
