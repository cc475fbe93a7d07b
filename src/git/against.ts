// What a change does to an archive, from git's objects alone: nothing of it is checked out, so the program of a trusted
// commit can judge the tree of a stranger. A published log only grows, a turn comes alone, and every line is proved.

import { parseSettings, SETTINGS_FILE } from '../archive/index.ts';
import { textOf } from '../log/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { type ChangedGame, type Looked, lookAtLog, readFile, type Scene } from './against-log.ts';
import { commitsTouching } from './authors.ts';
import { commitAt } from './clone.ts';
import { gameAt } from './objects.ts';
import { type ChangeRefusal, refuse, type Where } from './refusal.ts';
import { ask, git } from './run.ts';
import { emptyTree, isAncestor, isWellFormed, mergedTree, pathsOf, type TreeChange, treeChanges } from './tree.ts';

/** Why a change could not be looked at. `said` is what was asked for. */
export type AgainstStop =
  | { readonly kind: 'no-git' }
  | { readonly kind: 'no-repository' }
  | { readonly kind: 'unknown-ref'; readonly said: string }
  | { readonly kind: 'shallow'; readonly said: string }
  | { readonly kind: 'unrelated'; readonly said: string }
  /** A tree that git did not make, or that is not all there. */
  | { readonly kind: 'odd-tree'; readonly said: string };

export interface AgainstOptions {
  /** The published commit; a name of zeros only stands for an archive that was never published. */
  readonly base: string;
  readonly head: string;
  /** `forward`: the head must stand on the base, as after a push; `merge`: it is going to be merged into it. */
  readonly how: 'forward' | 'merge';
  readonly now: Date;
}

export interface AgainstReport {
  readonly base: string;
  readonly head: string;
  readonly games: readonly ChangedGame[];
  /** How many files besides logs the change touches. */
  readonly others: number;
  readonly refused: readonly ChangeRefusal[];
}

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
 * Looks at the change from `base` to `head`. With `merge` it is the tree that merging would give; with `forward` the
 * head must stand on the base.
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
