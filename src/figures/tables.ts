// The figures of an archive as tables: what columns they have, and of what kind. What each means, with its unit, stands
// in the guide "Figures". Names are a promise: columns are added, never renamed.

/** `ipc` and `days` are numbers with that unit; a `flag` is 1 or 0. What does not apply or is not known is null. */
export type ColumnKind = 'text' | 'count' | 'ipc' | 'days' | 'flag' | 'time';

export type Cell = string | number | null;

const GAME = { game: 'text' } as const;
const TURN = { game: 'text', turn: 'text' } as const;

const TABLES = {
  games: {
    ...GAME,
    title: 'text',
    ruleset: 'text',
    version: 'count',
    purpose: 'text',
    dice: 'text',
    luck: 'text',
    status: 'text',
    winner: 'text',
    won_how: 'text',
    drawn: 'flag',
    forfeited: 'flag',
    agreed_start: 'flag',
    bid_side: 'text',
    bid: 'ipc',
    rounds: 'count',
    turns: 'count',
    entries: 'count',
    verdict: 'text',
    opened: 'time',
    ended: 'time',
    head: 'text',
  },
  players: { ...GAME, player: 'text', name: 'text', power: 'text', side: 'text' },
  turns: {
    ...TURN,
    number: 'count',
    round: 'count',
    power: 'text',
    side: 'text',
    status: 'text',
    told: 'text',
    began: 'time',
    ended: 'time',
    took: 'days',
    spent: 'ipc',
    battles: 'count',
    captured: 'count',
  },
  holdings: { ...TURN, power: 'text', side: 'text', land: 'ipc', cash: 'ipc', units: 'ipc' },
  battles: {
    ...TURN,
    battle: 'text',
    space: 'text',
    kind: 'text',
    attacker: 'text',
    rounds: 'count',
    outcome: 'text',
    attack_units: 'count',
    attack_worth: 'ipc',
    attack_lost: 'ipc',
    defence_units: 'count',
    defence_worth: 'ipc',
    defence_lost: 'ipc',
  },
  dice: {
    ...TURN,
    entry: 'count',
    battle: 'text',
    round: 'count',
    role: 'text',
    power: 'text',
    unit: 'text',
    sides: 'count',
    need: 'count',
    face: 'count',
  },
  moves: {
    ...TURN,
    number: 'count',
    phase: 'text',
    kind: 'text',
    power: 'text',
    unit: 'text',
    units: 'count',
    start: 'text',
    target: 'text',
  },
  units: { ...TURN, what: 'text', power: 'text', unit: 'text', units: 'count', space: 'text' },
  clauses: { ...TURN, clause: 'text' },
} as const satisfies { readonly [table: string]: { readonly [column: string]: ColumnKind } };

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[]; // the keys of TABLES

/** A row of a table: a cell for each column. */
export type Row<Name extends TableName> = { readonly [column in keyof (typeof TABLES)[Name]]: Cell };

/** The figures of some games. */
export type Figures = { readonly [Name in TableName]: readonly Row<Name>[] };

/** The columns of a table, in order. */
export const columnsOf = (table: TableName): readonly (readonly [name: string, kind: ColumnKind])[] =>
  Object.entries(TABLES[table]);

/** The cells of a row in the order of the columns. */
export const cellsOf = (table: TableName, row: { readonly [column: string]: Cell }): readonly Cell[] =>
  columnsOf(table).map(([name]) => row[name] ?? null);
