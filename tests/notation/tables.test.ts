// Moves in tables: what stands in which column.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read, ways } from './support.ts';

const combat = (power: Power, text: string, language: Language) =>
  read({ power }, `combat moves\n${text}`, { language });

describe('tables', () => {
  test('a column is known by one word of its head', () => {
    const rows = '| from | units | target | plane lands |\n|---|---|---|---|\n| UKR | 1 ftr | BLA | UKR |';
    expect(ways('germany', rows)).toEqual([[{ fighter: 1 }, 'ukraine-ssr', 'black-sea', 'ukraine-ssr']]);
  });
  test('how many stand in a column of their own', () => {
    const rows = '| no | units | from | to |\n|---|---|---|---|\n| 2 | inf | UKR | CAU |';
    expect(ways('germany', rows)).toEqual([[{ infantry: 2 }, 'ukraine-ssr', 'caucasus', undefined]]);
  });
  test('what stands in a column that nobody knows is asked about, remarks are not', () => {
    const rows = (head: string) =>
      `| from | units | target | ${head} |\n|---|---|---|---|\n| UKR | 2 inf | CAU | WEU |`;
    expect(combat('germany', rows('weather'), 'en').problems).toHaveLength(1);
    expect(combat('germany', rows('remarks'), 'en').problems).toEqual([]);
  });
});
