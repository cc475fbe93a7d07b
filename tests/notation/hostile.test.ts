// Whatever is sent, a sheet answers with problems and never throws.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../../src/notation/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { type Given, read } from './support.ts';

const given: Given = { power: 'uk' };

describe('hostile text', () => {
  const lines: readonly (readonly [string, string])[] = [
    ['ten thousand characters in one line', 'x'.repeat(10_000)],
    ['ten thousand units', '1 inf '.repeat(1_666)],
    ['deep brackets', `1 inf UK > ${'('.repeat(400)}NOR${')'.repeat(400)}`],
    ['brackets that only open', '('.repeat(900)],
    ['brackets that only close', `1 inf UK > NOR ${')'.repeat(900)}`],
    ['arrows alone', '3 '.concat('> '.repeat(400))],
    ['a long path', `1 ftr UK${' > NOR > UK'.repeat(80)}`],
    ['a long name', `1 inf ${'karelia'.repeat(100)} > NOR`],
    ['hyphens', `1 inf ${'KAR-'.repeat(200)}RUS`],
    ['a huge number', `${'9'.repeat(500)} inf UK > NOR`],
    ['control characters', 'buy 3 inf\u0000\u0007\u001b[31m'],
    ['characters that turn the writing round', '\u202e3 inf UK > NOR'],
    ['half a surrogate pair', 'buy \ud800 3 inf'],
    ['names of the language', '__proto__ constructor > toString'],
    ['units named like the language', 'buy 3 constructor, 1 __proto__, 2 toString'],
    ['mark-up', '<script>alert(1)</script>'],
    ['accents without end', `1 inf KAR${'\u0301'.repeat(800)} > RUS`],
  ];
  for (const [name, text] of lines)
    test(name, () => {
      const sheet = read(given, text);
      expect(sheet.orders).toEqual([]);
      expect(sheet.problems.length).toBeGreaterThan(0);
      for (const problem of sheet.problems) expect(JSON.stringify(problem).length).toBeLessThan(1_000);
    });

  test('many bad lines are each answered, in a moment', () => {
    const sheet = read(given, 'nonsense here > there\n'.repeat(1_000));
    expect(sheet.problems).toHaveLength(1_000);
  });

  const words = [
    ...Object.values(KEYWORDS).flatMap((each) => [...each.en, ...each.de, ...each.nl]),
    ...secondEdition.board.spaces.map(({ code }) => code),
    ...['inf', 'Pz', 'jager', 'trn', 'SS', 'T', 'CAR', 'uk', 'USSR', 'A'],
    ...['>', '->', '-', ',', ';', ':', '(', ')', '&', '/', '#', '//', '\n', '3', '0', '99', 'x', '34/35', '---'],
  ];
  test('words of the notation in any sequence', () => {
    const text = fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((each) => each.join(' '));
    fc.assert(
      fc.property(text, (each) => {
        const sheet = read(given, each);
        expect(sheet.lines).toHaveLength(each.split('\n').length);
      }),
      { numRuns: 400 },
    );
  });
  test('any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const sheet = read(given, text);
        for (const { line } of sheet.problems) expect(sheet.lines[line - 1]?.what).toBe('problem');
      }),
      { numRuns: 400 },
    );
  });
});
