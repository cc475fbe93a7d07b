// A neutral that an enemy defends, at the command line: a sheet that goes further than his choice, and what is passed
// on.

import { expect, test } from 'vitest';
import { loadGame } from '../../src/archive/index.ts';
import { enhancedRealism } from '../../src/rulesets/index.ts';
import type { Told } from '../../src/site/data/archive.ts';
import { dueOf } from '../../src/site/data/due.ts';
import { newWorld, openSpring, type World } from './support.ts';

const BATTLE =
  'Combat moves:\n2 inf FIN > SWE\n1 inf EEU > KAR\nFight: all\nNoncombat moves:\n1 inf SEU > GER\nEnd turn';
const WALK = 'Combat moves:\n2 inf FIN > SWE\nFight: all\nEnd turn';

const spring = async (world: World, ...more: readonly string[]): Promise<void> => {
  await openSpring(world, '--ruleset', 'enhanced-realism', ...more);
  await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'End turn');
};
const ben = ['--yes', '--as', 'ben'] as const;

test('all of a sheet’s battles wait for the defenders, a neutral’s own among them', async () => {
  const world = newWorld();
  await spring(world);
  const stopped = await world.run(['submit', 'spring-26', '-', ...ben], BATTLE);
  expect(stopped.code).toBe(3);
  expect(stopped.out).toContain('not done yet: Fight, Noncombat moves and End the turn');
  expect(stopped.out).toMatch(/United Kingdom must choose defenders for Sweden, for \d+ IPC\n.*defend SWE: \d+ Inf/);
  expect(stopped.out).toMatch(
    /Anna \(United Kingdom\) to choose defenders for Sweden, for \d+ IPC, with a line such as: defend SWE: \d+ Inf\n/,
  );

  const fight = await world.run(['fight', 'spring-26', ...ben]);
  expect(fight.code).toBe(3);
  expect(fight.out).toContain('United Kingdom must choose defenders for Sweden');
  const sheet = await world.run(['submit', 'spring-26', '-', ...ben], 'Fight: all');
  expect(sheet.err + sheet.out).toContain('Ben does not play United Kingdom');

  const line = /defend SWE: \d+ Inf/.exec(stopped.out)?.[0] ?? '';
  // What Ben's sheet left waiting here goes on by itself.
  const { out } = await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], line);
  expect(out).toContain('Going on with what Ben kept here:');
  expect(out).toContain('Sweden: 2 infantry (Germany) against');
  expect(out).toContain('Karelia S.S.R.: 1 infantry (Germany) against');
});

test('where the neutral alone is attacked there is a battle to foresee, and until when to answer', async () => {
  const world = newWorld();
  await spring(world, '--clock', 'turn=72,answer=24');
  const { code, out } = await world.run(['submit', 'spring-26', '-', ...ben], WALK);
  expect(code).toBe(3);
  expect(out).toContain('not done yet: Fight and End the turn');
  expect(out).toMatch(/for \d+ IPC, by 2 Mar 2026, .*, with a line such as: defend SWE/);
  // The game's page knows the deadline as well.
  const game = loadGame(world.archive, 'spring-26');
  expect(dueOf({ game, ruleset: enhancedRealism } as Told)).toMatchObject([
    { kind: 'defenders', space: 'sweden', players: ['anna'], deadline: expect.stringMatching(/^2026-03-02T/) },
  ]);
});
