// Battles of whole games, followed from event to event: what luck gave and what was chosen adds up to what happened.

import { describe, expect, test } from 'vitest';
import { type GameEvent, unopened } from '../../src/engine/index.ts';
import { type BattleStory, battleOf, followBattles, newMemo, solve } from '../../src/odds/index.ts';
import { daak, secondEdition } from '../../src/rulesets/index.ts';
import { fight, moved } from '../support/battles.ts';
import { playGame } from '../support/sparring/game.ts';
import { arenaOf } from './arena.ts';

const memo = newMemo();

/** The stories of a game with all its events. */
const told = (seed: number, low: 'dice' | 'low-luck') => {
  const ruleset = seed % 2 === 0 ? secondEdition : daak;
  const { entries } = playGame(seed, { ruleset, rounds: 3, options: { luck: low } });
  const events = entries.flatMap((entry) => entry.events);
  return { events, stories: followBattles(ruleset, unopened(), events, memo) };
};

const games = [told(1, 'dice'), told(2, 'dice'), told(3, 'low-luck'), told(4, 'dice')];
const all: readonly BattleStory[] = games.flatMap(({ stories }) => stories);

describe('battles followed through games', () => {
  test('every one that was opened is there, with an end', () => {
    for (const { events, stories } of games) {
      const opened = events.flatMap((event) =>
        event.type === 'battle-opened' && event.kind !== 'raid' ? [event.battle] : [],
      );
      expect(stories.map(({ battle }) => battle)).toEqual(opened);
      expect(stories.every(({ result }) => result !== undefined)).toBe(true);
    }
    expect(all.length).toBeGreaterThan(60);
  });

  test('where nobody chose, what came is among the ends that were possible', () => {
    const chose = (event: GameEvent): boolean =>
      (event.type === 'units-marked' || event.type === 'units-lost') && event.chosenBy === 'owner';
    const decided = (event: GameEvent): boolean => event.type === 'stayed' || event.type === 'decision-due';
    let compared = 0;
    for (const { events, stories } of games) {
      const choosers = new Set(
        events.flatMap((event) => ((chose(event) || decided(event)) && 'battle' in event ? [event.battle] : [])),
      );
      for (const { battle, before, result, lost } of stories) {
        if (choosers.has(battle)) continue;
        compared += 1;
        expect(before.ends.filter((end) => end.result === result).map((end) => end.lost)).toContainEqual(lost);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('the last step is certain, those before it go on', () => {
    for (const { steps, result } of all) {
      const last = steps.at(-1)?.after;
      if (result !== undefined) expect(last?.chance[result]).toBe(1);
      for (const { after } of steps.slice(0, -1)) expect(after.ends.length).toBeGreaterThan(0);
    }
  });
});

describe('one battle', () => {
  const { state, site } = arenaOf({
    ruleset: secondEdition,
    where: 'landing',
    attackers: { inf: 2, ftr: 2 },
    ashore: 2,
    battleships: 1,
    defenders: { inf: 3, ftr: 1 },
    guns: 1,
  });
  const faces =
    (face: number) =>
    ({ n }: { readonly n: number }) =>
      Array<number>(n).fill(face);

  test('has a step for guns and shots, then one a round', () => {
    const outcome = fight(state, site, faces(1));
    if (!outcome.ok) throw new Error('refused');
    const [story] = followBattles(secondEdition, state, outcome.value.events);
    expect(story?.steps.map(({ round }) => round)).toEqual([0, 1]);
    expect(story?.result).toBe('nobody');
    const battle = battleOf(secondEdition, state, site);
    expect(battle && solve(battle)).toEqual(story?.before);
    expect(story?.steps.at(-1)?.after.chance.attacker).toBe(0);
    // Every die hit: two fighters fell to the gun, and everybody shot everybody.
    expect(story?.lost.attacker).toBe(2 * 12 + 4 * 3);
  });

  test('that waits for its dice stands as it was told to stand', () => {
    const outcome = fight(state, site, (need) =>
      need.purpose.includes('/1/') || need.purpose.includes('/0/') ? faces(6)(need) : undefined,
    );
    if (!outcome.ok) throw new Error('refused');
    const [story] = followBattles(secondEdition, state, outcome.value.events);
    expect(story?.result).toBeUndefined();
    expect(story?.lost).toEqual({ attacker: 0, defender: 0 });
    // Nobody hit in the first round, and the second waits: the position is that after the first.
    const position = battleOf(secondEdition, moved(outcome), site);
    expect(position?.fought).toBe(1);
    expect(position && solve(position)).toEqual(story?.steps.at(-1)?.after);
  });
});
