// Lines of battles, placement, standing orders and the end of a turn as players write them, in three languages.

import { describe, expect, test } from 'vitest';
import { check, inf } from './forms.ts';
import { battle, type Given, read } from './support.ts';

describe('battles', () => {
  const due = {
    decision: 'retreat',
    side: 'attack',
    from: ['ussr'],
    hits: 0,
    among: [],
    to: [],
    proposals: [],
  } as const;
  const given: Given = {
    power: 'ussr',
    phase: 'combat',
    units: [{ space: 'north-sea', power: 'ussr', units: { submarine: 2 } }],
    battles: [
      { ...battle('ukraine-ssr', due), after: ['north-sea'] },
      battle('north-sea'),
      battle('raid/germany'),
      { ...battle('karelia-ssr'), status: 'ended' },
    ],
  };
  const fights = (...battles: readonly unknown[]): unknown => ({ type: 'fight', battles });
  check(given, [
    [
      [
        'fight UKR, NOR',
        'Fight: Ukraine and UK SZ',
        'Battles\nUKR\nNOR',
        'Kampf: UKR, Nordsee',
        'vecht om UKR en Noordzee',
        'fight battle of Ukraine; NOR',
      ],
      fights({ battle: 'ukraine-ssr' }, { battle: 'north-sea' }),
    ],
    [['fight GER SBR', 'fight raid GER', 'fight Germany'], fights({ battle: 'raid/germany' })],
    [
      ['fight all', 'Kämpfe: alle', 'Gevechten: alle'],
      fights({ battle: 'north-sea' }, { battle: 'raid/germany' }, { battle: 'ukraine-ssr' }),
    ],
    [['continue UKR', 'continue', 'go on', 'weiter', 'doorgaan', 'fight UKR'], fights({ battle: 'ukraine-ssr' })],
    [
      [
        'fight UKR SAAC from 3, OOL inf arm ftr, retreat to CAU after 2, stop after 1 round, subs withdraw to BAL',
        'fight UKR: save air at all costs from round 3; order of loss: inf, arm, ftr; retreat after 2 to CAU; stop 1; submarines withdraw > Baltic',
        'Kampf: UKR SAAC ab Runde 3, OOL Inf Pz Jg, Rückzug nach CAU nach 2, Stopp nach 1 Runde, U-Boote ziehen ab nach BAL',
        'vecht UKR SAAC vanaf 3, verliesvolgorde inf tank jager, terugtrekken naar CAU na 2, stop na 1 ronde, subs duiken onder naar BAL',
      ],
      fights({
        battle: 'ukraine-ssr',
        conduct: {
          plan: 'SAAC',
          planFrom: 3,
          orderOfLoss: ['infantry', 'armor', 'fighter'],
          retreatTo: 'caucasus',
          retreatAfter: 2,
          rounds: 1,
          submarines: 'withdraw',
          submarinesTo: 'baltic-sea',
        },
      }),
    ],
    [
      ['fight UKR SA, NOR KAAC, OOL trn, sub'],
      fights(
        { battle: 'ukraine-ssr', conduct: { plan: 'SA' } },
        { battle: 'north-sea', conduct: { plan: 'KAAC', orderOfLoss: ['transport', 'submarine'] } },
      ),
    ],
    [
      [
        'lose 2 inf 1 arm in UKR',
        'lose 2 inf, 1 arm',
        'casualties: 2 inf & arm at Ukraine',
        'Verluste: 2 Inf, 1 Pz in UKR',
        'verlies 2 inf en 1 tank in UKR',
      ],
      { type: 'casualties', battle: 'ukraine-ssr', lost: [{ power: 'ussr', units: { infantry: 2, armor: 1 } }] },
    ],
    [
      [
        'withdraw 1 sub NOR > BAR',
        'withdraw sub NOR > BAR',
        '1 sub withdraws NOR > BAR',
        '1 U-Boot zieht ab Nordsee > BAR',
      ],
      { type: 'withdraw', battle: 'north-sea', submarines: 1, to: 'barents-sea' },
    ],
    [
      ['subs withdraw NOR > BAR', 'withdraw subs from NOR to BAR'],
      { type: 'withdraw', battle: 'north-sea', submarines: 2, to: 'barents-sea' },
    ],
    [
      ['subs stay in NOR', 'U-Boote bleiben in Nordsee', 'onderzeeboten blijven in Noordzee'],
      { type: 'withdraw', battle: 'north-sea', submarines: 0 },
    ],
    [
      [
        'retreat UKR > CAU',
        'retreat to CAU',
        'retreat from UKR to CAU',
        'Rückzug UKR nach CAU',
        'terugtrekken naar Kaukasus',
      ],
      { type: 'retreat', battle: 'ukraine-ssr', to: 'caucasus' },
    ],
    [['retreat', 'break off UKR', 'abbrechen'], { type: 'retreat', battle: 'ukraine-ssr' }],
    [
      ['rocket RUS > GER', 'rocket from Russia at Germany', 'Rakete: RUS nach GER', 'raket Rusland > Duitsland'],
      { type: 'rocket', from: 'russia', target: 'germany' },
    ],
  ]);

  test('fight all behind the moves of the same sheet fights what they lead to, raids and sea first', () => {
    const sheet = read(
      { power: 'uk' },
      '1 inf IND > FIC\n1 bmr UK > GER SBR\n1 sub NOR > BAL\n1 inf EGY > LIB\nfight all',
    );
    expect(sheet.problems).toEqual([]);
    expect(sheet.orders[1]).toMatchObject({
      battles: [
        { battle: 'raid/germany' },
        { battle: 'baltic-sea' },
        { battle: 'french-indochina-burma' },
        { battle: 'libya' },
      ],
    });
  });
});

describe('placement, standing orders, the end', () => {
  const given: Given = { power: 'uk', phase: 'place', purchased: { infantry: 5, submarine: 1, transport: 1 } };
  check(given, [
    [
      [
        'place 3 inf UK, 2 inf IND',
        'Place\n3 inf UK\n2 inf at India',
        '3 inf at London\n2 inf in India',
        'UK: 3 inf\nIndia: 2 inf',
        'Aufstellung: 3 Inf UK und 2 Inf Indien',
        'setze 3 Inf in London, 2 Inf in Indien',
        'Plaatsing: 3 inf VK, 2 inf India',
      ],
      {
        type: 'place',
        placements: [
          { space: 'united-kingdom', units: inf(3) },
          { space: 'india', units: inf(2) },
        ],
      },
    ],
    [
      ['place 1 trn NOR (from UK)', 'place trn UK SZ from UK', 'place all trn NOR from London'],
      { type: 'place', placements: [{ space: 'north-sea', units: { transport: 1 }, from: 'united-kingdom' }] },
    ],
    [['place 1 SS NOR'], { type: 'place', placements: [{ space: 'north-sea', units: { submarine: 1 } }] }],
    [['place none', 'Place: nothing', 'Aufstellung: keine', 'Plaatsing: niets'], { type: 'place', placements: [] }],
    [['end turn', 'End of turn.', 'done', 'Zugende', 'einde beurt'], { type: 'end-turn' }],
    [['resign', 'I surrender', 'Ich gebe auf', 'ik geef op'], { type: 'resign' }],
    [
      [
        'standing: defend sea OOL trn sub ftr ac bb; subs withdraw',
        'standing orders: defence at sea, order of loss trn, sub, ftr, ac, bb; subs withdraw',
        'Dauerbefehl: Verteidigung See OOL Trn Ub Jg Fzt BB; U-Boote ziehen ab',
        'vaste orders: verdediging zee OOL trn ozb jager vliegdekschip slagschip; subs duiken onder',
      ],
      {
        type: 'standing-orders',
        orders: [
          {
            power: 'uk',
            side: 'defence',
            scope: 'sea',
            conduct: {
              orderOfLoss: ['transport', 'submarine', 'fighter', 'carrier', 'battleship'],
              submarines: 'withdraw',
            },
          },
        ],
      },
    ],
    [
      [
        'standing: attack land TAAC\nstanding: usa defend India ask',
        'Standing orders\nattack land TAAC\nusa: defend IND ask me',
      ],
      {
        type: 'standing-orders',
        orders: [
          { power: 'uk', side: 'attack', scope: 'land', conduct: { plan: 'TAAC' } },
          { power: 'usa', side: 'defence', scope: { space: 'india' }, conduct: { plan: 'ask' } },
        ],
      },
    ],
  ]);
});
