// Which pages the site has: for every kind of page its addresses, what it is handed, and a key that changes exactly when
// what it shows does, so that a build need not make a page anew whose game has not moved.

import { createHash } from 'node:crypto';
import type { Settings } from '../archive/index.ts';
import type { Language } from '../vocab/index.ts';
import { chaptersOf, isSplit } from './data/chapters.ts';
import type { GameData } from './data/games.ts';
import { logRows } from './data/log.ts';
import { peopleOf } from './data/players.ts';
import { languageParam } from './routes.ts';

/** A page of one kind, as Astro's `getStaticPaths` wants it. */
export interface PagePath<Params, Props> {
  readonly params: Params & { readonly lang: string | undefined };
  readonly props: Props & { readonly language: Language };
  readonly cacheKey: string;
}

/** What all paths are worked out from. */
export interface Source {
  readonly settings: Settings;
  readonly games: readonly GameData[];
  /** Changes when a topic of the rules comes or goes, for turns link their clauses. */
  readonly topics: string;
}

/** A short name for a value: the same value, the same name. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

const inLanguages = <Params, Props>(
  { settings, topics }: Source,
  shown: unknown,
  params: Params,
  props: Props,
): readonly PagePath<Params, Props>[] => {
  const key = digest([settings, topics, shown]);
  return settings.languages.map((language) => ({
    params: { ...params, lang: languageParam(language) },
    props: { ...props, language },
    cacheKey: `${language} ${key}`,
  }));
};

/** Pages that show something of every game: home, and the rules with the turns their clauses appeared in. */
export const archivePaths = (source: Source): readonly PagePath<object, object>[] =>
  inLanguages(
    source,
    source.games.map(({ view, turns }) => [view, turns.map(({ clauses }) => clauses)]),
    {},
    {},
  );

/** Lists of all games. */
export const listPaths = (source: Source): readonly PagePath<object, object>[] =>
  inLanguages(
    source,
    source.games.map(({ view: { series: _, position: __, throws: ___, pace: ____, ...view } }) => view),
    {},
    {},
  );

/** Pages that show nothing of any game. */
export const stillPaths = (source: Source): readonly PagePath<object, object>[] => inLanguages(source, '', {}, {});

export const gamePaths = (source: Source): readonly PagePath<{ game: string }, { game: string }>[] =>
  source.games.flatMap(({ told, view }) =>
    inLanguages(source, [view, told.game.trust.head], { game: view.slug }, { game: view.slug }),
  );

/** Files about the turns of a game, the same in every language; those of a game without turns would be empty. */
export const gameFilePaths = ({ games }: Source): readonly { params: { game: string }; cacheKey: string }[] =>
  games
    .filter(({ view }) => view.series !== undefined)
    .map(({ view }) => ({ params: { game: view.slug }, cacheKey: digest([view.series, view.throws, view.pace]) }));

export const turnPaths = (
  source: Source,
): readonly PagePath<{ game: string; turn: string }, { game: string; turn: string }>[] =>
  source.games.flatMap(({ told, view, turns }) => {
    const { slug: game, title, purpose, players, drawn } = view;
    const last = turns.at(-1)?.id;
    // Whether the log is spread over pages, for throws are linked to their entries.
    const split = isSplit(told);
    return turns
      .map((turn) => ({
        game,
        turn: turn.id,
        shown: { title, purpose, players, turn, split, drawn: turn.id === last && drawn },
      }))
      .flatMap(({ turn, shown }) => inLanguages(source, shown, { game, turn }, { game, turn }));
  });

export const logPaths = (source: Source): readonly PagePath<{ game: string }, { game: string }>[] =>
  source.games.flatMap(({ view, told }) =>
    inLanguages(
      source,
      [told.game.trust.head, told.verification, view.torn, view.status],
      { game: view.slug },
      { game: view.slug },
    ),
  );

/** Rounds of long logs. Of an old round nothing changes, unless a later entry strikes out one of its own. */
export const chapterPaths = (
  source: Source,
): readonly PagePath<{ game: string; chapter: string }, { game: string; chapter: string }>[] =>
  source.games.flatMap(({ told, view }) => {
    const { slug: game, title, players } = view;
    const chapters = chaptersOf(told);
    if (chapters.length === 0) return [];
    const rows = logRows(told).map(({ entry, verdict, dice, struckBy }) => [entry.hash, verdict, dice, struckBy]);
    return chapters.flatMap(({ id: chapter, seqs }, at) => {
      const around = [chapters[at - 1]?.id, chapters[at + 1]?.id];
      const shown = [title, players, around, seqs.map((seq) => rows[seq])];
      return inLanguages(source, shown, { game, chapter }, { game, chapter });
    });
  });

/** Changes with every line of these games, and when one of them turns out to be broken. */
const stateOf = (games: readonly GameData[]): unknown =>
  games.map(({ told, view }) => [view.slug, told.game.trust.head, view.status, told.game.faults.length]);

/** The people of the archive. A page of theirs changes with any of their games. */
export const playerPaths = (source: Source): readonly PagePath<{ player: string }, { player: string }>[] =>
  peopleOf(source.games).flatMap(({ id: player, name, games }) =>
    inLanguages(source, [name, stateOf(games)], { player }, { player }),
  );

/** Statistics over all games. */
export const statisticsPaths = (source: Source): readonly PagePath<object, object>[] =>
  inLanguages(source, stateOf(source.games), {}, {});

/** Without the address of the site there are no feeds; without a game that can be read there is nothing to tell. */
const feedsOf = <T>(source: Source, paths: readonly T[]): readonly T[] =>
  source.settings.site === undefined ? [] : paths;

const isReadable = ({ told }: GameData): boolean => told.game.entries.length > 0;

export const archiveFeedPaths = (source: Source): readonly PagePath<object, object>[] =>
  source.games.some(isReadable) ? feedsOf(source, inLanguages(source, stateOf(source.games), {}, {})) : [];

export const gameFeedPaths = (source: Source): readonly PagePath<{ game: string }, { game: string }>[] =>
  feedsOf(
    source,
    source.games
      .filter(isReadable)
      .flatMap((data) => inLanguages(source, stateOf([data]), { game: data.view.slug }, { game: data.view.slug })),
  );

export const playerFeedPaths = (source: Source): readonly PagePath<{ player: string }, { player: string }>[] =>
  feedsOf(source, playerPaths(source));
