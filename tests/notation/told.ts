// Sentences beside the lines of notation that say the same.

import { expect, test } from 'vitest';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language, Power } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

/** A sheet read in a language. */
export const readIn = (language: Language, power: Power, text: string) =>
  parseSheet({ ...contextOf({ power }), language }, text);

/** The orders of a text that must have no problem, without who gives them. */
export const bare = (language: Language, power: Power, text: string): readonly unknown[] => {
  const { orders, problems } = readIn(language, power, text);
  expect(problems, text).toEqual([]);
  return orders.map(({ power: _, nonce: __, ...order }: object & { power?: unknown; nonce?: unknown }) => order);
};

/** A text in a language, from a power, and the lines of notation that say the same. */
export type Told = readonly [Language, Power, string, string];

/** A test for each text: it says what its lines say. */
export const says = (rows: readonly Told[]) =>
  test.each(rows)('%s %s: %s', (language, power, text, canonical) => {
    expect(bare(language, power, text)).toEqual(bare('en', power, canonical));
  });
