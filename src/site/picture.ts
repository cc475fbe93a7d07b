// The picture of any turn, drawn when somebody asks for it: a site has those of its games’ last turns alone.

import type { GameTurn } from '../archive/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { storyOf, tellTurn } from '../stats/index.ts';
import type { Language } from '../vocab/index.ts';
import { plainPosition } from './data/position.ts';
import { filmOf, MOVING, pngOf } from './pictures/draw.ts';
import { framesOf } from './pictures/film.ts';
import { turnOrder } from './pictures/order.ts';

/** The kinds of file a turn is drawn into, by their endings: one picture, or one that moves. */
export const PICTURE_KINDS = ['png', ...MOVING] as const;

/**
 * Draws where most happened in a turn, with its moves and battles and a line on what came of them.
 *
 * @param words its title and whose archive it is; the rest is told in `language`
 * @throws if the library that draws is not there for this platform
 */
export const turnPicture = (
  ruleset: Ruleset,
  turn: GameTurn,
  words: Parameters<typeof turnOrder>[2],
  language: Language,
  kind: (typeof PICTURE_KINDS)[number],
): Promise<Uint8Array> => {
  const account = tellTurn(ruleset, turn);
  const story = storyOf(ruleset, account, turn.start, turn.end);
  const order = turnOrder(ruleset, { account, story, position: plainPosition(turn.end) }, words, language);
  return kind === 'png' ? pngOf(order) : filmOf(framesOf(turn, order), kind);
};
