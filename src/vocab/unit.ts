// The kinds of unit and how many of each are meant. What a unit costs and can do is the board's to say, and which kinds
// it has at all: its roster.

/** All kinds there are. The list only grows at its end: its order settles the ids of units, groups and dice. */
export const UNIT_TYPES = [
  'infantry',
  'armor',
  'fighter',
  'bomber',
  'aa-gun',
  'industrial-complex',
  'transport',
  'submarine',
  'carrier',
  'battleship',
  'artillery',
  'destroyer',
  'marine',
] as const;

export type UnitType = (typeof UNIT_TYPES)[number];

/**
 * What a kind of unit does beside moving and hitting. Rules ask for the trait and never for the name of a kind, so that
 * an edition can give it to others.
 */
export const TRAITS = [
  'holds-land', // takes and keeps territories
  'blitzes', // drives on through empty enemy land
  'antiaircraft', // fires at planes, takes no other part in a fight and goes with its land
  'rockets', // strikes industry from afar once its power has the technology
  'industry', // makes new units, can be raided and goes with its land
  'lands-on-decks', // comes down on ships that take it aboard
  'raids', // bombs industry
  'bombards', // supports landings from the sea
  'dives', // leaves a battle at sea by itself
  'first-shot', // fires before those it hits can answer, when it attacks at sea
  'hits-ships', // hits nothing but ships
  'fires-first', // fires before all others where a step of fire says so
  'attacks-empty', // a ship that throws no die in an attack while it carries something
  'submerges', // leaves a battle at sea by going under where it is
  'hunts-submarines', // with it the planes of its side hit submarines, and those get no first strike against it
  'lifts-infantry', // one of the troops that take its support attacks better beside it
  'takes-artillery', // attacks better beside a unit that lifts it
  'lands-stronger', // attacks better where it came ashore in the turn, without support of any kind
  'escorts', // goes along with planes that raid, and rises against those that do
] as const;
export type Trait = (typeof TRAITS)[number];

/** Where units of a type belong. A facility neither moves nor fights. */
export const DOMAINS = ['land', 'air', 'sea', 'facility'] as const;
export type Domain = (typeof DOMAINS)[number];

/** The number that tells one unit of a game from all others, handed out by events and never used twice. */
export type UnitId = number;

/** How many of each type; a type that is missing counts 0. */
export type UnitCounts = { readonly [type in UnitType]?: number };

export const isUnitType = (text: string): text is UnitType => (UNIT_TYPES as readonly string[]).includes(text);

/** The types present with their numbers, in the order of the reference chart; zeros are left out. */
export const countEntries = (counts: UnitCounts): readonly (readonly [UnitType, number])[] => {
  const entries: (readonly [UnitType, number])[] = [];
  for (const type of UNIT_TYPES) {
    const count = counts[type] ?? 0;
    if (count !== 0) entries.push([type, count]);
  }
  return entries;
};

/** The counts of one force without those of another, as far as they go; only types that are left have a key. */
export const withoutCounts = (a: UnitCounts, b: UnitCounts): UnitCounts => {
  const left: { [type in UnitType]?: number } = {};
  for (const type of UNIT_TYPES) {
    const count = (a[type] ?? 0) - (b[type] ?? 0);
    if (count > 0) left[type] = count;
  }
  return left;
};

/** How many units of all types together. */
export const countTotal = (counts: UnitCounts): number => {
  let total = 0;
  for (const type of UNIT_TYPES) total += counts[type] ?? 0;
  return total;
};

/** The counts of several forces together; only types that occur have a key. */
export const sumCounts = (all: readonly UnitCounts[]): UnitCounts => {
  const sum: { [type in UnitType]?: number } = {};
  for (const type of UNIT_TYPES) {
    const count = all.reduce((units, counts) => units + (counts[type] ?? 0), 0);
    if (count > 0) sum[type] = count;
  }
  return sum;
};

/** The counts of a list of units; only types that occur have a key. */
export const countUnits = (units: readonly { readonly type: UnitType }[]): UnitCounts => {
  const found = new Map<UnitType, number>();
  for (const { type } of units) found.set(type, (found.get(type) ?? 0) + 1);
  const counts: { [type in UnitType]?: number } = {};
  for (const type of UNIT_TYPES) {
    const count = found.get(type);
    if (count !== undefined) counts[type] = count;
  }
  return counts;
};
