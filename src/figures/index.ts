// What happened in the games of an archive as tables of figures, and questions about them in SQL.
export { type Answered, fill, query, tableRows } from './database.ts';
export { type CountedGame, figuresOf } from './figures.ts';
export { parquetOf } from './parquet.ts';
export { columnsOf, type Figures, TABLE_NAMES } from './tables.ts';
