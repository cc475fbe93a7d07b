// The games of this build: a row for each, in the order lists show them, and whole for its own pages.

import type { Rows } from '../../archive/index.ts';
import { type Kind, kindsFor, type RowMakers, rowMakers } from '../kinds.ts';
import { type Archive, theArchive, theRows } from './archive.ts';
import { type GameData, loadFrom } from './loaded.ts';
import { type GameRow, type KeptRow, revived, rowOf } from './rows.ts';

/** Games that are loaded are let go when others are: pages are made game by game (`bundle/make.ts`). */
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

/** The rows of an archive's games, as they are kept. Of a game that moved all kinds are made, for then it is loaded. */
export const gamesOf = (archive: Archive, rows: Rows, load = loader(archive)): readonly GameRow[] => {
  const make = rowMakers(archive.settings);
  if (archive.part === undefined) rows.keepOnly(archive.slugs);
  const rowFor = (game: string): KeptRow => {
    const of = { game, hash: archive.hashOf(game) };
    const kept = rows.kept('game', of);
    if (kept !== undefined) return kept as KeptRow; // made by rowOf
    for (const kind of kindsFor(archive.settings)) rows.row(kind, of, () => make[kind](load(game)));
    return rows.row('game', of, () => rowOf(load(game)));
  };
  return inOrder(archive.slugs.map((slug) => revived(rowFor(slug))));
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

/** What a row of another kind tells of a game. */
export const keptOf = <K extends Kind>(kind: K, { view: { slug: game }, hash }: GameRow): ReturnType<RowMakers[K]> => {
  const make = () => rowMakers(theArchive().settings)[kind](gameData(game));
  return theRows().row(kind, { game, hash }, make) as ReturnType<RowMakers[K]>; // what the maker of this kind makes
};
