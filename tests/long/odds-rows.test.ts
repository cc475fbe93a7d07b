// The odds of Enhanced Realism, Europe and Pacific: their exact solvers against the engine's own battles, and battles
// tried out against the exact odds of rules whose ladders are known.

import { describe, expect, test } from 'vitest';
import { type Outcome, oddsFor, prepare, type Question, solve } from '../../src/odds/index.ts';
import { prepareRows } from '../../src/odds/prepare-rows.ts';
import { prepareSalvos } from '../../src/odds/prepare-salvos.ts';
import { MOST_PAIRS, solveRows } from '../../src/odds/rows.ts';
import { solveSalvos } from '../../src/odds/salvos.ts';
import { simulate } from '../../src/odds/simulate.ts';
import { stageFor } from '../../src/odds/stage.ts';
import { europe1999 } from '../../src/rulesets/europe-1999/index.ts';
import { daak, enhancedRealism, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';

const GAMES = 1500;

const tried = (ruleset: Ruleset, question: Question, games = GAMES, seed = 'rows'): Outcome => {
  const stage = stageFor(ruleset, question);
  const odds = stage === undefined ? undefined : simulate(ruleset, stage.state, stage.battle, { seed, games });
  if (odds === undefined) throw new Error(`${JSON.stringify(question)} cannot be fought.`);
  return odds;
};

/** Spread of a number over the ends of a battle. */
const spread = ({ ends }: Outcome, of: (end: Outcome['ends'][number]) => number): number => {
  const mean = ends.reduce((sum, end) => sum + end.chance * of(end), 0);
  return Math.sqrt(ends.reduce((sum, end) => sum + end.chance * (of(end) - mean) ** 2, 0));
};

/** How far numbers counted lie from exact ones, in standard errors; the furthest. */
const furthest = (exact: Outcome, counted: Outcome): number => {
  const measures: ((end: Outcome['ends'][number]) => number)[] = [
    ...(['attacker', 'defender', 'retreat'] as const).map(
      (result) => (end: Outcome['ends'][number]) => (end.result === result ? 1 : 0),
    ),
    ({ lost }) => lost.attacker,
    ({ lost }) => lost.defender,
  ];
  const mean = ({ ends }: Outcome, of: (typeof measures)[number]) =>
    ends.reduce((sum, end) => sum + end.chance * of(end), 0);
  return Math.max(
    ...measures.map((of) => {
      const error = spread(exact, of) / Math.sqrt(GAMES);
      return error < 1e-3 ? 0 : Math.abs(mean(exact, of) - mean(counted, of)) / error;
    }),
  );
};

const units = (attacker: Question['attacker']['units'], defender: Question['defender']['units']): Question => ({
  attacker: { units: attacker },
  defender: { units: defender },
});

const landing = (
  attacker: Question['attacker']['units'],
  defender: Question['defender']['units'],
  shots: number,
): Question => ({ ...units(attacker, defender), shots, assault: 'landing' });

const BATTLES: readonly (readonly [string, Question])[] = [
  ['infantry and armor', units({ infantry: 4, armor: 2 }, { infantry: 3, fighter: 1 })],
  [
    'artillery on both sides',
    units({ infantry: 3, armor: 1, artillery: 2 }, { infantry: 3, artillery: 1, fighter: 1 }),
  ],
  ['planes that leave alone', units({ infantry: 1, armor: 1, fighter: 2 }, { infantry: 3, artillery: 1 })],
  [
    'a plan to leave after two rounds',
    {
      ...units({ infantry: 4, artillery: 1 }, { infantry: 4, armor: 1 }),
      attacker: { units: { infantry: 4, artillery: 1 }, conduct: { retreatAfter: 2 } },
    },
  ],
  [
    'planes given up before the last unit on the ground, and nowhere to go',
    {
      attacker: { units: { infantry: 1, armor: 2, bomber: 1 }, conduct: { plan: 'TAAC' } },
      defender: { units: { infantry: 3, fighter: 1 } },
      exits: 'closed',
    },
  ],
  [
    'shooters who say whom they hit',
    {
      attacker: { units: { infantry: 2, armor: 2, fighter: 1 }, conduct: { picks: ['infantry'] } },
      defender: { units: { infantry: 2, artillery: 1, fighter: 1 }, conduct: { picks: ['armor'] } },
    },
  ],
  ['submarines', units({ submarine: 3 }, { transport: 2, submarine: 1 })],
  ['submarines and planes alone', units({ submarine: 1, fighter: 1 }, { submarine: 2 })],
  ['battleships first', units({ battleship: 1, submarine: 1, transport: 1 }, { battleship: 1, transport: 1 })],
  [
    'a carrier dearer for the planes on it',
    units({ fighter: 3, bomber: 1 }, { carrier: 1, fighter: 2, battleship: 1 }),
  ],
  [
    'two carriers that lose planes from their decks',
    units(
      { fighter: 2, bomber: 1, submarine: 1, battleship: 1 },
      { carrier: 2, fighter: 3, battleship: 1, transport: 1 },
    ),
  ],
  ['a landing', landing({ infantry: 3, armor: 1 }, { infantry: 3, artillery: 1 }, 1)],
  [
    'a landing with planes on both sides, which ships fear',
    landing({ infantry: 2, artillery: 1, armor: 1, fighter: 1 }, { infantry: 1, artillery: 1, fighter: 2 }, 2),
  ],
  [
    'planes that leave a landing after a round while the troops fight on',
    {
      ...landing({ infantry: 3, fighter: 1, bomber: 1 }, { infantry: 3, fighter: 1 }, 0),
      attacker: { units: { infantry: 3, fighter: 1, bomber: 1 }, conduct: { retreatAfter: 1 } },
    },
  ],
  [
    'planes that leave a landing once it is dangerous, ships lost before troops',
    {
      ...landing({}, { infantry: 3, artillery: 2 }, 1),
      attacker: {
        units: { infantry: 4, armor: 1, fighter: 2 },
        conduct: { plan: 'SAAC', orderOfLoss: ['transport', 'infantry'] },
      },
    },
  ],
  [
    'defenders who leave after two rounds, or once they are few',
    {
      attacker: { units: { infantry: 4, armor: 1 } },
      defender: { units: { infantry: 4, artillery: 1, fighter: 1 }, conduct: { retreatAfter: 2, retreatBelow: 3 } },
    },
  ],
  [
    'ships that break off contact and stay',
    {
      attacker: { units: { submarine: 2, battleship: 1 } },
      defender: { units: { transport: 1, submarine: 1, battleship: 1 }, conduct: { retreatBelow: 2 } },
    },
  ],
];

describe('by rows', () => {
  test.each(BATTLES)('%s: as the engine fights it', (_, question) => {
    const exact = solveRows(enhancedRealism, prepareRows(enhancedRealism, question));
    expect(exact?.rests).toEqual({ kind: 'picks' });
    if (exact === undefined) return;
    const { chance, ends } = exact;
    expect(ends.reduce((sum, end) => sum + end.chance, 0)).toBeCloseTo(1, 12);
    expect(chance.attacker + chance.defender + chance.nobody + chance.retreat).toBeCloseTo(1, 12);
    expect(furthest(exact, tried(enhancedRealism, question))).toBeLessThan(3);
  });

  test('infantry against one infantry, worked out by hand', () => {
    // Both fire together: 1 in 6 against 2 in 6, until somebody is gone.
    const told = solveRows(enhancedRealism, prepareRows(enhancedRealism, units({ infantry: 1 }, { infantry: 1 })));
    const decided = 1 - (5 / 6) * (4 / 6);
    expect(told?.chance.attacker).toBeCloseTo(((1 / 6) * (4 / 6)) / decided, 12);
    expect(told?.chance.defender).toBeCloseTo(((5 / 6) * (2 / 6)) / decided, 12);
    expect(told?.rounds).toBeCloseTo(1 / decided, 12);
  });

  test('artillery that hits first is not answered', () => {
    const told = solveRows(enhancedRealism, prepareRows(enhancedRealism, units({ artillery: 1 }, { artillery: 1 })));
    const decided = 1 - (4 / 6) ** 2;
    expect(told?.chance.attacker).toBeCloseTo(2 / 6 / decided, 12);
    expect(told?.chance.nobody).toBe(0);
  });

  test('knows its limits: too many strengths', () => {
    const huge = units({ infantry: 20, armor: 9, artillery: 5, fighter: 4 }, { infantry: 20, armor: 5, fighter: 3 });
    expect(solveRows(enhancedRealism, prepareRows(enhancedRealism, huge))).toBeUndefined();
    const told = oddsFor(enhancedRealism, huge, { seed: 'limits', games: 20 });
    expect(told?.odds.rests).toMatchObject({ kind: 'simulated', games: 20, seed: 'limits' });
    expect(MOST_PAIRS).toBeGreaterThan(10_000);
  });
});

/** Larger battles than those fought in every way their dice can fall (tests/odds/salvos). */
const WITH_SALVOS: readonly (readonly [string, Ruleset, Question])[] = [
  [
    'artillery, planes and a gun',
    europe1999,
    { ...units({ infantry: 6, artillery: 2, armor: 2, fighter: 2 }, { infantry: 6, armor: 1, fighter: 1 }), guns: 1 },
  ],
  [
    'a landing beside ships of two kinds',
    europe1999,
    {
      ...landing({ infantry: 4, artillery: 2, fighter: 1 }, { infantry: 5 }, 3),
      supporters: { battleship: 1, destroyer: 2 },
    },
  ],
  [
    'marines that come ashore',
    pacific2001,
    landing({ marine: 4, artillery: 2, infantry: 2 }, { infantry: 6, fighter: 1 }, 1),
  ],
  [
    'two fleets',
    europe1999,
    units(
      { submarine: 3, destroyer: 1, battleship: 1, carrier: 1, fighter: 2 },
      { submarine: 2, destroyer: 1, battleship: 1, transport: 2 },
    ),
  ],
  [
    'planes and submarines against ships, one of them damaged',
    pacific2001,
    {
      attacker: { units: { submarine: 2, fighter: 3, bomber: 1 } },
      defender: { units: { battleship: 2, submarine: 2, transport: 2 }, damaged: { battleship: 1 } },
    },
  ],
  [
    'two fleets by low luck',
    europe1999,
    {
      ...units({ submarine: 2, battleship: 1, destroyer: 1 }, { submarine: 1, destroyer: 2, carrier: 1 }),
      luck: 'low-luck',
    },
  ],
];

describe('a step at a time', () => {
  test.each(WITH_SALVOS)('%s: as the engine fights it', (_, ruleset, question) => {
    const exact = solveSalvos(ruleset, prepareSalvos(ruleset, question));
    if (exact === undefined) throw new Error('There are no odds.');
    expect(exact.rests).toBeUndefined();
    expect(exact.ends.reduce((sum, end) => sum + end.chance, 0)).toBeCloseTo(1, 12);
    expect(furthest(exact, tried(ruleset, question))).toBeLessThan(3.5);
  });

  test('knows its limits: what comes to too many strengths is tried out and marked so', () => {
    const fleet = { submarine: 4, destroyer: 3, battleship: 2, carrier: 2, fighter: 4, bomber: 2, transport: 4 };
    const huge = units(fleet, fleet);
    expect(solveSalvos(europe1999, prepareSalvos(europe1999, huge))).toBeUndefined();
    const defended = { ...huge, defender: { units: { ...fleet, bomber: 0 } } };
    expect(oddsFor(europe1999, defended, { seed: 'limits', games: 10 })?.odds.rests).toMatchObject({
      kind: 'simulated',
    });
  });
});

describe('tried out', () => {
  const QUESTIONS: readonly Question[] = [
    units({ infantry: 5, armor: 2 }, { infantry: 3, fighter: 1 }),
    { ...units({ infantry: 2, fighter: 2, bomber: 1 }, { infantry: 2 }), guns: 1 },
    { ...units({ infantry: 3, armor: 1 }, { infantry: 3 }), shots: 2 },
    units({ fighter: 3, bomber: 1 }, { carrier: 1, fighter: 2, battleship: 1 }),
    {
      ...units({ infantry: 5, armor: 2 }, { infantry: 6 }),
      attacker: { units: { infantry: 5 }, conduct: { retreatAfter: 1 } },
    },
  ];

  test.each([secondEdition, daak])('under $id comes to what is exact', (ruleset) => {
    for (const question of QUESTIONS) {
      const exact = solve(prepare(ruleset, question));
      expect(furthest(exact, tried(ruleset, question)), JSON.stringify(question)).toBeLessThan(3);
    }
  });

  test('is the same from the same seed, and says how sure it is', () => {
    const question = { ...units({ infantry: 3 }, { infantry: 2 }), shots: 1 };
    const once = tried(enhancedRealism, question, 60);
    expect(tried(enhancedRealism, question, 60)).toEqual(once);
    expect(tried(enhancedRealism, question, 60, 'another').ends).not.toEqual(once.ends);
    const { attacker } = once.chance;
    expect(once.rests).toEqual({
      kind: 'simulated',
      games: 60,
      seed: 'rows',
      error: Math.sqrt((attacker * (1 - attacker)) / 60),
    });
  });

  test('is not to be had where no such position can be', () => {
    expect(
      stageFor(enhancedRealism, { attacker: { units: {} }, defender: { units: { infantry: 1 } } }),
    ).toBeUndefined();
  });
});
