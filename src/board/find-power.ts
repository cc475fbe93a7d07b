// Which power a player means: by its name in any language, its people, or the letters clubs use for it.

import type { Board, PowerSpec } from './board.ts';
import { byBeginning, type Found, found, makeIndex, nearest, unknown } from './find.ts';
import { wordsOf } from './fold.ts';
import { onceABoard } from './once.ts';

/** Everything a power is called on this board. */
export const powerNames = (power: PowerSpec): readonly string[] => [
  power.power,
  power.tripleaName,
  ...Object.values(power.name),
  ...Object.values(power.aliases).flat(),
];

const indexOf = onceABoard(({ powers }) => makeIndex(powers, powerNames));

/** The power a player means, such as `R`, `USSR`, `Russians` or `Sowjets`. A beginning will do if only one fits. */
export const findPower = (board: Board, token: string): Found<PowerSpec> => {
  const index = indexOf(board);
  const words = wordsOf(token);
  const folded = words.join('');
  const hits = index.exact.get(folded) ?? byBeginning(index, words, 1);
  const [first] = hits;
  if (first === undefined) return unknown(() => nearest(index, folded));
  return hits.length === 1 ? found(first) : { outcome: 'ambiguous', readings: hits, usual: null };
};
