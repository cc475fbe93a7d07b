// The board drawn once a build: base and names by language, shared by all maps through one file.

import { type Board, secondEditionBoard } from '../../board/index.ts';
import geo from '../../board/second-edition/geo.json' with { type: 'json' };
import topology from '../../board/second-edition/topology.json' with { type: 'json' };
import { type MapBase, type MapLabels, mapBase, mapLabels, mapSymbolFile, parseGeometry } from '../../charts/index.ts';
import type { Language, SpaceId } from '../../vocab/index.ts';

export interface Drawing {
  readonly base: MapBase;
  readonly labels: { readonly [language in Language]: MapLabels };
}

/** The board's name of a space in a language; English uses the short names set by hand on the map itself. */
const nameIn =
  (board: Board, language: Language) =>
  (id: SpaceId): string =>
    board.byId.get(id)?.name[language] ?? id;

let drawn: Drawing | undefined;

/** The one drawing of the second edition's board, which every ruleset so far is played on. */
export const drawing = (): Drawing => {
  if (drawn !== undefined) return drawn;
  const board = secondEditionBoard;
  const printed = new Map(
    board.spaces.map(({ id, originalOwner, ipc }) => [id, { owner: originalOwner, ipc }] as const),
  );
  const base = mapBase(parseGeometry(topology, geo), printed, nameIn(board, 'en'));
  drawn = {
    base,
    labels: {
      en: mapLabels(base, () => undefined),
      de: mapLabels(base, nameIn(board, 'de')),
      nl: mapLabels(base, nameIn(board, 'nl')),
    },
  };
  return drawn;
};

/** The text of the file all maps refer to. */
export const sharedDrawing = (): string => {
  const { base, labels } = drawing();
  return mapSymbolFile(base, labels);
};
