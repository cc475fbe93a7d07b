import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unserved } from '../../../src/engine/movement/berths.ts';
import type { Deck } from '../../../src/engine/movement/deck.ts';
import type { SpaceId } from '../../../src/vocab/index.ts';

const zones: readonly SpaceId[] = ['a', 'b', 'c', 'd', 'e'];
const someZones = fc.uniqueArray(fc.constantFrom(...zones), { minLength: 1, maxLength: 4 });
const decks = fc
  .array(fc.record({ slots: fc.integer({ min: 1, max: 2 }), zones: someZones }), { maxLength: 4 })
  .map((all) => all.map((deck, carrier): Deck => ({ carrier, ...deck })));
const planes = fc.array(
  someZones.map((reach) => new Set(reach)),
  { maxLength: 8 },
);

/** The fewest left over, by trying every zone for every carrier and every order of planes that matters. */
const byTrying = (reaches: readonly ReadonlySet<SpaceId>[], all: readonly Deck[]): number => {
  const seated = (at: readonly SpaceId[]): number => {
    const places = all.flatMap(({ slots }, deck) => Array.from({ length: slots }, () => at[deck] ?? ''));
    const holder: (number | undefined)[] = places.map(() => undefined);
    const seat = (plane: number, tried: Set<number>): boolean =>
      places.some((zone, place) => {
        if (tried.has(place) || reaches[plane]?.has(zone) !== true) return false;
        tried.add(place);
        const sitting = holder[place];
        if (sitting !== undefined && !seat(sitting, tried)) return false;
        holder[place] = plane;
        return true;
      });
    return reaches.filter((_, plane) => seat(plane, new Set())).length;
  };
  const ways = all.reduce<readonly (readonly SpaceId[])[]>(
    (before, deck) => before.flatMap((way) => deck.zones.map((zone) => [...way, zone])),
    [[]],
  );
  return reaches.length - Math.max(...ways.map(seated));
};

describe('places on carriers', () => {
  test('no plan leaves fewer planes without one', () => {
    fc.assert(
      fc.property(planes, decks, (reaches, all) => {
        expect(unserved(reaches, all)).toHaveLength(byTrying(reaches, all));
      }),
      { numRuns: 400 },
    );
  });
  test('one carrier cannot be in two zones', () => {
    const reaches = [new Set(['a']), new Set(['b'])];
    expect(unserved(reaches, [{ carrier: 1, slots: 2, zones: ['a', 'b'] }])).toEqual([1]);
  });
  test('a thousand carriers of one fleet are one question', () => {
    const fleet = Array.from({ length: 999 }, (_, carrier): Deck => ({ carrier, slots: 2, zones }));
    const reaches = Array.from({ length: 2001 }, (_, i) => new Set([zones[i % 5] ?? 'a', zones[(i * 3) % 5] ?? 'a']));
    expect(unserved(reaches, fleet)).toHaveLength(3);
  });
});
