// Tables of hand-written lines and what they mean.

import { expect, test } from 'vitest';
import type { Move } from '../../src/engine/index.ts';
import { type Given, understood } from './support.ts';

/** Each group of texts means the one order behind it. */
export type Table = readonly (readonly [readonly string[], unknown])[];

/** Makes a test of each text. */
export const check = (given: Given, table: Table): void => {
  for (const [texts, order] of table)
    for (const text of texts)
      test(text.replaceAll('\n', ' / '), () => expect(understood(given, text)).toEqual([order]));
};

export const combat = (...moves: readonly Move[]): unknown => ({ type: 'combat-move', moves });
export const noncombat = (...moves: readonly Move[]): unknown => ({ type: 'noncombat-move', moves });
export const inf = (count: number): { infantry: number } => ({ infantry: count });
