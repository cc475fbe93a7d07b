// `submit`: a turn sheet from a file or standard input.

import { carryOut } from '../carry-out.ts';
import { command, GAME, shared } from '../command.ts';
import { betweenSyncs } from '../publish.ts';
import { openTable, readText, takeSeat } from '../table.ts';

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
      const seat = await takeSeat(desk, table, given);
      return carryOut(desk, table, seat, text, given);
    });
  },
});
