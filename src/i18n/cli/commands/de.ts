// Deutsch: die Hilfe zu jedem Befehl.

import { postCommands } from '../../post/commands-de.ts';
import { agreementCommands } from '../agreements/commands-de.ts';
import { bidCommands } from '../bids/commands-de.ts';
import { clubCommands } from '../club/commands-de.ts';
import { oddsCommands } from '../odds/commands-de.ts';
import { proofCommands } from '../proof/commands-de.ts';
import { referenceCommands } from '../reference/commands-de.ts';
import type { commands as english } from './en.ts';

const FOR = 'für einen anderen Spieler eingetragen';
const MAIL = 'die Mail, in der es kam: eine Datei oder ihr SHA-256; aufbewahrt wird nur der Hash';
const POWER = 'in wessen Namen, wenn mehrere eigene Mächte an der Reihe sind';
const YES = 'schreiben, ohne zu fragen';
const DRY = 'nur prüfen: nichts schreiben, nicht würfeln';
const DICE = 'anderswo geworfene Augen, in der Reihenfolge der Fragen: 1,4,6 oder Zweck=1,4,6; mehrfach erlaubt';
const SERVICE = 'wer gewürfelt hat (sonst: table)';
const REFERENCE = 'womit der Wurf dort wiederzufinden ist, etwa eine Nummer';
const GAME = 'Kurzname einer Partie';

export const commands: typeof english = {
  ...clubCommands,
  ...agreementCommands,
  ...proofCommands,
  ...referenceCommands,
  ...oddsCommands,
  ...bidCommands,
  ...postCommands,
  new: {
    does: 'eine Partie eröffnen',
    about:
      'Eröffnet eine Partie: fragt nach Titel, Spielern und Optionen oder nimmt sie als Angaben. Geschrieben wird erst, wenn alles gezeigt ist.',
    args: {},
    options: {
      title: 'Titel der Partie',
      slug: 'Kurzname für Adressen und Befehle (sonst: aus dem Titel)',
      ruleset: 'die Regeln: {rulesets} (Vorgabe: second-edition)',
      player: 'ein Spieler und seine Mächte, etwa "Anna=ussr,uk,usa"; mehrfach erlaubt',
      option: 'eine Option, die vom Üblichen abweicht, etwa luck=low-luck; mehrfach erlaubt',
      dice: 'woher die Würfel kommen: local, recorded, reveal oder drand (sonst: wie in fieldpost.json)',
      from: 'eine vereinbarte Ausgangsstellung, als JSON',
      role: 'jemand, der nicht mitspielt, etwa "Carl=steward"; mehrfach erlaubt',
      clock: 'Stunden: turn=72,answer=24,forfeit=120 und Tage: absence=21; nur turn ist nötig',
      absence: 'wer bekanntlich fehlt, etwa "anna=2026-03-05..2026-03-12"; mehrfach möglich',
      'enters-for': 'wer eintragen darf, was andere gemailt haben, etwa "anna=ben,carl"; mehrfach möglich',
      commits: 'Verfassernamen eines Spielers in git, etwa "anna=Anna Berg"; mehrfach möglich',
      dialect: 'wessen Abkürzungen ein Spieler benutzt, iaapa oder daak, etwa "anna=daak"; ohne Spieler: alle',
      language:
        'in welcher Sprache ein Spieler Antwort bekommt: en, de oder nl, etwa "anna=nl"; ohne Spieler: alle (sonst: deine)',
      authors: 'checked: Verfasser eines Commits muss sein, wer dessen Zeilen eingetragen hat (sonst: free)',
      keeper: 'wer die Würfel aller verwahrt und keine Macht spielt, etwa carl; nur mit reveal',
      key: 'ein Schlüssel, mit dem jemand unterschreibt, etwa "anna=anna.pub"; mehrfach möglich',
      signatures: 'required: ohne Unterschrift gilt nichts (sonst: nur wer einen Schlüssel hat, unterschreibt)',
      demonstration: 'eine Demonstrationspartie; so steht es auf jeder Seite',
      yes: YES,
    },
    examples: [
      ['npx fieldpost new', 'fragt nach allem'],
      [
        'npx fieldpost new --title "Spring 26" --player "Anna=ussr,uk,usa" --player "Ben=germany,japan" --as anna --yes',
        'eröffnet spring-26',
      ],
    ],
  },
  status: {
    does: 'Partien, wer am Zug ist und was aussteht',
    about:
      'Ohne Partie: alle Partien des Archivs und auf wen seit wann gewartet wird; was überfällig ist oder am längsten wartet, steht vorn. Mit einer: Spieler, Optionen, Fristen und was von wem aussteht.',
    args: { game: GAME },
    options: { mine: 'nur Partien, die auf dich warten: --as, sonst git config fieldpost.player' },
    examples: [
      ['npx fieldpost status', 'alle Partien'],
      ['npx fieldpost status --mine', 'was auf dich wartet'],
      ['npx fieldpost status spring-26', 'eine Partie, mit Spielern und Optionen'],
    ],
  },
  submit: {
    does: 'ein Zugblatt schicken',
    about:
      'Liest ein Zugblatt in der üblichen Notation, sagt in ganzen Worten, was verstanden wurde und was warum nicht geht, fragt, schreibt, würfelt und erzählt, was geschah.',
    args: { game: GAME, file: 'das Blatt; - liest von der Standardeingabe' },
    options: {
      yes: YES,
      'dry-run': DRY,
      sync: 'vorher und nachher sync, und jeden Befehl veröffentlichen, bevor seine Würfel fallen',
      forfeit: 'Einheiten aufgeben, die nicht aufgestellt oder heimgebracht sind',
      power: POWER,
      for: FOR,
      evidence: MAIL,
      note: 'eine Bemerkung zum ersten Befehl',
      dice: DICE,
      service: SERVICE,
      reference: REFERENCE,
    },
    examples: [
      ['npx fieldpost submit spring-26 turn.txt', 'zeigt, was verstanden wurde, und fragt'],
      ["echo 'Kauf 8 Inf' | npx fieldpost submit spring-26 - --dry-run", 'prüft eine Zeile und schreibt nichts'],
    ],
  },
  turn: {
    does: 'den Zug machen, geführt Phase für Phase',
    about:
      'Geht durch die Phasen des Zuges, zeigt, was jeweils möglich ist, nimmt Zeilen in der üblichen Notation und schickt sie.',
    args: { game: GAME },
    options: { power: POWER, for: FOR, evidence: MAIL },
    examples: [
      ['npx fieldpost turn spring-26', 'fragt, Phase für Phase'],
      ['npx fieldpost turn spring-26 --json', 'nennt jeden Zug, der jetzt möglich ist, für Programme'],
    ],
  },
  fight: {
    does: 'Schlachten austragen, so weit die Entscheidungen reichen',
    about:
      'Trägt die genannten oder alle wartenden Schlachten der Reihe nach aus, bis zur ersten Entscheidung, die kein Befehl regelt.',
    args: { game: GAME, battle: 'wo, etwa UKR oder "GER SBR"; keiner: alle wartenden' },
    options: {
      plan: 'SA, SAAC, TAAC, KAAC oder ask',
      ool: 'Verlustreihenfolge, etwa "inf arm ftr"',
      rounds: 'nach dieser Runde anhalten und fragen',
      'retreat-after': 'Rückzug nach dieser Runde',
      'retreat-to': 'wohin ein Rückzug geht',
      subs: 'U-Boote: stay, withdraw oder ask',
      yes: YES,
      'dry-run': DRY,
      sync: 'vorher und nachher sync, und jeden Befehl veröffentlichen, bevor seine Würfel fallen',
      power: POWER,
      for: FOR,
      evidence: MAIL,
      dice: DICE,
      service: SERVICE,
      reference: REFERENCE,
    },
    examples: [
      ['npx fieldpost fight spring-26', 'alle Schlachten nach den Dauerbefehlen'],
      [
        'npx fieldpost fight spring-26 UKR --plan SAAC --ool "inf arm ftr"',
        'eine Schlacht, die Flugzeuge sollen überleben',
      ],
    ],
  },
  roll: {
    does: 'ausstehende Würfel werfen oder eintragen',
    about:
      'Wirft die Würfel, auf die ein Befehl wartet, oder nimmt sie, wie sie anderswo fielen, und erzählt, was geschah.',
    args: { game: GAME },
    options: {
      dice: DICE,
      service: SERVICE,
      reference: REFERENCE,
      evidence: 'die Mail des Würfelservers: eine Datei oder ihr SHA-256; aufbewahrt wird nur der Hash',
      note: 'warum, wenn du als Schiedsrichter anstelle eines Verwahrers oder der Zufallsquelle würfelst',
      for: FOR,
    },
    examples: [
      ['npx fieldpost roll spring-26', 'wirft sie oder fragt nach jedem'],
      ['npx fieldpost roll spring-26 --dice 1,4,6,2 --service marti --reference 8841', 'wie ein Würfelserver sie warf'],
    ],
  },
  show: {
    does: 'das Brett, ein Feld oder ein früherer Zeitpunkt',
    about:
      'Die Stellung als Text: Geld, Gebiete, Einheiten. Mit einem Feld: alles darüber. Mit --at: wie es damals stand.',
    args: { game: GAME, space: 'ein Feld, mit irgendeinem seiner Namen' },
    options: { at: 'ein Zug wie r03-germany (wie er endete) oder die Nummer eines Eintrags' },
    examples: [
      ['npx fieldpost show spring-26', 'das Brett jetzt'],
      ['npx fieldpost show spring-26 Karelien --at r01-germany', 'ein Feld, wie Deutschlands erster Zug endete'],
    ],
  },
  log: {
    does: 'die Einträge einer Partie',
    about: 'Die Einträge einer Partie oder eines Zuges mit ihren Nummern: wer was befahl und was daraus wurde.',
    args: { game: GAME, turn: 'ein Zug wie r03-germany; keiner: der laufende' },
    options: { all: 'alle Einträge der Partie' },
    examples: [
      ['npx fieldpost log spring-26', 'der laufende Zug, Eintrag für Eintrag'],
      ['npx fieldpost log spring-26 r01-ussr', 'ein Zug, der vorbei ist'],
    ],
  },
  void: {
    does: 'Einträge des laufenden Zuges zurücknehmen',
    about:
      'Erklärt Befehle des laufenden Zuges für ungültig; ihre Würfel verfallen mit ihnen. Gilt sofort durch den Schiedsrichter, sonst, wenn alle anderen Seiten zugestimmt haben.',
    args: { game: GAME, entries: 'Nummern von Einträgen, wie log sie zeigt' },
    options: {
      drop: 'Einheiten der Schlacht, auf die verzichtet wird: Sie bleiben stehen, etwa "caucasus=3 inf" (mehrfach)',
      reason: 'warum (nötig)',
      rule: 'die angerufene Bestimmung',
      yes: YES,
      for: FOR,
    },
    examples: [
      ['npx fieldpost void spring-26 14 --reason "zu wenige Transporter"', 'ein Befehl und seine Würfel'],
      [
        'npx fieldpost void spring-26 14 16 --reason "falsche Einheiten" --rule B8.1 --as carl --yes',
        'zwei Befehle, durch den Schiedsrichter',
      ],
    ],
  },
  ruling: {
    does: 'Einträge stehen lassen, die die heutigen Regeln anders entscheiden',
    about:
      'Sagt, dass Einträge stehen bleiben, obwohl verify sie als abweichend führt. Durch Schiedsrichter oder Archivar, sonst, wenn alle anderen Seiten zugestimmt haben.',
    args: { game: GAME, entries: 'Nummern von Einträgen, wie verify sie zeigt' },
    options: { reason: 'warum (nötig)', rule: 'die angerufene Bestimmung', yes: YES, for: FOR },
    examples: [
      ['npx fieldpost ruling spring-26 21 --reason "so vereinbart"', 'ein Eintrag'],
      [
        'npx fieldpost ruling spring-26 21 23 --reason "alte Lesart der Regel" --rule ruling.D5',
        'zwei Einträge, mit der Bestimmung',
      ],
    ],
  },
  agree: {
    does: 'einem Vorschlag zustimmen',
    about:
      'Zeigt den Vorschlag, fragt nach und gibt die Zustimmung der eigenen Seite. Mit der letzten Zustimmung gilt er.',
    args: { game: GAME, entry: 'Nummer des Vorschlags; nötig, wenn es mehrere gibt' },
    options: { yes: YES, for: FOR, evidence: MAIL },
    examples: [
      ['npx fieldpost agree spring-26', 'dem einzigen Vorschlag'],
      ['npx fieldpost agree spring-26 17 --as ben --yes', 'Vorschlag #17, als ben'],
    ],
  },
  decline: {
    does: 'einen Vorschlag ablehnen oder den eigenen zurücknehmen',
    about: 'Verweigert die Zustimmung: Der Vorschlag ist vom Tisch. Wer ihn machte, nimmt ihn ebenso zurück.',
    args: { game: GAME, entry: 'Nummer des Vorschlags; nötig, wenn es mehrere gibt' },
    options: { yes: YES, for: FOR, evidence: MAIL },
    examples: [
      ['npx fieldpost decline spring-26', 'den einzigen Vorschlag'],
      ['npx fieldpost decline spring-26 17 --as ben --yes', 'Vorschlag #17, als ben'],
    ],
  },
  note: {
    does: 'eine Bemerkung anfügen',
    about: 'Fügt dem Protokoll eine Bemerkung in Markdown an; an der Partie ändert sie nichts.',
    args: { game: GAME, text: 'die Bemerkung' },
    options: { of: 'Nummer eines Eintrags, um den es geht; mehrfach erlaubt', for: FOR, yes: YES },
    examples: [
      ['npx fieldpost note spring-26 "Bis Sonntag verreist."', 'eine Bemerkung'],
      ['npx fieldpost note spring-26 "Mutig." --of 12', 'zu Eintrag #12'],
    ],
  },
  report: {
    does: 'anderswo gespielte Runden eintragen',
    about:
      'Trägt Stellungen oder Ereignisse ein, wie jemand sie meldet: eine alte Partie, Runden aus der Zeit vor diesem Programm. Nichts davon ist geprüft, und so steht es auf den Seiten.',
    args: { game: GAME, file: 'JSON: eine Liste aus { at?, note?, position } oder { at?, note?, events }' },
    options: { yes: YES, for: FOR },
    examples: [
      ['npx fieldpost report spring-26 rounds.json', 'zeigt, was es eintragen würde, und fragt'],
      ['npx fieldpost report spring-26 rounds.json --yes --json', 'für Programme'],
    ],
  },
  sync: {
    does: 'holen, was andere veröffentlicht haben, und Eigenes veröffentlichen',
    about:
      'Holt den Zweig, auf dem die Gruppe veröffentlicht, prüft, dass nichts Veröffentlichtes verändert wurde, setzt deine neuen Einträge nach den Regeln darauf und veröffentlicht sie. Was nicht mehr möglich ist, wird mit dem Grund beiseitegelegt.',
    args: { games: 'nur diese Partien veröffentlichen, die anderen bleiben, wie sie sind; keine: alle' },
    options: {
      'dry-run': 'nur sagen, was veröffentlicht und was beiseitegelegt würde',
      branch: 'die Einträge auf diesem Zweig vorlegen, für einen Pull Request; der Zweig hier bleibt, wie er ist',
      also: 'auch die Einträge dieses Spielers veröffentlichen, aus einem gemeinsamen Ordner; mehrfach erlaubt',
      accept:
        'eine Partie nehmen, wie sie jetzt veröffentlicht ist, obwohl sie verändert wurde; nur wenn die Gruppe einig ist; mehrfach erlaubt',
    },
    examples: [
      ['npx fieldpost sync', 'holt und veröffentlicht'],
      ['npx fieldpost sync spring-26 --branch anna-r03', 'legt eine Partie vor; danach einen Pull Request eröffnen'],
    ],
  },
  verify: {
    does: 'jede Zeile von Partien beweisen',
    about:
      'Liest jedes Protokoll streng, entscheidet jeden Befehl noch einmal und leitet jeden Würfel noch einmal ab. Endet mit 1, wenn eine Partie beschädigt ist oder ohne Schiedsspruch abweicht.',
    args: { games: 'Kurznamen von Partien; keiner: alle des Archivs' },
    options: {
      checkpoint:
        'eine Zeile »pbem-checkpoint v1 …«, die jemand aufgehoben hat, oder eine Datei oder Mail damit: Ist alles noch da?',
      with: 'alte Mails zu einer Partie (Dateien, Ordner): Steht im Protokoll noch, was sie sagen?',
      against:
        'die ganze Änderung seit diesem Commit beurteilen, wie CI: Veröffentlichte Protokolle wachsen nur, ein Zug kommt allein',
      head: 'der zu beurteilende Commit (Vorgabe: HEAD); seine Dateien werden aus git gelesen und nie ausgeführt',
      forward: 'sie ist gepusht, nicht vorgeschlagen: Sie muss auf jenem Commit stehen (kein erzwungener Push)',
    },
    examples: [
      ['npx fieldpost verify', 'das ganze Archiv, wie die CI es tut'],
      ['npx fieldpost verify spring-26 --json', 'eine Partie, Eintrag für Eintrag'],
      ['npx fieldpost verify --with alte-mails/', 'ob daran seither etwas geändert oder abgeschnitten wurde'],
      ['npx fieldpost verify --against origin/main', 'was der eigene Zweig brächte'],
      ['npx fieldpost verify --against main --head origin/anna-r03', 'eine vorgeschlagene Änderung, von main aus'],
    ],
  },
  cases: {
    does: 'Prüffälle laufen lassen',
    about:
      'Lässt Prüffälle aus Dateien und Ordnern laufen und sagt zu jeder Bestimmung, was bestanden hat. Endet mit 1, wenn ein Fall scheitert.',
    args: { paths: 'Dateien oder Ordner; keine: die Fälle dieses Projekts' },
    options: {
      clause: 'nur die Fälle, die von dieser Bestimmung handeln, einzeln',
      failed: 'nur Bestimmungen mit gescheiterten Fällen zeigen',
    },
    examples: [
      ['npx fieldpost cases', 'die Fälle des Projekts'],
      ['npx fieldpost cases my-cases/ blitz.1.json', 'eigene'],
      ['npx fieldpost cases --clause retreat.attacker-only', 'was eine Bestimmung belegt'],
    ],
  },
  export: {
    does: 'eine Partie als JSON oder als Zugblätter',
    about:
      'Gibt eine Partie für andere Programme aus (json: Spieler, Optionen, Züge, Stellung) oder für Menschen (notation: die Zugblätter mit ihren Befehlen).',
    args: { game: GAME },
    options: { format: 'json oder notation (sonst: json)', out: 'eine Datei statt der Standardausgabe' },
    examples: [
      ['npx fieldpost export spring-26 --format notation', 'die Zugblätter'],
      ['npx fieldpost export spring-26 --out spring-26.json', 'alles, was zu sagen ist, als Daten'],
    ],
  },
  schema: {
    does: 'das JSON-Schema einer Protokollzeile oder eines Prüffalls',
    about: 'Gibt das JSON-Schema einer Zeile des Protokolls aus oder das eines Prüffalls.',
    args: { what: 'line (Standard) oder case' },
    options: {},
    examples: [
      ['npx fieldpost schema', 'zum Ansehen'],
      ['npx fieldpost schema > log-line.schema.json', 'zum Behalten'],
      ['npx fieldpost schema case', 'für Programme, die die Fälle prüfen'],
    ],
  },
  serve: {
    does: 'die Seiten bauen, hier zeigen und bei Änderungen neu bauen',
    about:
      'Baut die Seiten des Archivs, zeigt sie auf diesem Rechner und baut sie neu, sobald sich ein Protokoll ändert.',
    args: {},
    options: {
      port: 'Port (sonst: 4321; 0 nimmt einen freien)',
      out: 'Ordner der gebauten Seiten (sonst: dist im Archiv)',
    },
    examples: [
      ['npx fieldpost serve', 'unter http://localhost:4321'],
      ['npx fieldpost serve --port 8080 --archive ../club', 'ein anderes Archiv, ein anderer Port'],
    ],
  },
  build: {
    does: 'die Seiten bauen',
    about: 'Baut die statischen Seiten des Archivs, fertig für jeden Webspace.',
    args: {},
    options: { out: 'Ordner der gebauten Seiten (sonst: dist im Archiv)' },
    examples: [
      ['npx fieldpost build', 'nach dist'],
      ['npx fieldpost build --out public --archive ../club', 'anderswohin'],
    ],
  },
};
