// Which pictures of maps a site needs: of the latest turn of every game, of the game, and of the archive. None gives an
// ending away. An order says all a picture depends on but the program that draws it.

import { createHash } from 'node:crypto';
import type { Settings } from '../../archive/index.ts';
import type { ShareWords } from '../../charts/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { TurnAccount } from '../../stats/index.ts';
import type { Language, SpaceId } from '../../vocab/index.ts';
import type { GameBrief } from '../data/game.ts';
import type { GameData } from '../data/loaded.ts';
import { type MapTurn, mapTurnOf } from '../data/map-turn.ts';
import { type PlainPosition, plainPosition } from '../data/position.ts';
import type { GameRow, TurnRow } from '../data/rows.ts';
import type { TurnView } from '../data/turn.ts';
import { assetAddress } from '../routes.ts';
import { speak } from '../words/speak.ts';
import { turnHeadline } from '../words/story.ts';

/** The file in a fresh site that holds the orders until they are carried out. */
export const ORDERS_FILE = 'pictures.json';

export interface PictureOrder {
  /** Where it goes, in the site. */
  readonly file: string;
  /** The ruleset, on whose board it is: id and version. */
  readonly ruleset: readonly [id: string, version: number];
  readonly position: PlainPosition;
  /** What happened, where it is of a turn. */
  readonly turn?: MapTurn;
  /** The spaces it is about; without them it is about the whole board. */
  readonly about?: readonly SpaceId[];
  readonly words: ShareWords;
  /** Of the names on it. */
  readonly language: Language;
}

/** A name for all that an order asks for; where the picture goes does not matter. */
export const orderKey = ({ file: _, ...shown }: PictureOrder, drawers: string): string =>
  createHash('sha256')
    .update(JSON.stringify([shown, drawers]))
    .digest('hex');

/** The spaces a turn is about: where it fought, else what it took, else where its moves and its new units went. */
const aboutTurn = ({ battles, captured, moves, placed }: MapTurn): readonly SpaceId[] => {
  if (battles.length > 0) return battles.map(({ space }) => space);
  if (captured.length > 0) return captured.map(([space]) => space);
  return [...moves.flatMap(({ path }) => path.at(-1) ?? []), ...placed.map(([space]) => space)];
};

/** What the picture of a turn shows: names and words are in the language of `s`. */
export const turnOrder = (
  { id, version, board }: Pick<Ruleset, 'id' | 'version' | 'board'>,
  { account, position, story }: Pick<TurnView, 'story' | 'position'> & { readonly account: TurnAccount },
  words: Pick<ShareWords, 'title' | 'archive'>,
  language: Language,
): Omit<PictureOrder, 'file'> => {
  const s = speak(language, board);
  const turn = mapTurnOf(board, account);
  const moment = s.t('game-turn-of', { power: s.words.power(account.power), round: account.round });
  return {
    ruleset: [id, version],
    position,
    turn,
    about: aboutTurn(turn),
    words: { ...words, moment, headline: turnHeadline(s, { story }) },
    language,
  };
};

/**
 * The turn whose picture stands for a game: the latest that is over, and of a game that is over one from its middle.
 * Undefined where there is none, or only the last of a game that is over.
 */
const turnPictured = <Turn extends Pick<TurnRow, 'status'>>({
  view,
  turns,
}: {
  readonly view: Pick<GameBrief, 'status'>;
  readonly turns: readonly Turn[];
}): Turn | undefined => {
  if (view.status !== 'over') return turns.findLast(({ status }) => status === 'over') ?? turns.at(-1);
  return turns.length < 2 ? undefined : turns[Math.floor((turns.length - 1) / 2)];
};

/** The game whose picture stands for the archive: of those of people before those made for show, the lately moved. */
const gamePictured = (games: readonly GameRow[]): GameRow | undefined => {
  const drawn = games.filter(({ view }) => view.position !== undefined);
  const waiting = drawn.filter(({ view }) => view.status === 'under-way');
  const played = (some: readonly GameRow[]) => some.find(({ view }) => view.purpose !== 'demonstration');
  return played(waiting) ?? waiting[0] ?? played(drawn) ?? drawn[0];
};

/** A picture, wherever it goes. */
export type Drawn = Omit<PictureOrder, 'file'>;

/** What the picture of a game shows; undefined while nobody can tell its position. */
export const gameOrder = (data: GameData, { name: archive, language }: Settings): Drawn | undefined => {
  const { told, view } = data;
  const { title, round } = view;
  if (view.position === undefined || told.ruleset === undefined) return undefined;
  const turn = turnPictured(data);
  if (turn !== undefined) return turnOrder(told.ruleset, turn, { title, archive }, language);
  const { id, version } = told.ruleset;
  const first = view.status === 'over' ? told.turns[0] : undefined;
  const began = first === undefined ? undefined : plainPosition(first.start);
  const moment = round > 0 && began === undefined ? `R${round}` : '';
  return { ruleset: [id, version], position: began ?? view.position, words: { title, moment, archive }, language };
};

/** The picture a page names: that of its turn, of a game or of the archive, and what is to be seen on it. */
export interface Pictured {
  readonly game?: string;
  readonly turn?: string;
  readonly alt: string;
}

/** What is to be seen on the picture of a game. */
const altOf = (language: Language, data: GameRow): string => {
  const { view } = data;
  const { t, words } = speak(language, view.board);
  const turn = turnPictured(data);
  const when = turn && t('map-after', { power: words.power(turn.power), round: turn.round });
  return t('map-title', { game: view.title, when: when ?? t('map-now') });
};

/**
 * The picture a page of a game names: that of its turn if it is the one shown, else that of the game; undefined while
 * nobody can tell its position. An older turn does not say what the game's shows just now: its page would change with
 * every turn.
 */
export const pictureOfGame = (language: Language, data: GameRow, turn?: string): Pictured | undefined => {
  const { view } = data;
  if (view.position === undefined) return undefined;
  const { t } = speak(language, view.board);
  const own = view.status !== 'over' && turnPictured(data)?.id === turn;
  if (turn === undefined || own)
    return { game: view.slug, alt: altOf(language, data), ...(turn === undefined ? {} : { turn }) };
  return { game: view.slug, alt: t('map-title', { game: view.title, when: t('map-now') }) };
};

/** The picture of the archive; undefined for one without games. */
export const pictureOfArchive = (language: Language, games: readonly GameRow[]): Pictured | undefined => {
  const data = gamePictured(games);
  return data === undefined ? undefined : { alt: altOf(language, data) };
};

/**
 * All pictures of a site. One whose address is not known can show none elsewhere: such pictures have whole addresses.
 *
 * @param drawn the picture of a game, see `gameOrder`
 */
export const pictureOrders = (
  games: readonly GameRow[],
  settings: Settings,
  drawn: (game: GameRow) => Drawn | undefined,
): readonly PictureOrder[] => {
  if (settings.site === undefined) return [];
  const home = gamePictured(games);
  return games.flatMap((row) => {
    const order = drawn(row);
    if (order === undefined) return [];
    const at = (of: { readonly game?: string; readonly turn?: string }): PictureOrder => ({
      ...order,
      file: assetAddress('/', { data: 'picture', ...of }).slice(1),
    });
    const game = row.view.slug;
    const turn = row.view.status === 'over' ? undefined : turnPictured(row)?.id;
    return [at({ game }), ...(turn === undefined ? [] : [at({ game, turn })]), ...(row === home ? [at({})] : [])];
  });
};
