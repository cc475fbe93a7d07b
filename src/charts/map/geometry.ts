// The geometry a map is drawn from: the shapes of the spaces as TopoJSON, and where labels, counters, canals and edge
// captions go. It reads and checks that data and knows nothing about who owns what. Lengths are units of the drawing.

import { z } from 'zod';
import type { SpaceId } from '../../vocab/index.ts';
import { joinParts } from './join.ts';

/** The theatres there are words for. */
export const CROPS = [
  'europe',
  'pacific',
  'atlantic',
  'africa',
  'asia',
  'south-america',
  'indian-ocean',
  'oceania',
  'central-atlantic',
  'scandinavia',
  'mediterranean',
  'russia',
  'middle-east',
  'china',
  'indies',
  'japan',
  'polynesia',
  'north-america',
  'cape',
] as const;

const pointSchema = z.tuple([z.number(), z.number()]);

const labelSchema = z.object({
  /** Middle of the block of lines. */
  x: z.number(),
  y: z.number(),
  /** Room the label may take. */
  w: z.number().positive(),
  h: z.number().positive(),
  /** Size of the type. */
  font: z.number().positive(),
  /** The board's own, often shortened name. */
  lines: z.array(z.string().min(1)).min(1),
  /** Degrees, clockwise. */
  rotate: z.number().optional(),
  /** Lies wholly or partly on water although it names land. */
  overSea: z.boolean().optional(),
});

const stackSchema = z.object({
  /** Middle of the rows of counters. */
  x: z.number(),
  top: z.number(),
  cols: z.number().int().positive(),
  rows: z.number().int().positive(),
});

const geoSchema = z.object({
  viewBox: z.object({ width: z.number(), height: z.number(), marginX: z.number(), marginY: z.number() }),
  counters: z.object({ width: z.number(), widthTwoDigits: z.number(), height: z.number(), gap: z.number() }),
  cut: z.object({
    edgeSegments: z.array(z.object({ right: z.string(), left: z.string(), y0: z.number(), y1: z.number() })),
  }),
  /** Canals that any ruleset has on the board. */
  canals: z.array(z.object({ id: z.string(), from: pointSchema, to: pointSchema })),
  /** Where it is shown that a ruleset opens a link, or cuts it. */
  links: z.array(
    z.object({
      between: z.tuple([z.string(), z.string()]),
      marks: z.array(z.object({ from: pointSchema, to: pointSchema })),
    }),
  ),
  /** Parts that are legible on a telephone: left, top, width and height. */
  crops: z.array(z.object({ theatre: z.enum(CROPS), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) })),
  /** What a drawing of more than one theatre is divided into, from left to right, by the id of the theatre. */
  theatres: z
    .array(z.object({ theatre: z.string(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) }))
    .optional(),
  /** Drawings inside this one, with the prefix of their ids and where their corner lies. */
  parts: z.array(z.object({ board: z.string(), prefix: z.string(), x: z.number(), y: z.number() })).optional(),
  spaces: z.record(
    // Ids become names of custom properties.
    z.string().regex(/^([a-z]+:)?[a-z][a-z0-9-]*$/),
    z.object({
      /** `convoy`: a box at sea that somebody holds. */
      kind: z.enum(['land', 'sea', 'convoy']),
      code: z.string().min(1),
      label: labelSchema,
      stack: stackSchema,
    }),
  ),
});

const arcsSchema = z.array(z.array(z.int()));
const shapeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), arcs: arcsSchema }),
  z.object({ type: z.literal('MultiPolygon'), arcs: z.array(arcsSchema) }),
]);
const topologySchema = z.object({
  type: z.literal('Topology'),
  transform: z.object({ scale: pointSchema, translate: pointSchema }),
  objects: z.record(z.string(), shapeSchema),
  arcs: z.array(z.array(z.array(z.number()).min(2)).min(2)),
});

type Geo = z.infer<typeof geoSchema>;

/** Where the name of a space goes. */
export type LabelPlace = Geo['spaces'][string]['label'];
/** Where its counters go. */
export type StackPlace = Geo['spaces'][string]['stack'];
/** Kind, code, label and counter place of a space. */
export type SpacePlace = Geo['spaces'][string];

/** Everything needed to draw the empty board. Objects of the topology whose key opens with `_` are no spaces. */
export interface MapGeometry extends Omit<Geo, 'spaces'> {
  readonly topology: z.infer<typeof topologySchema>;
  readonly spaces: ReadonlyMap<SpaceId, SpacePlace>;
}

/**
 * Reads the two data files of a board's map.
 *
 * @param partOf the places of a board whose drawing is a part of this one, by its id
 * @throws Error naming the fault if a file has the wrong form, or a space has a shape but no place, or the reverse.
 */
export const parseGeometry = (
  topologyJson: unknown,
  geoJson: unknown,
  partOf: (board: string) => unknown = () => undefined,
): MapGeometry => {
  const topology = read(topologySchema, topologyJson, 'map topology');
  const readPlaces = (json: unknown): Geo => read(geoSchema, json, 'map places');
  const geo = joinParts(readPlaces(geoJson), (board) => readPlaces(partOf(board)));
  const spaces = new Map(Object.entries(geo.spaces));
  for (const id of spaces.keys()) {
    if (topology.objects[id] === undefined)
      throw new Error(`map topology: no shape for space "${id}", which has a place`);
  }
  for (const id of Object.keys(topology.objects)) {
    if (!id.startsWith('_') && !spaces.has(id))
      throw new Error(`map places: no place for space "${id}", which has a shape`);
  }
  return { ...geo, topology, spaces };
};

const read = <T>(schema: z.ZodType<T>, json: unknown, what: string): T => {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new Error(`${what}: ${z.prettifyError(result.error)}`);
};
