// All games of an archive as a sync finds them: the logs here, those of the published commit, what was seen of them,
// and the plan for each. Logs that are the same everywhere cost a look at their bytes and no more.

import { emptyGame, type GameSigner } from '../archive/index.ts';
import { listGames, readLog, repairLog } from '../log/files.ts';
import { type LogFault, logNameOf } from '../log/index.ts';
import { type Clone, logPath } from './clone.ts';
import { type LogsAt, logsAt, oidOf, readBlobs } from './objects.ts';
import { type GamePlan, heldBack, planGame } from './plan.ts';
import type { Alarm } from './report.ts';
import { ask } from './run.ts';
import type { Memory } from './seen.ts';

/** A log as a tree shall hold it: bytes still to be written, or the name of bytes git has; undefined for none. */
export type Wanted = { readonly bytes: Uint8Array } | { readonly oid: string } | undefined;

export interface Gathered {
  readonly plans: readonly GamePlan[];
  readonly alarms: readonly Alarm[];
  /** Every log the published tree shall hold or shall no longer hold, by path. */
  readonly wanted: ReadonlyMap<string, Wanted>;
  /** The logs here as they were read, by game. */
  readonly read: ReadonlyMap<string, Uint8Array>;
  /** Games in earnest that commits here have taken away. */
  readonly removed: readonly string[];
}

export interface GatherOptions {
  /** The commit others published. */
  readonly published: string;
  readonly memory: Memory;
  /** Games of which the published log is taken whatever it holds. */
  readonly accepted: readonly string[];
  /** Games to be published; all if none is named. */
  readonly only: readonly string[];
  /** Whether the remains of a line that was never finished are put aside. */
  readonly repair: 'yes' | 'no';
  /** Signs entries that have to be made again. */
  readonly sign?: GameSigner | undefined;
}

const LF = 0x0a;

interface Read {
  readonly bytes?: Uint8Array;
  readonly fault?: LogFault;
  readonly torn?: 'put-aside';
}

const readHere = (root: string, slug: string, repair: GatherOptions['repair']): Read => {
  const read = readLog(root, slug);
  if (!read.ok) return read.error.code === 'no-log' ? {} : { fault: read.error };
  if (repair === 'no' || read.value.length === 0 || read.value.at(-1) === LF) return { bytes: read.value };
  const repaired = repairLog(root, slug);
  if (!repaired.ok) return { fault: repaired.error };
  const again = readLog(root, slug);
  return again.ok ? { bytes: again.value, torn: 'put-aside' } : { fault: again.error };
};

/** A plan for a log that cannot be read at all: it stays. */
const stays = (slug: string, publish: Uint8Array | undefined, fault: LogFault): GamePlan => {
  const none = emptyGame(slug, logNameOf(slug));
  return {
    slug,
    was: none,
    game: none,
    publish,
    here: 'stays',
    came: [],
    carried: { published: [], already: [], aside: [] },
    givenUp: [],
    repaired: [],
    held: 0,
    wait: { kind: 'broken-here', fault },
  };
};

/** The logs that the player's branch and the published one last had in common. */
const sharedLogs = (clone: Clone, published: string): LogsAt => {
  const base = ask(clone.top, ['merge-base', clone.head, published]);
  return base === undefined ? new Map() : logsAt(clone, base);
};

/** Looks at every game. */
export const gather = (clone: Clone, { published, memory, accepted, only, repair, sign }: GatherOptions): Gathered => {
  const theirs = logsAt(clone, published);
  const ours = logsAt(clone, clone.head);
  const shared = sharedLogs(clone, published);
  const here = new Set(listGames(clone.root));
  const slugs = [...new Set([...here, ...theirs.keys(), ...Object.keys(memory.games)])].sort();

  const read = new Map<string, Uint8Array>();
  const faults = new Map<string, LogFault>();
  const mended = new Set<string>();
  for (const slug of slugs.filter((each) => here.has(each))) {
    const { bytes, fault, torn } = readHere(clone.root, slug, repair);
    if (torn !== undefined) mended.add(slug);
    if (bytes !== undefined) read.set(slug, bytes);
    if (fault !== undefined) faults.set(slug, fault);
  }
  const nameOf = (slug: string): string | undefined => {
    const bytes = read.get(slug);
    return bytes && oidOf(bytes, clone.head);
  };
  const names = new Map(slugs.map((slug) => [slug, nameOf(slug)]));
  const quiet = (slug: string): boolean => {
    const oid = theirs.get(slug);
    return (
      oid !== undefined &&
      oid === names.get(slug) &&
      oid === memory.games[slug]?.blob &&
      !accepted.includes(slug) &&
      !mended.has(slug)
    );
  };
  const open = slugs.filter((slug) => !quiet(slug));
  const blobs = readBlobs(
    clone.top,
    open.flatMap((slug) => [theirs.get(slug), memory.games[slug]?.blob].filter((oid) => oid !== undefined)),
  );

  const plans: GamePlan[] = [];
  const alarms: Alarm[] = [];
  const removed: string[] = [];
  const wanted = new Map<string, Wanted>();
  for (const [slug, oid] of theirs) wanted.set(logPath(clone, slug), { oid });
  for (const slug of ours.keys()) if (!theirs.has(slug)) wanted.set(logPath(clone, slug), undefined);

  for (const slug of open) {
    const oid = theirs.get(slug);
    const bytes = oid === undefined ? undefined : blobs.get(oid);
    const fault = faults.get(slug);
    if (fault !== undefined) {
      plans.push(stays(slug, bytes, fault));
      continue;
    }
    const work = read.get(slug);
    const seen = memory.games[slug];
    const name = names.get(slug);
    const known = name !== undefined && [seen?.blob, oid, shared.get(slug)].includes(name);
    const before = seen && blobs.get(seen.blob);
    const planned = planGame({
      slug,
      ...(work === undefined ? {} : { work: { bytes: work, known: known ? 'published' : 'unknown' } }),
      ...(bytes === undefined ? {} : { published: bytes }),
      ...(seen === undefined ? {} : { seen }),
      ...(before === undefined ? {} : { before }),
      accepted: accepted.includes(slug) ? 'yes' : 'no',
      ...(sign === undefined ? {} : { sign }),
    });
    if ('alarm' in planned) {
      alarms.push(planned.alarm);
      continue;
    }
    const { repaired } = planned.plan;
    const whole: GamePlan = mended.has(slug) ? { ...planned.plan, repaired: [...repaired, 'torn-line'] } : planned.plan;
    const isNamed = only.length === 0 || only.includes(slug) || accepted.includes(slug);
    const plan = isNamed ? whole : heldBack(whole, bytes);
    if (work === undefined && shared.has(slug)) {
      // The log was taken away here. In a commit that is meant to be published; in the work tree alone it is nobody's
      // yet.
      if (ours.has(slug)) plans.push({ ...plan, here: 'stays', came: [] });
      else if (plan.game.trust.purpose !== 'play') wanted.set(logPath(clone, slug), undefined);
      else if (oid !== undefined) removed.push(slug);
      continue;
    }
    plans.push(plan);
    if (plan.publish === undefined) wanted.set(logPath(clone, slug), undefined);
    else if (plan.publish !== bytes) wanted.set(logPath(clone, slug), { bytes: plan.publish });
  }
  return { plans, alarms, wanted, read, removed };
};
