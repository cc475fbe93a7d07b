// A position drawn as a map in a language, with what happened in the turn shown, and the parts of it for small screens.

import type { Board } from '../../board/index.ts';
import {
  type DrawnMap,
  type MapBase,
  type MapLink,
  type MapMove,
  type MapPosition,
  type MapSource,
  type MapWords,
  mapBoard,
  mapPart,
  ownerNow,
  ownerStyle,
  partsFor,
  printedOwner,
  type WayLink,
} from '../../charts/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import { boardBase, drawing } from '../data/map.ts';
import { mapPositionOf } from '../data/map-position.ts';
import type { MapTurn } from '../data/map-turn.ts';
import type { PlainPosition } from '../data/position.ts';
import type { OwnersOverTime } from '../data/timeline.ts';
import { battleAnchor, spaceAnchor } from '../routes.ts';
import { sayUnitsIn, tableOrder } from './map-table.ts';
import type { Speech } from './speak.ts';

export interface MapRequest {
  readonly position: PlainPosition;
  readonly title: string;
  /** Address of the file with the parts all maps share. */
  readonly file: string;
  /** What happened, where the map is of a turn. */
  readonly turn?: MapTurn;
  /** Where things happened: what a small screen shows first. */
  readonly around: readonly SpaceId[];
  /** What its arrows lead to. */
  readonly ways?: readonly WayLink[];
}

/** What a map says of itself, for those who do not see it. */
export const mapWordsOf = ({ t }: Speech, title: string): MapWords => ({ title, description: t('map-says') });

/** A space with owner, value and units, in one line. */
const saySpace = (s: Speech, { owners, stacks }: MapPosition, id: SpaceId): string => {
  const { t, words } = s;
  const { base } = drawing(s.board);
  const owner = owners.get(id) ?? null;
  const units = sayUnitsIn(s, stacks.get(id) ?? [], owner);
  const name = words.space(id);
  if (base.geometry.spaces.get(id)?.kind === 'sea')
    return units === '' ? t('map-zone-empty', { space: name }) : t('map-zone-with', { space: name, units });
  const held =
    owner === null
      ? t('map-neutral', { space: name })
      : t('map-owned', { space: name, owner: words.power(owner), ipc: base.printed.get(id)?.ipc ?? 0 });
  return units === '' ? held : t('map-with', { space: held, units });
};

/** A part of the map, named after what is to be seen there. */
interface Part {
  readonly name: string;
  readonly svg: string;
}

/** Everything of a map there is to put on a page. */
export interface MapDrawing {
  readonly svg: string;
  readonly parts: readonly Part[];
  /** What is seen first in a box that shows a part of the map, as shares of its width and height: on a wide screen, on a small one. */
  readonly starts: readonly [wide: Start, small: Start];
  /** Width of the drawing in its own units, margins included, and how often its height goes into that. */
  readonly size: { readonly units: number; readonly ratio: number };
  /** The signs on it, for the key. */
  readonly shown: {
    readonly moves: ReadonlySet<MapMove['kind']>;
    readonly totals: 'some' | 'none';
  };
}

/** Parts of the map on a page at most, and spaces a part is named after. */
const MOST_PARTS = 4;
const MOST_NAMED = 3;

/** A part of the map in percent of the whole. */
export type Start = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** Room in a wide window beside the panel of a turn. */
const WINDOW = { width: 780, least: 400, most: 740 } as const;

/** Where nothing happened a small screen begins with the middle of most games. */
const AT_REST: readonly SpaceId[] = ['germany', 'eastern-europe', 'karelia-ssr', 'ukraine-ssr', 'southern-europe'];

const namePart = (s: Speech, theatre: string, spaces: readonly SpaceId[]): string => {
  const { t, words } = s;
  const named = spaces.slice(0, MOST_NAMED).map((id) => words.space(id));
  const more = spaces.length - named.length;
  return t('map-part-around', {
    theatre,
    spaces: more === 0 ? s.list(named) : t('map-part-more', { spaces: named.join(', '), more }),
  });
};

const drawParts = (s: Speech, request: MapRequest, { layout }: DrawnMap, links: Links, source: MapSource) => {
  const { base, labels } = drawing(s.board);
  const { t, language } = s;
  const { around, title } = request;
  const spaces = around.length === 0 ? AT_REST : around;
  return partsFor(base, labels[language], layout, spaces, MOST_PARTS).map((part) => {
    const theatre = t(`map-crop-${part.theatre}`);
    const name = around.length === 0 ? theatre : namePart(s, theatre, part.spaces);
    const shown = new Set(part.spaces);
    const own = [
      ...links.spaces.filter(({ space }) => space !== undefined && shown.has(space)),
      ...links.battles.filter(({ battle = 0 }) => shown.has(layout.marks[battle - 1]?.space ?? '')),
    ];
    return {
      name,
      svg: mapPart(base, layout, part, { id: 'map', label: t('map-part', { title, part: name }), source, links: own }),
    };
  });
};

/** Where a box begins that shows only a part of the map: where most happened. */
const startsOf = (s: Speech, { around }: MapRequest, { layout }: DrawnMap): MapDrawing['starts'] => {
  const { base, labels } = drawing(s.board);
  const { width, height, marginX, marginY } = base.geometry.viewBox;
  const [across, down] = [width + 2 * marginX, height + 2 * marginY];
  const spaces = around.length === 0 ? AT_REST : around;
  const start = (size?: typeof WINDOW): Start => {
    const [part] = partsFor(base, labels[s.language], layout, spaces, 1, size);
    const { left, right, top, bottom } = part?.box ?? { left: 0, right: width, top: 0, bottom: height };
    const share = (length: number, of: number): number => Math.round((1000 * length) / of) / 10;
    return {
      left: share(left + marginX, across),
      top: share(top + marginY, down),
      width: share(right - left, across),
      height: share(bottom - top, down),
    };
  };
  return [start(WINDOW), start()];
};

type Frame = MapBase['geometry']['viewBox'];

interface Links {
  readonly spaces: readonly MapLink[];
  readonly battles: readonly MapLink[];
}

/** Each space leads to its row in the table, each battle to its account. */
const linksOf = (s: Speech, { turn }: MapRequest, position: MapPosition): Links => {
  const { t, words } = s;
  return {
    spaces: tableOrder(s, position).map((space) => ({
      space,
      href: `#${spaceAnchor(words.code(space))}`,
      name: saySpace(s, position, space),
    })),
    battles: (turn?.battles ?? []).map(({ id, space }, at) => ({
      battle: at + 1,
      href: `#${battleAnchor(id)}`,
      name: t('map-battle', { at: at + 1, space: words.space(space) }),
    })),
  };
};

const sizeOf = ({ width, height, marginX, marginY }: Frame): MapDrawing['size'] => {
  const units = width + 2 * marginX;
  return { units, ratio: Math.round((1000 * units) / (height + 2 * marginY)) / 1000 };
};

/** The map of a page; its id there is `map`. */
export const drawMap = (s: Speech, request: MapRequest): MapDrawing => {
  const { base, labels } = drawing(s.board);
  const { language } = s;
  const position = mapPositionOf(s.board, request.position, request.turn);
  const source = { file: request.file, labels: language };
  const links = linksOf(s, request, position);
  const drawn = mapBoard(base, position, mapWordsOf(s, request.title), {
    labels: labels[language],
    source,
    id: 'map',
    links: [...links.spaces, ...links.battles],
    ways: request.ways ?? [],
  });
  const counters = [...drawn.layout.stacks.values()].flatMap((stack) => stack.counters);
  return {
    svg: drawn.svg,
    parts: drawParts(s, request, drawn, links, source),
    starts: startsOf(s, request, drawn),
    size: sizeOf(base.geometry.viewBox),
    shown: {
      moves: new Set((position.moves ?? []).map(({ kind }) => kind)),
      totals: counters.some(({ type }) => type === null) ? 'some' : 'none',
    },
  };
};

/** Where the owner's flag stands: x, y and, where the name is turned, how. */
export type FlagSpot = readonly [x: number, y: number, rotate?: string];

/** The places of flags on the maps of a language, for those spaces that have one. */
export const flagSpots = (
  { language, board }: Speech,
  spaces: readonly SpaceId[],
): { readonly [space: SpaceId]: FlagSpot } => {
  const { places } = drawing(board).labels[language];
  return Object.fromEntries(
    spaces.flatMap((space): readonly (readonly [SpaceId, FlagSpot])[] => {
      const place = places.get(space);
      if (place === undefined) return [];
      const { x, y, rotate } = place;
      return [[space, rotate === undefined ? [x, y] : [x, y, rotate]]];
    }),
  );
};

/** The territories whose printed flag does not hold all the time in a game. */
export const reflagged = (board: Board, { opening, turns }: OwnersOverTime): readonly SpaceId[] => {
  const base = boardBase(board);
  const first = new Map(Object.entries(opening));
  const opened = [...base.printed.keys()].filter((id) => printedOwner(base, id) !== ownerNow(base, id, first));
  return [...new Set([...opened, ...turns.flatMap(({ changed }) => Object.keys(changed))])].sort();
};

/** Who owns what at a glance: the board without names and counters, for a list of games. It says nothing in words. */
export const drawSmallMap = (board: Board, position: PlainPosition, file: string): string => {
  const base = boardBase(board);
  const style = ownerStyle(base, { owners: new Map(position.owners), stacks: new Map() });
  // Without the margins, in which the whole map names what goes on over its edges.
  const { width, height } = base.geometry.viewBox;
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><g style="${style}"><use href="${file}#board"/></g></svg>`;
};
