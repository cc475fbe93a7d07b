// `sync`: takes in what others published and publishes one's own, from one clone of the group's repository.

import { rulesOf, stateBefore, turnId } from '../../archive/index.ts';
import { ask, type GamePlan, git, type SyncOptions, sync as syncArchive } from '../../git/index.ts';
import { SYNC_TEXTS } from '../../i18n/git/sync/index.ts';
import { wordsOf } from '../../i18n/index.ts';
import { isGameId } from '../../log/index.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { reportData, reportLines, stopSync } from '../synced.ts';

/** What the commit says of a game: `spring-26: r03 Germany, 3 entries by anna`, in the archive's first language. */
const subjectOf = (desk: Desk, { slug, game, carried }: GamePlan): string => {
  const language = desk.settings.languages[0] ?? 'en';
  const entries = carried.published.map(({ entry }) => entry);
  const [first] = entries;
  const ruleset = rulesOf(game);
  const opens = first === undefined || first.order?.type === 'open-game' || ruleset === undefined;
  const state = opens ? undefined : stateBefore(game, first.seq);
  const turn =
    state === undefined || ruleset === undefined
      ? ''
      : `${turnId(state.round, state.turn.power).split('-')[0]} ${wordsOf(ruleset.board, language).power(state.turn.power)}`;
  return SYNC_TEXTS[language].subject.game(slug, turn, entries.length, [...new Set(entries.map(({ by }) => by))]);
};

const branchIn = (desk: Desk, given: Given): string | undefined => {
  const name = given.text('branch');
  const t = SYNC_TEXTS[desk.language].stops.branchName;
  if (name === undefined || git(desk.archive, ['check-ref-format', '--branch', name]).code === 0) return name;
  throw new Stop(EXIT.usage, [t.what(cleanLine(name)), nextLine(desk, t.next)]);
};

const acceptedIn = (desk: Desk, given: Given): readonly string[] =>
  given.all('accept').map((slug) => {
    if (isGameId(slug)) return slug;
    throw new Stop(EXIT.usage, [SYNC_TEXTS[desk.language].stops.noGame.what(cleanLine(slug))]);
  });

const optionsOf = (desk: Desk, given: Given): SyncOptions => {
  const t = SYNC_TEXTS[desk.language];
  const branch = branchIn(desk, given);
  return {
    me:
      desk.common.as ??
      desk.env.gitConfig('fieldpost.player') ??
      ask(desk.archive, ['config', '--get', 'fieldpost.player']),
    also: given.all('also'),
    accept: acceptedIn(desk, given),
    ...(branch === undefined ? {} : { branch }),
    mode: given.has('dry-run') ? 'dry-run' : 'publish',
    subject: (games, upstream) => {
      const { subject } = SYNC_TEXTS[desk.settings.languages[0] ?? 'en'];
      return games.length === 0 ? subject.merge(upstream) : games.map((game) => subjectOf(desk, game)).join('; ');
    },
    random: () => (desk.env.randomBytes(1)[0] ?? 0) / 256,
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    talk: (stage, upstream) => desk.talk(t.stages[stage](cleanLine(upstream))),
  };
};

export const sync = command({
  name: 'sync',
  takes: '',
  options: {
    'dry-run': '-n, --dry-run',
    branch: '--branch <name>',
    also: '--also <player>+',
    accept: '--accept <game>+',
  },
  async run(desk, _, given) {
    const done = await syncArchive(desk.archive, optionsOf(desk, given));
    if (!done.ok) throw stopSync(desk, done.error);
    const report = done.value;
    for (const line of reportLines(desk, report)) desk.say(line);
    const held =
      report.inTheWay.length > 0 || report.games.some(({ aside, wait }) => aside.length > 0 || wait !== undefined);
    return answer(reportData(desk, report), held ? EXIT.waiting : EXIT.ok);
  },
});
