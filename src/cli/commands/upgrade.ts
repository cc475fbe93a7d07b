// `upgrade`: a later release of Fieldpost for a group's archive. Where the program is a package, the archive asks for
// another one; into a full copy the release is merged, or the copy is turned into an archive that asks for a package.
// What is the group's own stays as it is.

import { ask, standsInTheWay, type Upgraded, type UpgradeStop, upgrade as upgradeTo } from '../../git/index.ts';
import { list } from '../../i18n/format.ts';
import { type Changed, type ChangeStop, change, slim } from '../club/change.ts';
import { askedIn, isPackaged, releaseOf } from '../club/release.ts';
import { packageFor } from '../club/which.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

/** What is to be done after an upgrade: the new code proves the old games before anything is published. */
const NEXT = ['npm ci', 'npx fieldpost verify', 'git push'];
const nextFor = (message: string) => [
  'npx fieldpost verify',
  'git add --all',
  `git commit --message "${message}"`,
  'git push',
];

const SHOWN = 8;
const pathsIn = (paths: readonly string[], separator: string): string =>
  paths.slice(0, SHOWN).map(cleanLine).join(separator) + (paths.length > SHOWN ? `${separator}…` : '');

/** A refusal: 1 where the archive stands in the way, 2 where something was not said or not there. */
const stopFor = (desk: Desk, stop: UpgradeStop): Stop => {
  const { t } = desk;
  const code = stop.kind === 'conflict' || stop.kind === 'dirty' ? EXIT.refused : EXIT.usage;
  const end = (what: string, next: string): Stop => new Stop(code, [what, nextLine(desk, next)], { stop });
  switch (stop.kind) {
    case 'no-git':
    case 'no-repository':
      return end(t(`club-upgrade-stops-${stop.kind}`), t(`club-upgrade-stop-next-${stop.kind}`));
    case 'not-the-top':
      return end(
        t('club-upgrade-stops-not-the-top', { folder: cleanLine(stop.prefix) }),
        t('club-upgrade-stop-next-not-the-top'),
      );
    case 'dirty':
      return end(
        t('club-upgrade-stops-dirty', { paths: pathsIn(stop.paths, ', ') }),
        t('club-upgrade-stop-next-dirty'),
      );
    case 'unknown-ref':
    case 'not-a-release':
    case 'no-identity':
    case 'failed':
      return end(
        t(`club-upgrade-stops-${stop.kind}`, { said: cleanLine(stop.said) }),
        t(`club-upgrade-stop-next-${stop.kind}`),
      );
    case 'no-base':
      return end(
        t('club-upgrade-stops-no-base', { version: stop.version }),
        t('club-upgrade-stop-next-no-base', { version: stop.version }),
      );
    case 'conflict':
      return end(
        t('club-upgrade-stops-conflict', { paths: pathsIn(stop.paths, ', ') }),
        t('club-upgrade-stop-next-conflict', { paths: pathsIn(stop.paths, ' '), base: stop.base }),
      );
  }
};

const tell = (desk: Desk, release: string, { kind, from, to, files, taken }: Upgraded): void => {
  const { t } = desk;
  if (kind === 'nothing-new') return desk.say(t('club-upgrade-nothing-new', { version: to }));
  // Between two releases the version stays the same.
  desk.say(t('club-upgrade-done', { from, to: from === to ? `${to} (${cleanLine(release)})` : to, files }));
  if (taken.length > 0) desk.say(t('club-upgrade-taken', { files: taken.join(', ') }));
  for (const next of NEXT) desk.say(nextLine(desk, next));
};

/** What npm could not do, or did and was no release. */
const changeStop = (desk: Desk, stop: ChangeStop, release: string): Stop =>
  new Stop(
    stop === 'not-installed' ? EXIT.usage : EXIT.refused,
    [
      desk.t(`club-change-stops-${stop}`, { release: cleanLine(release) }),
      nextLine(desk, desk.t(`club-change-stop-next-${stop}`)),
    ],
    { stop },
  );

const tellChange = (desk: Desk, { from, to, difference, renewed, kept }: Changed): void => {
  const { t } = desk;
  const { log, rulesets, rules, pages } = difference;
  desk.say(t('club-change-done', { from, to }));
  desk.say(log.length === 0 ? t('club-change-log-same') : t('club-change-log', { versions: log.join(', ') }));
  desk.say(t(`club-change-rules-${rules}`));
  if (rulesets.length > 0) desk.say(t('club-change-rulesets', { rulesets: list(desk.language, rulesets) }));
  desk.say(t(`club-change-pages-${pages}`));
  if (renewed.length > 0) desk.say(t('club-change-renewed', { files: renewed.join(', ') }));
  if (kept.length > 0) desk.say(t('club-change-kept', { files: kept.join(', ') }));
};

/** Another release of the package an archive asks for. */
const changeTo = (desk: Desk, said: string | undefined): Answer => {
  const { env, archive, t } = desk;
  const name = packageFor(desk, said);
  desk.talk(t('club-init-installing'));
  const done = change(env.variables, archive, name);
  if (!done.ok) throw changeStop(desk, done.error, name);
  if (done.value.kind === 'nothing-new') {
    desk.say(t('club-upgrade-nothing-new', { version: done.value.to }));
    return answer({ ...done.value, next: [] });
  }
  tellChange(desk, done.value);
  const next = nextFor(t('club-change-message', { version: done.value.to }));
  for (const each of next) desk.say(nextLine(desk, each));
  return answer({ ...done.value, next });
};

/** Files git knows that are no game's. */
const filesIn = (archive: string): number =>
  (ask(archive, ['ls-files']) ?? '').split('\n').filter((file) => !file.startsWith('games/')).length;

/** A full copy no longer: the archive asks for a package. */
const slimTo = (desk: Desk, said: string | undefined): Answer => {
  const { env, archive, t, settings } = desk;
  const release = releaseOf(env.project);
  if (release === undefined)
    throw new Stop(EXIT.usage, [t('club-slim-from-package'), nextLine(desk, t('club-slim-from-package-next'))]);
  const name = packageFor(desk, said);
  const head = ask(archive, ['rev-parse', '--short=12', 'HEAD']) ?? '';
  const before = filesIn(archive);
  desk.talk(t('club-init-installing'));
  const done = slim(env, archive, settings, release, name);
  if (!done.ok) throw changeStop(desk, done.error, name);
  ask(archive, ['add', '--all']);
  const after = filesIn(archive);
  desk.say(t('club-slim-done', { before, after }));
  desk.say(t('club-slim-history', { commit: head }));
  const next = nextFor(t('club-slim-message'));
  for (const each of next) desk.say(nextLine(desk, each));
  return answer({ kind: 'slim', version: release.version, before, after, removed: done.value, next });
};

const mergeTo = (desk: Desk, said: string): Answer => {
  const done = upgradeTo(desk.archive, said);
  if (!done.ok) throw stopFor(desk, done.error);
  tell(desk, said, done.value);
  return answer({ ...done.value, next: done.value.kind === 'upgraded' ? NEXT : [] });
};

export const upgrade = command({
  name: 'upgrade',
  takes: { release: '[release]' },
  options: {},
  examples: [
    'npx fieldpost upgrade {release}',
    'npx --package {release} fieldpost upgrade',
    'npx fieldpost upgrade v0.2.0',
    'npx fieldpost upgrade fieldpost/main',
  ],
  async run(desk, [said]) {
    const slender = askedIn(desk.archive) !== undefined;
    if (!slender && said !== undefined && !isPackaged(said)) return mergeTo(desk, said);
    const stop = standsInTheWay(desk.archive);
    if (stop !== undefined) throw stopFor(desk, stop);
    return slender ? changeTo(desk, said) : slimTo(desk, said);
  },
});
