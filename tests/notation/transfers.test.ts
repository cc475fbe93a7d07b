// Moves without combat in lists, by where units stand or by where they go.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read } from './support.ts';

const sheet = (text: string, language: Language) => read({ power: 'ussr' }, `no combat\nncm\n${text}`, { language });
const moved = (text: string, language: Language = 'en') => {
  const { orders, problems } = sheet(text, language);
  const moves = orders.flatMap((order) => (order.type === 'noncombat-move' ? order.moves : []));
  return {
    moves: moves.flatMap((move) => (move.kind === 'march' ? [[move.units, move.path[0], move.path.at(-1)]] : [])),
    asked: problems.map(({ code }) => code),
  };
};
const MOVES = [
  [{ infantry: 3 }, 'russia', 'karelia-ssr'],
  [{ infantry: 1 }, 'russia', 'caucasus'],
  [{ infantry: 2 }, 'evenki-national-okrug', 'yakut-ssr'],
];

describe('by where they stand', () => {
  test.each([
    ['en', 'Mos: 3 inf Kar, 1 inf Cau, rest stays\nEve: all Yak'],
    [
      'en',
      'Russia: 3 inf to Karelia; the rest of the inf to Caucasus; fighter holds\nEvenki: both to Yakut\nYakut: hold',
    ],
    ['en', 'Russia -> Karelia: 3 inf\nRussia -> Caucasus: the rest of the inf\nEvenki -> Yakut: both inf'],
    ['en', 'From Moscow\n 3 inf > Kar\n 1 inf > Cau\n ftr stays\nFrom Evenki\n 2 inf > Yak'],
    ['de', 'Rus: 3 Inf Kar, 1 Inf Kau, Rest bleibt\nEve: alles Jak'],
    ['de', 'Russland nach Karelien: 3 Inf\nRussland nach Kaukasus: 1 Inf\nEvenki nach Jakutien: alle'],
    ['nl', 'Moskou: 3 inf naar Karelië, 1 inf naar Kaukasus, jager blijft\nEvenki: allebei naar Jakoetië'],
    ['nl', 'Moskou\n- 3 inf naar Karelië\n- de overige inf naar Kaukasus\nEvenki\n- alles naar Jakoetië'],
  ] as const)('%s: %s', (language, text) => expect(moved(text, language)).toEqual({ moves: MOVES, asked: [] }));
});

describe('by where they go', () => {
  test.each([
    ['en', 'Karelia + 3 inf (Russia)\nCaucasus + 1 inf (Russia)\nYakut + 2 inf (Evenki)'],
    ['de', 'Kar + 3 Inf (Rus)\nKau + 1 Inf (Rus)\nJak + 2 Inf (Eve)'],
    ['nl', 'Karelië: 3 inf (Rusland)\nKaukasus: 1 inf (Rusland)\nJakoetië: 2 inf (Evenki)'],
  ] as const)('%s: %s', (language, text) => expect(moved(text, language)).toEqual({ moves: MOVES, asked: [] }));
});

describe('what does not fit is asked about', () => {
  test.each([
    ['en', 'Yak: 2 inf Eve'],
    ['de', 'Jak: 2 Inf Eve'],
    ['nl', 'Jak: 2 inf Eve'],
  ] as const)('%s: two stand at both places: %s', (language, text) => {
    const { moves, asked } = moved(text, language);
    expect(moves).toEqual([]);
    expect(asked).toHaveLength(1);
  });
  test('in a movement to combat the place first is the target', () => {
    const { orders } = read({ power: 'ussr' }, 'combat moves\nManchuria: 3 inf Yakut', { language: 'en' });
    expect(orders[0]).toMatchObject({ moves: [{ path: ['yakut-ssr', 'manchuria'] }] });
  });
});
