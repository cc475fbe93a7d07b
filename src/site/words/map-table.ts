// The map in words: every space under its owner with value, units and what happened there in the turn shown.

import type { Board } from '../../board/index.ts';
import type { MapPosition, UnitState } from '../../charts/index.ts';
import { POWERS, type Power, type SpaceId, type UnitType } from '../../vocab/index.ts';
import { boardBase, changedLinks } from '../data/map.ts';
import { type CanalNow, canalsIn, type MapTurn } from '../data/map-turn.ts';
import type { PlainPosition, Stack } from '../data/position.ts';
import type { Speech } from './speak.ts';

/** `3 infantry and 1 armor (Germany); 1 fighter (Japan)`. */
const sayStacks = (s: Speech, stacks: readonly Stack[]): string =>
  POWERS.flatMap((power) => {
    const { t, words } = s;
    const own = stacks.filter((stack) => stack.power === power);
    if (own.length === 0) return [];
    return [t('map-units-of', { units: sayUnits(s, own), power: words.power(power) })];
  }).join('; ');

interface TableRow {
  readonly id: SpaceId;
  readonly code: string;
  readonly name: string;
  /** Value of a territory; absent for zones. */
  readonly ipc?: number;
  readonly units: string;
  /** Battles there, counted from 1, with the id of each. */
  readonly battles: readonly { readonly at: number; readonly id: string }[];
  readonly notes: readonly string[];
  /** Whether the turn belongs to the history of the space: it was fought for or changed hands. */
  readonly history: 'some' | 'none';
}

/** Spaces of one owner, by name. */
interface TableGroup {
  readonly title: string;
  readonly power?: Power;
  readonly rows: readonly TableRow[];
}

export interface MapTable {
  readonly groups: readonly TableGroup[];
  /** Neutral land and zones where nothing is and nothing happened. */
  readonly empty: readonly {
    readonly title: string;
    readonly spaces: readonly { readonly code: string; readonly name: string }[];
  }[];
  /** Canals, and links that are not as the board prints them. */
  readonly ways: readonly string[];
}

type Group = Power | 'neutral' | 'zones' | 'empty-neutral' | 'empty-zones';

const GROUPS: readonly Group[] = [...POWERS, 'neutral', 'zones', 'empty-neutral', 'empty-zones'];

const groupOf = (
  board: Board,
  { owners, stacks, battles = [] }: Pick<MapPosition, 'owners' | 'stacks' | 'battles'>,
  id: SpaceId,
): Group => {
  const quiet = (stacks.get(id) ?? []).length === 0 && !battles.includes(id);
  if (board.byId.get(id)?.kind === 'sea') return quiet ? 'empty-zones' : 'zones';
  return owners.get(id) ?? (quiet ? 'empty-neutral' : 'neutral');
};

const orders = new WeakMap<Speech, readonly SpaceId[]>();

/** Every space by its name in a language. */
const byName = (s: Speech): readonly SpaceId[] => {
  const { words, language, board } = s;
  const known = orders.get(s);
  if (known !== undefined) return known;
  const { compare } = new Intl.Collator(language);
  const ids = [...boardBase(board).geometry.spaces.keys()];
  const order = ids.sort((a, b) => compare(words.space(a), words.space(b)));
  orders.set(s, order);
  return order;
};

/** Spaces of each group in the order of the table, by name. */
const grouped = (s: Speech, position: MapPosition): ReadonlyMap<Group, readonly SpaceId[]> => {
  const groups = new Map<Group, SpaceId[]>(GROUPS.map((group) => [group, []]));
  for (const id of byName(s)) groups.get(groupOf(s.board, position, id))?.push(id);
  return groups;
};

/** Every space by owner, then by name: the order of the table, and of the keyboard on the map. */
export const tableOrder = (s: Speech, position: MapPosition): readonly SpaceId[] =>
  [...grouped(s, position).values()].flat();

const notesOf = (s: Speech, turn: MapTurn | undefined, id: SpaceId): readonly string[] => {
  const { t, words } = s;
  const captured = turn?.captured.find(([space]) => space === id);
  const placed = turn?.placed.find(([space]) => space === id)?.[1] ?? [];
  const former = captured?.[1];
  return [
    ...(captured === undefined
      ? []
      : [
          former === null || former === undefined
            ? t('map-note-entered')
            : t('map-note-taken', { power: words.power(former) }),
        ]),
    ...(placed.length === 0 ? [] : [t('map-note-placed', { units: sayUnits(s, placed) })]),
  ];
};

/** `2 battleships and 1 fighter, 1 damaged, 1 on patrol`. */
const sayUnits = ({ t, words }: Speech, stacks: readonly Stack[]): string => {
  const counts = new Map<UnitType, number>();
  for (const { type, count } of stacks) counts.set(type, (counts.get(type) ?? 0) + count);
  const of = (wanted: UnitState): number =>
    stacks.reduce((sum, { state, count }) => (state === wanted ? sum + count : sum), 0);
  const states = (['damaged', 'patrol'] as const).filter((state) => of(state) > 0);
  return [
    words.units(Object.fromEntries(counts)),
    ...states.map((state) => t(`map-units-${state}`, { n: of(state) })),
  ].join(', ');
};

/** The units of a space; of the owner's own the power is not named again. */
export const sayUnitsIn = (s: Speech, stacks: readonly Stack[], owner: Power | null): string =>
  stacks.length > 0 && stacks.every(({ power }) => power === owner) ? sayUnits(s, stacks) : sayStacks(s, stacks);

const titleOf = ({ t, words }: Speech, group: Group, rows: readonly TableRow[]): string => {
  if (group === 'neutral') return t('map-group-neutral');
  if (group === 'zones') return t('map-group-zones');
  if (group === 'empty-neutral') return t('map-group-neutral-empty');
  if (group === 'empty-zones') return t('map-group-zones-empty');
  return t('map-group', {
    power: words.power(group),
    territories: rows.length,
    ipc: rows.reduce((sum, { ipc = 0 }) => sum + ipc, 0),
  });
};

const sayCanal = ({ t, words }: Speech, { id, side, power, into }: CanalNow): string => {
  const canal = words.canal(id);
  if (side !== undefined) return t('map-canal-open', { canal, side: words.side(side) });
  if (power !== undefined) return t('map-canal-own', { canal, power: words.power(power) });
  return into === undefined ? t('map-canal-closed', { canal }) : t('map-canal-closed-into', { canal, zone: into });
};

/** The links of the board that its ruleset changes. */
const sayLinks = ({ t, board, capital }: Speech): readonly string[] =>
  changedLinks(board).map(({ between: [a, b], scope, state }) => {
    const how = state === 'open' ? 'open-land' : scope === 'transport' ? 'closed-transport' : 'closed-all';
    return capital(t(`map-link-${how}`, { a, b }));
  });

/** The table of a position. */
export const mapTable = (s: Speech, position: PlainPosition, turn: MapTurn | undefined): MapTable => {
  const { words } = s;
  const base = boardBase(s.board);
  const plain = {
    owners: new Map(position.owners),
    stacks: new Map(position.stacks),
    battles: (turn?.battles ?? []).map(({ space }) => space),
  };
  const rowOf = (id: SpaceId): TableRow => ({
    id,
    code: words.code(id),
    name: words.space(id),
    ...(base.geometry.spaces.get(id)?.kind === 'land' ? { ipc: base.printed.get(id)?.ipc ?? 0 } : {}),
    units: sayUnitsIn(s, plain.stacks.get(id) ?? [], plain.owners.get(id) ?? null),
    battles: (turn?.battles ?? []).flatMap((battle, at) =>
      battle.space === id ? [{ at: at + 1, id: battle.id }] : [],
    ),
    notes: notesOf(s, turn, id),
    history: plain.battles.includes(id) || turn?.captured.some(([space]) => space === id) === true ? 'some' : 'none',
  });
  const filled = [...grouped(s, plain)].flatMap(([group, ids]) => {
    const rows = ids.map(rowOf);
    return rows.length === 0 ? [] : [{ group, rows, title: titleOf(s, group, rows) }];
  });
  const isEmpty = (group: Group): boolean => group === 'empty-neutral' || group === 'empty-zones';
  return {
    groups: filled
      .filter(({ group }) => !isEmpty(group))
      .map(({ group, rows, title }) => {
        const power = POWERS.find((each) => each === group);
        return { title, rows, ...(power === undefined ? {} : { power }) };
      }),
    empty: filled
      .filter(({ group }) => isEmpty(group))
      .map(({ rows, title }) => ({ title, spaces: rows.map(({ code, name }) => ({ code, name })) })),
    ways: [...new Set([...canalsIn(s.board, position).map((canal) => sayCanal(s, canal)), ...sayLinks(s)])],
  };
};
