// What the feeds of archive, games and players tell: turns as they are finished, games as they open and end, and for
// whom a game waits now. Facts in order, without a word of any language. Nothing here knows the time of the build.

import type { Place } from '../routes.ts';
import type { Due } from './due.ts';
import type { GameBrief } from './game.ts';
import type { Person } from './players.ts';
import type { GameRow, TurnRow } from './rows.ts';

/** What is past of a feed at most: readers come by often. What is awaited always stands in it. */
const MOST = 30;

/** Something that happened, when the log says it did. */
export type News = { readonly at: string; readonly game: GameBrief } & (
  | { readonly kind: 'opened' }
  | { readonly kind: 'turn'; readonly turn: TurnRow }
  | { readonly kind: 'over' }
  /** For whom the game waits now; gone from the feed once it waits for somebody else. */
  | { readonly kind: 'awaited'; readonly due: Due; readonly forYou: 'yes' | 'no' }
);

/** Something that has to be done until a time. */
export type Deadline = News & { readonly kind: 'awaited'; readonly due: { readonly deadline: string } };

/** The page a reader is sent to. */
export const placeOf = (news: News): Place => {
  const game = news.game.slug;
  if (news.kind === 'turn') return { page: 'turn', game, turn: news.turn.id };
  const current = news.kind === 'awaited' ? news.game.turns.at(-1) : undefined;
  return current === undefined ? { page: 'game', game } : { page: 'turn', game, turn: current.id };
};

/** What tells an entry from others about the same page. It stays the same as long as the fact does. */
export const keyOf = (news: News): string => {
  if (news.kind !== 'awaited') return news.kind;
  const { kind, powers } = news.due;
  const battle = 'battle' in news.due ? [news.due.battle.replaceAll('/', '-')] : [];
  return ['awaited', kind, ...powers, ...battle, news.at.replaceAll(/[-:]/g, '')].join('-');
};

const finished = ({ view, turns }: GameRow): readonly News[] =>
  turns
    .filter(({ status }) => status === 'over')
    .flatMap((turn): readonly News[] =>
      turn.moved === undefined ? [] : [{ kind: 'turn', at: turn.moved, game: view, turn }],
    );

const opened = ({ opened: at, view }: GameRow): readonly News[] =>
  at === undefined ? [] : [{ kind: 'opened', at, game: view }];

const ended = ({ view }: GameRow): readonly News[] =>
  view.ended === undefined || view.status !== 'over' ? [] : [{ kind: 'over', at: view.ended, game: view }];

/** Everything of a game but who is awaited, in the order of its log. */
const past = (game: GameRow): readonly News[] => [...opened(game), ...finished(game), ...ended(game)];

/** @param you the player whose feed it is */
const awaited = ({ view }: GameRow, you?: string): readonly News[] =>
  view.due.flatMap((due): readonly News[] => {
    if (due.since === undefined || (you !== undefined && !due.players.includes(you))) return [];
    return [{ kind: 'awaited', at: due.since, game: view, due, forYou: you === undefined ? 'no' : 'yes' }];
  });

/** Latest first; at the same second what came later in the log. */
const sorted = (news: readonly News[]): readonly News[] =>
  news
    .map((one, index) => ({ one, index }))
    .sort((a, b) => (a.one.at < b.one.at ? 1 : a.one.at > b.one.at ? -1 : b.index - a.index))
    .map(({ one }) => one);

const feedOf = (games: readonly GameRow[], awaits: readonly News[]): readonly News[] =>
  sorted([...sorted(games.flatMap(past)).slice(0, MOST).reverse(), ...awaits]);

/** Of one game: its opening, every finished turn, its end, and who is awaited. */
export const newsOfGame = (game: GameRow): readonly News[] => feedOf([game], awaited(game));

/** Of the archive: the same without who is awaited, which is for those who play. */
export const newsOfArchive = (games: readonly GameRow[]): readonly News[] => feedOf(games, []);

/** Of a player: what waits for him, and the turns and ends of his games. */
export const newsOfPlayer = ({ id, games }: Person): readonly News[] =>
  feedOf(
    games,
    games.flatMap((game) => awaited(game, id)),
  );

const isDeadline = (news: News): news is Deadline => news.kind === 'awaited' && news.due.deadline !== undefined;

/**
 * What has to be done until when, the soonest first. Times of games made for show are made up, so theirs are left out.
 *
 * @param you only what waits for this player
 */
export const deadlinesIn = (games: readonly GameRow[], you?: string): readonly Deadline[] =>
  games
    .filter(({ view }) => view.purpose === 'play')
    .flatMap((game) => awaited(game, you))
    .filter(isDeadline)
    .sort((a, b) => (a.due.deadline < b.due.deadline ? -1 : a.due.deadline > b.due.deadline ? 1 : 0));
