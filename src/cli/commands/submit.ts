// `submit`: a turn sheet from a file or standard input, or a plan that was exported to a file.

import { readMailSheet, readPlain } from '../../post/index.ts';
import { carryOut } from '../carry-out.ts';
import { command, GAME, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { readingContext } from '../hands.ts';
import { cleanLine } from '../paint.ts';
import { broughtIn } from '../plan-file.ts';
import { betweenSyncs } from '../publish.ts';
import { openTable, readText, type Seat, type Table, takeSeat } from '../table.ts';

/** The lines of a sheet, those that are words to people as comments: a mail may be handed in as it came. */
const ordersIn = (desk: Desk, table: Table, seat: Seat, text: string): string => {
  const lines = text.split(/\r\n|\n|\r/);
  const context = readingContext(desk, table, seat);
  // Who writes nothing but orders has nobody to look for them.
  if (readPlain(context, lines) !== undefined) return text;
  const { sheet, text: orders } = readMailSheet(context, lines);
  const end = sheet.orders.findIndex(({ type }) => type === 'end-turn');
  const last = sheet.sources[end]?.at(-1)?.line ?? lines.length;
  const heard = orders.split('\n');
  // What stands below the end of a turn may be another turn, of which a remark tells, unless it only says goodbye.
  const isTalk = heard.slice(last).every((line) => line.trim() === '' || line.startsWith('#'));
  const read = heard.map((line, at) => (at < last || isTalk ? line : (lines[at] ?? line)));
  const prose = lines.filter((line, at) => read[at]?.startsWith('#') === true && !line.trim().startsWith('#'));
  // Where nothing is ordered, nothing of it is kept from being told.
  if (prose.length === 0 || sheet.orders.length === 0) return text;
  desk.say(desk.t('answer-prose'));
  for (const line of prose.slice(0, 20)) desk.say(`  ${cleanLine(line).slice(0, 100)}`);
  desk.say();
  return read.join('\n');
};

export const submit = command({
  name: 'submit',
  takes: { ...GAME, file: '<file>' },
  options: {
    ...shared('yes', 'dry-run'),
    forfeit: '--forfeit',
    ...shared('sync', 'power', 'for', 'evidence'),
    note: '--note <text>',
    ...shared('dice', 'service', 'reference'),
  },
  examples: ['npx fieldpost submit spring-26 turn.txt', "echo '{order}' | npx fieldpost submit spring-26 - --dry-run"],
  async run(desk, [slug = '', file = '-'], given) {
    const text = await readText(desk, file);
    return betweenSyncs(desk, given, async () => {
      const table = openTable(desk, slug);
      const { seat, text: lines, turn } = broughtIn(desk, table, await takeSeat(desk, table, given), text);
      return carryOut(desk, table, seat, ordersIn(desk, table, seat, lines), given, undefined, turn);
    });
  },
});
