// English: what `sync` says. English is the source; its shape is the type of the other languages.

import { counted, list, plural } from '../../format.ts';

const entries = (count: number): string => counted('en', count, 'entry', 'entries');
const all = (items: readonly string[]): string => list('en', items);

export const en = {
  stages: {
    fetch: (upstream: string) => `Looking at ${upstream} …`,
    push: (upstream: string) => `Publishing to ${upstream} …`,
    again: (upstream: string) => `Somebody else has just published to ${upstream}; once more …`,
  },

  /** The message of a commit: what was published, game by game. */
  subject: {
    game: (slug: string, turn: string, count: number, by: readonly string[]) =>
      `${slug}: ${turn === '' ? '' : `${turn}, `}${entries(count)} by ${all(by)}`,
    merge: (upstream: string) => `Merge ${upstream}`,
  },

  report: {
    nothing: (upstream: string) => `Nothing new: everything here is as it is on ${upstream}.`,
    came: (count: number, by: readonly string[]) => `came in: ${entries(count)} by ${all(by)}`,
    published: (count: number, by: readonly string[]) => `published: ${entries(count)} by ${all(by)}`,
    wouldPublish: (count: number, by: readonly string[]) => `would be published: ${entries(count)} by ${all(by)}`,
    proposed: (count: number, by: readonly string[]) => `proposed: ${entries(count)} by ${all(by)}`,
    already: (count: number) => `published before: ${entries(count)}`,
    aside: (count: number) => `set aside: ${entries(count)}`,
    wouldBeAside: (count: number) => `would be set aside: ${entries(count)}`,
    kept: (files: readonly string[]) => `kept in ${all(files)}`,
    again: (slug: string) => `to give these orders again:  npx fieldpost submit ${slug} -`,
    givenUp: (count: number) => `given up for the published log: ${entries(count)}`,
    held: (count: number) => `not named, so it stays here: ${entries(count)}`,
    repaired: {
      'line-ends': 'put right: the line ends of the log, which git had changed',
      'torn-line': 'put aside: a line that was never finished',
    },
    moved: 'Somebody wrote to this log here meanwhile; the next sync brings it up to date.',
    /** The log as others published it ends in lines that are no part of it. */
    broken: (slug: string, line: number) =>
      `${slug}: the published log is broken from line ${line} on: npx fieldpost verify ${slug}`,
    gone: 'The game is no longer in the archive.',
    branch: (name: string) =>
      `Proposed on the branch ${name}. The branch here stays as it is; once that one is merged, sync again.`,
    dryRun: 'A dry run: nothing was published, and nothing here has changed.',
    inTheWay: (paths: readonly string[]) =>
      `The logs are up to date, the branch is not: ${all(paths)} ${plural('en', paths.length, 'has', 'have')} changes that are in no commit.`,
    inTheWayNext: 'commit them or put them away with git stash, then npx fieldpost sync',
    calledOff: {
      merge: 'A merge that had stopped at a log was called off; what it was about is in here.',
      rebase: 'A rebase that had stopped at a log was called off; what it was about is in here.',
    },
  },

  /** An order was to be published before its dice fall, and was set aside. */
  beforeDice: {
    what: 'The order could not be published, so no dice were thrown.',
    next: (slug: string) => `npx fieldpost status ${slug}`,
  },

  reasons: {
    'dice-fell':
      'Its dice had fallen before the entries of others came in. Dice belong to the line as it was; the order must be given again, and they are thrown anew.',
    'stands-on': (seq: number) => `It stands on #${seq}, which was set aside.`,
    'about-aside': (seq: number) => `It is about #${seq}, which was set aside.`,
    'position-changed': 'It reports what followed from a position that is another by now.',
    'name-taken': 'Somebody else has published a game under this short name; open yours under another.',
    'game-gone': 'The game is no longer in the archive.',
    'not-proved': 'The rules do not say what this line says. It was not written by this program, or changed since.',
    'must-go-too': (seqs: string) => `It can no longer be done alone: ${seqs} would have to go too.`,
  },

  waits: {
    'published-broken': 'The published log has a fault. Your new entries wait here until it is put right:',
    'broken-here': 'The log here has a fault. Nothing of it is published until it is put right:',
    'unknown-ruleset': 'This program does not know the rules of the game. Your new entries wait here:',
  },

  /** What git or the host said, in their own words. */
  said: 'git says:',

  stops: {
    noGit: { what: 'There is no git on this machine.', next: 'get it from https://git-scm.com' },
    noRepository: {
      what: 'This archive is in no git repository.',
      next: 'clone the repository of your group, or begin one: git init',
    },
    noBranch: { what: 'No branch is checked out.', next: 'git switch main' },
    noCommit: { what: 'There is no commit yet.', next: 'git add --all && git commit' },
    noRemote: {
      what: 'This repository knows no other one to publish to.',
      next: (branch: string) => `git remote add origin <address>, then git push --set-upstream origin ${branch}`,
    },
    noUpstream: {
      what: (remote: string, branch: string) => `At ${remote} there is no branch ${branch} yet.`,
      next: (remote: string, branch: string) => `git push --set-upstream ${remote} ${branch}`,
    },
    busy: { what: 'Another sync is at work in this folder.', next: 'wait until it is done' },
    inTheMiddle: {
      what: {
        merge: 'A merge has stopped halfway.',
        rebase: 'A rebase has stopped halfway.',
        other: 'Something of git has stopped halfway.',
      },
      paths: (paths: readonly string[]) => `in conflict: ${all(paths)}`,
      next: {
        merge: 'git merge --abort, then npx fieldpost sync',
        rebase:
          'git rebase --abort, then npx fieldpost sync; copy a log that was written to meanwhile elsewhere first, for git takes that back',
        other: 'git status tells how to end it; then npx fieldpost sync',
      },
    },
    fetchFailed: {
      what: (remote: string) => `git could not look at ${remote}. Nothing here has changed.`,
      next: 'see whether you are online and may read there, then npx fieldpost sync',
    },
    rewritten: {
      what: 'What was published before has been changed. Nothing of it was taken.',
      gone: (slug: string) => `${slug}: the log is no longer there.`,
      shorter: (slug: string) => `${slug}: entries at the end of the log are missing.`,
      rewritten: (slug: string, line: number | undefined) =>
        line === undefined
          ? `${slug}: entries are no longer as they were.`
          : `${slug}: from line ${line} on, entries are no longer as they were.`,
      seen: (count: number, hash: string) => `seen        ${entries(count)}, the last ${hash}`,
      published: (count: number, hash: string) => `published   ${entries(count)}, the last ${hash}`,
      whoNext: (upstream: string, path: string) => `see who it was and why:  git log ${upstream} -- ${path}`,
      oldNext: (blob: string) => `the log as it was:  git cat-file blob ${blob}`,
      acceptNext: (slugs: readonly string[]) =>
        `only if the group has agreed to it:  npx fieldpost sync ${slugs.map((slug) => `--accept ${slug}`).join(' ')}`,
    },
    notYours: {
      what: (me: readonly string[]) =>
        me.length === 0
          ? 'Entries of several players wait to be published here.'
          : `Some entries that wait to be published here are not by ${all(me)}.`,
      entry: (slug: string, seqs: string, by: string) => `${slug}: ${seqs} by ${by}`,
      next: 'each player publishes his own, from his own clone',
      also: (ids: readonly string[]) =>
        `if they are to go out from here:  npx fieldpost sync ${ids.map((id) => `--also ${id}`).join(' ')}`,
    },
    gameRemoved: {
      what: (slugs: readonly string[]) => `A commit here takes away ${all(slugs)}. A game that is published stays.`,
      next: (upstream: string, paths: readonly string[]) => `git checkout ${upstream} -- ${paths.join(' ')}`,
    },
    conflict: {
      what: (paths: readonly string[]) => `You and others have changed the same: ${all(paths)}.`,
      next: (upstream: string) => `git merge ${upstream}, put it right and commit; then npx fieldpost sync`,
    },
    noIdentity: {
      what: 'git does not know who you are.',
      next: 'git config user.name "Your Name" and git config user.email <address>',
    },
    commitFailed: { what: 'git could not make the commit. Nothing here has changed.' },
    pushRefused: {
      what: (remote: string, branch: string) => `${remote} did not take it for ${branch}. Nothing here has changed.`,
      next: 'if only pull requests are taken there:  npx fieldpost sync --branch <name>',
    },
    branchTaken: {
      what: (remote: string, branch: string) => `At ${remote} the branch ${branch} holds something else already.`,
      next: 'take another name',
    },
    severalGames: {
      what: (slugs: readonly string[]) =>
        `Entries wait in ${all(slugs)}. A proposal is about one game; nothing was proposed.`,
      next: (slug: string, branch: string) => `npx fieldpost sync ${slug} --branch ${branch}`,
    },
    tooManyTries: {
      what: (tries: number) => `Others were quicker ${tries} times in a row. Nothing here has changed.`,
      next: 'npx fieldpost sync',
    },
    branchName: { what: (name: string) => `“${name}” cannot be the name of a branch.`, next: '--branch anna-r03' },
    noGame: { what: (name: string) => `“${name}” is no game of this archive.` },
  },
};

type Like<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Like<T[K]> };

export type SyncTexts = Like<typeof en>;
