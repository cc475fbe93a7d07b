// `upgrade`: merges a later release of Fieldpost into a group's copy. What is the group's own stays as it is.

import { type Upgraded, type UpgradeStop, upgrade as upgradeTo } from '../../git/index.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

/** What is to be done after an upgrade: the new code proves the old games before anything is published. */
const NEXT = ['npm ci', 'npx fieldpost verify', 'git push'];

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

export const upgrade = command({
  name: 'upgrade',
  takes: { release: '<release>' },
  options: {},
  examples: ['npx fieldpost upgrade v0.2.0', 'npx fieldpost upgrade fieldpost/main'],
  async run(desk, [release = '']) {
    const done = upgradeTo(desk.archive, release);
    if (!done.ok) throw stopFor(desk, done.error);
    tell(desk, release, done.value);
    return answer({ ...done.value, next: done.value.kind === 'upgraded' ? NEXT : [] });
  },
});
