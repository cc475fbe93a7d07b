// Which pages the site has: for every kind of page its addresses, what it is handed, and a key that changes whenever
// what it shows may have changed, so that a build need not make a page anew whose game has not moved. A game is named
// by the bytes of its log, from which everything about it follows; the program, its texts and the settings stand in no
// key, since a change of those makes every page anew (see `ledger/makers.ts`).

import { createHash } from 'node:crypto';
import type { Settings } from '../archive/index.ts';
import { isLanguage, type Language } from '../vocab/index.ts';
import { peopleOf } from './data/players.ts';
import type { GameRow } from './data/rows.ts';
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
  readonly games: readonly GameRow[];
}

/** A short name for a value: the same value, the same name. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** The language of a page by the part of its address that names it. */
export const languageOfParam = (param: string | undefined): Language =>
  param !== undefined && isLanguage(param) ? param : 'en';

const inLanguages = <Params, Props>(
  { settings }: Source,
  shown: unknown,
  params: Params,
  props: Props,
): readonly PagePath<Params, Props>[] => {
  const key = digest(shown);
  return settings.languages.map((language) => ({
    params: { ...params, lang: languageParam(language) },
    props: { ...props, language },
    cacheKey: `${language} ${key}`,
  }));
};

/** A log as it stands; of one that could not be read, why. */
const logOf = ({ view: { slug, faults }, hash }: GameRow): unknown => [slug, hash ?? faults];

const logsOf = (games: readonly GameRow[]): unknown => games.map(logOf);

/** Pages that show something of every game: home, lists, statistics, and the rules with the turns of their clauses. */
export const archivePaths = (source: Source): readonly PagePath<object, object>[] =>
  inLanguages(source, logsOf(source.games), {}, {});

/** The key of files that show nothing of any game. */
export const STILL = digest('');

/** Pages that show nothing of any game. */
export const stillPaths = (source: Source): readonly PagePath<object, object>[] => inLanguages(source, '', {}, {});

/** Pages of a game as a whole. */
export const gamePaths = (source: Source): readonly PagePath<{ game: string }, { game: string }>[] =>
  source.games.flatMap((data) => {
    const game = data.view.slug;
    return inLanguages(source, logsOf([data]), { game }, { game });
  });

/** The key of files about a game, which are the same in every language. */
export const gameKey = (data: GameRow): string => digest(logsOf([data]));

/** The same by the hash of a log that can be read. */
export const logKey = (slug: string, hash: string): string => digest([[slug, hash]]);

/** Files about the turns of a game; those of a game without turns would be empty. */
export const gameFilePaths = ({ games }: Source): readonly { params: { game: string }; cacheKey: string }[] =>
  games
    .filter(({ turns }) => turns.length > 0)
    .map((data) => ({ params: { game: data.view.slug }, cacheKey: gameKey(data) }));

/** The page of every turn. */
export const turnPaths = (
  source: Source,
): readonly PagePath<{ game: string; turn: string }, { game: string; turn: string }>[] =>
  source.games.flatMap((data) => {
    const { slug: game, turns } = data.view;
    const shown = logsOf([data]);
    return turns.flatMap(({ id: turn }) => inLanguages(source, shown, { game, turn }, { game, turn }));
  });

/** Rounds of long logs. */
export const chapterPaths = (
  source: Source,
): readonly PagePath<{ game: string; chapter: string }, { game: string; chapter: string }>[] =>
  source.games.flatMap((data) => {
    const game = data.view.slug;
    const shown = logsOf([data]);
    return data.chapters.flatMap(({ id: chapter }) => inLanguages(source, shown, { game, chapter }, { game, chapter }));
  });

/** The people of the archive. A page of theirs changes with any of their games. */
export const playerPaths = (source: Source): readonly PagePath<{ player: string }, { player: string }>[] =>
  peopleOf(source.games).flatMap(({ id: player, name, games }) =>
    inLanguages(source, [name, logsOf(games)], { player }, { player }),
  );

/** Without the address of the site there are no feeds; without a game that can be read there is nothing to tell. */
const feedsOf = <T>(source: Source, paths: readonly T[]): readonly T[] =>
  source.settings.site === undefined ? [] : paths;

const isReadable = ({ view }: GameRow): boolean => view.entries > 0;

/** The feed of the archive, if any of its games can be read. */
export const archiveFeedPaths = (source: Source): readonly PagePath<object, object>[] =>
  source.games.some(isReadable) ? feedsOf(source, archivePaths(source)) : [];

/** The feeds of games that can be read. */
export const gameFeedPaths = (source: Source): readonly PagePath<{ game: string }, { game: string }>[] =>
  feedsOf(source, gamePaths({ ...source, games: source.games.filter(isReadable) }));

/** The feeds of players. */
export const playerFeedPaths = (source: Source): readonly PagePath<{ player: string }, { player: string }>[] =>
  feedsOf(source, playerPaths(source));
