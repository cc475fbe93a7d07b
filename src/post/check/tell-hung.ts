// What of a checked turn hangs on conditions, in words of one language, and which way those are settled.

import { sayHung } from '../../clerk/tell-conditions.ts';
import type { PowerOrder } from '../../engine/index.ts';
import { cleanText } from '../../log/text.ts';
import type { TurnRead } from './read.ts';
import { echoOf } from './tell.ts';
import type { Teller } from './tell-lines.ts';

/** A sentence for each condition. */
export const tellHung = (teller: Teller, { mail: { sheet } }: Pick<TurnRead, 'mail'>): readonly string[] => {
  const told = (order: PowerOrder): string => {
    const { heading, parts } = echoOf(teller, order, [order]);
    return parts.length === 0 ? heading : parts.join('; ');
  };
  const hung = sheet.lines.flatMap((line) => line.hung);
  return sayHung(teller.words, hung, told).map((line) => cleanText(line, 'line'));
};
