// A board made of other boards: their spaces under a prefix, with those between them. What two parts call alike is said
// of both, and the reader is asked which he means.

import type { BoardData, LinkedBoardData, ReadingData, SaidData } from './data.ts';
import { fold } from './fold.ts';

type SpaceData = BoardData['spaces'][number];

/** The parts of a board by their prefix. */
export type Parts<T> = { readonly [prefix: string]: T };

const partOf = <T>(parts: Parts<T>, prefix: string): T => {
  const part = parts[prefix];
  if (part === undefined) throw new Error(`There is no part "${prefix}" of this board.`);
  return part;
};

/** A space as a part has it, with every id under the prefix. */
const prefixed = (space: SpaceData, prefix: string): SpaceData => {
  const under = (id: string): string => prefix + id;
  const { convoy } = space;
  return {
    ...space,
    id: under(space.id),
    enclosingSea: space.enclosingSea === null ? null : under(space.enclosingSea),
    adjacent: space.adjacent.map(under),
    ...(convoy === undefined
      ? {}
      : {
          convoy: {
            ...convoy,
            ...(convoy.territory === undefined ? {} : { territory: under(convoy.territory) }),
          },
        }),
  };
};

/** Coast, island and enclosing sea as they follow from links that came to a space. */
const withShores = (space: SpaceData, isSea: (id: string) => boolean): SpaceData => {
  if (space.kind === 'sea') return space;
  const seas = space.adjacent.filter(isSea);
  const island = seas.length === space.adjacent.length;
  return {
    ...space,
    coastal: seas.length > 0,
    island,
    enclosingSea: island && seas.length === 1 ? (seas[0] ?? null) : null,
  };
};

/** The spaces of all parts and those between them; links told from one side stand on both. */
const joinedSpaces = (linked: LinkedBoardData, parts: Parts<BoardData>): readonly SpaceData[] => {
  const all = [
    ...linked.parts.flatMap(({ prefix }) => partOf(parts, prefix).spaces.map((space) => prefixed(space, prefix))),
    ...linked.spaces,
  ];
  const seas = new Set(all.filter(({ kind }) => kind === 'sea').map(({ id }) => id));
  const between = new Map(linked.spaces.map(({ id, adjacent }) => [id, adjacent]));
  return all.map((space): SpaceData => {
    const { space: _, ...change } = linked.changes.find((each) => each.space === space.id) ?? { space: space.id };
    const added = [...between].flatMap(([id, links]) =>
      links.includes(space.id) && !space.adjacent.includes(id) ? [id] : [],
    );
    const owner = linked.powers.find(({ capital }) => capital === space.id)?.id;
    return withShores(
      {
        ...space,
        ...change,
        ...(owner === undefined ? {} : { capitalOf: owner }),
        aliases: [
          ...(change.name === undefined ? [] : Object.values(space.name)),
          ...space.aliases,
          ...(change.aliases ?? []),
        ],
        adjacent: [...space.adjacent, ...added],
      },
      (id) => seas.has(id),
    );
  });
};

/** Words that only one space may have: its id, code and names. */
const ownWords = ({ id, code, name }: SpaceData): readonly string[] => [...Object.values(name), code, id];

interface Named {
  readonly spaces: readonly SpaceData[];
  readonly ambiguous: BoardData['ambiguousTokens'];
}

/** The spaces without the words that mean two of them, and those words with all their meanings. */
const apart = (spaces: readonly SpaceData[], bare: (id: string) => string): Named => {
  const meant = new Map<string, { readonly word: string; readonly spaces: Set<string> }>();
  const mean = (word: string, space: string): void => {
    const known = meant.get(fold(word)) ?? { word, spaces: new Set() };
    known.spaces.add(space);
    meant.set(fold(word), known);
  };
  for (const space of spaces)
    for (const word of [...ownWords(space), space.tripleaName ?? '', ...space.aliases, bare(space.id)])
      if (word !== '') mean(word, space.id);
  const isShared = (word: string): boolean => (meant.get(fold(word))?.spaces.size ?? 0) > 1;
  const owners = new Map(spaces.flatMap((space) => ownWords(space).map((word) => [fold(word), space.id] as const)));
  const shared = [...meant].filter(([, { spaces: those }]) => those.size > 1);
  return {
    spaces: spaces.map((space) => ({
      ...space,
      tripleaName: space.tripleaName !== null && isShared(space.tripleaName) ? null : space.tripleaName,
      aliases: space.aliases.filter((word) => !isShared(word)),
    })),
    ambiguous: shared.map(([key, { word, spaces: those }]) => {
      const usual = owners.get(key);
      const candidates: readonly ReadingData[] = [...those].map((space) => ({ space }));
      return { token: word, candidates: [...candidates], default: usual === undefined ? null : { space: usual } };
    }),
  };
};

/**
 * The data of a board made of parts, ready to be checked and arranged like any other.
 *
 * @param parts the data of its parts by their prefix
 * @throws for a part that is not handed in
 */
export const joinBoards = (linked: LinkedBoardData, parts: Parts<BoardData>): BoardData => {
  const each = <T>(of: (part: BoardData, under: (id: string) => string) => readonly T[]): T[] =>
    linked.parts.flatMap(({ prefix }) => [...of(partOf(parts, prefix), (id) => prefix + id)]);
  const prefixes = linked.parts.map(({ prefix }) => prefix);
  const bare = (id: string): string => id.slice(prefixes.find((prefix) => id.startsWith(prefix))?.length ?? 0);
  const { spaces, ambiguous } = apart(joinedSpaces(linked, parts), bare);
  return {
    schema: 'aa-board/1',
    id: linked.id,
    version: linked.version,
    title: linked.title,
    alliances: linked.alliances,
    powers: linked.powers,
    nations: linked.nations,
    turnOrder: linked.turnOrder,
    units: partOf(parts, linked.unitsOf).units,
    spaces: [...spaces],
    theatres: linked.parts.map(({ prefix, theatre }) => ({
      ...theatre,
      aliases: [prefix.slice(0, -1), ...(theatre.aliases ?? [])],
      spaces: partOf(parts, prefix).spaces.map(({ id }) => prefix + id),
    })),
    regions: [
      ...each(({ regions = [] }, under) =>
        regions.map((region) => ({
          ...region,
          spaces: region.spaces.map(under),
          ...(region.capital === undefined ? {} : { capital: under(region.capital) }),
        })),
      ),
      ...linked.regions,
    ],
    canals: [
      ...each(({ canals }, under) =>
        canals.map((canal) => ({
          ...canal,
          between: [under(canal.between[0]), under(canal.between[1])] as const,
          control: canal.control.map(under),
        })),
      ),
      ...linked.canals,
    ],
    mapEdgeCrossings: linked.mapEdgeCrossings,
    ambiguousTokens: ambiguous,
    setup: [
      ...each(({ setup }, under) => setup.map((entry) => ({ ...entry, space: under(entry.space) }))),
      ...linked.setup,
    ],
    setupVariants: each(({ setupVariants = [] }, under) =>
      setupVariants.map((variant) => ({
        ...variant,
        changes: variant.changes.map((change) => ({ ...change, space: under(change.space) })),
      })),
    ),
  };
};

/** The words of a board made of parts: those of the parts under their prefixes, and its own, which go before. */
export const joinSaid = (own: SaidData, parts: Parts<SaidData>): SaidData => ({
  ...own,
  places: Object.assign(
    {},
    ...Object.entries(parts).map(([prefix, { places }]) =>
      Object.fromEntries(Object.entries(places).map(([id, words]) => [prefix + id, words])),
    ),
    own.places,
  ),
  units: Object.assign({}, ...Object.values(parts).map(({ units }) => units), own.units),
});
