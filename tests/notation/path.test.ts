// Ways of which only the ends were written: the shortest that looks legal, and what is said about it.

import { describe, expect, test } from 'vitest';
import { type Given, read } from './support.ts';

const wayOf = (given: Given, line: string): { readonly path: unknown; readonly remarks: readonly unknown[] } => {
  const sheet = read(given, line);
  expect(sheet.problems).toEqual([]);
  const order = sheet.orders[0];
  const move = order?.type === 'combat-move' || order?.type === 'noncombat-move' ? order.moves[0] : undefined;
  return { path: move?.kind === 'march' ? move.path : undefined, remarks: sheet.remarks };
};

describe('a way filled in', () => {
  test('goes round a neutral if the plane has the range, and says nothing', () => {
    const { path, remarks } = wayOf({ power: 'germany' }, '1 bmr WEU > ALG');
    expect(path).toEqual(['western-europe', 'northeast-atlantic', 'algeria']);
    expect(remarks).toEqual([]);
  });
  test('avoids guns where another way is as short', () => {
    const { path, remarks } = wayOf({ power: 'uk' }, '1 bmr UK > EEU');
    expect(path).toEqual(['united-kingdom', 'north-sea', 'baltic-sea', 'eastern-europe']);
    expect(remarks).toEqual([]);
  });
  test('over a gun that cannot be avoided is told', () => {
    const { remarks } = wayOf({ power: 'germany' }, '1 bmr GER > Novo');
    expect(remarks).toMatchObject([{ code: 'path-taken', params: { guns: ['karelia-ssr', 'russia'] } }]);
  });
  test('of armor through empty enemy land is told, for it takes the land', () => {
    const given: Given = {
      power: 'germany',
      setup: 'empty',
      units: [
        { space: 'ukraine-ssr', power: 'germany', units: { armor: 1 } },
        { space: 'karelia-ssr', power: 'ussr', units: { infantry: 1 } },
      ],
    };
    const { path, remarks } = wayOf(given, '1 arm UKR > RUS');
    expect(path).toEqual(['ukraine-ssr', 'caucasus', 'russia']);
    expect(remarks).toMatchObject([{ code: 'path-taken', params: { taken: ['caucasus'] } }]);
  });
  test('of ships keeps clear of enemies and closed canals', () => {
    const given: Given = {
      power: 'germany',
      setup: 'empty',
      units: [
        { space: 'baltic-sea', power: 'germany', units: { submarine: 1 } },
        { space: 'eastern-mediterranean-sea', power: 'germany', units: { submarine: 1 } },
      ],
    };
    expect(wayOf(given, '1 sub BAL > NEA').path).toEqual(['baltic-sea', 'north-sea', 'northeast-atlantic']);
    const throughSuez = wayOf(given, '1 sub EMD > RED');
    expect(throughSuez.path).toEqual(['eastern-mediterranean-sea', 'red-sea']);
  });
  test('that is out of reach is still the shortest, for the rules to refuse', () => {
    expect(wayOf({ power: 'ussr' }, '1 inf CAU > WEU').path).toEqual([
      'caucasus',
      'karelia-ssr',
      'eastern-europe',
      'germany',
      'western-europe',
    ]);
  });
  test('leaves steps that were written as they are', () => {
    const { path } = wayOf({ power: 'uk' }, '1 bmr UK > NOR > FIN > EEU');
    expect(path).toEqual(['united-kingdom', 'north-sea', 'finland-norway', 'baltic-sea', 'eastern-europe']);
  });
});
