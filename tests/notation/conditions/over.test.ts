// A condition that stands over lines: each of them hangs on it, and none is done without it.

import { describe, expect, test } from 'vitest';
import { read } from '../support.ts';

const USSR = { power: 'ussr', phase: 'purchase' } as const;
const WON = { is: 'battle', battle: 'ukraine-ssr', result: 'won' };
const NOT_WON = { is: 'not', of: WON };

const TOP = {
  en: 'buy 8 inf\ncombat moves\n3 inf KAR > UKR\nfight all\n',
  de: 'Kaufe 8 Inf\nAngriff\n3 Inf KAR > UKR\nKampf alle\n',
  nl: 'koop 8 inf\naanval\n3 inf KAR > UKR\nvecht alle\n',
};

/** The lines that hang on something, each with what on. */
const hanging = (text: string) =>
  read(USSR, text).lines.flatMap(({ text: line, hung }) => hung.map(({ condition }) => [line, condition]));
const ordered = (text: string) => read(USSR, text).orders.map(({ type }) => type);

describe.each([
  ['en', 'If Ukraine is won:', 'Otherwise:'],
  ['en', 'if won UKR:', 'else:'],
  ['de', 'Wenn Ukraine gewonnen:', 'Sonst:'],
  ['nl', 'Als Oekraïne gewonnen is:', 'Zo niet:'],
] as const)('in %s, %s', (language, opens, otherwise) => {
  const place = { en: 'place', de: 'setze', nl: 'plaats' }[language];
  const lines = ['2 inf RUS > KAR', `${place} 8 inf KAR`];

  test('what stands below it hangs on it, and what stands below the other side on that', () => {
    const text = `${TOP[language]}${opens}\n${lines.join('\n')}\n${otherwise}\n- ${place} 8 inf RUS`;
    expect(read(USSR, text).problems).toEqual([]);
    expect(hanging(text)).toEqual([
      [lines[0], WON],
      [lines[1], WON],
      [`- ${place} 8 inf RUS`, NOT_WON],
    ]);
    expect(ordered(text)).toEqual(['purchase', 'combat-move', 'fight']);
  });

  test('a gap ends it, but not one right behind it', () => {
    const text = `${TOP[language]}${opens}\n\n${lines[0]}\n\n1 inf RUS > CAU`;
    expect(hanging(text)).toEqual([[lines[0], WON]]);
    expect(ordered(text)).toEqual(['purchase', 'combat-move', 'fight', 'noncombat-move']);
  });

  test('with nothing below it, it is asked about', () => {
    expect(read(USSR, `${TOP[language]}${opens}`).problems.map(({ code }) => code)).toEqual(['hangs-on-dice']);
    expect(read(USSR, `${TOP[language]}${opens}\n\n`).problems.map(({ code }) => code)).toEqual(['hangs-on-dice']);
  });
});

test('the end of the turn hangs on nothing', () => {
  const text = `${TOP.en}if won UKR:\nplace 8 inf KAR\nelse:\nplace 8 inf RUS\nend turn`;
  expect(hanging(text).map(([line]) => line)).toEqual(['place 8 inf KAR', 'place 8 inf RUS']);
  expect(ordered(text)).toContain('end-turn');
});

test('another heading ends it, but not one that its lines stand under', () => {
  const text = `${TOP.en}If Ukraine is won:\nNoncombat moves:\n2 inf RUS > KAR\nPlace:\n8 inf RUS`;
  expect(hanging(text)).toEqual([['2 inf RUS > KAR', WON]]);
  expect(ordered(text)).toEqual(['purchase', 'combat-move', 'fight', 'place']);
});

test('a line with a condition of its own hangs on that', () => {
  const text = `${TOP.en}If Ukraine is won:\nif lost UKR: 2 inf RUS > CAU\n1 inf RUS > KAR`;
  expect(hanging(text)).toEqual([
    ['if lost UKR: 2 inf RUS > CAU', { ...WON, result: 'lost' }],
    ['1 inf RUS > KAR', WON],
  ]);
});

test('where nobody can say what it means, its lines are asked about and not ordered', () => {
  const text = `${TOP.en}If Ukraine looks good to you:\n2 inf RUS > KAR\nplace 8 inf KAR`;
  const { problems } = read(USSR, text);
  expect(problems.map(({ code, line }) => [code, line])).toEqual([
    ['hangs-on-dice', 6],
    ['hangs-on-dice', 7],
  ]);
  expect(ordered(text)).toEqual(['purchase', 'combat-move', 'fight']);
});

test.each(['If you are in a hurry, read only this:', 'Now for it:', 'Purchase:'])(
  '“%s” stands over nothing',
  (heading) => {
    const text = `combat moves\n3 inf KAR > UKR\n\n${heading}\nbuy 8 inf`;
    expect(ordered(text)).toContain('purchase');
  },
);

test('every sentence of a line hangs on it', () => {
  const text = `${TOP.en}if won UKR:\n2 inf RUS > KAR. Place 8 inf KAR.\nelse:\n1 inf RUS > KAR. Place 8 inf RUS.`;
  expect(hanging(text).map(([, condition]) => condition)).toEqual([WON, WON, NOT_WON, NOT_WON]);
  expect(ordered(text)).toEqual(['purchase', 'combat-move', 'fight']);
});
