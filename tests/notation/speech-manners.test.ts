import { describe, expect, test } from 'vitest';
import { positionOf } from '../../src/cases/position.ts';
import type { Case } from '../../src/cases/schema.ts';
import { NO_NONCE } from '../../src/engine/index.ts';
import { parseSheet } from '../../src/notation/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import type { Language, Power } from '../../src/vocab/index.ts';

/** The sheet of a text at the start of a power's first turn. */
const read = (power: Power, language: Language, text: string) => {
  const opened = positionOf(secondEdition, { title: power, options: {}, given: { position: 'start', power } } as Case);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return parseSheet({ ruleset: secondEdition, state: opened.value, power, nonce: NO_NONCE, language }, text);
};
const kinds = (power: Power, language: Language, text: string): readonly string[] => {
  const { orders, problems } = read(power, language, text);
  return [...orders.map(({ type }) => type), ...problems.map(({ code }) => code)];
};

describe('headings of one verb', () => {
  test.each([
    ['nl', 'VERPLAATSEN\n2 inf WUS naar EUS'],
    ['nl', 'NA GEVECHT\n2 inf WUS naar EUS'],
    ['de', 'Verschieben:\n2 Inf WUS nach EUS'],
    ['en', 'After combat\n2 inf WUS to EUS'],
    ['en', 'Combat: none\n2 inf WUS to EUS'],
  ] as const)('%s: %s', (language, text) => {
    expect(kinds('usa', language, text)).toEqual(['noncombat-move']);
  });
});

describe('research beside a purchase', () => {
  test.each([
    ['nl', '1 dobbelsteen onderzoek (5), 9 inf (27). Niks over.'],
    ['de', 'Ein Würfel Forschung (5), dazu 9 Inf (27)'],
    ['en', 'I buy 9 inf and roll 1 research die'],
  ] as const)('%s: %s', (language, text) => {
    expect(kinds('germany', language, text)).toEqual(['research', 'purchase']);
  });
  test('of another turn is no order', () => {
    expect(read('germany', 'nl', 'Ik kocht vorige beurt 2 dobbelstenen onderzoek en 9 inf.').orders).toEqual([]);
  });
});

describe('a purchase put right below', () => {
  test.each([
    ['nl', 'Inkoop 8 inf.\n\nPS geen 8 inf maar 6 inf en 1 tank (23 IPC).'],
    ['nl', 'Inkoop 8 inf.\n\nToch maar 6 inf en 1 tank.'],
    ['de', 'Kaufe 8 Inf.\n\nPS: nicht 8 Inf, sondern 6 Inf und 1 Pz'],
    ['en', 'Buy 8 inf.\n\n6 inf and 1 arm instead of 8 inf'],
    ['de', 'Kaufe 8 Inf, doch nicht, lieber 6 Inf und 1 Panzer.'],
    ['de', 'Kaufe 8 Inf. Doch nicht, lieber 6 Inf und 1 Panzer.'],
    ['nl', 'Koop 8 inf, toch niet, liever 6 inf en 1 tank.'],
  ] as const)('%s: %s', (language, text) => {
    const { orders } = read('ussr', language, text);
    expect(orders).toMatchObject([{ type: 'purchase', units: { infantry: 6, armor: 1 } }]);
  });
  test('is asked about where the wrong one was never bought', () => {
    expect(read('ussr', 'en', 'Buy 3 inf, 3 arm.\n\nPS not 4 arm but 5 inf.').problems).toHaveLength(1);
  });
});

describe('landings in a list', () => {
  const flights = 'Bmr Japan > China\nftr FIC > China\n';
  test.each([
    ['nl', `${flights}Landen: jager weer in Indochina, bommenwerper op Mantsjoerije`],
    ['de', `${flights}Landungen: Jg heim, Bmr in der Mandschurei`],
    ['en', `${flights}Landing spots: the fighter back in Indochina; the bomber in Manchuria`],
  ] as const)('%s: %s', (language, text) => {
    const { orders, problems } = read('japan', language, text);
    const lands = orders
      .flatMap((order) => (order.type === 'combat-move' ? order.moves : []))
      .flatMap((move) => (move.kind === 'march' ? [move.land] : []));
    expect([lands, problems]).toEqual([['manchuria', 'french-indochina-burma'], []]);
  });
  test('the other of two is not guessed', () => {
    expect(
      read('japan', 'en', 'ftr JPN > China\nftr FIC > China\nLandings: the fighter to Manchuria').problems,
    ).toHaveLength(1);
  });
});

test('a name that a tank reaches twice is asked about', () => {
  const [problem] = read('usa', 'nl', 'Zonder gevecht:\ntank Oostelijke VS naar Canada').problems;
  expect(problem?.nearest).toMatchObject([{ space: 'eastern-canada' }, { space: 'western-canada' }]);
});

describe('seas told by their shores', () => {
  test.each([
    ['nl', 'Zonder gevecht:\n1 trn uit de zee rond Japan naar die van Okinawa'],
    ['de', 'Ohne Kampf:\n1 Trn aus der See um Japan in die von Okinawa'],
    ['en', 'Noncombat:\n1 trn from the waters off Japan to the sea near Okinawa'],
  ] as const)('%s: %s', (language, text) => {
    const [order] = read('japan', language, text).orders;
    expect(order).toMatchObject({ type: 'noncombat-move', moves: [{ path: ['sea-of-japan', 'okinawa-sea'] }] });
  });
});
