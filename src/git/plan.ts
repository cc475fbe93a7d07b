// What a sync would do with one game: compares the log here, the published one and what was seen of it, and carries own
// entries onto what others published. Nothing is written here; it knows nothing of git but the name of a blob.

import { emptyGame, type Game, type GameSigner, gameOf } from '../archive/index.ts';
import { type LogEntry, logNameOf } from '../log/index.ts';
import { chainOf, common, contains, headOfChain, linesOf } from './chain.ts';
import { type Carried, carryOnto } from './onto.ts';
import type { Alarm, Aside, Own, Repair, Wait } from './report.ts';
import type { Seen } from './seen.ts';

/**
 * The log here. `published` says that its bytes are known to have been published: nothing in it is the player's own.
 */
interface WorkLog {
  readonly bytes: Uint8Array;
  readonly known: 'published' | 'unknown';
}

export interface Sources {
  readonly slug: string;
  readonly work?: WorkLog;
  readonly published?: Uint8Array;
  readonly seen?: Seen;
  /** The log as it was published when it was last seen, if it is still at hand. */
  readonly before?: Uint8Array;
  /** Whether the group agreed to take whatever is published. */
  readonly accepted: 'yes' | 'no';
  /** Signs entries that have to be made again. */
  readonly sign?: GameSigner;
}

export interface GamePlan {
  readonly slug: string;
  /** The game as the player has it. */
  readonly was: Game;
  readonly game: Game;
  /** The log as it shall be published; undefined if it shall not be there. */
  readonly publish: Uint8Array | undefined;
  /** Whether the log here becomes the published one, or stays because entries in it wait. */
  readonly here: 'follows' | 'stays';
  readonly came: readonly LogEntry[];
  readonly carried: Pick<Carried, 'published' | 'already' | 'aside'>;
  /** Lines that were published once and no longer are, kept because the group took another log. */
  readonly givenUp: readonly Uint8Array[];
  readonly repaired: readonly Repair[];
  readonly wait?: Wait;
  /** How many own entries stay here because only other games are to be published. */
  readonly held: number;
}

export type Planned = { readonly plan: GamePlan } | { readonly alarm: Alarm };

const NOTHING: GamePlan['carried'] = { published: [], already: [], aside: [] };

const joined = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** The text of lines, each with its LF. */
export const bytesOfLines = (lines: readonly string[]): Uint8Array =>
  Buffer.from(lines.map((line) => `${line}\n`).join(''), 'utf8');

const CR = 0x0d;

/** A log whose line ends were changed on the way, with the right ones. No line of a log holds a CR. */
const withLineEnds = (bytes: Uint8Array): Uint8Array => bytes.filter((byte) => byte !== CR);

/** What stands before the first line that is no part of the log. */
const soundPart = (bytes: Uint8Array, game: Game): Uint8Array => {
  const lines = linesOf(bytes).slice(0, game.entries.length);
  return bytes.subarray(
    0,
    lines.reduce((sum, line) => sum + line.length + 1, 0),
  );
};

/** Why the published log is not the one that was seen, gone on with; undefined if it is. */
const alarmOf = ({ slug, published, seen, before, work }: Sources): Alarm | undefined => {
  if (seen === undefined || seen.purpose !== 'play') return undefined;
  const chain = published === undefined ? [] : chainOf(published);
  if (contains(chain, seen)) return undefined;
  const known = [before, work?.bytes].map((bytes) => (bytes === undefined ? [] : chainOf(bytes)));
  const old = known.find((each) => contains(each, seen));
  const shared = old === undefined ? undefined : common(old, chain);
  const cut = chain.length < seen.count && (shared ?? chain.length) === chain.length;
  const kind = published === undefined ? 'gone' : cut ? 'shorter' : 'rewritten';
  return {
    slug,
    kind,
    seen: { count: seen.count, hash: seen.hash },
    blob: seen.blob,
    published: headOfChain(chain),
    ...(kind === 'rewritten' && shared !== undefined ? { line: shared + 1 } : {}),
  };
};

interface Here {
  readonly was: Game;
  readonly bytes: Uint8Array;
  readonly repaired: readonly Repair[];
}

/** The log here as it can be read, put right where nothing is lost by it. */
const readHere = (slug: string, bytes: Uint8Array): Here => {
  const was = gameOf(slug, bytes);
  const torn: readonly Repair[] = was.torn === undefined ? [] : ['torn-line'];
  if (was.faults.length === 0 || !bytes.includes(CR)) return { was, bytes, repaired: torn };
  const righted = withLineEnds(bytes);
  const again = gameOf(slug, righted);
  return again.entries.length > was.entries.length
    ? { was: again, bytes: righted, repaired: ['line-ends', ...(again.torn === undefined ? [] : torn)] }
    : { was, bytes, repaired: torn };
};

/** Lines here that are not published. Those that were seen published, and no longer are, are told apart. */
const ownIn = (
  { was, bytes }: Here,
  shared: number,
  old: readonly string[],
): { readonly own: readonly Own[]; readonly dropped: readonly Uint8Array[] } => {
  const lines = linesOf(bytes);
  const once = new Set(old);
  const own: Own[] = [];
  const dropped: Uint8Array[] = [];
  for (const entry of was.entries.slice(shared)) {
    const line = lines[entry.seq] ?? new Uint8Array();
    if (once.has(entry.hash)) dropped.push(line);
    else own.push({ entry, line: Buffer.from(line).toString('utf8') });
  }
  return { own, dropped };
};

/** What keeps own entries from being published for now. */
const waitFor = (published: Game, here: Game): Wait | undefined => {
  const [fault] = published.faults;
  if (fault?.code === 'unknown-ruleset') return { kind: 'unknown-ruleset', fault };
  if (fault !== undefined) return { kind: 'published-broken', fault };
  const [own] = here.faults;
  if (own?.code === 'unknown-ruleset') return { kind: 'unknown-ruleset', fault: own };
  // A fault of what may be said, not of the form, is told entry by entry, when they are carried.
  return own === undefined ? undefined : { kind: 'broken-here', fault: own };
};

const setAll = (own: readonly Own[], kind: 'game-gone'): readonly Aside[] =>
  own.map((one) => ({ ...one, reason: { kind } }));

/** The plan for one game. */
export const planGame = (sources: Sources): Planned => {
  const { slug, work, published, seen, before, accepted } = sources;
  const alarm = alarmOf(sources);
  if (alarm !== undefined && accepted === 'no') return { alarm };
  const theirs = published === undefined ? emptyGame(slug, logNameOf(slug)) : gameOf(slug, published);
  const base = { slug, game: theirs, publish: published, here: 'follows', givenUp: [], repaired: [], held: 0 } as const;
  if (work === undefined) {
    return { plan: { ...base, was: theirs, came: theirs.entries.slice(seen?.count ?? 0), carried: NOTHING } };
  }
  const here = readHere(slug, work.bytes);
  const { was } = here;
  const shared = common(
    was.entries.map(({ hash }) => hash),
    theirs.entries.map(({ hash }) => hash),
  );
  const came = theirs.entries.slice(shared);
  const old = seenLines(sources, was);
  const replaced = (seen !== undefined && seen.purpose !== 'play') || alarm !== undefined;
  const { own, dropped } = ownIn(here, shared, replaced ? old : []);
  const givenUp = alarm === undefined ? [] : beforeLines(before, dropped, shared);
  const shape = { ...base, was, repaired: here.repaired, givenUp };
  if (work.known === 'published' || (own.length === 0 && was.faults.length === 0)) {
    return { plan: { ...shape, came, carried: NOTHING } };
  }
  if (published === undefined && seen !== undefined) {
    return { plan: { ...shape, came, carried: { ...NOTHING, aside: setAll(own, 'game-gone') } } };
  }
  const wait = waitFor(theirs, was);
  if (wait !== undefined) return { plan: { ...shape, came, carried: NOTHING, here: 'stays', wait } };
  const { sign } = sources;
  const upstream = sign === undefined ? theirs : { ...theirs, sign };
  const { game, lines, ...carried } = carryOnto(upstream, came, was, own);
  const publish = published === undefined && lines.length === 0 ? undefined : withLines(published, theirs, lines);
  const matched = new Set(carried.already.map(({ entry }) => entry.hash));
  return {
    plan: { ...shape, game, publish, came: came.filter(({ hash }) => !matched.has(hash)), carried },
  };
};

const withLines = (published: Uint8Array | undefined, theirs: Game, lines: readonly string[]): Uint8Array => {
  if (published === undefined) return bytesOfLines(lines);
  return lines.length === 0 ? published : joined([soundPart(published, theirs), bytesOfLines(lines)]);
};

/** The hashes that were published when the log was last seen. */
const seenLines = ({ before, seen }: Sources, was: Game): readonly string[] => {
  if (before !== undefined) return chainOf(before);
  const mine = was.entries.map(({ hash }) => hash);
  return seen !== undefined && contains(mine, seen) ? mine.slice(0, seen.count) : [];
};

/** The lines given up: of the log as it was published if that is at hand, else those the log here still has. */
const beforeLines = (
  before: Uint8Array | undefined,
  dropped: readonly Uint8Array[],
  shared: number,
): readonly Uint8Array[] => {
  const old = before === undefined ? [] : linesOf(before).slice(shared);
  return old.length > dropped.length ? old : dropped;
};

/** The same plan for a game that is not to be published now: it stays as it is here if there is anything of its own. */
export const heldBack = (plan: GamePlan, published: Uint8Array | undefined): GamePlan => {
  const held = plan.carried.published.length + plan.carried.aside.length;
  return held === 0 ? plan : { ...plan, publish: published, here: 'stays', came: [], carried: NOTHING, held };
};
