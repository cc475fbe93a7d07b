// `fight all` where a neutral is defended: before the moves are made, and while its dice or defenders are waited for.

import { expect, test } from 'vitest';
import { decide, evolve, type GameState } from '../../src/engine/index.ts';
import { parseSheet } from '../../src/notation/index.ts';
import { enhancedRealism as ruleset, secondEdition } from '../../src/rulesets/index.ts';
import type { Faces } from '../../src/vocab/index.ts';
import { contextOf, type Given, NONCE, read, understood } from './support.ts';

const given: Given = { ruleset, power: 'germany', phase: 'combat-move' };
const MOVES = 'Combat moves\n2 inf FIN > SWE\n1 inf EEU > KAR\n';
const fight = (...battles: readonly string[]) => ({ type: 'fight', battles: battles.map((battle) => ({ battle })) });

// By the order of the board, as they will be declared.
const inOrder = fight('karelia-ssr', 'sweden');

/** The position once these moves are made and the dice of the neutral have come. */
const after = (text: string, faces: Faces): GameState => {
  const context = contextOf(given);
  const [order] = parseSheet(context, text).orders;
  const decided = order === undefined ? undefined : decide(ruleset, context.state, order, faces);
  if (decided?.ok !== true) throw new Error(JSON.stringify(decided));
  return decided.value.events.reduce(evolve, context.state);
};
const readIn = (state: GameState, text: string) => parseSheet({ ruleset, state, power: 'germany', nonce: NONCE }, text);

test('foresees the battle for a neutral', () => {
  expect(understood(given, `${MOVES}Fight: all`)[1]).toEqual(inOrder);
  expect(understood(given, 'Combat moves\n2 inf FIN > SWE\nfight all')[1]).toEqual(fight('sweden'));
  // Where nobody stands up for a neutral it is walked into.
  expect(read({ ...given, ruleset: secondEdition }, 'Combat moves\n2 inf FIN > SWE\nfight all').problems).toMatchObject(
    [{ code: 'no-battles' }],
  );
});

test.each<readonly [string, Faces]>([
  ['dice', () => undefined],
  ['defenders', ({ n }) => Array.from({ length: n }, () => 3)],
])('means the same battles while the %s of the neutral are waited for', (_, faces) => {
  const { orders, problems } = readIn(after(MOVES, faces), 'Fight: all\nNoncombat moves\n1 inf SEU > GER');
  expect(problems).toEqual([]);
  expect(orders[0]).toMatchObject(inOrder);
  expect(orders[1]).toMatchObject({ type: 'noncombat-move' });
});

test.each<readonly [string, Given, string]>([
  [
    'whatever the order of the moves',
    { ruleset: secondEdition, power: 'ussr', phase: 'combat-move' },
    'Combat moves\n1 ftr RUS > UKR\n5 inf CAU > UKR\n3 inf KAR > EEU\n1 ftr KAR > FIN',
  ],
  [
    'a landing behind the battle in its zone, and behind those that wait for nothing',
    {
      ruleset: secondEdition,
      power: 'uk',
      phase: 'combat-move',
      units: [{ space: 'north-sea', power: 'uk', units: { transport: 1 } }],
    },
    'Combat moves\n2 inf UK > NOR > BAL > FIN\n1 bmr UK > WEU\n1 ftr UK > BAL',
  ],
])('reads back the battles in the order in which they are written: %s', (_, start, moves) => {
  const context = contextOf(start);
  const sheet = parseSheet(context, `${moves}\nfight all`);
  expect(sheet.problems).toEqual([]);
  const [move, fights] = sheet.orders;
  const decided = move === undefined ? undefined : decide(secondEdition, context.state, move);
  if (decided?.ok !== true) throw new Error(JSON.stringify(decided));
  const state = decided.value.events.reduce(evolve, context.state);
  const [written] = parseSheet({ ...context, state }, 'fight all').orders;
  expect(written?.type === 'fight' && written.battles.length > 1).toBe(true);
  expect(fights).toMatchObject({ ...written, nonce: expect.anything() });
});
