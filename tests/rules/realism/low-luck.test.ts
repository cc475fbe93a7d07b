// Low luck where the kind of unit settles whom a hit takes, in an edition made up for this: each sort of hit is summed
// apart.

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/index.ts';
import { enhancedRealism, type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';
import { asked, dice, fight, happened, moved } from '../../support/battles.ts';
import { combat, march } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const ruleset: Ruleset = { ...enhancedRealism, options: secondEdition.options };
const UKRAINE = 'ukraine-ssr';

const land = (attackers: string, defenders: string): GameState =>
  moved(
    combat(
      positionOf({
        ruleset,
        power: 'germany',
        options: { luck: 'low-luck', askDefender: 'never' },
        units: { 'eastern-europe': { germany: attackers }, [UKRAINE]: { ussr: defenders } },
        control: { [UKRAINE]: 'ussr' },
      }),
      [march(attackers, `eastern-europe > ${UKRAINE}`)],
      { ruleset },
    ),
  );
const ATTACK = `${UKRAINE}/1/attack/germany`;

describe('low luck by kind', () => {
  test('six dice that choose on a 1 are one choice for sure, and their other faces are summed apart', () => {
    const shot = fight(land('6 ftr', '6 inf 1 bmb'), UKRAINE, dice({}), undefined, ruleset);
    // Six fighters: six pips of 1s, which is one choice, and twelve of 2s and 3s, which are two hits.
    expect(happened(shot, 'rolled')).toMatchObject([
      {
        hits: 3,
        volleys: [
          { unit: 'fighter', need: 0, values: [], sure: 1, hits: 1 },
          { unit: 'fighter', need: 0, values: [], sure: 2, hits: 2 },
        ],
        claims: [
          { unit: 'fighter', hits: 1, by: 'shooter' },
          { unit: 'fighter', hits: 2, by: 'owner' },
        ],
      },
    ]);
    expect(happened(shot, 'units-marked')).toMatchObject([
      { chosenBy: 'shooter', units: [{ type: 'bomber' }] },
      { chosenBy: 'order-of-loss', units: [{ type: 'infantry' }] },
    ]);
  });

  test('each sort throws at most one die: infantry, armor that chooses, armor that does not', () => {
    const state = land('1 inf 2 arm', '2 inf 2 arm');
    expect(asked(fight(state, UKRAINE, dice({}), undefined, ruleset))).toEqual([`${ATTACK} 3`]);
    // 1 pip of infantry, 2 pips of armor's 1s, 4 of its 2s and 3s: the dice are 2, 2 and 5.
    const shot = fight(state, UKRAINE, dice({ [ATTACK]: [2, 2, 5] }), undefined, ruleset);
    expect(happened(shot, 'rolled')[0]).toMatchObject({
      hits: 1,
      volleys: [
        { unit: 'infantry', need: 1, values: [2], hits: 0 },
        { unit: 'armor', need: 2, values: [2], hits: 1 },
        { unit: 'armor', need: 4, values: [5], hits: 0 },
      ],
      claims: [{ unit: 'armor', hits: 1, by: 'shooter', at: [['land'], ['air']] }],
    });
    expect(happened(shot, 'units-marked')).toMatchObject([{ chosenBy: 'shooter', units: [{ type: 'armor' }] }]);
  });

  test('kinds that hit alike are summed together', () => {
    const shot = fight(land('1 ftr 1 bmb', '3 inf'), UKRAINE, dice({ [ATTACK]: [3, 5] }), undefined, ruleset);
    expect(happened(shot, 'rolled')[0]?.volleys).toMatchObject([
      { need: 2, values: [3], hits: 0 },
      { need: 5, values: [5], hits: 1 },
    ]);
  });
});
