// A text read again with some of its lines otherwise is read as if for the first time.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSheet, sheetReader } from '../../src/notation/index.ts';
import { contextOf } from '../notation/support.ts';
import type { Item } from './mails/items.ts';

const folder = path.join(import.meta.dirname, 'mails/mails');
const LETTERS = readdirSync(folder).flatMap((file): readonly (readonly string[])[] => {
  if (!file.endsWith('.json')) return [];
  const { mail } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Item;
  return 'raw' in mail || mail.text === undefined ? [] : [mail.text.split('\n')];
});

/** What becomes of a line while a letter is tried: it is a comment, one with the next, gone, or there twice. */
const CHANGES: readonly ((lines: readonly string[], at: number) => readonly string[])[] = [
  (lines, at) => lines.with(at, `#- ${lines[at] ?? ''}`),
  (lines, at) => [...lines.slice(0, at), `${lines[at] ?? ''} ${lines[at + 1] ?? ''}`, ...lines.slice(at + 2)],
  (lines, at) => lines.toSpliced(at, 1),
  (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
];

test('a letter of which lines are changed says what it says to whoever has never seen it', () => {
  const context = contextOf({ power: 'germany' });
  const change = fc.record({ how: fc.constantFrom(...CHANGES), where: fc.nat(100) });
  fc.assert(
    fc.property(fc.constantFrom(...LETTERS), fc.array(change, { minLength: 1, maxLength: 4 }), (letter, changes) => {
      const read = sheetReader(context);
      let lines = letter;
      expect(read(lines.join('\n'))).toEqual(parseSheet(context, lines.join('\n')));
      for (const { how, where } of changes) {
        if (lines.length > 0) lines = how(lines, where % lines.length);
        expect(read(lines.join('\n'))).toEqual(parseSheet(context, lines.join('\n')));
      }
    }),
    { numRuns: 30 },
  );
});
