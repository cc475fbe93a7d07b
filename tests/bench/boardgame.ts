// The peer of folding and deciding: a game in boardgame.io that keeps what a state of ours keeps, as plain data. One
// move of it begins a turn, the other takes a group of units from a space to another and notes what each of them did
// this turn. Undo is off and nothing is asked of a move: no rule, no dice. Set NODE_ENV to production before this is
// loaded.

import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type { GameState } from '../../src/engine/index.ts';

const load = createRequire(import.meta.url);
// The package's folders are CommonJS without an exports map, which ESM does not find by name.
const { CreateGameReducer, InitializeGame } = load(
  'boardgame.io/internal',
) as typeof import('boardgame.io/dist/types/packages/internal.d.ts');

interface BoardSpace {
  control: string | null;
  units: { id: number; power: string; type: string; aboard?: number }[];
}

interface Note {
  readonly origin: number;
  readonly path: number[];
  spent: number;
  moved?: string;
  from?: number;
}

interface Board {
  spaces: BoardSpace[];
  readonly treasury: GameState['treasury'];
  readonly technology: GameState['technology'];
  /** The spaces as they were when the turn began, and what each unit did since. */
  turn: { start: BoardSpace[]; notes: Record<number, Note> };
}

/** A group of units by number and the indices of the spaces it leaves and enters. */
export interface GroupMove {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly number[];
}

/** boardgame.io wants plain data, and so does this: the same text as JSON. */
const plainOf = ({ spaces, treasury, technology, turn: { start } }: GameState): Board =>
  JSON.parse(JSON.stringify({ spaces, treasury, technology, turn: { start, notes: {} } }));

/** Size of a position in kB, as text. */
export const sizeOf = (state: GameState): number => JSON.stringify(plainOf(state)).length / 1000;

/**
 * Moves as many groups as given sizes say, each from some space that has so many units, on to the next space that is
 * named.
 */
export const plan = (state: GameState, sizes: readonly number[]): readonly GroupMove[] => {
  const spaces = state.spaces.map(({ units }) => units.map(({ id }) => id));
  let at = 0;
  return sizes.map((size) => {
    for (let tried = 0; tried < spaces.length && (spaces[at]?.length ?? 0) < size; tried += 1)
      at = (at + 1) % spaces.length;
    const from = at;
    const to = (at + 17) % spaces.length;
    const ids = spaces[from]?.splice(0, size) ?? [];
    spaces[to]?.push(...ids);
    at = (at + 1) % spaces.length;
    return { from, to, ids };
  });
};

const march = ({ G }: { G: Board }, from: number, to: number, ids: readonly number[]): void => {
  const start = G.spaces[from];
  const end = G.spaces[to];
  if (start === undefined || end === undefined) return;
  end.units.push(...start.units.filter(({ id }) => ids.includes(id)));
  start.units = start.units.filter(({ id }) => !ids.includes(id));
  for (const id of ids) {
    G.turn.notes[id] ??= { origin: from, path: [], spent: 0 };
    const note = G.turn.notes[id];
    note.path.push(to);
    note.spent += 1;
    note.moved = 'combat';
    note.from = from;
  }
};

const begin = ({ G }: { G: Board }): void => {
  G.turn = { start: G.spaces, notes: {} };
};

/**
 * A way that makes all the moves through the reducer, from the position; so many turns begin among them. It gives the
 * units that stand where in the end.
 */
export const boardgameWay = (
  state: GameState,
  moves: readonly GroupMove[],
  turns: number,
): (() => readonly (readonly number[])[]) => {
  const game: Game<Board> = {
    name: 'marches',
    setup: () => plainOf(state),
    disableUndo: true,
    moves: { march, begin },
  };
  const reducer = CreateGameReducer({ game });
  const initial = InitializeGame({ game, numPlayers: 2 });
  const act = (type: string, args: readonly unknown[]) =>
    ({ type: 'MAKE_MOVE', payload: { type, args: [...args], playerID: '0' } }) as const;
  const perTurn = Math.ceil(moves.length / turns);
  return () => {
    let now = initial;
    moves.forEach(({ from, to, ids }, index) => {
      if (index % perTurn === 0) now = reducer(now, act('begin', []));
      now = reducer(now, act('march', [from, to, ids]));
    });
    return now.G.spaces.map(({ units }: Board['spaces'][number]) => units.map(({ id }) => id));
  };
};
