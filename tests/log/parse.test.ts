import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, hashOf, logJsonSchema, makeEntry, parseLog } from '../../src/log/index.ts';
import { bytesOfLines, chain, FIELDS, GAME } from './sample.ts';

const file = `games/${GAME}/log.jsonl`;
const sample = chain(FIELDS);
const bytes = bytesOfLines(sample.lines);

describe('a log is read as it was written', () => {
  test('every line, its name and the head', () => {
    const read = parseLog(bytes, { file, game: GAME });
    expect(read.faults).toEqual([]);
    expect(read.entries).toEqual(sample.entries);
    expect(read.head).toEqual(sample.head);
    expect(read.torn).toBeUndefined();
  });

  test('a line is named by the SHA-256 of its bytes, and the next line says that name', () => {
    sample.lines.forEach((line, index) => {
      const hash = hashOf(bytesOf(line));
      expect(sample.entries[index]?.hash).toBe(hash);
      const next = sample.entries[index + 1];
      if (next !== undefined) expect(next.prev).toBe(hash);
    });
    expect(sample.entries[0]?.prev).toBe('0'.repeat(64));
  });

  test('keys stand in order: the first line of a game begins with its time', () => {
    expect(sample.lines[0]?.startsWith('{"at":"2026-03-01T20:14:00Z","by":"anna","events":[')).toBe(true);
    expect(sample.lines[0]?.endsWith(',"seq":0,"v":1}')).toBe(true);
  });

  test('what was read before is read the quick way to the same, and what follows it strictly', () => {
    const whole = parseLog(bytes, { file: 'log' });
    let readBefore = 0;
    for (const line of sample.lines) {
      readBefore += bytesOf(line).length + 1;
      expect(parseLog(bytes, { file: 'log', readBefore })).toEqual(whole);
    }
    const torn = bytesOf(`${sample.lines.join('\n')}\n{"at":`);
    expect(parseLog(torn, { file: 'log', readBefore: bytes.length })).toEqual(parseLog(torn, { file: 'log' }));
    const [first = ''] = sample.lines;
    const unchained = bytesOf(`${first}\n${first}\n`);
    const read = parseLog(unchained, { file: 'log', readBefore: bytesOf(first).length + 1 });
    expect(read).toEqual(parseLog(unchained, { file: 'log' }));
    expect(read.faults).toHaveLength(1);
  });

  test('parse(make(x)) is x, for any remark that is clean', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        fc.constantFrom(...FIELDS.slice(1)),
        fc.date({ min: new Date('1980-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (note, fields, date) => {
          const at = `${date.toISOString().slice(0, 19)}Z`;
          const made = makeEntry(GAME, { count: 5, hash: 'ab'.repeat(32) }, { ...fields, at, note });
          if (!made.ok) return made.error.code === 'text-unclean';
          const { hash, ...rest } = made.value.entry;
          expect(rest).toEqual({ ...fields, at, note, v: 1, game: GAME, seq: 5, prev: 'ab'.repeat(32) });
          return hash === hashOf(bytesOf(made.value.line));
        },
      ),
    );
  });
});

describe('a log that was touched is refused', () => {
  test('any one byte changed: a fault, or a last line that is no longer the one known', () => {
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = bytes.slice();
        changed[at] = ((changed[at] ?? 0) + by) % 256;
        const read = parseLog(changed, { file, game: GAME });
        const inLastLine = at >= bytes.length - bytesOf(`${sample.lines.at(-1)}\n`).length;
        const found = read.faults.length > 0 || read.torn !== undefined;
        return found || (inLastLine && read.head.hash !== sample.head.hash);
      }),
      { numRuns: 3000 },
    );
  });

  const without = (index: number) => sample.lines.filter((_, i) => i !== index);
  test.each([
    ['a line left out', without(2), 3, 'wrong-seq'],
    ['two lines swapped', [0, 2, 1, 3, 4].map((i) => sample.lines[i] ?? ''), 2, 'wrong-seq'],
    ['a line twice', [...sample.lines.slice(0, 2), ...sample.lines.slice(1)], 3, 'wrong-seq'],
    ['the first line left out', without(0), 1, 'wrong-seq'],
    [
      'an earlier line written anew',
      [
        ...chain(FIELDS.map((one, i) => (i === 1 ? { ...one, by: 'bernd' } : one))).lines.slice(0, 2),
        ...sample.lines.slice(2),
      ],
      3,
      'wrong-prev',
    ],
    [
      'a line of another game',
      [...sample.lines.slice(0, 2), chain(FIELDS, 'other-game').lines[2] ?? ''],
      3,
      'wrong-game',
    ],
  ])('%s', (_, lines, line, code) => {
    const read = parseLog(bytesOfLines(lines), { file });
    expect(read.faults).toMatchObject([{ file, line, code, remedy: 'restore-the-line' }]);
    expect(read.entries).toHaveLength(line - 1);
  });

  test('a whole log under another name', () => {
    const read = parseLog(bytes, { file, game: 'other-game' });
    expect(read.faults).toMatchObject([
      { line: 1, code: 'wrong-game', params: { game: GAME, expected: 'other-game' } },
    ]);
  });

  test('what stands before the fault is still there', () => {
    const lines = sample.lines.map((line, index) => (index === 3 ? line.replace('infantry', 'infantri') : line));
    const read = parseLog(bytesOfLines(lines), { file });
    expect(read.entries).toEqual(sample.entries.slice(0, 3));
    expect(read.faults).toHaveLength(1);
  });
});

describe('a torn last line', () => {
  test('is no fault, does not count and is located', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: bytes.length }), (length) => {
        const read = parseLog(bytes.subarray(0, length), { file });
        const whole = [...bytes.subarray(0, length)].filter((byte) => byte === 10).length;
        expect(read.faults).toEqual([]);
        expect(read.entries).toEqual(sample.entries.slice(0, whole));
        const from = bytes.subarray(0, length).lastIndexOf(10) + 1;
        expect(read.torn).toEqual(from === length ? undefined : { from, bytes: length - from });
      }),
      { numRuns: 300 },
    );
  });
  test('an empty file is no log', () => {
    expect(parseLog(new Uint8Array(), { file }).faults).toMatchObject([{ line: 0, code: 'no-log' }]);
  });
});

test('the format as JSON Schema names every key of a line', () => {
  const schema = JSON.parse(JSON.stringify(logJsonSchema()));
  expect(Object.keys(schema.properties).sort()).toEqual(
    ['at', 'by', 'dice', 'events', 'evidence', 'for', 'game', 'note', 'order', 'prev', 'seq', 'sig', 'v'].sort(),
  );
  expect(schema.required).toEqual(['v', 'game', 'seq', 'prev', 'at', 'by', 'events']);
  expect(schema.additionalProperties).toBe(false);
});
