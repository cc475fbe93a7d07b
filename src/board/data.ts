// The shape of a board's data file (`aa-board/1`), strict: a key nobody knows is an error, so that a slip of the pen
// cannot pass as an option. It says nothing of whether the board makes sense; `faults` does.

import * as z from 'zod';
import {
  BASES,
  CONVOYS,
  DOMAINS,
  NATIONS,
  POWERS,
  SPACE_KINDS,
  TECHNOLOGIES,
  TRAITS,
  UNIT_TYPES,
} from '../vocab/index.ts';
import { DIALECTS } from './board.ts';

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** A space; on a board made of boards it begins with that of its part, such as `eu:canada`. */
const SpaceName = z.string().regex(/^([a-z]+:)?[a-z0-9]+(-[a-z0-9]+)*$/);
const Text = z.string().trim().min(1);
const Amount = z.int().min(0);
const Names = z.strictObject({ en: Text, de: Text, nl: Text }).readonly();
const Words = z.strictObject({ en: z.array(Text), de: z.array(Text), nl: z.array(Text) }).readonly();
const Pair = z.tuple([SpaceName, SpaceName]).readonly();
const Owner = z.enum([...POWERS, ...NATIONS]);

const SideData = z.strictObject({ id: Id, name: Names, aliases: z.array(Text) });

const PowerData = z.strictObject({
  id: z.enum(POWERS),
  order: z.int().min(1),
  alliance: Id,
  name: Names,
  aliases: Words,
  capital: SpaceName,
  startingIpc: Amount,
  tripleaName: Text,
});

const NationData = z.strictObject({
  id: z.enum(NATIONS),
  alliance: Id,
  name: Names,
  aliases: Words,
  capital: SpaceName.nullable(),
  movesWith: z.enum(POWERS).nullable(),
  tripleaName: Text.nullable(),
});

const UnitData = z.strictObject({
  id: z.enum(UNIT_TYPES),
  name: Names,
  plural: Names,
  abbreviations: Words,
  cost: Amount,
  move: Amount,
  attack: Amount.max(6),
  defense: Amount.max(6),
  domain: z.enum(DOMAINS),
  traits: z.array(z.enum(TRAITS)),
  hits: z.int().min(2).optional(),
  maxPerTerritory: z.int().min(1).optional(),
  hold: z.strictObject({ room: z.int().min(1), takes: z.partialRecord(z.enum(UNIT_TYPES), z.int().min(1)) }).optional(),
  cargo: z
    .strictObject({
      mode: z.literal('one-of'),
      options: z.array(z.strictObject({ unit: z.enum(UNIT_TYPES), max: z.int().min(1) })),
    })
    .optional(),
  tripleaName: Text,
});

const SpaceData = z.strictObject({
  id: SpaceName,
  code: z.string().regex(/^[A-Z]{3}$/),
  codeBasis: z.enum(['source', 'source-inferred', 'coined']),
  kind: z.enum(SPACE_KINDS),
  name: Names,
  printedName: Text.nullable(),
  ipc: Amount,
  originalOwner: Owner.nullable(),
  neutral: z.boolean(),
  capitalOf: Owner.optional(),
  coastal: z.boolean(),
  island: z.boolean(),
  enclosingSea: SpaceName.nullable(),
  tripleaName: Text.nullable(),
  aliases: z.array(Text),
  lonlat: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  adjacent: z.array(SpaceName),
  convoy: z
    .strictObject({
      kind: z.enum(CONVOYS),
      owner: z.enum(POWERS),
      ipc: Amount,
      territory: SpaceName.exactOptional(),
    })
    .exactOptional(),
  bases: z.array(z.enum(BASES)).min(1).exactOptional(),
});

const RegionData = z.strictObject({
  id: Id,
  name: Names,
  spaces: z.array(SpaceName).min(1),
  capital: SpaceName.exactOptional(),
});

const CanalData = z.strictObject({
  id: Id,
  name: Names,
  between: Pair,
  control: z.array(SpaceName).min(1),
  controlMode: z.literal('all'),
  controlledBy: z.enum(['own-or-ally', 'own']),
  since: z.enum(['turn-start', 'instant']),
  appliesTo: z.array(z.enum(DOMAINS)),
  moveCost: z.union([z.literal(0), z.literal(1)]),
  airMayPass: z.boolean(),
  airMoveCost: z.int(),
  landLink: Pair.optional(),
  basis: z.array(Text),
  note: Text.optional(),
});

const EdgeData = z.strictObject({ rightEdge: SpaceName, leftEdge: SpaceName });

const SetupData = z.strictObject({
  space: SpaceName,
  owner: Owner,
  units: z.partialRecord(z.enum(UNIT_TYPES), z.int().min(1)),
});

/** A set-up that differs from the printed one, unit by unit; both numbers are told, so that neither is mistaken. */
const VariantData = z.strictObject({
  id: Id,
  name: Names,
  changes: z
    .array(
      z.strictObject({
        space: SpaceName,
        owner: z.enum(POWERS),
        unit: z.enum(UNIT_TYPES),
        printed: Amount,
        changed: Amount,
      }),
    )
    .min(1),
});

const ReadingData = z.union([
  z.strictObject({ space: SpaceName, when: Text.optional() }),
  z.strictObject({ unit: z.enum(UNIT_TYPES), dialect: z.enum(DIALECTS).optional(), when: Text.optional() }),
  z.strictObject({ tech: z.enum(TECHNOLOGIES), when: Text.optional() }),
]);

/** A part of the board with a war of its own; `aliases` are what players call it besides. */
const TheatreData = z.strictObject({ id: Id, name: Names, aliases: z.array(Text).exactOptional() });

export const BoardData = z.strictObject({
  schema: z.literal('aa-board/1'),
  id: Id,
  /** Counts changes that a game could notice; words and places on the globe are none. */
  version: z.int().min(1),
  title: Text,
  alliances: z.array(SideData),
  powers: z.array(PowerData),
  nations: z.array(NationData).optional(),
  turnOrder: z.array(z.enum(POWERS)),
  units: z.array(UnitData),
  spaces: z.array(SpaceData),
  theatres: z.array(z.strictObject({ ...TheatreData.shape, spaces: z.array(SpaceName) })).optional(),
  /** Spaces that a rule names together. */
  regions: z.array(RegionData).optional(),
  canals: z.array(CanalData),
  mapEdgeCrossings: z.array(EdgeData),
  ambiguousTokens: z.array(
    z.strictObject({
      token: Text,
      also: z.array(Text).optional(),
      candidates: z.array(ReadingData).min(2),
      default: ReadingData.nullable(),
    }),
  ),
  setup: z.array(SetupData),
  setupVariants: z.array(VariantData).optional(),
  pieceLimits: z
    .strictObject({
      rule: Text,
      groupsPerPower: z.partialRecord(z.enum(UNIT_TYPES), z.int().min(1)),
      industrialComplexes: z.strictObject({ total: Amount, atSetup: Amount, buildable: Amount }),
      reportedByThirdEditionCompilation: z.partialRecord(z.enum(UNIT_TYPES), z.int()),
      piecesInSet: Amount,
      note: Text,
    })
    .optional(),
});

/**
 * A board made of others: those stand in it whole, their spaces under a prefix, and only what is added is told here.
 */
export const LinkedBoardData = z.strictObject({
  schema: z.literal('aa-linked-board/1'),
  id: Id,
  version: z.int().min(1),
  title: Text,
  parts: z
    .array(
      z.strictObject({
        board: Id,
        prefix: z.string().regex(/^[a-z]+:$/),
        theatre: TheatreData,
      }),
    )
    .min(2),
  /** The prefix of the part whose reference chart holds for all. */
  unitsOf: z.string(),
  alliances: z.array(SideData),
  powers: z.array(PowerData),
  nations: z.array(NationData),
  turnOrder: z.array(z.enum(POWERS)),
  /** Spaces between the parts; their links to a part are told here alone. */
  spaces: z.array(SpaceData),
  /** Spaces of a part that are called otherwise here, or belong to somebody else. */
  changes: z.array(
    z.strictObject({
      space: SpaceName,
      name: Names.exactOptional(),
      /** What players call it besides. */
      aliases: z.array(Text).exactOptional(),
      originalOwner: z.enum(POWERS).exactOptional(),
      neutral: z.boolean().exactOptional(),
    }),
  ),
  regions: z.array(RegionData),
  canals: z.array(CanalData),
  mapEdgeCrossings: z.array(EdgeData),
  setup: z.array(SetupData),
});

const Article = z.enum(['the', 'der', 'die', 'das', 'de', 'het']);
const Plural = z.literal('plural');

/** What is said of a thing in each language, as far as there is something to say. */
const inLanguages = <T extends z.ZodType>(said: T) =>
  z.strictObject({ en: said.exactOptional(), de: said.exactOptional(), nl: said.exactOptional() });

const PlaceSaid = z.strictObject({
  article: Article.exactOptional(),
  number: Plural.exactOptional(),
  where: z.literal('on').exactOptional(),
  short: Text.exactOptional(),
  city: Text.exactOptional(),
});
const NameSaid = z.strictObject({
  article: Article.exactOptional(),
  number: Plural.exactOptional(),
  name: Text.exactOptional(),
});
const UnitSaid = z.strictObject({
  article: Article.exactOptional(),
  one: Text.exactOptional(),
  dative: Text.exactOptional(),
});

/** How the things of a board stand in sentences, in a file beside the board's. */
export const SaidData = z.strictObject({
  schema: z.literal('aa-said/1'),
  places: z.record(SpaceName, inLanguages(PlaceSaid)),
  powers: z.partialRecord(z.enum(POWERS), inLanguages(NameSaid)),
  nations: z.partialRecord(z.enum(NATIONS), inLanguages(NameSaid)).optional(),
  sides: z.record(Id, inLanguages(NameSaid)),
  units: z.partialRecord(z.enum(UNIT_TYPES), inLanguages(UnitSaid)),
});

export type BoardData = z.infer<typeof BoardData>;
export type LinkedBoardData = z.infer<typeof LinkedBoardData>;
export type SaidData = z.infer<typeof SaidData>;
export type ReadingData = z.infer<typeof ReadingData>;
