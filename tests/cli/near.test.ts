import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesLike } from '../../src/board/index.ts';
import { newWorld, openSpring } from './support.ts';

const AS = ['--as', 'anna'];

describe('a name that there is not', () => {
  test('is told what it may have meant: a game', async () => {
    const world = newWorld();
    await openSpring(world);
    for (const said of ['Spring-26', 'spring26', 'sprnig-26']) {
      const { code, err } = await world.run(['status', said]);
      expect([code, err.includes('did you mean spring-26?')]).toEqual([2, true]);
    }
    expect((await world.run(['verify', 'SPRING-26'])).err).toContain('did you mean spring-26?');
    const far = await world.run(['status', 'winter']);
    expect(far.err).not.toContain('did you mean');
    expect(far.err).toContain('spring-26');
  });

  test('a player, by another case, a slip or his name', async () => {
    const world = newWorld();
    await openSpring(world);
    for (const said of ['Anna', 'ana', 'ANNA']) {
      const { code, err } = await world.run(['submit', 'spring-26', '-', '--as', said, '--dry-run'], 'buy 8 inf');
      expect([code, err.includes('did you mean anna?')]).toEqual([2, true]);
    }
  });

  test('a turn; and one written in another way is taken', async () => {
    const world = newWorld();
    await openSpring(world);
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], 'buy 8 inf');
    const turn = (await world.json(['log', 'spring-26', 'r01-ussr'])).entries;
    for (const said of ['r1-ussr', 'R1-USSR', 'R01 ussr', '1 ussr', 'ussr 1', 'r1_ussr'])
      expect((await world.json(['log', 'spring-26', said])).entries).toEqual(turn);
    const { code, err } = await world.run(['log', 'spring-26', 'r91-ussr']);
    expect([code, err.includes('did you mean r01-ussr?')]).toEqual([2, true]);
    expect((await world.run(['show', 'spring-26', '--at', 'r91-ussr'])).err).toContain('did you mean r01-ussr?');
    expect((await world.run(['mail', 'spring-26', '--turn', 'r91-ussr'])).err).toContain('did you mean r01-ussr?');
  });

  test('is compared without case and marks first, then by slips', () => {
    const games = ['spring-26', 'spring-27', 'long-war'];
    expect(namesLike('Spring 26', games)).toEqual(['spring-26']);
    expect(namesLike('spring-2', games)).toEqual(['spring-26', 'spring-27']);
    expect(namesLike('winter', games)).toEqual([]);
    expect(namesLike('', games)).toEqual([]);
  });
});

describe('an archive', () => {
  test('that is nowhere is said to be so, by every command', async () => {
    const world = newWorld();
    const nowhere = path.join(world.archive, 'club');
    for (const line of [['status'], ['new', '--title', 'x'], ['verify'], ['odds', '3 inf vs 2 inf']]) {
      const { code, out, err } = await world.run([...line, '--archive', nowhere]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(nowhere);
      expect(err).toContain('--archive');
    }
    world.write('file', '');
    expect((await world.run(['status', '--archive', path.join(world.archive, 'file')])).code).toBe(2);
  });

  test('that is there and empty has no games yet', async () => {
    expect(await newWorld().run(['status'])).toMatchObject({ code: 0 });
  });
});
