// The boards of the rulesets drawn once a build: base and names by language, shared by all maps of a board through one
// file. Rulesets whose boards look alike share it too.

import europeGeo from '../../board/europe-1999/geo.json' with { type: 'json' };
import { europe1999Board } from '../../board/europe-1999/index.ts';
import europeTopology from '../../board/europe-1999/topology.json' with { type: 'json' };
import { type Board, neighbours, secondEditionBoard } from '../../board/index.ts';
import linkedGeo from '../../board/linked-2001/geo.json' with { type: 'json' };
import { linked2001Board } from '../../board/linked-2001/index.ts';
import linkedTopology from '../../board/linked-2001/topology.json' with { type: 'json' };
import pacificGeo from '../../board/pacific-2001/geo.json' with { type: 'json' };
import { pacific2001Board } from '../../board/pacific-2001/index.ts';
import pacificTopology from '../../board/pacific-2001/topology.json' with { type: 'json' };
import geo from '../../board/second-edition/geo.json' with { type: 'json' };
import topology from '../../board/second-edition/topology.json' with { type: 'json' };
import {
  type LinkChange,
  type MapBase,
  type MapGeometry,
  type MapLabels,
  mapBase,
  mapLabels,
  mapSymbolFile,
  type Printed,
  parseGeometry,
  type UnitState,
} from '../../charts/index.ts';
import { wordsOf } from '../../i18n/words-of.ts';
import { RULESETS, type Ruleset } from '../../rulesets/index.ts';
import type { Language, Owner, SpaceId } from '../../vocab/index.ts';
import { lettersOf } from '../words/charts.ts';

export interface Drawing {
  readonly base: MapBase;
  readonly labels: { readonly [language in Language]: MapLabels };
}

/** A link that is not as the board prints it, for land units, for what ships load and land, or for all. */
interface ChangedLink extends LinkChange {
  readonly scope: 'land' | 'transport' | 'all';
}

/** What boards are drawn from: a board as printed and the folder it lies in. */
const PRINTED: readonly { readonly board: Board; readonly geometry: MapGeometry }[] = [
  { board: secondEditionBoard, geometry: parseGeometry(topology, geo) },
  { board: europe1999Board, geometry: parseGeometry(europeTopology, europeGeo) },
  { board: pacific2001Board, geometry: parseGeometry(pacificTopology, pacificGeo) },
  {
    board: linked2001Board,
    geometry: parseGeometry(linkedTopology, linkedGeo, (part) =>
      part === europe1999Board.id ? europeGeo : part === pacific2001Board.id ? pacificGeo : undefined,
    ),
  },
];

const printOf = (board: Board) => {
  const found = PRINTED.find((printed) => printed.board.id === board.id);
  if (found === undefined) throw new Error(`The board ${board.id} has no drawing.`);
  return found;
};

/** The links of a board that its ruleset has opened or cut. A closed space has none, and says so by itself. */
export const changedLinks = (board: Board): readonly ChangedLink[] => {
  const { board: printed, geometry } = printOf(board);
  const touch = (of: Board, [a, b]: LinkChange['between'], scope: ChangedLink['scope']): boolean =>
    neighbours(of, a, scope).some(({ id }) => id === b);
  return geometry.links.flatMap(({ between }): readonly ChangedLink[] => {
    const scope = (['all', 'land', 'transport'] as const).find(
      (each) => touch(printed, between, each) !== touch(board, between, each),
    );
    if (scope === undefined) return [];
    return [{ between, scope, state: touch(board, between, scope) ? 'open' : 'closed' }];
  });
};

const initialsOf = (name: string): string =>
  name
    .split(/[ -]/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

/** The board's names and letters in a language; English uses the short names set by hand on the map itself. */
const labelsIn = (base: MapBase, board: Board, language: Language): MapLabels => {
  const words = wordsOf(board, language);
  const letters: ReadonlyMap<Owner, string> = new Map([
    ...lettersOf(
      { words },
      board.powers.map(({ power }) => power),
    ),
    ...(board.nations ?? []).map(({ nation, name: called }) => [nation, initialsOf(called[language])] as const),
  ]);
  const name = language === 'en' ? () => undefined : words.space;
  const note = (id: SpaceId): string | undefined => {
    const convoy = board.byId.get(id)?.convoy;
    if (convoy === undefined || convoy.kind === 'box') return undefined;
    return convoy.kind === 'centre'
      ? words.say('map-convoy-centre', { ipc: convoy.ipc })
      : words.say('map-convoy-route');
  };
  return mapLabels(base, { name, letter: (owner) => letters.get(owner) ?? '', note });
};

/** Capitals of powers, of the purses they have, and of nations. */
const capitalsOf = ({ powers, regions = [], nations = [] }: Board): ReadonlySet<SpaceId> =>
  new Set([...powers, ...regions, ...nations].flatMap(({ capital }) => capital ?? []));

/** What units may be in: ships of more than one hit may be damaged, and where there are bases planes go on patrol. */
const statesOn = ({ roster, units, spaces }: Board): readonly UnitState[] => [
  ...(roster.some((type) => (units[type].hits ?? 1) > 1) ? (['damaged'] as const) : []),
  ...(spaces.some(({ bases = [] }) => bases.length > 0) ? (['patrol'] as const) : []),
];

const baseOf = (board: Board): MapBase => {
  const { geometry } = printOf(board);
  const capitals = capitalsOf(board);
  const printed = new Map(
    board.spaces.map(({ id, originalOwner, nation, ipc, convoy, bases }): readonly [SpaceId, Printed] => [
      id,
      {
        owner: originalOwner ?? nation ?? convoy?.owner ?? null,
        ipc: convoy?.kind === 'box' ? convoy.ipc : ipc,
        rank: capitals.has(id) ? 'capital' : 'common',
        ...(convoy === undefined ? {} : { convoy: convoy.kind }),
        ...(bases === undefined ? {} : { bases }),
      },
    ]),
  );
  const canals = geometry.canals.filter(({ id }) => board.canals.some((canal) => canal.id === id));
  return mapBase(
    { ...geometry, canals },
    printed,
    board.roster,
    wordsOf(board, 'en').space,
    changedLinks(board),
    statesOn(board),
  );
};

const looks = new WeakMap<Board, string>();

/** What a drawing shows of its board: two boards alike in that have one drawing. */
const looksOf = (board: Board): string => {
  const known = looks.get(board);
  if (known !== undefined) return known;
  const look = JSON.stringify([board.id, board.roster, board.canals.map(({ id }) => id), changedLinks(board)]);
  looks.set(board, look);
  return look;
};

/**
 * The ways boards look, each with a name of its own and the first ruleset that has it: the id of that ruleset, with its
 * version where an earlier version looks otherwise. The first of all is the usual board.
 */
export const looksAmong = (
  rulesets: readonly Pick<Ruleset, 'id' | 'version' | 'board'>[],
): ReadonlyMap<string, { readonly name: string; readonly board: Board }> => {
  const found = new Map<string, { readonly name: string; readonly board: Board }>();
  const names = new Set<string>();
  for (const { id, version, board } of rulesets) {
    if (found.has(looksOf(board))) continue;
    const name = names.has(id) ? `${id}-${version}` : id;
    names.add(name);
    found.set(looksOf(board), { name, board });
  }
  return found;
};

const LOOKS = looksAmong(RULESETS);
const [USUAL, ...OTHERS] = [...LOOKS.values()];

/** The name of a look; undefined for the usual one. */
export const lookOf = (board: Board): string | undefined => {
  const look = LOOKS.get(looksOf(board))?.name;
  return look === USUAL?.name ? undefined : look;
};

/** A board of each look but the usual one, by the name of the look. */
export const otherLooks = (): readonly { readonly name: string; readonly board: Board }[] => OTHERS;

const bases = new Map<string, MapBase>();

/** A board without names. */
export const boardBase = (board: Board): MapBase => {
  const look = looksOf(board);
  const base = bases.get(look) ?? baseOf(board);
  bases.set(look, base);
  return base;
};

/** Names in every language, each worked out when it is asked for. */
const labelsOf = (base: MapBase, board: Board): Drawing['labels'] => {
  const known = new Map<Language, MapLabels>();
  const of = (language: Language): MapLabels => {
    const labels = known.get(language) ?? labelsIn(base, board, language);
    known.set(language, labels);
    return labels;
  };
  return {
    get en() {
      return of('en');
    },
    get de() {
      return of('de');
    },
    get nl() {
      return of('nl');
    },
  };
};

const drawings = new Map<string, Drawing>();

/** The one drawing of a board, with its names in every language. */
export const drawing = (board: Board): Drawing => {
  const look = looksOf(board);
  const known = drawings.get(look);
  if (known !== undefined) return known;
  const base = boardBase(board);
  const drawn = { base, labels: labelsOf(base, board) };
  drawings.set(look, drawn);
  return drawn;
};

/** The text of the file all maps of a board refer to. */
export const sharedDrawing = (board: Board): string => {
  const { base, labels } = drawing(board);
  return mapSymbolFile(base, labels);
};
