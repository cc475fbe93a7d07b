// What a change does to an archive, from git's objects alone: nothing of it is checked out, so the program of a trusted
// commit can judge the tree of a stranger. A published log only grows, a turn comes alone, and every line is proved.

import { type Game, gameOf, parseSettings, SETTINGS_FILE, type Verification, verifyGame } from '../archive/index.ts';
import type { AgainstCode, AgainstParams, AgainstRule, AgainstStop } from '../i18n/git/against/index.ts';
import { LIMITS, type LogEntry, textOf } from '../log/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { commitsTouching, type WrongCommit, wrongCommits } from './authors.ts';
import { commitAt } from './clone.ts';
import { growthOf, isDemonstration } from './growth.ts';
import { gameAt } from './objects.ts';
import { ask, git } from './run.ts';
import {
  blob,
  emptyTree,
  isAncestor,
  isWellFormed,
  mergedTree,
  pathsOf,
  type TreeChange,
  type TreeEntry,
  treeChanges,
} from './tree.ts';

export interface AgainstOptions {
  /** The published commit; a name of zeros only stands for an archive that was never published. */
  readonly base: string;
  readonly head: string;
  /** `forward`: the head must stand on the base, as after a push; `merge`: it is going to be merged into it. */
  readonly how: 'forward' | 'merge';
  readonly now: Date;
}

/** Something that must not be. */
export type ChangeRefusal = {
  readonly [C in AgainstCode]: {
    readonly code: C;
    readonly rule: AgainstRule;
    readonly params: AgainstParams[C];
    /** From the top of the repository; empty if it is about no file. */
    readonly path: string;
    /** A line of that file, from 1. */
    readonly line?: number;
    readonly commit?: string;
    readonly game?: string;
  };
}[AgainstCode];

/** A game that the change touches. */
export interface ChangedGame {
  readonly slug: string;
  readonly path: string;
  /** `removed`: a game for show, or a file without a line. */
  readonly how: 'opened' | 'grown' | 'repaired' | 'demonstration' | 'removed';
  /** Entries that were there before and still are. */
  readonly kept: number;
  /** For `repaired`: the first line, from 1, that was cut off, and how many were. */
  readonly cut?: { readonly line: number; readonly lines: number };
  /** As the change leaves it; absent if it takes the game away, or the log is refused before it is read. */
  readonly game?: Game;
  readonly found?: Verification;
  /** Where the game leaves free who commits: lines that nobody signed, in commits that somebody else did. */
  readonly carried?: readonly WrongCommit[];
}

export interface AgainstReport {
  readonly base: string;
  readonly head: string;
  readonly games: readonly ChangedGame[];
  /** How many files besides logs the change touches. */
  readonly others: number;
  readonly refused: readonly ChangeRefusal[];
}

const RULES: { readonly [C in AgainstCode]: AgainstRule } = {
  'log-missing': 'only-appended',
  'log-not-plain': 'plain-logs',
  'log-rewritten': 'only-appended',
  'log-cut': 'only-appended',
  'log-line-ends': 'only-appended',
  'log-torn': 'proved',
  'log-too-large': 'plain-logs',
  'several-games': 'one-game',
  'turn-not-alone': 'turn-alone',
  'not-a-log': 'plain-logs',
  'game-broken': 'proved',
  'game-differs': 'proved',
  'wrong-author': 'own-name',
  'wrong-signer': 'own-name',
  'commit-signature': 'own-name',
  'in-the-future': 'no-future',
  'not-forward': 'never-back',
  'does-not-merge': 'merges',
  'bad-settings': 'readable-settings',
};

type Where = Partial<Pick<ChangeRefusal, 'path' | 'line' | 'commit' | 'game'>>;

const refuse = <C extends AgainstCode>(code: C, params: AgainstParams[C], where: Where = {}): ChangeRefusal =>
  ({ code, rule: RULES[code], params, path: '', ...where }) as ChangeRefusal; // code and params belong together by the signature; the union cannot see it

/** How far the clock of whoever writes may be ahead of the one who looks, in ms. */
const AHEAD = 10 * 60_000;

/**
 * Entries from `kept` on that say they were written later than now. Behind one of them no other can be earlier: it bears
 * the same time, and its author can do nothing about it. Only a forfeit has to wait all the same, or whoever wrote the
 * first could end the game by it.
 */
export const fromTheFuture = (entries: readonly LogEntry[], kept: number, now: Date): readonly LogEntry[] => {
  const before = entries[kept - 1]?.at ?? '';
  return entries
    .slice(kept)
    .filter(({ at, order }) => at !== before || order?.type === 'forfeit')
    .filter(({ at }) => Date.parse(at) > now.getTime() + AHEAD);
};

const PLAIN = '100644';

const isFile = (entry: TreeEntry | undefined): entry is TreeEntry => /^100(644|755)$/.test(entry?.mode ?? '');

const whatIs = (mode: string): AgainstParams['log-not-plain']['what'] =>
  (({ '120000': 'link', '160000': 'module', '100755': 'executable' }) as const)[mode] ?? 'other';

/** A game's change, and whether it counts as a turn: something people play was touched. */
interface Looked {
  readonly changed: ChangedGame;
  readonly kind: 'turn' | 'demonstration';
  readonly refused: readonly ChangeRefusal[];
}

interface Scene {
  readonly root: string;
  readonly from: string;
  readonly head: string;
  readonly now: Date;
  readonly changes: readonly TreeChange[];
  /** `ours`: the program that judges is the one the games are for. A proposal may bring another one. */
  readonly program: 'ours' | 'another';
}

const readFile = (
  root: string,
  entry: TreeEntry | undefined,
  most: number = LIMITS.fileBytes,
): Uint8Array | undefined => (isFile(entry) ? blob(root, entry.oid, most) : undefined);

/** What was published is looked at whatever its size. */
const readPublished = (root: string, entry: TreeEntry | undefined): Uint8Array | undefined =>
  readFile(root, entry, Number.MAX_SAFE_INTEGER);

/** A log that is no longer there. */
const lookAtMissing = (scene: Scene, change: TreeChange, slug: string, before: Uint8Array | undefined): Looked => {
  const changed: ChangedGame = { slug, path: change.path, how: 'removed', kept: 0 };
  if (before === undefined || isDemonstration(before)) return { changed, kind: 'demonstration', refused: [] };
  const growth = growthOf(slug, before, new Uint8Array());
  // A file of which not a line ever counted was no log, and nothing is lost with it.
  if (growth.kind === 'grown') return { changed, kind: 'turn', refused: [] };
  if (growth.kind === 'repaired') {
    const cut = { line: growth.line, lines: growth.dropped };
    return { changed: { ...changed, how: 'repaired', cut }, kind: 'turn', refused: [] };
  }
  const moved = scene.changes.find(({ before: old, after }) => old === undefined && after?.oid === change.before?.oid);
  const refused = refuse('log-missing', { movedTo: moved?.path ?? '' }, { path: change.path, game: slug });
  return { changed, kind: 'turn', refused: [refused] };
};

const refuseCommit = (game: string, path: string, wrong: WrongCommit): ChangeRefusal => {
  const { commit, line, author, by } = wrong;
  const where = { path, line, commit, game };
  switch (wrong.kind) {
    case 'author':
      return refuse('wrong-author', { author, by, names: wrong.names }, where);
    case 'signer':
      return refuse('wrong-signer', { author, by, signer: wrong.signer }, where);
    case 'signature':
      return refuse('commit-signature', { by }, where);
  }
};

/** The lines that came: their time, and who committed them. */
const lookAtAdded = (
  { root, from, head: to, now }: Scene,
  path: string,
  game: Game,
  after: Uint8Array,
  kept: number,
): { readonly refused: readonly ChangeRefusal[]; readonly carried: readonly WrongCommit[] } => {
  const texts = (textOf(after) ?? '').split('\n');
  const added = game.entries.slice(kept).map((entry) => ({ entry, text: texts[entry.seq] ?? '' }));
  const written = `${now.toISOString().slice(0, 19)}Z`;
  const late = fromTheFuture(game.entries, kept, now).map(({ at, seq }) =>
    refuse('in-the-future', { at, now: written }, { path, line: seq + 1, game: game.slug }),
  );
  const { authors, keys, players: playing, purpose } = game.trust;
  if (authors === 'free' && (keys.length === 0 || purpose === 'demonstration')) return { refused: late, carried: [] };
  const [first] = game.entries;
  const players = [...playing, ...(first?.order?.type === 'open-game' ? first.order.players : [])];
  const wrong = wrongCommits(root, { from, to, path, players, keys, added });
  if (authors === 'checked') {
    return { refused: [...late, ...wrong.map((each) => refuseCommit(game.slug, path, each))], carried: [] };
  }
  // Whoever signed his line himself may have it carried by anybody, and a name alone says nothing here.
  const own = new Set(game.entries.flatMap(({ seq, sig }) => (sig === undefined ? [] : [seq + 1])));
  return { refused: late, carried: wrong.filter(({ kind, line }) => kind === 'signer' && !own.has(line)) };
};

const verdictOf = (path: string, game: Game, found: Verification): readonly ChangeRefusal[] => {
  const where = { path, game: game.slug };
  const params = { game: game.slug };
  if (game.torn !== undefined && found.verdict !== 'broken')
    return [refuse('log-torn', { bytes: game.torn.bytes }, { ...where, line: game.entries.length + 1 })];
  if (found.verdict === 'broken') return [refuse('game-broken', params, where)];
  return found.verdict === 'differs' ? [refuse('game-differs', params, where)] : [];
};

const lookAtLog = (scene: Scene, change: TreeChange, slug: string): Looked => {
  const { root } = scene;
  const { path, after: entry } = change;
  const before = readPublished(root, change.before);
  if (entry === undefined) return lookAtMissing(scene, change, slug, before);
  const where = { path, game: slug };
  const wasShow = before !== undefined && isDemonstration(before);
  const stop = (refused: ChangeRefusal): Looked => ({
    changed: { slug, path, how: before === undefined ? 'opened' : 'grown', kept: 0 },
    kind: 'turn',
    refused: [refused],
  });
  if (entry.mode !== PLAIN) return stop(refuse('log-not-plain', { what: whatIs(entry.mode) }, where));
  const after = readFile(root, entry);
  if (after === undefined) return stop(refuse('log-too-large', { max: LIMITS.fileBytes }, where));
  const isShow = isDemonstration(after) && (before === undefined || wasShow);
  // A demonstration game may be made anew; what takes its name for a game of people is a new game.
  const growth = before === undefined || wasShow ? { kind: 'grown' as const, kept: 0 } : growthOf(slug, before, after);
  if (growth.kind === 'line-ends') return stop(refuse('log-line-ends', {}, where));
  if (growth.kind === 'cut')
    return stop(refuse('log-cut', { lines: growth.dropped }, { ...where, line: growth.kept + 1 }));
  if (growth.kind === 'rewritten') return stop(refuse('log-rewritten', {}, { ...where, line: growth.line }));
  const game = gameOf(slug, after);
  const found = verifyGame(game);
  // Games for show that come with a program of their own are what that program makes of them; it will prove them.
  const verdict = isShow && scene.program === 'another' ? [] : verdictOf(path, game, found);
  const { refused, carried } = lookAtAdded(scene, path, game, after, growth.kept);
  const how = isShow
    ? 'demonstration'
    : growth.kind === 'repaired'
      ? 'repaired'
      : growth.kept === 0
        ? 'opened'
        : 'grown';
  const cut = growth.kind === 'repaired' ? { cut: { line: growth.line, lines: growth.dropped } } : {};
  return {
    changed: { slug, path, how, kept: growth.kept, ...cut, game, found, carried },
    kind: isShow ? 'demonstration' : 'turn',
    refused: [...verdict, ...refused],
  };
};

/** A path as machines may take it that care neither for case, nor for dots and blanks at the end of a name. */
const folded = (path: string): string =>
  path
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[. ]+(?=\/)/g, '');

/** How many of the other files a sentence names. */
const NAMED = 5;

/** Turns of several games, or a turn with other files, in one and the same change. */
const mixed = (turns: readonly string[], others: readonly string[], where: Where): readonly ChangeRefusal[] => {
  const [game] = turns;
  if (game === undefined) return [];
  const several = turns.length > 1 ? [refuse('several-games', { games: turns }, where)] : [];
  if (others.length === 0) return several;
  const params = { game, others: others.slice(0, NAMED), more: Math.max(0, others.length - NAMED) };
  return [...several, refuse('turn-not-alone', params, { ...where, path: others[0] ?? '', game })];
};

/**
 * After a push every commit answers for itself, and a commit may hold turns of several games, as those of a player who
 * publishes all he has: each is proved by itself, and nothing is left to be decided together.
 */
const mixedCommits = (root: string, base: string, head: string, turns: readonly Looked[]): readonly ChangeRefusal[] => {
  const games = new Map(turns.map(({ changed }) => [changed.path, changed.slug]));
  const commits = new Set([...games.keys()].flatMap((path) => commitsTouching(root, base, head, path)));
  return [...commits].flatMap((commit) => {
    const paths = pathsOf(root, commit);
    const own = paths.flatMap((path) => games.get(path) ?? []);
    return mixed(
      own.slice(0, 1),
      paths.filter((path) => !games.has(path)),
      { commit },
    );
  });
};

const settingsFault = (root: string, change: TreeChange | undefined): readonly ChangeRefusal[] => {
  if (change?.after === undefined) return [];
  const bytes = readFile(root, change.after);
  const read = parseSettings((bytes && textOf(bytes)) ?? '');
  return read.ok ? [] : [refuse('bad-settings', { fault: read.error }, { path: change.path })];
};

/** The tree the change leads to. */
const treeOf = (
  root: string,
  base: string,
  head: string,
  how: AgainstOptions['how'],
): Result<{ readonly tree: string; readonly refused: readonly ChangeRefusal[] }, AgainstStop> => {
  if (isAncestor(root, base, head)) return ok({ tree: head, refused: [] });
  if (ask(root, ['rev-parse', '--is-shallow-repository']) === 'true') return fail({ kind: 'shallow', said: base });
  if (how === 'forward') return ok({ tree: head, refused: [refuse('not-forward', {}, { commit: base })] });
  const merged = mergedTree(root, base, head);
  if (merged.ok) return ok({ tree: merged.value, refused: [] });
  if (merged.error.kind === 'unrelated') return fail({ kind: 'unrelated', said: base });
  const { paths } = merged.error;
  return ok({ tree: '', refused: [refuse('does-not-merge', { paths }, { path: paths[0] ?? '' })] });
};

const resolve = (root: string, said: string): Result<string, AgainstStop> => {
  const commit = said.startsWith('-') ? undefined : commitAt(root, said);
  if (commit !== undefined) return ok(commit);
  const shallow = ask(root, ['rev-parse', '--is-shallow-repository']) === 'true';
  return fail({ kind: shallow ? 'shallow' : 'unknown-ref', said });
};

/**
 * Looks at the change from `base` to `head`. With `merge` it is the tree that merging would give; with `forward` the head
 * must stand on the base.
 */
export const against = (root: string, { base, head, how, now }: AgainstOptions): Result<AgainstReport, AgainstStop> => {
  const place = git(root, ['rev-parse', '--show-prefix']);
  if (place.code === 127) return fail({ kind: 'no-git' });
  if (place.code !== 0) return fail({ kind: 'no-repository' });
  const prefix = place.stdout.toString('utf8').replace(/\n$/, '');
  const to = resolve(root, head);
  if (!to.ok) return to;
  const first = /^0+$/.test(base);
  const from = first ? ok(emptyTree(root)) : resolve(root, base);
  if (!from.ok) return from;
  if (!isWellFormed(root, to.value)) return fail({ kind: 'odd-tree', said: head });
  const target = first ? ok({ tree: to.value, refused: [] }) : treeOf(root, from.value, to.value, how);
  if (!target.ok) return target;
  const { tree, refused } = target.value;
  const done = (games: readonly ChangedGame[], others: number, found: readonly ChangeRefusal[]) =>
    ok({ base: from.value, head: to.value, games, others, refused: [...refused, ...found] });
  if (tree === '') return done([], 0, []);

  const changes = treeChanges(root, from.value, tree);
  const program = how === 'merge' && changes.some(({ path }) => path.startsWith(`${prefix}src/`)) ? 'another' : 'ours';
  const scene: Scene = { root, from: first ? '' : from.value, head: to.value, now, changes, program };
  const looked = changes.flatMap((change): readonly Looked[] => {
    const slug = gameAt({ prefix }, change.path);
    return slug === undefined ? [] : [lookAtLog(scene, change, slug)];
  });
  const others = changes.filter(({ path }) => gameAt({ prefix }, path) === undefined);
  const games = folded(`${prefix}games/`);
  const strays = others
    .filter(({ path, after }) => after !== undefined && folded(`${path}/`).startsWith(games))
    .map(({ path }) => refuse('not-a-log', {}, { path }));
  const turns = looked.filter(({ kind }) => kind === 'turn');
  const shows = looked.filter(({ kind }) => kind === 'demonstration').map(({ changed }) => changed.path);
  const otherPaths = [...shows, ...others.map(({ path }) => path)];
  const mixture = first
    ? []
    : how === 'forward'
      ? mixedCommits(root, from.value, to.value, turns)
      : mixed(
          turns.map(({ changed }) => changed.slug),
          otherPaths,
          {},
        );
  return done(
    looked.map(({ changed }) => changed),
    others.length,
    [
      ...looked.flatMap((each) => each.refused),
      ...strays,
      ...mixture,
      ...settingsFault(
        root,
        changes.find(({ path }) => path === `${prefix}${SETTINGS_FILE}`),
      ),
    ],
  );
};
