// Who is at war with whom, what has become of the theatres, and what enemies keep convoys from paying.

import { describe, expect, test } from 'vitest';
import { convoyLoss, decide, evolve, type GameState, hasConvoys, unopened } from '../../src/engine/index.ts';
import { europe1999, type Ruleset, secondEdition, usualOptions } from '../../src/rulesets/index.ts';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import { seriesOf, warOf } from '../../src/stats/index.ts';
import type { Power, SpaceId } from '../../src/vocab/index.ts';

const openingOf = (ruleset: Ruleset): GameState => {
  const opened = decide(ruleset, unopened(), {
    type: 'open-game',
    title: 'Opening',
    board: ruleset.board.id,
    ruleset: ruleset.id,
    version: ruleset.version,
    options: usualOptions(ruleset),
    players: ruleset.sides.map(({ side, powers }) => ({ id: side, name: side, role: 'player', powers: [...powers] })),
    dice: { source: 'local' },
    purpose: 'demonstration',
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.events.reduce(evolve, unopened());
};

const linked = openingOf(linked2001);
const pacific = openingOf(pacific2001);

/** The position with a space in other hands. */
const held = (state: GameState, space: SpaceId, control: Power): GameState => {
  const slot = state.slots.get(space) ?? -1;
  return { ...state, spaces: state.spaces.map((each, at) => (at === slot ? { ...each, control } : each)) };
};

describe('who is at war with whom', () => {
  test('goes without saying where two sides fight from first to last', () => {
    for (const ruleset of [secondEdition, europe1999, pacific2001])
      expect(warOf(ruleset, openingOf(ruleset))).toBeUndefined();
  });

  test('in the linked war the Axis powers are apart, and the Soviet Union has peace with Japan', () => {
    expect(warOf(linked2001, linked)?.fronts).toEqual([
      { sides: ['germany', 'japan'], standing: 'neither', apart: [] },
      { sides: ['germany', 'allies'], standing: 'war', apart: [] },
      { sides: ['japan', 'allies'], standing: 'war', apart: [{ powers: ['japan', 'ussr'], standing: 'peace' }] },
    ]);
  });

  test('peace that was broken is war with all of them', () => {
    const broken = { ...linked, relations: { 'ussr/japan': 'enemy' as const } };
    expect(warOf(linked2001, broken)?.fronts.at(-1)).toEqual({
      sides: ['japan', 'allies'],
      standing: 'war',
      apart: [],
    });
  });

  test('a theatre is open, won, or open again', () => {
    expect(warOf(linked2001, linked)?.theatres).toEqual([{ theatre: 'europe' }, { theatre: 'pacific' }]);
    const decided = {
      ...linked,
      theatres: { europe: 'allies' },
      reopened: { pacific: { round: 7, power: 'usa' as const } },
    };
    expect(warOf(linked2001, decided)?.theatres).toEqual([
      { theatre: 'europe', won: 'allies' },
      { theatre: 'pacific', reopened: { round: 7, power: 'usa' } },
    ]);
  });
});

describe('convoy money lost', () => {
  test('is asked of powers with convoys alone', () => {
    expect(secondEdition.turnOrder.filter((power) => hasConvoys(secondEdition, power))).toEqual([]);
    expect(seriesOf(secondEdition, [{ state: openingOf(secondEdition) }]).convoys).toEqual([]);
    expect(linked2001.turnOrder.filter((power) => hasConvoys(linked2001, power))).toEqual([
      'ussr',
      'japan',
      'uk',
      'usa',
    ]);
  });

  test('is nothing as the game begins, and what a convoy pays once an enemy holds it', () => {
    for (const power of linked2001.turnOrder) expect(convoyLoss(linked2001, linked, power)).toBe(0);
    const [convoy] = linked2001.board.spaces.filter(({ convoy: of }) => of?.owner === 'uk' && of.ipc > 0);
    if (convoy?.convoy === undefined) throw new Error('Britain has convoys.');
    const taken = held(linked, convoy.id, 'germany');
    expect(convoyLoss(linked2001, taken, 'uk')).toBe(convoy.convoy.ipc);
    expect(convoyLoss(linked2001, taken, 'usa')).toBe(0);
    expect(
      seriesOf(linked2001, [{ state: linked }, { state: taken }]).convoys.find(({ power }) => power === 'uk')?.lost,
    ).toEqual([0, convoy.convoy.ipc]);
  });

  test('a friend who holds a convoy takes nothing from it', () => {
    const [convoy] = linked2001.board.spaces.filter(({ convoy: of }) => of?.owner === 'uk' && of.ipc > 0);
    expect(convoyLoss(linked2001, held(linked, convoy?.id ?? '', 'usa'), 'uk')).toBe(0);
  });

  test('land whose route an enemy holds pays nothing; land that is lost itself is not counted again', () => {
    const route = pacific2001.board.spaces.find(({ convoy }) => convoy?.kind === 'route' && convoy.owner === 'uk');
    const territory = route?.convoy?.territory ?? '';
    const cut = held(pacific, route?.id ?? '', 'japan');
    expect(convoyLoss(pacific2001, cut, 'uk')).toBe(pacific2001.board.byId.get(territory)?.ipc);
    expect(convoyLoss(pacific2001, held(cut, territory, 'japan'), 'uk')).toBe(0);
  });
});
