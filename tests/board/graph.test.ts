// Distances and changed links on the board of the second edition.

import { describe, expect, test } from 'vitest';
import {
  areAdjacent,
  secondEditionBoard as board,
  type Canal,
  canalBetween,
  distances,
  findSpace,
  links,
  neighbours,
  spaceOf,
  withLinks,
} from '../../src/board/index.ts';

describe('distances', () => {
  test('count steps from the start, which is 0', () => {
    const from = distances(board, 'ukraine-ssr');
    expect(['ukraine-ssr', 'caucasus', 'caspian-sea', 'kazakh-ssr'].map((id) => from.get(id))).toEqual([0, 1, 2, 3]);
    expect(from.size).toBe(128);
  });

  test('end at spaces that cannot be passed, which are still reached', () => {
    const overland = distances(board, 'germany', (space) => space.kind === 'land' && !space.neutral);
    expect(overland.get('north-sea')).toBe(2);
    expect(overland.get('switzerland')).toBe(1);
    expect(overland.has('united-kingdom')).toBe(false);
  });

  test('are the same there and back', () => {
    for (const a of board.spaces.slice(0, 12))
      for (const [b, steps] of distances(board, a.id)) expect(distances(board, b).get(a.id)).toBe(steps);
  });
});

describe('neighbours', () => {
  test('are ordered by id', () => {
    expect(neighbours(board, 'gibraltar').map((space) => space.id)).toEqual(['spain', 'western-mediterranean-sea']);
  });

  test('a canal is found from both sides', () => {
    expect(canalBetween(board, 'red-sea', 'eastern-mediterranean-sea')?.id).toBe('suez');
    expect(canalBetween(board, 'eastern-mediterranean-sea', 'red-sea')?.id).toBe('suez');
    expect(canalBetween(board, 'red-sea', 'indian-ocean')).toBeUndefined();
  });
});

describe('a board with the Caspian closed', () => {
  const closed = withLinks(board, { close: ['caspian-sea'] });

  test('still lists the zone, which touches nothing', () => {
    expect(closed.spaces).toHaveLength(128);
    expect(spaceOf(closed, 'caspian-sea').adjacent).toEqual([]);
    expect(closed.closed).toEqual(['caspian-sea']);
    expect(links(closed)).toHaveLength(309 - spaceOf(board, 'caspian-sea').adjacent.length);
    expect(findSpace(closed, 'Caspian')).toMatchObject({ outcome: 'found', value: { id: 'caspian-sea' } });
  });

  test('leaves Russia and Kazakh without a coast, and Caucasus with one', () => {
    expect(['russia', 'kazakh-ssr', 'caucasus'].map((id) => spaceOf(closed, id).coastal)).toEqual([false, false, true]);
    expect(neighbours(closed, 'russia').some((space) => space.kind === 'sea')).toBe(false);
  });

  test('leaves the board it came from as it was', () => {
    expect(spaceOf(board, 'russia').coastal).toBe(true);
    expect(links(board)).toHaveLength(309);
  });
});

describe('links for one purpose, as Enhanced Realism has them', () => {
  const straits = (id: string, zone: string): Canal => ({
    id,
    name: { en: 'Turkish Straits', de: 'Türkische Meerengen', nl: 'Turkse zeestraten' },
    between: [zone, 'black-sea'],
    banks: ['turkey'],
    control: 'mover',
    since: 'instant',
    into: 'black-sea',
    cost: 1,
  });
  const panama = board.canals.filter((canal) => canal.id === 'panama').map((canal) => ({ ...canal, cost: 0 as const }));
  const realism = withLinks(board, {
    add: [{ between: ['southern-europe', 'turkey'], scope: 'land' }],
    remove: [
      { between: ['western-canada', 'labrador-sea'], scope: 'transport' },
      { between: ['union-of-south-africa', 'mozambique-channel'] },
    ],
    canals: [
      ...panama,
      straits('straits-central', 'central-mediterranean-sea'),
      straits('straits-eastern', 'eastern-mediterranean-sea'),
    ],
  });

  test('realism.board.turkey-by-land: land units only', () => {
    expect(areAdjacent(realism, 'southern-europe', 'turkey', 'land')).toBe(true);
    expect(areAdjacent(realism, 'turkey', 'southern-europe', 'land')).toBe(true);
    expect(areAdjacent(realism, 'southern-europe', 'turkey')).toBe(false);
    const ids = (scope: 'all' | 'land') => neighbours(realism, 'turkey', scope).map((space) => space.id);
    expect(ids('land')).toEqual([...ids('all'), 'southern-europe'].sort());
  });

  test('realism.board.western-canada: closed for transports, open for aircraft', () => {
    expect(areAdjacent(realism, 'labrador-sea', 'western-canada', 'transport')).toBe(false);
    expect(areAdjacent(realism, 'labrador-sea', 'western-canada')).toBe(true);
    const served = neighbours(realism, 'labrador-sea', 'transport').map((space) => space.id);
    expect(served).not.toContain('western-canada');
    expect(served).toContain('eastern-canada');
  });

  test('realism.board.south-africa-mozambique: closed for all', () => {
    expect(areAdjacent(realism, 'union-of-south-africa', 'mozambique-channel')).toBe(false);
    expect(areAdjacent(realism, 'mozambique-channel', 'union-of-south-africa', 'transport')).toBe(false);
  });

  test('canals are replaced by id or added', () => {
    expect(realism.canals.map((canal) => canal.id).sort()).toEqual([
      'panama',
      'straits-central',
      'straits-eastern',
      'suez',
    ]);
    expect(canalBetween(realism, 'caribbean-sea', 'galapagos-sea')?.cost).toBe(0);
    expect(canalBetween(board, 'caribbean-sea', 'galapagos-sea')?.cost).toBe(1);
  });
});

describe('a link changed wrongly', () => {
  test('of a space the board lacks', () => {
    expect(() => withLinks(board, { close: ['sicily'] })).toThrow('no space "sicily"');
  });
  test('that is not there to remove', () => {
    expect(() => withLinks(board, { remove: [{ between: ['eastern-europe', 'turkey'] }] })).toThrow(
      'no link eastern-europe - turkey to remove',
    );
  });
  test('a link that is there can be added again without harm', () => {
    const again = withLinks(board, { add: [{ between: ['spain', 'gibraltar'] }] });
    expect(links(again)).toHaveLength(309);
  });
});
