// A board's data arranged as the engine wants it: spaces ordered and numbered, units by type, sides with their powers. It
// believes what it is given; reading strictly and checking is for `load.ts`.

import { type SpaceId, UNIT_TYPES, type UnitType } from '../vocab/index.ts';
import type { Board, Reading, Space, UnitSpec } from './board.ts';
import type { BoardData, ReadingData, SaidData } from './data.ts';

const reading = (data: ReadingData): Reading => {
  if ('space' in data) return { kind: 'space', space: data.space };
  if ('unit' in data) return { kind: 'unit', unit: data.unit, dialect: data.dialect ?? null };
  return { kind: 'technology', technology: data.tech };
};

const inOrder = (ids: readonly SpaceId[]): readonly SpaceId[] => [...ids].sort((a, b) => (a < b ? -1 : 1));

const makeSpaces = (data: BoardData, { places }: SaidData): readonly Space[] => {
  const sorted = [...data.spaces].sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.map(({ codeBasis: _basis, ...space }, index) => ({
    ...space,
    index,
    said: places[space.id] ?? {},
    capitalOf: space.capitalOf ?? null,
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
    setup: data.setup.map(({ space, owner, units }) => ({ space, power: owner, units })),
    pieceLimits: { stacks: data.pieceLimits.groupsPerPower, complexes: data.pieceLimits.industrialComplexes.total },
    ambiguous: data.ambiguousTokens.map((token) => ({
      words: [token.token, ...(token.also ?? [])],
      readings: token.candidates.map(reading),
      usual: token.default === null ? null : reading(token.default),
    })),
  };
};
