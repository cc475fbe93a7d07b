// Deutsch: was `sync` sagt.

import { counted, list } from '../../format.ts';
import type { SyncTexts } from './en.ts';

const entries = (count: number): string => counted('de', count, 'Eintrag', 'Einträge');
const all = (items: readonly string[]): string => list('de', items);

export const de: SyncTexts = {
  stages: {
    fetch: (upstream) => `Sieht nach, was auf ${upstream} steht …`,
    push: (upstream) => `Veröffentlicht auf ${upstream} …`,
    again: (upstream) => `Eben hat jemand anders auf ${upstream} veröffentlicht; noch einmal …`,
  },

  subject: {
    game: (slug, turn, count, by) => `${slug}: ${turn === '' ? '' : `${turn}, `}${entries(count)} von ${all(by)}`,
    merge: (upstream) => `${upstream} zusammengeführt`,
  },

  report: {
    nothing: (upstream) => `Nichts Neues: Hier steht alles so wie auf ${upstream}.`,
    came: (count, by) => `hereingekommen: ${entries(count)} von ${all(by)}`,
    published: (count, by) => `veröffentlicht: ${entries(count)} von ${all(by)}`,
    wouldPublish: (count, by) => `würde veröffentlicht: ${entries(count)} von ${all(by)}`,
    proposed: (count, by) => `vorgelegt: ${entries(count)} von ${all(by)}`,
    already: (count) => `schon vorher veröffentlicht: ${entries(count)}`,
    aside: (count) => `beiseitegelegt: ${entries(count)}`,
    wouldBeAside: (count) => `würde beiseitegelegt: ${entries(count)}`,
    kept: (files) => `aufbewahrt in ${all(files)}`,
    again: (slug) => `um diese Befehle noch einmal zu geben:  npx fieldpost submit ${slug} -`,
    givenUp: (count) => `zugunsten des veröffentlichten Protokolls aufgegeben: ${entries(count)}`,
    held: (count) => `nicht genannt und bleibt deshalb hier: ${entries(count)}`,
    repaired: {
      'line-ends': 'in Ordnung gebracht: die Zeilenenden des Protokolls, die git verändert hatte',
      'torn-line': 'beiseitegelegt: eine nie fertig gewordene Zeile',
    },
    moved: 'Inzwischen hat hier jemand in dieses Protokoll geschrieben; das nächste sync gleicht es ab.',
    broken: (slug, line) =>
      `${slug}: Das veröffentlichte Protokoll ist ab Zeile ${line} beschädigt: npx fieldpost verify ${slug}`,
    gone: 'Die Partie ist nicht mehr im Archiv.',
    branch: (name) =>
      `Vorgelegt auf dem Zweig ${name}. Der Zweig hier bleibt, wie er ist; ist der andere übernommen, wieder sync aufrufen.`,
    dryRun: 'Ein Probelauf: Nichts wurde veröffentlicht, und hier hat sich nichts geändert.',
    inTheWay: (paths) =>
      `Die Protokolle sind auf dem neuesten Stand, der Zweig ist es nicht: An ${all(paths)} gibt es Änderungen, die in keinem Commit stehen.`,
    inTheWayNext: 'committen oder mit git stash weglegen, dann npx fieldpost sync',
    calledOff: {
      merge:
        'Ein Merge, der an einem Protokoll stehen geblieben war, wurde abgebrochen; worum es ging, ist hier enthalten.',
      rebase:
        'Ein Rebase, der an einem Protokoll stehen geblieben war, wurde abgebrochen; worum es ging, ist hier enthalten.',
    },
  },

  beforeDice: {
    what: 'Der Befehl ließ sich nicht veröffentlichen, deshalb wurde nicht gewürfelt.',
    next: (slug) => `npx fieldpost status ${slug}`,
  },

  reasons: {
    'dice-fell':
      'Seine Würfel waren gefallen, bevor die Einträge der anderen hereinkamen. Würfel gehören zu der Zeile, wie sie war; der Befehl muss noch einmal gegeben werden, und es wird neu gewürfelt.',
    'stands-on': (seq) => `Er baut auf #${seq} auf, und der wurde beiseitegelegt.`,
    'about-aside': (seq) => `Es geht darin um #${seq}, und der wurde beiseitegelegt.`,
    'position-changed': 'Er meldet, was aus einer Stellung folgte, die inzwischen eine andere ist.',
    'name-taken':
      'Unter diesem Kurznamen hat jemand anders eine Partie veröffentlicht; eröffne deine unter einem anderen.',
    'game-gone': 'Die Partie ist nicht mehr im Archiv.',
    'not-proved':
      'Die Regeln sagen etwas anderes als diese Zeile. Sie stammt nicht von diesem Programm oder wurde danach verändert.',
    'must-go-too': (seqs) => `Allein geht das nicht mehr: Auch ${seqs} müsste wegfallen.`,
  },

  waits: {
    'published-broken':
      'Das veröffentlichte Protokoll hat einen Fehler. Deine neuen Einträge warten hier, bis er behoben ist:',
    'broken-here': 'Das Protokoll hier hat einen Fehler. Bis er behoben ist, wird daraus nichts veröffentlicht:',
    'unknown-ruleset': 'Dieses Programm kennt die Regeln der Partie nicht. Deine neuen Einträge warten hier:',
  },

  said: 'git meldet:',

  stops: {
    noGit: { what: 'Auf diesem Rechner gibt es kein git.', next: 'zu haben unter https://git-scm.com' },
    noRepository: {
      what: 'Dieses Archiv liegt in keinem Git-Repository.',
      next: 'das Repository deiner Gruppe klonen oder eines anlegen: git init',
    },
    noBranch: { what: 'Es ist kein Zweig ausgecheckt.', next: 'git switch main' },
    noCommit: { what: 'Es gibt noch keinen Commit.', next: 'git add --all && git commit' },
    noRemote: {
      what: 'Dieses Repository kennt kein anderes, in das es veröffentlichen könnte.',
      next: (branch) => `git remote add origin <Adresse>, dann git push --set-upstream origin ${branch}`,
    },
    noUpstream: {
      what: (remote, branch) => `Bei ${remote} gibt es den Zweig ${branch} noch nicht.`,
      next: (remote, branch) => `git push --set-upstream ${remote} ${branch}`,
    },
    busy: { what: 'In diesem Ordner läuft schon ein sync.', next: 'warten, bis es fertig ist' },
    inTheMiddle: {
      what: {
        merge: 'Ein Merge ist auf halbem Weg stehen geblieben.',
        rebase: 'Ein Rebase ist auf halbem Weg stehen geblieben.',
        other: 'Ein Vorgang von git ist auf halbem Weg stehen geblieben.',
      },
      paths: (paths) => `im Konflikt: ${all(paths)}`,
      next: {
        merge: 'git merge --abort, dann npx fieldpost sync',
        rebase:
          'git rebase --abort, dann npx fieldpost sync; ein Protokoll, das inzwischen weitergeschrieben wurde, vorher anderswohin kopieren, denn git nimmt das zurück',
        other: 'git status sagt, wie er zu beenden ist; dann npx fieldpost sync',
      },
    },
    fetchFailed: {
      what: (remote) => `git konnte bei ${remote} nicht nachsehen. Hier hat sich nichts geändert.`,
      next: 'prüfen, ob du online bist und dort lesen darfst, dann npx fieldpost sync',
    },
    rewritten: {
      what: 'Was schon veröffentlicht war, ist verändert worden. Nichts davon wurde übernommen.',
      gone: (slug) => `${slug}: Das Protokoll ist nicht mehr da.`,
      shorter: (slug) => `${slug}: Am Ende des Protokolls fehlen Einträge.`,
      rewritten: (slug, line) =>
        line === undefined
          ? `${slug}: Einträge sind nicht mehr, wie sie waren.`
          : `${slug}: Von Zeile ${line} an sind die Einträge nicht mehr, wie sie waren.`,
      seen: (count, hash) => `gesehen          ${entries(count)}, der letzte ${hash}`,
      published: (count, hash) => `veröffentlicht   ${entries(count)}, der letzte ${hash}`,
      whoNext: (upstream, path) => `nachsehen, wer es war und warum:  git log ${upstream} -- ${path}`,
      oldNext: (blob) => `das Protokoll, wie es war:  git cat-file blob ${blob}`,
      acceptNext: (slugs) =>
        `nur wenn die Gruppe sich darauf geeinigt hat:  npx fieldpost sync ${slugs.map((slug) => `--accept ${slug}`).join(' ')}`,
    },
    notYours: {
      what: (me) =>
        me.length === 0
          ? 'Hier warten Einträge mehrerer Spieler darauf, veröffentlicht zu werden.'
          : `Hier warten auch Einträge darauf, veröffentlicht zu werden, die nicht von ${all(me)} sind.`,
      entry: (slug, seqs, by) => `${slug}: ${seqs} von ${by}`,
      next: 'jeder veröffentlicht seine eigenen, aus seinem eigenen Klon',
      also: (ids) => `sollen sie von hier aus hinaus:  npx fieldpost sync ${ids.map((id) => `--also ${id}`).join(' ')}`,
    },
    gameRemoved: {
      what: (slugs) => `Ein Commit hier entfernt ${all(slugs)}. Eine veröffentlichte Partie bleibt.`,
      next: (upstream, paths) => `git checkout ${upstream} -- ${paths.join(' ')}`,
    },
    conflict: {
      what: (paths) => `Du und andere habt dasselbe geändert: ${all(paths)}.`,
      next: (upstream) => `git merge ${upstream}, in Ordnung bringen und committen; dann npx fieldpost sync`,
    },
    noIdentity: {
      what: 'git weiß nicht, wer du bist.',
      next: 'git config user.name "Dein Name" und git config user.email <Adresse>',
    },
    commitFailed: { what: 'git konnte den Commit nicht anlegen. Hier hat sich nichts geändert.' },
    pushRefused: {
      what: (remote, branch) => `${remote} hat es für ${branch} nicht angenommen. Hier hat sich nichts geändert.`,
      next: 'wenn dort nur Pull Requests angenommen werden:  npx fieldpost sync --branch <Name>',
    },
    branchTaken: {
      what: (remote, branch) => `Bei ${remote} enthält der Zweig ${branch} schon etwas anderes.`,
      next: 'einen anderen Namen nehmen',
    },
    severalGames: {
      what: (slugs) =>
        `In ${all(slugs)} warten Einträge. Vorgelegt wird immer nur eine Partie; es wurde nichts vorgelegt.`,
      next: (slug, branch) => `npx fieldpost sync ${slug} --branch ${branch}`,
    },
    tooManyTries: {
      what: (tries) => `Andere waren ${tries}-mal hintereinander schneller. Hier hat sich nichts geändert.`,
      next: 'npx fieldpost sync',
    },
    branchName: { what: (name) => `»${name}« kann kein Zweig heißen.`, next: '--branch anna-r03' },
    noGame: { what: (name) => `»${name}« ist keine Partie dieses Archivs.` },
  },
};
