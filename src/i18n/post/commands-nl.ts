// Nederlands: de hulp bij de opdrachten die mails lezen en schrijven.

import type { PostCommandTexts } from './commands-en.ts';

export const postCommands: PostCommandTexts = {
  mail: {
    does: 'een beurt als mail, in acht delen',
    about:
      'Schrijft de mail van een beurt: inkomsten aan het begin, aankopen, gevechtsbewegingen, gevechtsresultaten met elke worp, bewegingen zonder gevecht, plaatsing, inkomsten aan het einde, het bord en wat er van wie wordt verwacht, met de logregels voor programma’s. Getoond, naar een bestand geschreven of aan de spelers gestuurd, aan ieder in zijn taal. De adressen staan in addresses.local.json, de server in post.local.json; git ziet geen van beide.',
    args: { game: 'korte naam van een spel' },
    options: {
      turn: 'een beurt zoals r03-germany (anders: de laatste)',
      lang: 'taal van de mail: en, de of nl (anders: die van de lezer)',
      to: 'een speler aan wie hij gaat (anders: allen behalve jij); mag vaker',
      eml: 'de mail naar dit bestand schrijven',
      send: 'hem versturen',
    },
    examples: [
      ['npx fieldpost mail spring-26', 'toont de mail van de laatste beurt'],
      ['npx fieldpost mail spring-26 --turn r03-germany --send', 'stuurt die beurt aan de anderen'],
    ],
  },
  read: {
    does: 'beurten invoeren die per mail kwamen',
    about:
      'Leest mails: bestanden, een map vol mails, een maildir, één van de standaardinvoer (-), of wat er wacht in het postvak uit post.local.json (imap), waar het daarna als afgehandeld wordt gemerkt. Elke mail wordt beantwoord in de taal van wie hem schreef: wat is begrepen, wat niet mogelijk is en volgens welke regel, wat de worpen brachten en wat er moet gebeuren. Alleen hele, toegestane orders worden ingevoerd; de rest wordt bewaard en nagevraagd. Zonder mail gaan orders verder die op worpen wachtten.',
    args: { mails: 'mails: bestanden, mappen, maildirs, - of imap' },
    options: {
      eml: 'de antwoorden in deze map schrijven',
      send: 'de antwoorden versturen',
      sync: 'vooraf en achteraf bijwerken, en elke order publiceren voordat zijn worpen vallen',
      'dry-run': 'alleen zeggen wat er zou gebeuren: niets schrijven, niet gooien, niets versturen',
    },
    examples: [
      ['npx fieldpost read postvak/', 'leest elke mail in de map en toont de antwoorden'],
      ['npx fieldpost read imap --send', 'leest wat in je postvak wacht en verstuurt de antwoorden'],
      [
        'npx fieldpost read ~/Maildir --send --sync',
        'leest een maildir, publiceert wat is ingevoerd, verstuurt de antwoorden',
      ],
    ],
  },
  remind: {
    does: 'wie te laat is herinneren',
    about:
      'Schrijft aan iedereen op wie na zijn termijn nog wordt gewacht, in zijn taal, wat er moet gebeuren en tot wanneer. Getoond of verstuurd; wie binnen een dag al is herinnerd, krijgt het niet nog eens.',
    args: { game: 'korte naam van een spel (anders: alle)' },
    options: {
      send: 'de herinneringen versturen',
      again: 'ook aan wie binnen een dag al is herinnerd',
    },
    examples: [
      ['npx fieldpost remind', 'toont wat aan wie zou gaan'],
      ['npx fieldpost remind spring-26 --send', 'verstuurt het voor één spel'],
    ],
  },
};
