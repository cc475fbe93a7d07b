// Which pages the site has: for every kind of page its addresses, what it is handed, and a key that changes exactly when
// what it shows does, so that a build need not make a page anew whose game has not moved.

import { createHash } from 'node:crypto';
import type { Language } from '../vocab/index.ts';
import type { GameData } from './data/games.ts';
import type { Settings } from './data/settings.ts';
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

/** Pages that show nothing of any game. */
export const stillPaths = (source: Source): readonly PagePath<object, object>[] => inLanguages(source, '', {}, {});

export const gamePaths = (source: Source): readonly PagePath<{ game: string }, { game: string }>[] =>
  source.games.flatMap(({ view }) => inLanguages(source, view, { game: view.slug }, { game: view.slug }));

export const turnPaths = (
  source: Source,
): readonly PagePath<{ game: string; turn: string }, { game: string; turn: string }>[] =>
  source.games.flatMap(({ view, turns }) => {
    const { slug: game, title, purpose, players } = view;
    return turns
      .map((turn) => ({ game, turn: turn.id, shown: { title, purpose, players, turn } }))
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
