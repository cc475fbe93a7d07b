// Every board with a drawing as the map tests need it: base, names in each language and the printed set-up.

import { DRAWN_BOARDS, readGeo, readTopology } from '../../scripts/maps/folders.ts';
import type { Board } from '../../src/board/index.ts';
import {
  type MapBase,
  type MapLabels,
  type MapPosition,
  mapBase,
  mapLabels,
  type Printed,
  parseGeometry,
  type Units,
} from '../../src/charts/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { countEntries, type Language, type Owner, type SpaceId } from '../../src/vocab/index.ts';

export interface DrawnBoard {
  readonly id: string;
  readonly base: MapBase;
  readonly labels: (language: Language) => MapLabels;
  /** The printed set-up of the powers. */
  readonly opening: MapPosition;
}

/** The longest letters a flag has to hold in any language. */
const LETTERS: { readonly [owner in Owner]: string } = {
  ...{ ussr: 'U', germany: 'G', uk: 'UK', japan: 'J', usa: 'US' },
  ...{ china: 'C', 'middle-east': 'ME' },
};

/** What the marks of convoys say in each language. */
const CONVOY: { readonly [language in Language]: readonly [centre: string, route: string] } = {
  en: ['convoy', 'convoy route'],
  de: ['Konvoi', 'Konvoiroute'],
  nl: ['konvooi', 'konvooiroute'],
};

const capitalsOf = ({ powers, regions = [], nations = [] }: Board): ReadonlySet<SpaceId> =>
  new Set([...powers, ...regions, ...nations].flatMap(({ capital }) => capital ?? []));

const printedOf = (board: Board): ReadonlyMap<SpaceId, Printed> => {
  const capitals = capitalsOf(board);
  return new Map(
    board.spaces.map(({ id, originalOwner, nation, ipc, convoy, bases }) => [
      id,
      {
        owner: originalOwner ?? nation ?? convoy?.owner ?? null,
        ipc: convoy?.kind === 'box' ? convoy.ipc : ipc,
        rank: capitals.has(id) ? 'capital' : 'common',
        ...(convoy === undefined ? {} : { convoy: convoy.kind }),
        ...(bases === undefined ? {} : { bases }),
      },
    ]),
  );
};

const openingOf = ({ spaces, setup }: Board): MapPosition => {
  const stacks = new Map<SpaceId, readonly Units[]>();
  for (const { space, power, units } of setup)
    stacks.set(space, [
      ...(stacks.get(space) ?? []),
      ...countEntries(units).map(([type, count]) => ({ power, type, count })),
    ]);
  return {
    owners: new Map(spaces.map(({ id, originalOwner, convoy }) => [id, originalOwner ?? convoy?.owner ?? null])),
    stacks,
  };
};

const drawn = (board: Board): DrawnBoard => {
  const geometry = parseGeometry(readTopology(board.id), readGeo(board.id), readGeo);
  const canals = geometry.canals.filter(({ id }) => board.canals.some((canal) => canal.id === id));
  const base = mapBase({ ...geometry, canals }, printedOf(board), board.roster, wordsOf(board, 'en').space);
  const byLanguage = new Map<Language, MapLabels>();
  const labels = (language: Language): MapLabels => {
    const known = byLanguage.get(language);
    if (known !== undefined) return known;
    const [centre, route] = CONVOY[language];
    const made = mapLabels(base, {
      name: language === 'en' ? () => undefined : wordsOf(board, language).space,
      letter: (owner) => LETTERS[owner],
      note: (id) => {
        const { convoy } = board.byId.get(id) ?? {};
        if (convoy === undefined || convoy.kind === 'box') return undefined;
        return convoy.kind === 'centre' ? `${centre} ${convoy.ipc}` : route;
      },
    });
    byLanguage.set(language, made);
    return made;
  };
  return { id: board.id, base, labels, opening: openingOf(board) };
};

export const NEW_BOARDS: readonly DrawnBoard[] = DRAWN_BOARDS.filter(({ id }) => id !== 'second-edition').map(drawn);
