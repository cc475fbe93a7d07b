// The picture of any turn, drawn when somebody asks for it: a site has those of its games’ last turns alone.

import type { GameTurn } from '../archive/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { tellTurn } from '../stats/index.ts';
import { plainPosition } from './data/position.ts';
import { pngOf } from './pictures/draw.ts';
import { turnOrder } from './pictures/order.ts';

/**
 * Draws the board as a turn left it, with its moves and battles, as PNG.
 *
 * @throws if the library that draws is not there for this platform
 */
export const turnPicture = (
  ruleset: Ruleset,
  turn: GameTurn,
  words: Parameters<typeof turnOrder>[2],
): Promise<Uint8Array> =>
  pngOf(turnOrder(ruleset, { account: tellTurn(ruleset, turn), position: plainPosition(turn.end) }, words));
