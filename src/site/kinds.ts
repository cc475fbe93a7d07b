// The kinds of rows that are kept of a game, and what makes each of them from the whole of it.

import type { Settings } from '../archive/index.ts';
import type { Language } from '../vocab/index.ts';
import { battlesAhead } from './data/ahead.ts';
import type { GameData } from './data/loaded.ts';
import { gameCounts, rowOf } from './data/rows.ts';
import { gameOrder } from './pictures/order.ts';
import { type SaidGame, sayGame } from './words/told.ts';

const saidIn =
  (language: Language) =>
  (data: GameData): SaidGame =>
    sayGame(language, data);

export const rowMakers = (settings: Settings) => ({
  game: rowOf,
  counts: gameCounts,
  ahead: battlesAhead,
  picture: (data: GameData) => gameOrder(data, settings) ?? null,
  'said-en': saidIn('en'),
  'said-de': saidIn('de'),
  'said-nl': saidIn('nl'),
});

export type RowMakers = ReturnType<typeof rowMakers>;
export type Kind = keyof RowMakers;

/** The kinds that the pages of an archive ask for. */
export const kindsFor = ({ site, languages }: Settings): readonly Kind[] => [
  'game',
  'counts',
  'ahead',
  ...(site === undefined ? [] : ['picture' as const]),
  ...languages.map((language) => `said-${language}` as const),
];
