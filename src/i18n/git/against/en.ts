// English: what is said about a change of an archive before it is taken.

import { counted, number, plural } from '../../format.ts';
import type { AgainstTexts } from './params.ts';

const files = (count: number): string => counted('en', count, 'file', 'files');
const entries = (count: number): string => counted('en', count, 'entry', 'entries');
const KINDS = {
  link: 'a symbolic link',
  module: 'another repository',
  executable: 'a file marked as a program',
  other: 'no plain file',
};

export const en: AgainstTexts = {
  heading: (base, head) => `The change from ${base} to ${head}:`,
  games: {
    opened: (game, count) => `${game}: a new game of ${entries(count)}`,
    grown: (game, count) => `${game}: ${entries(count)} added`,
    repaired: (game, line, dropped) =>
      `${game}: the broken end, ${counted('en', dropped, 'line', 'lines')} from line ${number('en', line)} on, was cut off; that is the repair for it`,
    demonstration: (game) => `${game}: a demonstration game, new or made anew`,
    removed: (game) => `${game}: a demonstration game, removed`,
  },
  carried: (where, commit, by, signer) => `${where} is by ${by}, ${commit} is signed by ${signer}`,
  others: (count) => `${files(count)} besides`,
  nothing: 'Nothing has changed.',
  commit: (commit) => `commit ${commit}`,
  good: 'The change is in order.',
  bad: (count) => `The change is refused for ${counted('en', count, 'reason', 'reasons')}.`,
  notWithGames: 'With --against the whole change is looked at: leave the games out.',
  notWith: (option) => `${option} is about single games, --against about a change: one or the other.`,
  needsAgainst: (option) => `${option} goes with --against.`,

  refusals: {
    'log-missing': ({ movedTo }) =>
      movedTo === ''
        ? 'This published log is gone.'
        : `This published log was moved to ${movedTo}; its address is its name for ever.`,
    'log-not-plain': ({ what }) => `In the place of the log stands ${KINDS[what]}.`,
    'log-rewritten': () => 'From this line on the log is not the one that was published.',
    'log-cut': ({ lines }) =>
      `The last ${plural('en', lines, 'line', `${number('en', lines)} lines`)} of the published log ${plural('en', lines, 'is', 'are')} missing.`,
    'log-line-ends': () => 'The lines end in CR LF: an editor or git has changed the published bytes.',
    'log-torn': ({ bytes }) =>
      `The last line was never finished: ${counted('en', bytes, 'byte', 'bytes')} without an end.`,
    'log-too-large': ({ max }) => `The log is larger than ${number('en', max)} bytes.`,
    'several-games': ({ games }) => `Turns of several games come together: ${games.join(', ')}.`,
    'turn-not-alone': ({ game, others, more }) =>
      `A turn of ${game} comes together with other files: ${others.join(', ')}${more === 0 ? '' : ` and ${number('en', more)} more`}.`,
    'not-a-log': () => 'This file is no log of a game.',
    'game-broken': ({ game }) => `${game} would be broken, as told above.`,
    'game-differs': ({ game }) => `${game} has entries that the rules decide otherwise, as told above.`,
    'wrong-author': ({ author, by, names }) =>
      `The line is by ${by}, who commits as ${names.join(' or ')}; it was committed as ${author}.`,
    'wrong-signer': ({ author, by, signer }) =>
      `The line is by ${by}; the commit names ${author} as its author, but is signed with the key of ${signer}.`,
    'commit-signature': ({ by }) =>
      `The line is by ${by}; the signature of its commit does not hold: the commit was changed, or the key is withdrawn.`,
    'in-the-future': ({ at, now }) => `The line says it was written at ${at}, but now it is ${now}.`,
    'not-forward': () => 'The published commit is not among those the branch now has: its history was replaced.',
    'does-not-merge': ({ paths }) =>
      `The change cannot be merged as it is: both sides have changed ${paths.join(', ')}.`,
    'bad-settings': () => 'fieldpost.json: cannot be read.',
  },
  rules: {
    'only-appended': 'a published log is only ever added to',
    'plain-logs': 'under games/ there is nothing but plain files games/<game>/log.jsonl',
    'one-game': 'a proposed change touches one game',
    'turn-alone': 'a turn comes alone: a change that touches a log touches nothing else',
    proved: 'every line of a game that changes is proved',
    'own-name': 'in this game whoever enters a line also commits it, under his name or with his key (authors: checked)',
    'no-future': 'a line is not more than 10 minutes ahead of the clock',
    'never-back': 'what was published stays published: no force push',
    merges: 'a change is judged as it would be merged',
    'readable-settings': 'fieldpost.json can be read',
  },
  next: {
    'log-missing': ({ base, path }) => `git checkout ${base} -- ${path}`,
    'log-not-plain': ({ base, path }) => `put the file itself there: git checkout ${base} -- ${path}`,
    'log-rewritten': ({ base, path }) =>
      `take the published file back: git checkout ${base} -- ${path}; what was wrong is put right by new lines (void, edit, ruling)`,
    'log-cut': ({ base, path }) =>
      `take the published file back: git checkout ${base} -- ${path}; what was wrong is put right by new lines (void, edit, ruling)`,
    'log-line-ends': () =>
      'npx fieldpost sync puts them right; .gitattributes must say: games/*/log.jsonl -text -merge',
    'log-torn': ({ game }) => `the next command that writes to ${game} puts it aside; then commit again`,
    'log-too-large': () => 'ask whoever made it',
    'several-games': () => 'propose each game by itself, on a branch of its own',
    'turn-not-alone': () => 'send the turn by itself, and the other files in a change of their own',
    'not-a-log': () => 'keep it elsewhere; the name of a game has 3 to 40 small letters, digits and single hyphens',
    'game-broken': ({ base, path }) =>
      `take the published file back and give the orders again: git checkout ${base} -- ${path}`,
    'game-differs': ({ game }) =>
      `give other orders; or, if all are content with how it was played: npx fieldpost ruling ${game} <entries> --reason "…"`,
    'wrong-author': () => 'git config user.name "<name>"; git commit --amend --reset-author --no-edit',
    'wrong-signer': ({ game }) =>
      `let each publish what he enters himself, from his own clone: npx fieldpost sync ${game}`,
    'commit-signature': () => 'sign it anew with a key that is in force: git commit --amend --no-edit --gpg-sign',
    'in-the-future': ({ base, path }) =>
      `set the clock of the machine right, take the file back (git checkout ${base} -- ${path}) and give the orders again`,
    'not-forward': ({ base }) =>
      `bring the published commits back from a clone that has them: git push --force origin ${base}:main; then npx fieldpost sync`,
    'does-not-merge': () => 'npx fieldpost sync, then send it again',
    'bad-settings': () => 'put this key right',
  },
  stops: {
    'no-git': () => 'git is not installed here, and --against needs it.',
    'no-repository': () => 'This archive is in no git repository, so there is nothing to compare it with.',
    'unknown-ref': (said) => `git knows no commit “${said}” here.`,
    shallow: (said) => `This clone is shallow and lacks what is needed of ${said}.`,
    'odd-tree': (said) => `The files of ${said} are listed in a way git itself never writes, or are not all here.`,
    unrelated: (said) => `The two sides have no commit in common with ${said}.`,
  },
  stopNext: {
    'no-git': 'install git 2.38 or later',
    'no-repository': 'npx fieldpost verify',
    'unknown-ref': 'git fetch origin; git branch --all shows what there is',
    shallow: 'git fetch --unshallow',
    'odd-tree': 'do not merge it; make the change anew from the published branch, with git alone',
    unrelated: 'start the change from the published branch',
  },
};
