// Checkpoints: how far each log goes and the hash of its last line. Whoever kept one can tell later whether anything
// before it was changed, taken out or put in between.

import { makeCheckpoint } from '../../trust/index.ts';
import type { GameRow } from './rows.ts';

const FORMAT = 1;

/** The checkpoints of all games by slug. Of a broken log it is that of the part that could be followed. */
export const headsJson = (games: readonly GameRow[]) => ({
  format: FORMAT,
  heads: games
    .map(({ head: { count, hash }, view: { slug: game, verdict } }) => {
      return { game, count, head: hash, verdict, checkpoint: makeCheckpoint(game, { count, hash }) };
    })
    .sort((a, b) => (a.game < b.game ? -1 : 1)),
});
