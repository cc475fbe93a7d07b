// A position with what happened in a turn, as the map of the board takes it.

import type { Board } from '../../board/index.ts';
import type { MapPosition } from '../../charts/index.ts';
import { canalsIn, type MapTurn } from './map-turn.ts';
import type { PlainPosition } from './position.ts';

/** The position as the map takes it, with the moves of a turn where there is one. */
export const mapPositionOf = (board: Board, position: PlainPosition, turn?: MapTurn): MapPosition => {
  const canals = new Map(canalsIn(board, position).map(({ id, state }) => [id, state]));
  const plain = {
    owners: new Map(position.owners),
    stacks: new Map(position.stacks),
    canals,
    sides: board.sides.map(({ powers }) => powers),
  };
  if (turn === undefined) return plain;
  return {
    ...plain,
    captured: new Map(turn.captured),
    battles: turn.battles.map(({ space }) => space),
    placed: new Map(turn.placed),
    moves: turn.moves,
  };
};
