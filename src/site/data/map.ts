// The board drawn once a build: base and names by language, shared by all maps through one file.

import { type Board, secondEditionBoard } from '../../board/index.ts';
import geo from '../../board/second-edition/geo.json' with { type: 'json' };
import topology from '../../board/second-edition/topology.json' with { type: 'json' };
import { type MapBase, type MapLabels, mapBase, mapLabels, mapSymbolFile, parseGeometry } from '../../charts/index.ts';
import { wordsOf } from '../../i18n/index.ts';
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

let drawn: Drawing | undefined;

/** The one drawing of the second edition's board, which every ruleset so far is played on. */
export const drawing = (): Drawing => {
  if (drawn !== undefined) return drawn;
  const board = secondEditionBoard;
  const capitals = new Set<SpaceId>(board.powers.map(({ capital }) => capital));
  const printed = new Map(
    board.spaces.map(
      ({ id, originalOwner, ipc }) =>
        [id, { owner: originalOwner, ipc, rank: capitals.has(id) ? 'capital' : 'common' }] as const,
    ),
  );
  const base = mapBase(parseGeometry(topology, geo), printed, wordsOf(board, 'en').space);
  const labels = { en: labelsIn(base, board, 'en'), de: labelsIn(base, board, 'de'), nl: labelsIn(base, board, 'nl') };
  drawn = { base, labels };
  return drawn;
};

/** The text of the file all maps refer to. */
export const sharedDrawing = (): string => {
  const { base, labels } = drawing();
  return mapSymbolFile(base, labels);
};
