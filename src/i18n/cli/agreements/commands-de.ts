// Deutsch: die Hilfe der Befehle, mit denen Spieler während einer Partie etwas vereinbaren.

import type { agreementCommands as English } from './commands-en.ts';

const GAME = 'Kurzname einer Partie';
const YES = 'ohne Rückfrage schreiben';
const FOR = 'für einen anderen Spieler eingetragen';
const EVIDENCE = 'die Mail, in der es kam: eine Datei oder ihr SHA-256; nur der Hash wird behalten';

export const agreementCommands: typeof English = {
  absence: {
    does: 'sagen, dass man fehlt',
    about:
      'Sagt, an welchen Tagen man fehlt, beide eingeschlossen, in UTC. So lange ruhen die eigenen Fristen. Gilt ab jetzt und im Rahmen der Tage, die die Partie erlaubt.',
    args: { game: GAME, from: 'der erste Tag, etwa 2026-03-05', to: 'der letzte Tag; ohne: derselbe' },
    options: { yes: YES, for: FOR, evidence: EVIDENCE },
    examples: [
      ['npx fieldpost absence spring-26 2026-03-05 2026-03-12', 'eine Woche'],
      [
        'npx fieldpost absence spring-26 2026-03-05 --as carl --for ben --evidence mail.eml',
        'ein Tag, vom Archivar eingetragen',
      ],
    ],
  },
  substitute: {
    does: 'jemanden übernehmen oder dazukommen lassen',
    about:
      'Lässt jemanden Mächte eines Spielers übernehmen, der geht, oder als Archivar, Schiedsrichter oder Zeuge dazukommen. Sofort durch den, der geht, durch Schiedsrichter oder Archivar; sonst, wenn die anderen Seiten zustimmen.',
    args: { game: GAME, enters: 'wer kommt: ein Name, id:Name, oder die id von jemandem, der schon da ist' },
    options: {
      leaves: 'wessen Mächte übernommen werden',
      powers: 'welche davon, etwa uk,usa (sonst alle)',
      role: 'kommt dazu als steward, referee, witness oder bot',
      language: 'Sprache dessen, der kommt (sonst die eigene)',
      'enters-for': 'für wen er eintragen darf, was per Mail kam, etwa ben,carl',
      commits: 'seine Verfassernamen in git, etwa "Dora Klein,dk"',
      dialect: 'seine Abkürzungen: iaapa oder daak',
      reason: 'warum',
      yes: YES,
      for: FOR,
      evidence: EVIDENCE,
    },
    examples: [
      ['npx fieldpost substitute spring-26 Dora --leaves anna', 'Dora übernimmt alles, was Anna spielt'],
      ['npx fieldpost substitute spring-26 Carl --role steward', 'Carl kommt als Archivar dazu'],
    ],
  },
  forfeit: {
    does: 'Mächte für verloren erklären, die nicht antworten',
    about:
      'Erklärt, dass Mächte die Partie außerhalb des Bretts verlieren. Ein Schiedsrichter darf es jederzeit, ein Archivar nach Ablauf der Frist, ein Spieler der anderen Seite, wenn danach noch die Zeit verstrichen ist, die die Partie festlegt.',
    args: { game: GAME, powers: 'die Mächte; solange verdeckte Gebote ausstehen, der Spieler, dessen Gebot fehlt' },
    options: { reason: 'warum (nötig)', yes: YES, for: FOR, evidence: EVIDENCE },
    examples: [
      ['npx fieldpost forfeit spring-26 germany --reason "seit neun Tagen keine Antwort"', 'eine Macht'],
      [
        'npx fieldpost forfeit spring-26 germany japan --reason "hat per Mail aufgegeben" --as carl',
        'zwei, durch den Schiedsrichter',
      ],
    ],
  },
  settings: {
    does: 'Optionen oder Würfelquelle von hier an ändern',
    about:
      'Ändert Optionen der Partie, oder woher ihre Würfel kommen, von hier an. Sofort durch den Schiedsrichter; sonst, wenn jede andere Seite zugestimmt hat.',
    args: { game: GAME },
    options: {
      option: 'eine Option und ihr neuer Wert, etwa luck=low-luck; mehrfach möglich',
      dice: 'woher die Würfel kommen: local, recorded, reveal oder drand',
      keeper: 'wer die Würfel aller verwahrt und keine Macht spielt; nur mit reveal',
      note: 'eine Bemerkung dazu',
      yes: YES,
      for: FOR,
      evidence: EVIDENCE,
    },
    examples: [
      ['npx fieldpost settings spring-26 --dice recorded', 'ab jetzt Würfel von einem Server'],
      ['npx fieldpost settings spring-26 --option technology=off --note "wie besprochen"', 'keine Forschung mehr'],
    ],
  },
  draw: {
    does: 'Remis anbieten',
    about:
      'Bietet an, dass die Partie ohne Sieger endet. Sofort durch den Schiedsrichter; sonst, wenn jede andere Seite zugestimmt hat.',
    args: { game: GAME },
    options: { note: 'eine Bemerkung dazu', yes: YES, for: FOR, evidence: EVIDENCE },
    examples: [
      ['npx fieldpost draw spring-26', 'bietet es an'],
      [
        'npx fieldpost draw spring-26 --note "Keiner von uns kann das gewinnen." --yes',
        'mit Bemerkung, ohne Rückfrage',
      ],
    ],
  },
  edit: {
    does: 'die Stellung berichtigen',
    about:
      'Geht zurück zur Stellung nach einem früheren Eintrag, oder berichtigt Felder, Kassen und Technologien, oder beides; der Zug beginnt von dort neu. Für das, was älter ist als der laufende Zug; das andere nimmt void zurück. Sofort durch den Schiedsrichter; sonst, wenn jede andere Seite zugestimmt hat.',
    args: { game: GAME },
    options: {
      to: 'zurück bis nach diesem Eintrag (Nummer), oder ans Ende eines Zuges wie r03-germany',
      units: 'was in einem Feld steht, etwa "karelia=ussr 3 inf 1 arm"; "karelia=" leert es; mehrfach möglich',
      control: 'wem ein Feld gehört, etwa karelia=germany oder turkey=nobody; mehrfach möglich',
      treasury: 'Geld einer Macht, etwa germany=24; mehrfach möglich',
      turn: 'wessen Zug beginnt, etwa r03-germany (sonst der laufende)',
      position: 'all das und mehr als JSON',
      reason: 'warum (nötig)',
      rule: 'die angerufene Bestimmung',
      yes: YES,
      for: FOR,
      evidence: EVIDENCE,
    },
    examples: [
      [
        'npx fieldpost edit spring-26 --to r02-japan --reason "die ganze Runde noch einmal"',
        'zurück zu einem früheren Zug',
      ],
      [
        'npx fieldpost edit spring-26 --units "karelia=ussr 5 inf" --treasury germany=24 --reason "zwei Infanterie vergessen"',
        'Einheiten und Geld',
      ],
    ],
  },
};
