// Publishing by git from the command line: what a sync is told about the world, and a sync in the middle of a command,
// so that an order is published before its dice fall.

import { rulesOf, stateBefore, turnId } from '../archive/index.ts';
import { ask, type GamePlan, type SyncOptions, type SyncReport, sync } from '../git/index.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { type Answer, answer, EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import { stopSync } from './sync-stop.ts';
import { needsCare, reportLines } from './synced.ts';
import { openTable, type Table } from './table.ts';
import { signerOf } from './trust/keys.ts';

/** What the commit says of a game: `spring-26: r03 Germany, 3 entries by anna`, in the archive's first language. */
const subjectOf = (desk: Desk, { slug, game, carried }: GamePlan): string => {
  const entries = carried.published.map(({ entry }) => entry);
  const [first] = entries;
  const ruleset = rulesOf(game);
  const words = desk.words(ruleset, desk.settings.languages[0]);
  const opens = first === undefined || first.order?.type === 'open-game' || ruleset === undefined;
  const state = opens ? undefined : stateBefore(game, first.seq);
  const turn =
    state === undefined || ruleset === undefined
      ? undefined
      : `${turnId(state.round, state.turn.power).split('-')[0]} ${words.power(state.turn.power)}`;
  const by = [...new Set(entries.map((entry) => entry.by))];
  return words.say('sync-subject-game', { slug, turn, count: entries.length, by });
};

/** Who syncs: `--as`, else what git is told here; it may be nobody in particular. */
export const whoSyncs = (desk: Desk): string | undefined =>
  desk.common.as ??
  desk.env.gitConfig('fieldpost.player') ??
  ask(desk.archive, ['config', '--get', 'fieldpost.player']);

/** A sync's options, as far as they come from the world and not from the command line. */
export const syncOptions = (desk: Desk, asked: Partial<SyncOptions> = {}): SyncOptions => {
  const { t } = desk;
  return {
    me: whoSyncs(desk),
    also: [],
    accept: [],
    mode: 'publish',
    sign: signerOf(desk.env),
    subject: (games, upstream) => {
      const { say } = desk.words(undefined, desk.settings.languages[0]);
      return games.length === 0
        ? say('sync-subject-merge', { upstream })
        : games.map((game) => subjectOf(desk, game)).join('; ');
    },
    random: () => (desk.env.randomBytes(1)[0] ?? 0) / 256,
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    talk: (stage, upstream) => desk.talk(t(`sync-stages-${stage}`, { upstream: cleanLine(upstream) })),
    ...asked,
  };
};

/** Syncs in the middle of a command, and tells what was set aside by it; at the end of one, all of it. */
export const publishNow = async (desk: Desk, tell: 'held' | 'all'): Promise<SyncReport> => {
  const done = await sync(desk.archive, syncOptions(desk));
  if (!done.ok) throw stopSync(desk, done.error);
  const games = tell === 'all' ? done.value.games : done.value.games.filter(needsCare);
  if (games.length > 0) for (const line of reportLines(desk, { ...done.value, games })) desk.say(line);
  return done.value;
};

const openOrder = ({ game }: Table): string => {
  const { open } = game.trust;
  const order = open === undefined ? undefined : game.entries[open.seq]?.order;
  return order !== undefined && 'nonce' in order ? (order.nonce ?? '') : '';
};

/**
 * Publishes the order that waits for its dice, so that nobody can come between the two.
 *
 * @returns the table with the game as it is published: the order may stand in another line than it was written in
 */
export const publishOrder = async (desk: Desk, table: Table): Promise<Table> => {
  const { t } = desk;
  const nonce = openOrder(table);
  const { games } = await publishNow(desk, 'held');
  const waits = games.some(({ slug, wait }) => slug === table.game.slug && wait !== undefined);
  const after = openTable(desk, table.game.slug);
  if (!waits && openOrder(after) === nonce) return after;
  throw new Stop(EXIT.refused, [
    t('sync-before-dice'),
    nextLine(desk, t('sync-before-dice-next', { slug: table.game.slug })),
  ]);
};

/** Under `--sync` a command finds what others published, and ends with its own entries published. */
export const betweenSyncs = async (desk: Desk, given: Given, run: () => Promise<Answer>): Promise<Answer> => {
  if (!given.has('sync') || given.has('dry-run')) return run();
  await publishNow(desk, 'held');
  const done = await run();
  try {
    const { published } = await publishNow(desk, 'all');
    return answer({ ...done.data, published }, done.code);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    // What was done is done, and told: that it could not be published yet must not hide it.
    for (const line of error.lines) desk.talk(line);
    return answer({ ...done.data, published: 'no', ...error.data }, done.code === EXIT.ok ? EXIT.waiting : done.code);
  }
};
