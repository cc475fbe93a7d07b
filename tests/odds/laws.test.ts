// Laws that the odds of any battle obey.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Battle, prepare, type Question, solve } from '../../src/odds/index.ts';
import { daak, secondEdition } from '../../src/rulesets/index.ts';
import type { UnitCounts, UnitType } from '../../src/vocab/index.ts';

const LAND = ['infantry', 'armor', 'fighter', 'bomber'] as const;
const SEA = ['transport', 'submarine', 'fighter', 'bomber', 'carrier', 'battleship'] as const;

const counts = (types: readonly UnitType[], most: number): fc.Arbitrary<UnitCounts> =>
  fc
    .tuple(...types.map(() => fc.nat(most)))
    .map((numbers) => Object.fromEntries(types.map((type, index) => [type, numbers[index] ?? 0])));

const orders = (types: readonly UnitType[]) =>
  fc.option(fc.shuffledSubarray([...types], { minLength: 1 }), { nil: undefined });

const armies = (types: readonly UnitType[]) =>
  fc
    .record({
      units: counts(types, 5),
      orderOfLoss: orders(types),
      plan: fc.constantFrom(undefined, 'SA', 'SAAC', 'TAAC', 'KAAC'),
      submarines: fc.constantFrom(undefined, 'stay', 'withdraw'),
      retreatAfter: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      technologies: fc.constantFrom<('jet-power' | 'heavy-bombers' | 'super-submarines')[]>(
        [],
        ['jet-power'],
        ['heavy-bombers', 'super-submarines'],
      ),
    })
    .map(({ units, technologies, ...wishes }) => ({
      units,
      technologies,
      conduct: Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined)),
    }));

const questions: fc.Arbitrary<Question> = fc
  .record({
    types: fc.constantFrom<readonly UnitType[]>(LAND, SEA),
    luck: fc.constantFrom('dice', 'low-luck'),
    guns: fc.nat(2),
    shots: fc.nat(2),
    exits: fc.constantFrom('open', 'closed'),
  })
  .chain(({ types, ...more }) =>
    fc.record({ attacker: armies(types), defender: armies(types) }).map((sides) => ({
      ...sides,
      ...more,
      kind: types === LAND ? ('land' as const) : ('sea' as const),
    })),
  );

/** A land battle to the end of one side, with one order of loss for each. */
const toTheEnd = (attacker: UnitCounts, defender: UnitCounts): Battle =>
  prepare(secondEdition, {
    kind: 'land',
    assault: 'landing',
    attacker: { units: attacker },
    defender: { units: defender },
  });

const plus = (units: UnitCounts, type: UnitType): UnitCounts => ({ ...units, [type]: (units[type] ?? 0) + 1 });

describe('the odds of any battle', () => {
  test.each([secondEdition, daak])('are a whole, under $id', (ruleset) => {
    fc.assert(
      fc.property(questions, (question) => {
        const { chance, taken, lost, ends, rounds } = solve(prepare(ruleset, question));
        const sum = (value: (end: (typeof ends)[number]) => number) => ends.reduce((all, end) => all + value(end), 0);
        expect(Math.abs(sum((end) => end.chance) - 1)).toBeLessThan(1e-12);
        expect(chance.attacker + chance.defender + chance.nobody + chance.retreat).toBeCloseTo(1, 12);
        expect(ends.every((end) => end.chance > 0)).toBe(true);
        expect(sum((end) => end.chance * end.lost.attacker)).toBeCloseTo(lost.attacker, 8);
        expect(sum((end) => end.chance * end.lost.defender)).toBeCloseTo(lost.defender, 8);
        expect(taken).toBeLessThanOrEqual(chance.attacker + 1e-12);
        expect(rounds).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  test('never get worse for an attacker who gains a unit, nor better when the defender does', () => {
    fc.assert(
      fc.property(counts(LAND, 4), counts(LAND, 4), fc.constantFrom(...LAND), (attacker, defender, type) => {
        const before = solve(toTheEnd(attacker, defender)).chance;
        const stronger = solve(toTheEnd(plus(attacker, type), defender)).chance;
        const harder = solve(toTheEnd(attacker, plus(defender, type))).chance;
        expect(stronger.attacker).toBeGreaterThanOrEqual(before.attacker - 1e-12);
        expect(harder.attacker).toBeLessThanOrEqual(before.attacker + 1e-12);
        expect(harder.defender).toBeGreaterThanOrEqual(before.defender - 1e-12);
      }),
      { numRuns: 200 },
    );
  });

  test('change sides with the forces, for both fire together on land', () => {
    fc.assert(
      fc.property(
        counts(LAND, 4),
        counts(LAND, 4),
        fc.constantFrom('dice' as const, 'low-luck' as const),
        (one, other, luck) => {
          const battle = { ...toTheEnd(one, other), luck };
          const turned = solve({ ...battle, attacker: battle.defender, defender: battle.attacker });
          const { chance, lost } = solve(battle);
          // A side that was never there has lost whoever attacks: then there is no other side of it.
          fc.pre(Object.values(one).some((count) => count > 0) || Object.values(other).some((count) => count > 0));
          expect(turned.chance.attacker).toBeCloseTo(chance.defender, 12);
          expect(turned.chance.nobody).toBeCloseTo(chance.nobody, 12);
          expect(turned.lost.attacker).toBeCloseTo(lost.defender, 8);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('do not see how units alike are put together', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const battle = prepare(secondEdition, question);
        const apart = (force: Battle['attacker']): Battle['attacker'] => ({
          ...force,
          groups: force.groups.flatMap((group) => Array.from({ length: group.count }, () => ({ ...group, count: 1 }))),
        });
        const whole = solve(battle);
        const split = solve({ ...battle, attacker: apart(battle.attacker), defender: apart(battle.defender) });
        expect(split.chance.attacker).toBeCloseTo(whole.chance.attacker, 12);
        expect(split.lost.defender).toBeCloseTo(whole.lost.defender, 8);
        expect(split.ends.length).toBe(whole.ends.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('battles everybody knows', () => {
  const chances = (question: Question) => solve(prepare(secondEdition, question)).chance;

  test('one infantry attacks another: 1/6 against 1/3 each round', () => {
    const { attacker, defender, nobody } = chances({
      attacker: { units: { infantry: 1 } },
      defender: { units: { infantry: 1 } },
    });
    // Of the 18 ways in which a round decides anything 1/6·2/3, 5/6·1/3 and 1/6·1/3 belong to each end.
    expect(attacker).toBeCloseTo(2 / 8, 12);
    expect(defender).toBeCloseTo(5 / 8, 12);
    expect(nobody).toBeCloseTo(1 / 8, 12);
  });

  test('nobody against somebody is lost, somebody against nobody won', () => {
    expect(chances({ attacker: { units: {} }, defender: { units: { infantry: 1 } } }).defender).toBe(1);
    expect(chances({ attacker: { units: { infantry: 1 } }, defender: { units: {} } }).attacker).toBe(1);
  });

  test('a lone bomber under a gun falls once in six before it fires', () => {
    const { rounds, ends } = solve(
      prepare(secondEdition, {
        attacker: { units: { bomber: 1 } },
        defender: { units: { infantry: 1 } },
        guns: 1,
      }),
    );
    const untouched = ends.find(
      ({ defenders, attackers }) => defenders.infantry === 1 && attackers.bomber === undefined,
    );
    expect(rounds).toBeGreaterThan(0);
    expect(untouched?.chance).toBeGreaterThan(1 / 6);
  });

  test('a submarine cannot hit planes, planes leave it alone once the ships are gone', () => {
    const { chance } = solve(
      prepare(secondEdition, {
        attacker: { units: { submarine: 1 } },
        defender: { units: { fighter: 1 } },
        kind: 'sea',
      }),
    );
    expect(chance.attacker).toBe(0);
    expect(chance.defender + chance.retreat).toBeCloseTo(1, 12);
  });

  test('by default planes break off when the ground units are gone; told to kill at all costs they go on', () => {
    const attacker = { units: { infantry: 1, fighter: 3 } };
    const defender = { units: { infantry: 3 } };
    expect(chances({ attacker, defender }).retreat).toBeGreaterThan(0.1);
    expect(chances({ attacker: { ...attacker, conduct: { plan: 'KAAC' } }, defender }).retreat).toBe(0);
  });

  test('low luck leaves nothing to luck where the values are whole sixes', () => {
    const { ends } = solve(
      prepare(secondEdition, {
        attacker: { units: { armor: 6 } },
        defender: { units: { infantry: 3 } },
        luck: 'low-luck',
      }),
    );
    expect(ends).toMatchObject([{ chance: 1, attackers: { armor: 5 }, defenders: {} }]);
  });
});
