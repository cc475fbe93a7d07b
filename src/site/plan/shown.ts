// Moves as a map draws them.

import type { Move } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, countTotal } from '../../vocab/index.ts';
import type { ShownMove } from './message.ts';

/** The way of each move, what goes it, and how many. */
export const drawnMoves = (
  { board }: Ruleset,
  moves: readonly Move[],
  kind: ShownMove['kind'],
): readonly Pick<ShownMove, 'path' | 'kind' | 'by' | 'count'>[] =>
  moves.map((move) => {
    const flies = countEntries(move.units).every(([type]) => board.units[type].domain === 'air');
    return {
      path: move.kind === 'march' ? move.path : move.kind === 'load' ? [move.from, move.zone] : [move.zone, move.to],
      kind,
      by: flies ? 'air' : 'surface',
      count: countTotal(move.units),
    };
  });
