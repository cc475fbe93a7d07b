// Version 2: planes that could come down are not lost by forgetting them, and room on carriers is judged when all moves
// of an order are made. Version 1 stays as it was.

import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../../src/rulesets/index.ts';
import { codesOf, march, noncombat, refusalsOf, unitsIn } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const version = (number: number) => {
  const ruleset = rulesetOf('second-edition', number);
  if (ruleset === undefined) throw new Error(`There is no version ${number}.`);
  return ruleset;
};

const uk = (units: NonNullable<Given['units']>) => positionOf({ power: 'uk', phase: 'noncombat-move', units });

describe.each(['second-edition', 'daak'])('%s@2', (id) => {
  const ruleset = rulesetOf(id, 2);

  test('a carrier may not sail from under its fighters, and what is said then is as before', () => {
    if (ruleset === undefined) throw new Error(`There is no ${id}@2.`);
    const state = positionOf({
      power: 'usa',
      phase: 'noncombat-move',
      units: { 'us-west-coast': { usa: '1 car 1 ftr' } },
    });
    const away = noncombat(state, [march('1 car', 'us-west-coast > hawaiian-sea')], { ruleset });
    expect(codesOf(away)).toEqual(['no-landing-place']);
    expect(codesOf(noncombat(state, [], { ruleset }))).toEqual([]);
  });
});

describe('the order of moves', () => {
  const state = uk({ 'united-kingdom': { uk: '2 ftr' }, 'labrador-sea': { uk: '1 car' } });
  const comes = march('1 car', 'labrador-sea > north-sea');

  test('does not matter under version 2', () => {
    const first = [march('2 ftr', 'united-kingdom > north-sea'), comes];
    const result = noncombat(state, first, { ruleset: version(2) });
    expect(codesOf(result)).toEqual([]);
    expect(unitsIn(result.state, 'north-sea', 'uk')).toEqual({ fighter: 2, carrier: 1 });
    expect(codesOf(noncombat(state, first, { ruleset: version(1) }))).toEqual(['no-room-on-carrier']);
  });
  test('but there must be room in the end, and the refusal counts it and points at the flight', () => {
    const three = uk({ 'united-kingdom': { uk: '3 ftr' }, 'labrador-sea': { uk: '1 car' } });
    const [refusal] = refusalsOf(
      noncombat(three, [march('3 ftr', 'united-kingdom > north-sea'), comes], { ruleset: version(2) }),
    );
    expect(refusal).toMatchObject({
      code: 'no-room-on-carrier',
      at: 'moves/0',
      params: { space: 'north-sea', unit: 'fighter', asked: 3, room: 2 },
    });
  });
});
