// What kept a sync from going on, and what to do about it.

import { loadGame, rulesOf } from '../archive/index.ts';
import type { Alarm, SyncStop } from '../git/index.ts';
import { list } from '../i18n/format.ts';
import { SYNC_TEXTS, type SyncTexts } from '../i18n/git/sync/index.ts';
import { logNameOf } from '../log/index.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { faultLines, gameIn, nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import { authorsOf, entryData } from './synced.ts';

const textsOf = (desk: Desk): SyncTexts => SYNC_TEXTS[desk.language];

const alarmLines = (desk: Desk, alarm: Alarm, upstream: string): readonly string[] => {
  const t = textsOf(desk).stops.rewritten;
  const { slug, kind, seen, published, line, blob } = alarm;
  const what = kind === 'rewritten' ? t.rewritten(slug, line) : t[kind](slug);
  return [
    desk.paint.bold(what),
    `  ${t.seen(seen.count, seen.hash)}`,
    ...(kind === 'gone' ? [] : [`  ${t.published(published.count, published.hash)}`]),
    nextLine(desk, t.whoNext(upstream, logNameOf(slug))),
    nextLine(desk, t.oldNext(blob)),
  ];
};

/** What git or the host said, line by line, kept apart from our own words. */
const saidLines = (desk: Desk, said: string): readonly string[] =>
  said.trim() === ''
    ? []
    : [
        `  ${textsOf(desk).said}`,
        ...said
          .trim()
          .split('\n')
          .map((line) => `    ${cleanLine(line)}`),
      ];

const stopLines = (desk: Desk, stop: SyncStop): readonly string[] => {
  const t = textsOf(desk).stops;
  const plain = ({ what, next }: { readonly what: string; readonly next: string }) => [what, nextLine(desk, next)];
  switch (stop.kind) {
    case 'no-git':
      return plain(t.noGit);
    case 'no-repository':
      return plain(t.noRepository);
    case 'no-branch':
      return plain(t.noBranch);
    case 'no-commit':
      return plain(t.noCommit);
    case 'no-remote':
      return [t.noRemote.what, nextLine(desk, t.noRemote.next(stop.branch))];
    case 'no-upstream':
      return [t.noUpstream.what(stop.remote, stop.branch), nextLine(desk, t.noUpstream.next(stop.remote, stop.branch))];
    case 'busy':
      return plain(t.busy);
    case 'in-the-middle':
      return [
        t.inTheMiddle.what[stop.of],
        ...(stop.paths.length === 0 ? [] : [`  ${t.inTheMiddle.paths(stop.paths.map(cleanLine))}`]),
        nextLine(desk, t.inTheMiddle.next[stop.of]),
      ];
    case 'fetch-failed':
      return [t.fetchFailed.what(stop.remote), ...saidLines(desk, stop.said), nextLine(desk, t.fetchFailed.next)];
    case 'rewritten':
      return [
        desk.paint.red(t.rewritten.what),
        ...stop.alarms.flatMap((alarm) => alarmLines(desk, alarm, stop.upstream)),
        nextLine(desk, t.rewritten.acceptNext(stop.alarms.map(({ slug }) => slug))),
      ];
    case 'not-yours': {
      const authors = [...new Set(stop.foreign.flatMap(({ entries }) => authorsOf(entries)))];
      return [
        t.notYours.what(stop.me.map(cleanLine)),
        ...stop.foreign.flatMap(({ slug, entries }) =>
          authorsOf(entries).map((by) => {
            const seqs = entries.filter((entry) => entry.by === by).map(({ seq }) => `#${seq}`);
            return `  ${t.notYours.entry(slug, list(desk.language, seqs), by)}`;
          }),
        ),
        nextLine(desk, t.notYours.next),
        nextLine(desk, t.notYours.also(authors)),
      ];
    }
    case 'game-removed':
      return [
        t.gameRemoved.what(stop.slugs),
        nextLine(desk, t.gameRemoved.next(stop.upstream, stop.slugs.map(logNameOf))),
      ];
    case 'conflict':
      return [t.conflict.what(stop.paths.map(cleanLine)), nextLine(desk, t.conflict.next(stop.upstream))];
    case 'no-identity':
      return plain(t.noIdentity);
    case 'commit-failed':
      return [t.commitFailed.what, ...saidLines(desk, stop.said)];
    case 'push-refused':
      return [
        t.pushRefused.what(stop.remote, stop.branch),
        ...saidLines(desk, stop.said),
        nextLine(desk, t.pushRefused.next),
      ];
    case 'several-games':
      return [
        t.severalGames.what(stop.slugs),
        ...stop.slugs.map((slug) => nextLine(desk, t.severalGames.next(slug, `${cleanLine(stop.branch)}-${slug}`))),
      ];
    case 'branch-taken':
      return [t.branchTaken.what(stop.remote, stop.branch), nextLine(desk, t.branchTaken.next)];
    case 'too-many-tries':
      return [t.tooManyTries.what(stop.tries), nextLine(desk, t.tooManyTries.next)];
    case 'log-fault':
      return faultLines(desk, stop.fault, desk.words(rulesOf(loadGame(desk.archive, gameIn(stop.fault)))));
  }
};

/** What is missing for a sync to begin at all, as against what it found. */
const NEEDED: readonly SyncStop['kind'][] = [
  'no-git',
  'no-repository',
  'no-branch',
  'no-commit',
  'no-remote',
  'no-upstream',
  'no-identity',
];

const stopData = (stop: SyncStop) =>
  stop.kind === 'not-yours'
    ? { ...stop, foreign: stop.foreign.map(({ slug, entries }) => ({ slug, entries: entries.map(entryData) })) }
    : stop;

/** Ends the command because the sync could not go on. */
export const stopSync = (desk: Desk, stop: SyncStop): Stop =>
  new Stop(NEEDED.includes(stop.kind) ? EXIT.usage : EXIT.refused, stopLines(desk, stop), { stop: stopData(stop) });
