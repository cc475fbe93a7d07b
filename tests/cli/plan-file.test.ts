// A plan that somebody wrote in his browser and saved as a file, brought to `submit`.

import { beforeEach, expect, test } from 'vitest';
import { loadGame } from '../../src/archive/index.ts';
import { PLAN_FORMAT, type PlanFile, planName, planText, readPlan } from '../../src/post/plan-file.ts';

import { newWorld, openSpring, type World } from './support.ts';

const TEXT = 'Buy 8 inf\n# no word of this to Ben: next round the Ukraine\nNo combat\nPlace 8 inf RUS\n';

let world: World;
const written = (more: Partial<PlanFile> = {}): PlanFile => {
  const { head } = loadGame(world.archive, 'spring-26').trust;
  const { count, hash } = head;
  const own = { game: 'spring-26', player: 'anna', turn: 'r01-ussr', head: { count, hash } };
  return { format: PLAN_FORMAT, ...own, at: '2026-03-01T09:00:00Z', text: TEXT, ...more };
};
const submit = (plan: PlanFile | string, ...more: readonly string[]) => {
  const text = typeof plan === 'string' ? plan : planText(plan);
  const file = world.write('my.plan.json', text);
  return world.run(['submit', 'spring-26', file, '--as', 'anna', ...more]);
};

beforeEach(async () => {
  world = newWorld();
  await openSpring(world);
});

test('it is read as the sheet in it, and what is private stays out of the archive', async () => {
  const ran = await submit(written(), '--yes');
  expect(ran.code, ran.out + ran.err).toBe(0);
  const log = world.log('spring-26').join('\n');
  expect(log).toContain('"infantry":8');
  expect(log).not.toMatch(/Ukraine|no word|fieldpost-plan/);
  expect(ran.out).not.toContain('Since this plan was written');
  expect(planName(written())).toBe('spring-26-r01-ussr.plan.json');
});

test('it says what has come in since, and that a turn is over', async () => {
  const early = written({ text: 'Place 8 inf RUS\nEnd turn' });
  await submit('Buy 8 inf\nNo combat', '--yes');
  const ran = await submit(early, '--yes');
  expect(ran.out).toContain(
    'Since this plan was written 1 entry has come in; it is tried on the position as it is now.',
  );
  expect(ran.code, ran.out + ran.err).toBe(0);
  const lines = world.log('spring-26').length;
  const late = await submit(early, '--yes');
  expect([late.code, late.err]).toEqual([1, expect.stringContaining('the turn of U.S.S.R. in round 1, which is over')]);
  expect(world.log('spring-26')).toHaveLength(lines);
});

test('one for a turn to come waits for it', async () => {
  const ran = await submit(written({ turn: 'r01-uk', text: 'Buy 3 inf\nPlace 3 inf UK\nEnd turn' }), '--yes');
  expect(ran.code, ran.out + ran.err).toBe(3);
  expect(ran.out).toContain('(United Kingdom, round 1) has not come yet');
  expect(await world.json(['plan', 'spring-26', '--as', 'anna'])).toMatchObject({
    plan: { turn: 'r01-uk', held: 'turn' },
  });
});

test.each<readonly [string, () => PlanFile | string, string]>([
  ['another game', () => written({ game: 'autumn-26' }), 'This plan is for the game autumn-26.'],
  ['another player', () => written({ player: 'ben' }), 'This plan is one of Ben.'],
  [
    'a log further on',
    () => written({ head: { count: 9, hash: '0'.repeat(64) } }),
    '8 entries further than this archive',
  ],
  ['another log', () => written({ head: { count: 1, hash: '0'.repeat(64) } }), 'written on another log'],
  ['a power there is not', () => written({ turn: 'r01-france' }), 'a plan that is not whole'],
  ['a later form', () => planText(written()).replace('plan/1', 'plan/2'), 'by a later version of Fieldpost'],
  ['half a file', () => planText(written()).slice(0, 120), 'a plan that is not whole'],
  ['more than belongs there', () => planText({ ...written(), by: 'clara' } as PlanFile), 'a plan that is not whole'],
])('one of %s is turned down, and nothing is entered', async (_, plan, says) => {
  const ran = await submit(plan(), '--yes');
  expect(ran.code).toBe(1);
  expect(ran.out + ran.err).toContain(says);
  expect(world.log('spring-26')).toHaveLength(1);
});

test('a sheet is no plan, whatever it looks like', () => {
  for (const text of [TEXT, '{ 3 inf }', '{"format":"x"}', '', '[]', '{'])
    expect(readPlan(text)).toEqual({ kind: 'other' });
});
