// What kept a sync from going on, and what to do about it.

import { loadGame, rulesOf } from '../archive/index.ts';
import type { Alarm, SyncStop } from '../git/index.ts';
import { list } from '../i18n/format.ts';
import { logNameOf } from '../log/index.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { faultLines, gameIn, nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import { authorsOf, entryData } from './synced.ts';

const alarmLines = (desk: Desk, alarm: Alarm, upstream: string): readonly string[] => {
  const { t } = desk;
  const { slug, kind, seen, published, line, blob } = alarm;
  const what =
    kind === 'rewritten'
      ? t('sync-stop-rewritten-changed', { slug, line })
      : t(`sync-stop-rewritten-${kind}`, { slug });
  return [
    desk.paint.bold(what),
    `  ${t('sync-stop-rewritten-seen', { count: seen.count, hash: seen.hash })}`,
    ...(kind === 'gone'
      ? []
      : [`  ${t('sync-stop-rewritten-published', { count: published.count, hash: published.hash })}`]),
    nextLine(desk, t('sync-stop-rewritten-who-next', { upstream, path: logNameOf(slug) })),
    nextLine(desk, t('sync-stop-rewritten-old-next', { blob })),
  ];
};

/** What git or the host said, line by line, kept apart from our own words. */
const saidLines = (desk: Desk, said: string): readonly string[] =>
  said.trim() === ''
    ? []
    : [
        `  ${desk.t('sync-said')}`,
        ...said
          .trim()
          .split('\n')
          .map((line) => `    ${cleanLine(line)}`),
      ];

const stopLines = (desk: Desk, stop: SyncStop): readonly string[] => {
  const { t } = desk;
  switch (stop.kind) {
    case 'no-git':
    case 'no-repository':
    case 'no-branch':
    case 'no-commit':
    case 'no-identity':
    case 'busy':
      return [t(`sync-stop-${stop.kind}`), nextLine(desk, t(`sync-stop-${stop.kind}-next`))];
    case 'no-remote':
      return [t('sync-stop-no-remote'), nextLine(desk, t('sync-stop-no-remote-next', { branch: stop.branch }))];
    case 'no-upstream':
      return [
        t('sync-stop-no-upstream', { remote: stop.remote, branch: stop.branch }),
        nextLine(desk, t('sync-stop-no-upstream-next', { remote: stop.remote, branch: stop.branch })),
      ];
    case 'in-the-middle':
      return [
        t(`sync-stop-in-the-middle-${stop.of}`),
        ...(stop.paths.length === 0
          ? []
          : [`  ${t('sync-stop-in-the-middle-paths', { paths: stop.paths.map(cleanLine) })}`]),
        nextLine(desk, t(`sync-stop-in-the-middle-${stop.of}-next`)),
      ];
    case 'fetch-failed':
      return [
        t('sync-stop-fetch-failed', { remote: stop.remote }),
        ...saidLines(desk, stop.said),
        nextLine(desk, t('sync-stop-fetch-failed-next')),
      ];
    case 'rewritten':
      return [
        desk.paint.red(t('sync-stop-rewritten')),
        ...stop.alarms.flatMap((alarm) => alarmLines(desk, alarm, stop.upstream)),
        nextLine(
          desk,
          t('sync-stop-rewritten-accept-next', {
            accepts: stop.alarms.map(({ slug }) => `--accept ${slug}`).join(' '),
          }),
        ),
      ];
    case 'not-yours': {
      const authors = [...new Set(stop.foreign.flatMap(({ entries }) => authorsOf(entries)))];
      return [
        t('sync-stop-not-yours', { me: stop.me.map(cleanLine) }),
        ...stop.foreign.flatMap(({ slug, entries }) =>
          authorsOf(entries).map((by) => {
            const seqs = entries.filter((entry) => entry.by === by).map(({ seq }) => `#${seq}`);
            return `  ${t('sync-stop-not-yours-entry', { slug, seqs: list(desk.language, seqs), by })}`;
          }),
        ),
        nextLine(desk, t('sync-stop-not-yours-next')),
        nextLine(desk, t('sync-stop-not-yours-also', { options: authors.map((id) => `--also ${id}`).join(' ') })),
      ];
    }
    case 'game-removed':
      return [
        t('sync-stop-game-removed', { slugs: stop.slugs }),
        nextLine(desk, t('sync-stop-game-removed-next', { upstream: stop.upstream, paths: stop.slugs.map(logNameOf) })),
      ];
    case 'conflict':
      return [
        t('sync-stop-conflict', { paths: stop.paths.map(cleanLine) }),
        nextLine(desk, t('sync-stop-conflict-next', { upstream: stop.upstream })),
      ];
    case 'commit-failed':
      return [t('sync-stop-commit-failed'), ...saidLines(desk, stop.said)];
    case 'push-refused':
      return [
        t('sync-stop-push-refused', { remote: stop.remote, branch: stop.branch }),
        ...saidLines(desk, stop.said),
        nextLine(desk, t('sync-stop-push-refused-next')),
      ];
    case 'several-games':
      return [
        t('sync-stop-several-games', { slugs: stop.slugs }),
        ...stop.slugs.map((slug) =>
          nextLine(desk, t('sync-stop-several-games-next', { slug, branch: `${cleanLine(stop.branch)}-${slug}` })),
        ),
      ];
    case 'branch-taken':
      return [
        t('sync-stop-branch-taken', { remote: stop.remote, branch: stop.branch }),
        nextLine(desk, t('sync-stop-branch-taken-next')),
      ];
    case 'too-many-tries':
      return [t('sync-stop-too-many-tries', { tries: stop.tries }), nextLine(desk, t('sync-stop-too-many-tries-next'))];
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
