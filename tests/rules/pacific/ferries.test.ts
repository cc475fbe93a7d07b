// Troops ferried from one naval base to another in Pacific: the ship comes a space further, and they go along (P14,
// ruling.R30). What is offered stands under the rules.

import { describe, expect, test } from 'vitest';
import type { GameState, Offer } from '../../../src/engine/index.ts';
import { legal } from '../../../src/engine/legal/legal.ts';
import { pacific2001 } from '../../../src/rulesets/pacific-2001/index.ts';
import { codesOf, noncombat } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const ruleset = pacific2001;
type Given = Parameters<typeof positionOf>[0];
const given = (units: NonNullable<Given['units']>, control: NonNullable<Given['control']> = {}): GameState =>
  positionOf({ control, ruleset, power: 'usa', round: 2, phase: 'noncombat-move', position: 'empty', units });
const ferries = (state: GameState, from: string, to: string): readonly Offer[] =>
  legal(ruleset, state, 'usa', 'noncombat').filter(
    ({ by, space, type, to: end }) => by === 'ferry' && type === 'infantry' && space === from && end === to,
  );
const taken = (state: GameState, { moves }: Offer): readonly string[] => codesOf(noncombat(state, moves, { ruleset }));

describe('ferries between naval bases', () => {
  test('troops of one base come ashore at another three zones away', () => {
    const state = given({ 'united-states': { usa: '1 inf' }, 'sea-zone-5': { usa: '1 trn' } });
    const [offer] = ferries(state, 'united-states', 'midway');
    expect(offer?.cost).toBe(3);
    expect(offer && taken(state, offer)).toEqual([]);
  });
  test('a ship comes empty from another base and takes troops from one island to the next', () => {
    const state = given({ fiji: { usa: '1 inf' }, 'sea-zone-20': { usa: '1 trn' } });
    const [offer] = ferries(state, 'fiji', 'new-hebrides');
    expect(offer?.moves.map(({ kind }) => kind)).toEqual(['march', 'load', 'unload']);
    expect(offer && taken(state, offer)).toEqual([]);
  });
  test('not where there is no base at the end', () => {
    const state = given({ 'united-states': { usa: '1 inf' }, 'sea-zone-5': { usa: '1 trn' } }, { gilbert: 'usa' });
    expect(ferries(state, 'united-states', 'gilbert')).toEqual([]);
  });
});
