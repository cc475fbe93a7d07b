// Which pictures of maps a site needs: of every game as it stands, and of its latest turn. An order says all a picture
// depends on but the program that draws it.

import { createHash } from 'node:crypto';
import type { Settings } from '../../archive/index.ts';
import type { ShareWords } from '../../charts/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { TurnAccount } from '../../stats/index.ts';
import type { GameData } from '../data/games.ts';
import { type MapTurn, mapTurnOf } from '../data/map-turn.ts';
import type { PlainPosition } from '../data/position.ts';
import { assetAddress } from '../routes.ts';

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
  readonly words: ShareWords;
}

/** A name for all that an order asks for; where the picture goes does not matter. */
export const orderKey = ({ ruleset, position, turn, words }: PictureOrder, drawers: string): string =>
  createHash('sha256')
    .update(JSON.stringify([ruleset, position, turn, words, drawers]))
    .digest('hex');

/** What the picture of a turn shows. */
export const turnOrder = (
  { id, version, board }: Pick<Ruleset, 'id' | 'version' | 'board'>,
  { account, position }: { readonly account: TurnAccount; readonly position: PlainPosition },
  words: Omit<ShareWords, 'moment'>,
): Omit<PictureOrder, 'file'> => ({
  ruleset: [id, version],
  position,
  turn: mapTurnOf(board, account),
  words: { ...words, moment: `R${account.round} ${account.power}` },
});

/** The pictures of a game; none while nobody can tell its position. */
const ordersOf = ({ told, view, turns }: GameData, archive: string): readonly PictureOrder[] => {
  const { slug: game, title, position, round } = view;
  if (position === undefined || told.ruleset === undefined) return [];
  const { id, version } = told.ruleset;
  const ruleset = [id, version] as const;
  const now = { title, moment: round > 0 ? `R${round}` : '', archive };
  const last = turns.at(-1);
  const ofGame = { file: assetAddress('/', { data: 'picture', game }).slice(1), ruleset, position, words: now };
  if (last === undefined) return [ofGame];
  const file = assetAddress('/', { data: 'picture', game, turn: last.id }).slice(1);
  return [ofGame, { file, ...turnOrder(told.ruleset, last, { title, archive }) }];
};

/**
 * All pictures of a site. One whose address is not known can show none elsewhere: such pictures have whole addresses.
 */
export const pictureOrders = (games: readonly GameData[], { site, name }: Settings): readonly PictureOrder[] =>
  site === undefined ? [] : games.flatMap((data) => ordersOf(data, name));
