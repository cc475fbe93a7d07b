// Battles too large to be fought in every way: against a solver of another make, and against dice thrown in the engine.

import { describe, expect, test } from 'vitest';
import { decide, evolve, findUnit, type GameState } from '../../src/engine/index.ts';
import { battleOf, prepare, solve } from '../../src/odds/index.ts';
import { daak, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { derivedFaces, type Random, randomFrom } from '../../src/sparring/index.ts';
import type { UnitCounts, UnitType } from '../../src/vocab/index.ts';
import { oddsApart } from '../bench/odds.ts';
import { NONCE } from '../support/battles.ts';
import { arenaOf, type Clash } from './arena.ts';

const crowd = (random: Random, types: readonly UnitType[], most: number): UnitCounts =>
  Object.fromEntries(types.map((type) => [type, Math.floor(random() * (most + 1))]));

describe('against a solver of another make', () => {
  test.each([
    ['on land', ['infantry', 'armor', 'fighter', 'bomber'], 7],
    ['at sea', ['transport', 'submarine', 'fighter', 'carrier', 'battleship'], 3],
  ] as const)('%s', (_, types, most) => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = randomFrom(seed);
      const one = { infantry: types[0] === 'infantry' ? 1 : 0, transport: types[0] === 'infantry' ? 0 : 1 };
      const units = () => {
        const made = crowd(random, types, most);
        return { ...made, [types[0]]: (made[types[0]] ?? 0) + one.infantry + one.transport };
      };
      const land = types[0] === 'infantry';
      const more = land ? { guns: Math.floor(random() * 2), shots: Math.floor(random() * 3) } : {};
      expect(oddsApart(units(), units(), more)).toBeLessThan(1e-10);
    }
  });
});

/** Worth of what is left of each side after a battle fought in the engine with dice from a seed. */
const fightOnce = (ruleset: Ruleset, state: GameState, site: string, seed: number) => {
  const order = { type: 'fight' as const, power: state.turn.power, battles: [{ battle: site }], nonce: NONCE };
  const fought = decide(ruleset, state, order, derivedFaces(seed, 1));
  if (!fought.ok || fought.value.asked.length > 0) throw new Error('The battle did not run to its end.');
  const ended = fought.value.events.find((event) => event.type === 'battle-ended');
  const opened = fought.value.events.find((event) => event.type === 'battle-opened');
  const after = fought.value.events.reduce(evolve, state);
  const homeless = new Set(
    fought.value.events.flatMap((event) =>
      event.type === 'units-lost' && event.cause === 'no-landing-place' ? event.units.flatMap(({ ids }) => ids) : [],
    ),
  );
  const lost = (side: 'attackers' | 'defenders'): number =>
    (opened?.[side] ?? []).reduce(
      (sum, { type, ids }) =>
        sum +
        ruleset.board.units[type].cost *
          ids.filter((id) => findUnit(after, id) === undefined && !homeless.has(id)).length,
      0,
    );
  return { result: ended?.outcome, attacker: lost('attackers'), defender: lost('defenders') };
};

const BATTLES: readonly (readonly [string, Clash])[] = [
  [
    'on land under a gun',
    {
      ruleset: secondEdition,
      where: 'land',
      attackers: { inf: 9, arm: 3, ftr: 2, bmb: 1 },
      defenders: { inf: 8, arm: 2, ftr: 1 },
      guns: 1,
    },
  ],
  [
    'ashore',
    {
      ruleset: daak,
      where: 'landing',
      attackers: { arm: 3, ftr: 2 },
      ashore: 6,
      battleships: 2,
      defenders: { inf: 5, arm: 1, ftr: 1 },
      allies: { inf: 1, ftr: 1 },
    },
  ],
  [
    'at sea',
    {
      ruleset: secondEdition,
      where: 'sea',
      attackers: { sub: 3, trn: 2, ftr: 2, bmb: 1, bb: 1 },
      defenders: { sub: 2, trn: 2, car: 1, ftr: 2, bb: 1 },
    },
  ],
  [
    'at sea by low luck',
    {
      ruleset: daak,
      options: { luck: 'low-luck' },
      where: 'sea',
      attackers: { sub: 3, trn: 2, ftr: 2, bmb: 1, bb: 1 },
      defenders: { sub: 2, trn: 2, car: 1, ftr: 2, bb: 1 },
    },
  ],
];

describe('against dice in the engine', () => {
  test.each(BATTLES)('%s', (_, clash) => {
    const { state, site } = arenaOf(clash);
    const battle = battleOf(clash.ruleset, state, site);
    if (battle === undefined) throw new Error('There is no battle.');
    const { chance, lost, ends } = solve(battle);
    const games = 800;
    const fought = Array.from({ length: games }, (__, seed) => fightOnce(clash.ruleset, state, site, seed + 1));
    const share = (result: string): number => fought.filter((one) => one.result === result).length / games;
    for (const result of ['attacker', 'defender', 'retreat'] as const) {
      const p = chance[result];
      expect(Math.abs(share(result) - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / games) + 0.01);
    }
    for (const side of ['attacker', 'defender'] as const) {
      const mean = fought.reduce((sum, one) => sum + one[side], 0) / games;
      const variance = ends.reduce((sum, end) => sum + end.chance * (end.lost[side] - lost[side]) ** 2, 0);
      expect(Math.abs(mean - lost[side])).toBeLessThan(4 * Math.sqrt(variance / games) + 0.01);
    }
  });

  test('a battle of counts is the same as one of a game', () => {
    const { state, site } = arenaOf({
      ruleset: daak,
      where: 'land',
      attackers: { inf: 4, arm: 2, ftr: 2 },
      defenders: { inf: 3, ftr: 1 },
      guns: 1,
      technology: { ussr: ['jet-power'] },
    });
    const battle = battleOf(daak, state, site);
    const counted = prepare(daak, {
      attacker: { units: { infantry: 4, armor: 2, fighter: 2 } },
      defender: { units: { infantry: 3, fighter: 1 }, technologies: ['jet-power'] },
      guns: 1,
    });
    expect(battle && solve(battle)).toEqual(solve(counted));
  });
});
