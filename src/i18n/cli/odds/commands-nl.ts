// Nederlands: de hulp bij `odds`.

import type { oddsCommands as english } from './commands-en.ts';

export const oddsCommands: typeof english = {
  odds: {
    does: 'de precieze kansen van een slag',
    about:
      'Rekent een slag precies uit, zonder te dobbelen: wie er wint, wat er overblijft, wat het kost. Geef twee legers op zoals in een order, de aanvaller eerst; of een spel, met een vak erbij als je maar één van de slagen bedoelt. Hier kiest niemand met de hand: beide kanten verliezen in de volgorde van de clubs en volgen de plannen van de clubs, tenzij opties iets anders zeggen; te land breken vliegtuigen af zodra ze alleen zijn (SA). Een slag die te groot is om uit te rekenen, omdat de dobbelsteen bepaalt wie wie raakt, wordt uitgeprobeerd met worpen uit een startwoord; dat staat er dan bij.',
    args: { battle: 'twee legers, of een spel en misschien een vak' },
    options: {
      ruleset: 'de regels: {rulesets} (anders: second-edition)',
      'low-luck': 'de waarden worden opgeteld, alleen voor de rest wordt gedobbeld',
      aa: 'luchtdoelgeschut van de verdediger (anders: wat bij zijn eenheden staat)',
      bombard: 'slagschepen die de landing steunen, zoals 2 of "2 slagschepen"',
      assault: 'er zijn troepen geland: niemand mag afbreken',
      trapped: 'de aanvaller kan nergens heen',
      'tech-attacker': 'technologieën van de aanvaller, zoals heavy-bombers,super-submarines',
      'tech-defender': 'technologieën van de verdediger, zoals jet-power',
      'order-attacker': 'zijn verliesvolgorde, wat eerst gaat voorop, zoals "inf jager tank"',
      'order-defender': 'zijn verliesvolgorde',
      'plan-attacker': 'SA, SAAC, TAAC of KAAC',
      'plan-defender': 'KAAC: de laagste waarde eerst',
      'subs-attacker': 'stay (blijven) of withdraw (terugtrekken), na elke ronde (anders: stay)',
      'subs-defender': 'stay of withdraw (anders: ze wijken alleen voor vliegtuigen die alleen zijn)',
      retreat: 'de aanvaller breekt af na deze ronde',
      'retreat-below': 'de aanvaller breekt af zodra hij minder eenheden heeft dan dit',
      'retreat-defender': 'de verdediger trekt zich na deze ronde terug, waar de regels dat toelaten',
      'retreat-below-defender': 'de verdediger trekt zich terug zodra hij minder eenheden heeft dan dit',
      seed: 'woorden waaruit de worpen van uitgeprobeerde slagen volgen',
      games: 'hoe vaak een slag wordt uitgeprobeerd die niet te berekenen is',
      dialect: 'wiens afkortingen gelden: iaapa of daak',
    },
    examples: [
      ['npx fieldpost odds "5 inf 2 tank tegen 3 inf 1 jager"', 'een slag te land'],
      [
        'npx fieldpost odds "4 inf 2 jager tegen 3 inf 1 jager 1 luchtafweer" --bombard 2 --ruleset daak',
        'een landing onder luchtafweer',
      ],
      ['npx fieldpost odds spring-26 "Karelië"', 'een slag van een spel, zoals die ervoor staat'],
    ],
  },
};
