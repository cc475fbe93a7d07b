// Antiaircraft guns on the way and in battle, and strategic bombing (B7, B16).

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/index.ts';
import { cashOf } from '../../../src/engine/index.ts';
import { asked, dice, fight, happened, moved, standing } from '../../support/battles.ts';
import { clausesOf, combat, effectsOf, march, raid } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const at = (given: Partial<Given>, moves: Parameters<typeof combat>[1], faces = dice({})) =>
  combat(positionOf({ power: 'uk', ...given }), moves, { faces });

describe('aa.fires-on-combat-overflight', () => {
  const over = (faces = dice({})) =>
    at(
      {
        units: {
          'united-kingdom': { uk: '1 bmb 1 ftr' },
          'western-europe': { germany: '1 inf 1 aa' },
          germany: { germany: '1 inf 1 aa' },
        },
      },
      [march('1 bmb', 'united-kingdom > north-sea > western-europe > germany')],
      faces,
    );
  test('the gun under the path fires before the battle is declared', () => {
    const flown = over();
    expect(asked(flown)).toEqual(['aa/western-europe 1']);
    expect(moved(flown).turn.battles).toEqual([]);
  });
  test('a plane that comes through meets the gun at its goal in the battle', () => {
    const begun = fight(moved(over(dice({ 'aa/western-europe': [2] }))), 'germany');
    expect(asked(begun)).toEqual(['germany/0/antiaircraft/germany 1']);
  });
  test('a plane shot down on the way leaves no battle behind', () => {
    const shot = over(dice({ 'aa/western-europe': [1] }));
    expect(happened(shot, 'units-lost')).toMatchObject([{ cause: 'antiaircraft', space: 'germany' }]);
    expect(moved(shot).turn.battles).toEqual([]);
  });
  test('B7.3: the attacker gives up the cheaper plane', () => {
    const shot = at(
      { units: { 'united-kingdom': { uk: '1 bmb 1 ftr' }, 'western-europe': { germany: '1 inf 1 aa' } } },
      [march('1 bmb 1 ftr', 'united-kingdom > north-sea > western-europe')],
    );
    const fought = fight(moved(shot), 'western-europe', dice({ 'western-europe/0/antiaircraft/germany': [1, 6] }));
    expect(happened(fought, 'units-lost')).toMatchObject([{ units: [{ type: 'fighter' }] }]);
    expect(effectsOf(fought)).toContain('attacker-picks-plane');
  });
});

describe('B7.4  one die per plane and gun', () => {
  test('planes that meet two guns are thrown for at the second only if they came through the first', () => {
    const units = {
      'united-kingdom': { uk: '2 bmb' },
      'western-europe': { germany: '1 inf 1 aa' },
      germany: { germany: '1 aa' },
      'eastern-europe': { germany: '1 inf' },
    };
    const path = 'united-kingdom > north-sea > western-europe > germany > eastern-europe';
    const first = at({ units }, [march('2 bmb', path)]);
    expect(asked(first)).toEqual(['aa/western-europe 2']);
    const second = at({ units }, [march('2 bmb', path)], dice({ 'aa/western-europe': [1, 6] }));
    expect(asked(second)).toEqual(['aa/germany 1']);
    const through = at({ units }, [march('2 bmb', path)], dice({ 'aa/western-europe': [1, 6], 'aa/germany': [2] }));
    expect(moved(through).turn.battles).toMatchObject([{ id: 'eastern-europe' }]);
  });
  test('guns that meet different planes are asked for together', () => {
    const both = at(
      {
        units: {
          'united-kingdom': { uk: '1 bmb' },
          'anglo-egypt-sudan': { uk: '1 bmb' },
          'western-europe': { germany: '1 aa' },
          libya: { germany: '1 aa' },
          germany: { germany: '1 inf' },
          algeria: { germany: '1 inf' },
        },
      },
      [
        march('1 bmb', 'united-kingdom > north-sea > western-europe > germany'),
        march('1 bmb', 'anglo-egypt-sudan > libya > algeria'),
      ],
    );
    expect(asked(both)).toEqual(['aa/western-europe 1', 'aa/libya 1']);
  });
});

describe('aa.owner-fires-in-allied-territory', () => {
  test('the owner of the gun throws', () => {
    const state = moved(
      combat(
        positionOf({
          power: 'japan',
          units: { manchuria: { japan: '1 inf' }, japan: { japan: '1 bmb' }, china: { usa: '2 inf', uk: '1 aa' } },
        }),
        [march('1 inf', 'manchuria > china'), march('1 bmb', 'japan > sea-of-japan > manchuria > china')],
      ),
    );
    const begun = fight(state, 'china');
    expect(asked(begun)).toEqual(['china/0/antiaircraft/uk 1']);
    expect(effectsOf(fight(state, 'china', dice({ 'china/0/antiaircraft/uk': [6] })))).toContain('gun-fired-by-owner');
  });
});

describe('B16  a strategic bombing raid', () => {
  const PATH = 'united-kingdom > north-sea > western-europe > germany';
  const raiding = (given: Partial<Given> = {}): GameState =>
    moved(
      at(
        {
          units: { 'united-kingdom': { uk: '3 bmb' }, germany: { germany: '1 inf 1 aa 1 ic' } },
          treasury: { germany: 20 },
          ...given,
        },
        [raid('2 bmb', PATH), march('1 bmb', PATH)],
      ),
    );
  const RAID = 'raid/germany';

  test('B16.2: the gun fires first, one die a bomber', () => {
    expect(asked(fight(raiding(), RAID))).toEqual([`${RAID}/0/antiaircraft/germany 2`]);
  });
  test('B16.3: each survivor throws one die, the owner pays', () => {
    const over = fight(raiding(), RAID, dice({ [`${RAID}/0/antiaircraft/germany`]: [1, 6], [RAID]: [5] }));
    expect(cashOf(over.state, 'germany')).toBe(15);
    expect(happened(over, 'battle-ended')).toMatchObject([{ outcome: 'raided', rounds: 0 }]);
    expect(standing(over.state, 'germany', 'uk')).toEqual({ bomber: 2 });
  });
  test('at most what he has', () => {
    const over = fight(
      raiding({ treasury: { germany: 3 } }),
      RAID,
      dice({ [`${RAID}/0/antiaircraft/germany`]: [6, 6], [RAID]: [5, 6] }),
    );
    expect(cashOf(over.state, 'germany')).toBe(0);
    expect(effectsOf(over)).toContain('damage-limited-by-cash');
  });
  test('weapons.heavy-bombers-attack-only: three dice a bomber', () => {
    const state = raiding({ technology: { uk: ['heavy-bombers'] } });
    expect(asked(fight(state, RAID, dice({ [`${RAID}/0/antiaircraft/germany`]: [6, 6] })))).toEqual([`${RAID} 6`]);
  });
  test('sbr.combined-with-regular-attack: the raid comes before the battle there', () => {
    expect(clausesOf(fight(raiding(), 'germany'))).toContain('sbr.combined-with-regular-attack');
    const both = fight(
      raiding(),
      [RAID, 'germany'],
      dice({ [`${RAID}/0/antiaircraft/germany`]: [6, 6], [RAID]: [1, 1] }),
    );
    expect(asked(both)).toEqual(['germany/0/antiaircraft/germany 1']);
  });
  test('raiders do not fight in the battle', () => {
    const [declared] = raiding().turn.battles.filter(({ kind }) => kind === 'land');
    expect(declared?.attackers).toHaveLength(1);
  });
});
