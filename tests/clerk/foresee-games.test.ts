// Whatever happens in games between simple players can be foreseen: chances add up, nobody loses more than there is,
// the way out is one the rules give, and battles are won where their dice decide it.

import { describe, expect, test } from 'vitest';
import { foresee } from '../../src/clerk/foresee.ts';
import { foresightLines } from '../../src/clerk/tell-foresight.ts';
import { battlesWon } from '../../src/clerk/won.ts';
import { type GameState, violations } from '../../src/engine/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { oddsOf, unitsOf } from '../../src/odds/index.ts';
import { newestRulesets, type Ruleset } from '../../src/rulesets/index.ts';
import { playGame } from '../support/sparring/index.ts';

/** Positions of a game in which battles are declared or under way. */
const embattled = (ruleset: Ruleset, seed: number): readonly GameState[] => {
  const found: GameState[] = [];
  playGame(seed, {
    ruleset,
    rounds: 2,
    onEntry: (_, __, after) => {
      if (after.turn.battles.some(({ status }) => status !== 'ended')) found.push(after);
    },
  });
  return found;
};

const FEW = { seed: 'foresee', games: 20 };

describe.each(newestRulesets())('under $id@$version', (ruleset) => {
  const states = [11, 12].flatMap((seed) => embattled(ruleset, seed));

  test('chances, losses, ways out and sentences', () => {
    expect(states.length).toBeGreaterThan(20);
    const words = wordsOf(ruleset.board, 'en');
    let reckoned = 0;
    for (const state of states) {
      const foreseen = foresee(ruleset, state, {
        odds: (rules, at, id, battle) => oddsOf(rules, at, id, battle, { trial: FEW }),
        threats: 'no',
      });
      expect(foresightLines(words, foreseen).length).toBeGreaterThan(0);
      for (const battle of foreseen.battles) {
        if (!('out' in battle)) continue;
        reckoned += 1;
        const { attacker, defender, nobody, retreat } = battle.outcome.chance;
        expect(attacker + defender + nobody + retreat).toBeCloseTo(1, 6);
        for (const side of ['attacker', 'defender'] as const)
          for (const [type, lost] of battle.losses[side])
            expect(lost, `${battle.id} ${type}`).toBeLessThanOrEqual((unitsOf(battle.battle[side])[type] ?? 0) + 1e-9);
        const { who, to } = battle.out;
        if (who !== 'all') expect(to).toEqual([]);
        if (battle.drowns !== undefined) expect(battle.drowns).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
    expect(reckoned).toBeGreaterThan(20);
  });

  test('battles taken as won', () => {
    const won = states.flatMap((state) => battlesWon(ruleset, state) ?? []);
    // Defenders of neutrals are somebody’s choice.
    expect(won.length).toBeGreaterThan(states.length / 2);
    for (const state of won) {
      expect(state.turn.battles.filter(({ status }) => status !== 'ended')).toEqual([]);
      expect(violations(ruleset, state)).toEqual([]);
    }
  });
});
