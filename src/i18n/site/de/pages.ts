// Deutsch: die Wörter aller Seiten außer der eines Zuges.

import { counted, number, plural } from '../../format.ts';
import type { PageTexts } from '../en/index.ts';

const n = (value: number): string => number('de', value);

export const pages: PageTexts = {
  // jede Seite
  'site.skip': 'Zum Inhalt springen',
  'site.menu': 'Hauptmenü',
  'site.games': 'Partien',
  'site.rules': 'Regeln',
  'site.check': 'Zug prüfen',
  'site.guides': 'Anleitungen',
  'site.languages': 'Diese Seite in anderen Sprachen',
  'site.you-are-here': 'Du bist hier',
  'site.home': 'Startseite',
  'site.trademark':
    'Axis & Allies ist eine Marke ihres Inhabers. Fieldpost steht in keiner Verbindung zu ihm und ist von ihm nicht genehmigt; Zeichnungen und Worte sind unsere eigenen.',
  'site.made':
    'Alles auf diesen Seiten ist aus den Protokollen der Partien errechnet, und jede Zeile davon kann jeder nachprüfen.',
  'site.untranslated': 'Diese Seite ist noch nicht übersetzt. Sie erscheint auf Englisch.',

  // Startseite
  'home.lead': 'Axis & Allies per Post, Zug um Zug',
  'home.what-1':
    'Fieldpost führt Partien von Axis & Allies, die Menschen per E-Mail gegeneinander spielen: die Second Edition, mit Klubregeln oder ohne, und Enhanced Realism.',
  'home.what-2':
    'Jeder Befehl, jeder Würfel und alles, was daraus wurde, ist eine Zeile in einem Protokoll, das nur wächst; die Regeln beweisen jede Zeile aufs Neue.',
  'home.what-3':
    'Aus diesen Protokollen entstehen diese Seiten: für jeden Zug eine, mit Schlachten, Würfeln, Geld und Karte.',
  'home.waiting': 'Laufende Partien',
  'home.waiting-none': 'Zurzeit wird keine Partie gespielt.',
  'home.moved': 'Zuletzt gezogen',
  'home.finished': 'Beendete Partien',
  'home.finished-none': 'Noch keine Partie ist zu Ende gespielt.',
  'home.broken': 'Partien, die repariert werden müssen',
  'home.start': 'Eine eigene Partie beginnen',
  'home.start-text':
    'Nötig sind git und Node.js. Lege in einer Kopie dieses Archivs eine Partie an, schreibe den ersten Zug wie in einer Mail und reiche ihn ein:',
  'home.start-more':
    'Die Anleitungen führen durch einen ganzen ersten Zug, vom Einkauf bis zu der Seite, die hier daraus wird.',
  'home.none': 'In diesem Archiv gibt es noch keine Partien.',
  'home.all-games': 'Alle Partien',

  // eine Partie in einer Liste
  'game.demonstration': 'Demonstrationspartie',
  'game.demonstration-why': 'Gemacht, um zu zeigen, was Fieldpost kann; niemand hat sie per Mail gespielt.',
  'game.round': (round) => `Runde ${n(round)}`,
  'game.turn-of': (power, round) => `${power}, Runde ${n(round)}`,
  'game.won-capitals': (side, rounds) => `Sieg durch Hauptstädte in Runde ${n(rounds)}: ${side}.`,
  'game.won-economic': (side, rounds) => `Sieg durch Landwert in Runde ${n(rounds)}: ${side}.`,
  'game.won-resignation': (side, rounds) => `Sieg durch Aufgabe in Runde ${n(rounds)}: ${side}.`,
  'game.won-theatres': (side, rounds) => `Sieg in Runde ${n(rounds)} durch die Ziele auf den Schauplätzen: ${side}.`,
  'game.won-elimination': (side, rounds) => `Sieg in Runde ${n(rounds)}, vom Gegner ist nichts mehr übrig: ${side}.`,
  'game.versus': 'gegen',

  // worauf gewartet wird
  'due.title': 'Am Zug',
  'due.over': 'Die Partie ist zu Ende',
  'due.orders': (phase) => `Befehle (${phase})`,
  'due.defenders': (space, ipc) => `Verteidiger für ${space.acc} für ${ipc} IPC`,
  'due.dice': (dice) => counted('de', dice, 'Würfel', 'Würfel'),
  'due.casualties': (battle, hits) => `${counted('de', hits, 'Verlust', 'Verluste')} wählen, ${battle}`,
  'due.withdraw': (battle) => `U-Boote: abziehen oder bleiben, ${battle}`,
  'due.retreat': (battle) => `weiterkämpfen oder Rückzug, ${battle}`,
  'due.bid-seal': 'ein verdecktes Gebot',
  'due.bid': 'das versiegelte Gebot zu öffnen',
  'due.consent': (seq) => `Zustimmung zum Vorschlag in Eintrag ${n(seq)}`,

  // Seite einer Partie
  'game.board': 'Das Brett jetzt',
  'game.board-final': 'Das Brett am Ende',
  'game.charts': 'Geld und Land',
  'game.turns': 'Züge',
  'game.turn-current': 'läuft',
  'game.players': 'Spieler',
  'game.player': 'Spieler',
  'game.powers': 'Mächte',
  'game.role': 'Rolle',
  'game.role-player': 'Spieler',
  'game.role-steward': 'Archivar',
  'game.role-referee': 'Schiedsrichter',
  'game.role-witness': 'Zeuge',
  'game.role-bot': 'Bot',
  'game.options': 'Vereinbarungen',
  'game.ruleset': 'Regeln',
  'game.dice': 'Würfel',
  'game.dice-local': 'auf dem Rechner des Spielers geworfen, aus einem Startwert im Protokoll (auf Treu und Glauben)',
  'game.dice-recorded': 'anderswo geworfen und aufgeschrieben (auf jemandes Wort)',
  'game.dice-reveal': 'aus Geheimnissen, die der Gegner verwahrt (bewiesen)',
  'game.dice-drand': 'aus einer öffentlichen Zufallsquelle (bewiesen)',
  'game.proof': 'Prüfung',
  'game.proof-sound': (entries) =>
    entries === 1
      ? 'Der einzige Eintrag ist bewiesen: Form, Kette, Regeln und Würfel.'
      : `Alle ${n(entries)} Einträge sind bewiesen: Form, Kette, Regeln und Würfel.`,
  'game.proof-differs': (entries) =>
    `${counted('de', entries, 'Eintrag würde', 'Einträge würden')} nach den heutigen Regeln anders entschieden.`,
  'game.proof-broken': 'Das Protokoll ist beschädigt.',
  'game.proof-reported': (entries) =>
    `${counted('de', entries, 'Eintrag wurde', 'Einträge wurden')} von Hand gemeldet und ${plural('de', entries, 'lässt', 'lassen')} sich nicht beweisen.`,
  'game.data': 'Protokoll und Daten',
  'game.log': 'Das Protokoll, Eintrag für Eintrag',
  'game.log-raw': 'das Protokoll selbst (JSON-Zeilen)',
  'game.json': 'die Partie in Kürze (JSON)',
  'game.started-from': (power, round) => `Begonnen aus einer vereinbarten Stellung: ${power}, Runde ${n(round)}.`,
  'game.unknown-ruleset': 'Brett und Züge können deshalb nicht gezeigt werden. Das Protokoll steht unten.',

  // eine beschädigte Partie
  'broken.title': 'Dem Protokoll dieser Partie lässt sich nicht bis zum Ende folgen',
  'broken.shown': 'Was vor der Bruchstelle liegt, erscheint, wie es war.',
  'broken.where': 'Wo',
  'broken.line': (file, line) => `${file}, Zeile ${n(line)}`,
  'broken.file': (file) => file,
  'broken.what': 'Was nicht stimmt',
  'broken.next': 'Was zu tun ist',
  'broken.none': 'Keine einzige Zeile dieses Protokolls war lesbar.',

  // Protokoll
  'log.title': 'Das Protokoll',
  'log.lead': (entries) =>
    `${counted('de', entries, 'Eintrag', 'Einträge')}, wie angefügt. Nichts wird je herausgenommen; was für ungültig erklärt wurde, ist durchgestrichen.`,
  'log.events': (events) => counted('de', events, 'Ereignis', 'Ereignisse'),
  'log.dice': (dice) => counted('de', dice, 'Würfel', 'Würfel'),
  'log.open-game': 'Die Partie wird eröffnet.',
  'log.roll': 'Würfel',
  'log.note': 'Bemerkung',
  'log.void': (count, entries) => `Erklärt ${plural('de', count, 'Eintrag', 'die Einträge')} ${entries} für ungültig`,
  'log.void-proposed': (count, entries) =>
    `Schlägt vor, ${plural('de', count, 'Eintrag', 'die Einträge')} ${entries} für ungültig zu erklären`,
  'log.void-reason': 'Grund',
  'log.rule': 'Regel',
  'log.ruling': (count, entries) =>
    `Schiedsspruch: ${plural('de', count, 'Eintrag', 'die Einträge')} ${entries} ${plural('de', count, 'gilt', 'gelten')}`,
  'log.agree': (entry) => `Stimmt dem Vorschlag in Eintrag ${entry} zu`,
  'log.decline': (entry) => `Lehnt den Vorschlag in Eintrag ${entry} ab`,
  'log.receipt': (entry) => `Quittung für Eintrag ${entry}`,
  'log.reported': 'Angaben ohne Befehle und Würfel gemeldet',
  'log.struck': (by) => `Ungültig durch Eintrag ${by}`,
  'log.struck-word': 'ungültig:',
  'log.verdict-proved': 'bewiesen',
  'log.verdict-clerical': 'Schriftverkehr',
  'log.verdict-reported': 'gemeldet, nicht bewiesen',
  'log.verdict-differs': 'abweichend',
  'log.verdict-ruled': 'abweichend; gilt durch Schiedsspruch',
  'log.verdict-wrong-dice': 'falsche Würfel',
  'log.verdict-unknown-rules': 'nach hier unbekannten Regeln',
  'log.torn': (bytes) =>
    `Die letzte Zeile wurde nie fertig (${counted('de', bytes, 'Byte', 'Bytes')}). Sie zählt nicht; der nächste Befehl legt sie beiseite.`,

  // Regeln
  'rules.title': 'Regeln zum Nachschlagen',
  'rules.lead': 'Auf jede Frage eine Antwort, mit Quelle und den Zügen, in denen sie eine Rolle spielte.',
  'rules.clauses': (clauses) => counted('de', clauses, 'Bestimmung', 'Bestimmungen'),
  'rules.source': 'Quelle',
  'rules.applied': 'Kam vor in',
  'rules.applied-none': 'Kam in diesem Archiv noch nicht vor.',
  'rules.more': (turns) => `und ${counted('de', turns, 'weiterer Zug', 'weitere Züge')}`,
  'rules.link': (id) => `Link zur Bestimmung ${id}`,
  'rules.on-page': 'Auf dieser Seite',
  'rules.written': 'Das sind unsere eigenen Worte; wo sie von den Quellen abweichen, entscheiden die Quellen.',

  // Anleitungen
  'guides.title': 'Anleitungen',
  'guides.lead': 'Wie man mit Fieldpost per Mail spielt und liest, was es schreibt.',
  'guides.none': 'In diesem Archiv gibt es keine Anleitungen.',

  // nichts gefunden
  'lost.title': 'Unter dieser Adresse gibt es keine Seite',
  'lost.text':
    'Adressen von Partien, Zügen und Regeln ändern sich nie, also ist vielleicht ein Buchstabe abhandengekommen. Runden stehen zweistellig da, etwa r03-germany.',
  'lost.home': 'Zu den Partien',
  'lost.rules': 'Zu den Regeln',
};
