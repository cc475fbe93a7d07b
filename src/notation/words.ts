// The words of the notation in the three languages, as data: what stands beside units, spaces and powers in a line.
// All languages are understood at once; the first English word of each is the one orders are written with.

import type { Words } from '../board/index.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { CONDUCT_WORDS } from './conduct-words.ts';
import { LEDGER_WORDS } from './ledger-words.ts';

/** How headings begin a section of a sheet. A heading is a line of its own, or stands before a colon. */
export const SECTION_WORDS = {
  research: {
    en: ['Research', 'Tech', 'Technology', 'Weapons development', 'Weapons research'],
    de: ['Forschung', 'Technologie', 'Waffenentwicklung', 'Entwicklung'],
    nl: ['Onderzoek', 'Wapenonderzoek', 'Technologie', 'Wapenontwikkeling', 'Ontwikkeling'],
  },
  purchase: {
    en: [
      ...['Purchase', 'Purchases', 'Purchase units', 'Buy', 'Buys', 'Bought', 'Production'],
      ...['Shopping', 'Shopping list', 'Purchasing', 'Spending', 'Buying', 'Purch'],
    ],
    de: [
      ...['Kauf', 'Käufe', 'Einkauf', 'Einkäufe', 'Kaufen', 'Kaufe', 'Gekauft'],
      ...['Einkaufszettel', 'Einkaufsliste', 'Anschaffungen', 'Bestellung', 'Kf', 'Neubau', 'Neubauten'],
    ],
    nl: [
      ...['Aankoop', 'Aankopen', 'Inkoop', 'Inkopen', 'Kopen', 'Koop', 'Gekocht'],
      ...['Boodschappen', 'Boodschappenlijst', 'Boodschappenlijstje', 'Bestelling', 'Kp'],
    ],
  },
  'combat-move': {
    en: ['Combat moves', 'Combat move', 'Combat movement', 'Combat moving', 'CM', 'Attacks', 'Declaration'],
    de: ['Angriffszüge', 'Angriffszug', 'Angriffe', 'Kampfzüge', 'Kampfzug', 'Kampfbewegung', 'Kampfbewegungen'],
    nl: ['Aanvalszetten', 'Aanvallen', 'Aanvalsfase', 'Gevechtszetten', 'Gevechtsbeweging', 'Gevechtsbewegingen'],
  },
  /** Combat moves of the second time, in turns that have it. */
  'second-move': {
    en: [
      'Second moves',
      'Second move',
      'Second armor move',
      'Second armor moves',
      'Second armour move',
      'Second tank move',
    ],
    de: ['Zweiter Panzerzug', 'Zweite Panzerzüge', 'Zweiter Zug', 'Zweite Züge', 'Zweite Panzerbewegung'],
    nl: ['Tweede tankzet', 'Tweede tankzetten', 'Tweede zet', 'Tweede zetten', 'Tweede tankbeweging'],
  },
  fight: {
    en: ['Fight', 'Fights', 'Combat', 'Battles', 'Battle', 'Conduct combat'],
    de: ['Kampf', 'Kämpfe', 'Kämpfen', 'Schlacht', 'Schlachten', 'Gefecht', 'Gefechte', 'Kämpfe austragen'],
    nl: ['Gevecht', 'Gevechten', 'Strijd', 'Veldslagen', 'Vechten', 'Vecht'],
  },
  'noncombat-move': {
    en: [
      'Noncombat moves',
      'Noncombat move',
      'Noncombat movement',
      'Noncombat',
      'Noncom',
      'Noncom moves',
      'Noncoms',
      'Non combat',
      'Non combat moves',
      'Non combat move',
      'Non combat movement',
      'NCM',
      'NCMs',
      'Without combat',
      'Quiet moves',
      'Noncombats',
      'Redeployment',
      'Repositioning',
      'Shuffling',
      ...['Follow-up moves', 'Moving up'],
    ],
    de: [
      'Nichtkampfzüge',
      'Nichtkampf',
      'Nichtkampfzug',
      'Nichtkampfbewegung',
      'Nichtkampfbewegungen',
      ...['NK', 'NKZ', 'NK-Züge'],
      'Umgruppierung',
      'Umgruppierungen',
      'Verlegung',
      'Verlegungen',
      'Umzug',
      'Verschiebung',
      'Verschiebungen',
      'Bewegungen ohne Kampf',
      'Züge ohne Kampf',
      'Ohne Kampf',
      'Kampflose Züge',
      'Kampflosen Züge',
      'Kampflose Bewegung',
      'Kampflose Bewegungen',
      'Kampflos',
      ...['Nachziehen', 'Nachgezogen', 'Nachrücken', 'Nachgerückt', 'Aufrücken'],
    ],
    nl: [
      ...['Niet-aanvalsfase', 'Niet-aanvalszetten', 'Niet-aanval'],
      'Niet-gevechtszetten',
      'Niet-gevecht',
      'Zonder gevecht',
      'Niet-gevechtsbeweging',
      'Niet-gevechtsbewegingen',
      'Verplaatsingen',
      'Hergroepering',
      'Hergroeperingen',
      'Verschuivingen',
      'Verhuizingen',
      'Rustig',
      'Zetten zonder gevecht',
      'Beweging zonder gevecht',
      'Bewegingen zonder gevecht',
      'Zonder strijd',
      'Zetten zonder strijd',
      'Rustige zetten',
      ...['Doorschuiven', 'Bijtrekken'],
    ],
  },
  place: {
    en: [
      'Place',
      'Placement',
      'Placements',
      'Place units',
      'Place new units',
      'Mobilize',
      'Mobilization',
      'Deploy',
      'New units',
      'New',
      ...['Reinforcements', 'Build up', 'Setup', 'PL', 'Plc', 'Plcmt'],
    ],
    de: [
      'Aufstellung',
      'Aufstellen',
      'Platzierung',
      'Platzieren',
      'Einsetzen',
      'Setzen',
      'Setze',
      'Platziere',
      'Neu',
      'Neue Einheiten',
      ...[
        'Die Neuen',
        'Plazierung',
        'Plazieren',
        'Placierung',
        'Placieren',
        'Verstärkungen',
        'Aufbau',
        'Neuaufstellung',
        'Neuzugänge',
        'Mobilisierung',
        'Aufst',
      ],
    ],
    nl: [
      'Plaatsing',
      'Plaatsen',
      'Plaats',
      'Opstelling',
      'Opstellen',
      'Inzetten',
      'Nieuw',
      'Nieuwe eenheden',
      'Versterkingen',
      ...['Neerzetten', 'Opbouw', 'Mobilisatie', 'Plts'],
    ],
  },
  standing: {
    en: ['Standing', 'Standing orders', 'Standing order', 'Battle orders', 'Conduct'],
    de: ['Dauerbefehl', 'Dauerbefehle', 'Ständige Befehle', 'Kampfanweisungen'],
    nl: ['Vaste orders', 'Vaste order', 'Staande orders', 'Gevechtsorders'],
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What a line can begin with. */
const VERB_WORDS = {
  bid: { en: ['Bid'], de: ['Gebot', 'Biete'], nl: ['Bod', 'Bied'] },
  'end-turn': {
    en: ['End turn', 'End of turn', 'End my turn', 'Turn over', 'Collect income', 'Done', 'EOT'],
    de: [
      'Zugende',
      'Zug zu Ende',
      'Zug beenden',
      'Zug beendet',
      'Ende des Zuges',
      'Runde beenden',
      'Einkommen kassieren',
    ],
    nl: ['Einde beurt', 'Beurt beëindigen', 'Einde van de beurt', 'Beurt klaar', 'Inkomen innen'],
  },
  resign: {
    en: ['Resign', 'I resign', 'Surrender', 'I surrender', 'Concede', 'I concede'],
    de: ['Aufgeben', 'Aufgabe', 'Ich gebe auf', 'Kapitulation', 'Kapituliere', 'Ich kapituliere'],
    nl: ['Opgeven', 'Opgave', 'Ik geef op', 'Capitulatie', 'Ik geef me over'],
  },
  none: {
    en: ['None', 'Nothing', 'No', 'No moves', 'Pass', 'Nil', 'Nope', 'Nada'],
    de: ['Keine', 'Keiner', 'Nichts', 'Keine Züge', 'Passe', 'Nix'],
    nl: ['Geen', 'Niets', 'Geen zetten', 'Pas', 'Niks'],
  },
  'no-combat': {
    en: ['No combat', 'No combat moves', 'No combat move', 'No attacks', 'No attack', 'No battles'],
    de: ['Kein Kampf', 'Keine Kämpfe', 'Keine Kampfzüge', 'Keine Angriffe', 'Kein Angriff', 'Keine Angriffszüge'],
    nl: ['Geen gevecht', 'Geen gevechten', 'Geen gevechtszetten', 'Geen aanvallen', 'Geen aanval', 'Geen slagen'],
  },
  load: {
    en: ['Load', 'Board', 'Embark'],
    de: ['Lade', 'Laden', 'Einladen', 'Verladen'],
    nl: ['Laad', 'Laden', 'Inladen', 'Inschepen'],
  },
  unload: {
    en: ['Unload', 'Offload', 'Land', 'Disembark'],
    de: ['Entlade', 'Entladen', 'Ausladen', 'Lande', 'Anlanden'],
    nl: ['Los', 'Lossen', 'Uitladen', 'Ontschepen', 'Landen'],
  },
  bridge: {
    en: ['Bridge', 'Bridging', 'Ferry'],
    de: ['Brücke', 'Überbrücken', 'Übersetzen'],
    nl: ['Overbruggen', 'Overbrug', 'Overzetten', 'Zet over'],
  },
  /** The way as it is written, nothing filled in and nobody taken aboard. */
  march: { en: ['March'], de: ['Marsch'], nl: ['Mars'] },
  move: {
    en: ['Move', 'Attack', 'Send', 'Fly', 'Sail'],
    de: ['Zug', 'Ziehe', 'Bewege', 'Angriff', 'Greife an'],
    nl: ['Zet', 'Verplaats', 'Beweeg', 'Aanval', 'Val aan'],
  },
  /** An attack in a theatre that the writer's side has won. */
  'break-peace': {
    en: ['Break the peace', 'Resume the war', 'Reopen the war'],
    de: ['Brich den Frieden', 'Frieden brechen', 'Nimm den Krieg wieder auf', 'Krieg wieder aufnehmen'],
    nl: ['Breek de vrede', 'Vrede breken', 'Hervat de oorlog', 'Oorlog hervatten'],
  },
  rocket: {
    en: ['Rocket', 'Rockets', 'Rocket attack', 'Fire rocket'],
    de: ['Rakete', 'Raketen', 'Raketenangriff'],
    nl: ['Raket', 'Raketten', 'Raketaanval'],
  },
  lose: {
    en: ['Lose', 'Losses', 'Loss', 'Casualties', 'Casualty', 'Remove'],
    de: ['Verliere', 'Verluste', 'Verlust', 'Verlieren'],
    nl: ['Verlies', 'Verliezen', 'Verlieslijst'],
  },
  /** The losses of the enemy, where one names them. */
  pick: { en: ['Pick'], de: ['Triff', 'Treffe'], nl: ['Kies', 'Raak'] },
  /** Units for a neutral that dice have given somebody money to defend. */
  'defend-neutral': {
    en: ['Defend', 'Defend neutral'],
    de: ['Verteidige', 'Verteidigen', 'Verteidigung'],
    nl: ['Verdedig', 'Verdedigen', 'Verdediging'],
  },
  withdraw: {
    en: ['Withdraw', 'Withdraws', 'Withdrawal', 'Submerge', 'Submerges', 'Leave'],
    de: ['Abziehen', 'Abzug', 'Ziehe ab', 'Zieht ab', 'Ziehen ab', 'Tauche ab', 'Tauchen ab', 'Abtauchen'],
    nl: ['Onderduiken', 'Duik onder', 'Duiken onder', 'Wegtrekken', 'Trek weg', 'Trekken weg'],
  },
  stay: { en: ['Stay', 'Stays', 'Remain'], de: ['Bleiben', 'Bleibt', 'Bleibe'], nl: ['Blijven', 'Blijft', 'Blijf'] },
  retreat: {
    en: ['Retreat', 'Break off'],
    de: ['Rückzug', 'Zurückziehen', 'Ziehe zurück', 'Abbrechen'],
    nl: ['Terugtrekken', 'Trek terug', 'Terugtrekking', 'Terugtocht', 'Afbreken'],
  },
  /** Ships stop fighting and stay where they are. */
  'break-contact': {
    en: ['Break off contact', 'Break contact', 'Disengage'],
    de: ['Vom Gegner lösen', 'Kontakt abbrechen', 'Feindkontakt abbrechen', 'Löse vom Gegner'],
    nl: ['Contact verbreken', 'Verbreek contact', 'Verbreek het contact', 'Contact afbreken'],
  },
  continue: {
    en: ['Continue', 'Go on', 'Press on', 'Fight on', 'Keep fighting'],
    de: ['Weiter', 'Weiterkämpfen', 'Kämpfe weiter', 'Fortsetzen'],
    nl: ['Doorgaan', 'Ga door', 'Verder', 'Vecht door', 'Doorvechten'],
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What stands inside a line. */
const PARTICLES = {
  and: { en: ['and', 'plus'], de: ['und'], nl: ['en'] },
  to: { en: ['to', 'into'], de: ['nach', 'in die', 'in den'], nl: ['naar', 'naar de'] },
  from: { en: ['from', 'out of', 'fm'], de: ['von', 'aus', 'ab'], nl: ['van', 'uit', 'vanaf'] },
  at: { en: ['in', 'at', 'on'], de: ['in', 'auf', 'bei', 'im', 'um'], nl: ['in', 'op', 'bij', 'te', 'om'] },
  /** What may stand before the name of a space. */
  article: { en: ['the'], de: ['der', 'die', 'das', 'den', 'dem'], nl: ['de', 'het'] },
  on: { en: ['on', 'onto', 'aboard', 'by', 'with'], de: ['auf', 'mit', 'per'], nl: ['op', 'met', 'per'] },
  via: {
    en: ['via', 'over', 'through', 'by way of', 'flying over', 'flight over'],
    de: ['über', 'via', 'durch', 'Anflug über', 'Flug über', 'Anflug via'],
    nl: ['via', 'over', 'door', 'vlucht over', 'aanvlucht over', 'aanvliegen over'],
  },
  /** Before the space of a gun that planes pass over. */
  passing: { en: ['over'], de: ['über'], nl: ['over'] },
  /** What is left of a bid, and money beside its units. */
  rest: { en: ['rest', 'the rest'], de: ['Rest', 'den Rest'], nl: ['rest', 'de rest'] },
  ipc: { en: ['IPC', 'IPCs'], de: ['IPC', 'IPP'], nl: ['IPC', 'IPCs'] },
  with: { en: ['with'], de: ['mit'], nl: ['met'] },
  /** What a ship has aboard already. */
  carrying: { en: ['carrying', 'laden with'], de: ['beladen mit'], nl: ['beladen met'] },
  all: { en: ['all', 'every', 'everything'], de: ['alle', 'alles', 'sämtliche'], nl: ['alle', 'alles'] },
  empty: { en: ['empty', 'MT'], de: ['leer', 'leere'], nl: ['leeg', 'lege'] },
  began: {
    en: ['began', 'began in', 'started in'],
    de: ['begann in', 'begonnen in', 'Start'],
    nl: ['begon in', 'begonnen in'],
  },
  landing: {
    en: [
      'land',
      ...['lands', 'landing', 'land in', 'land at', 'lands in', 'landing in', 'land on'],
      ...['return to', 'ret', 'ret to', 'back to', 'end up in', 'ends up in', 'end up on'],
    ],
    de: [
      'lande',
      ...['landet', 'landen', 'Landung', 'Landung in', 'landet in', 'lande in', 'zurück nach'],
      ...['landen in', 'Ldg', 'enden in', 'endet in'],
    ],
    nl: [
      'land',
      ...['landt', 'landen', 'landing', 'landt in', 'landen in', 'land in', 'landing in'],
      ...['terug naar', 'eindigen in'],
    ],
  },
  back: { en: ['back', 'returns', 'returns to', 'ends in'], de: ['zurück', 'heim', 'retour'], nl: ['terug', 'retour'] },
  raid: {
    en: ['SBR', 'raid', 'strategic bombing', 'strategic bombing raid', 'strat bomb', 'strategic raid'],
    de: [
      'SBR',
      'strategischer Angriff',
      'strategischer Bombenangriff',
      'Bombenangriff',
      'strategische Bombardierung',
      'Luftangriff',
    ],
    nl: ['SBR', 'bombardement', 'bomaanval', 'strategisch bombardement', 'luchtaanval'],
  },
  'walk-in': {
    en: ['WI', 'walk in', 'walk-in'],
    de: ['WI', 'Einmarsch'],
    nl: ['WI', 'inmarcheren', 'binnentrekken', 'binnenlopen'],
  },
  blitz: {
    en: ['blitz', 'blitzes', 'blitzing'],
    de: ['Blitz', 'Blitzangriff', 'Durchmarsch'],
    nl: ['blitz', 'bliksemaanval'],
  },
  bombard: {
    en: ['bombard', 'bombards', 'bombardment', 'shore bombardment', 'support', 'supporting shot'],
    de: ['beschießt', 'Küstenbombardement', 'Landungsfeuer', 'Beschuss'],
    nl: ['beschiet', 'kustbombardement', 'beschieting', 'steunvuur'],
  },
  dice: {
    en: ['die', 'dice', 'roll', 'rolls'],
    de: ['Würfel', 'Wurf', 'Würfe', 'Forschungswürfel', 'Forschungswurf', 'Forschungswürfe', 'Techwurf', 'Techwürfe'],
    nl: ['dobbelsteen', 'dobbelstenen', 'worp', 'worpen', 'onderzoeksdobbelsteen', 'onderzoeksdobbelstenen'],
  },
  /** Behind a battle of the second combat of a turn. */
  second: { en: ['second', 'second battle'], de: ['zweite', 'zweite Schlacht'], nl: ['tweede', 'tweede slag'] },
  battle: { en: ['battle of', 'battle for'], de: ['Schlacht um'], nl: ['slag om'] },
  complex: { en: ['from', 'by'], de: ['von', 'aus', 'durch'], nl: ['uit', 'van', 'door'] },
  versus: { en: ['v', 'vs', 'versus', 'against'], de: ['gegen', 'gg', 'g'], nl: ['tegen', 'tgn'] },
  turn: { en: ['turn', 'round'], de: ['Zug', 'Runde'], nl: ['beurt', 'ronde'] },
  /** The enemy's place, in front of its name. */
  target: { en: ['target', 'objective'], de: ['Ziel', 'Angriffsziel'], nl: ['doel', 'doelwit'] },
  /** `Phase 2: …`: parts of a turn that somebody numbers. */
  phase: {
    en: ['phase', 'step', 'part', 'battle', 'attack', 'combat'],
    de: ['Phase', 'Schritt', 'Teil', 'Schlacht', 'Angriff', 'Kampf'],
    nl: ['fase', 'stap', 'deel', 'slag', 'aanval', 'gevecht'],
  },
} as const satisfies Readonly<Record<string, Words>>;

export const KEYWORDS = {
  ...SECTION_WORDS,
  ...VERB_WORDS,
  ...CHOICE_WORDS,
  ...PARTICLES,
  ...CONDUCT_WORDS,
  ...LEDGER_WORDS,
};
export type Keyword = keyof typeof KEYWORDS;
export type Section = keyof typeof SECTION_WORDS;

/** The word orders are written with. */
export const written = (keyword: Keyword): string => KEYWORDS[keyword].en[0];
