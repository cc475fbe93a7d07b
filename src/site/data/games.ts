// The games of this build: a row for each, in the order lists show them, and whole for its own pages.

import type { Rows } from '../../archive/index.ts';
import { type Archive, theArchive, theRows } from './archive.ts';
import { type GameData, loadFrom } from './loaded.ts';
import { type GameRow, revived, rowOf } from './rows.ts';

/** Games that are loaded are let go when others are: pages are made game by game (`ledger/integration.ts`). */
const MOST_LOADED = 2;

/** Loads games and holds the last of them. */
const loader = (archive: Archive): ((slug: string) => GameData) => {
  const loaded = new Map<string, GameData>();
  return (slug) => {
    const data = loaded.get(slug) ?? loadFrom(archive, slug);
    loaded.delete(slug);
    loaded.set(slug, data);
    for (const [oldest] of [...loaded].slice(0, -MOST_LOADED)) loaded.delete(oldest);
    return data;
  };
};

/** Lately moved first; those without a time last, by slug. */
const inOrder = (games: readonly GameRow[]): readonly GameRow[] =>
  games.toSorted(({ view: a }, { view: b }) => {
    const [later, earlier] = [b.lastMoved ?? '', a.lastMoved ?? ''];
    return later < earlier ? -1 : later > earlier ? 1 : a.slug < b.slug ? -1 : 1;
  });

/** The rows of an archive's games, as they are kept or made now. */
export const gamesOf = (archive: Archive, rows: Rows, load = loader(archive)): readonly GameRow[] => {
  rows.keepOnly(archive.slugs);
  return inOrder(
    archive.slugs.map((game) => {
      const hash = archive.hashOf(game);
      return revived(rows.row('game', { game, hash }, () => rowOf(load(game))));
    }),
  );
};

let load: ((slug: string) => GameData) | undefined;
let held: readonly GameRow[] | undefined;

const loadHere = (slug: string): GameData => {
  load ??= loader(theArchive());
  return load(slug);
};

/** The rows of this build's games. */
export const theGames = (): readonly GameRow[] => {
  held ??= gamesOf(theArchive(), theRows(), loadHere);
  return held;
};

/** @throws if there is no such game: a path was made that should not be */
export const theGame = (slug: string): GameRow => {
  const found = theGames().find(({ view }) => view.slug === slug);
  if (found === undefined) throw new Error(`There is no game "${slug}" in this archive.`);
  return found;
};

/** The whole of a game. @throws if there is no such game */
export const gameData = (slug: string): GameData => loadHere(theGame(slug).view.slug);

/** What a kind of row tells beside the first: of a game whose log has not moved it is not worked out again. */
export const keptOf = <T>(kind: string, { view: { slug: game }, hash }: GameRow, make: (data: GameData) => T): T =>
  theRows().row(kind, { game, hash }, () => make(gameData(game)));
