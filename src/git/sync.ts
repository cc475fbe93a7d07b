// The whole of a sync: fetch, compare with what was seen, carry own entries onto what others published, push, and begin
// again if somebody was quicker. Nothing here changes before others have the entries; then the clone is brought up to
// it.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameSigner } from '../archive/index.ts';
import { takeLock } from '../log/lock.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { type Clone, commitAt, openClone, type Place, placeOf, shortName } from './clone.ts';
import { buildCommit, fetchUpstream, proposalAt, push } from './commit.ts';
import { type Gathered, gather } from './gather.ts';
import { callOff } from './halfway.ts';
import { finishMove, moveTo, type Placed, placeLog, type SyncStep } from './here.ts';
import type { GamePlan } from './plan.ts';
import type { Foreign, GameReport, SyncReport, SyncStop } from './report.ts';
import { readMemory, rememberCommit, writeMemory } from './seen.ts';

/** Work of git that may take a while. */
type SyncStage = 'fetch' | 'push' | 'again';

export interface SyncOptions {
  /** Who syncs; undefined if that is not known. */
  readonly me: string | undefined;
  /** Others whose entries are published from this clone. */
  readonly also: readonly string[];
  /** Games of which the published log is taken, whatever was seen of it. */
  readonly accept: readonly string[];
  /** Games whose entries are published, while those of others stay here; all if none is named. */
  readonly only?: readonly string[];
  /** A branch to propose the entries on; without it they go to the upstream branch. */
  readonly branch?: string;
  readonly mode: 'publish' | 'dry-run';
  /** Signs entries that have to be made again behind those of others. */
  readonly sign?: GameSigner;
  /** What the commit says: of the games published with it, or of a merge with the upstream branch. */
  subject(games: readonly GamePlan[], upstream: string): string;
  /** A random number from 0 up to 1. */
  random(): number;
  pause(ms: number): Promise<void>;
  talk?(stage: SyncStage, upstream: string): void;
  step?(at: SyncStep): void;
}

type Synced = Result<SyncReport, SyncStop>;

const MAX_TRIES = 10;
/** The longest pause before a second try, in ms; it grows with every try. */
const PAUSE = 150;
/** How long to wait for another sync in the same clone, in ms. */
const WAIT = 10_000;
/**
 * A slow line, or git asking for a passphrase, may hold a sync up for minutes; after this it counts as given up, in ms.
 */
const GIVEN_UP = 3_600_000;

const ownIn = ({ carried }: GamePlan) => [
  ...carried.published.map(({ own }) => own),
  ...carried.aside.map(({ entry }) => entry),
];

/** Own entries that are somebody else's. Where it is not known who syncs, all must be of one player. */
const foreignIn = (plans: readonly GamePlan[], { me, also }: SyncOptions): readonly Foreign[] => {
  const authors = [...new Set(plans.flatMap((plan) => ownIn(plan).map(({ by }) => by)))];
  const others = authors.filter((by) => !also.includes(by));
  const mine = me ?? (others.length === 1 ? others[0] : undefined);
  const strange = others.filter((by) => by !== mine);
  if (strange.length === 0) return [];
  return plans.flatMap((plan) => {
    const entries = ownIn(plan).filter(({ by }) => strange.includes(by));
    return entries.length === 0 ? [] : [{ slug: plan.slug, entries }];
  });
};

const reportOf = (plan: GamePlan, { kept, moved }: Placed): GameReport => {
  const { slug, game, was, came, carried, givenUp, repaired, wait, held } = plan;
  return {
    slug,
    game,
    was,
    came,
    ...carried,
    kept,
    givenUp: givenUp.length,
    repaired,
    ...(wait === undefined ? {} : { wait }),
    held,
    moved,
  };
};

const isWorthTelling = (report: GameReport): boolean =>
  [report.came, report.published, report.already, report.aside, report.repaired].some((list) => list.length > 0) ||
  report.givenUp > 0 ||
  report.held > 0 ||
  report.wait !== undefined ||
  report.game.faults.length > 0 ||
  report.moved === 'yes';

const UNPLACED: Placed = { kept: [], moved: 'no' };

/** One look at everything: what others published, and the plans. */
interface Look {
  readonly clone: Clone;
  readonly published: string;
  /** What they had published when it was last looked at. */
  readonly seen: string;
  readonly gathered: Gathered;
}

/** The clone as it stands, with a move that was cut short brought to its end. */
const standing = (place: Place, mode: SyncOptions['mode']): Result<Clone, SyncStop> => {
  const clone = openClone(place);
  return clone.ok && mode !== 'dry-run' && finishMove(clone.value) ? openClone(place) : clone;
};

const look = (clone: Clone, options: SyncOptions): Result<Look, SyncStop> => {
  const { step = () => undefined } = options;
  // The branch as it was last fetched is a memory too; it is written down before the fetch moves it.
  const before = commitAt(clone.root, clone.upstream.tracking);
  let memory = readMemory(clone);
  if (before !== undefined && before !== memory.commit) {
    memory = rememberCommit(clone, memory, before);
    writeMemory(clone, memory);
  }
  step('remembered');
  options.talk?.('fetch', clone.upstream.name);
  const published = fetchUpstream(clone);
  if (!published.ok) return published;
  step('fetched');
  const repair = options.mode === 'dry-run' ? 'no' : 'yes';
  const gathered = gather(clone, {
    published: published.value,
    memory,
    accepted: options.accept,
    only: options.only ?? [],
    repair,
    sign: options.sign,
  });
  return ok({ clone, published: published.value, seen: memory.commit, gathered });
};

/** What forbids to go on, if anything does. */
const stopIn = ({ clone, gathered }: Look, options: SyncOptions): SyncStop | undefined => {
  const { alarms, removed, plans } = gathered;
  const upstream = clone.upstream.name;
  if (alarms.length > 0) return { kind: 'rewritten', alarms, upstream };
  if (removed.length > 0) return { kind: 'game-removed', slugs: removed, upstream };
  const foreign = foreignIn(plans, options);
  const me = [...(options.me === undefined ? [] : [options.me]), ...options.also];
  if (foreign.length > 0) return { kind: 'not-yours', me, foreign };
  const slugs = plans.filter(({ carried }) => carried.published.length > 0).map(({ slug }) => slug);
  const { branch } = options;
  return branch !== undefined && slugs.length > 1 ? { kind: 'several-games', branch, slugs } : undefined;
};

/** Brings the clone up to a commit and remembers what is published now. */
const settle = (
  { clone, gathered }: Look,
  to: string,
  published: string,
  options: SyncOptions,
): Result<Pick<SyncReport, 'games' | 'inTheWay'>, SyncStop> => {
  const { step = () => undefined } = options;
  const games: GameReport[] = [];
  for (const plan of gathered.plans) {
    const placed = placeLog(clone, plan, gathered.read.get(plan.slug), step);
    if (!placed.ok) return placed;
    games.push(reportOf(plan, placed.value));
  }
  const slugs = gathered.plans.filter(({ here }) => here === 'follows').map(({ slug }) => slug);
  const inTheWay = moveTo(clone, to, { slugs, step });
  writeMemory(clone, rememberCommit(clone, readMemory(clone), published, options.accept));
  return ok({ games: games.filter(isWorthTelling), inTheWay });
};

/** One try; `again` if somebody was quicker. */
const attempt = (clone: Clone, options: SyncOptions, tries: number): Synced | 'again' => {
  const { step = () => undefined, branch } = options;
  const looked = look(clone, options);
  if (!looked.ok) return looked;
  const { published, seen: before, gathered } = looked.value;
  const stop = stopIn(looked.value, options);
  if (stop !== undefined) return fail(stop);
  const { remote, ref, name: upstream } = clone.upstream;
  const ours = gathered.plans.filter(({ carried }) => carried.published.length > 0);
  const proposal = branch === undefined ? {} : { branch };
  const unchanged = () => gathered.plans.map((plan) => reportOf(plan, UNPLACED)).filter(isWorthTelling);
  if (options.mode === 'dry-run' || (branch !== undefined && ours.length === 0)) {
    const how = options.mode === 'dry-run' ? 'dry-run' : 'no';
    return ok({ upstream, games: unchanged(), published: how, ...proposal, tries, inTheWay: [] });
  }
  const base = branch === undefined ? 'any' : 'published';
  const subject = options.subject(ours, upstream);
  const built = buildCommit(clone, { published, seen: before, wanted: gathered.wanted, subject, base });
  if (!built.ok) return built;
  const { commit } = built.value;
  step('built');
  if (ours.length === 0) {
    const settled = settle(looked.value, commit, published, options);
    return settled.ok ? ok({ upstream, ...settled.value, published: 'no', tries }) : settled;
  }
  const target = branch === undefined ? ref : `refs/heads/${branch}`;
  const seen = branch === undefined ? published : proposalAt(clone, branch, published);
  options.talk?.('push', branch === undefined ? upstream : `${remote}/${branch}`);
  const pushed = push(clone, commit, target, seen);
  if (pushed.kind === 'lost') return branch === undefined ? 'again' : fail({ kind: 'branch-taken', remote, branch });
  if (pushed.kind === 'refused') {
    const now = branch === undefined ? fetchUpstream(clone) : ok(published);
    if (now.ok && now.value !== published) return 'again';
    return fail({ kind: 'push-refused', remote, branch: shortName(target), said: pushed.said });
  }
  step('pushed');
  if (branch !== undefined) {
    writeMemory(clone, rememberCommit(clone, readMemory(clone), published, options.accept));
    return ok({ upstream, games: unchanged(), published: 'yes', ...proposal, commit, tries, inTheWay: [] });
  }
  const settled = settle(looked.value, commit, commit, options);
  return settled.ok ? ok({ upstream, ...settled.value, published: 'yes', commit, tries }) : settled;
};

/**
 * Publishes a player's entries and takes in those of others.
 *
 * @param root the archive's folder
 * @returns what came in, went out and was set aside; or what stood in the way, and then nothing here has changed
 */
export const sync = async (root: string, options: SyncOptions): Promise<Synced> => {
  const place = placeOf(root);
  if (!place.ok) return place;
  const called = callOff(place.value, options.mode === 'dry-run' ? 'look' : 'act');
  if (!called.ok) return called;
  const folder = join(place.value.gitDir, 'fieldpost');
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, 'sync.lock'), WAIT, GIVEN_UP);
  if (!lock.ok) return fail({ kind: 'busy', holder: lock.error });
  try {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const clone = standing(place.value, options.mode);
      if (!clone.ok) return clone;
      const tried = attempt(clone.value, options, tries);
      if (tried !== 'again') {
        return tried.ok && called.value !== undefined ? ok({ ...tried.value, calledOff: called.value }) : tried;
      }
      options.talk?.('again', clone.value.upstream.name);
      await options.pause(Math.round(PAUSE * tries * options.random()));
    }
    return fail({ kind: 'too-many-tries', tries: MAX_TRIES });
  } finally {
    lock.value.release();
  }
};
