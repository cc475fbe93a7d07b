// Deutsch: die Hilfe zu `odds`.

import type { oddsCommands as english } from './commands-en.ts';

export const oddsCommands: typeof english = {
  odds: {
    does: 'genaue Aussichten einer Schlacht',
    about:
      'Rechnet eine Schlacht genau aus, ohne zu würfeln: wer gewinnt, was übrig bleibt, was es kostet. Gib zwei Streitkräfte an wie in einem Befehl, den Angreifer zuerst; oder eine Partie, dazu ein Feld, wenn nur eine ihrer Schlachten gemeint ist. Hier wählt niemand von Hand: Beide Seiten verlieren in der Reihenfolge der Klubs und folgen deren Plänen, wenn keine Option es anders sagt; an Land brechen Flugzeuge ab, sobald sie allein sind (SA). Eine Schlacht, die zum Ausrechnen zu groß ist, weil der Würfel bestimmt, wer wen trifft, wird mit Würfen aus einem Startwort durchgespielt; das steht dann dabei.',
    args: { battle: 'zwei Streitkräfte, oder eine Partie und vielleicht ein Feld' },
    options: {
      ruleset: 'die Regeln: {rulesets} (sonst: second-edition)',
      'low-luck': 'die Werte werden addiert, nur für den Rest wird gewürfelt',
      aa: 'Flaks des Verteidigers (sonst: die unter seinen Einheiten genannten)',
      bombard: 'Schlachtschiffe, die die Landung unterstützen, etwa 2 oder "2 Schlachtschiffe"',
      assault: 'Truppen sind gelandet: Niemand darf abbrechen',
      trapped: 'der Angreifer hat kein Feld für den Rückzug',
      'tech-attacker': 'Technologien des Angreifers, etwa heavy-bombers,super-submarines',
      'tech-defender': 'Technologien des Verteidigers, etwa jet-power',
      'order-attacker': 'seine Verlustreihenfolge, das erste zuerst, etwa "Inf Jäger Pz"',
      'order-defender': 'seine Verlustreihenfolge',
      'plan-attacker': 'SA, SAAC, TAAC oder KAAC',
      'plan-defender': 'KAAC: der niedrigste Wert zuerst',
      'subs-attacker': 'stay (bleiben) oder withdraw (abziehen), nach jeder Runde (sonst: stay)',
      'subs-defender': 'stay oder withdraw (sonst: sie weichen nur Flugzeugen, die allein sind)',
      retreat: 'der Angreifer bricht nach dieser Runde ab',
      'retreat-below': 'der Angreifer bricht ab, sobald er weniger Einheiten hat als so viele',
      'retreat-defender': 'der Verteidiger zieht nach dieser Runde ab, wo die Regeln es erlauben',
      'retreat-below-defender': 'der Verteidiger zieht ab, sobald er weniger Einheiten hat als so viele',
      seed: 'Wörter, aus denen die Würfe durchgespielter Schlachten folgen',
      games: 'wie oft eine Schlacht durchgespielt wird, die sich nicht ausrechnen lässt',
      dialect: 'wessen Abkürzungen gelten: iaapa oder daak',
    },
    examples: [
      ['npx fieldpost odds "5 Inf 2 Pz gegen 3 Inf 1 Jäger"', 'eine Landschlacht'],
      [
        'npx fieldpost odds "4 Inf 2 Jäger gegen 3 Inf 1 Jäger 1 Flak" --bombard 2 --ruleset daak',
        'eine Landung unter Flakfeuer',
      ],
      ['npx fieldpost odds spring-26 "Karelien"', 'eine Schlacht einer Partie, wie sie steht'],
    ],
  },
};
