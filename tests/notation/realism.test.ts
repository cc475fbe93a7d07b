// Lines as players of Enhanced Realism write them, in three languages: several ways of a retreat, ships that break off
// contact, whom one picks.

import { describe, expect, test } from 'vitest';
import { makeOrder, makeSheet, parseSheet } from '../../src/notation/index.ts';
import { enhancedRealism, secondEdition } from '../../src/rulesets/index.ts';
import { check } from './forms.ts';
import { battle, contextOf, type Given, read, understood } from './support.ts';

const ruleset = enhancedRealism;
const nobody = { hits: 0, among: [], to: [], proposals: [] } as const;

describe('retreat to several spaces', () => {
  const given: Given = {
    ruleset,
    power: 'germany',
    phase: 'combat',
    setup: 'empty',
    units: [
      { space: 'ukraine-ssr', power: 'germany', units: { infantry: 3, armor: 1, fighter: 1 } },
      { space: 'ukraine-ssr', power: 'japan', units: { fighter: 1 } },
    ],
    battles: [battle('ukraine-ssr', { decision: 'retreat', side: 'attack', from: ['germany'], ...nobody })],
  };
  const ways = [
    { units: { infantry: 2 }, to: 'eastern-europe' },
    { units: { armor: 1 }, to: 'southern-europe' },
  ];
  check(given, [
    [
      [
        'retreat UKR: 2 inf > EEU, 1 arm > SEU',
        'retreat UKR 2 inf to Eastern Europe and 1 arm to Southern Europe',
        'retreat: 2 inf > EEU & 1 arm > SEU',
        'retreat 2 inf > EEU, arm > SEU',
        'Rückzug UKR: 2 Inf nach Osteuropa, 1 Pz nach Südeuropa',
        'Trek terug UKR: 2 inf naar Oost-Europa, 1 tank naar Zuid-Europa',
      ],
      { type: 'retreat', battle: 'ukraine-ssr', ways },
    ],
    [
      ['retreat UKR > EEU', 'retreat to EEU', 'Rückzug UKR nach Osteuropa', 'terugtrekken UKR > EEU'],
      { type: 'retreat', battle: 'ukraine-ssr', to: 'eastern-europe' },
    ],
    [
      ['retreat UKR: all > EEU', 'retreat all to EEU', 'Rückzug: alle nach Osteuropa', 'terugtrekken: alles naar EEU'],
      {
        type: 'retreat',
        battle: 'ukraine-ssr',
        // Planes of the attacker fly home by themselves.
        ways: [{ units: { infantry: 3, armor: 1 }, to: 'eastern-europe' }],
      },
    ],
    [
      ['retreat UKR: germany 3 inf > EEU, japan 1 ftr > SEU', 'Rückzug: Deutschland 3 Inf > EEU, Japan: 1 Jg > SEU'],
      {
        type: 'retreat',
        battle: 'ukraine-ssr',
        ways: [
          { power: 'germany', units: { infantry: 3 }, to: 'eastern-europe' },
          { power: 'japan', units: { fighter: 1 }, to: 'southern-europe' },
        ],
      },
    ],
  ]);

  test('a part without a space is a problem that says so', () => {
    const [problem] = read(given, 'retreat UKR: 2 inf > EEU, 1 arm').problems;
    expect(problem).toMatchObject({ code: 'target-missing' });
  });
});

describe('breaking off contact', () => {
  const given: Given = {
    ruleset,
    power: 'uk',
    phase: 'combat',
    setup: 'empty',
    units: [{ space: 'north-sea', power: 'uk', units: { battleship: 2, transport: 1 } }],
    battles: [battle('north-sea', { decision: 'retreat', side: 'attack', from: ['uk'], ...nobody })],
  };
  check(given, [
    [
      [
        'break off contact NOR',
        'break contact',
        'disengage in the North Sea',
        'Vom Gegner lösen: NOR',
        'Kontakt abbrechen',
        'contact verbreken NOR',
        'verbreek het contact',
      ],
      {
        type: 'retreat',
        battle: 'north-sea',
        ways: [{ units: { transport: 1, battleship: 2 }, to: 'north-sea' }],
      },
    ],
    [
      [
        'retreat NOR: 2 bb stay, 1 trn > BAR',
        'retreat: 2 bb stay, trn to Barents Sea',
        'Rückzug NOR: 2 bb bleiben, 1 Trn > BAR',
        'terugtrekken NOR: 2 bb blijven, 1 trn naar BAR',
      ],
      {
        type: 'retreat',
        battle: 'north-sea',
        ways: [
          { units: { battleship: 2 }, to: 'north-sea' },
          { units: { transport: 1 }, to: 'barents-sea' },
        ],
      },
    ],
  ]);

  test('is written so that it is read back', () => {
    const context = contextOf(given);
    const [order] = parseSheet(context, 'retreat NOR: 2 bb stay, 1 trn > BAR').orders;
    if (order === undefined) throw new Error('nothing was read');
    expect(makeOrder(context, order)).toBe('retreat NOR: 2 bb stay, 1 trn > BAR'.replaceAll('NOR', 'north-sea'));
  });

  test('needs ships', () => {
    const [problem] = read({ ...given, units: [] }, 'break contact').problems;
    expect(problem).toMatchObject({ code: 'none-there', params: { space: 'north-sea' } });
  });
});

describe('picks', () => {
  const units = [
    { space: 'ukraine-ssr', power: 'ussr', units: { infantry: 2 } },
    { space: 'ukraine-ssr', power: 'germany', units: { infantry: 3, fighter: 1 } },
  ] as const;
  const given: Given = {
    ruleset,
    power: 'ussr',
    phase: 'combat',
    setup: 'empty',
    units,
    // The Germans have the numbers 2 to 5.
    battles: [
      battle('ukraine-ssr', {
        ...nobody,
        decision: 'casualties',
        side: 'defence',
        from: ['ussr'],
        hits: 1,
        among: [2, 3, 4, 5],
      }),
    ],
  };
  check(given, [
    [
      [
        'lose 1 ftr in UKR',
        'lose germany 1 ftr',
        'pick ftr',
        'Triff Jäger in UKR',
        'Verliere: Deutschland 1 Jg',
        'kies 1 jager',
      ],
      { type: 'casualties', battle: 'ukraine-ssr', lost: [{ power: 'germany', units: { fighter: 1 } }] },
    ],
    [
      [
        'fight UKR picks ftr arm, OOL inf',
        'fight UKR: hit first ftr, arm; order of loss inf',
        'Kampf: UKR trifft zuerst Jg Pz, Verlustreihenfolge Inf',
        'gevecht: UKR treft eerst jager tank, verliesvolgorde inf',
      ],
      {
        type: 'fight',
        battles: [{ battle: 'ukraine-ssr', conduct: { picks: ['fighter', 'armor'], orderOfLoss: ['infantry'] } }],
      },
    ],
    [
      [
        'standing: defend UKR picks ftr, retreat to CAU after 2',
        'Dauerbefehl: verteidigen UKR Ziele Jg, Rückzug nach CAU nach 2',
        'vaste orders: verdedigen UKR doelen jager, terugtrekken naar CAU na 2',
      ],
      {
        type: 'standing-orders',
        orders: [
          {
            power: 'ussr',
            side: 'defence',
            scope: { space: 'ukraine-ssr' },
            conduct: { picks: ['fighter'], retreatTo: 'caucasus', retreatAfter: 2 },
          },
        ],
      },
    ],
  ]);

  test('losses of one’s own stay one’s own', () => {
    const [own] = given.battles ?? [];
    if (own?.due === undefined) throw new Error('nothing is due');
    const battles = [{ ...own, due: { ...own.due, side: 'attack' as const, among: [0, 1] } }];
    expect(understood({ ...given, battles }, 'lose 1 inf')).toEqual([
      { type: 'casualties', battle: 'ukraine-ssr', lost: [{ power: 'ussr', units: { infantry: 1 } }] },
    ]);
  });
});

describe('the second armor move', () => {
  const march = (units: object, ...path: readonly string[]) => ({ kind: 'march', units, path });
  const whole = (heading: string, again: string): string =>
    `${heading}\n2 arm UKR > KAR\nFight: all\n${again}\n1 arm UKR > CAU\nFight: all\nNoncombat\n1 inf GER > EEU\nPlace: 1 inf GER`;
  const given: Given = { ruleset, power: 'germany', phase: 'combat-move' };
  const orders = [
    { type: 'combat-move', moves: [march({ armor: 2 }, 'ukraine-ssr', 'karelia-ssr')] },
    { type: 'fight', battles: [{ battle: 'karelia-ssr' }] },
    { type: 'combat-move', moves: [march({ armor: 1 }, 'ukraine-ssr', 'caucasus')] },
    { type: 'fight', battles: [{ battle: 'caucasus/2' }] },
    { type: 'noncombat-move', moves: [march({ infantry: 1 }, 'germany', 'eastern-europe')] },
    { type: 'place', placements: [{ space: 'germany', units: { infantry: 1 } }] },
  ];

  test.each([
    ['Combat moves', 'Second move'],
    ['Combat moves', 'Combat moves'],
    ['Combat moves:', 'Second armor move:'],
    ['Angriffszüge', 'Zweiter Panzerzug'],
    ['Aanvalszetten', 'Tweede tankzet'],
  ])('under %s and %s', (heading, again) => {
    expect(understood(given, whole(heading, again))).toEqual(orders);
  });

  test('is written under a heading of its own, and read back', () => {
    const context = contextOf(given);
    const { orders: read } = parseSheet(context, whole('Combat moves', 'Combat moves'));
    const sheet = makeSheet(context, read);
    expect(sheet).toContain('Second moves\n1 arm UKR > CAU');
    expect(sheet).toContain('fight CAU second');
    expect(parseSheet(context, sheet).orders).toEqual(read);
  });

  test('on one line, and none', () => {
    const armor = { type: 'combat-move', moves: [march({ armor: 1 }, 'ukraine-ssr', 'caucasus')] };
    const fighting: Given = { ...given, phase: 'combat', battles: [battle('karelia-ssr')] };
    expect(understood(fighting, 'Fight: KAR\nSecond move: 1 arm UKR > CAU\nFight: CAU')).toEqual([
      orders[1],
      armor,
      { type: 'fight', battles: [{ battle: 'caucasus/2' }] },
    ]);
    // Whoever makes no first moves still has to pass them.
    expect(understood(given, 'Second move: 1 arm UKR > CAU')).toEqual([{ type: 'combat-move', moves: [] }, armor]);
    expect(understood(fighting, 'Fight: KAR\nSecond move: none')).toEqual([
      orders[1],
      { type: 'combat-move', moves: [] },
    ]);
  });

  test('in its own phase every combat move is one of it, under a heading or none', () => {
    const now: Given = { ...given, phase: 'combat-move/2', battles: [{ ...battle('ukraine-ssr'), status: 'ended' }] };
    for (const text of ['1 arm UKR > CAU', 'Combat moves: 1 arm UKR > CAU', 'Second move\n1 arm UKR > CAU'])
      expect(understood(now, text)).toEqual([orders[2]]);
    const [order] = read(now, '1 arm UKR > CAU').orders;
    if (order === undefined) throw new Error('nothing was read');
    expect(makeOrder(contextOf(now), order)).toBe('Second moves\n1 arm UKR > CAU');
  });

  test('begins once the first combat is fought out', () => {
    const done: Given = { ...given, phase: 'combat', battles: [{ ...battle('ukraine-ssr'), status: 'ended' }] };
    expect(understood(done, 'Combat moves: 1 arm UKR > CAU\nfight CAU')).toEqual([
      orders[2],
      { type: 'fight', battles: [{ battle: 'caucasus/2' }] },
    ]);
    const [order] = read(done, '1 arm UKR > CAU').orders;
    if (order === undefined) throw new Error('nothing was read');
    expect(makeOrder(contextOf(done), order)).toContain('Second moves');
  });

  test('its battles go by their place alone where no other is open', () => {
    const now: Given = {
      ...given,
      phase: 'combat/2',
      battles: [{ ...battle('caucasus'), status: 'ended' }, battle('caucasus/2')],
    };
    for (const text of [
      'fight CAU',
      'fight CAU second',
      'Kampf: CAU zweite',
      'vecht CAU tweede',
      'fight all',
      'continue CAU',
    ])
      expect(understood(now, text)).toEqual([{ type: 'fight', battles: [{ battle: 'caucasus/2' }] }]);
  });

  test('is no heading where a turn has none', () => {
    expect(read({ power: 'germany' }, 'Second move').problems).toMatchObject([{ code: 'not-understood' }]);
  });
});

describe('attacking in a shared zone', () => {
  const given: Given = { ruleset, power: 'uk', phase: 'combat-move' };
  const march = { kind: 'march', units: { infantry: 1 }, path: ['united-kingdom', 'western-europe'] };
  check(given, [
    [
      [
        'attack NOR',
        'Combat moves: attack in the North Sea',
        'Angriffszüge\nAngriff NOR',
        'Angriff in der Nordsee',
        'Aanvallen\naanval NOR',
        'val aan in de Noordzee',
      ],
      { type: 'combat-move', moves: [], attacks: ['north-sea'] },
    ],
    [
      ['attack NOR and BAL', 'attack NOR\nattack BAL'],
      { type: 'combat-move', moves: [], attacks: ['north-sea', 'baltic-sea'] },
    ],
    [
      ['attack NOR\nmarch 1 inf GBR > WEU', 'march 1 inf GBR > WEU\nattack NOR'],
      { type: 'combat-move', moves: [march], attacks: ['north-sea'] },
    ],
  ]);

  test('is written so that it is read back', () => {
    const context = contextOf(given);
    const { orders } = parseSheet(context, 'march 1 inf GBR > WEU\nattack BAL');
    const sheet = makeSheet(context, orders);
    expect(sheet).toContain('attack BAL');
    expect(parseSheet(context, sheet).orders).toEqual(orders);
  });

  test('is a battle that fight all foresees', () => {
    expect(understood(given, 'attack NOR\nfight all')[1]).toEqual({
      type: 'fight',
      battles: [{ battle: 'north-sea' }],
    });
  });

  test('is no order where enemies never share a zone', () => {
    expect(read({ ...given, ruleset: secondEdition }, 'attack NOR').orders).toEqual([]);
  });
});

describe('the defence of a neutral', () => {
  const given: Given = { ruleset, power: 'ussr', phase: 'combat-move' };
  check(given, [
    [
      [
        'defend TUR: 3 inf 1 art',
        'defend Turkey with 3 inf and 1 art',
        'defend: 3 inf, art in Turkey',
        'Verteidige TUR: 3 Inf, 1 Art',
        'verdedig Turkije: 3 inf 1 art',
      ],
      { type: 'defend-neutral', space: 'turkey', units: { infantry: 3, artillery: 1 } },
    ],
    [
      ['standing orders\ndefend TUR ask', 'standing: defend TUR ask'],
      {
        type: 'standing-orders',
        orders: [{ power: 'ussr', side: 'defence', scope: { space: 'turkey' }, conduct: { plan: 'ask' } }],
      },
    ],
  ]);

  test('is no order where neutrals do not resist', () => {
    expect(read({ power: 'ussr' }, 'defend TUR: 3 inf').orders).toEqual([]);
  });
});

describe('planes that stand at the complex board the new carrier', () => {
  const given: Given = {
    ruleset,
    power: 'usa',
    phase: 'place',
    setup: 'empty',
    units: [{ space: 'western-usa', power: 'usa', units: { 'industrial-complex': 1, fighter: 2 } }],
  };
  const placements = [
    { space: 'us-west-coast', units: { carrier: 1 }, boards: { fighter: 2 } },
    { space: 'western-usa', units: { infantry: 1 } },
  ];
  check(given, [
    [
      [
        'place 1 ac WCO with 2 ftr, 1 inf WUS',
        'place carrier in WCO carrying 2 fighters, 1 inf WUS',
        'Aufstellung 1 Fzt WCO mit 2 Jg, 1 Inf WUS',
        'plaats 1 vds WCO met 2 jager, 1 inf WUS',
      ],
      { type: 'place', placements },
    ],
  ]);
  test('the order is written so again', () => {
    const line = makeOrder(contextOf(given), { type: 'place', power: 'usa', placements });
    expect(understood(given, line)).toEqual([{ type: 'place', placements }]);
  });
});
