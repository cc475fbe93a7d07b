// Deutsch: die Regelwerke und die Optionen einer Partie.

import { either, list } from '../format.ts';
import type { OptionTexts } from './en.ts';

export const options: OptionTexts = {
  rulesets: {
    'second-edition': 'die zweite Auflage mit ihren offiziellen Klarstellungen',
    daak: 'die Regeln des Klubs DAAK',
    'enhanced-realism': 'Enhanced Realism von R. D. Baker, Teile I bis III',
  },
  options: {
    luck: { name: 'Glück', values: { dice: 'gewöhnliche Würfel', 'low-luck': 'Low Luck' } },
    technology: {
      name: 'Waffenentwicklung',
      values: { on: 'ja', off: 'nein', 'free-roll': 'ein freier Wurf je Zug für jede Macht, die ihre Hauptstadt hält' },
    },
    technologyStarts: {
      name: 'Ein Durchbruch wirkt',
      values: { 'at-once': 'sofort', 'after-turn': 'nach dem Zug, in dem er gelang' },
    },
    askDefender: {
      name: 'Verluste des Verteidigers',
      values: {
        club: 'die Schlacht hält an, wo die Klubs anhalten und nachfragen',
        never: 'nach Dauerbefehlen oder der Verlustreihenfolge der Klubs',
      },
    },
    economicVictory: { name: 'Sieg durch Landwert (84)', values: { on: 'ja', off: 'nein' } },
    totalVictory: {
      name: 'Sieg durch Hauptstädte nur, solange keine eigene verloren ist',
      values: { on: 'ja', off: 'nein' },
    },
    shipsIntoEnemyZones: { name: 'Neue Schiffe in Seegebieten mit Gegnern', values: { on: 'ja', off: 'nein' } },
    balance: {
      name: 'Ausgleich',
      values: {
        none: 'keiner',
        'axis-technology': 'die Achse beginnt mit Technologien',
        'no-soviet-attack': 'kein sowjetischer Angriff in Runde 1',
        'no-new-complexes': 'keine neuen Fabriken',
      },
    },
    pieceLimits: { name: 'Begrenzte Zahl von Figuren', values: { on: 'ja', off: 'nein' } },
    bids: {
      name: 'Gebote',
      values: {
        none: 'keine',
        open: 'vorher ausgemacht; die Achse stellt ihr Gebot vor Runde 1 auf',
        sealed: 'zwei Spieler bieten verdeckt; das niedrigere Gebot spielt die Achse',
      },
    },
    oneSeaZone: {
      name: 'Ein Seegebiet für Flugzeuge',
      values: {
        on: 'Flugzeuge überfliegen höchstens ein Seegebiet auf dem Hinweg und eines auf dem Rückweg',
        off: 'Flugzeuge überfliegen beliebig viele Seegebiete',
      },
    },
  },
  help: 'Optionen einer Partie, für --option (der übliche Wert zuerst):',
  under: (rulesets) => `unter ${list('de', rulesets)}:`,
  either: (rulesets) => either('de', rulesets),
  usual: (value) => `üblich: ${value}`,
  askRuleset: 'Welche Regeln?',
  askOptions: 'Was weicht vom Üblichen ab (nichts: alles wie üblich)?',
  rules: (name, id, version) => `${name} (${id}, Version ${version})`,
  ruleset: (name, id, version) => `Regeln: ${name} (${id}, Version ${version})`,
  differs: (name, value, usual) => `Anders als üblich: ${name}: ${value} (üblich: ${usual})`,
  asUsual: 'Optionen: alles wie üblich',
  badRuleset: (said, known) => `»${said}« ist kein Regelwerk: ${known}.`,
};
