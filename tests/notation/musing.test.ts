// What somebody turns over in his mind while he buys, and what he settles on.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read, ways } from './support.ts';

const bought = (language: Language, text: string) => {
  const { orders, problems } = read({ power: 'usa' }, text, { language });
  return {
    units: orders.map((order) => (order.type === 'purchase' ? order.units : order.type)),
    asked: problems.map(({ code }) => code),
  };
};

describe('units that are thought of beside those that are bought', () => {
  test.each<readonly [Language, string]>([
    ['en', 'I thought of a second bomber, but what for. So 3 trn and 4 inf, that is 36.'],
    ['en', 'A carrier would be lovely, but what would I do with two of them... no, 3 trn and 4 inf it is.'],
    ['de', 'Ich hab erst an einen Bomber gedacht. Aber nein. Also 3 Transporter und 4 Inf, macht 36.'],
    ['de', 'So, Amerika ist dran. Das mit dem Flugzeugträger lass ich. Also 3 Transporter und 4 Inf, macht 36.'],
    ['nl', "Ik heb lang naar zo'n vliegdekschip zitten staren. Dus: 3 transports en 4 inf, dat is 36."],
    ['nl', 'Transport wint de oorlog. Dus: 3 transports en 4 inf, dat is 36.'],
  ])('%s: %s', (language, text) =>
    expect(bought(language, text)).toEqual({ units: [{ transport: 3, infantry: 4 }], asked: [] }),
  );
  test.each<readonly [Language, string]>([
    ['en', 'I was going to buy a bomber. So 3 trn.'],
    ['de', 'Ich hab erst an einen Bomber gedacht. Also 1 Pz.'],
    ['nl', 'Ik dacht aan een bommenwerper. Dus 1 tank.'],
  ])('%s: that could be paid besides are asked about: %s', (language, text) =>
    expect(bought(language, text).asked).not.toEqual([]),
  );
});

describe('what somebody settles on is bought', () => {
  test.each<readonly [Language, string]>([
    ['en', '2 transports and 6 infantry it is.'],
    ['en', 'It will be 2 transports and 6 infantry.'],
    ['de', 'Es werden 2 Transporter und 6 Inf.'],
    ['de', '2 Transporter und 6 Inf sollen es sein.'],
    ['nl', 'Het worden 2 transports en 6 inf.'],
    ['nl', 'Dan worden het dus 2 transports en 6 inf.'],
  ])('%s: %s', (language, text) =>
    expect(bought(language, text)).toEqual({ units: [{ transport: 2, infantry: 6 }], asked: [] }),
  );
  test.each<readonly [Language, string]>([
    ['en', 'It is 6 infantry against 2 tanks.'],
    ['en', 'It was 2 transports and 6 infantry.'],
    ['de', '3 Inf wird es nicht reichen.'],
    ['de', 'Es werden 3 Inf fallen.'],
    ['de', 'Es wird 1 Panzer fehlen.'],
    ['nl', 'Het worden zware dagen voor 3 inf.'],
    ['nl', 'Het wordt tijd voor 8 inf.'],
    ['de', 'Vielleicht werden es 3 Inf.'],
    ['nl', 'Het worden misschien 3 inf.'],
  ])('%s: but not: %s', (language, text) => expect(bought(language, text).units).toEqual([]));
});

test.each<readonly [Language, string]>([
  ['en', 'Egypt: three inf from Syria, two from Kenya, one from Italian East Africa.'],
  ['de', 'Ägypten: drei Inf aus Syrien, zwei aus Kenia, eine aus Italienisch-Ostafrika.'],
  ['nl', 'Egypte: drie inf uit Syrië, twee uit Kenia, een uit Italiaans-Oost-Afrika.'],
])('%s: the last one is one more: %s', (language, text) =>
  expect(ways('uk', text, language).map(([units, from]) => [units, from])).toEqual([
    [{ infantry: 3 }, 'syria-iraq'],
    [{ infantry: 2 }, 'kenya-rhodesia'],
    [{ infantry: 1 }, 'italian-east-africa'],
  ]),
);

describe('a letter that says that the turn comes later', () => {
  test.each<readonly [Language, string]>([
    [
      'en',
      'My infantry in Western US send their regards, 3 hits with 4 dice, who does that?\n\nMy turn comes tomorrow.',
    ],
    ['en', "Whether the fighters go to Eastern US, I don't know. You'll have my turn tomorrow night."],
    ['de', 'Ob die Jäger nach Ost-USA gehen, weiß ich noch nicht. Mein Zug kommt morgen.'],
    ['nl', 'Hawaï met alles erop en eraan is leuk, maar om nou 8 inf te kopen. Mijn beurt komt dus later.'],
  ])('%s: asks nothing: %s', (language, text) => expect(bought(language, text)).toEqual({ units: [], asked: [] }));
  test.each<readonly [Language, string]>([
    ['en', 'Buy 8 blorps.\nThe rest of my turn comes tomorrow.'],
    ['en', 'Buy 8 blorps.\nMy turn comes tomorrow.'],
    ['de', 'Kaufe 8 Blorps.\nMein Zug kommt morgen.'],
    ['nl', 'Koop 8 blorps.\nMijn beurt komt morgen.'],
  ])('%s: but an order in it that nobody understands is asked about: %s', (language, text) =>
    expect(bought(language, text).asked).not.toEqual([]),
  );
  test('and one that is understood is carried out', () =>
    expect(bought('en', 'Buy 8 inf.\nMy turn comes tomorrow.').units).toEqual([{ infantry: 8 }]));
});

test.each([
  ['en', 'You get my turn on Friday at the latest. It will be 7 inf again.'],
  ['de', 'Meinen Zug bekommt ihr spätestens Freitag. Es werden wieder 7 Inf.'],
  ['nl', 'Mijn zet krijgen jullie uiterlijk vrijdag. Het worden weer 7 inf.'],
] as const)('%s: what is bought in a turn that comes later waits for it: %s', (language, text) =>
  expect(read({ power: 'ussr' }, text, { language }).orders).toEqual([]),
);

test('what somebody thinks better of behind dots is not bought', () =>
  expect(
    read({ power: 'ussr' }, '4 inf and 1 tank... nah wait, 8 inf, saving 0', { language: 'en' }).orders,
  ).toMatchObject([{ type: 'purchase', units: { infantry: 8 } }]));
