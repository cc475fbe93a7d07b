import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readHanging } from '../../src/notation/conditions/line.ts';
import { mayHang } from '../../src/notation/conditions/openers.ts';
import { underOver } from '../../src/notation/conditions/over.ts';
import { parseLines, parseSheet } from '../../src/notation/index.ts';
import { isPutOff, withoutCourtesy } from '../../src/notation/speech/courtesy.ts';
import { readSpeech } from '../../src/notation/speech/speech.ts';
import { languageOf } from '../../src/notation/speech/words/lexicon.ts';
import { contextOf } from './support.ts';

const folder = path.join(import.meta.dirname, '../post/mails/mails');
const TEXTS = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const { mail } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return String(mail.raw ?? mail.text ?? '');
  });

test('what is not looked at for a condition has none: letters are read as if every line were', () => {
  const context = contextOf({ power: 'germany' });
  const own = { languageOf, readSpeech, readHanging, underOver, withoutCourtesy, isPutOff };
  const all = { ...own, mayHang: () => true };
  for (const text of TEXTS) expect(parseSheet(context, text), text).toEqual(parseLines(context, text, all));
  const lines = TEXTS.flatMap((text) => text.split('\n'));
  expect(lines.filter((line) => !mayHang(line)).length).toBeGreaterThan(lines.length / 2);
});
