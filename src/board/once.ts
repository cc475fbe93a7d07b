// Tables that are looked into all the time.

import type { Board } from './board.ts';

/** What is made of a board, made once: the same board always gives the same table. */
export const onceABoard = <Table extends object>(make: (board: Board) => Table): ((board: Board) => Table) => {
  const tables = new WeakMap<Board, Table>();
  return (board) => {
    const table = tables.get(board) ?? make(board);
    tables.set(board, table);
    return table;
  };
};
