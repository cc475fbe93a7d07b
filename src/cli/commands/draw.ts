// `draw`: the offer that a game end without a winner.

import { command, GAME, shared } from '../command.ts';
import { propose } from '../propose.ts';
import { openTable, takeSeat } from '../table.ts';

export const draw = command({
  name: 'draw',
  takes: GAME,
  options: shared('note', 'yes', 'for', 'evidence'),
  examples: ['npx fieldpost draw spring-26', 'npx fieldpost draw spring-26 --note "{note}" --yes'],
  async run(desk, [slug = ''], given) {
    const table = openTable(desk, slug);
    return propose(desk, table, await takeSeat(desk, table, given), given, { type: 'draw' });
  },
});
