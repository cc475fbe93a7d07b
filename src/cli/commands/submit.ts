// `submit`: a turn sheet from a file or standard input.

import { carryOut } from '../carry-out.ts';
import { command } from '../command.ts';
import { ENTERED, THROWN } from '../entered.ts';
import { betweenSyncs } from '../publish.ts';
import { openTable, readText, takeSeat } from '../table.ts';

export const submit = command({
  name: 'submit',
  takes: '<game> <file>',
  options: {
    yes: '-y, --yes',
    'dry-run': '-n, --dry-run',
    forfeit: '--forfeit',
    sync: '--sync',
    power: '--power <power>',
    ...ENTERED,
    ...THROWN,
  },
  async run(desk, [slug = '', file = '-'], given) {
    const text = await readText(desk, file);
    return betweenSyncs(desk, given, async () => {
      const table = openTable(desk, slug);
      const seat = await takeSeat(desk, table, given);
      return carryOut(desk, table, seat, text, given);
    });
  },
});
