// Each limit of a log, just inside and just outside.
import { describe, expect, test } from 'vitest';
import { bytesOf, isGameId, LIMITS, makeEntry, parseLine, parseLog, unclean } from '../../src/log/index.ts';
import { AT, bytesOfLines, chain, FIELDS, GAME, openFields } from './sample.ts';

const file = `games/${GAME}/log.jsonl`;
const prev = 'ab'.repeat(32);
const fault = (line: string | Uint8Array) => {
  const read = parseLine(typeof line === 'string' ? bytesOf(line) : line);
  return read.ok ? 'none' : read.error;
};
/** A note whose line has the keys given beside the usual ones, written in order. */
const noteLine = (note: string) =>
  `{"at":"${AT}","by":"anna","events":[],"game":"${GAME}","note":${JSON.stringify(note)},"order":{"type":"note"},"prev":"${prev}","seq":7,"v":1}`;
const plain = noteLine('hello');

test('the line these tests start from is sound', () => {
  expect(fault(plain)).toBe('none');
});

describe('size of a line', () => {
  const padded = (bytes: number) => {
    // Many long reasons fill a line; no single text reaches its own limit.
    const filler = chain([openFields]).lines[0] ?? '';
    const title = filler.replace('"title":"Spring 1926 → 1942"', '"title":"x"');
    const missing = bytes - bytesOf(title).length;
    const board = title.replace('"game-opened","units"', `"game-opened","units"`);
    // `board` of the event has no limit of its own: the line's is the one that counts
    return board.replace('{"board":"second-edition",', `{"board":"second-edition${'x'.repeat(missing)}",`);
  };
  test('64 KiB are read', () => {
    const line = padded(LIMITS.lineBytes);
    expect(bytesOf(line)).toHaveLength(LIMITS.lineBytes);
    expect(fault(line)).toBe('none');
  });
  test('one byte more is refused before anything else is looked at', () => {
    expect(fault(padded(LIMITS.lineBytes + 1))).toMatchObject({
      code: 'line-too-long',
      params: { bytes: 65_537, max: 65_536 },
    });
    expect(fault('x'.repeat(LIMITS.lineBytes + 1))).toMatchObject({ code: 'line-too-long' });
  });
  test('and never written', () => {
    const made = makeEntry(
      GAME,
      { count: 1, hash: prev },
      {
        at: AT,
        by: 'anna',
        events: [
          { type: 'standing-orders-set', orders: [] },
          ...Array.from({ length: 2500 }, () => ({ type: 'research-ended', power: 'ussr' }) as const),
        ],
      },
    );
    expect(made).toMatchObject({ ok: false, error: { code: 'line-too-long' } });
  });
});

describe('size of a file', () => {
  test('20,000 lines are the most', () => {
    const many = (lines: number) => bytesOf('\n'.repeat(lines));
    expect(parseLog(many(LIMITS.lines), { file }).faults).toMatchObject([{ line: 1, code: 'line-empty' }]);
    expect(parseLog(many(LIMITS.lines + 1), { file }).faults).toMatchObject([
      { line: 0, code: 'too-many-lines', params: { lines: 20_001, max: 20_000 } },
    ]);
  });
  test('32 MiB are the most', () => {
    expect(parseLog(new Uint8Array(LIMITS.fileBytes), { file }).faults).toEqual([]);
    expect(parseLog(new Uint8Array(LIMITS.fileBytes + 1), { file }).faults).toMatchObject([
      { line: 0, code: 'file-too-large' },
    ]);
  });
});

describe('depth', () => {
  const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
  test('twelve brackets within one another are looked into', () => {
    expect(fault(nested(12))).toMatchObject({ code: 'wrong-shape' });
  });
  test('thirteen are not, nor a million', () => {
    expect(fault(nested(13))).toMatchObject({ code: 'too-deep', params: { depth: 13, max: 12 } });
    expect(fault('['.repeat(60_000))).toMatchObject({ code: 'too-deep' });
  });
  test('brackets in text do not count', () => {
    expect(fault(noteLine('[['.repeat(100)))).toBe('none');
    expect(fault(noteLine(`"\\${'{'.repeat(100)}`))).toBe('none');
  });
});

describe('bytes and JSON', () => {
  const invalid = (...bytes: number[]) => {
    const line = bytesOf(noteLine('hello?'));
    line.set(bytes, line.indexOf(0x3f));
    return line;
  };
  test.each([
    ['a byte that is not UTF-8', invalid(0xff)],
    ['half a character', invalid(0xc3)],
    [
      'a surrogate written as UTF-8',
      (() => {
        const line = bytesOf(noteLine('hello???'));
        line.set([0xed, 0xa0, 0x80], line.indexOf(0x3f));
        return line;
      })(),
    ],
  ])('%s', (_, line) => {
    expect(fault(line)).toMatchObject({ code: 'not-utf8' });
  });
  test('a byte order mark', () => {
    expect(fault(`\ufeff${plain}`)).toMatchObject({ code: 'byte-order-mark' });
  });
  test.each(['{', 'hello', "{'v':1}", `${plain},`, `${plain}${plain}`, '{"v":01}', '{"v":NaN}'])(
    'no JSON: %s',
    (line) => {
      expect(fault(line)).toMatchObject({ code: 'not-json' });
    },
  );
  test.each(['[]', '1', 'null', '"x"', 'true'])('no object: %s', (line) => {
    expect(fault(line)).toMatchObject({ code: 'not-an-object' });
  });
  test('an empty line', () => {
    expect(fault('')).toMatchObject({ code: 'line-empty' });
  });
});

describe('numbers are whole and safe', () => {
  test.each(['9007199254740991', '0'])('%s is', (seq) => {
    expect(fault(plain.replace('"seq":7', `"seq":${seq}`))).toBe('none');
  });
  test.each(['9007199254740992', '-9007199254740992', '0.5', '1e-7', '1e400'])('%s is not', (seq) => {
    expect(fault(plain.replace('"seq":7', `"seq":${seq}`))).toMatchObject({
      code: 'number-not-safe',
      params: { at: 'seq' },
    });
  });
});

describe('one form only', () => {
  test.each([
    ['a space', plain.replace('"v":1', '"v": 1')],
    ['keys out of order', `{"v":1,${plain.slice(1, -7)}}`],
    ['a key twice', plain.replace('"by":"anna"', '"by":"bernd","by":"anna"')],
    ['a key twice, once escaped', plain.replace('"by":"anna"', '"by":"bernd","\\u0062y":"anna"')],
    ['1.0', plain.replace('"seq":7', '"seq":7.0')],
    ['-0', plain.replace('"seq":7', '"seq":-0')],
    ['an exponent', plain.replace('"seq":7', '"seq":7e0')],
    ['an escaped slash', noteLine('a/b').replace('a/b', 'a\\/b')],
    ['an escape that is not needed', plain.replace('hello', 'hell\\u006f')],
    ['an escape in capitals', noteLine('a\nb').replace('\\n', '\\u000A')],
  ])('%s', (_, line) => {
    expect(fault(line)).toMatchObject({ code: 'not-canonical' });
  });
  test('the fault says where', () => {
    expect(fault(plain.replace('"by":"anna"', '"by": "anna"'))).toMatchObject({
      params: { column: plain.indexOf('"anna"') + 1 },
    });
  });
  test('keys that look like numbers are held to the order of text', () => {
    const control = (keys: string) => plain.replace('"events":[]', `"events":[],"evidence":{${keys}}`);
    expect(fault(control('"10":1,"9":1'))).toMatchObject({ code: 'wrong-shape', params: { at: 'evidence' } });
    expect(fault(control('"9":1,"10":1'))).toMatchObject({ code: 'not-canonical' });
  });
});

describe('keys', () => {
  test.each(['__proto__', 'constructor', 'prototype'])('%s is refused at any depth', (key) => {
    const line = plain.replace('{"type":"note"}', `{"${key}":{},"type":"note"}`);
    expect(fault(line)).toMatchObject({ code: 'key-forbidden', params: { at: 'order', key } });
  });
  test('an unknown key is refused', () => {
    expect(fault(plain.replace('"events"', '"ev":1,"events"'))).toMatchObject({
      code: 'wrong-shape',
      params: { problem: 'unknown-keys', expected: ['ev'] },
    });
    expect(fault(plain.replace('{"type":"note"}', '{"type":"note","x":1}'))).toMatchObject({
      code: 'wrong-shape',
      params: { at: 'order', expected: ['x'] },
    });
  });
});

describe('text', () => {
  test.each([
    ['umlauts and arrows', 'Köln → Eifel'],
    ['line ends and tabs', 'a\n\tb'],
    ['emoji with a joiner', '👩‍🚀'],
    ['right-to-left letters', 'שלום'],
    ['a rate', '3 inf @ 2, 1 arm@3.'],
    ['a name with a sign before it', '@anna, see https://video.example/@club'],
    ['a sign at the end', 'meet me at home@'],
  ])('%s may stand in a remark', (_, note) => {
    expect(fault(noteLine(note))).toBe('none');
  });
  test.each([
    ['NUL', 'a\u0000', 'control'],
    ['ESC, which terminals obey', '\u001b[2J', 'control'],
    ['a carriage return', 'a\rb', 'control'],
    ['DEL', '\u007f', 'control'],
    ['C1', '\u0085', 'control'],
    ['an override of direction', '\u202etxt', 'direction'],
    ['an isolate', '\u2066txt', 'direction'],
    ['a mark of direction', 'a\u200f', 'direction'],
    ['a space without width', 'a\u200bb', 'invisible'],
    ['a soft hyphen', 'a\u00adb', 'invisible'],
    ['a letter that fills nothing', '\u3164', 'invisible'],
    ['a byte order mark within', 'a\ufeffb', 'invisible'],
    ['letters not in their one spelling', 'Ko\u0308ln', 'not-nfc'],
    ['a mail address', 'ask anna.k+play@mail.example.org!', 'mail-address'],
    ['one in a link', '[me](mailto:anna@example.org)', 'mail-address'],
    ['one with umlauts', 'jörg@müller.example', 'mail-address'],
    ['one with a wide sign', 'anna\uff20example.org', 'mail-address'],
    ['one after other signs', '@ @@ x @anna b@c.de', 'mail-address'],
  ])('%s may not', (_, note, why) => {
    expect(fault(noteLine(note))).toMatchObject({ code: 'text-unclean', params: { at: 'note', why } });
  });
  test('half a surrogate pair', () => {
    expect(fault(plain.replace('hello', '\\ud800'))).toMatchObject({
      code: 'text-unclean',
      params: { why: 'lone-surrogate' },
    });
  });
  test('line ends only where text is', () => {
    expect(fault(plain.replace('"anna"', '"an\\nna"'))).toMatchObject({
      code: 'text-unclean',
      params: { at: 'by', why: 'control' },
    });
  });
  test('4,000 characters, not one more', () => {
    expect(fault(noteLine('x'.repeat(4000)))).toBe('none');
    expect(fault(noteLine('x'.repeat(4001)))).toMatchObject({
      code: 'wrong-shape',
      params: { at: 'note', problem: 'text-length', max: 4000 },
    });
  });
  test('a name has 60', () => {
    const named = (length: number) =>
      fault((chain([openFields]).lines[0] ?? '').replaceAll('"name":"Bernd"', `"name":"${'b'.repeat(length)}"`));
    expect(named(60)).toBe('none');
    expect(named(61)).toMatchObject({ code: 'wrong-shape' });
  });
});

describe('mail addresses', () => {
  test('are refused wherever text stands, names included', () => {
    const line = chain([openFields]).lines[0] ?? '';
    expect(fault(line.replaceAll('"name":"Bernd"', '"name":"bernd@example.org"'))).toMatchObject({
      code: 'text-unclean',
      params: { why: 'mail-address' },
      remedy: 'say-otherwise',
    });
    expect(fault(plain.replace('"by":"anna"', '"by":"anna@example.org"'))).toMatchObject({
      code: 'text-unclean',
      params: { at: 'by', why: 'mail-address' },
    });
  });
  test('are looked for in time that grows with the length alone', () => {
    const start = performance.now();
    for (const part of ['a@', 'a.', '@a.', 'a-@a.']) expect(unclean(part.repeat(30_000), 'text')).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('what git may do to a line', () => {
  test.each(['<<<<<<< HEAD', '=======', '>>>>>>> theirs', '||||||| base', '<<<<<<< HEAD\r'])('%s', (mark) => {
    expect(fault(mark)).toMatchObject({ code: 'merge-markers', remedy: 'sync' });
  });
  test.each([plain, 'no JSON at all', ''])('CR LF after “%.10s”', (line) => {
    expect(fault(`${line}\r`)).toMatchObject({ code: 'line-ends', remedy: 'sync' });
  });
  test('six signs are no mark, and CR within a line is another matter', () => {
    expect(fault('<<<<<< HEAD')).toMatchObject({ code: 'not-json' });
    expect(fault(plain.replace('"v":1', '"v":\r1'))).toMatchObject({ code: 'not-canonical' });
  });
  test('a whole file with CR LF stops at its first line', () => {
    const text = chain(FIELDS)
      .lines.map((line) => `${line}\r\n`)
      .join('');
    expect(parseLog(bytesOf(text), { file })).toMatchObject({ entries: [], faults: [{ code: 'line-ends', line: 1 }] });
  });
});

describe('what is in a line', () => {
  test.each(['2026-02-28T00:00:00Z', '2024-02-29T23:59:59Z', '2000-02-29T00:00:00Z'])('%s is a time', (at) => {
    expect(fault(plain.replace(AT, at))).toBe('none');
  });
  test.each([
    '2026-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-03-01T24:00:00Z',
    '2026-03-01T20:14:60Z',
    '2026-03-01T20:14:00.5Z',
    '2026-03-01T20:14:00+01:00',
    '2026-03-01',
  ])('%s is none', (at) => {
    expect(fault(plain.replace(AT, at))).toMatchObject({ code: 'wrong-shape', params: { at: 'at' } });
  });
  test.each(['abc', 'a-b', 'g-1942-ah7', `a${'-b'.repeat(19)}c`, 'com10', 'nulls'])('%s is the id of a game', (id) => {
    expect(isGameId(id)).toBe(true);
  });
  test.each([
    '',
    'a',
    'ab',
    '-ab',
    'ab-',
    'a--b',
    'A-b',
    'a_b',
    'a.b',
    'a/b',
    '../ab',
    'con',
    'prn',
    'aux',
    'nul',
    'com1',
    'lpt9',
    'constructor',
    'x'.repeat(41),
    'ä-b',
    'abc\n',
  ])('"%s" is none', (id) => {
    expect(isGameId(id)).toBe(false);
  });
  test('a later version is named as such', () => {
    expect(fault(plain.replace('"v":1', '"v":2'))).toMatchObject({
      code: 'unknown-version',
      params: { v: 2, known: [1] },
      remedy: 'use-newer-version',
    });
  });
  test('an order nobody knows', () => {
    expect(fault(plain.replace('"type":"note"', '"type":"surrender"'))).toMatchObject({
      code: 'unknown-order',
      params: { order: 'surrender' },
    });
  });
  test('an event nobody knows', () => {
    expect(fault(plain.replace('"events":[]', '"events":[{"type":"surrendered"}]'))).toMatchObject({
      code: 'unknown-event',
      params: { event: 'surrendered' },
    });
  });
  test.each(['', 'x', 'AB'.repeat(32), `${prev}0`])('no hash: "%s"', (hash) => {
    expect(fault(plain.replace(prev, hash))).toMatchObject({ code: 'wrong-shape', params: { at: 'prev' } });
  });
  test('500 moves in an order, not one more', () => {
    const order = (moves: number) => ({
      type: 'noncombat-move' as const,
      power: 'ussr' as const,
      moves: Array.from({ length: moves }, () => ({
        kind: 'march' as const,
        units: { infantry: 1 },
        path: ['a', 'b'],
      })),
    });
    const made = (moves: number) =>
      makeEntry(GAME, { count: 1, hash: prev }, { at: AT, by: 'anna', order: order(moves), events: [] });
    expect(made(500).ok).toBe(true);
    expect(made(501)).toMatchObject({ ok: false, error: { code: 'wrong-shape', params: { at: 'order/moves' } } });
  });
});

test('every sample line is read by itself too', () => {
  const { lines } = chain(FIELDS);
  for (const line of lines) expect(fault(line)).toBe('none');
  expect(bytesOfLines(lines).length).toBeGreaterThan(1000);
});
