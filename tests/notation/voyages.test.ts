// Ships and what they carry, told in more than one sentence; and targets told by the enemy's ships.

import { describe, expect, test } from 'vitest';
import { type Given, read } from './support.ts';

const moves = (power: 'usa' | 'germany', text: string, language: 'en' | 'de' | 'nl') => {
  const fleet: Given = {
    power: 'usa',
    setup: 'empty',
    control: { algeria: 'usa' },
    units: [
      { space: 'northeast-atlantic', power: 'usa', units: { transport: 3, battleship: 1 } },
      { space: 'algeria', power: 'usa', units: { infantry: 7 } },
      { space: 'southern-europe', power: 'germany', units: { infantry: 2 } },
    ],
  };
  const position: Given = power === 'germany' ? { power } : fleet;
  const { orders, problems } = read(position, text, { language });
  expect(problems).toEqual([]);
  return orders
    .flatMap((order) => (order.type === 'combat-move' ? order.moves : []))
    .map((move) =>
      move.kind === 'march'
        ? `${Object.entries(move.units).flat().join(' ')} ${move.path[0]}>${move.path.at(-1)}`
        : `${move.kind} ${Object.entries(move.units).flat().join(' ')}`,
    );
};

describe('a voyage sentence by sentence', () => {
  test.each([
    [
      'en',
      'Three transports off Spain load 6 inf in Algeria. They sail to the Central Med and land them in Southern Europe.',
    ],
    [
      'en',
      'Three transports off Spain load 6 inf in Algeria. They go to the Central Med. There they unload in Southern Europe.',
    ],
    [
      'en',
      'The three transports off Spain pick up all but one of the infantry in Algeria, sail past Gibraltar into the Central Med and put them ashore in Southern Europe.',
    ],
    ['en', '3 trn NEA > CMD with 6 inf ALG. Troops land in Southern Europe.'],
    [
      'de',
      'Die drei Transporter vor Spanien nehmen in Algerien 6 Inf an Bord. Sie fahren ins zentrale Mittelmeer und setzen sie in Südeuropa ab.',
    ],
    [
      'nl',
      'De drie transporten bij Spanje halen 6 inf op in Algerije. Ze varen naar de centrale Middellandse Zee en zetten ze in Zuid-Europa aan land.',
    ],
  ] as const)('%s: %s', (language, text) => {
    expect(moves('usa', text, language)).toEqual([
      'load infantry 6',
      'transport 3 northeast-atlantic>central-mediterranean-sea',
      'unload infantry 6',
    ]);
  });
});

describe('what planes and ships go for', () => {
  test.each([
    ['en', '1 ftr Finland to the North Sea to sink the battleship, back to Finland'],
    ['de', 'Ein Jäger aus Finnland in die Nordsee, um das Schlachtschiff zu versenken, zurück nach Finnland.'],
    ['nl', '1 jager Finland naar de Noordzee om dat slagschip te laten zinken, landt in Finland'],
  ] as const)('%s: %s', (language, text) => {
    expect(moves('germany', text, language)).toEqual(['fighter 1 finland-norway>north-sea']);
  });

  test('a submarine takes no battleship aboard', () => {
    const text = 'De sub bij Spanje pakt het slagschip bij Gibraltar';
    expect(moves('germany', text, 'nl')).toEqual(['submarine 1 northeast-atlantic>western-mediterranean-sea']);
  });
});
