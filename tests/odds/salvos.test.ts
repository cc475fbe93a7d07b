// The odds of battles whose hits are taken a step at a time, under the rules of Europe and Pacific: small battles by
// chance, every one fought out by the engine in all the ways its dice can fall; and some worked out by hand.

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../src/engine/index.ts';
import { battleOf, type Group, type Outcome, type Question } from '../../src/odds/index.ts';
import { prepareSalvos } from '../../src/odds/prepare-salvos.ts';
import { leftAfter, targetsIn } from '../../src/odds/salvo-losses.ts';
import { solveSalvos } from '../../src/odds/salvos.ts';
import { stageFor } from '../../src/odds/stage.ts';
import { europe1999 } from '../../src/rulesets/europe-1999/index.ts';
import type { Ruleset } from '../../src/rulesets/index.ts';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import { type Random, randomFrom } from '../../src/sparring/index.ts';
import type { Power, TheatreId, UnitCounts, UnitType } from '../../src/vocab/index.ts';
import { endText, enumerate } from './enumerate.ts';

const CLOSE = 1e-11;
type Where = 'land' | 'landing' | 'sea';

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // lists here are not empty

const some = (random: Random, types: readonly UnitType[], most: number): UnitCounts => {
  const counts: { [type in UnitType]?: number } = {};
  const size = 1 + Math.floor(random() * most);
  for (let unit = 0; unit < size; unit += 1) {
    const type = pick(random, types);
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
};

const TROOPS: readonly UnitType[] = ['infantry', 'infantry', 'artillery', 'armor', 'fighter', 'bomber'];
const SHIPS: readonly UnitType[] = ['submarine', 'submarine', 'destroyer', 'transport', 'carrier', 'battleship'];
const PLANES: readonly UnitType[] = ['fighter', 'fighter', 'bomber'];

/** A question by chance, of few units a side. */
const someQuestion = (random: Random, { board }: Ruleset, where: Where, most: number): Question => {
  const sea = where === 'sea';
  const troops = board.roster.includes('marine') ? [...TROOPS, 'marine' as const] : TROOPS;
  const attackers = some(random, sea ? [...SHIPS, ...PLANES] : troops, most);
  const defenders = some(random, sea ? [...SHIPS, 'carrier', 'fighter'] : troops, most);
  const { carrier = 0, fighter = 0 } = defenders;
  // At sea fighters need a deck, and a landing somebody who lands.
  const defending = sea ? { ...defenders, fighter: Math.min(fighter, 2 * carrier) } : defenders;
  const plan = pick(random, [undefined, undefined, 'SA', 'SAAC', 'TAAC', 'KAAC'] as const);
  const leaves = pick(random, [undefined, undefined, 'after', 'below'] as const);
  const order = pick(random, [undefined, undefined, ['fighter', 'battleship', 'infantry'] as UnitType[]]);
  const dives = () => pick(random, [undefined, undefined, 'stay', 'withdraw'] as const);
  const conduct = (submarines: 'stay' | 'withdraw' | undefined) => ({
    ...(order === undefined ? {} : { orderOfLoss: order }),
    ...(sea && submarines !== undefined ? { submarines } : {}),
  });
  const { battleship = 0 } = attackers;
  return {
    kind: sea ? 'sea' : 'land',
    attacker: {
      units: where === 'landing' ? { ...attackers, infantry: 1 + (attackers.infantry ?? 0) } : attackers,
      conduct: {
        ...conduct(dives()),
        ...(plan === undefined ? {} : { plan }),
        ...(leaves === 'after' ? { retreatAfter: 1 + Math.floor(random() * 2) } : {}),
        ...(leaves === 'below' ? { retreatBelow: 2 } : {}),
      },
      ...(sea && battleship > 0 && random() < 0.4 ? { damaged: { battleship: 1 } } : {}),
    },
    defender: {
      units: defending,
      conduct: conduct(dives()),
      ...(sea && (defending.battleship ?? 0) > 0 && random() < 0.4 ? { damaged: { battleship: 1 } } : {}),
    },
    luck: random() < 0.25 ? 'low-luck' : 'dice',
    exits: random() < 0.3 ? 'closed' : 'open',
    ...(sea || random() < 0.6 ? {} : { guns: 1 }),
    ...(where === 'landing'
      ? {
          assault: 'landing',
          supporters: pick(random, [{}, { battleship: 1 }, { destroyer: 2 }, { battleship: 1, destroyer: 1 }]),
        }
      : {}),
  };
};

const spreadOf = ({ ends }: Outcome): ReadonlyMap<string, number> => {
  const odds = new Map<string, number>();
  for (const { chance, result, attackers, defenders } of ends) {
    const key = endText(result, attackers, defenders);
    odds.set(key, (odds.get(key) ?? 0) + chance);
  }
  return odds;
};

/** Differences between odds and the engine; none is the law. */
const apart = (says: string, odds: Outcome | undefined, fought: ReadonlyMap<string, number>): readonly string[] => {
  if (odds === undefined) return [`${says} cannot be worked out`];
  const own = spreadOf(odds);
  const sum = [...own.values()].reduce((all, chance) => all + chance, 0);
  const wrong = Math.abs(sum - 1) < 1e-12 ? [] : [`${says} sums to ${sum}`];
  for (const end of new Set([...own.keys(), ...fought.keys()])) {
    const [one, other] = [own.get(end) ?? 0, fought.get(end) ?? 0];
    if (Math.abs(one - other) > CLOSE) wrong.push(`${says}: ${end} ${one}, by the engine ${other}`);
  }
  return wrong;
};

/** The position of a battle in which nobody is asked. */
const quiet = (state: GameState): GameState => ({ ...state, options: { ...state.options, askDefender: 'never' } });

const differences = (ruleset: Ruleset, question: Question): readonly string[] | 'asked' | 'no-position' => {
  const stage = stageFor(ruleset, question);
  if (stage === undefined) return 'no-position';
  const state = quiet(stage.state);
  const says = JSON.stringify(question);
  const { retreatAfter = 0 } = question.attacker.conduct ?? {};
  const fought = enumerate(ruleset, state, stage.battle, Math.max(2, retreatAfter));
  if (fought === undefined) return 'asked';
  const position = battleOf(ruleset, state, stage.battle);
  return [
    ...apart(`${says} counted`, solveSalvos(ruleset, prepareSalvos(ruleset, question)), fought),
    ...(position === undefined
      ? [`${says} is no battle`]
      : apart(`${says} in a game`, solveSalvos(ruleset, position), fought)),
  ];
};

/** Where a battle of the linked war is fought: ships beside a landing hit otherwise in each theatre. */
const THEATRES: { readonly [ruleset in string]?: readonly TheatreId[] } = {
  'linked-2001': ['europe', 'pacific'],
};
const RULESETS: readonly Ruleset[] = [europe1999, pacific2001, linked2001];

describe.each([
  ['land', 24, 3],
  ['landing', 16, 2],
  ['sea', 60, 3],
] as const)('%s', (where, battles, most) => {
  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    'under %s as the engine fights it',
    (_, ruleset) => {
      let compared = 0;
      for (let seed = 1; seed <= battles; seed += 1) {
        const random = randomFrom(seed * 7919 + RULESETS.indexOf(ruleset));
        const question = someQuestion(random, ruleset, where, most);
        const theatres = THEATRES[ruleset.id];
        const there = theatres === undefined ? {} : { theatre: pick(random, theatres) };
        const wrong = differences(ruleset, { ...question, ...there });
        if (typeof wrong === 'string') continue;
        compared += 1;
        expect(wrong).toEqual([]);
      }
      expect(compared).toBeGreaterThan(0.7 * battles);
    },
  );
});

describe('a battle of a game', () => {
  /** Hands one of the defenders, the last, to another power. */
  const shared = (state: GameState, site: string, to: Power): GameState => {
    const slot = state.slots.get(site) ?? -1;
    const units = state.spaces[slot]?.units ?? [];
    const last = units.findLast(({ power }) => power !== state.turn.power);
    return {
      ...state,
      spaces: state.spaces.map((space, at) =>
        at === slot ? { ...space, units: units.map((unit) => (unit === last ? { ...unit, power: to } : unit)) } : space,
      ),
    };
  };

  test.each([
    ['on land', { attacker: { units: { infantry: 2, artillery: 1 } }, defender: { units: { infantry: 2, armor: 1 } } }],
    [
      'at sea',
      {
        attacker: { units: { submarine: 1, fighter: 1, battleship: 1 } },
        defender: { units: { submarine: 1, destroyer: 1 } },
      },
    ],
    [
      'by low luck',
      {
        luck: 'low-luck',
        attacker: { units: { infantry: 3, artillery: 1, fighter: 1 } },
        defender: { units: { infantry: 3, fighter: 1 } },
      },
    ],
  ] as const)('%s, defended by two powers', (_, question) => {
    const stage = stageFor(europe1999, question);
    if (stage === undefined) throw new Error('There is no such position.');
    const state = shared(quiet(stage.state), stage.battle, 'usa');
    const position = battleOf(europe1999, state, stage.battle);
    const fought = enumerate(europe1999, state, stage.battle, 2);
    if (position === undefined || fought === undefined) throw new Error('There is no battle.');
    expect(new Set(position.defender.groups.map(({ owner }) => owner)).size).toBe(2);
    expect(apart('shared', solveSalvos(europe1999, position), fought)).toEqual([]);
  });

  test.each([
    ['on land', { attacker: { units: { infantry: 2, armor: 1 } }, defender: { units: { infantry: 2, fighter: 1 } } }],
    [
      'at sea',
      { attacker: { units: { submarine: 1, battleship: 1 } }, defender: { units: { battleship: 1, destroyer: 1 } } },
    ],
  ] as const)('%s that finds defenders unprepared', (_, question) => {
    const stage = stageFor(pacific2001, question);
    if (stage === undefined) throw new Error('There is no such position.');
    const state = { ...quiet(stage.state), round: 1 };
    const position = battleOf(pacific2001, state, stage.battle);
    const fought = enumerate(pacific2001, state, stage.battle, 2);
    if (position === undefined || fought === undefined) throw new Error('There is no battle.');
    expect(position.defender.groups.every(({ need }) => need === 1)).toBe(true);
    expect(apart('unprepared', solveSalvos(pacific2001, position), fought)).toEqual([]);
  });
});

describe('worked out by hand', () => {
  const chances = (ruleset: Ruleset, question: Question): Outcome['chance'] => {
    const odds = solveSalvos(ruleset, prepareSalvos(ruleset, question));
    if (odds === undefined) throw new Error('There are no odds.');
    return odds.chance;
  };
  const units = (attacker: UnitCounts, defender: UnitCounts): Question => ({
    attacker: { units: attacker },
    defender: { units: defender },
  });

  test('infantry beside artillery hits on 2: 5/9 against 1/3, then artillery alone 1/3 against 1/3', () => {
    const { attacker } = chances(europe1999, units({ infantry: 1, artillery: 1 }, { infantry: 1 }));
    expect(attacker).toBeCloseTo((15 + 4 * (2 / 5)) / 19, 12);
  });

  test('one infantry is lifted by each artillery, and none hits on 3', () => {
    const all = chances(europe1999, { ...units({ infantry: 1, artillery: 5 }, { infantry: 1 }), luck: 'low-luck' });
    // Six times 2 are two sure hits.
    expect(all.attacker + all.nobody).toBe(1);
  });

  test('a battleship bears a hit: 2/3 against 1/2, twice', () => {
    const whole = chances(europe1999, units({ battleship: 1 }, { destroyer: 1 }));
    expect([whole.attacker, whole.nobody, whole.defender].map((chance) => chance.toFixed(12))).toEqual(
      [0.88, 0.08, 0.04].map((chance) => chance.toFixed(12)),
    );
    const hurt = {
      attacker: { units: { battleship: 1 }, damaged: { battleship: 1 } },
      defender: { units: { destroyer: 1 } },
    };
    expect(chances(europe1999, hurt).attacker).toBeCloseTo(2 / 5, 12);
  });

  test('a submarine strikes first, but not where a destroyer hunts it', () => {
    const struck = chances(europe1999, units({ submarine: 1 }, { transport: 1 }));
    expect([struck.attacker, struck.nobody]).toEqual([expect.closeTo(3 / 4, 12), 0]);
    const hunted = chances(europe1999, units({ submarine: 1 }, { destroyer: 1 }));
    expect([hunted.attacker, hunted.nobody]).toEqual([expect.closeTo(1 / 4, 12), expect.closeTo(1 / 4, 12)]);
  });

  test('a submarine goes under before it fires, unless it was hit before', () => {
    const odds = solveSalvos(
      europe1999,
      prepareSalvos(europe1999, {
        attacker: { units: { submarine: 1 } },
        defender: { units: { submarine: 1 }, conduct: { submarines: 'withdraw' } },
      }),
    );
    expect(odds?.chance.attacker).toBeCloseTo(1, 12);
    expect(odds?.lost).toEqual({ attacker: 0, defender: expect.closeTo(8 / 3, 12) });
  });

  test('planes without a destroyer beside them find no submarine, and leave', () => {
    const told = chances(europe1999, units({ fighter: 1, transport: 1 }, { submarine: 1 }));
    expect(told.retreat).toBeCloseTo(1, 12);
    const beside = chances(europe1999, units({ fighter: 2, destroyer: 1 }, { submarine: 1 }));
    expect(beside.attacker).toBeGreaterThan(0.8);
  });

  test('a destroyer beside a landing hits on 2 in Europe, on 3 in Pacific; who is hit still answers', () => {
    const question: Question = { ...units({ infantry: 1 }, { infantry: 1 }), supporters: { destroyer: 1 } };
    expect(chances(europe1999, question).attacker).toBeCloseTo(7 / 18, 12);
    expect(chances(pacific2001, question).attacker).toBeCloseTo(11 / 24, 12);
  });

  test('marines attack better where they come ashore', () => {
    const question = units({ marine: 1 }, { infantry: 1 });
    expect(chances(pacific2001, question).attacker).toBeCloseTo(1 / 4, 12);
    expect(chances(pacific2001, { ...question, assault: 'landing' }).attacker).toBeCloseTo(2 / 5, 12);
  });

  test('a hit that may fall on ships alone leaves to another the only unit that one may take', () => {
    const group = (type: UnitType) =>
      prepareSalvos(europe1999, units({ battleship: 1 }, { [type]: 1 })).defender.groups[0] as Group; // it has one
    const groups = [group('transport'), group('submarine')];
    const force = { groups, keeps: 'nothing' } as const;
    const standing = { here: [1, 1], spare: [0, 0], under: [0, 0] };
    const sorts = [targetsIn(groups, [['sea']]), targetsIn(groups, [['transport', 'air']])];
    expect(leftAfter(force, standing, sorts, [1, 1], 'must-find-targets').here).toEqual([0, 0]);
    expect(leftAfter(force, standing, sorts, [1, 1], 'as-he-likes').here).toEqual([0, 1]);
  });
});
