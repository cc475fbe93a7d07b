// Nederlands: de regelsets en de opties van een spel.

import { either, list } from '../format.ts';
import type { OptionTexts } from './en.ts';

export const options: OptionTexts = {
  rulesets: {
    'second-edition': 'de tweede editie met de officiële verduidelijkingen',
    daak: 'de regels van de club DAAK',
    'enhanced-realism': 'Enhanced Realism van R. D. Baker, delen I tot en met III',
  },
  options: {
    luck: { name: 'Geluk', values: { dice: 'gewone dobbelstenen', 'low-luck': 'low luck' } },
    technology: {
      name: 'Wapenontwikkeling',
      values: {
        on: 'ja',
        off: 'nee',
        'free-roll': 'één vrije worp per beurt voor elke mogendheid die haar hoofdstad bezit',
      },
    },
    technologyStarts: {
      name: 'Een doorbraak werkt',
      values: { 'at-once': 'meteen', 'after-turn': 'na de beurt waarin die is bereikt' },
    },
    askDefender: {
      name: 'Verliezen van de verdediger',
      values: {
        club: 'de slag stopt waar de clubs stoppen en navragen',
        never: 'volgens vaste orders of de verliesvolgorde van de clubs',
      },
    },
    economicVictory: { name: 'Winst op landwaarde (84)', values: { on: 'ja', off: 'nee' } },
    totalVictory: {
      name: 'Winst op hoofdsteden alleen zolang er geen eigen hoofdstad verloren is',
      values: { on: 'ja', off: 'nee' },
    },
    shipsIntoEnemyZones: { name: 'Nieuwe schepen in zeegebieden met vijanden', values: { on: 'ja', off: 'nee' } },
    balance: {
      name: 'Evenwicht',
      values: {
        none: 'geen',
        'axis-technology': 'de As begint met technologieën',
        'no-soviet-attack': 'geen Sovjetaanval in ronde 1',
        'no-new-complexes': 'geen nieuwe industriële complexen',
      },
    },
    pieceLimits: { name: 'Beperkt aantal stukken', values: { on: 'ja', off: 'nee' } },
    bids: {
      name: 'Biedingen',
      values: {
        none: 'geen',
        open: 'van tevoren afgesproken; de As stelt haar bod voor ronde 1 op',
        sealed: 'twee spelers bieden gesloten; het laagste bod speelt de As',
      },
    },
    oneSeaZone: {
      name: 'Eén zeegebied voor vliegtuigen',
      values: {
        on: 'vliegtuigen vliegen op de heenweg en op de terugweg over hoogstens één zeegebied',
        off: 'vliegtuigen vliegen over zoveel zeegebieden als ze willen',
      },
    },
  },
  help: 'Opties van een spel, voor --option (de gebruikelijke waarde eerst):',
  under: (rulesets) => `bij ${list('nl', rulesets)}:`,
  either: (rulesets) => either('nl', rulesets),
  usual: (value) => `gewoonlijk: ${value}`,
  askRuleset: 'Welke regels?',
  askOptions: 'Wat wijkt af van het gebruikelijke (niets: alles zoals gebruikelijk)?',
  rules: (name, id, version) => `${name} (${id}, versie ${version})`,
  ruleset: (name, id, version) => `Regels: ${name} (${id}, versie ${version})`,
  differs: (name, value, usual) => `Anders dan gewoonlijk: ${name}: ${value} (gewoonlijk: ${usual})`,
  asUsual: 'Opties: alles zoals gebruikelijk',
  badRuleset: (said, known) => `‘${said}’ is geen regelset: ${known}.`,
};
