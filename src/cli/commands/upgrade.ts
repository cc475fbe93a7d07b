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
  const { stops, stopNext } = desk.t.club.upgrade;
  const code = stop.kind === 'conflict' || stop.kind === 'dirty' ? EXIT.refused : EXIT.usage;
  const end = (what: string, next: string): Stop => new Stop(code, [what, nextLine(desk, next)], { stop });
  switch (stop.kind) {
    case 'no-git':
    case 'no-repository':
      return end(stops[stop.kind](), stopNext[stop.kind]());
    case 'not-the-top':
      return end(stops['not-the-top'](cleanLine(stop.prefix)), stopNext['not-the-top']());
    case 'dirty':
      return end(stops.dirty(pathsIn(stop.paths, ', ')), stopNext.dirty());
    case 'unknown-ref':
    case 'not-a-release':
    case 'no-identity':
    case 'failed':
      return end(stops[stop.kind](cleanLine(stop.said)), stopNext[stop.kind]());
    case 'no-base':
      return end(stops['no-base'](stop.version), stopNext['no-base'](stop.version));
    case 'conflict':
      return end(stops.conflict(pathsIn(stop.paths, ', ')), stopNext.conflict(pathsIn(stop.paths, ' '), stop.base));
  }
};

const tell = (desk: Desk, release: string, { kind, from, to, files, taken }: Upgraded): void => {
  const t = desk.t.club.upgrade;
  if (kind === 'nothing-new') return desk.say(t.nothingNew(to));
  // Between two releases the version stays the same.
  desk.say(t.done(from, from === to ? `${to} (${cleanLine(release)})` : to, files));
  if (taken.length > 0) desk.say(t.taken(taken.join(', ')));
  for (const next of NEXT) desk.say(nextLine(desk, next));
};

export const upgrade = command({
  name: 'upgrade',
  takes: '<release>',
  options: {},
  async run(desk, [release = '']) {
    const done = upgradeTo(desk.archive, release);
    if (!done.ok) throw stopFor(desk, done.error);
    tell(desk, release, done.value);
    return answer({ ...done.value, next: done.value.kind === 'upgraded' ? NEXT : [] });
  },
});
