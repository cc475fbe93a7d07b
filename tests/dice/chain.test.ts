// A keeper's hash chain and the dice that follow from it.
import { describe, expect, test } from 'vitest';
import { anchorOf, before, CHAIN_LENGTH, checkDice, deriveFaces, revealSeed, secretAt } from '../../src/dice/index.ts';

const zeros = '00'.repeat(32);

/** What stands so many steps before 32 zero bytes. */
const STEPS: readonly (readonly [steps: number, value: string])[] = [
  [1, '208eca68706f6949271a7b0f4bef4e1abffcb56f426909706c4c35bdbaa33978'],
  [2, 'baac35a191b72ae8843ea9a1e318a03c5c429f8d1cb820f20f4582c4fbe8bf43'],
  [16, 'eb3ea1257a7ad7fda74ca586508f301e24e80d8d43552941d5969094db03764f'],
  [4096, '60b426603351769e7313f91e4771f088a20b4a695feb7239e75635a128eb34b6'],
];

describe('the chain', () => {
  test.each(STEPS)('%i steps', (steps, value) => {
    expect(anchorOf(zeros, steps)).toBe(value);
    expect(secretAt(zeros, 5000, 5000 - steps)).toBe(value);
  });
  test('each secret is what the one before it was made from', () => {
    const secrets = [0, 1, 2, 3, 4].map((k) => secretAt('5e'.repeat(32), 4, k));
    for (const [k, secret] of secrets.slice(1).entries()) expect(before(secret)).toBe(secrets[k]);
    expect(secrets[4]).toBe('5e'.repeat(32));
    expect(new Set(secrets).size).toBe(5);
  });
  test.each([-1, 5, 1.5])('there is no secret %s of 4', (k) => {
    expect(() => secretAt(zeros, 4, k)).toThrow(RangeError);
  });
  test('its usual length is long enough for years', () => {
    expect(CHAIN_LENGTH).toBe(4096);
  });
});

describe('the dice', () => {
  const of = 'ab'.repeat(32);
  const game = 'g-1942-ah7';
  const x = secretAt(zeros, 2, 1);
  const seed = revealSeed(x, of);
  test('follow from secret and commitment', () => {
    expect(seed).toBe('cf440ebad91c8691b8bb597af9565161060ee86717b680d649f6505f2b47d6b2');
    const faces = (purpose: string, n: number, sides: number) =>
      deriveFaces({ seed, game, commit: of }, { purpose, n, sides }).join(' ');
    expect(faces('combat/karelia/1', 8, 6)).toBe('1 1 5 4 3 5 5 5');
    expect(faces('initiative', 4, 12)).toBe('7 12 7 2');
  });
  test('are proved, or wrong', () => {
    const rolls = [{ purpose: 'combat/karelia/1', sides: 6, values: [1, 1, 5, 4, 3, 5, 5, 5] }];
    const dice = { of, source: 'reveal' as const, k: 1, x, rolls };
    expect(checkDice(game, dice)).toEqual({ verdict: 'proved' });
    expect(checkDice(game, { ...dice, of: 'ac'.repeat(32) }).verdict).toBe('wrong');
    expect(checkDice(game, { ...dice, x: zeros }).verdict).toBe('wrong');
  });
});
