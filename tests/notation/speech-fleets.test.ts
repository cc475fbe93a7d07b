// Ships and their planes as people speak of them, who comes along, what enemies are called, and where planes land.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read, ways } from './support.ts';

const sheet = (power: Power, language: Language, text: string) => {
  const { orders, problems } = read({ power }, text, { language });
  return { orders: orders.map(({ type }) => type), problems: problems.map(({ code }) => code) };
};

describe('ships named by the land they lie off', () => {
  const MOVED = [[{ carrier: 1, fighter: 1 }, 'caroline-islands-sea', 'philippine-sea', undefined]];
  test.each<readonly [Language, string]>([
    ['en', 'carrier + ftr Caroline Islands -> Philippine Sea'],
    ['de', 'Träger + Jäger Karolinen -> Philippinensee'],
    ['nl', 'vliegdekschip + jager Carolinen -> Filipijnenzee'],
  ])('%s: %s', (language, text) => {
    expect(ways('japan', text, language)).toEqual(MOVED);
  });
  test('but not by its code, which says one space and no other', () => {
    expect(ways('japan', '1 ac CRL > PHS').at(0)?.at(1)).toBe('caroline-islands');
  });
});

describe('fighters on a carrier that stays where it is', () => {
  const FLOWN = [[{ fighter: 1 }, 'caroline-islands-sea', 'hawaiian-sea', undefined]];
  test.each<readonly [Language, string]>([
    ['en', 'The fighter on the carrier attacks the Hawaiian Sea'],
    ['de', 'Der Jäger auf dem Träger greift die Hawaiisee an'],
    ['nl', 'De jager op het vliegdekschip valt de Hawaïzee aan'],
  ])('%s: %s', (language, text) => {
    expect(ways('japan', text, language)).toEqual(FLOWN);
  });
  test('both sail where both are sent', () => {
    expect(
      ways('japan', 'The fighter and the carrier from the Caroline Islands Sea attack the Hawaiian Sea').flatMap(
        ([units]) => units,
      ),
    ).toEqual([{ fighter: 1 }, { carrier: 1 }]);
  });
});

describe('who comes too comes from where those before him do', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Caucasus: 3 inf from Ukraine, the tank as well, plus 1 ftr from Finland'],
    ['de', 'Kaukasus: 3 Inf aus der Ukraine, der Panzer auch, dazu 1 Jg aus Finnland'],
    ['nl', 'Kaukasus: 3 inf uit Oekraïne, de tank ook, plus 1 jager uit Finland'],
  ])('%s: %s', (language, text) => {
    const [first] = ways('germany', text, language);
    expect(first).toEqual([{ infantry: 3, armor: 1 }, 'ukraine-ssr', 'caucasus', undefined]);
  });
  test('but not who does not stand there', () => {
    const [, second] = ways('germany', 'Caucasus: 3 inf from Ukraine, the bomber as well');
    expect(second?.slice(0, 2)).toEqual([{ bomber: 1 }, 'germany']);
  });
});

describe('what is attacked, named first or by several of its units', () => {
  test.each<readonly [Language, string]>([
    ['en', 'The battleship at Gibraltar gets a visit from our own battleship and the submarine off Spain.'],
    ['en', 'The battleship at Gibraltar is attacked by our battleship and the submarine off Spain.'],
  ])('%s: %s', (language, text) => {
    expect(ways('germany', text, language).map((way) => way.slice(0, 3))).toEqual([
      [{ battleship: 1 }, 'central-mediterranean-sea', 'western-mediterranean-sea'],
      [{ submarine: 1 }, 'northeast-atlantic', 'western-mediterranean-sea'],
    ]);
  });
  test('several', () => {
    const text = 'The London bomber attacks the battleship and the transport in the Central Med, lands in Syria.';
    expect(ways('uk', text).map((way) => way.slice(2))).toEqual([['central-mediterranean-sea', 'syria-iraq']]);
  });
  test('own units named first are sent', () => {
    expect(ways('germany', 'The submarine in the Baltic attacks the North Sea.').map((way) => way.slice(1, 3))).toEqual(
      [['baltic-sea', 'north-sea']],
    );
  });
});

describe('landings', () => {
  const ATTACKED = [
    { space: 'western-usa', power: 'usa', units: { fighter: 1 } },
    { space: 'hawaiian-sea', power: 'japan', units: { battleship: 1 } },
  ] as const;
  test.each<readonly [Language, string]>([
    ['en', 'HWS: 1 ftr WUS. Planes land in Hawaii.'],
    ['nl', 'HWS: 1 ftr WUS. Vliegtuigen landen op Hawaï.'],
    ['nl', 'HWS: 1 ftr WUS, landt Hawaï'],
  ])('on the land of a name that a sea has too: %s: %s', (language, text) => {
    const { orders } = read({ power: 'usa', setup: 'empty', units: ATTACKED }, `combat moves\n${text}`, { language });
    expect(orders).toMatchObject([{ moves: [{ land: 'hawaiian-islands' }] }]);
  });
  test('which is asked about where an own carrier lies in that sea', () => {
    expect(sheet('usa', 'nl', 'combat moves\nHWS: 1 ftr WUS, landt Hawaï').problems).toEqual(['ambiguous-space']);
  });
  test.each<readonly [Language, string]>([
    ['en', 'Hawaiian Sea: ftr off the carrier, back on the ship'],
    ['de', 'Hawaiisee: Jäger vom Träger (zurück aufs Schiff)'],
    ['nl', 'Hawaïzee: jager van het vliegdekschip (terug op het schip)'],
  ])('on the ship from which they came: %s: %s', (language, text) => {
    expect(ways('japan', text, language)).toEqual([
      [{ fighter: 1 }, 'caroline-islands-sea', 'hawaiian-sea', 'caroline-islands-sea'],
    ]);
  });
  test.each<readonly [Language, string]>([
    ['en', 'Ukraine: both fighters. The Karelian fighter returns to Karelia, the other one lands in the Caucasus.'],
    ['nl', 'Oekraïne: beide jagers. De jager uit Karelië landt in Karelië, de andere landt in de Kaukasus.'],
  ])('of the other one: %s: %s', (language, text) => {
    expect(ways('ussr', text, language).map(([, from, , land]) => [from, land])).toEqual([
      ['karelia-ssr', 'karelia-ssr'],
      ['russia', 'caucasus'],
    ]);
  });
});

describe('units that were sent above and are denied below', () => {
  test.each<readonly [Language, string]>([
    [
      'en',
      'Combat moves\nFinland: 3 inf and a fighter from Karelia\n\nAnd no fighter to Finland, it stays in Karelia.',
    ],
    ['de', 'Angriffe\nFinnland: 3 Inf und ein Jäger aus Karelien\n\nUnd kein Jäger nach Finnland.'],
    ['nl', 'Aanvallen\nFinland: 3 inf en een jager uit Karelië\n\nEn geen jager naar Finland.'],
  ])('do not go: %s: %s', (language, text) => {
    const { orders, problems } = read({ power: 'ussr' }, text, { language });
    expect(problems).toEqual([]);
    const path = ['karelia-ssr', 'finland-norway'];
    expect(orders).toMatchObject([{ moves: [{ kind: 'march', units: { infantry: 3 }, path }] }]);
  });
  test('but not those that stay, which nobody sent', () => {
    const text = 'Combat moves\nFinland: 3 inf from Karelia\n\nThe fighter stays in Karelia.';
    expect(sheet('ussr', 'en', text)).toEqual({ orders: ['combat-move'], problems: [] });
  });
});
