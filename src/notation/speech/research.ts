// Research dice with words behind them: `2 research dice (10 IPC), fingers crossed`.

import { cursorOn } from '../cursor.ts';
import type { Item } from '../items.ts';
import { keywordLength } from '../keywords.ts';
import { readLine } from '../line.ts';
import type { Scene } from './scene.ts';

/** The research that a sentence orders before its first comma; behind it nothing may be counted. */
export const readResearching = ({ cursor, elements, sofar }: Scene): Item | undefined => {
  const says = cursor.tokens.some((_, at) => keywordLength(cursor.tokens, at, 'research') > 0);
  const comma = elements.find((each) => each.kind === 'sign' && each.sign === 'comma')?.at;
  if (!says || comma === undefined) return undefined;
  const behind = elements.filter(({ at }) => at > comma);
  if (behind.some((each) => each.kind === 'number' || each.kind === 'place' || each.kind === 'unknown-unit'))
    return undefined;
  const text = cursor.tokens.slice(0, comma).map((token) => token.text);
  const strict = cursorOn(cursor.context, cursor.line, text.join(' '));
  const reading = readLine(strict, sofar);
  const isResearch =
    reading?.what === 'order' && reading.item.kind === 'order' && reading.item.order.type === 'research';
  return isResearch && strict.problem === undefined ? reading.item : undefined;
};
