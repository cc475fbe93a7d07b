import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newWorld, openSpring } from './support.ts';

describe('new', () => {
  test('opens a game and says who moves', async () => {
    const world = newWorld();
    const { code, out } = await openSpring(world);
    expect(code).toBe(0);
    expect(out).toContain('“Spring 26” is open: spring-26');
    expect(out).toContain('To move: U.S.S.R. (anna)');
    expect(out).toContain('http://localhost:4321/games/spring-26/r01-ussr/');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('asks on a terminal for everything that was not said', async () => {
    const world = newWorld({
      answers: [
        'Herfst',
        'herfst',
        'Anna',
        ['ussr', 'uk', 'usa'],
        'Ben',
        ['germany', 'japan'],
        'low-luck',
        'off',
        'local',
        '72',
        '24',
        '',
        '21',
        true,
      ],
    });
    const { code, out } = await world.run(['new']);
    expect(code).toBe(0);
    expect(out).toContain('“Herfst” is open: herfst');
    expect(world.log('herfst')[0]).toContain('"luck":"low-luck"');
    expect(world.log('herfst')[0]).toContain('"technology":"off"');
    expect(world.log('herfst')[0]).toContain('"clock":{"absence":21,"answer":24,"turn":72}');
  });

  test('writes nothing if the answer is no', async () => {
    const world = newWorld({ answers: [false] });
    const { out } = await world.run(['new', '--title', 'Spring 26', '--player', 'Anna=ussr,uk,usa,germany,japan']);
    expect(out).toContain('Nothing was written.');
    expect(existsSync(path.join(world.archive, 'games', 'spring-26'))).toBe(false);
  });

  test.each([
    [['--title', 'X'], 'cannot be the short name'],
    [['--title', 'Spring 26'], 'needs players'],
    [['--title', 'Spring 26', '--player', 'Anna'], 'is no player'],
    [['--title', 'Spring 26', '--player', 'Anna=rome'], 'is no power'],
    [['--title', 'Spring 26', '--player', 'Anna=ussr'], 'Nobody plays Germany'],
    [['--player', 'Anna=ussr'], 'needs a title'],
    [['--title', 'Spring 26', '--player', 'A=ussr,uk,usa,germany,japan', '--option', 'luck=good'], 'is no option'],
    [['--title', 'Spring 26', '--player', 'A=ussr,uk,usa,germany,japan', '--dice', 'drand'], 'is no source'],
  ])('refuses %j', async (options, what) => {
    const { code, err } = await newWorld().run(['new', ...options, '--yes']);
    expect(code).toBe(2);
    expect(err).toContain(what);
  });

  test('a power given twice is refused by the log', async () => {
    const { code, err } = await newWorld().run([
      'new',
      '--title',
      'Spring 26',
      '--player',
      'Anna=ussr,uk,usa',
      '--player',
      'Ben=germany,japan,uk',
      '--yes',
    ]);
    expect(code).toBe(1);
    expect(err).toContain('United Kingdom is given to two players.');
  });

  test('not twice under one name', async () => {
    const world = newWorld();
    await openSpring(world);
    const { code, err } = await openSpring(world);
    expect(code).toBe(1);
    expect(err).toContain('There is a game “spring-26” already.');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('from an agreed position, which is checked', async () => {
    const world = newWorld();
    const empty = { round: 3, power: 'germany', control: {}, treasury: { germany: 20 }, technology: {} };
    const bad = world.write(
      'bad.json',
      JSON.stringify({ ...empty, units: [{ space: 'black-sea', power: 'germany', units: { armor: 1 } }] }),
    );
    const refused = await openSpring(world, '--from', bad);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('The position cannot be: Black Sea');
    const nonsense = await openSpring(world, '--from', world.write('no.json', '{"round":'));
    expect(nonsense.code).toBe(2);
    const { powers } = (await newWorldExport()) as { powers: Record<string, unknown> };
    expect(Object.keys(powers)).toHaveLength(5);
  });
});

/** The position of a fresh game as `show --json` gives it. */
const newWorldExport = async (): Promise<unknown> => {
  const world = newWorld();
  await openSpring(world);
  return world.json(['show', 'spring-26']);
};
