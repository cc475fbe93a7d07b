// Deutsch: aus einer Kopie das Archiv einer Gruppe machen, eine spätere Fassung hineinholen.

import { counted } from '../../format.ts';
import type { ClubTexts } from './en.ts';

export const club: ClubTexts = {
  init: {
    notACopy: (folder) => `${folder} ist keine Kopie von Fieldpost: package.json und .ci/archive fehlen.`,
    notACopyNext: 'die Vorlage verwenden oder das Repository klonen und dies in der Kopie aufrufen',
    played: (games) => `Hier wird schon gespielt: ${games}. Demonstrationspartien werden daneben nicht entfernt.`,
    playedNext: (paths) => `um sie trotzdem zu entfernen: git rm -r ${paths}`,
    name: 'Wie heißt eure Gruppe oder euer Archiv?',
    languages: 'In welchen Sprachen soll die Website sein? Englisch gehört immer dazu.',
    languageNames: { en: 'Englisch', de: 'Deutsch', nl: 'Niederländisch' },
    site: 'Auf welchem Server wird die Website stehen?',
    base: 'Unter welchem Pfad dort?',
    dice: 'Woher kommen die Würfel einer neuen Partie?',
    timeZone: 'In welcher Zeitzone sollen Zeiten gezeigt werden?',
    wrong: (what, said, wanted) => `${what} kann nicht »${said}« sein; nötig ist ${wanted}.`,
    remove: (count) => `${counted('de', count, 'Demonstrationspartie wird', 'Demonstrationspartien werden')} entfernt.`,
    confirm: 'So schreiben?',
    wrote: (file) => `${file} ist geschrieben.`,
    removed: (count) => `${counted('de', count, 'Demonstrationspartie', 'Demonstrationspartien')} entfernt.`,
    english: 'Englisch steht an der Wurzel der Website, die anderen Sprachen daneben.',
    nowhere:
      'Es ist noch keine Adresse gesetzt, also wird nichts veröffentlicht: npx fieldpost init --site https://… --base /…/',
    at: (address) => `Die Website wird unter ${address}/ stehen`,
    message: 'Unser Archiv',
    afterwards: 'danach die erste Partie: npx fieldpost new',
  },
  upgrade: {
    nothingNew: (version) => `Dieses Archiv hat ${version} schon: nichts zu tun.`,
    done: (from, to, files) =>
      `Von ${from} auf ${to} gebracht: ${counted('de', files, 'Datei', 'Dateien')} geändert. Eure Partien und fieldpost.json sind, wie sie waren.`,
    taken: (files) => `Wie in der neuen Fassung, denn beide Seiten hatten es geändert: ${files}`,
    stops: {
      'no-git': () => 'git ist hier nicht installiert.',
      'no-repository': () => 'Dieses Archiv liegt in keinem git-Repository.',
      'not-the-top': (folder) =>
        `Das Archiv liegt im Ordner ${folder} eines größeren Repositorys; nur eine ganze Kopie lässt sich auf eine neue Fassung bringen.`,
      dirty: (paths) => `Es gibt Änderungen, die nicht committet sind: ${paths}.`,
      'unknown-ref': (said) => `git kennt hier keine Fassung »${said}«.`,
      'not-a-release': (said) => `${said} ist keine Fassung von Fieldpost: In der package.json steht nichts davon.`,
      'no-base': (version) =>
        `Es ist nicht zu erkennen, aus welcher Fassung diese Kopie entstand: Beide haben keinen Commit gemeinsam, und eine Marke v${version} gibt es nicht.`,
      conflict: (paths) => `Ihr und die neue Fassung habt beide ${paths} geändert. Es wurde nichts verändert.`,
      'no-identity': (said) => `git weiß nicht, wer committet: ${said}`,
      failed: (said) => `git konnte es nicht: ${said}`,
    },
    stopNext: {
      'no-git': () => 'git 2.38 oder neuer installieren',
      'no-repository': () => 'git init; oder das Archiv dort klonen, wo eure Gruppe es aufbewahrt',
      'not-the-top': () => 'die Dateien der neuen Fassung von Hand kopieren',
      dirty: () =>
        'sie erst committen (npx fieldpost sync veröffentlicht Züge) oder zurücknehmen: git restore --staged --worktree .',
      'unknown-ref': () => 'git remote add fieldpost <Adresse von Fieldpost>; git fetch --tags fieldpost',
      'not-a-release': () => 'eine Marke wie v0.2.0 nennen oder einen Zweig wie fieldpost/main',
      'no-base': (version) =>
        `git fetch --tags fieldpost; gibt es kein v${version}, den kopierten Commit selbst markieren: git tag v${version} <Commit>`,
      conflict: (paths, base) =>
        `die eigenen Änderungen an diesen Dateien zurücknehmen (git checkout ${base} -- ${paths}; git commit), die neue Fassung holen und sie dann neu machen`,
      'no-identity': () => 'git config user.name "<Name>"; git config user.email <Adresse>',
      failed: () => 'es wurde nichts verändert; in Ordnung bringen, was git sagt, und noch einmal versuchen',
    },
  },
};
