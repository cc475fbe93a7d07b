// A nation that a ruleset plays as a power: what is on its board then, and what the printed board keeps.

import { expect, test } from 'vitest';
import { withNationAsPower } from '../../src/board/index.ts';
import { pacific2001Board } from '../../src/board/pacific-2001/index.ts';

const played = withNationAsPower(pacific2001Board, 'china', 0);

test('it owns its land, has a capital and comes behind the power it moves with', () => {
  const own = pacific2001Board.spaces.filter(({ nation }) => nation === 'china').map(({ id }) => id);
  expect(own.length).toBeGreaterThan(5);
  expect(played.spaces.filter(({ originalOwner }) => originalOwner === 'china').map(({ id }) => id)).toEqual(own);
  expect(played.spaces.filter(({ nation }) => nation !== undefined)).toEqual([]);
  expect(played.byId.get('szechwan')?.capitalOf).toBe('china');
  expect(played.powers.map(({ power }) => power)).toEqual(['japan', 'uk', 'usa', 'china']);
  expect(played.sides.find(({ id }) => id === 'allies')?.powers).toContain('china');
});

test('its units stand in the printed set-up and in every other', () => {
  const own = pacific2001Board.nations?.find(({ nation }) => nation === 'china')?.setup ?? [];
  expect(own.length).toBeGreaterThan(0);
  for (const { setup } of [played, ...(played.setupVariants ?? [])])
    expect(setup.filter(({ power }) => power === 'china').map(({ space, units }) => ({ space, units }))).toEqual(own);
});

test('the printed board stays as it is', () => {
  expect(pacific2001Board.powers.map(({ power }) => power)).toEqual(['japan', 'uk', 'usa']);
  expect(pacific2001Board.setup.some(({ power }) => power === 'china')).toBe(false);
});

test('only a nation of the board that has a capital can be played', () => {
  expect(() => withNationAsPower(played, 'china', 0)).toThrow('no nation "china"');
  const [china] = pacific2001Board.nations ?? [];
  if (china === undefined) throw new Error('no nation');
  const homeless = { ...pacific2001Board, nations: [{ ...china, capital: null }] };
  expect(() => withNationAsPower(homeless, 'china', 0)).toThrow('no capital');
});
