// `query`: questions about all games of the archive, in SQL, over tables of what happened in them.

import { isTorn, removeDatabase } from '../../archive/index.ts';
import { type Answered, query as ask, columnsOf, TABLE_NAMES } from '../../figures/index.ts';
import { csvText } from '../../stats/index.ts';
import { command } from '../command.ts';
import { countedFor } from '../counted.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

/** A table with columns as wide as they need be, numbers to the right. */
const tableOf = ({ columns, rows }: Answered): readonly string[] => {
  const texts = rows.map((row) => row.map((cell) => (cell === null ? '–' : cleanLine(String(cell)))));
  const widths = columns.map((name, at) => Math.max(name.length, ...texts.map((row) => row[at]?.length ?? 0)));
  const isNumber = columns.map((_, at) => rows.some((row) => typeof row[at] === 'number'));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (isNumber[at] === true ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(columns), line(widths.map((width) => '─'.repeat(width))), ...texts.map(line)];
};

const csvOf = ({ columns, rows }: Answered): string =>
  csvText({ columns, rows: rows.map((row) => row.map((cell) => cell ?? undefined)) }).trimEnd();

/** Figures that turn out to be torn while they are read are made anew, once. */
const answered = async (desk: Desk, sql: string): Promise<Answered> => {
  const file = await countedFor(desk);
  try {
    return ask(file, sql);
  } catch (error) {
    if (isTorn(error)) {
      removeDatabase(file);
      return ask(await countedFor(desk), sql);
    }
    const said = cleanLine(error instanceof Error ? error.message : String(error));
    throw new Stop(EXIT.usage, [desk.t('query-failed', { said }), nextLine(desk, 'npx fieldpost query')]);
  }
};

export const query = command({
  name: 'query',
  takes: { sql: '[sql]' },
  options: { csv: '--csv' },
  examples: [
    'npx fieldpost query',
    'npx fieldpost query "select power, count(*) as dice, avg(face) as mean from dice where sides = 6 group by power"',
    'npx fieldpost query "select game, winner, rounds from games where status = \'over\'" --csv',
  ],
  async run(desk, [sql], given) {
    if (sql === undefined) {
      const tables = TABLE_NAMES.map((table) => ({ table, columns: columnsOf(table).map(([name]) => name) }));
      for (const { table, columns } of tables) desk.say(`${table}: ${columns.join(', ')}`);
      desk.talk(desk.t('query-tables'));
      return answer({ tables });
    }
    const found = await answered(desk, sql);
    if (given.has('csv')) desk.sayWhole(csvOf(found));
    else for (const line of tableOf(found)) desk.say(line);
    return answer({ ...found });
  },
});
