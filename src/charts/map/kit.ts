// What a reader's browser needs of a board to draw positions on it: places of names, flags and counters, without the
// shapes, which it has from the shared file. It goes there as data and is opened to a base that knows no ground.

import type { Owner, SpaceId, TheatreId, UnitType } from '../../vocab/index.ts';
import type { MapBase } from './base.ts';
import type { Box } from './boxes.ts';
import type { MapGeometry, SpacePlace } from './geometry.ts';
import type { MapLabels } from './labels.ts';
import type { Printed } from './owners.ts';
import type { UnitState } from './stacks.ts';
import { theatreParts } from './theatres.ts';

/** A board and its names in a language, as JSON. */
export interface MapKit {
  readonly viewBox: MapGeometry['viewBox'];
  readonly box: string;
  readonly counters: MapGeometry['counters'];
  readonly canals: MapGeometry['canals'];
  readonly roster: readonly UnitType[];
  readonly states: readonly UnitState[];
  readonly owners: readonly Owner[];
  readonly legible: number;
  /** The parts of a drawing that shows more than one theatre, from left to right; without any it is one. */
  readonly theatres?: readonly KitTheatre[];
  readonly spaces: readonly (readonly [SpaceId, KitSpace])[];
}

/** A theatre by its name, and where it lies in the drawing, in percent of its width. */
interface KitTheatre {
  readonly name: string;
  readonly left: number;
  readonly width: number;
}

interface KitSpace extends Pick<SpacePlace, 'kind' | 'code' | 'stack'> {
  readonly label: readonly [x: number, y: number];
  readonly printed?: Printed;
  readonly boxes?: readonly (readonly [left: number, right: number, top: number, bottom: number])[];
  readonly flag?: ReturnType<MapLabels['places']['get']>;
}

const tenths = (length: number): number => Math.round(length * 10) / 10;

/** Where the theatres of a board lie in its drawing. */
const theatresOf = (base: MapBase, nameOf: (theatre: TheatreId) => string): readonly KitTheatre[] => {
  const { width, marginX } = base.geometry.viewBox;
  const percent = (length: number): number => tenths((100 * length) / (width + 2 * marginX));
  return theatreParts(base).map(({ theatre, box: { left, right } }) => ({
    name: nameOf(theatre),
    left: percent(left + marginX),
    width: percent(right - left),
  }));
};

/**
 * The data of a board with the names of one language.
 *
 * @param nameOf what a theatre of it is called
 */
export const mapKit = (base: MapBase, labels: MapLabels, nameOf: (theatre: TheatreId) => string): MapKit => {
  const { geometry, printed, roster, states, owners, viewBox: box } = base;
  const { viewBox, counters, canals } = geometry;
  const spaces = [...geometry.spaces].map(([id, { kind, code, stack, label }]): MapKit['spaces'][number] => {
    const flag = labels.places.get(id);
    const known = printed.get(id);
    const boxes = (labels.boxes.get(id) ?? []).map(
      ({ left, right, top, bottom }) => [tenths(left), tenths(right), tenths(top), tenths(bottom)] as const,
    );
    const place = { kind, code, stack, label: [label.x, label.y], boxes } as const;
    return [
      id,
      { ...place, ...(known === undefined ? {} : { printed: known }), ...(flag === undefined ? {} : { flag }) },
    ];
  });
  const theatres = theatresOf(base, nameOf);
  const parts = theatres.length === 0 ? {} : { theatres };
  return { viewBox, box, counters, canals, roster, states, owners, legible: labels.legible, ...parts, spaces };
};

/** What positions are drawn with. */
export interface OpenKit {
  readonly base: MapBase;
  readonly labels: MapLabels;
}

/** Opens the data of a board. Where there is no room in a space, counters stand in the nearest that is free. */
export const openKit = ({
  viewBox,
  box,
  counters,
  canals,
  roster,
  states,
  owners,
  legible,
  spaces,
}: MapKit): OpenKit => {
  const places = new Map(
    spaces.map(
      ([
        id,
        {
          kind,
          code,
          stack,
          label: [x, y],
        },
      ]): readonly [SpaceId, SpacePlace] => [
        id,
        { kind, code, stack, label: { x, y, w: 1, h: 1, font: 1, lines: [code] } },
      ],
    ),
  );
  const geometry: MapGeometry = {
    viewBox,
    counters,
    canals,
    cut: { edgeSegments: [] },
    links: [],
    crops: [],
    topology: { type: 'Topology', transform: { scale: [1, 1], translate: [0, 0] }, objects: {}, arcs: [] },
    spaces: places,
  };
  const boxOf = ([left, right, top, bottom]: NonNullable<KitSpace['boxes']>[number]): Box => ({
    left,
    right,
    top,
    bottom,
  });
  return {
    base: {
      geometry,
      printed: new Map(spaces.flatMap(([id, { printed }]) => (printed === undefined ? [] : [[id, printed] as const]))),
      roster,
      states,
      owners,
      colours: {} as MapBase['colours'], // the page has them from its style sheet
      ground: { outline: () => [], spaceAt: () => undefined, covers: () => true, isLand: () => false },
      borders: [],
      shapes: '',
      svg: '',
      viewBox: box,
    },
    labels: {
      svg: '',
      flags: () => ({ shapes: '', printed: '' }),
      places: new Map(spaces.flatMap(([id, { flag }]) => (flag === undefined ? [] : [[id, flag] as const]))),
      legible,
      boxes: new Map(spaces.map(([id, { boxes = [] }]) => [id, boxes.map(boxOf)] as const)),
    },
  };
};
