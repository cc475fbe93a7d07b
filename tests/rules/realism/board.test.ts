import { describe, expect, test } from 'vitest';
import {
  areAdjacent,
  canalBetween,
  findUnit,
  neighbours,
  roomOn,
  secondEditionBoard,
  spaceOf,
  typesWith,
  withUnits,
} from '../../../src/board/index.ts';
import { enhancedRealism } from '../../../src/rulesets/enhanced-realism/index.ts';
import { countEntries, type SpaceId, sumCounts } from '../../../src/vocab/index.ts';

const { board } = enhancedRealism;
const setUp = (space: SpaceId) => board.setup.find((entry) => entry.space === space)?.units ?? {};

describe('links and canals of Enhanced Realism', () => {
  test('realism.board.turkey-by-land: for land units alone', () => {
    expect(areAdjacent(board, 'southern-europe', 'turkey', 'land')).toBe(true);
    expect(areAdjacent(board, 'southern-europe', 'turkey')).toBe(false);
  });
  test('realism.board.western-canada: nothing is landed or loaded, planes pass', () => {
    expect(areAdjacent(board, 'labrador-sea', 'western-canada', 'transport')).toBe(false);
    expect(areAdjacent(board, 'labrador-sea', 'western-canada')).toBe(true);
    expect(areAdjacent(board, 'labrador-sea', 'eastern-canada', 'transport')).toBe(true);
  });
  test('realism.board.south-africa-mozambique: cut for everything', () => {
    expect(neighbours(board, 'union-of-south-africa').map(({ id }) => id)).not.toContain('mozambique-channel');
  });
  test('realism.canal.black-sea: the mover holds Turkey, on the way in, from both zones', () => {
    for (const zone of ['central-mediterranean-sea', 'eastern-mediterranean-sea']) {
      const canal = canalBetween(board, zone, 'black-sea');
      expect(canal).toMatchObject({
        banks: ['turkey'],
        control: 'mover',
        into: 'black-sea',
        since: 'instant',
        cost: 1,
      });
    }
  });
  test('realism.board.realtime-ownership and realism.canal.panama-one-zone', () => {
    expect(board.canals.map(({ since }) => since)).toEqual(board.canals.map(() => 'instant'));
    expect(canalBetween(board, 'caribbean-sea', 'galapagos-sea')).toMatchObject({ cost: 0, control: 'side' });
    expect(canalBetween(board, 'eastern-mediterranean-sea', 'red-sea')).toMatchObject({ cost: 1, control: 'side' });
  });
  test('the Caspian Sea is out of play, and the printed board has not changed', () => {
    expect(spaceOf(board, 'caspian-sea').adjacent).toEqual([]);
    expect(secondEditionBoard.canals).toHaveLength(2);
    expect(secondEditionBoard.roster).toContain('aa-gun');
    expect(secondEditionBoard.units.transport.attack).toBe(0);
  });
});

describe('artillery in place of guns', () => {
  test('realism.artillery.unit-values', () => {
    expect(board.units.artillery).toMatchObject({ cost: 5, attack: 2, defence: 2, move: 1, domain: 'land' });
    expect(roomOn(board, 'transport', 'artillery')).toBe(1);
    expect(roomOn(board, 'transport', 'infantry')).toBe(2);
  });
  test('realism.artillery.replaces-guns: no gun is left, in the roster, in a hold or in the set-up', () => {
    expect(board.roster).not.toContain('aa-gun');
    expect(roomOn(board, 'transport', 'aa-gun')).toBe(0);
    expect(typesWith(board, 'antiaircraft')).toEqual([]);
    expect(board.setup.flatMap(({ units }) => Object.keys(units))).not.toContain('aa-gun');
    expect(findUnit(board, 'AA').outcome).toBe('unknown');
  });
  test('it has names and short forms in every language', () => {
    for (const word of ['art', 'Artillery', 'Artillerie'])
      expect(findUnit(board, word)).toMatchObject({ outcome: 'found', value: { type: 'artillery' } });
  });
  test('realism.transport.unloaded-attacks-on-one: the chart has the value of an empty one', () => {
    expect(board.units.transport).toMatchObject({ attack: 1, defence: 1 });
  });
});

describe('the set-up', () => {
  test('realism.setup.extra-complexes: 14 complexes, realism.setup.extra-guns: as many pieces as guns and six more', () => {
    const all = sumCounts(board.setup.map(({ units }) => units));
    const before = sumCounts(secondEditionBoard.setup.map(({ units }) => units));
    expect(all).toEqual({
      ...Object.fromEntries(countEntries(before).filter(([type]) => type !== 'aa-gun')),
      'industrial-complex': 14,
      artillery: (before['aa-gun'] ?? 0) + 6,
    });
  });
  test('ruling.D35: Canada is its eastern half', () => {
    expect(setUp('eastern-canada')).toEqual({ armor: 1, 'industrial-complex': 1, artillery: 1 });
    expect(setUp('western-canada')).toEqual({ infantry: 1 });
  });
  test.each(['caucasus', 'eastern-europe', 'india', 'australia', 'manchuria'])('%s gets one of each', (space) => {
    expect(setUp(space)).toMatchObject({ 'industrial-complex': 1, artillery: 1 });
  });
});

describe('a roster changed wrongly', () => {
  test('a ship may not carry what is gone', () => {
    expect(() => withUnits(secondEditionBoard, { without: ['aa-gun'] })).toThrow('lets transport carry aa-gun');
  });
  test('nor may the set-up hold it', () => {
    expect(() => withUnits(secondEditionBoard, { without: ['battleship'] })).toThrow('sets up battleship');
  });
});
