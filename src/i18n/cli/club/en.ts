// English: a copy made into a group's own archive, and a later release merged into it.

import { counted } from '../../format.ts';

export const club = {
  init: {
    notACopy: (folder: string) => `${folder} is no copy of Fieldpost: package.json and .ci/archive are not there.`,
    notACopyNext: 'use the template, or clone the repository, and call this in the copy',
    played: (games: string) => `People play here already: ${games}. Games for show are not removed beside them.`,
    playedNext: (paths: string) => `to remove them all the same: git rm -r ${paths}`,
    name: 'What is your group or archive called?',
    languages: 'In which languages shall the site be? English is always one of them.',
    languageNames: { en: 'English', de: 'German', nl: 'Dutch' },
    site: 'At which host will the site stand?',
    base: 'Under which path there?',
    dice: 'Where do the dice of a new game come from?',
    timeZone: 'In which time zone shall times be shown?',
    wrong: (what: string, said: string, wanted: string) => `${what} cannot be “${said}”; it must be ${wanted}.`,
    remove: (count: number) => `${counted('en', count, 'demonstration game', 'demonstration games')} will be removed.`,
    confirm: 'Write this?',
    wrote: (file: string) => `${file} is written.`,
    removed: (count: number) => `${counted('en', count, 'demonstration game', 'demonstration games')} removed.`,
    english: 'English stands at the root of the site, the other languages beside it.',
    nowhere: 'No address is set yet, so nothing is published: npx fieldpost init --site https://… --base /…/',
    at: (address: string) => `The site will stand at ${address}/`,
    message: 'Our archive',
    afterwards: 'then the first game: npx fieldpost new',
  },
  upgrade: {
    nothingNew: (version: string) => `This archive has ${version} already: nothing to do.`,
    done: (from: string, to: string, files: number) =>
      `Upgraded from ${from} to ${to}: ${counted('en', files, 'file', 'files')} changed. Your games and fieldpost.json are as they were.`,
    taken: (files: string) => `As the release has it, for both sides had changed it: ${files}`,
    stops: {
      'no-git': () => 'git is not installed here.',
      'no-repository': () => 'This archive is in no git repository.',
      'not-the-top': (folder: string) =>
        `The archive lies in ${folder} of a larger repository; only a whole copy can be upgraded.`,
      dirty: (paths: string) => `There are changes that are not committed: ${paths}.`,
      'unknown-ref': (said: string) => `git knows no release “${said}” here.`,
      'not-a-release': (said: string) => `${said} is no release of Fieldpost: its package.json does not say so.`,
      'no-base': (version: string) =>
        `It cannot be told which release this copy was made from: the two have no commit in common, and there is no tag v${version}.`,
      conflict: (paths: string) => `Both you and the release have changed ${paths}. Nothing was changed.`,
      'no-identity': (said: string) => `git does not know who commits: ${said}`,
      failed: (said: string) => `git could not do it: ${said}`,
    },
    stopNext: {
      'no-git': () => 'install git 2.38 or later',
      'no-repository': () => 'git init; or clone the archive from where your group keeps it',
      'not-the-top': () => 'copy the new release’s files by hand',
      dirty: () =>
        'commit them first (npx fieldpost sync publishes turns), or take them back: git restore --staged --worktree .',
      'unknown-ref': () => 'git remote add fieldpost <address of Fieldpost>; git fetch --tags fieldpost',
      'not-a-release': () => 'name a tag such as v0.2.0, or a branch such as fieldpost/main',
      'no-base': (version: string) =>
        `git fetch --tags fieldpost; if there is no v${version}, tag the commit you copied: git tag v${version} <commit>`,
      conflict: (paths: string, base: string) =>
        `take your own changes of these files back (git checkout ${base} -- ${paths}; git commit), upgrade, and make them again`,
      'no-identity': () => 'git config user.name "<name>"; git config user.email <address>',
      failed: () => 'nothing was changed; put right what git says, then try again',
    },
  },
};

export type ClubTexts = typeof club;
