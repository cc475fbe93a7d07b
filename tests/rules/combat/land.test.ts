// Land battles, round by round (B10, B11, B14).

import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../../src/engine/index.ts';
import { asked, dice, fight, happened, moved, standing } from '../../support/battles.ts';
import { codesOf, combat, effectsOf, march } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const attack = (
  defenders: string,
  moves = [march('3 inf 1 arm', 'eastern-europe > ukraine-ssr')],
  attackers = '3 inf 1 arm',
) =>
  moved(
    combat(
      positionOf({
        power: 'germany',
        units: { 'eastern-europe': { germany: attackers }, 'ukraine-ssr': { ussr: defenders } },
        control: { 'ukraine-ssr': 'ussr' },
      }),
      moves,
    ),
  );

describe('B11.1  a round of land combat', () => {
  test('the attacker asks for one die a unit, lowest hit number first', () => {
    const begun = fight(attack('2 inf'), 'ukraine-ssr');
    expect(asked(begun)).toEqual(['ukraine-ssr/1/attack/germany 4']);
    const [roll] = happened(
      fight(attack('2 inf'), 'ukraine-ssr', dice({ 'ukraine-ssr/1/attack/germany': [1, 2, 6, 3] })),
      'rolled',
    );
    expect(roll?.volleys.map(({ unit, hits }) => [unit, hits])).toEqual([
      ['infantry', 1],
      ['armor', 1],
    ]);
  });

  test('defenders marked as hit still fire', () => {
    const shot = fight(attack('2 inf'), 'ukraine-ssr', dice({ 'ukraine-ssr/1/attack/germany': [1, 6, 6, 3] }));
    expect(asked(shot)).toEqual(['ukraine-ssr/1/defence/ussr 2']);
    const over = fight(
      attack('2 inf'),
      'ukraine-ssr',
      dice({ 'ukraine-ssr/1/attack/germany': [1, 6, 6, 3], 'ukraine-ssr/1/defence/ussr': [2, 2] }),
    );
    expect(effectsOf(over)).toContain('marked-still-fire');
    expect(standing(over.state, 'ukraine-ssr', 'germany')).toEqual({ infantry: 1, armor: 1 });
  });

  test('it goes on round after round until one side is gone', () => {
    const over = fight(attack('1 inf'), 'ukraine-ssr', dice({ 'ukraine-ssr/3/attack/germany': [1, 6, 6, 6] }, 6));
    expect(happened(over, 'battle-ended')).toEqual([
      { type: 'battle-ended', battle: 'ukraine-ssr', outcome: 'attacker', rounds: 3 },
    ]);
  });
});

describe('B11.2  only when the defender alone is gone can the territory change hands', () => {
  test('surviving land units take it', () => {
    const over = fight(attack('1 inf'), 'ukraine-ssr', dice({}, 1));
    expect(spaceAt(over.state, 'ukraine-ssr').control).toBe('germany');
  });
  test('both gone, it stays', () => {
    const start = attack('1 inf', [march('1 inf', 'eastern-europe > ukraine-ssr')], '1 inf');
    const over = fight(start, 'ukraine-ssr', dice({}, 1));
    expect(happened(over, 'battle-ended')[0]?.outcome).toBe('nobody');
    expect(spaceAt(over.state, 'ukraine-ssr').control).toBe('ussr');
  });
  test('the attacker gone, it stays', () => {
    const start = attack('3 inf', [march('1 inf', 'eastern-europe > ukraine-ssr')], '1 inf');
    const over = fight(start, 'ukraine-ssr', dice({ 'ukraine-ssr/1/defence/ussr': [1, 6, 6] }, 6));
    expect(happened(over, 'battle-ended')[0]?.outcome).toBe('defender');
  });
});

describe('B10.1  a battle is declared by the moves', () => {
  test('and no other can be fought', () => {
    expect(codesOf(fight(attack('1 inf'), 'caucasus'))).toEqual(['no-such-battle']);
  });
});
