// A board as a value: spaces and what joins them, kinds of unit, powers in turn order, the printed set-up.
// It knows what is printed and nothing of a game in progress; which links a ruleset changes is for `withLinks`.

import type {
  Base,
  ConvoyKind,
  Domain,
  Ipc,
  Language,
  Names,
  Nation,
  Power,
  RegionId,
  Side,
  SpaceId,
  SpaceKind,
  Technology,
  TheatreId,
  Trait,
  UnitCounts,
  UnitType,
} from '../vocab/index.ts';

/** Clubs whose abbreviations differ: the international one and the German one. */
export const DIALECTS = ['iaapa', 'daak'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** Several words for one thing, by the language that uses them. */
export type Words = { readonly [language in Language]: readonly string[] };

/** One line of the reference chart (B3). Attack and defence are the highest face that hits; 0 means no die. */
export interface UnitSpec {
  readonly type: UnitType;
  readonly name: Names;
  readonly plural: Names;
  readonly tripleaName: string;
  readonly abbreviations: Words;
  readonly said?: { readonly [language in Language]?: UnitWords };
  readonly cost: Ipc;
  /** Spaces a turn. */
  readonly move: number;
  readonly attack: number;
  readonly defence: number;
  readonly domain: Domain;
  /** What it does beside moving and hitting. */
  readonly traits: readonly Trait[];
  /** Hits it bears until it is lost; without it, one. */
  readonly hits?: number;
  /** How many a territory can hold; without it, any number. */
  readonly maxPerTerritory?: number;
  /** What it can carry: one of these alternatives, never a mixture of them. */
  readonly cargo?: readonly { readonly type: UnitType; readonly max: number }[];
  /**
   * What it can carry in any mixture, where it can: how much room there is, and how much of it one of each kind takes.
   */
  readonly hold?: { readonly room: number; readonly takes: { readonly [type in UnitType]?: number } };
}

/** The word before a name, where the language gives it one. */
type Article = 'the' | 'der' | 'die' | 'das' | 'de' | 'het';

/** How a language puts a space into a sentence, as far as its name and kind do not tell. */
export interface PlaceWords {
  readonly article?: Article;
  /** Its name takes verbs in the plural. */
  readonly number?: 'plural';
  /** One is on it, not in it. */
  readonly where?: 'on';
  /** What players call it in stories. */
  readonly short?: string;
  /** What a story says falls where it is a capital. */
  readonly city?: string;
}

/** How a language puts a power or a side into a sentence. */
export interface NameWords {
  readonly article?: Article;
  /** Its name takes verbs in the plural. */
  readonly number?: 'plural';
  /** What stories call it, where that is not its name. */
  readonly name?: string;
}

/** How a language puts units of a kind into a sentence. */
export interface UnitWords {
  /** That of its name, which tells its gender. */
  readonly article?: Article;
  /** One of them in words, where its article and name do not make it, such as `één infanterie`. */
  readonly one?: string;
  /** Many of them in the dative, where that is another word. */
  readonly dative?: string;
}

/** What a space at sea has to do with money. */
interface Convoy {
  readonly kind: ConvoyKind;
  /** Who holds it when the game begins. */
  readonly owner: Power;
  /** What it pays; a route pays nothing itself. */
  readonly ipc: Ipc;
  /** The territory that one side has to hold with it, or neither pays. */
  readonly territory?: SpaceId;
}

/** A territory or a sea zone. */
export interface Space {
  readonly id: SpaceId;
  /** Its position in `board.spaces`, from 0. */
  readonly index: number;
  /** Three capital letters, unique on the board. */
  readonly code: string;
  readonly kind: SpaceKind;
  readonly name: Names;
  /** The words on the printed board; sea zones have none there. */
  readonly printedName: string | null;
  /** What the public TripleA map calls it, its misspellings included: for reading its files. */
  readonly tripleaName: string | null;
  /** Other words players use for it, in any language. */
  readonly aliases: readonly string[];
  readonly said: { readonly [language in Language]?: PlaceWords };
  readonly ipc: Ipc;
  readonly originalOwner: Power | null;
  /** Whose land it is, if of a nation that is no power; it is not neutral then. */
  readonly nation?: Nation;
  readonly neutral: boolean;
  readonly capitalOf: Power | null;
  /** A territory that touches a sea zone. */
  readonly coastal: boolean;
  /** A territory that touches no other. */
  readonly island: boolean;
  /** The one sea zone around an island, if there is just one. */
  readonly enclosingSea: SpaceId | null;
  /** The spaces it touches, ordered by id; the same from both sides. */
  readonly adjacent: readonly SpaceId[];
  /** Where it lies on the globe: degrees east, degrees north. */
  readonly lonlat: readonly [number, number];
  readonly convoy?: Convoy;
  readonly bases?: readonly Base[];
}

/** Who must hold the banks of a canal: the mover or his allies, or the mover himself. */
type CanalControl = 'side' | 'mover';

/** Two zones that touch only where ships need leave to pass (B2.7, B2.8). Aircraft are never stopped by one. */
export interface Canal {
  readonly id: string;
  readonly name: Names;
  readonly between: readonly [SpaceId, SpaceId];
  /** The territories that must be held, all of them. */
  readonly banks: readonly SpaceId[];
  readonly control: CanalControl;
  /** Held since the turn began, or only at the moment of passing. */
  readonly since: 'turn-start' | 'instant';
  /** The rule binds ships on their way into this zone; `null` for both ways. */
  readonly into: SpaceId | null;
  /** Movement points for a ship, normally 1; 0 where both zones count as one for those who may pass. */
  readonly cost: 0 | 1;
}

/** A nation at war as the board prints it. */
export interface PowerSpec {
  readonly power: Power;
  readonly side: Side;
  readonly name: Names;
  readonly said?: { readonly [language in Language]?: NameWords };
  readonly aliases: Words;
  readonly capital: SpaceId;
  readonly startingIpc: Ipc;
  readonly tripleaName: string;
}

/** A nation that owns land and may have units, but is no power. */
interface NationSpec {
  readonly nation: Nation;
  readonly side: Side;
  readonly name: Names;
  readonly said?: { readonly [language in Language]?: NameWords };
  readonly aliases: Words;
  readonly capital: SpaceId | null;
  /** The power in whose turn its units move; null if it has none that do. */
  readonly movesWith: Power | null;
  readonly tripleaName: string | null;
  readonly setup: readonly { readonly space: SpaceId; readonly units: UnitCounts }[];
}

interface SideSpec {
  readonly id: Side;
  readonly name: Names;
  readonly said?: { readonly [language in Language]?: NameWords };
  readonly aliases: readonly string[];
  readonly powers: readonly Power[];
}

/** Units that stand in a space when the game begins; a fighter in a sea zone is on the carrier there. */
export interface SetupEntry {
  readonly space: SpaceId;
  readonly power: Power;
  readonly units: UnitCounts;
}

/** Another set-up, agreed on before the game. */
interface SetupVariant {
  readonly id: string;
  readonly name: Names;
  /** All of it, not only what differs. */
  readonly setup: readonly SetupEntry[];
}

/** What is known of the number of pieces in the box. A piece is a stack of any size (B3.12). */
interface PieceLimits {
  /** Stacks a power can have of a type; a type that is missing has no stated limit. */
  readonly stacks: { readonly [type in UnitType]?: number };
  /**
   * Industrial complexes there can be on the whole board, those of the set-up included (B19.9); null: no limit is
   * known.
   */
  readonly complexes: number | null;
}

/**
 * What a link is for. `all`: whatever may enter the space; `land`: land units only; `transport`: loading, unloading and
 * assaults from the sea only.
 */
export type LinkScope = 'all' | 'land' | 'transport';

/** A link that is open, or closed, for one purpose alone, against what `adjacent` says. */
export interface ScopedLink {
  readonly between: readonly [SpaceId, SpaceId];
  readonly scope: Exclude<LinkScope, 'all'>;
  readonly state: 'open' | 'closed';
}

/** One thing a word can stand for. */
export type Reading =
  | { readonly kind: 'space'; readonly space: SpaceId }
  /** With a dialect, only players of that club mean this unit by it. */
  | { readonly kind: 'unit'; readonly unit: UnitType; readonly dialect: Dialect | null }
  | { readonly kind: 'technology'; readonly technology: Technology };

/** A word, and others like it, that players use for more than one thing. */
export interface AmbiguousWord {
  readonly words: readonly string[];
  readonly readings: readonly Reading[];
  /** What is meant unless the context says otherwise; `null` if only the context can tell. */
  readonly usual: Reading | null;
}

/** A part of the board that is won for itself. Spaces may belong to none. */
interface Theatre {
  readonly id: TheatreId;
  readonly name: Names;
  /** What players call it besides. */
  readonly aliases?: readonly string[];
  readonly spaces: readonly SpaceId[];
}

/** Spaces that a rule names together: the land of a purse, say. They may overlap. */
interface Region {
  readonly id: RegionId;
  readonly name: Names;
  readonly spaces: readonly SpaceId[];
  /** The space whose loss closes it, if it has one. */
  readonly capital?: SpaceId;
}

export interface Board {
  readonly id: string;
  /** A ruleset names its board by id and version, so that no later board comes into an old game. */
  readonly version: number;
  readonly title: string;
  /** Ordered by id. */
  readonly spaces: readonly Space[];
  readonly byId: ReadonlyMap<SpaceId, Space>;
  /** The kinds of unit there are, in the order of the reference chart. */
  readonly roster: readonly UnitType[];
  /** The reference chart. Kinds that are not in the roster have a line too, with nothing in it. */
  readonly units: { readonly [type in UnitType]: UnitSpec };
  /** In turn order. */
  readonly powers: readonly PowerSpec[];
  readonly sides: readonly SideSpec[];
  readonly nations?: readonly NationSpec[];
  readonly regions?: readonly Region[];
  /** Without any the whole board is won at once. */
  readonly theatres?: readonly Theatre[];
  readonly canals: readonly Canal[];
  readonly scopedLinks: readonly ScopedLink[];
  /** Spaces a ruleset has taken out of play; they keep their names and touch nothing. */
  readonly closed: readonly SpaceId[];
  /** Pairs that meet over the left and right edge of the printed board. */
  readonly edgeCrossings: readonly { readonly right: SpaceId; readonly left: SpaceId }[];
  readonly setup: readonly SetupEntry[];
  readonly setupVariants?: readonly SetupVariant[];
  readonly pieceLimits: PieceLimits;
  readonly ambiguous: readonly AmbiguousWord[];
}

/**
 * The space with this id.
 *
 * @throws if the board has no such space: a bug of ours, since what players write goes through `findSpace` first
 */
export const spaceOf = (board: Board, id: SpaceId): Space => {
  const space = board.byId.get(id);
  if (space === undefined) throw new Error(`The board ${board.id} has no space "${id}".`);
  return space;
};

/** The power's line on this board. @throws if it does not play here */
export const powerOf = (board: Board, power: Power): PowerSpec => {
  const spec = board.powers.find((each) => each.power === power);
  if (spec === undefined) throw new Error(`The board ${board.id} has no power "${power}".`);
  return spec;
};

/** The side a power fights on. @throws if it does not play here */
export const sideOf = (board: Board, power: Power): Side => powerOf(board, power).side;
