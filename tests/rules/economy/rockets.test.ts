import { describe, expect, test } from 'vitest';
import type { Board } from '../../../src/board/index.ts';
import { cashOf, type GameState, resume } from '../../../src/engine/index.ts';
import { sayRefusal } from '../../../src/i18n/refusals.ts';
import { wordsOf } from '../../../src/i18n/words-of.ts';
import { enhancedRealism, secondEdition } from '../../../src/rulesets/index.ts';
import { type Faces, LANGUAGES } from '../../../src/vocab/index.ts';
import { dice, give, happened, NONCE } from '../../support/battles.ts';
import { clausesOf, codesOf, combat, effectsOf, load, march, noncombat, refusalsOf } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const germany = (more: Partial<Given> = {}) =>
  positionOf({
    power: 'germany',
    units: {
      'western-europe': { germany: '1 inf 1 aa' },
      germany: { germany: '1 aa 1 ic' },
      'united-kingdom': { uk: '1 ic' },
      'karelia-ssr': { ussr: '1 inf 1 ic' },
    },
    treasury: { uk: 20, ussr: 2 },
    technology: { germany: ['rockets'] },
    ...more,
  });

const fire = (state: GameState, from: string, target: string, faces?: Faces) =>
  give(state, { type: 'rocket', power: state.turn.power, from, target, nonce: NONCE }, faces);

describe('B16.5  a gun costs the owner of a complex one die of IPC', () => {
  test('what is rolled', () => {
    const result = fire(germany(), 'western-europe', 'united-kingdom', dice({ 'rocket/united-kingdom': [4] }));
    expect(cashOf(result.state, 'uk')).toBe(16);
    expect(happened(result, 'industry-bombed')).toMatchObject([{ owner: 'uk', damage: 4, by: 'rocket' }]);
    expect(effectsOf(result)).toContain('rocket-struck');
  });
  test('B16.3  at most what he has', () => {
    const result = fire(germany(), 'germany', 'karelia-ssr', dice({ 'rocket/karelia-ssr': [5] }));
    expect(cashOf(result.state, 'ussr')).toBe(0);
    expect(effectsOf(result)).toContain('damage-limited-by-cash');
  });
  test('waits for its die', () => {
    const asked = fire(germany(), 'western-europe', 'united-kingdom');
    expect(asked.state.awaiting).toEqual([{ purpose: 'rocket/united-kingdom', n: 1, sides: 6 }]);
    const gone = resume(secondEdition, asked.state, dice({ 'rocket/united-kingdom': [6] }));
    expect(gone.ok && gone.value.events.at(-1)).toMatchObject({ type: 'industry-bombed', damage: 6 });
  });
  test('the complex stays', () => {
    const result = fire(germany(), 'western-europe', 'united-kingdom', dice({}, 6));
    expect(happened(result, 'units-removed')).toEqual([]);
    expect(codesOf(result)).toEqual([]);
  });
  test('range 3', () => {
    const state = (complex: string) =>
      germany({ units: { 'eastern-europe': { germany: '1 aa' }, [complex]: { ussr: '1 ic' } } });
    expect(codesOf(fire(state('russia'), 'eastern-europe', 'russia'))).toEqual([]);
    expect(refusalsOf(fire(state('yakut-ssr'), 'eastern-europe', 'yakut-ssr'))[0]).toMatchObject({
      code: 'rocket-out-of-range',
      params: { distance: 4, range: 3 },
    });
  });
  test('only at a complex of an enemy', () => {
    expect(codesOf(fire(germany(), 'western-europe', 'germany'))).toEqual(['no-enemy-complex']);
    expect(codesOf(fire(germany(), 'western-europe', 'libya'))).toEqual(['no-enemy-complex']);
  });
  test('names that are no spaces', () => {
    expect(codesOf(fire(germany(), 'atlantis', 'lemuria'))).toEqual(['unknown-space', 'unknown-space']);
  });
});

describe('weapons.rocket-one-gun-per-turn', () => {
  test('a second gun stays silent', () => {
    const first = fire(germany(), 'western-europe', 'united-kingdom', dice({}, 4));
    const second = fire(first.state, 'germany', 'united-kingdom', dice({}, 4));
    expect(clausesOf(second)).toEqual(['weapons.rocket-one-gun-per-turn', 'B16.5']);
  });
});

describe('weapons.rocket-combat-move-and-fire, ruling.D1', () => {
  test('moves, then fires from where it is', () => {
    const state = germany({
      units: { germany: { germany: '1 aa' }, 'karelia-ssr': { ussr: '1 inf 1 ic' } },
    });
    const moved = combat(state, [march('1 aa', 'germany > eastern-europe')]);
    const result = fire(moved.state, 'eastern-europe', 'karelia-ssr', dice({}, 2));
    expect(codesOf(result)).toEqual([]);
    expect(effectsOf(result)).toContain('rocket-moved-and-fired');
    expect(codesOf(fire(moved.state, 'germany', 'karelia-ssr'))).toEqual(['no-gun-there']);
  });
  test('weapons.rocket-noncombat-move  once fired it stays where it is', () => {
    const fired = fire(germany(), 'western-europe', 'united-kingdom', dice({}, 1));
    expect(clausesOf(noncombat(fired.state, [march('1 aa', 'western-europe > germany')]))).toContain(
      'weapons.rocket-noncombat-move',
    );
  });
});

describe('who has no rocket to fire', () => {
  test('B17.4  no technology', () => {
    const result = fire(germany({ technology: {} }), 'western-europe', 'united-kingdom');
    expect(codesOf(result)).toEqual(['no-rockets']);
    expect(clausesOf(result)).toContain('weapons.captured-rocket-becomes-aa');
  });
  test('weapons.rocket-aboard-transport  a gun at sea', () => {
    const state = germany({
      units: { 'united-kingdom': { uk: '1 ic' }, 'western-europe': { germany: '1 aa' } },
      cargo: [{ space: 'baltic-sea', power: 'germany', ship: 'transport', units: { germany: '1 aa' } }],
    });
    const result = fire(state, 'baltic-sea', 'united-kingdom');
    expect(codesOf(result)).toEqual(['rocket-aboard']);
    expect(clausesOf(result)[0]).toBe('weapons.rocket-aboard-transport');
  });
  test('an ally’s gun', () => {
    const state = germany({ units: { 'western-europe': { japan: '1 aa' }, 'united-kingdom': { uk: '1 ic' } } });
    expect(codesOf(fire(state, 'western-europe', 'united-kingdom'))).toEqual(['no-gun-there']);
  });
  test('weapons.captured-rocket-immobile  a gun taken in this turn', () => {
    const state = positionOf({
      power: 'ussr',
      units: { 'karelia-ssr': { ussr: '1 inf' }, 'eastern-europe': { germany: '1 aa' }, germany: { germany: '1 ic' } },
      technology: { ussr: ['rockets'] },
    });
    const taken = combat(state, [march('1 inf', 'karelia-ssr > eastern-europe')]);
    const result = fire(taken.state, 'eastern-europe', 'germany');
    expect(refusalsOf(result)).toMatchObject([
      { code: 'rocket-captured', clauses: ['weapons.captured-rocket-immobile', 'B7.5'] },
    ]);
  });
});

describe('rockets fly in the combat phase', () => {
  test('not any more once units move home', () => {
    const state = germany({ phase: 'noncombat-move' });
    expect(codesOf(fire(state, 'western-europe', 'united-kingdom'))).toEqual(['phase-over']);
  });
  test('firing without combat moves passes them over', () => {
    const fired = fire(germany(), 'western-europe', 'united-kingdom', dice({}, 3));
    expect(fired.state.turn.phase).toBe('combat');
    expect(codesOf(combat(fired.state, [load('1 inf', 'western-europe > baltic-sea')]))).toEqual(['phase-over']);
  });
});

describe('the reasons name what fires on the board at hand', () => {
  const said = (board: Board) =>
    LANGUAGES.map((language) =>
      sayRefusal({ code: 'rocket-aboard', params: { space: 'baltic-sea' } }, wordsOf(board, language)),
    );
  test('guns, or the artillery in their place', () => {
    expect(said(secondEdition.board)).toEqual([
      'The antiaircraft gun in the Baltic Sea is aboard a transport and cannot fire a rocket.',
      'Die Flak in der Ostsee ist an Bord eines Transporters und kann keine Rakete abschießen.',
      'Het geschut in de Oostzee staat op een transportschip en kan geen raket afvuren.',
    ]);
    expect(said(enhancedRealism.board)).toEqual([
      'The artillery in the Baltic Sea is aboard a transport and cannot fire a rocket.',
      'Die Artillerie in der Ostsee ist an Bord eines Transporters und kann keine Rakete abschießen.',
      'Het geschut in de Oostzee staat op een transportschip en kan geen raket afvuren.',
    ]);
  });
});
