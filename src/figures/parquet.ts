// Figures as Parquet, column by column: what every engine for tables reads, wherever it runs.

import { parquetWriteBuffer } from 'hyparquet-writer';
import { type Cell, type ColumnKind, columnsOf, type TableName } from './tables.ts';

/** Times stay text, as in the database: then one question has one answer everywhere. */
const TYPES: { readonly [kind in ColumnKind]: 'STRING' | 'INT32' | 'DOUBLE' } = {
  text: 'STRING',
  time: 'STRING',
  count: 'INT32',
  flag: 'INT32',
  ipc: 'INT32',
  days: 'DOUBLE',
};

/**
 * The bytes of a table; the same rows give the same bytes.
 *
 * @param rows with a cell for each column, in order
 */
export const parquetOf = (table: TableName, rows: readonly (readonly Cell[])[]): Uint8Array =>
  new Uint8Array(
    parquetWriteBuffer({
      createdBy: 'Fieldpost',
      columnData: columnsOf(table).map(([name, kind], at) => ({
        name,
        type: TYPES[kind],
        data: rows.map((row) => row[at] ?? null),
      })),
    }),
  );
