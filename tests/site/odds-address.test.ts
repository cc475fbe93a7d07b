// The address of a battle asked about: what it looks like, and that battles of games come to it with the same odds.

import { describe, expect, test } from 'vitest';
import { DRAWN_BOARDS } from '../../scripts/maps/folders.ts';
import { findUnit } from '../../src/board/index.ts';
import { battleOf, prepare, solve } from '../../src/odds/index.ts';
import { daak, enhancedRealism, secondEdition } from '../../src/rulesets/index.ts';
import { askedAbout } from '../../src/site/data/asked.ts';
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
