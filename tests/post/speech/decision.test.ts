import { describe, expect, test } from 'vitest';
import type { Due } from '../../../src/engine/index.ts';
import { readMailSheet } from '../../../src/post/prose.ts';
import type { Power, SpaceId, UnitCounts } from '../../../src/vocab/index.ts';
import { battle, contextOf, type Given } from '../../notation/support.ts';

interface Pending {
  readonly power: Power;
  readonly at: SpaceId;
  readonly units: UnitCounts;
  readonly due: Partial<Due> & Pick<Due, 'decision'>;
}

/**
 * What a mail comes to while one decision waits for its writer: the orders without what is the same in all, and the
 * rest.
 */
const read = ({ power, at, units, due }: Pending, text: string) => {
  const given: Given = { power, phase: 'combat', setup: 'empty', units: [{ space: at, power, units }] };
  const among = contextOf(given).state.spaces.flatMap(({ units: own }) => own.map(({ id }) => id));
  const pending: Due = { side: 'defence', from: [power], hits: 0, among, to: [], proposals: [], ...due };
  const { sheet, prose } = readMailSheet(contextOf({ ...given, battles: [battle(at, pending)] }), text.split('\n'));
  const orders = sheet.orders.map(({ nonce: _, power: __, ...order }: { readonly [key: string]: unknown }) => order);
  return { orders, problems: sheet.problems.map(({ code }) => code), prose };
};

const SEA: Pending = {
  power: 'usa',
  at: 'hawaiian-sea',
  units: { submarine: 1, fighter: 1, carrier: 1, transport: 2 },
  due: { decision: 'casualties', hits: 2 },
};
const LAND: Pending = {
  power: 'germany',
  at: 'ukraine-ssr',
  units: { infantry: 3, armor: 2, fighter: 2 },
  due: { decision: 'casualties', hits: 2 },
};

const losing = (pending: Pending, units: UnitCounts) => ({
  orders: [{ type: 'casualties', battle: pending.at, lost: [{ power: pending.power, units }] }],
  problems: [],
});

describe('losses in words', () => {
  test.each([
    ["I'll lose the submarine and one transport, keep the rest.", { submarine: 1, transport: 1 }],
    ['The sub and a transport go down.', { submarine: 1, transport: 1 }],
    ['Ouch. Take off both transports please, the carrier must live!', { transport: 2 }],
    ['ok then, both transports', { transport: 2 }],
    ['Not the carrier. Transports first.', { transport: 2 }],
    ['Weg mit dem U-Boot und dem Flugzeugträger.', { submarine: 1, carrier: 1 }],
    ['Die beiden Transporter gehen unter, den Träger behalte ich.', { transport: 2 }],
    ['Nimm den Jäger und das U-Boot raus', { fighter: 1, submarine: 1 }],
    ['Ich behalte Träger und Jäger und gebe die Transporter auf', { transport: 2 }],
    ['Haal beide transportschepen maar weg, het vliegdekschip is te duur.', { transport: 2 }],
    ['De onderzeeboot en één transportschip zinken.', { submarine: 1, transport: 1 }],
    ['The fighter and the sub are goners, I fear.', { fighter: 1, submarine: 1 }],
    ["It's the sub and the fighter then", { submarine: 1, fighter: 1 }],
    ['Kanonenfutter sind die Transporter.', { transport: 2 }],
    ["Take off both transports. I can't spare the carrier.", { transport: 2 }],
    ['Nimm beide Transporter raus. Den Träger kann ich nicht entbehren.', { transport: 2 }],
    ['Haal beide transportschepen weg. Het vliegdekschip kan ik niet missen.', { transport: 2 }],
    ['Na gut: U-Boot und Jäger. Der Rest bleibt!', { submarine: 1, fighter: 1 }],
    ['De transportschepen, allebei', { transport: 2 }],
    ['Ik offer de sub en de jager op.\nGroet, Joris', { submarine: 1, fighter: 1 }],
    // Words of another language say nothing here: `toast` loses a unit in English alone.
    ['Weg sind U-Boot und Jäger, der Träger ist für uns wie ein Toast.', { submarine: 1, fighter: 1 }],
  ])('%s', (text, units) => {
    const { orders, problems } = read(SEA, text);
    expect({ orders, problems }).toEqual(losing(SEA, units));
  });

  test.each([
    ['I take the infantry.', { infantry: 2 }],
    ['Infantry, as always', { infantry: 2 }],
    ['two inf', { infantry: 2 }],
    ['I rather lose two inf than the fighter', { infantry: 2 }],
    ['Lieber zwei Inf als den Jäger opfern', { infantry: 2 }],
    ['Ein Panzer und eine Inf', { armor: 1, infantry: 1 }],
    ['Zwei Infanteristen fallen, die Panzer brauche ich noch.', { infantry: 2 }],
    ['Ik verlies de infanterie, de tanks houd ik.', { infantry: 2 }],
    ['Doe maar 1 inf en 1 tank', { infantry: 1, armor: 1 }],
  ])('kinds without a number come to as many as were hit: %s', (text, units) => {
    const { orders, problems } = read(LAND, text);
    expect({ orders, problems }).toEqual(losing(LAND, units));
  });

  test.each([
    [
      'en',
      'Casualties, 2 hits:\n1 transport   8\n1 sub         8\n             ---\n             16',
      { transport: 1, submarine: 1 },
    ],
    ['en', 'Out: TRN, SUB. Left: carrier, ftr.', { transport: 1, submarine: 1 }],
    ['de', 'Ich nehme raus:\nTrn  8\nUB  8\nSumme 16', { transport: 1, submarine: 1 }],
    ['de', 'Abgänge: 1 Transporter, 1 U-Boot. Bestand: 1 Träger, 1 Jäger.', { transport: 1, submarine: 1 }],
    [
      'nl',
      'Af te schrijven wegens de 2 treffers:\n\n1 transport    8\n1 sub    8\n   --\n   16',
      { transport: 1, submarine: 1 },
    ],
    ['nl', 'Ronde 1: 2 treffers\n2 trn eraf = 16', { transport: 2 }],
  ] as const)('%s: as a ledger, with sums: %s', (_, text, units) => {
    const { orders, problems } = read(SEA, text);
    expect({ orders, problems }).toEqual(losing(SEA, units));
  });
  test.each([
    ['en', 'That was a 16 IPC hit, you swine. My 2 transports will remember.'],
    ['de', 'Das tat weh. Meine 2 Transporter vergessen das nicht so schnell.'],
    ['nl', 'Dat deed pijn. Mijn 2 transporten vergeten dat niet zo snel.'],
  ])('%s: what is told of units loses none: %s', (_, text) => expect(read(SEA, text).orders).toEqual([]));

  test.each([
    ['Let one of the infantry lads go, and the old fighter with him.', { infantry: 1, fighter: 1 }],
    ['Ein Infanterist geht verloren, und der alte Jäger mit ihm.', { infantry: 1, fighter: 1 }],
    ['Er gaat één infanterist verloren, en de oude jager met hem.', { infantry: 1, fighter: 1 }],
  ])('what goes with those given up is given up too: %s', (text, units) => {
    const { orders, problems } = read(LAND, text);
    expect({ orders, problems }).toEqual(losing(LAND, units));
  });

  test.each([
    'If the dice allow it I lose the infantry, else the tanks',
    'Should I lose the infantry?',
    'I keep the tanks and lose the tanks',
    'Verdammt!',
    'Some infantry and some tanks, you choose, and a fighter',
    'I lose the infantry, and the poor tanks beside the fighter',
  ])('are not guessed: %s', (text) => {
    expect(read(LAND, text).orders).toEqual([]);
  });

  test.each([
    'Standing orders: defence land OOL inf arm ftr',
    'Dauerbefehle: Verteidigung Land OOL Inf Pz Jg',
    'Vaste orders: verdediging land OOL inf tank jager',
  ])('are not what standing orders say of the next time: %s', (text) => {
    expect(read(LAND, `Hi,\n\n${text}\n\nBen`).orders.map(({ type }) => type)).toEqual(['standing-orders']);
  });

  test('more than were hit are read, and it is for the rules to refuse them', () => {
    expect(read(LAND, 'I lose 3 inf and the fighter.').orders).toEqual(
      losing(LAND, { infantry: 3, fighter: 1 }).orders,
    );
  });
});

const RETREAT: Pending = {
  power: 'ussr',
  at: 'ukraine-ssr',
  units: { infantry: 3, armor: 1 },
  due: { decision: 'retreat', side: 'attack', to: ['karelia-ssr', 'caucasus'] },
};

const going = (to: SpaceId | undefined) => ({
  orders: [{ type: 'retreat', battle: 'ukraine-ssr', ...(to === undefined ? {} : { to }) }],
  problems: [],
});
const fighting = (rounds?: number) => ({
  orders: [
    { type: 'fight', battles: [{ battle: 'ukraine-ssr', ...(rounds === undefined ? {} : { conduct: { rounds } }) }] },
  ],
  problems: [],
});

describe('retreats and going on in words', () => {
  test.each([
    ['We fall back to the Caucasus.', 'caucasus'],
    ["That's enough, pull everyone back to Karelia!", 'karelia-ssr'],
    ['Rückzug nach Karelien', 'karelia-ssr'],
    ['Das war nichts. Ich ziehe mich in den Kaukasus zurück.', 'caucasus'],
    ['Wir brechen ab und gehen nach Karelien.', 'karelia-ssr'],
    ['Terug naar Karelië dan maar.', 'karelia-ssr'],
    ['We trekken ons terug, en wel naar de Kaukasus', 'caucasus'],
    ['to Karelia', 'karelia-ssr'],
  ])('%s', (text, to) => {
    const { orders, problems } = read(RETREAT, text);
    expect({ orders, problems }).toEqual(going(to));
  });

  test.each([
    ['We go on!', undefined],
    ['Keep rolling!', undefined],
    ['Wir bleiben dran.', undefined],
    ['Nee, niet terugtrekken. Verder!', undefined],
    ['Noch eine Runde, dann sehen wir weiter.', 1],
    ['No retreat, no surrender. Fight on.', undefined],
    ['Weiter!', undefined],
    ['Wir ziehen uns nicht zurück, weiter geht es.', undefined],
    ['gaan door', undefined],
    ['One more round please, then we will see', 1],
    ['Noch zwei Runden.', 2],
    ['Nog een ronde graag', 1],
  ])('%s', (text, rounds) => {
    const { orders, problems } = read(RETREAT, text);
    expect({ orders, problems }).toEqual(fighting(rounds));
  });

  test.each([
    'If only one tank is left we retreat to Karelia, else we go on.',
    'Retreat or go on, I cannot decide',
    'Shall we retreat?',
    'Rückzug nach Karelien oder Kaukasus',
  ])('are not guessed: %s', (text) => {
    expect(read(RETREAT, text).orders).toEqual([]);
  });

  test.each(['Retreat!', 'I retreat.', 'Rückzug', 'wir ziehen uns zurück', 'terugtrekken', 'We trekken ons terug.'])(
    'with one way out it need not be named: %s',
    (text) => {
      const one: Pending = { ...RETREAT, due: { ...RETREAT.due, to: ['caucasus'] } };
      const { orders, problems } = read(one, text);
      expect({ orders, problems }).toEqual(going('caucasus'));
    },
  );

  test('with several it is asked which', () => {
    const { orders, problems } = read(RETREAT, 'Rückzug!');
    expect(orders).toEqual([]);
    expect(problems).toEqual(['target-missing']);
  });
});

const DIVE: Pending = {
  power: 'germany',
  at: 'north-sea',
  units: { submarine: 2 },
  due: { decision: 'withdraw', to: ['baltic-sea', 'northeast-atlantic'] },
};

describe('submarines in words', () => {
  const away = (submarines: number, to?: SpaceId) => [
    { type: 'withdraw', battle: 'north-sea', submarines, ...(to === undefined ? {} : { to }) },
  ];
  test.each([
    ['Both subs slip away to the Baltic.', away(2, 'baltic-sea')],
    ['The subs stay and fight.', away(0)],
    ['Ein U-Boot taucht ab in die Ostsee, das andere bleibt.', away(1, 'baltic-sea')],
    ['Die U-Boote bleiben', away(0)],
    ['Eén onderzeeboot verdwijnt naar de Oostzee, de andere vecht door', away(1, 'baltic-sea')],
    ['withdraw sub to BAL', away(1, 'baltic-sea')],
  ])('%s', (text, orders) => {
    expect(read(DIVE, text)).toMatchObject({ orders, problems: [] });
  });
});

describe('several decisions that wait side by side', () => {
  const pair = (text: string) => {
    const given: Given = {
      power: 'germany',
      phase: 'combat',
      setup: 'empty',
      units: [
        { space: 'ukraine-ssr', power: 'germany', units: { infantry: 2, armor: 2 } },
        { space: 'eastern-europe', power: 'germany', units: { infantry: 1, bomber: 1 } },
      ],
    };
    const { state } = contextOf(given);
    const pending = (space: SpaceId) => {
      const among = state.spaces[state.slots.get(space) ?? 0]?.units.map(({ id }) => id) ?? [];
      const due: Due = {
        decision: 'casualties',
        side: 'defence',
        from: ['germany'],
        hits: 1,
        among,
        to: [],
        proposals: [],
      };
      return battle(space, due);
    };
    const battles = [pending('ukraine-ssr'), pending('eastern-europe')];
    const { sheet } = readMailSheet(contextOf({ ...given, battles }), text.split('\n'));
    return {
      lost: sheet.orders.flatMap((order) =>
        order.type === 'casualties' ? [[order.battle, order.lost[0]?.units]] : [],
      ),
      problems: sheet.problems.map(({ code }) => code),
    };
  };

  test.each([
    'In Ukraine I lose a tank. In Eastern Europe the bomber goes.',
    'Ukraine: I lose a tank.\nEastern Europe: the bomber goes down.',
    'In der Ukraine opfere ich einen Panzer.\nOsteuropa: der Bomber geht drauf.',
    'In Oekraïne geef ik een tank op. In Oost-Europa de bommenwerper.',
    'lose 1 arm in UKR\nIn Eastern Europe the bomber goes.',
  ])('are answered with their places: %j', (text) => {
    const { lost, problems } = pair(text);
    expect(problems).toEqual([]);
    expect(new Map(lost as [string, unknown][])).toEqual(
      new Map([
        ['ukraine-ssr', { armor: 1 }],
        ['eastern-europe', { bomber: 1 }],
      ]),
    );
  });

  test('one of them is answered alone', () => {
    expect(pair('In Eastern Europe the bomber goes.').lost).toEqual([['eastern-europe', { bomber: 1 }]]);
  });

  test.each(['I lose the infantry.', 'Infantry in Ukraine and Eastern Europe.'])('%j leaves open which', (text) => {
    expect(pair(text).lost).toEqual([]);
  });

  test('a line without a battle’s name is asked which one it is about', () => {
    expect(pair('lose 1 inf')).toEqual({ lost: [], problems: ['battle-missing'] });
  });
});
