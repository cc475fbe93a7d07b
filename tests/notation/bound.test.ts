// A battle into which troops land binds its attackers: who wants to stop it or leave it is told when he writes so.

import { expect, test } from 'vitest';
import { decide, evolve } from '../../src/engine/index.ts';
import { parseSheet } from '../../src/notation/index.ts';
import { enhancedRealism, secondEdition } from '../../src/rulesets/index.ts';
import { contextOf, type Given, read } from './support.ts';

const given: Given = {
  power: 'uk',
  phase: 'combat-move',
  units: [{ space: 'north-sea', power: 'uk', units: { transport: 1 } }],
};
const LANDING = 'Combat moves\n2 inf UK > NOR > FIN\n1 bmr UK > WEU\n';
const bound = (battle: string, leaves: 'nobody' | 'planes') => [
  { line: 4, code: 'bound-by-landing', params: { battle, leaves } },
];

test.each([
  'fight FIN stop after 1',
  'fight FIN, retreat after 2',
  'fight FIN stop after 1, WEU',
  'fight all, stop after 1',
])('%s', (line) => {
  const { problems, remarks } = read(given, `${LANDING}${line}`);
  expect(problems).toEqual([]);
  expect(remarks).toMatchObject(bound('finland-norway', 'nobody'));
  expect(read({ ...given, ruleset: enhancedRealism }, `${LANDING}${line}`).remarks).toMatchObject(
    bound('finland-norway', 'planes'),
  );
});

test.each(['fight WEU stop after 1', 'fight FIN', 'fight FIN SA', 'fight FIN OOL inf arm'])(
  'nothing is said to %s',
  (line) => {
    expect(read(given, `${LANDING}${line}`).remarks).toEqual([]);
  },
);

test('said as well once the moves are made', () => {
  const context = contextOf(given);
  const [order] = parseSheet(context, LANDING).orders;
  const decided = order === undefined ? undefined : decide(secondEdition, context.state, order);
  if (decided?.ok !== true) throw new Error(JSON.stringify(decided));
  const state = decided.value.events.reduce(evolve, context.state);
  expect(parseSheet({ ...context, state }, 'fight FIN stop after 1').remarks).toMatchObject([
    { line: 1, code: 'bound-by-landing' },
  ]);
});
