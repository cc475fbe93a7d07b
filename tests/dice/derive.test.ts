import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDice, type Dice, DiceSchema, deriveFaces, facesFromSeed } from '../../src/dice/index.ts';

const game = 'g-1942-ah7';
const commit = 'ab'.repeat(32);

/** The randomness of three rounds of the public beacon. */
const ROUNDS: { readonly [round: string]: string } = {
  1000: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  657413: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  32398885: 'b6d412641a7d58b20ef5dded4ae48e9358cc35710f90961d8fe6e99d0e0281ef',
};

const VECTORS: readonly (readonly [round: number, purpose: string, n: number, sides: number, faces: string])[] = [
  [1000, 'combat/karelia/1', 8, 6, '5 4 2 6 6 2 5 6'],
  [1000, 'tech/germany', 3, 6, '2 1 1'],
  [1000, 'initiative', 4, 12, '7 6 2 8'],
  [1000, 'combat/karelia/1', 1, 6, '4'],
  [1000, 'combat/karelia/1', 24, 6, '4 4 4 2 1 6 2 6 6 4 3 2 3 4 6 5 4 1 3 2 4 6 2 1'],
  [657413, 'combat/karelia/1', 8, 6, '6 5 3 2 6 3 6 2'],
  [657413, 'tech/germany', 3, 6, '1 6 6'],
  [657413, 'initiative', 4, 12, '4 9 8 5'],
  [32398885, 'combat/karelia/1', 8, 6, '6 3 3 6 5 2 6 1'],
  [32398885, 'tech/germany', 3, 6, '3 4 4'],
  [32398885, 'initiative', 4, 12, '5 4 7 1'],
];

describe('dice follow from seed, game, commitment and need', () => {
  test.each(VECTORS)('round %i, %s: %i dice of %i sides', (round, purpose, n, sides, faces) => {
    const seed = ROUNDS[round] ?? '';
    expect(deriveFaces({ seed, game, commit }, { purpose, n, sides }).join(' ')).toBe(faces);
    expect(facesFromSeed({ seed, game, commit })({ purpose, n, sides })?.join(' ')).toBe(faces);
  });

  test('another game, commitment, purpose or number gives other dice', () => {
    const from = { seed: '00'.repeat(32), game, commit };
    const need = { purpose: 'combat/ukraine-ssr/1/attack/germany', n: 20, sides: 6 };
    const faces = deriveFaces(from, need).join('');
    expect(deriveFaces({ ...from, game: 'g-1942-ah8' }, need).join('')).not.toBe(faces);
    expect(deriveFaces({ ...from, commit: 'ac'.repeat(32) }, need).join('')).not.toBe(faces);
    expect(deriveFaces(from, { ...need, purpose: 'combat/ukraine-ssr/2/attack/germany' }).join('')).not.toBe(faces);
    expect(
      deriveFaces(from, { ...need, n: 21 })
        .join('')
        .slice(0, 20),
    ).not.toBe(faces);
  });

  test('there are always n faces from 1 to sides', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.integer({ min: 1, max: 80 }),
        fc.integer({ min: 2, max: 256 }),
        (bytes, n, sides) => {
          const faces = deriveFaces({ seed: bytesToHex(bytes), game, commit }, { purpose: 'x', n, sides });
          return faces.length === n && faces.every((face) => face >= 1 && face <= sides);
        },
      ),
    );
  });

  test('sixty thousand dice are flat', () => {
    const counts = new Map<number, number>();
    for (let throws = 0; throws < 100; throws += 1) {
      const from = { seed: bytesToHex(sha256(Uint8Array.of(throws))), game, commit };
      for (const face of deriveFaces(from, { purpose: 'flat', n: 600, sides: 6 })) {
        counts.set(face, (counts.get(face) ?? 0) + 1);
      }
    }
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(counts.size).toBe(6);
    expect(chiSquare).toBeLessThan(20.5); // 99.9 % on five degrees of freedom
  });

  test.each([
    { purpose: 'x', n: 1, sides: 1 },
    { purpose: 'x', n: 1, sides: 257 },
    { purpose: 'x', n: 0, sides: 6 },
    { purpose: 'x', n: 1.5, sides: 6 },
  ])('dice that nobody can throw are our own mistake: $n of $sides', (need) => {
    expect(() => deriveFaces({ seed: '00'.repeat(32), game, commit }, need)).toThrow(RangeError);
  });
});

describe('dice of a line are checked against their proof', () => {
  const seed = ROUNDS[1000] ?? '';
  const local: Dice = {
    of: commit,
    source: 'local',
    seed,
    rolls: [
      { purpose: 'tech/germany', sides: 6, values: [2, 1, 1] },
      { purpose: 'initiative', sides: 12, values: [7, 6, 2, 8] },
    ],
  };

  test('a seed that gives them: table', () => {
    expect(checkDice(game, local)).toEqual({ verdict: 'table' });
  });
  test('one face changed: wrong, with what it should be', () => {
    const rolls = [{ purpose: 'tech/germany', sides: 6, values: [2, 1, 6] }];
    expect(checkDice(game, { ...local, rolls })).toEqual({
      verdict: 'wrong',
      purpose: 'tech/germany',
      expected: [2, 1, 1],
    });
  });
  test('one die left out: wrong', () => {
    const rolls = [{ purpose: 'tech/germany', sides: 6, values: [2, 1] }];
    expect(checkDice(game, { ...local, rolls }).verdict).toBe('wrong');
  });
  test('taken to another game: wrong', () => {
    expect(checkDice('other-game', local).verdict).toBe('wrong');
  });
  test('an outside word is claimed', () => {
    expect(checkDice(game, { of: commit, source: 'recorded', service: 'table', rolls: local.rolls })).toEqual({
      verdict: 'claimed',
    });
  });
  test.each([
    ['a face above the sides', { ...local, rolls: [{ purpose: 'x', sides: 6, values: [7] }] }],
    ['no dice', { ...local, rolls: [] }],
    ['a short seed', { ...local, seed: 'ab' }],
    ['a seed in capitals', { ...local, seed: seed.toUpperCase() }],
    ['an unknown key', { ...local, lucky: 'yes' }],
    [
      'the long form of a beacon signature',
      { of: commit, source: 'drand', chain: seed, round: 1, signature: '0'.repeat(192), rolls: local.rolls },
    ],
  ])('refused in form: %s', (_, dice) => {
    expect(DiceSchema.safeParse(dice).success).toBe(false);
  });
});
