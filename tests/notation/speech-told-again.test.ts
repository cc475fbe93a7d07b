// What is told by what stands above it: by the same way, the other of two, a landing put right, a target that is
// chosen.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read } from './support.ts';

const marches = (language: Language, power: 'ussr' | 'usa', text: string) => {
  const { orders, problems } = read({ power }, text, { language });
  expect(problems).toEqual([]);
  return orders.flatMap((order) =>
    order.type === 'combat-move' || order.type === 'noncombat-move'
      ? order.moves.flatMap((move) => (move.kind === 'march' ? [move] : []))
      : [],
  );
};

test.each<readonly [Language, string]>([
  ['en', '1 trn ECO > NAO > NEA\n1 bb from the East Coast, same way'],
  ['de', '1 Trn ECO > NAO > NEA\n1 Schlachtschiff von der Ostküste, auf demselben Weg'],
  ['nl', '1 trn ECO > NAO > NEA\n1 slagschip van de Oostkust, zelfde weg'],
])('%s: by the same way is by that of the line above', (language, text) => {
  const [first, second] = marches(language, 'usa', `ncm\n${text}`);
  expect(second?.path).toEqual(first?.path);
});

test.each<readonly [Language, string]>([
  ['en', 'Moscow: 1 tank to Karelia, the other tank to the Caucasus'],
  ['de', 'Moskau: 1 Panzer nach Karelien, der andere Panzer in den Kaukasus'],
  ['nl', 'Moskou: 1 tank naar Karelië, de andere tank naar de Kaukasus'],
])('%s: the other is what the first left: %s', (language, text) => {
  expect(marches(language, 'ussr', `ncm\n${text}`)).toMatchObject([
    { units: { armor: 1 }, path: ['russia', 'karelia-ssr'] },
    { units: { armor: 1 }, path: ['russia', 'caucasus'] },
  ]);
});

test.each<readonly [Language, string]>([
  ['en', 'Addendum: the fighter lands in the Caucasus.'],
  ['de', 'Nachtrag: Der Jäger landet doch lieber im Kaukasus.'],
  ['nl', 'Aanvulling: de jager landt toch liever in de Kaukasus.'],
])('%s: a landing is put right below the battles: %s', (language, text) => {
  const sheet = `3 inf KAR > UKR\n1 ftr KAR > UKR (land KAR)\nSA\n\n${text}`;
  expect(marches(language, 'ussr', sheet).find(({ units }) => units.fighter === 1)).toMatchObject({ land: 'caucasus' });
});

test.each<readonly [Language, string]>([
  ['en', 'Norway it is. 3 inf and the tank from Karelia go in.'],
  ['de', 'Norwegen soll es sein. 3 Inf und der Panzer aus Karelien rücken ein.'],
  ['nl', 'Noorwegen wordt het. 3 inf en de tank uit Karelië vallen aan.'],
])('%s: a target is chosen: %s', (language, text) => {
  expect(marches(language, 'ussr', `combat moves\n${text}`).map(({ path }) => path.at(-1))).not.toContain(undefined);
  expect(new Set(marches(language, 'ussr', `combat moves\n${text}`).map(({ path }) => path.at(-1)))).toEqual(
    new Set(['finland-norway']),
  );
});

describe('new units by their kind alone', () => {
  const placed = (text: string) => {
    const { orders, problems } = read({ power: 'ussr' }, `buy 3 inf, 2 arm\n${text}`);
    return [
      orders.flatMap((order) => (order.type === 'place' ? order.placements : [])),
      problems.map(({ code }) => code),
    ];
  };

  test('are all that were bought of it', () => {
    expect(placed('place inf RUS, 2 arm KAR')).toEqual([
      [
        { space: 'russia', units: { infantry: 3 } },
        { space: 'karelia-ssr', units: { armor: 2 } },
      ],
      [],
    ]);
  });

  test('are one each where there are several places', () => {
    expect(placed('place inf RUS, inf KAR')).toEqual([
      [
        { space: 'russia', units: { infantry: 1 } },
        { space: 'karelia-ssr', units: { infantry: 1 } },
      ],
      [],
    ]);
  });

  test('are all by a short name, which tells no number, in whatever language it is read', () => {
    for (const language of ['en', 'de', 'nl'] as const) {
      const { orders } = read({ power: 'ussr' }, 'buy 3 inf, 2 arm\nplace arm KAR, inf RUS', { language });
      expect(orders.at(-1)).toMatchObject({
        placements: [
          { space: 'karelia-ssr', units: { armor: 2 } },
          { space: 'russia', units: { infantry: 3 } },
        ],
      });
    }
  });

  test('are one by a name of one', () => {
    expect(placed('place tank RUS')).toEqual([[{ space: 'russia', units: { armor: 1 } }], []]);
  });
});

test('a name of two zones that ships both get to is asked about, in a line of notation too', () => {
  const { problems } = read({ power: 'usa' }, 'ncm\n1 ac HWS > South Pacific');
  expect(problems).toMatchObject([{ code: 'ambiguous-space' }]);
});

test.each<readonly [Language, string]>([
  ['en', 'We try our luck with three dice in the research lab (15 IPC).'],
  ['de', "Wir versuchen's mit drei Würfeln in der Forschung (15 IPC)."],
  ['nl', 'We wagen het met drie dobbelstenen in het onderzoek (15 IPC).'],
])('%s: dice that are paid for are thrown: %s', (language, text) => {
  const { orders } = read({ power: 'usa' }, text, { language });
  expect(orders).toMatchObject([{ type: 'research', dice: 3 }]);
});
