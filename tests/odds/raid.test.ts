// The odds of bombing raids against every way the dice can fall.

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../src/engine/index.ts';
import { battleOf, type RaidOutcome, raidOf, solveRaid } from '../../src/odds/index.ts';
import { enhancedRealism, type Options, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import type { Technology } from '../../src/vocab/index.ts';
import { dice, fight, happened, moved } from '../support/battles.ts';
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
const enumerated = (state: GameState): RaidOutcome => {
  const mean = { through: 0, damage: 0, lost: 0 };
  const go = (fallen: { [purpose: string]: readonly number[] }, chance: number): void => {
    const fought = fight(state, ID, dice(fallen));
    if (!fought.ok) throw new Error('The raid is refused.');
    const [need] = fought.value.asked;
    if (need === undefined) {
      const damage = happened(fought, 'industry-bombed').reduce((sum, each) => sum + each.damage, 0);
      const lost = happened(fought, 'units-lost').reduce(
        (sum, { units }) => sum + units.reduce((all, { ids }) => all + ids.length * 15, 0),
        0,
      );
      mean.damage += chance * damage;
      mean.lost += chance * lost;
      if (happened(fought, 'industry-bombed').length > 0) mean.through += chance;
      return;
    }
    const ways = allFaces(need.n);
    for (const way of ways) go({ ...fallen, [need.purpose.replace(/^combat\//, '')]: way }, chance / ways.length);
  };
  go({}, 1);
  return mean;
};

const expectSame = (setting: Setting): void => {
  const state = declared(setting);
  const [exact, counted] = [solved(state, setting.ruleset), enumerated(state)];
  for (const key of ['through', 'damage', 'lost'] as const) expect(exact[key]).toBeCloseTo(counted[key], 9);
};

describe('a raid', () => {
  test('without a gun costs 3.5 IPC a bomber', () => {
    expect(solved(declared({ bombers: 3 }))).toEqual({ through: 1, damage: expect.closeTo(10.5, 9), lost: 0 });
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
