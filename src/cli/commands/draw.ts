// `draw`: the offer that a game end without a winner.

import { command } from '../command.ts';
import { propose } from '../propose.ts';
import { openTable, takeSeat } from '../table.ts';

export const draw = command({
  name: 'draw',
  takes: '<game>',
  options: { note: '--note <text>', yes: '-y, --yes', for: '--for <player>', evidence: '--evidence <mail>' },
  async run(desk, [slug = ''], given) {
    const table = openTable(desk, slug);
    return propose(desk, table, await takeSeat(desk, table, given), given, { type: 'draw' });
  },
});
