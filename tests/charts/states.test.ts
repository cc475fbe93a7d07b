// Ships that bear a hit and planes on patrol have counters of their own, with a sign over them, on boards that know
// such.

import { describe, expect, test } from 'vitest';
import { layoutOf, mapBoard, mapSymbolFile } from '../../src/charts/index.ts';
import { base, labels as inLanguages, opening } from './map-data.ts';

const labels = inLanguages.en;

const words = { title: 'Test', description: '' };
interface Ships {
  readonly count: number;
  readonly state?: 'damaged' | 'patrol';
}

const at = (...stacks: readonly Ships[]) => ({
  ...opening,
  stacks: new Map([['baltic-sea', stacks.map((each) => ({ power: 'germany', type: 'battleship', ...each }) as const)]]),
});

describe('the state of units', () => {
  test('makes counters apart, each with its number', () => {
    const counters = layoutOf(base, labels, at({ count: 2 }, { count: 1, state: 'damaged' })).stacks.get(
      'baltic-sea',
    )?.counters;
    expect(counters?.map(({ count, state }) => [count, state])).toEqual([
      [2, undefined],
      [1, 'damaged'],
    ]);
  });

  test('is drawn over its counter and over no other', () => {
    const source = { file: '/map.svg', labels: 'en' };
    const drawn = (...stacks: readonly Ships[]) =>
      mapBoard(base, at(...stacks), words, { labels, source, id: 'map' }).svg;
    expect(drawn({ count: 2 })).not.toContain('#m-');
    expect(drawn({ count: 2 }, { count: 1, state: 'damaged' }).match(/#m-damaged/g)).toHaveLength(1);
    expect(drawn({ count: 1, state: 'patrol' }).match(/#m-patrol/g)).toHaveLength(1);
  });

  test('has its signs in the file of a board that knows it, and costs others nothing', () => {
    expect(mapSymbolFile(base, { en: labels })).not.toContain('m-damaged');
    const file = mapSymbolFile({ ...base, states: ['damaged', 'patrol'] }, { en: labels });
    for (const id of ['m-damaged', 'm-patrol', 'k-damaged', 'k-patrol']) expect(file).toContain(`id="${id}"`);
  });
});
