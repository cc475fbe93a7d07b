// Deutsch: was über eine Änderung des Archivs gesagt wird, bevor sie angenommen wird.

import { counted, number } from '../../format.ts';
import type { AgainstTexts } from './params.ts';

const files = (count: number): string => counted('de', count, 'Datei', 'Dateien');
const entries = (count: number): string => counted('de', count, 'Eintrag', 'Einträge');
const KINDS = {
  link: 'eine symbolische Verknüpfung',
  module: 'ein anderes Repository',
  executable: 'eine als Programm markierte Datei',
  other: 'keine einfache Datei',
};

export const de: AgainstTexts = {
  heading: (base, head) => `Die Änderung von ${base} zu ${head}:`,
  games: {
    opened: (game, count) => `${game}: eine neue Partie, ${entries(count)}`,
    grown: (game, count) => `${game}: ${entries(count)} hinzugekommen`,
    repaired: (game, line, dropped) =>
      `${game}: Das beschädigte Ende, ${counted('de', dropped, 'Zeile', 'Zeilen')} ab Zeile ${number('de', line)}, ist abgeschnitten; so wird es in Ordnung gebracht`,
    demonstration: (game) => `${game}: eine Demonstrationspartie, neu oder neu gemacht`,
    removed: (game) => `${game}: eine Demonstrationspartie, entfernt`,
  },
  carried: (where, commit, by, signer) => `${where} ist von ${by}, ${commit} ist unterschrieben von ${signer}`,
  others: (count) => `außerdem ${files(count)}`,
  nothing: 'Es hat sich nichts geändert.',
  commit: (commit) => `Commit ${commit}`,
  good: 'Die Änderung ist in Ordnung.',
  bad: (count) => `Die Änderung wird abgelehnt, aus ${counted('de', count, 'Grund', 'Gründen')}.`,
  notWithGames: 'Mit --against wird die ganze Änderung angesehen: die Partien weglassen.',
  notWith: (option) => `Bei ${option} geht es um einzelne Partien, bei --against um eine Änderung: entweder oder.`,
  needsAgainst: (option) => `${option} gehört zu --against.`,

  refusals: {
    'log-missing': ({ movedTo }) =>
      movedTo === ''
        ? 'Dieses veröffentlichte Protokoll ist verschwunden.'
        : `Dieses veröffentlichte Protokoll wurde nach ${movedTo} verschoben; sein Ort ist sein Name, für immer.`,
    'log-not-plain': ({ what }) => `An der Stelle des Protokolls steht ${KINDS[what]}.`,
    'log-rewritten': () => 'Ab dieser Zeile ist das Protokoll nicht mehr das veröffentlichte.',
    'log-cut': ({ lines }) =>
      lines === 1
        ? 'Die letzte Zeile des veröffentlichten Protokolls fehlt.'
        : `Die letzten ${number('de', lines)} Zeilen des veröffentlichten Protokolls fehlen.`,
    'log-line-ends': () => 'Die Zeilen enden mit CR LF: Ein Editor oder git hat die veröffentlichten Bytes verändert.',
    'log-torn': ({ bytes }) =>
      `Die letzte Zeile ist nie fertig geworden: ${counted('de', bytes, 'Byte', 'Bytes')} ohne Ende.`,
    'log-too-large': ({ max }) => `Das Protokoll ist größer als ${number('de', max)} Bytes.`,
    'several-games': ({ games }) => `Züge mehrerer Partien kommen zusammen: ${games.join(', ')}.`,
    'turn-not-alone': ({ game, others, more }) =>
      `Ein Zug von ${game} kommt mit anderen Dateien zusammen: ${others.join(', ')}${more === 0 ? '' : ` und ${number('de', more)} weiteren`}.`,
    'not-a-log': () => 'Diese Datei ist kein Protokoll einer Partie.',
    'game-broken': ({ game }) => `${game} wäre beschädigt, wie oben gesagt.`,
    'game-differs': ({ game }) => `${game} hat Einträge, die die Regeln anders entscheiden, wie oben gesagt.`,
    'wrong-author': ({ author, by, names }) =>
      `Die Zeile ist von ${by}, Commits von dort heißen ${names.join(' oder ')}; dieser ist von ${author}.`,
    'wrong-signer': ({ author, by, signer }) =>
      `Die Zeile ist von ${by}; der Commit nennt ${author} als Autor, unterschrieben ist er aber mit dem Schlüssel von ${signer}.`,
    'commit-signature': ({ by }) =>
      `Die Zeile ist von ${by}; die Unterschrift unter ihrem Commit gilt nicht: Der Commit wurde verändert, oder der Schlüssel ist zurückgezogen.`,
    'in-the-future': ({ at, now }) => `Die Zeile sagt, sie sei um ${at} geschrieben; jetzt ist es aber ${now}.`,
    'not-forward': () =>
      'Der veröffentlichte Commit gehört nicht mehr zum Zweig: Dessen Geschichte wurde ausgetauscht.',
    'does-not-merge': ({ paths }) =>
      `So lässt sich die Änderung nicht zusammenführen: Beide Seiten haben ${paths.join(', ')} geändert.`,
    'bad-settings': () => 'fieldpost.json: ist nicht lesbar.',
  },
  rules: {
    'only-appended': 'an ein veröffentlichtes Protokoll wird nur angehängt',
    'plain-logs': 'unter games/ gibt es nur einfache Dateien games/<Partie>/log.jsonl',
    'one-game': 'eine vorgeschlagene Änderung betrifft eine Partie',
    'turn-alone': 'ein Zug kommt allein: Was ein Protokoll ändert, ändert sonst nichts',
    proved: 'jede Zeile einer geänderten Partie wird bewiesen',
    'own-name':
      'in dieser Partie committet eine Zeile, wer sie einträgt, unter seinem Namen oder mit seinem Schlüssel (authors: checked)',
    'no-future': 'eine Zeile geht der Uhr höchstens 10 Minuten vor',
    'never-back': 'was veröffentlicht ist, bleibt veröffentlicht: kein erzwungener Push',
    merges: 'eine Änderung wird so beurteilt, wie sie zusammengeführt würde',
    'readable-settings': 'fieldpost.json ist lesbar',
  },
  next: {
    'log-missing': ({ base, path }) => `git checkout ${base} -- ${path}`,
    'log-not-plain': ({ base, path }) => `die Datei selbst dorthin legen: git checkout ${base} -- ${path}`,
    'log-rewritten': ({ base, path }) =>
      `die veröffentlichte Datei zurückholen: git checkout ${base} -- ${path}; Falsches stellen neue Zeilen richtig (void, edit, ruling)`,
    'log-cut': ({ base, path }) =>
      `die veröffentlichte Datei zurückholen: git checkout ${base} -- ${path}; Falsches stellen neue Zeilen richtig (void, edit, ruling)`,
    'log-line-ends': () =>
      'npx fieldpost sync bringt sie in Ordnung; in .gitattributes muss stehen: games/*/log.jsonl -text -merge',
    'log-torn': ({ game }) => `der nächste Befehl, der in ${game} schreibt, legt sie beiseite; dann neu committen`,
    'log-too-large': () => 'nachfragen, wer das gemacht hat',
    'several-games': () => 'jede Partie für sich vorschlagen, auf einem eigenen Zweig',
    'turn-not-alone': () => 'den Zug für sich schicken und die anderen Dateien in einer eigenen Änderung',
    'not-a-log': () =>
      'anderswo aufbewahren; der Name einer Partie hat 3 bis 40 kleine Buchstaben, Ziffern und einzelne Bindestriche',
    'game-broken': ({ base, path }) =>
      `die veröffentlichte Datei zurückholen und die Befehle neu geben: git checkout ${base} -- ${path}`,
    'game-differs': ({ game }) =>
      `andere Befehle geben; oder, wenn alle damit zufrieden sind, wie gespielt wurde: npx fieldpost ruling ${game} <Einträge> --reason "…"`,
    'wrong-author': () => 'git config user.name "<Name>"; git commit --amend --reset-author --no-edit',
    'wrong-signer': ({ game }) =>
      `jeder veröffentlicht, was er selbst eingetragen hat, aus seinem eigenen Klon: npx fieldpost sync ${game}`,
    'commit-signature': () =>
      'neu unterschreiben, mit einem Schlüssel, der gilt: git commit --amend --no-edit --gpg-sign',
    'in-the-future': ({ base, path }) =>
      `die Uhr des Rechners stellen, die Datei zurückholen (git checkout ${base} -- ${path}) und die Befehle neu geben`,
    'not-forward': ({ base }) =>
      `die veröffentlichten Commits aus einem Klon zurückholen, der sie noch hat: git push --force origin ${base}:main; danach npx fieldpost sync`,
    'does-not-merge': () => 'npx fieldpost sync, dann noch einmal schicken',
    'bad-settings': () => 'diese Einstellung richtigstellen',
  },
  stops: {
    'no-git': () => 'git ist hier nicht installiert, und --against braucht es.',
    'no-repository': () =>
      'Dieses Archiv liegt in keinem git-Repository; es gibt nichts, womit es zu vergleichen wäre.',
    'unknown-ref': (said) => `git kennt hier keinen Commit »${said}«.`,
    shallow: (said) => `Dieser Klon ist flach; ihm fehlt, was von ${said} gebraucht wird.`,
    'odd-tree': (said) => `Die Dateien von ${said} sind so verzeichnet, wie git es selbst nie tut, oder nicht alle da.`,
    unrelated: (said) => `Die beiden Seiten haben keinen Commit mit ${said} gemeinsam.`,
  },
  stopNext: {
    'no-git': 'git 2.38 oder neuer installieren',
    'no-repository': 'npx fieldpost verify',
    'unknown-ref': 'git fetch origin; git branch --all zeigt, was es gibt',
    shallow: 'git fetch --unshallow',
    'odd-tree': 'nicht zusammenführen; die Änderung auf dem veröffentlichten Zweig neu machen, nur mit git',
    unrelated: 'die Änderung auf dem veröffentlichten Zweig beginnen',
  },
};
