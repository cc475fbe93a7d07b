// The board drawn once a build: base and names by language, shared by all maps through one file.

import { type Board, secondEditionBoard } from '../../board/index.ts';
import geo from '../../board/second-edition/geo.json' with { type: 'json' };
import topology from '../../board/second-edition/topology.json' with { type: 'json' };
import { type MapBase, type MapLabels, mapBase, mapLabels, mapSymbolFile, parseGeometry } from '../../charts/index.ts';
import { wordsOf } from '../../i18n/words-of.ts';
import { type Language, POWERS, type SpaceId } from '../../vocab/index.ts';
import { lettersOf } from '../words/charts.ts';

export interface Drawing {
  readonly base: MapBase;
  readonly labels: { readonly [language in Language]: MapLabels };
}

/** The board's names and letters in a language; English uses the short names set by hand on the map itself. */
const labelsIn = (base: MapBase, board: Board, language: Language): MapLabels => {
  const words = wordsOf(board, language);
  const letters = lettersOf({ words }, POWERS);
  const name = language === 'en' ? () => undefined : words.space;
  return mapLabels(base, { name, letter: (power) => letters.get(power) ?? '' });
};

let board: MapBase | undefined;

/** The board of the second edition, which every ruleset so far is played on, without names. */
export const boardBase = (): MapBase => {
  const { spaces, powers } = secondEditionBoard;
  const capitals = new Set<SpaceId>(powers.map(({ capital }) => capital));
  const printed = new Map(
    spaces.map(
      ({ id, originalOwner, ipc }) =>
        [id, { owner: originalOwner, ipc, rank: capitals.has(id) ? 'capital' : 'common' }] as const,
    ),
  );
  board ??= mapBase(parseGeometry(topology, geo), printed, wordsOf(secondEditionBoard, 'en').space);
  return board;
};

let drawn: Drawing | undefined;

/** The one drawing of that board, with its names in every language. */
export const drawing = (): Drawing => {
  if (drawn !== undefined) return drawn;
  const base = boardBase();
  const labels = {
    en: labelsIn(base, secondEditionBoard, 'en'),
    de: labelsIn(base, secondEditionBoard, 'de'),
    nl: labelsIn(base, secondEditionBoard, 'nl'),
  };
  drawn = { base, labels };
  return drawn;
};

/** The text of the file all maps refer to. */
export const sharedDrawing = (): string => {
  const { base, labels } = drawing();
  return mapSymbolFile(base, labels);
};
