// `sync`: takes in what others published and publishes one's own, from one clone of the group's repository.

import { git, type SyncOptions, sync as syncArchive } from '../../git/index.ts';
import { listGames } from '../../log/files.ts';
import { isGameId } from '../../log/index.ts';
import { goOn } from '../carry-out.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nearLines, nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { publishNow, syncOptions, whoSyncs } from '../publish.ts';
import { stopSync } from '../sync-stop.ts';
import { needsCare, reportData, reportLines } from '../synced.ts';
import { doDuties } from '../trust/duties.ts';

const branchIn = (desk: Desk, given: Given): string | undefined => {
  const name = given.text('branch');
  const { t } = desk;
  if (name === undefined || git(desk.archive, ['check-ref-format', '--branch', name]).code === 0) return name;
  throw new Stop(EXIT.usage, [
    t('sync-stop-branch-name', { name: cleanLine(name) }),
    nextLine(desk, t('sync-stop-branch-name-next')),
  ]);
};

const acceptedIn = (desk: Desk, given: Given): readonly string[] =>
  given.all('accept').map((slug) => {
    if (isGameId(slug)) return slug;
    throw new Stop(EXIT.usage, [desk.t('sync-stop-no-game', { name: cleanLine(slug) })]);
  });

/** The games to publish; all if none is named. */
const gamesIn = (desk: Desk, named: readonly string[]): readonly string[] => {
  const there = listGames(desk.archive);
  const missing = named.find((slug) => !there.includes(slug));
  if (missing === undefined) return named;
  throw new Stop(EXIT.usage, [
    desk.t('sync-stop-no-game', { name: cleanLine(missing) }),
    ...nearLines(desk, missing, there),
    nextLine(desk, desk.t('game-there', { slugs: there.slice(0, 12).join(', ') })),
  ]);
};

const optionsOf = (desk: Desk, named: readonly string[], given: Given): SyncOptions => {
  const branch = branchIn(desk, given);
  return syncOptions(desk, {
    also: given.all('also'),
    accept: acceptedIn(desk, given),
    only: gamesIn(desk, named),
    ...(branch === undefined ? {} : { branch }),
    mode: given.has('dry-run') ? 'dry-run' : 'publish',
  });
};

export const sync = command({
  name: 'sync',
  takes: { games: '[games...]' },
  options: {
    'dry-run': '-n, --dry-run',
    branch: '--branch <name>',
    also: '--also <player>+',
    accept: '--accept <game>+',
  },
  examples: ['npx fieldpost sync', 'npx fieldpost sync spring-26 --branch anna-r03'],
  async run(desk, named, given) {
    const done = await syncArchive(desk.archive, optionsOf(desk, named, given));
    if (!done.ok) throw stopSync(desk, done.error);
    const report = done.value;
    for (const line of reportLines(desk, report)) desk.say(line);
    const came = report.games.flatMap(({ slug, came: entries }) => (entries.length > 0 ? [slug] : []));
    const me = whoSyncs(desk);
    const owes = me !== undefined && !given.has('dry-run') && !given.has('branch');
    const duties = owes ? doDuties(desk, came, me).length : 0;
    let wentOn = 0;
    if (owes) for (const slug of came) wentOn += (await goOn(desk, slug)).length;
    if (duties + wentOn > 0) await publishNow(desk, 'held');
    const held = report.inTheWay.length > 0 || report.games.some(needsCare);
    return answer(reportData(desk, report), held ? EXIT.waiting : EXIT.ok);
  },
});
