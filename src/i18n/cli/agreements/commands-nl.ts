// Nederlands: de hulp van de opdrachten waarmee spelers tijdens een spel iets afspreken.

import type { agreementCommands as English } from './commands-en.ts';

const GAME = 'korte naam van een spel';
const YES = 'schrijven zonder te vragen';
const FOR = 'ingevoerd voor een andere speler';
const EVIDENCE = 'de mail waarin het kwam: een bestand, of de SHA-256; alleen de hash wordt bewaard';

export const agreementCommands: typeof English = {
  absence: {
    does: 'zeggen dat je weg bent',
    about:
      'Zegt op welke dagen je weg bent, beide meegerekend, in UTC. Zo lang staan je termijnen stil. Geldt vanaf nu en binnen de dagen die het spel toestaat.',
    args: { game: GAME, from: 'de eerste dag, zoals 2026-03-05', to: 'de laatste dag; zonder: dezelfde' },
    options: { yes: YES, for: FOR, evidence: EVIDENCE },
    examples: [
      ['npx fieldpost absence spring-26 2026-03-05 2026-03-12', 'een week'],
      [
        'npx fieldpost absence spring-26 2026-03-05 --as carl --for ben --evidence mail.eml',
        'een dag, ingevoerd door de beheerder',
      ],
    ],
  },
  substitute: {
    does: 'iemand laten overnemen of erbij laten komen',
    about:
      'Laat iemand mogendheden overnemen van een speler die weggaat, of erbij komen als beheerder, scheidsrechter of getuige. Meteen door wie weggaat, een scheidsrechter of een beheerder; anders als de andere partijen instemmen.',
    args: { game: GAME, enters: 'wie komt: een naam, id:naam, of het id van iemand die er al is' },
    options: {
      leaves: 'wiens mogendheden worden overgenomen',
      powers: 'welke daarvan, zoals uk,usa (anders alle)',
      role: 'komt erbij als steward, referee, witness of bot',
      language: 'de taal van wie komt (anders de jouwe)',
      'enters-for': 'voor wie hij mag invoeren wat per mail kwam, zoals ben,carl',
      commits: 'zijn auteursnamen in git, zoals "Dora Klein,dk"',
      dialect: 'zijn afkortingen: iaapa of daak',
      reason: 'waarom',
      yes: YES,
      for: FOR,
      evidence: EVIDENCE,
    },
    examples: [
      ['npx fieldpost substitute spring-26 Dora --leaves anna', 'Dora neemt alles over wat Anna speelt'],
      ['npx fieldpost substitute spring-26 Carl --role steward', 'Carl komt erbij als beheerder'],
    ],
  },
  forfeit: {
    does: 'mogendheden verloren verklaren die niet antwoorden',
    about:
      'Verklaart dat mogendheden het spel buiten het bord om verliezen. Een scheidsrechter mag dat altijd, een beheerder na afloop van de termijn, een speler van de andere partij als daarna ook de tijd om is die het spel stelt.',
    args: {
      game: GAME,
      powers: 'de mogendheden; zolang er gesloten biedingen worden verwacht, de speler van wie het bod ontbreekt',
    },
    options: { reason: 'waarom (nodig)', yes: YES, for: FOR, evidence: EVIDENCE },
    examples: [
      ['npx fieldpost forfeit spring-26 germany --reason "al negen dagen geen antwoord"', 'één mogendheid'],
      [
        'npx fieldpost forfeit spring-26 germany japan --reason "heeft per mail opgegeven" --as carl',
        'twee, door de scheidsrechter',
      ],
    ],
  },
  settings: {
    does: 'opties of de bron van worpen vanaf hier wijzigen',
    about:
      'Wijzigt opties van het spel, of waar de worpen vandaan komen, vanaf hier. Meteen door de scheidsrechter; anders als elke andere partij heeft ingestemd.',
    args: { game: GAME },
    options: {
      option: 'een optie en haar nieuwe waarde, zoals luck=low-luck; mag vaker',
      dice: 'waar de worpen vandaan komen: local, recorded, reveal of drand',
      keeper: 'wie de worpen van allen bewaart en geen mogendheid speelt; alleen bij reveal',
      note: 'een opmerking erbij',
      yes: YES,
      for: FOR,
      evidence: EVIDENCE,
    },
    examples: [
      ['npx fieldpost settings spring-26 --dice recorded', 'vanaf nu worpen van een server'],
      ['npx fieldpost settings spring-26 --option technology=off --note "zoals besproken"', 'geen onderzoek meer'],
    ],
  },
  draw: {
    does: 'remise aanbieden',
    about:
      'Biedt aan dat het spel zonder winnaar eindigt. Meteen door de scheidsrechter; anders als elke andere partij heeft ingestemd.',
    args: { game: GAME },
    options: { note: 'een opmerking erbij', yes: YES, for: FOR, evidence: EVIDENCE },
    examples: [
      ['npx fieldpost draw spring-26', 'biedt het aan'],
      ['npx fieldpost draw spring-26 --note "Geen van ons kan dit winnen." --yes', 'met een opmerking, zonder vraag'],
    ],
  },
  edit: {
    does: 'de stelling rechtzetten',
    about:
      'Gaat terug naar de stelling na een eerdere regel, of zet vakken, kassen en technologieën recht, of allebei; de beurt begint vandaar opnieuw. Voor wat ouder is dan de lopende beurt; de rest neemt void terug. Meteen door de scheidsrechter; anders als elke andere partij heeft ingestemd.',
    args: { game: GAME },
    options: {
      to: 'terug tot na deze regel (nummer), of naar het einde van een beurt als r03-germany',
      units: 'wat er in een vak staat, zoals "karelia=ussr 3 inf 1 arm"; "karelia=" maakt het leeg; mag vaker',
      control: 'wie een gebied bezit, zoals karelia=germany of turkey=nobody; mag vaker',
      treasury: 'geld van een mogendheid, zoals germany=24; mag vaker',
      turn: 'wiens beurt begint, zoals r03-germany (anders de lopende)',
      position: 'dat alles en meer als JSON',
      reason: 'waarom (nodig)',
      rule: 'de bepaling waarop je je beroept',
      yes: YES,
      for: FOR,
      evidence: EVIDENCE,
    },
    examples: [
      ['npx fieldpost edit spring-26 --to r02-japan --reason "de hele ronde opnieuw"', 'terug naar een eerdere beurt'],
      [
        'npx fieldpost edit spring-26 --units "karelia=ussr 5 inf" --treasury germany=24 --reason "twee infanterie vergeten"',
        'eenheden en geld',
      ],
    ],
  },
};
