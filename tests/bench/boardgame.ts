// The peer of folding and deciding: a game in boardgame.io whose one move takes a group of units from a space to another.
// Its state is a position of ours as plain data. Undo is off and nothing is asked of the move: no rule, no dice. Set
// NODE_ENV to production before this is loaded.

import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type { GameState } from '../../src/engine/index.ts';

const load = createRequire(import.meta.url);
// The package's folders are CommonJS without an exports map, which ESM does not find by name.
const { CreateGameReducer, InitializeGame } = load(
  'boardgame.io/internal',
) as typeof import('boardgame.io/dist/types/packages/internal.d.ts');

interface Board {
  readonly spaces: { control: string | null; units: { id: number; power: string; type: string; aboard?: number }[] }[];
  readonly treasury: GameState['treasury'];
  readonly technology: GameState['technology'];
}

/** A group of units by number and the indices of the spaces it leaves and enters. */
export interface GroupMove {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly number[];
}

/** boardgame.io wants plain data, and so does this: the same text as JSON. */
const plainOf = ({ spaces, treasury, technology }: GameState): Board =>
  JSON.parse(JSON.stringify({ spaces, treasury, technology }));

/** Moves as many groups as given sizes say, each from some space that has so many units, on to the next space that is named. */
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
};

/** A way that makes all the moves through the reducer, from the position. It gives the units that stand where in the end. */
export const boardgameWay = (state: GameState, moves: readonly GroupMove[]): (() => readonly (readonly number[])[]) => {
  const game: Game<Board> = { name: 'marches', setup: () => plainOf(state), disableUndo: true, moves: { march } };
  const reducer = CreateGameReducer({ game });
  const initial = InitializeGame({ game, numPlayers: 2 });
  return () => {
    let now = initial;
    for (const { from, to, ids } of moves) {
      now = reducer(now, {
        type: 'MAKE_MOVE',
        payload: { type: 'march', args: [from, to, ids], playerID: '0' },
      });
    }
    return now.G.spaces.map(({ units }: Board['spaces'][number]) => units.map(({ id }) => id));
  };
};
