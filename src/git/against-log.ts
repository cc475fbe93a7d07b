// What a change does to one log, from git's objects alone: how it grew, whether every line is proved, when and by whom
// the lines that came were written. It knows nothing of what else is in the change.

import { type Game, gameOf, type Verification, verifyGame } from '../archive/index.ts';
import { LIMITS, type LogEntry, textOf } from '../log/index.ts';
import { type WrongCommit, wrongCommits } from './authors.ts';
import { growthOf, isDemonstration } from './growth.ts';
import { type ChangeRefusal, refuse } from './refusal.ts';
import { blob, type TreeChange, type TreeEntry } from './tree.ts';

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

/** How far the clock of whoever writes may be ahead of the one who looks, in ms. */
const AHEAD = 10 * 60_000;

/**
 * Entries from `kept` on that say they were written later than now. Behind one of them no other can be earlier: it
 * bears the same time, and its author can do nothing about it. Only a forfeit has to wait all the same, or whoever
 * wrote the first could end the game by it.
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

const whatIs = (mode: string): 'link' | 'module' | 'executable' | 'other' =>
  (({ '120000': 'link', '160000': 'module', '100755': 'executable' }) as const)[mode] ?? 'other';

/** A game's change, and whether it counts as a turn: something people play was touched. */
export interface Looked {
  readonly changed: ChangedGame;
  readonly kind: 'turn' | 'demonstration';
  readonly refused: readonly ChangeRefusal[];
}

/** The change as a whole, as far as one log needs it. */
export interface Scene {
  readonly root: string;
  readonly from: string;
  readonly head: string;
  readonly now: Date;
  readonly changes: readonly TreeChange[];
  /** `ours`: the program that judges is the one the games are for. A proposal may bring another one. */
  readonly program: 'ours' | 'another';
}

/** The bytes of a file; undefined if it is none, or larger than it may be. */
export const readFile = (
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
  if (authors === 'free' && (keys.length === 0 || purpose !== 'play')) return { refused: late, carried: [] };
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

/** What the change does to a log that is in it. */
export const lookAtLog = (scene: Scene, change: TreeChange, slug: string): Looked => {
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
