// The odds of bombing raids against every way the dice can fall.

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../src/engine/index.ts';
import { battleOf, type RaidOutcome, raidOdds, raidOf, solveRaid } from '../../src/odds/index.ts';
import { europe1999 } from '../../src/rulesets/europe-1999/index.ts';
import { enhancedRealism, type Options, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import type { Technology } from '../../src/vocab/index.ts';
import { dice, fight, give, happened, moved, NONCE } from '../support/battles.ts';
import { combat, raid } from '../support/moves.ts';
import { positionOf } from '../support/position.ts';

const ID = 'raid/germany';

interface Setting {
  readonly bombers: number;
  readonly guns?: number;
  readonly ruleset?: Ruleset;
  readonly artillery?: number;
  /** What was bombed before, in IPC. */
  readonly damage?: number;
  readonly cash?: number;
  readonly technology?: Technology[];
  readonly options?: Partial<Options>;
}

/** A raid on Germany, declared. */
const declared = ({
  bombers,
  guns = 0,
  artillery = 0,
  damage = 0,
  cash = 100,
  technology = [],
  options = {},
  ruleset = secondEdition,
}: Setting): GameState => {
  const here = ['1 ic', guns > 0 ? `${guns} aa` : '', artillery > 0 ? `${artillery} art` : '']
    .filter(Boolean)
    .join(' ');
  const start = positionOf({
    ruleset,
    power: 'uk',
    options,
    treasury: { germany: cash },
    technology: { uk: technology },
    units: {
      'united-kingdom': { uk: `${bombers} bmb` },
      germany: { germany: here },
    },
  });
  const path = 'united-kingdom > north-sea > western-europe > germany';
  const bombed = damage === 0 ? start : { ...start, damage: { germany: damage } };
  return moved(combat(bombed, [raid(`${bombers} bmb`, path)], { ruleset }));
};

const solved = (state: GameState, ruleset: Ruleset = secondEdition): RaidOutcome => {
  const found = raidOf(ruleset, state, ID);
  if (found === undefined) throw new Error('There is no raid.');
  return solveRaid(found);
};

/** All faces of so many dice. */
const allFaces = (n: number): readonly (readonly number[])[] =>
  n === 0 ? [[]] : allFaces(n - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));

/** The same, by letting the engine fight the raid with every throw there is. */
const enumerated = (state: GameState, ruleset: Ruleset, risen: number, id = ID): RaidOutcome => {
  const mean = { through: 0, damage: 0, lost: 0, downed: 0 };
  const go = (fallen: { [purpose: string]: readonly number[] }, chance: number): void => {
    const ordered = fight(state, id, dice(fallen), undefined, ruleset);
    const due = ordered.ok ? ordered.state.turn.battles.find((one) => one.id === id)?.due : undefined;
    const [power] = due?.from ?? [];
    const fought =
      power === undefined
        ? ordered
        : give(
            ordered.state,
            { type: 'intercept', power, battle: id, units: { fighter: risen }, nonce: NONCE },
            dice(fallen),
            ruleset,
          );
    if (!fought.ok) throw new Error('The raid is refused.');
    const [need] = fought.value.asked;
    if (need === undefined) {
      const damage = happened(fought, 'industry-bombed').reduce((sum, each) => sum + each.damage, 0);
      const cost = (isRaider: boolean): number =>
        happened(fought, 'units-lost')
          .flatMap(({ units }) => units)
          .filter((group) => (group.power === state.turn.power) === isRaider)
          .reduce((sum, { type, ids }) => sum + ids.length * ruleset.board.units[type].cost, 0);
      mean.damage += chance * damage;
      mean.lost += chance * cost(true);
      mean.downed += chance * cost(false);
      if (happened(fought, 'industry-bombed').length > 0) mean.through += chance;
      return;
    }
    const ways = allFaces(need.n);
    for (const way of ways) go({ ...fallen, [need.purpose.replace(/^combat\//, '')]: way }, chance / ways.length);
  };
  go({}, 1);
  return mean;
};

const expectClose = (exact: RaidOutcome, counted: RaidOutcome): void => {
  for (const key of ['through', 'damage', 'lost', 'downed'] as const) expect(exact[key]).toBeCloseTo(counted[key], 9);
};

const expectSame = (setting: Setting): void => {
  const state = declared(setting);
  const ruleset = setting.ruleset ?? secondEdition;
  expectClose(solved(state, ruleset), enumerated(state, ruleset, 0));
};

describe('a raid', () => {
  test('without a gun costs 3.5 IPC a bomber', () => {
    const expected = { through: 1, damage: expect.closeTo(10.5, 9), lost: 0, downed: 0 };
    expect(solved(declared({ bombers: 3 }))).toEqual(expected);
  });

  test('under a gun loses a sixth of its bombers', () => {
    const { through, damage, lost } = solved(declared({ bombers: 1, guns: 1 }));
    expect(through).toBeCloseTo(5 / 6, 12);
    expect(damage).toBeCloseTo((5 / 6) * 3.5, 12);
    expect(lost).toBeCloseTo(15 / 6, 12);
  });

  test('comes to what the engine makes of every throw', () => {
    expectSame({ bombers: 2, guns: 1 });
    expectSame({ bombers: 2, guns: 1, cash: 7 });
    expectSame({ bombers: 1, guns: 1, technology: ['heavy-bombers'] });
    expectSame({ bombers: 2, guns: 1, options: { luck: 'low-luck' } });
  });

  test('of Enhanced Realism: artillery fires a die a piece, the ledger and the value of the land limit the damage', () => {
    const ruleset = enhancedRealism;
    expectSame({ ruleset, bombers: 1 });
    expectSame({ ruleset, bombers: 2, artillery: 1 });
    expectSame({ ruleset, bombers: 2, artillery: 2, damage: 3 });
    const { through, lost } = solved(declared({ ruleset, bombers: 1, artillery: 2 }), ruleset);
    expect(through).toBeCloseTo((4 / 6) ** 2, 12);
    expect(lost).toBeCloseTo(15 * (1 - (4 / 6) ** 2), 12);
  });

  test('is no battle', () => {
    const state = declared({ bombers: 1 });
    expect(raidOf(secondEdition, state, 'germany')).toBeUndefined();
    expect(battleOf(secondEdition, state, ID)).toBeUndefined();
  });
});

describe('a raid that planes go along with', () => {
  const MET = 'raid/france';

  /** British bombers and fighters on their way to France. */
  const met = ({
    raiders,
    defenders,
    options = {},
  }: {
    readonly raiders: string;
    readonly defenders: string;
    readonly options?: Partial<Options>;
  }): GameState => {
    const start = positionOf({
      ruleset: europe1999,
      power: 'uk',
      options,
      control: { france: 'germany' },
      treasury: { germany: 20 },
      units: { 'united-kingdom': { uk: raiders }, france: { germany: `1 ic ${defenders}` } },
    });
    const path = 'united-kingdom > english-channel > france';
    return moved(combat(start, [raid(raiders, path)], { ruleset: europe1999 }));
  };

  const expectMet = (state: GameState): void => {
    const odds = raidOdds(europe1999, state, MET);
    if (odds?.met === undefined) throw new Error('Nobody can rise.');
    expectClose(odds, enumerated(state, europe1999, 0, MET));
    expectClose(odds.met, enumerated(state, europe1999, odds.met.planes, MET));
  };

  test('comes to what the engine makes of every throw, whether nobody rises or all', () => {
    expectMet(met({ raiders: '1 bmb 1 ftr', defenders: '1 ftr' }));
    expectMet(met({ raiders: '1 bmb', defenders: '2 ftr' }));
    expectMet(met({ raiders: '1 bmb 1 ftr', defenders: '1 ftr 1 aa' }));
    expectMet(met({ raiders: '2 bmb 1 ftr', defenders: '2 ftr', options: { luck: 'low-luck' } }));
  });

  test('one fighter rises against a bomber and another: worked out by hand', () => {
    const state = met({ raiders: '1 bmb 1 ftr', defenders: '1 ftr' });
    const odds = raidOdds(europe1999, state, MET);
    // A third of the time it hits, and the fighter is given up; a sixth of the time it is hit itself.
    expect(odds?.met).toEqual({
      planes: 1,
      through: expect.closeTo(1, 12),
      damage: expect.closeTo(3.5, 12),
      lost: expect.closeTo(12 / 3, 12),
      downed: expect.closeTo(12 / 6, 12),
    });
  });

  test('asks nobody where no plane can rise, and none whose player spoke', () => {
    const alone = met({ raiders: '1 bmb', defenders: '2 inf' });
    expect(raidOdds(europe1999, alone, MET)?.met).toBeUndefined();
    const asked = fight(met({ raiders: '1 bmb', defenders: '1 ftr' }), MET, dice({}), undefined, europe1999);
    const order = { type: 'intercept', power: 'germany', battle: MET, units: { fighter: 1 }, nonce: NONCE } as const;
    const named = give(asked.state, order, dice({}), europe1999);
    expect(raidOdds(europe1999, named.state, MET)).toMatchObject({ lost: expect.closeTo(5, 12) });
    expect(raidOdds(europe1999, named.state, MET)?.met).toBeUndefined();
  });

  test('finds planes that rise unprepared: they hit on a 1', () => {
    const start = positionOf({
      ruleset: pacific2001,
      power: 'japan',
      round: 1,
      control: { queensland: 'japan' },
      units: { queensland: { japan: '1 bmb' }, 'new-south-wales': { uk: '1 ic 1 ftr' } },
    });
    const path = 'queensland > new-south-wales';
    const state = moved(combat(start, [raid('1 bmb', path)], { ruleset: pacific2001 }));
    expect(raidOdds(pacific2001, state, 'raid/new-south-wales')?.met?.lost).toBeCloseTo(15 / 6, 12);
  });
});
