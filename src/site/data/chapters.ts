// How a log is spread over pages: a short one stands on one page, a long one has a page for each round. The page of the
// whole log then lists its entries, so that every entry is found there, whatever becomes of the length.

import type { GameTurn } from '../../archive/index.ts';
import type { Place } from '../routes.ts';
import type { Told } from './archive.ts';

/** Entries a log has on one page at most. More would be a page of hundreds of kilobytes. */
const MOST_ON_A_PAGE = 100;

/** The entries of a round. What came before the first turn belongs to the first round there is. */
export interface Chapter {
  /** `r03`, the last part of its address. */
  readonly id: string;
  readonly round: number;
  /** Numbers of its entries, in order. */
  readonly seqs: readonly number[];
}

/** True if the log is spread over pages. A log that was once stays so, for it only grows. */
export const isSplit = ({ game, turns }: Pick<Told, 'game' | 'turns'>): boolean =>
  game.entries.length > MOST_ON_A_PAGE && turns.length > 0;

/** The turn each entry stands in, by number; undefined for what came before the first. */
const turnsBySeq = (turns: readonly GameTurn[]): ReadonlyMap<number, GameTurn> =>
  new Map(turns.flatMap((turn) => turn.entries.map(({ entry }) => [entry.seq, turn] as const)));

/** The pages of a long log, round by round; none for one that stands on one page. */
export const chaptersOf = (told: Pick<Told, 'game' | 'turns'>): readonly Chapter[] => {
  if (!isSplit(told)) return [];
  const { game, turns } = told;
  const bySeq = turnsBySeq(turns);
  const rounds = new Map<number, number[]>();
  for (const { seq } of game.entries) {
    const round = (bySeq.get(seq) ?? turns[0])?.round ?? 1;
    const seqs = rounds.get(round);
    if (seqs === undefined) rounds.set(round, [seq]);
    else seqs.push(seq);
  }
  return [...rounds].map(([round, seqs]) => ({ id: `r${String(round).padStart(2, '0')}`, round, seqs }));
};

/** Where an entry of a game stands in full, by the pages its log has. */
export const placeAmong = (game: string, chapters: readonly Chapter[], seq: number): Place => {
  const chapter = chapters.find(({ seqs }) => seqs.includes(seq))?.id;
  return chapter === undefined ? { page: 'log', game } : { page: 'chapter', game, chapter };
};

/** Where an entry of a game stands in full. */
export const entryPlace = (told: Pick<Told, 'game' | 'turns'>, seq: number): Place => {
  const { slug } = told.game;
  const chapter = placesOf(told).get(seq);
  return chapter === undefined ? { page: 'log', game: slug } : { page: 'chapter', game: slug, chapter };
};

const held = new WeakMap<object, ReadonlyMap<number, string>>();

/** The page of each entry, worked out once a game: a turn's page asks for every throw. */
const placesOf = (told: Pick<Told, 'game' | 'turns'>): ReadonlyMap<number, string> => {
  const known = held.get(told.game);
  if (known !== undefined) return known;
  const places = new Map(chaptersOf(told).flatMap(({ id, seqs }) => seqs.map((seq) => [seq, id] as const)));
  held.set(told.game, places);
  return places;
};
