// The kinds of unit and how many of each are meant. What a unit costs and can do is the board's to say.

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
] as const;

export type UnitType = (typeof UNIT_TYPES)[number];

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
