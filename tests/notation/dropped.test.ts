// Units that were ordered something and do not go after all, in the same breath or on a line below; and what must not
// be taken for that.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read } from './support.ts';

/** The moves to combat as `5 infantry caucasus>ukraine-ssr`, and what is asked. */
const moved = (text: string, language: Language) => {
  const { orders, problems } = read({ power: 'ussr' }, text, { language });
  const moves = orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []));
  return {
    asked: problems.length,
    moves: moves.flatMap((move) =>
      move.kind === 'march'
        ? Object.entries(move.units).map(([type, count]) => `${count} ${type} ${move.path[0]}>${move.path.at(-1)}`)
        : [],
    ),
  };
};

const INFANTRY = '3 infantry karelia-ssr>ukraine-ssr';
const TANK = '1 armor karelia-ssr>ukraine-ssr';
const FOUR = '4 infantry caucasus>ukraine-ssr';
const HOME = '1 fighter karelia-ssr>ukraine-ssr';
const MOSCOW = '1 fighter russia>ukraine-ssr';
const BLOCK = {
  en: 'Ukraine: 3 inf 1 arm Kar, 4 inf Cau, ftr Kar, ftr Rus (both land Cau)',
  de: 'Ukraine: 3 Inf 1 Pz KAR, 4 Inf KAU, Jäger KAR, Jäger RUS (beide landen KAU)',
  nl: 'Oekraïne: 3 inf 1 tank KAR, 4 inf KAU, jager KAR, jager RUS (beide landen KAU)',
} as const;

describe('an edit below a block', () => {
  test.each<readonly [Language, string, readonly string[]]>([
    ['en', 'EDIT: forget the Karelia ftr, it stays home, only the Moscow one flies.', [INFANTRY, TANK, FOUR, MOSCOW]],
    ['en', 'PS: leave the tank out', [INFANTRY, FOUR, HOME, MOSCOW]],
    ['en', 'And make that 5 inf from Cau, not 4.', [INFANTRY, TANK, '5 infantry caucasus>ukraine-ssr', HOME, MOSCOW]],
    ['en', 'That should be 2 inf from Karelia.', ['2 infantry karelia-ssr>ukraine-ssr', TANK, FOUR, HOME, MOSCOW]],
    [
      'de',
      'PS: Vergesst den Jäger aus Karelien, der bleibt daheim, nur der aus Moskau fliegt.',
      [INFANTRY, TANK, FOUR, MOSCOW],
    ],
    ['de', 'Nachtrag: der karelische Jäger bleibt doch zu Hause.', [INFANTRY, TANK, FOUR, MOSCOW]],
    ['de', 'PS: doch 5 Inf aus dem Kaukasus', [INFANTRY, TANK, '5 infantry caucasus>ukraine-ssr', HOME, MOSCOW]],
    [
      'de',
      'Und aus dem Kaukasus doch 5 Inf, nicht 4.',
      [INFANTRY, TANK, '5 infantry caucasus>ukraine-ssr', HOME, MOSCOW],
    ],
    ['nl', 'Edit: vergeet de jager uit Karelië, die blijft thuis.', [INFANTRY, TANK, FOUR, MOSCOW]],
    [
      'nl',
      'Toch maar 5 inf uit de Kaukasus, niet 4.',
      [INFANTRY, TANK, '5 infantry caucasus>ukraine-ssr', HOME, MOSCOW],
    ],
    ['nl', 'Laat de tank toch maar thuis.', [INFANTRY, FOUR, HOME, MOSCOW]],
  ])('%s: %s', (language, text, moves) => {
    const got = moved(`combat moves\n${BLOCK[language]}\n\n${text}`, language);
    expect(got.asked).toBe(0);
    expect([...got.moves].sort()).toEqual([...moves].sort());
  });

  test('which of two is not to be guessed', () => {
    expect(moved(`combat moves\n${BLOCK.en}\nSorry, forget the fighter.`, 'en').asked).toBe(1);
    expect(moved(`combat moves\n${BLOCK.en}\nNo, that one stays home.`, 'en').asked).toBe(1);
  });
});

describe('in the same breath', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Ukraine:\n- 3 inf Karelia\n- ftr Moscow... no, that one stays home'],
    ['en', 'Ukraine: 3 inf Kar, ftr Moscow - on second thought no, it stays'],
    ['en', 'Ukraine: 3 inf Kar, ftr Moscow. Actually no fighter, it stays home.'],
    ['de', 'Ukraine:\n- 3 Inf aus Karelien\n- Jäger Moskau. Doch nicht, der bleibt daheim.'],
    ['de', 'Ukraine: 3 Inf und 1 Pz aus Karelien; den Panzer lasse ich doch lieber zu Hause.'],
    ['nl', 'Oekraïne:\n- 3 inf uit Karelië\n- jager Moskou. Toch maar niet, die blijft thuis.'],
    ['nl', 'Oekraïne:\n- 3 inf Karelië\n- jager uit Moskou, nee toch niet'],
  ])('%s: %s', (language, text) => {
    expect(moved(text, language)).toEqual({ asked: 0, moves: [INFANTRY] });
  });

  test.each<readonly [Language, string]>([
    ['en', 'Manchuria: 2 inf from Yakut... no, all 3'],
    ['en', 'Manchuria: 2 inf from Yakut. No, all 3.'],
    ['en', 'Manchuria:\n- 2 inf from Yakut (oops, 3)'],
    ['de', 'Mandschurei: 2 Inf aus Jakutien ... nein, alle 3'],
    ['nl', 'Mantsjoerije:\n- 2 inf uit Jakoetië... nee, alle 3 de inf uit Jakoetië'],
    ['nl', 'Jakoetië valt Mantsjoerije aan met 2 inf, nee, 3 inf.'],
  ])('another number, %s: %s', (language, text) => {
    expect(moved(text, language)).toEqual({ asked: 0, moves: ['3 infantry yakut-ssr>manchuria'] });
  });
});

test.each<readonly [Language, string]>([
  ['en', 'Forget the weather.'],
  ['en', 'Never mind the typos, my keyboard is broken.'],
  ['en', 'The Russian fighter stays home tonight, and so do I.'],
  ['de', 'Den Bomber der Deutschen könnt ihr vergessen.'],
  ['nl', 'Laat maar weten wat je ervan vindt.'],
])('nothing is taken back, %s: %s', (language, text) => {
  expect(moved(`3 inf KAR > UKR\n${text}`, language).moves).toEqual([INFANTRY]);
});

test('what is not to be forgotten is not left out', () => {
  const { moves } = moved("3 inf 1 arm KAR > UKR\nDon't forget the tank in Karelia, it goes too", 'en');
  expect(moves).toContain(TANK);
});

describe('units that are told in other words', () => {
  test.each<readonly [Language, string, readonly string[]]>([
    ['nl', 'Oekraïne: 3 inf Karelië, beide jagers (landen Kaukasus)', [INFANTRY, HOME, MOSCOW]],
    ['en', 'Ukraine: 3 inf KAR, ftrs KAR + RUS, each home after', [INFANTRY, HOME, MOSCOW]],
    ['de', 'Ukraine: alles aus Karelien (3 Inf 1 Pz)', [INFANTRY, TANK]],
    ['nl', 'Oekraïne: alles uit Karelië op de jager na', [INFANTRY, TANK]],
    ['nl', 'Oekraïne pakken we aan met alle drie de jongens uit Karelië', [INFANTRY]],
    [
      'de',
      'Ukraine: 3 Inf KAR, Jäger KAR, Jäger RUS. Der karelische landet daheim, der Moskauer im Kaukasus.',
      [INFANTRY, HOME, MOSCOW],
    ],
  ])('%s: %s', (language, text, moves) => {
    const got = moved(text, language);
    expect(got.asked).toBe(0);
    expect([...got.moves].sort()).toEqual([...moves].sort());
  });

  test.each<readonly [Language, string]>([['en', 'Ukraine: 3 inf KAR, both tnaks Moscow']])(
    'what nobody can tell is asked about, %s: %s',
    (language, text) => {
      expect(moved(text, language).asked).toBe(1);
    },
  );
});
