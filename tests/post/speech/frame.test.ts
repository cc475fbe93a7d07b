// Who is greeted above the orders and who signs below them is no order, and no heading that nobody knows.

import { describe, expect, test } from 'vitest';
import { readMailSheet } from '../../../src/post/prose.ts';
import type { Language } from '../../../src/vocab/index.ts';
import { contextOf } from '../../notation/support.ts';

const read = (language: Language, text: string) => {
  const context = { ...contextOf({ power: 'ussr' }), language };
  const { sheet, requests } = readMailSheet(context, text.split('\n'), { today: '2026-03-08' });
  return {
    orders: sheet.orders.map(({ type }) => type),
    asked: sheet.problems.map(({ line }) => line),
    requests,
  };
};

describe('around the orders', () => {
  test.each<readonly [Language, string]>([
    ['de', 'Grüezi mitenand\nKauf 8 Inf\n\nUeli'],
    ['de', 'Salü Hartmut\n\nKauf 8 Inf\n\nGruss Ueli'],
    ['en', 'To all commands:\n\nBuy 8 inf\n\nT.'],
    ['en', 'Evening comrades\nBuy 8 inf\n\nGerm'],
    ['nl', 'Goedenavond allemaal\nKoop 8 inf\n\nFrans'],
    ['nl', 'Aan allen\nKoop 8 inf\n\nRus'],
  ])('stand a greeting and a name: %s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ orders: ['purchase'], asked: [], requests: [] });
  });

  test.each<readonly [Language, string, number]>([
    ['en', 'Plan B\nBuy 8 inf', 1],
    ['de', 'Angrife\n3 Inf KAR > UKR', 1],
    ['en', 'Buy 8 inf\n\nReserve\n3 inf KAR > UKR\n\nBob', 3],
    ['nl', 'Koop 8 inf\n\n3 inf KAR > UKR\n\n2 inf Frans', 5],
  ])('a heading or an order that nobody knows is asked about: %s: %s', (language, text, line) => {
    expect(read(language, text).asked).toEqual([line]);
  });
});

describe('what is asked of the clerk', () => {
  test.each<readonly [Language, string]>([
    ['en', "Please roll soon, I can't stand the suspense."],
    ['de', 'Bitte bald, die See ist rau und die Karten sind gemischt.'],
  ])('is asked in the language of the mail: %s: %s', (language, text) => {
    expect(read(language, text).requests).toEqual([]);
  });

  test.each<readonly [Language, string, string, string]>([
    ['de', 'Vom 17.07.2026 bis einschließlich 02.08.2026 kann ich nicht ziehen.', '2026-07-17', '2026-08-02'],
    ['en', "From 3 to 12 April I can't play, sorry.", '2026-04-03', '2026-04-12'],
    ['nl', 'Van 3 tot 12 april kan ik niet spelen.', '2026-04-03', '2026-04-12'],
  ])('days away, however that is said: %s: %s', (language, text, from, to) => {
    expect(read(language, text).requests).toEqual([{ does: 'absence', from, to }]);
  });

  test('consent to an entry is one consent', () => {
    const text = 'Klar, kann jedem mal passieren. Ich bin einverstanden, Eintrag 41 darf zurückgenommen werden.';
    expect(read('de', text).requests).toEqual([{ does: 'agree', entry: 41 }]);
  });
});
