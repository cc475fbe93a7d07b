// The notes on what units did: they answer like an ordinary map, and a copy never changes what it was made from.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Notes } from '../../src/engine/evolve/notes.ts';
import type { UnitTurn } from '../../src/engine/index.ts';

const note = (spent: number): UnitTurn => ({ origin: 'germany', path: [], spent });
const writing = fc.record({
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { maxLength: 6 }),
  spent: fc.integer({ min: 0, max: 6 }),
});

test('notes are an ordinary map after every writing', () => {
  fc.assert(
    fc.property(fc.array(writing, { maxLength: 12 }), (writings) => {
      const map = new Map<number, UnitTurn>();
      let notes = Notes.none;
      for (const { ids, spent } of writings) {
        for (const id of ids) map.set(id, note((map.get(id)?.spent ?? 0) + spent));
        notes = notes.with(ids, (was) => note((was?.spent ?? 0) + spent));
      }
      expect(notes.size).toBe(map.size);
      expect([...notes]).toEqual([...map].sort(([a], [b]) => a - b));
      for (let id = 0; id <= 81; id += 1) expect([notes.get(id), notes.has(id)]).toEqual([map.get(id), map.has(id)]);
    }),
    { seed: 20260304 },
  );
});

test('an older copy keeps what it said', () => {
  const before = Notes.none.with([3, 40], () => note(1));
  const after = before.with([3, 17], () => note(2));
  expect([...before]).toEqual([
    [3, note(1)],
    [40, note(1)],
  ]);
  expect(after.get(3)).toEqual(note(2));
  expect([Notes.none.size, before.size, after.size]).toEqual([0, 2, 3]);
});

test('notes written elsewhere are taken over', () => {
  const map = new Map([[5, note(4)]]);
  expect([...Notes.of(map)]).toEqual([...map]);
  const notes = Notes.of(map);
  expect(Notes.of(notes)).toBe(notes);
});
