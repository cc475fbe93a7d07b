import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { readMailSheet } from '../../src/post/prose.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { contextOf } from '../notation/support.ts';

const read = (text: string) => readMailSheet(contextOf({ power: 'germany' }), text.split('\n'));

describe('words to people among orders', () => {
  test.each([
    ['Hallo Greta,', 'Hoi!', 'Dear all'],
    ['entschuldige die Verspätung, ich war 3 Tage fort.', 'Bis Sonntag um 18 Uhr', 'Tot 4 maart!'],
    ['Viel Glück in Karelien!', 'That was close in the Ukraine …', 'Mein Zug:', 'mein Zug für Deutschland:'],
    ['Viele Grüße', 'Groetjes,', 'Dora', 'Telefon 0171 2345678', 'Cheers!'],
  ])('are no orders: %s', (...lines) => {
    const { sheet, prose } = read([...lines, '', 'Kaufe 3 Inf'].join('\n'));
    expect(prose).toEqual(lines);
    expect(sheet.problems).toEqual([]);
    expect(sheet.orders.map(({ type }) => type)).toEqual(['purchase']);
  });

  test('a line that orders something is none of them, whatever else of it is doubtful', () => {
    const { sheet, prose } = read('Buy 8 inf\n3 inf UKR > CAU\nRoll it all. Sorry, only two.');
    expect(prose).toEqual([]);
    expect(sheet.orders.map(({ type }) => type)).toEqual(['purchase', 'combat-move', 'fight']);
    expect(sheet.problems.map(({ line }) => line)).toEqual([3]);
  });

  test('below the end of a turn are no later turn', () => {
    const { sheet, prose } = read('Kaufe 3 Inf\nSetze 3 Inf GER\nZugende\n\nSchöne Grüße\nBernd');
    expect(prose).toEqual(['Schöne Grüße', 'Bernd']);
    expect(sheet.remarks).toEqual([]);
  });

  test.each([
    '3 Inf Ukrane > Kaukasus',
    'Buy 3 frogs',
    '2 Panzers nach Osteurope',
    'retreat to Ukraine now please',
    'Setze 3',
    '1 Jg über das Meer',
    'fight Narnia Inf',
    'Kampf alle',
  ])('are not what was meant as an order: %s', (line) => {
    const { sheet, prose } = read(`Hallo,\n${line}`);
    expect(prose).toEqual(['Hallo,']);
    expect(sheet.problems.length).toBeGreaterThan(0);
  });

  test('a short line above orders may be a heading, and is asked about', () => {
    const { sheet, prose } = read('Angrife\n3 Inf UKR > CAU\n\nNichtkrampf\n1 Jg EEU > GER');
    expect(prose).toEqual([]);
    expect(sheet.problems.map(({ line }) => line)).toEqual([1, 4]);
  });
});

describe('lines that a mail program broke', () => {
  test('are put together', () => {
    const way = read('Attacks\n2 infantry and 1 armor and 1 fighter from Ukraine to\nCaucasus');
    expect(way.sheet.problems).toEqual([]);
    expect(way.text.split('\n')).toEqual(['Attacks', '2 infantry and 1 armor and 1 fighter from Ukraine to Caucasus']);
  });
});

const EXAMPLES = ['purchase', 'move', 'fight', 'place', 'end-turn'] as const;
/** Land that the examples are shown with. */
const LAND = { from: 'CAU', to: 'UKR', space: 'KAR' };

describe.each(LANGUAGES)('the examples in %s', (language) => {
  test('are understood', () => {
    for (const name of EXAMPLES) {
      const line = wordsOf(secondEditionBoard, language).say(`letter-example-${name}`, LAND);
      const { sheet, prose } = read(line);
      expect(prose, line).toEqual([]);
      const codes = sheet.problems.map(({ code }) => code);
      // Nothing is fought at the start of a turn; that alone may be in the way.
      expect(
        codes.every((code) => code === 'no-battles'),
        `${line}: ${codes}`,
      ).toBe(true);
    }
  });
});
