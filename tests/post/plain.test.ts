// What is read as a plain turn is read in the same way by whoever reads letters, whatever stands in it.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Due } from '../../src/engine/index.ts';
import { readPlain } from '../../src/post/plain.ts';
import { readMailSheet } from '../../src/post/prose.ts';
import { battle, contextOf } from '../notation/support.ts';
import type { Item } from './mails/items.ts';

const folder = path.join(import.meta.dirname, 'mails/mails');
const mails = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Item);

/** Lines of people, and lines that say the same in the notation. */
const textsOf = ({ mail, expect: meant }: Item): readonly string[] => [
  'raw' in mail ? mail.raw : (mail.text ?? ''),
  ...('sheet' in meant && meant.sheet !== undefined ? [meant.sheet] : []),
];
const LINES = [...new Set(mails.flatMap(textsOf).flatMap((text) => text.split('\n')))];

const PLAIN = {
  en: 'Buy 3 inf, 1 arm\nCombat moves:\n1 arm GER > KAR\n3 inf, 1 arm EEU > KAR\n1 ftr UKR > KAR, land UKR\nFight all\nPlace 3 inf, 1 arm GER\nEnd turn',
  de: '# Einkauf\nKaufe 3 Inf\n\nAngriffszüge:\n3 Inf, 1 Pz Osteuropa > Karelien\nKampf alle\nNichtkampfzüge\n1 Jg FRA > GER\nSetze 3 Inf Deutschland\nZugende',
  nl: 'Koop 3 inf\nAanvallen:\n3 inf, 1 tank Oost-Europa > Karelië\nVecht alle\nPlaats 3 inf Duitsland\nEinde beurt',
};

describe('a turn of nothing but orders', () => {
  const context = contextOf({ power: 'germany' });

  test.each(['en', 'de', 'nl'] as const)('is read so in %s', (language) => {
    const lines = PLAIN[language].split('\n');
    expect(readPlain(context, lines)?.sheet.orders.length).toBeGreaterThan(3);
    expect(readPlain(context, lines)).toEqual(readMailSheet(context, lines));
  });

  test('is read as it is in a letter, or left to whoever reads letters', () => {
    const plain = Object.values(PLAIN).flatMap((sheet) => sheet.split('\n'));
    const line = fc.oneof({ arbitrary: fc.constantFrom(...plain), weight: 4 }, fc.constantFrom(...LINES));
    let read = 0;
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const found = readPlain(context, lines);
        if (found === undefined) return;
        read += 1;
        expect(found).toEqual(readMailSheet(context, lines));
      }),
      { numRuns: 600 },
    );
    expect(read).toBeGreaterThan(40);
  });

  test.each([
    'Hello Bernd,',
    '3 inf EEU > KAR?',
    'Karelia is attacked by three infantry from Eastern Europe',
    'resign',
    'status',
    '; what are the odds?',
    '3 inf EEU > KAR,',
    '> 3 inf EEU > KAR',
  ])('is none with a line such as %s', (line) => {
    expect(readPlain(context, ['Buy 3 inf', line, '1 arm GER > KAR'])).toBeUndefined();
  });

  test('is none where an answer is due that it does not hold: it may be given in words', () => {
    const due: Due = {
      decision: 'retreat',
      side: 'attack',
      from: ['germany'],
      hits: 0,
      among: [],
      to: ['eastern-europe'],
      proposals: [],
    };
    const asked = contextOf({ power: 'germany', phase: 'combat', battles: [battle('karelia-ssr', due)] });
    expect(readPlain(asked, ['Place 3 inf GER'])).toBeUndefined();
    const answer = ['retreat to EEU'];
    expect(readPlain(asked, answer)).toEqual(readMailSheet(asked, answer));
  });
});
