// What stands beside units and says more of them: how many, by which way and on which ship they go, and who does not.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read } from './support.ts';

const marches = (power: Power, language: Language, text: string) => {
  const { orders, problems } = read({ power }, text, { language });
  expect(problems).toEqual([]);
  return orders.flatMap((order) =>
    order.type === 'combat-move' || order.type === 'noncombat-move'
      ? order.moves.flatMap((move) => (move.kind === 'march' ? [[move.units, move.path, move.cargo] as const] : []))
      : [],
  );
};

test.each<readonly [Language, string]>([
  ['en', 'Algeria: 2 inf from Eastern US on 1 trn (ECO - NAO - NEA)'],
  ['de', 'Algerien: 2 Inf aus Ost-USA mit 1 Trn von der Ostküste (ECO-NAO-NEA)'],
  ['nl', 'Algerije: 2 inf uit de Oostelijke VS met 1 trn van de Oostkust (ECO-NAO-NEA)'],
])('%s: the way of a ship in brackets: %s', (language, text) => {
  expect(marches('usa', language, text)).toEqual([
    [{ transport: 1 }, ['us-east-coast', 'north-atlantic', 'northeast-atlantic'], { infantry: 2 }],
  ]);
});

test.each<readonly [Language, string]>([
  ['en', 'Egypt: SEU 2 inf (on the CMD trn)'],
  ['de', 'Ägypten: 2 Inf aus Südeuropa auf dem Transporter im CMD'],
])('%s: the ship that carries them behind the troops: %s', (language, text) => {
  expect(marches('germany', language, text)).toEqual([
    [{ transport: 1 }, ['central-mediterranean-sea', 'eastern-mediterranean-sea'], { infantry: 2 }],
  ]);
});

describe('without combat', () => {
  test.each<readonly [Language, string]>([
    ['en', 'the infantry in Moscow (3) goes to the Caucasus, the tanks not'],
    ['de', 'die Infanterie in Moskau (3) geht in den Kaukasus, die Panzer nicht'],
    ['nl', 'de infanterie in Moskou (3) gaat naar de Kaukasus, de tanks niet'],
  ])('%s: how many behind where they stand, and who stays: %s', (language, text) => {
    expect(marches('ussr', language, `ncm\n${text}`)).toEqual([[{ infantry: 3 }, ['russia', 'caucasus'], undefined]]);
  });

  test.each<readonly [Language, string]>([
    ['en', 'Evenki all to Russia'],
    ['de', 'Evenki komplett nach Russland'],
    ['nl', 'Evenki allebei naar Rusland'],
  ])('%s: all that stands in a place: %s', (language, text) => {
    const [[units, path] = []] = marches('ussr', language, `ncm\n${text}`);
    expect([units, path]).toEqual([{ infantry: 2 }, ['evenki-national-okrug', 'russia']]);
  });

  test.each<readonly [Language, string]>([
    ['nl', 'alle inf uit de Kaukasus op één na naar Rusland, plus 2 inf uit Karelië'],
    ['de', 'Inf Kaukasus bis auf eine nach Russland, dazu 2 Inf aus Karelien nach Russland'],
  ])('%s: what is left out ends before what is added: %s', (language, text) => {
    const moved = marches('ussr', language, `ncm\n${text}`).map(([units, path]) => [units, path?.[0]]);
    expect(moved).toEqual([
      [{ infantry: 4 }, 'caucasus'],
      [{ infantry: 2 }, 'karelia-ssr'],
    ]);
  });
});

test.each<readonly [Language, string]>([
  ['en', 'The four new ones: two each in Karelia and in Moscow.'],
  ['en', 'The new recruits are split evenly between Karelia and Moscow.'],
  ['de', 'Die vier Neuen: je zwei in Karelien und in Moskau.'],
  ['nl', 'De rekruten gelijk verdeeld over Karelië en Moskou.'],
])('%s: as many in each place: %s', (language, text) => {
  const { orders, problems } = read({ power: 'ussr' }, `buy 4 inf\nncm\n2 inf RUS > KAR\n\n${text}`, { language });
  expect(problems).toEqual([]);
  expect(orders.flatMap((order) => (order.type === 'place' ? order.placements : []))).toEqual([
    { space: 'karelia-ssr', units: { infantry: 2 } },
    { space: 'russia', units: { infantry: 2 } },
  ]);
});

test('a plan right below the total of a battle is of that battle', () => {
  const sheet = '#1 - Finland\nKAR 3 INF\nTotal 3 INF\nKAAC\n\n#2 - Manchuria\nYAK 2 INF\nTotal 2 INF\n\nfight all';
  const { orders, problems } = read({ power: 'ussr' }, sheet, { language: 'en' });
  expect(problems).toEqual([]);
  const battles = orders.flatMap((order) => (order.type === 'fight' ? order.battles : []));
  expect(battles.map(({ battle, conduct }) => [battle, conduct !== undefined])).toEqual([
    ['finland-norway', true],
    ['manchuria', false],
  ]);
});
