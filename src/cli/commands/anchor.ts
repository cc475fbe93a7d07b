// `anchor`: locks up the dice a player keeps for his enemies, and makes his key if he has none yet.

import { command, GAME } from '../command.ts';
import { answer, EXIT } from '../exit.ts';
import { openTable, whoAsks } from '../table.ts';
import { anchorDice } from '../trust/anchoring.ts';

export const anchor = command({
  name: 'anchor',
  takes: GAME,
  options: {},
  examples: ['npx fieldpost anchor spring-26', 'npx fieldpost anchor spring-26 --as ben'],
  async run(desk, [slug = '']) {
    const table = openTable(desk, slug);
    const player = await whoAsks(desk, table.game);
    const done = anchorDice(desk, table, player);
    for (const line of done.lines) desk.say(line);
    const written = done.entries.map(({ seq, hash, order }) => ({ seq, hash, order: order?.type ?? 'reported' }));
    return answer({ game: slug, written, anchored: done.how }, done.how === 'refused' ? EXIT.refused : EXIT.ok);
  },
});
