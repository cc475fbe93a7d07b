// A position drawn as a map in a language, with what happened in the turn shown, and the parts of it for small screens.

import type { Board } from '../../board/index.ts';
import {
  type Box,
  type DrawnMap,
  linksIn,
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
  type TheatrePart,
  theatreParts,
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

/** A drawing of the board or, where it has more than one theatre, of one of them. */
interface Sheet {
  readonly svg: string;
  /** What is seen first in a box that shows a part of the map: on a wide screen, on a small one. */
  readonly starts: readonly Start[];
  /** The theatre and its width in units of the drawing; absent where the sheet is the whole board. */
  readonly theatre?: { readonly name: string; readonly width: number };
}

/** Everything of a map there is to put on a page. */
export interface MapDrawing {
  /** From left to right; the map itself is drawn in the first, others show their parts of it. */
  readonly sheets: readonly Sheet[];
  readonly parts: readonly Part[];
  /**
   * Width of the drawing in its own units, margins included, how often its height goes into that, and pixels for a
   * unit.
   */
  readonly size: { readonly units: number; readonly ratio: number; readonly scale: number };
  /** The signs on it, for the key. */
  readonly shown: {
    readonly moves: ReadonlySet<MapMove['kind']>;
    readonly totals: 'some' | 'none';
    readonly homes: 'some' | 'none';
    readonly fronts: 'some' | 'none';
  };
}

/** Parts of the map on a page at most, and spaces a part is named after. */
const MOST_PARTS = 4;
const MOST_NAMED = 3;

/** A part of the map in percent of the drawing it is in, and on which screens it is shown. */
export type Start = Readonly<Record<'left' | 'top' | 'width' | 'height', number>> & {
  readonly screen: 'wide' | 'small';
};

/** Room in a wide window beside the panel of a turn. */
const WINDOW = { width: 780, least: 400, most: 740 } as const;

/** Where nothing happened a small screen begins with the middle of most games. */
const AT_REST: readonly SpaceId[] = ['germany', 'eastern-europe', 'karelia-ssr', 'ukraine-ssr', 'southern-europe'];

/** What is shown first; where nothing happened and the board has not these spaces, where the powers are at home. */
const toShow = ({ powers, byId }: Board, around: readonly SpaceId[]): readonly SpaceId[] => {
  if (around.length > 0) return around;
  const resting = AT_REST.filter((id) => byId.has(id));
  return resting.length > 0 ? resting : powers.map(({ capital }) => capital);
};

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
  return partsFor(base, labels[language], layout, toShow(s.board, around), MOST_PARTS).map((part) => {
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
const startsOf = (s: Speech, { around }: MapRequest, { layout }: DrawnMap, sheets: readonly Box[]) => {
  const { base, labels } = drawing(s.board);
  const spaces = toShow(s.board, around);
  const found = (['wide', 'small'] as const).map((screen) => {
    const size = screen === 'wide' ? WINDOW : undefined;
    return { screen, box: partsFor(base, labels[s.language], layout, spaces, 1, size)[0]?.box };
  });
  return (sheet: Box): readonly Start[] =>
    found.flatMap(({ screen, box = sheet }): readonly Start[] => {
      const middle = (box.left + box.right) / 2;
      const home = sheets.find(({ left, right }) => middle >= left && middle < right) ?? sheets[0];
      if (home !== sheet) return [];
      const share = (length: number, of: number): number => Math.round((1000 * length) / of) / 10;
      const [across, down] = [sheet.right - sheet.left, sheet.bottom - sheet.top];
      return [
        {
          screen,
          left: share(box.left - sheet.left, across),
          top: share(box.top - sheet.top, down),
          width: share(box.right - box.left, across),
          height: share(box.bottom - box.top, down),
        },
      ];
    });
};

type Frame = MapBase['geometry']['viewBox'];

/** A link of a map with the space it is in. */
type PlacedLink = MapLink & { readonly at: SpaceId };

interface Links {
  readonly spaces: readonly PlacedLink[];
  readonly battles: readonly PlacedLink[];
}

/** Each space leads to its row in the table, each battle to its account. */
const linksOf = (s: Speech, { turn }: MapRequest, position: MapPosition): Links => {
  const { t, words } = s;
  return {
    spaces: tableOrder(s, position).map((space) => ({
      space,
      at: space,
      href: `#${spaceAnchor(words.code(space))}`,
      name: saySpace(s, position, space),
    })),
    battles: (turn?.battles ?? []).map(({ id, space }, at) => ({
      battle: at + 1,
      at: space,
      href: `#${battleAnchor(id)}`,
      name: t('map-battle', { at: at + 1, space: words.space(space) }),
    })),
  };
};

const sizeOf = ({ width, height, marginX, marginY }: Frame, scale: number): MapDrawing['size'] => {
  const units = width + 2 * marginX;
  const ratio = Math.round((1000 * units) / (height + 2 * marginY)) / 1000;
  return { units, ratio, scale };
};

/** The whole drawing with its margins. */
const wholeBox = ({ width, height, marginX, marginY }: Frame): Box => ({
  left: -marginX,
  top: -marginY,
  right: width + marginX,
  bottom: height + marginY,
});

const viewOf = ({ left, top, right, bottom }: Box): string => [left, top, right - left, bottom - top].join(' ');

/** The map of a page; its id there is `map`. */
export const drawMap = (s: Speech, request: MapRequest): MapDrawing => {
  const { base, labels } = drawing(s.board);
  const { language, t, words } = s;
  const position = mapPositionOf(s.board, request.position, request.turn);
  const source = { file: request.file, labels: language };
  const { spaces, battles } = linksOf(s, request, position);
  const links = [...spaces, ...battles];
  const { ways = [] } = request;
  const theatres = theatreParts(base);
  const [first, ...others] = theatres;
  const own = (part: TheatrePart) => linksIn(base, part, links, ways, position.moves ?? []);
  const named = ({ theatre }: TheatrePart): string =>
    t('map-part', { title: request.title, part: words.theatre(theatre) });
  const title = first === undefined ? request.title : named(first);
  const drawn = mapBoard(base, position, mapWordsOf(s, title), {
    labels: labels[language],
    source,
    id: 'map',
    ...(first === undefined ? { links, ways } : { viewBox: viewOf(first.box), ...own(first) }),
  });
  const more = others.map((part) =>
    mapPart(base, drawn.layout, part, { id: 'map', label: named(part), source, ...own(part) }),
  );
  const boxes = first === undefined ? [wholeBox(base.geometry.viewBox)] : theatres.map(({ box }) => box);
  const startsIn = startsOf(s, request, drawn, boxes);
  const sheets = [drawn.svg, ...more].map((svg, at): Sheet => {
    const [box = wholeBox(base.geometry.viewBox), part] = [boxes[at], theatres[at]];
    const theatre = part && { name: words.theatre(part.theatre), width: box.right - box.left };
    return { svg, starts: startsIn(box), ...(theatre === undefined ? {} : { theatre }) };
  });
  const counters = [...drawn.layout.stacks.values()].flatMap((stack) => stack.counters);
  return {
    sheets,
    parts: drawParts(s, request, drawn, { spaces, battles }, source),
    size: sizeOf(base.geometry.viewBox, labels[language].legible),
    shown: {
      moves: new Set((position.moves ?? []).map(({ kind }) => kind)),
      totals: counters.some(({ type }) => type === null) ? 'some' : 'none',
      homes: drawn.svg.includes('class="homes"') ? 'some' : 'none',
      fronts: drawn.svg.includes('class="fronts"') ? 'some' : 'none',
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
