// A board's data arranged as the engine wants it: spaces ordered and numbered, units by type, sides with their powers.
// It believes what it is given; reading strictly and checking is for `load.ts`.

import { NATIONS, type Nation, type Power, type SpaceId, UNIT_TYPES, type UnitType } from '../vocab/index.ts';
import type { Board, Reading, SetupEntry, Space, UnitSpec } from './board.ts';
import type { BoardData, ReadingData, SaidData } from './data.ts';

const reading = (data: ReadingData): Reading => {
  if ('space' in data) return { kind: 'space', space: data.space };
  if ('unit' in data) return { kind: 'unit', unit: data.unit, dialect: data.dialect ?? null };
  return { kind: 'technology', technology: data.tech };
};

const inOrder = (ids: readonly SpaceId[]): readonly SpaceId[] => [...ids].sort((a, b) => (a < b ? -1 : 1));

const isNation = (owner: string | null | undefined): owner is Nation => NATIONS.some((nation) => nation === owner);

/** A power by its id; null for a nation that is none, and for nobody. */
const powerIn = (owner: Power | Nation | null | undefined): Power | null =>
  owner === undefined || isNation(owner) ? null : owner;

const makeSpaces = (data: BoardData, { places }: SaidData): readonly Space[] => {
  const sorted = [...data.spaces].sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.map(({ codeBasis: _basis, ...space }, index) => ({
    ...space,
    index,
    originalOwner: powerIn(space.originalOwner),
    ...(isNation(space.originalOwner) ? { nation: space.originalOwner } : {}),
    said: places[space.id] ?? {},
    capitalOf: powerIn(space.capitalOf),
    adjacent: inOrder(space.adjacent),
  }));
};

/** The line of a kind of unit that a board does not have. */
const absent = (type: UnitType): UnitSpec => ({
  type,
  name: { en: type, de: type, nl: type },
  plural: { en: type, de: type, nl: type },
  tripleaName: type,
  abbreviations: { en: [], de: [], nl: [] },
  cost: 0,
  move: 0,
  attack: 0,
  defence: 0,
  domain: 'facility',
  traits: [],
});

const makeUnits = (data: BoardData, said: SaidData): Board['units'] => {
  const specOf = (type: UnitType): UnitSpec => {
    const unit = data.units.find((each) => each.id === type);
    if (unit === undefined) return absent(type);
    return {
      type,
      name: unit.name,
      tripleaName: unit.tripleaName,
      plural: unit.plural,
      abbreviations: unit.abbreviations,
      said: said.units[type] ?? {},
      cost: unit.cost,
      move: unit.move,
      attack: unit.attack,
      defence: unit.defense,
      domain: unit.domain,
      traits: unit.traits,
      ...(unit.hits === undefined ? {} : { hits: unit.hits }),
      ...(unit.maxPerTerritory === undefined ? {} : { maxPerTerritory: unit.maxPerTerritory }),
      ...(unit.cargo === undefined
        ? {}
        : { cargo: unit.cargo.options.map((option) => ({ type: option.unit, max: option.max })) }),
      ...(unit.hold === undefined ? {} : { hold: unit.hold }),
    };
  };
  const specs = UNIT_TYPES.map((type) => [type, specOf(type)] as const);
  // True because every unit type was just given its line.
  return Object.fromEntries(specs) as Board['units'];
};

const makeNations = (data: BoardData, said: SaidData): Board['nations'] =>
  data.nations?.map(({ id, alliance, name, aliases, capital, movesWith, tripleaName }) => ({
    nation: id,
    side: alliance,
    name,
    said: said.nations?.[id] ?? {},
    aliases,
    capital,
    movesWith,
    tripleaName,
    setup: data.setup.filter(({ owner }) => owner === id).map(({ space, units }) => ({ space, units })),
  }));

/** The set-up of the powers; that of other nations stands with them. */
const makeSetup = (data: BoardData): readonly SetupEntry[] =>
  data.setup.flatMap(({ space, owner, units }) => (isNation(owner) ? [] : [{ space, power: owner, units }]));

/** A set-up with the changes of a variant; spaces that come to nothing are left out. */
const changedSetup = (data: BoardData, changes: readonly SetupChange[]): readonly SetupEntry[] => {
  const printed = makeSetup(data);
  const fresh = changes.filter(
    ({ space, owner }) => !printed.some((entry) => entry.space === space && entry.power === owner),
  );
  const all = [...printed, ...fresh.map(({ space, owner }) => ({ space, power: owner, units: {} }))];
  return all.flatMap(({ space, power, units }) => {
    const own = changes.filter((change) => change.space === space && change.owner === power);
    const changed = { ...units, ...Object.fromEntries(own.map((change) => [change.unit, change.changed])) };
    const left = Object.fromEntries(Object.entries(changed).filter(([, count]) => count > 0));
    return Object.keys(left).length === 0 ? [] : [{ space, power, units: left }];
  });
};

type SetupChange = NonNullable<BoardData['setupVariants']>[number]['changes'][number];

/** The board of sound data. */
export const arrangeBoard = (data: BoardData, said: SaidData): Board => {
  const spaces = makeSpaces(data, said);
  const powers = [...data.powers]
    .sort((a, b) => data.turnOrder.indexOf(a.id) - data.turnOrder.indexOf(b.id))
    .map(({ id, alliance, name, aliases, capital, startingIpc, tripleaName }) => ({
      power: id,
      side: alliance,
      name,
      said: said.powers[id] ?? {},
      aliases,
      capital,
      startingIpc,
      tripleaName,
    }));
  return {
    id: data.id,
    version: data.version,
    title: data.title,
    spaces,
    byId: new Map(spaces.map((space) => [space.id, space])),
    roster: UNIT_TYPES.filter((type) => data.units.some(({ id }) => id === type)),
    units: makeUnits(data, said),
    powers,
    sides: data.alliances.map((side) => ({
      ...side,
      said: said.sides[side.id] ?? {},
      powers: powers.filter((power) => power.side === side.id).map((power) => power.power),
    })),
    ...(data.nations === undefined ? {} : { nations: makeNations(data, said) ?? [] }),
    ...(data.regions === undefined ? {} : { regions: data.regions }),
    ...(data.theatres === undefined ? {} : { theatres: data.theatres }),
    canals: data.canals.map((canal) => ({
      id: canal.id,
      name: canal.name,
      between: canal.between,
      banks: canal.control,
      control: canal.controlledBy === 'own' ? 'mover' : 'side',
      since: canal.since,
      into: null,
      cost: canal.moveCost,
    })),
    scopedLinks: [],
    closed: [],
    edgeCrossings: data.mapEdgeCrossings.map(({ rightEdge, leftEdge }) => ({ right: rightEdge, left: leftEdge })),
    setup: makeSetup(data),
    ...(data.setupVariants === undefined
      ? {}
      : {
          setupVariants: data.setupVariants.map(({ id, name, changes }) => ({
            id,
            name,
            setup: changedSetup(data, changes),
          })),
        }),
    pieceLimits: {
      stacks: data.pieceLimits?.groupsPerPower ?? {},
      complexes: data.pieceLimits?.industrialComplexes.total ?? null,
    },
    ambiguous: data.ambiguousTokens.map((token) => ({
      words: [token.token, ...(token.also ?? [])],
      readings: token.candidates.map(reading),
      usual: token.default === null ? null : reading(token.default),
    })),
  };
};
