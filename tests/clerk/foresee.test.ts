// What is to be expected of a turn: a landing beside a battle at sea, a raid past guns, planes alone, nowhere to go.
// Checked as values, and word for word in three languages.

import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { type Foresight, foresee, type TellOdds } from '../../src/clerk/foresee.ts';
import { foresightLines } from '../../src/clerk/tell-foresight.ts';
import type { GameState } from '../../src/engine/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { oddsOf } from '../../src/odds/index.ts';
import { enhancedRealism, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { codesOf, combat, load, march, raid, unload } from '../support/moves.ts';
import { type Given, positionOf } from '../support/position.ts';

const odds: TellOdds = (ruleset, state, id, battle) => oddsOf(ruleset, state, id, battle);

const movedTo = (given: Given & { readonly ruleset?: Ruleset }, moves: Parameters<typeof combat>[1]): GameState => {
  const { ruleset = secondEdition } = given;
  const moved = combat(positionOf({ ruleset, ...given }), moves, { ruleset });
  expect(codesOf(moved)).toEqual([]);
  return moved.state;
};

/** Two landings in Norway, one behind a battle in the Baltic, a raid past the guns of Western Europe. */
const LANDING: Given = {
  power: 'uk',
  position: 'start',
  units: {
    'united-kingdom': { uk: '4 inf 1 ftr 2 bmb 1 ic' },
    'north-sea': { uk: '3 trn 2 bb' },
    'baltic-sea': { germany: '2 sub 1 trn' },
    'finland-norway': { germany: '3 inf 1 ftr' },
  },
};
const landing = (): GameState =>
  movedTo(LANDING, [
    load('4 inf', 'united-kingdom > north-sea'),
    unload('2 inf', 'north-sea > finland-norway'),
    march('1 trn', 'north-sea > baltic-sea', { cargo: { infantry: 2 } }),
    march('1 bb', 'north-sea > baltic-sea'),
    unload('2 inf', 'baltic-sea > finland-norway'),
    raid('1 bmb', 'united-kingdom > north-sea > western-europe > germany'),
    march('1 bmb', 'united-kingdom > north-sea > finland-norway'),
  ]);

const battleIn = ({ battles }: Foresight, id: string) => {
  const battle = battles.find((each) => each.id === id);
  if (battle === undefined || !('out' in battle)) throw new Error(`Nothing is foreseen of ${id}.`);
  return battle;
};

describe('a landing', () => {
  const foreseen = foresee(secondEdition, landing(), { odds });

  test('the battles that are declared once the guns on the way have missed', () => {
    expect(foreseen.battles.map(({ id, kind }) => [id, kind])).toEqual([
      ['raid/germany', 'raid'],
      ['baltic-sea', 'sea'],
      ['finland-norway', 'land'],
    ]);
    expect(foreseen.assumed).toBe('battles-won');
  });

  test('laden transports that go first, with the chance of it; ships that support, and ships that have to fight before', () => {
    const sea = battleIn(foreseen, 'baltic-sea');
    expect(sea.drowning).toEqual({ ships: { transport: 1 }, cargo: { infantry: 2 }, before: ['battleship'] });
    const lost = sea.losses.attacker.find(([type]) => type === 'transport')?.[1] ?? 0;
    expect(sea.drowns).toBeCloseTo(lost, 10); // of one transport the average is the chance
    expect(sea.firstToDie.attacker).toEqual(['transport', 'battleship']);
    expect(sea.out).toEqual({ who: 'all', to: ['north-sea'] });
    const land = battleIn(foreseen, 'finland-norway');
    expect(land.supports).toEqual([
      { zone: 'north-sea', ships: { battleship: 1 }, fires: 'yes' },
      { zone: 'baltic-sea', ships: { battleship: 1 }, fires: 'sea-battle' },
    ]);
    expect(land.out).toEqual({ who: 'nobody', why: 'landing', to: [] });
    expect(land).not.toHaveProperty('drowning');
    expect(land.supposes).toBe('sea-battle-won');
    expect(sea).not.toHaveProperty('supposes');
  });

  test('losses by kind come to the losses in IPC', () => {
    for (const id of ['baltic-sea', 'finland-norway']) {
      const { losses, outcome, battle } = battleIn(foreseen, id);
      const cost = (types: typeof losses.attacker): number =>
        types.reduce((sum, [type, n]) => sum + n * secondEditionBoard.units[type].cost, 0);
      expect(cost(losses.defender)).toBeCloseTo(outcome.lost.defender, 8);
      // What is aboard goes down with its ship.
      const cargo = battle.kind === 'sea' ? 6 * (losses.attacker[0]?.[1] ?? 0) : 0;
      expect(cost(losses.attacker) + cargo).toBeCloseTo(outcome.lost.attacker, 8);
    }
  });

  test('an order of loss that keeps the transport for the end drowns nobody', () => {
    const state = landing();
    const standing: GameState['standing'] = [
      {
        power: 'uk',
        side: 'attack',
        scope: { space: 'baltic-sea' },
        conduct: { orderOfLoss: ['battleship', 'transport'] },
      },
    ];
    const last = foresee(secondEdition, { ...state, standing }, { odds, threats: 'no' });
    expect(battleIn(last, 'baltic-sea')).not.toHaveProperty('drowning');
    expect(last).not.toHaveProperty('threats');
  });

  test('what the enemy can hit next is reckoned once all battles are won', () => {
    const norway = foreseen.threats?.list.find(({ space }) => space === 'finland-norway');
    const taken = foreseen.threats?.list.map(({ space }) => space) ?? [];
    expect(taken).toContain('north-sea');
    expect(taken).toContain('baltic-sea'); // only the battleship that won there can be hit
    expect(norway?.defenders.map(({ power }) => power) ?? ['uk']).toEqual(['uk']);
    // The end of the turn as somebody rehearsed it goes before.
    const end = positionOf({ ruleset: secondEdition, power: 'uk', units: { 'united-kingdom': { uk: '1 inf' } } });
    expect(foresee(secondEdition, landing(), { odds, end }).threats?.list).toEqual([]);
  });

  test.each(LANGUAGES)('word for word: %s', async (language) => {
    const lines = foresightLines(wordsOf(secondEditionBoard, language), foreseen);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/clerk/foresight.${language}.txt`);
  });
});

describe('who can leave, and where to', () => {
  test('land units to where they came from, planes alone anywhere, none where nothing is open', () => {
    const state = movedTo(
      {
        power: 'ussr',
        units: {
          caucasus: { ussr: '3 inf 1 ftr' },
          russia: { ussr: '1 ftr' },
          'karelia-ssr': { ussr: '1 ftr' },
          'ukraine-ssr': { germany: '1 inf' },
          'finland-norway': { germany: '1 inf' },
        },
        control: { 'ukraine-ssr': 'germany', 'finland-norway': 'germany', caucasus: 'ussr', 'karelia-ssr': 'ussr' },
      },
      [march('3 inf', 'caucasus > ukraine-ssr'), march('1 ftr', 'karelia-ssr > finland-norway')],
    );
    const foreseen = foresee(secondEdition, state, { odds, threats: 'no' });
    expect(battleIn(foreseen, 'ukraine-ssr').out).toEqual({ who: 'all', to: ['caucasus'] });
    expect(battleIn(foreseen, 'finland-norway').out).toEqual({ who: 'all', to: [] });
    const lines = foresightLines(wordsOf(secondEditionBoard, 'en'), foreseen);
    expect(lines).toContain('    retreat: to the Caucasus');
    expect(lines).toContain('    retreat: planes break off after any round');
  });

  test('under Enhanced Realism planes alone leave a landing', () => {
    const state = movedTo(
      {
        ruleset: enhancedRealism,
        power: 'uk',
        units: {
          'united-kingdom': { uk: '2 inf 1 ftr' },
          'north-sea': { uk: '1 trn 1 bb' },
          'finland-norway': { germany: '2 inf' },
        },
        control: { 'finland-norway': 'germany' },
      },
      [
        load('2 inf', 'united-kingdom > north-sea'),
        unload('2 inf', 'north-sea > finland-norway'),
        march('1 ftr', 'united-kingdom > north-sea > finland-norway'),
      ],
    );
    const foreseen = foresee(enhancedRealism, state, { odds, threats: 'no' });
    expect(battleIn(foreseen, 'finland-norway').out).toEqual({ who: 'planes', why: 'landing', to: [] });
  });
});

test('a turn without battles tells what the enemy can hit, and supposes nothing', () => {
  const state = positionOf({
    ruleset: secondEdition,
    power: 'ussr',
    units: { 'karelia-ssr': { ussr: '1 inf' }, 'eastern-europe': { germany: '3 inf' } },
    control: { 'karelia-ssr': 'ussr', 'eastern-europe': 'germany' },
  });
  const foreseen = foresee(secondEdition, state, { odds });
  expect(foreseen).toMatchObject({ battles: [], assumed: 'nothing' });
  expect(foresightLines(wordsOf(secondEditionBoard, 'en'), foreseen)[0]).toBe('What the enemy can hit next:');
});
