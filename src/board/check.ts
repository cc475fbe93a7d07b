// Whether board data makes sense: each check takes the data of any board and returns what is wrong, one sentence a
// fault, naming the space. The figures of an edition are handed in; they are not known here.

import { POWERS, type Power, type RegionId } from '../vocab/index.ts';
import type { BoardData, SaidData } from './data.ts';
import { fold } from './fold.ts';

/** What an edition's board must come to. */
export interface Expected {
  readonly spaces: number;
  /** Pairs of spaces that touch. */
  readonly links: number;
  readonly canals: number;
  readonly setupEntries: number;
  /** Total value of the territories a power owns at the start, in IPC. */
  readonly incomes: { readonly [power in Power]?: number };
  /** The same for the territories of a region, those of nations left out. */
  readonly regions?: { readonly [region in RegionId]: number };
  /** What a power’s convoys pay it at the start, in IPC. */
  readonly convoys?: { readonly [power in Power]?: number };
}

type Owner = BoardData['setup'][number]['owner'];

type Check = (data: BoardData, expected: Expected) => readonly string[];

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const counts: Check = (data, expected) => {
  const links = data.spaces.reduce((sum, space) => sum + space.adjacent.length, 0) / 2;
  const wrong = (what: string, is: number, should: number): readonly string[] =>
    is === should ? [] : [`There are ${is} ${what}; there should be ${should}.`];
  return [
    ...wrong('spaces', data.spaces.length, expected.spaces),
    ...wrong('links', links, expected.links),
    ...wrong('canals', data.canals.length, expected.canals),
    ...wrong('set-up entries', data.setup.length, expected.setupEntries),
  ];
};

/** Ids, codes and everything a space is called: no word may point to two spaces. */
const names: Check = (data) => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const space of data.spaces) {
    const called = [space.id, space.code, space.printedName ?? '', space.tripleaName ?? '', ...space.aliases];
    for (const word of [...called, ...Object.values(space.name)]) {
      const folded = fold(word);
      if (folded === '') continue;
      const owner = owners.get(folded);
      if (owner !== undefined && owner !== space.id)
        clashes.push(`${space.id}: the name "${word}" already means ${owner}.`);
      owners.set(folded, space.id);
    }
  }
  const twice = (what: string, values: readonly string[]): readonly string[] =>
    repeated(values).map((value) => `${value}: this ${what} is used twice.`);
  const codes = data.spaces.map((space) => space.code);
  return [
    ...twice(
      'id',
      data.spaces.map((space) => space.id),
    ),
    ...twice('code', codes),
    ...clashes,
  ];
};

/** No word may stand for two powers, or for two kinds of unit, unless it is listed with all its meanings. */
const words: Check = (data) => {
  const clashesOf = (things: readonly { readonly id: string; readonly words: readonly string[] }[]) => {
    const owners = new Map<string, string>();
    return things.flatMap(({ id, words: called }) =>
      called.flatMap((word) => {
        const owner = owners.get(fold(word)) ?? id;
        owners.set(fold(word), id);
        return owner === id ? [] : [`${id}: the word "${word}" already means ${owner}.`];
      }),
    );
  };
  const powersCalled = [...data.powers, ...(data.nations ?? [])].map(({ id, name, aliases, tripleaName }) => ({
    id,
    words: [id, tripleaName ?? id, ...Object.values(name), ...Object.values(aliases).flat()],
  }));
  const unitsCalled = data.units.map(({ id, name, plural, abbreviations, tripleaName }) => ({
    id,
    words: [id, tripleaName, ...Object.values(name), ...Object.values(plural), ...Object.values(abbreviations).flat()],
  }));
  const left = data.ambiguousTokens.flatMap(({ token, also = [], candidates }) =>
    [token, ...also].flatMap((word) =>
      data.spaces
        .filter((space) =>
          [space.code, ...Object.values(space.name), ...space.aliases].some((name) => fold(name) === fold(word)),
        )
        .filter((space) => !candidates.some((candidate) => 'space' in candidate && candidate.space === space.id))
        .map((space) => `${space.id}: it is called "${word}", but is not among the meanings of that word.`),
    ),
  );
  const codes = new Set(data.spaces.map(({ code }) => fold(code)));
  const placed = unitsCalled.flatMap(({ id, words: called }) =>
    [...new Set(called.flatMap((word) => [fold(word), `${fold(word)}s`]))]
      .filter((word) => codes.has(word))
      .map((word) => `${id}: the word "${word}" is the code of a space.`),
  );
  return [...clashesOf(powersCalled), ...clashesOf(unitsCalled), ...left, ...placed];
};

const adjacency: Check = (data) => {
  const byId = new Map(data.spaces.map((space) => [space.id, space]));
  return data.spaces.flatMap((space) => [
    ...repeated(space.adjacent).map((other) => `${space.id}: it lists ${other} twice.`),
    ...space.adjacent.flatMap((other) => {
      if (other === space.id) return [`${space.id}: it lists itself as its neighbour.`];
      const neighbour = byId.get(other);
      if (neighbour === undefined) return [`${space.id}: its neighbour "${other}" is no space of this board.`];
      if (neighbour.adjacent.includes(space.id)) return [];
      return [`${space.id}: it lists ${other}, but ${other} does not list it.`];
    }),
  ]);
};

/** What follows from the neighbours must agree with them: coast, island, the sea around it. */
const shores: Check = (data) => {
  const kinds = new Map(data.spaces.map((space) => [space.id, space.kind]));
  return data.spaces.flatMap((space) => {
    const seas = space.adjacent.filter((id) => kinds.get(id) === 'sea');
    const coastal = space.kind === 'land' && seas.length > 0;
    const island = space.kind === 'land' && seas.length === space.adjacent.length;
    const enclosing = island && seas.length === 1 ? (seas[0] ?? null) : null;
    return [
      ...(space.adjacent.length === 0 ? [`${space.id}: it touches nothing.`] : []),
      ...(space.coastal === coastal ? [] : [`${space.id}: "coastal" does not agree with its neighbours.`]),
      ...(space.island === island ? [] : [`${space.id}: "island" does not agree with its neighbours.`]),
      ...(space.enclosingSea === enclosing ? [] : [`${space.id}: "enclosingSea" should be ${enclosing}.`]),
    ];
  });
};

const regionSums: Check = (data, { regions = {} }) =>
  Object.entries(regions).flatMap(([id, should]) => {
    const { spaces = [] } = data.regions?.find((region) => region.id === id) ?? {};
    const is = data.spaces.reduce((sum, space) => (spaces.includes(space.id) ? sum + space.ipc : sum), 0);
    return is === should ? [] : [`${id}: the region is worth ${is} IPC; it should be worth ${should}.`];
  });

const convoySums: Check = (data, { convoys = {} }) =>
  POWERS.flatMap((power) => {
    const own = data.spaces.filter(({ convoy }) => convoy?.owner === power);
    const is = own.reduce((sum, { convoy }) => sum + (convoy?.ipc ?? 0), 0);
    const should = convoys[power] ?? 0;
    return is === should ? [] : [`${power}: its convoys pay ${is} IPC; they should pay ${should}.`];
  });

const ownership: Check = (data, expected) => {
  const odd = data.spaces.flatMap((space) => {
    if (space.kind === 'sea')
      return space.ipc === 0 && space.originalOwner === null && !space.neutral && space.capitalOf === undefined
        ? []
        : [`${space.id}: a sea zone has neither value, owner nor capital and is not neutral.`];
    if (space.neutral !== (space.originalOwner === null))
      return [`${space.id}: a territory has an owner or is neutral, one of them.`];
    return space.neutral && space.ipc !== 0 ? [`${space.id}: a neutral territory has no value.`] : [];
  });
  const sums = POWERS.flatMap((power) => {
    const should = expected.incomes[power];
    const owned = data.spaces.filter((space) => space.originalOwner === power);
    const is = owned.reduce((sum, space) => sum + space.ipc, 0);
    if (should === undefined || is === should) return [];
    return [`${power}: its territories are worth ${is} IPC together; they should be worth ${should}.`];
  });
  return [...odd, ...sums, ...regionSums(data, expected), ...convoySums(data, expected)];
};

const powers: Check = (data) => {
  const byId = new Map(data.spaces.map((space) => [space.id, space]));
  const sides = new Set(data.alliances.map((side) => side.id));
  const named = [...data.powers, ...(data.nations ?? []), ...(data.regions ?? [])];
  const order = data.turnOrder.join(' ') === data.powers.map((power) => power.id).join(' ');
  return [
    ...(order ? [] : ['The turn order does not list the powers as they stand.']),
    ...data.powers.flatMap((power) => [
      ...(sides.has(power.alliance) ? [] : [`${power.id}: there is no side "${power.alliance}".`]),
      ...(byId.get(power.capital)?.capitalOf === power.id
        ? []
        : [`${power.capital}: it should be marked as the capital of ${power.id}.`]),
    ]),
    ...(data.nations ?? []).flatMap(({ id, alliance, capital }) => [
      ...(sides.has(alliance) ? [] : [`${id}: there is no side "${alliance}".`]),
      ...(capital === null || byId.get(capital)?.capitalOf === id
        ? []
        : [`${capital}: it should be marked as the capital of ${id}.`]),
    ]),
    ...data.spaces
      .filter((space) => space.capitalOf !== undefined)
      .filter((space) => named.every(({ capital }) => capital !== space.id))
      .map((space) => `${space.id}: it is marked as a capital, but no power names it.`),
  ];
};

/** Whatever else names a space must name one of this board. */
const references: Check = (data) => {
  const byId = new Map(data.spaces.map((space) => [space.id, space]));
  const missing = (where: string, id: string): readonly string[] =>
    byId.has(id) ? [] : [`${where}: "${id}" is no space of this board.`];
  const unlinked = (where: string, a: string, b: string): readonly string[] =>
    byId.get(a)?.adjacent.includes(b) === true ? [] : [`${where}: ${a} and ${b} do not touch.`];
  return [
    ...data.canals.flatMap((canal) => [
      ...canal.control.flatMap((bank) => missing(`canal ${canal.id}`, bank)),
      ...unlinked(`canal ${canal.id}`, ...canal.between),
      ...(canal.landLink === undefined ? [] : unlinked(`canal ${canal.id}`, ...canal.landLink)),
    ]),
    ...data.mapEdgeCrossings.flatMap((pair) => unlinked('map edge', pair.rightEdge, pair.leftEdge)),
    ...data.ambiguousTokens.flatMap((token) =>
      token.candidates.flatMap((each) => ('space' in each ? missing(`word "${token.token}"`, each.space) : [])),
    ),
    ...data.setup.flatMap((entry) => missing('set-up', entry.space)),
    ...(data.regions ?? []).flatMap(({ id, spaces, capital }) =>
      [...spaces, ...(capital === undefined ? [] : [capital])].flatMap((space) => missing(`region ${id}`, space)),
    ),
    ...(data.theatres ?? []).flatMap(({ id, spaces }) => spaces.flatMap((space) => missing(`theatre ${id}`, space))),
  ];
};

/** Units stand where they can: ships and carried planes at sea, all others on land of their own power. */
const setup: Check = (data) => {
  const byId = new Map(data.spaces.map((space) => [space.id, space]));
  const domains = new Map(data.units.map((unit) => [unit.id, unit.domain]));
  const sides = new Map([...data.powers, ...(data.nations ?? [])].map(({ id, alliance }) => [id, alliance] as const));
  const isFriendly = (owner: Owner, host: Owner | null): boolean =>
    host !== null && sides.get(owner) === sides.get(host);
  return data.setup.flatMap((entry) => {
    const space = byId.get(entry.space);
    if (space === undefined) return [];
    const types = Object.keys(entry.units);
    const misplaced = data.units
      .filter((unit) => types.includes(unit.id))
      .filter((unit) => domains.get(unit.id) !== 'air')
      .filter((unit) => (unit.domain === 'sea') !== (space.kind === 'sea'));
    return [
      ...misplaced.map((unit) => `${space.id}: the set-up puts ${unit.id} there, where it cannot be.`),
      ...(space.kind === 'sea' || isFriendly(entry.owner, space.originalOwner)
        ? []
        : [`${space.id}: the set-up puts units of ${entry.owner} there, but it is not its side’s.`]),
    ];
  });
};

/** Convoys lie at sea; a route belongs to a territory beside it or pays nothing. Bases stand on land. */
const marks: Check = (data) => {
  const byId = new Map(data.spaces.map((space) => [space.id, space]));
  return data.spaces.flatMap(({ id, kind, convoy, bases }) => [
    ...(convoy === undefined || kind === 'sea' ? [] : [`${id}: a convoy on land.`]),
    ...(convoy?.territory === undefined || byId.get(convoy.territory)?.kind === 'land'
      ? []
      : [`${id}: the territory of its convoy, "${convoy.territory}", is none of this board.`]),
    ...(convoy?.kind === 'route' && (convoy.ipc > 0 || convoy.territory === undefined)
      ? [`${id}: a convoy route has a territory and pays nothing itself.`]
      : []),
    ...(bases === undefined || kind === 'land' ? [] : [`${id}: a base at sea.`]),
  ]);
};

/** A variant tells what the printed set-up has, so that neither can change without the other. */
const variants: Check = (data) =>
  (data.setupVariants ?? []).flatMap(({ id, changes }) =>
    changes.flatMap(({ space, owner, unit, printed }) => {
      const is = data.setup.find((entry) => entry.space === space && entry.owner === owner)?.units[unit] ?? 0;
      return is === printed ? [] : [`set-up ${id}: ${space} has ${is} ${unit} as printed, not ${printed}.`];
    }),
  );

const CHECKS: readonly Check[] = [
  ...[counts, names, words, adjacency, shores, ownership, powers, references, setup],
  ...[marks, variants],
];

/** All that is wrong with a board's data; empty if it is sound. */
export const faults = (data: BoardData, expected: Expected): readonly string[] =>
  CHECKS.flatMap((check) => check(data, expected));

/** Places, powers and sides with words of their own that are not on the board. */
export const strangers = (data: BoardData, { places, powers, nations = {}, sides }: SaidData): readonly string[] => {
  const missing = (what: string, said: object, ids: readonly { readonly id: string }[], kind: string) =>
    Object.keys(said)
      .filter((name) => !ids.some(({ id }) => id === name))
      .map((name) => `${what}: "${name}" is no ${kind} of this board.`);
  return [
    ...missing('places', places, data.spaces, 'space'),
    ...missing('powers', powers, data.powers, 'power'),
    ...missing('nations', nations, data.nations ?? [], 'nation'),
    ...missing('sides', sides, data.alliances, 'side'),
  ];
};
