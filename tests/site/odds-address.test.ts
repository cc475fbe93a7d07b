// The address of a battle asked about: what it looks like, and that battles of games come to it with the same odds.

import { describe, expect, test } from 'vitest';
import { DRAWN_BOARDS } from '../../scripts/maps/folders.ts';
import { findUnit } from '../../src/board/index.ts';
import { battleOf, oddsFor, prepare, readQuestion, solve } from '../../src/odds/index.ts';
import { prepareSalvos } from '../../src/odds/prepare-salvos.ts';
import { stageFor } from '../../src/odds/stage.ts';
import { europe1999 } from '../../src/rulesets/europe-1999/index.ts';
import { daak, enhancedRealism, secondEdition } from '../../src/rulesets/index.ts';
import { askedAbout } from '../../src/site/data/asked.ts';
import { addressWords } from '../../src/site/odds/dictionary.ts';
import { oddsQuery, UNIT_WORDS } from '../../src/site/odds-address.ts';
import { isUnitType } from '../../src/vocab/index.ts';
import { arenaOf, type Clash } from '../odds/arena.ts';

describe('the address of a question', () => {
  test('says no more than the forces where all else is as usual', () => {
    const question = {
      attacker: { units: { armor: 2, infantry: 5 } },
      defender: { units: { infantry: 3, fighter: 1 } },
    };
    expect(oddsQuery({ ruleset: 'second-edition', question })).toBe('battle=5+inf+2+arm+vs+3+inf+1+ftr');
  });

  test('holds everything that is asked, in the words of the command line', () => {
    const query = oddsQuery({
      ruleset: 'daak',
      question: {
        attacker: {
          units: { infantry: 4, fighter: 2 },
          technologies: ['heavy-bombers'],
          conduct: { orderOfLoss: ['infantry', 'fighter'], plan: 'TAAC', retreatBelow: 3 },
        },
        defender: { units: { infantry: 3 }, technologies: ['jet-power'], conduct: { submarines: 'stay' } },
        luck: 'low-luck',
        guns: 1,
        shots: 2,
        exits: 'closed',
      },
    });
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      battle: '4 inf 2 ftr vs 3 inf 1 aa',
      ruleset: 'daak',
      'low-luck': 'yes',
      bombard: '2',
      'tech-attacker': 'heavy-bombers',
      'tech-defender': 'jet-power',
      'order-attacker': 'inf ftr',
      'plan-attacker': 'TAAC',
      'subs-defender': 'stay',
      'retreat-below': '3',
      trapped: 'yes',
    });
  });

  test.each(Object.entries(UNIT_WORDS))('%s is written %s, which everybody reads so', (type, word) => {
    const boards = [secondEdition.board, enhancedRealism.board, ...DRAWN_BOARDS].filter(
      ({ roster }) => isUnitType(type) && roster.includes(type),
    );
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) expect(findUnit(board, word)).toMatchObject({ outcome: 'found', value: { type } });
  });
});

const CLASHES: readonly (readonly [string, Clash])[] = [
  ['on land', { ruleset: secondEdition, where: 'land', attackers: { inf: 3, arm: 1, ftr: 1 }, defenders: { inf: 2 } }],
  [
    'under a gun',
    { ruleset: daak, where: 'land', attackers: { inf: 2, ftr: 1, bmb: 1 }, defenders: { inf: 2, ftr: 1 }, guns: 1 },
  ],
  [
    'ashore',
    {
      ruleset: secondEdition,
      where: 'landing',
      attackers: { arm: 1, ftr: 1 },
      ashore: 2,
      battleships: 2,
      defenders: { inf: 2 },
    },
  ],
  [
    'at sea',
    { ruleset: secondEdition, where: 'sea', attackers: { sub: 2, ftr: 1 }, defenders: { sub: 1, trn: 1, bb: 1 } },
  ],
  [
    'by low luck',
    {
      ruleset: daak,
      options: { luck: 'low-luck' },
      where: 'sea',
      attackers: { bb: 1, ftr: 1 },
      defenders: { trn: 2, car: 1 },
    },
  ],
];

describe('ships of rules that have more to say of them', () => {
  const question = {
    attacker: { units: { infantry: 3 } },
    defender: { units: { infantry: 2 } },
    supporters: { battleship: 1, destroyer: 2 },
    shots: 3,
  };
  const said = (query: string) => {
    const words = new URLSearchParams(query);
    return { has: (name: string) => words.has(name), text: (name: string) => words.get(name) ?? undefined };
  };

  test('that support a landing are named, and read so again', () => {
    const query = oddsQuery({ ruleset: europe1999.id, question });
    const words = new URLSearchParams(query);
    expect(words.get('bombard')).toBe('1 bb 2 dd');
    const read = readQuestion(europe1999, addressWords, words.get('battle') ?? '', said(query));
    expect(read).toMatchObject({ ok: true, value: { ...question, assault: 'landing' } });
    const usual = readQuestion(europe1999, addressWords, words.get('battle') ?? '', said('bombard=2'));
    expect(usual.ok && prepareSalvos(europe1999, usual.value).opening.support).toEqual([
      { type: 'battleship', dice: 2, need: 4 },
    ]);
  });

  test('that have borne a hit are counted; of others no more than take part', () => {
    const sea = {
      attacker: { units: { battleship: 2 }, damaged: { battleship: 1 } },
      defender: { units: { destroyer: 1 } },
    };
    const query = oddsQuery({ ruleset: europe1999.id, question: { ...sea, kind: 'sea' } });
    expect(new URLSearchParams(query).get('damaged-attacker')).toBe('1');
    const text = new URLSearchParams(query).get('battle') ?? '';
    expect(readQuestion(europe1999, addressWords, text, said(query))).toMatchObject({ ok: true, value: sea });
    for (const [ruleset, wrong] of [
      [europe1999, 'damaged-attacker=3'],
      [secondEdition, 'damaged-attacker=1'],
    ] as const)
      expect(readQuestion(ruleset, addressWords, '2 bb vs 1 dd', said(wrong))).toMatchObject({
        ok: false,
        error: expect.arrayContaining([expect.objectContaining({ code: 'not-damaged' })]),
      });
  });

  test('come along from a battle of a game', () => {
    const asked = {
      attacker: {
        units: { battleship: 2, submarine: 1 },
        damaged: { battleship: 1 },
        conduct: { submarines: 'withdraw' },
      },
      defender: { units: { destroyer: 1 } },
    } as const;
    const stage = stageFor(europe1999, asked);
    const position = stage === undefined ? undefined : battleOf(europe1999, stage.state, stage.battle);
    if (position === undefined) throw new Error('There is no battle.');
    const { question: told } = askedAbout(europe1999, position);
    expect(told.attacker).toMatchObject({ damaged: { battleship: 1 }, conduct: { submarines: 'withdraw' } });
    expect(oddsFor(europe1999, told)?.odds.chance).toEqual(oddsFor(europe1999, asked)?.odds.chance);
  });
});

describe('a battle of a game', () => {
  test.each(CLASHES)('%s has the odds of the question that is made of it', (_, clash) => {
    const { state, site } = arenaOf(clash);
    const position = battleOf(clash.ruleset, state, site);
    if (position === undefined) throw new Error('There is no battle.');
    const { question } = askedAbout(clash.ruleset, position);
    const [own, asked] = [solve(position), solve(prepare(clash.ruleset, question))];
    expect(asked.chance).toEqual(own.chance);
    expect(asked.lost).toEqual(own.lost);
  });
});
