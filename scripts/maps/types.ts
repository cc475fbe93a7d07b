// What a drawing is made from: a board (spaces and links) and its geo file (what to draw, and how).

import type { Base, ConvoyKind, Names, SpaceId, UnitType } from '../../src/vocab/index.ts';

export type Point = readonly [number, number];
type Kind = 'land' | 'sea' | 'convoy';

/** A board, as far as it is drawn. */
export interface MapBoard {
  readonly id: string;
  readonly spaces: ReadonlyMap<SpaceId, MapSpace>;
  /** Those shown as a sign. */
  readonly canals: readonly { readonly id: string; readonly between: readonly [SpaceId, SpaceId] }[];
  /** Pairs that are linked, but by a canal and not by a border. */
  readonly canalPairs: ReadonlySet<string>;
  /** Pairs that are linked over the left and right edge of the drawing. */
  readonly edgePairs: ReadonlySet<string>;
  readonly setup: readonly Setup[];
}

export interface MapSpace {
  readonly id: SpaceId;
  readonly name: Names;
  readonly code: string;
  readonly kind: Kind;
  readonly ipc: number;
  readonly owner: string | null;
  readonly adjacent: ReadonlySet<SpaceId>;
  /** Printed convoy marker of a sea zone, or what a box pays. */
  readonly convoy?: { readonly kind: ConvoyKind; readonly ipc: number };
  readonly bases?: readonly Base[];
}

interface Setup {
  readonly space: SpaceId;
  readonly owner: string;
  readonly unit: UnitType;
  readonly count: number;
}

/** Key of a pair of spaces, the same in both orders. */
export const pairKey = (a: string, b: string): string => (a < b ? `${a} / ${b}` : `${b} / ${a}`);

/** The longitudes and latitudes that a table has an entry for. */
interface Grid {
  readonly lon0: number;
  readonly lonStep: number;
  readonly nLon: number;
  readonly lat0: number;
  readonly latStep: number;
  readonly nLat: number;
}

/** Table of map coordinates by longitude and latitude. */
export interface Warp extends Grid {
  /** In words. */
  readonly kind?: string;
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** false: the table ends at its first and last column. */
  readonly periodic?: boolean;
}

export type Edit =
  | ({
      readonly op: 'polygon';
      readonly points: readonly Point[];
      readonly to: string;
      /** Units by which the outline strays from its straight sides, so that it looks like a coast. */
      readonly rough?: number;
    } & Filter)
  /** Real outlines of countries, put in the drawing by a plain rule: x = at.x + (lon - lon) * scale and so on. */
  | ({
      readonly op: 'outline';
      readonly countries: readonly string[];
      readonly lonLat: Point;
      readonly at: Point;
      readonly scale: Point;
      /** Only outlines whose middle lies north of this. */
      readonly latMin?: number;
      readonly to: string;
    } & Filter)
  | ({ readonly op: 'line'; readonly points: readonly Point[]; readonly width: number; readonly to: string } & Filter)
  | { readonly op: 'prune' }
  | { readonly op: 'inflate'; readonly space: string; readonly px: number }
  | ({
      readonly op: 'blob';
      readonly at: Point;
      readonly dx: number;
      readonly dy: number;
      readonly rx: number;
      readonly ry: number;
      readonly rot: number;
      readonly to: string;
    } & Filter);

export interface Filter {
  /** Points are units of the drawing, not longitude and latitude. */
  readonly xy?: boolean;
  readonly from?: readonly string[];
  readonly only?: readonly string[];
  readonly landOnly?: boolean;
  readonly waterOnly?: boolean;
  readonly side?: 'left' | 'right';
}

export interface LabelPlace {
  x: number;
  y: number;
  w: number;
  h: number;
  font: number;
  lines: string[];
  rotate?: number;
  overSea?: boolean;
}

export interface StackPlace {
  x: number;
  top: number;
  w: number;
  h: number;
  cols: number;
  rows: number;
}

export interface GeoSpace {
  kind: Kind;
  code: string;
  anchor?: Point;
  countries?: readonly string[];
  split?: readonly { readonly country: string; readonly seeds: readonly Point[] }[];
  seeds?: readonly Point[];
  /** Own short name for the map, one string a line. */
  lines?: readonly string[];
  wantArea?: number | null;
  /** Closed in play: it asks for less room. */
  closed?: boolean;
  area?: number;
  label?: LabelPlace;
  stack?: StackPlace;
  /** Too small for its name and counters although it touches land: they go on the water beside it. */
  atSea?: boolean;
  /** Keep the label and stack places of this file. */
  fixed?: boolean;
  rotate?: number;
}

interface Params {
  readonly minIslandArea: number;
  readonly modeFilter: { readonly passes: number; readonly radius: number };
  readonly coastBand: number;
  readonly borderNoise: { readonly degrees: number; readonly wavelengthsDeg: readonly number[] };
  readonly seaRounding: { readonly radius: number; readonly passes: number };
  readonly coastRepairRadius: number;
  readonly smoothPasses: { readonly coast: number; readonly landBorder: number; readonly seaBorder: number };
  readonly simplifyArea: number;
  readonly weightFactor: { readonly coast: number; readonly landBorder: number; readonly seaBorder: number };
  readonly dropRingsBelowArea: number;
  readonly pathGrid: number;
  readonly inflateGap: number;
  /** Land pieces smaller than this that touch other land are handed to it; 220 if left out. */
  readonly minLandPiece?: number;
  /** Where the nearest seed of a zone is looked for: on the globe (if left out), or in the drawing. */
  readonly seaMetric?: 'sphere' | 'plane';
  /** Sea pieces smaller than this are handed to their neighbours; 400 if left out. */
  readonly minSeaPiece?: number;
}

export interface Geo {
  readonly schema: string;
  readonly board: string;
  readonly viewBox: {
    readonly width: number;
    readonly height: number;
    readonly marginX: number;
    readonly marginY: number;
  };
  readonly source: { readonly ignore?: readonly string[] };
  readonly inert?: { readonly countries: readonly string[] };
  warp?: Warp;
  readonly cut?: {
    readonly leftOnly?: readonly string[];
    readonly rightOnly?: readonly string[];
    readonly bandShare?: number;
    /** false: the board ends at its sides; nothing goes on over the edge. */
    readonly joined?: boolean;
    edgeSegments: EdgeSegment[];
  };
  readonly iceLine?: { readonly points: readonly Point[] };
  readonly polygonRules?: readonly PolygonRule[];
  readonly edits: readonly Edit[];
  /** Edits made when the sea zones are shared out, before cleaning. */
  readonly seaEdits?: readonly Edit[];
  /**
   * Spaces drawn as boxes at sea, in units of the drawing. Without `at` a box stands where the zones linked to it meet,
   * moved by `dx` and `dy`.
   */
  readonly boxes?: readonly {
    readonly space: string;
    readonly at?: Point;
    readonly dx?: number;
    readonly dy?: number;
    readonly w: number;
    readonly h: number;
  }[];
  /** Drawings that are parts of this one, with the prefix of their ids here. */
  readonly parts?: readonly Part[];
  readonly params: Params;
  readonly counters: {
    readonly width: number;
    readonly widthTwoDigits: number;
    readonly height: number;
    readonly gap: number;
  };
  readonly canals?: readonly {
    readonly id: string;
    readonly from: Point;
    readonly to: Point;
    /** The spaces it joins touch in the drawing as well. */
    readonly border?: boolean;
  }[];
  readonly spaces: Record<string, GeoSpace>;
  readonly warpDerivation?: WarpDerivation;
}

/** A drawing inside another one: its board, the prefix of its ids there, its top left corner. */
export interface Part {
  readonly board: string;
  readonly prefix: string;
  readonly x: number;
  readonly y: number;
}

interface PolygonRule {
  readonly country: string;
  /** West, south, east, north of the box in which the middle of a polygon's own box must lie. */
  readonly bboxCentreIn: readonly [number, number, number, number];
  readonly centreLatMin?: number;
  readonly to: string | null;
}

export interface EdgeSegment {
  right: string;
  left: string;
  y0: number;
  y1: number;
}

/** How a warp table is made: knots of a plain projection, then rounds of a density-equalising flow. */
export interface WarpDerivation extends Grid {
  /** Longitude and x of the plain projection, rising. */
  readonly lonKnots: readonly Point[];
  /** Latitude and y, rising in latitude. */
  readonly latKnots: readonly Point[];
  /** Longitude, latitude of the top and of the bottom edge there; other longitudes in between. */
  readonly shear?: readonly (readonly [number, number])[];
  /**
   * Meridians come together towards the north: x moves towards `middle` by `perDegree` for each degree above `from`.
   */
  readonly converge?: { readonly middle: number; readonly from: number; readonly perDegree: number };
  readonly blur: readonly number[];
  readonly exponent: number;
  readonly densityRange: readonly [number, number];
  /** Longitude, latitude, radius in degrees, factor. */
  readonly boosts?: readonly (readonly [number, number, number, number])[];
}
