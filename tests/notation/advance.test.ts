// The cash advance in a sheet: powers of one player that share it have a line each, and nothing is taken for none.

import { describe, expect, test } from 'vitest';
import { matesOf } from '../../src/clerk/whose-turn.ts';
import { decide, evolve, type GameState, unopened } from '../../src/engine/index.ts';
import { parseSheet, type Sheet } from '../../src/notation/index.ts';
import { europe1999 } from '../../src/rulesets/europe-1999/index.ts';
import { usualOptions } from '../../src/rulesets/index.ts';
import type { Power } from '../../src/vocab/index.ts';
import { NONCE } from './support.ts';

const opened = ((): GameState => {
  const begun = decide(europe1999, unopened(), {
    type: 'open-game',
    title: 'An opening',
    board: europe1999.board.id,
    ruleset: europe1999.id,
    version: europe1999.version,
    options: usualOptions(europe1999),
    players: [
      { id: 'anna', name: 'Anna', role: 'player', powers: ['germany'] },
      { id: 'bram', name: 'Bram', role: 'player', powers: ['ussr', 'uk', 'usa'] },
    ],
    dice: { source: 'recorded' },
    purpose: 'demonstration',
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const state = begun.value.events.reduce(evolve, unopened());
  const spent = decide(europe1999, state, { type: 'cash-advance', power: 'germany', placements: [] });
  if (!spent.ok) throw new Error(JSON.stringify(spent.error));
  return spent.value.events.reduce(evolve, state);
})();

const read = (text: string, powers: readonly Power[] = ['ussr', 'uk', 'usa']): Sheet =>
  parseSheet(
    {
      ruleset: europe1999,
      state: opened,
      power: 'ussr',
      ...matesOf(europe1999, opened, { powers: [...powers] }, 'ussr'),
      nonce: () => NONCE,
    },
    text,
  );
const placed = (power: Power, units: object, space: string) => ({
  type: 'cash-advance',
  power,
  placements: [{ space, units }],
});

describe('the cash advance of powers that share it', () => {
  test.each([
    'USSR: cash advance: 2 inf RUS\nUK: cash advance: 1 inf London',
    'cash advance: 2 inf RUS\nUK\ncash advance: 1 inf London',
    'Vorschuss: 2 Inf RUS\nUK: Vorschuss: 1 Inf London',
    'voorschot: 2 inf RUS\nVK: voorschot: 1 inf London',
  ])('has a line for each: %s', (text) => {
    const { orders, problems } = read(text);
    expect(problems).toEqual([]);
    expect(orders).toMatchObject([
      placed('ussr', { infantry: 2 }, 'russia'),
      placed('uk', { infantry: 1 }, 'united-kingdom'),
    ]);
  });
  test('what another buys in the same line is asked about', () => {
    const { orders, problems } = read('cash advance: 2 inf RUS, UK 1 inf London');
    expect(orders).toEqual([]);
    expect(problems).toMatchObject([{ code: 'power-apart', params: { power: 'uk' } }]);
  });
  test('behind a semicolon it is said to be a comment', () => {
    expect(read('cash advance: 2 inf RUS; UK: 1 inf London').remarks).toMatchObject([{ code: 'order-in-comment' }]);
  });
  test('whoever has had its part is still no place in the lines of the others', () => {
    const spent = decide(europe1999, opened, { type: 'cash-advance', power: 'ussr', placements: [] });
    if (!spent.ok) throw new Error('The advance was not taken.');
    const state = spent.value.events.reduce(evolve, opened);
    expect(matesOf(europe1999, state, { powers: ['ussr', 'uk', 'usa'] }, 'ussr').mates).toEqual(['uk', 'usa']);
  });
  test('powers of other players are none of it', () => {
    expect(read('UK: cash advance: 1 inf London', ['ussr']).orders).toEqual([]);
  });
  test('without units it is not taken for none', () => {
    expect(read('cash advance').problems).toMatchObject([{ code: 'units-missing' }]);
    expect(read('cash advance: none').orders).toMatchObject([{ type: 'cash-advance', placements: [] }]);
  });
});
