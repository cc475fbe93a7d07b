// Low luck: values added up, sixes are sure hits, one die for the rest; what fires apart is summed apart.

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/index.ts';
import { asked, dice, fight, happened, moved } from '../../support/battles.ts';
import { combat, march } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const options = { luck: 'low-luck', askDefender: 'never' } as const;
const battle = (given: Partial<Given>, moves: Parameters<typeof combat>[1]): GameState =>
  moved(combat(positionOf({ power: 'germany', options, ...given }), moves));

describe('low luck', () => {
  test('a sum without rest needs no die', () => {
    const state = battle(
      {
        units: { 'eastern-europe': { germany: '3 inf 3 arm 2 ftr' }, 'ukraine-ssr': { ussr: '5 inf' } },
        control: { 'ukraine-ssr': 'ussr' },
      },
      [march('3 inf 3 arm 2 ftr', 'eastern-europe > ukraine-ssr')],
    );
    const begun = fight(state, 'ukraine-ssr');
    expect(happened(begun, 'rolled')).toMatchObject([
      { hits: 3, volleys: [{ need: 0, values: [], sure: 3, hits: 3 }] },
    ]);
    expect(asked(begun)).toEqual(['ukraine-ssr/1/defence/ussr 1']);
  });
  test('the rest is one die', () => {
    const state = battle(
      {
        units: { 'eastern-europe': { germany: '2 inf' }, 'ukraine-ssr': { ussr: '4 inf' } },
        control: { 'ukraine-ssr': 'ussr' },
      },
      [march('2 inf', 'eastern-europe > ukraine-ssr')],
    );
    expect(asked(fight(state, 'ukraine-ssr'))).toEqual(['ukraine-ssr/1/attack/germany 1']);
    const shot = fight(state, 'ukraine-ssr', dice({ 'ukraine-ssr/1/attack/germany': [2] }));
    expect(happened(shot, 'rolled')[0]).toMatchObject({
      hits: 1,
      volleys: [{ unit: 'infantry', need: 2, values: [2] }],
    });
  });
  test('defending submarines are summed apart, for planes are safe from them', () => {
    const state = battle({ units: { 'baltic-sea': { germany: '1 bb' }, 'north-sea': { uk: '2 sub 1 bb' } } }, [
      march('1 bb', 'baltic-sea > north-sea'),
    ]);
    const shot = fight(state, 'north-sea', dice({ 'north-sea/1/attack/germany': [6] }));
    expect(asked(shot)).toEqual(['north-sea/1/defence/uk 2']);
  });
  test('six planes over a gun are one sure hit', () => {
    const state = battle({ units: { germany: { germany: '6 bmb' }, 'karelia-ssr': { ussr: '1 inf 1 aa' } } }, [
      march('6 bmb', 'germany > eastern-europe > karelia-ssr'),
    ]);
    expect(happened(fight(state, 'karelia-ssr'), 'rolled')).toMatchObject([{ role: 'antiaircraft', hits: 1 }]);
  });
});
