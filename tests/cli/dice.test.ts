import { describe, expect, test } from 'vitest';
import { newWorld, openSpring, type World } from './support.ts';

const AS = ['--as', 'anna'];

/** A game whose dice are thrown elsewhere, with an attack on the Ukraine committed to. */
const committed = async (options = {}): Promise<World> => {
  const world = newWorld(options);
  await openSpring(world, '--dice', 'recorded');
  await world.run(['submit', 'spring-26', '-', '--yes', ...AS], '3 inf CAU > UKR\n1 arm KAR > UKR');
  return world;
};

describe('recorded dice', () => {
  test('are asked for when the order is in the log, with who throws in which order', async () => {
    const world = await committed();
    const { code, out } = await world.run(['fight', 'spring-26', '--yes', ...AS]);
    expect(code).toBe(3);
    expect(out).toContain('Attack, Ukraine S.S.R., round 1, U.S.S.R.: 4 dice');
    expect(out).toContain('in this order: 3 infantry and 1 armor');
    expect(out).toContain('npx fieldpost roll spring-26 --dice');
    expect(world.log('spring-26')).toHaveLength(3);
    const status = await world.json(['status', 'spring-26']);
    expect(status.due).toMatchObject([
      { kind: 'dice', power: 'ussr', needs: [{ purpose: 'combat/ukraine-ssr/1/attack/ussr', n: 4, sides: 6 }] },
    ]);
  });

  test('while they are due no order is taken; it waits for them', async () => {
    const world = await committed();
    await world.run(['fight', 'spring-26', '--yes', ...AS]);
    const { code, out } = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], 'end turn');
    expect(code).toBe(3);
    expect(out).toContain('Dice are due first, so nothing of this can be entered now.');
    expect((await world.run(['plan', 'spring-26', ...AS])).out).toContain('1: end turn');
  });

  test('are entered in the order asked for, and vouched for', async () => {
    const world = await committed();
    await world.run(['fight', 'spring-26', 'UKR', '--rounds', '1', '--yes', ...AS]);
    const line = [
      'roll',
      'spring-26',
      '--dice',
      '1,2,3,4',
      '--dice',
      '6,6,6,6,6,6',
      '--service',
      'marti',
      '--reference',
      '8841',
      '--yes',
      ...AS,
    ];
    const { code, out } = await world.run(line);
    expect(out).toContain('Attack, round 1: U.S.S.R., infantry at 1: 1* 2 3; U.S.S.R., armor at 3: 4  =  1 hit');
    expect(out).toContain('=  0 hits');
    expect(code).toBe(3); // retreat or another round
    expect(world.log('spring-26').at(-1)).toMatch(/"reference":"8841".*"service":"marti"/);
    const verified = await world.run(['verify']);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('1 × dice as claimed');
  });

  test('may come bit by bit', async () => {
    const world = await committed();
    await world.run(['fight', 'spring-26', '--yes', ...AS]);
    const first = await world.run(['roll', 'spring-26', '--dice', '1,1,1,6', '--yes', ...AS]);
    expect(first.code).toBe(3);
    expect(first.out).toContain('6 dice are missing.');
    expect(world.log('spring-26')).toHaveLength(4);
    const second = await world.run([
      'roll',
      'spring-26',
      '--dice',
      'combat/ukraine-ssr/1/defence/germany=6,6,6,6,6,6',
      '--yes',
      ...AS,
    ]);
    expect(second.out).toContain('Defence, round 1');
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('too many, too few and impossible ones are told apart, and nothing is written', async () => {
    const world = await committed();
    await world.run(['fight', 'spring-26', '--rounds', '1', '--yes', ...AS]);
    const many = await world.run(['roll', 'spring-26', '--dice', '1,2,3,4,6,6,6,6,6,6,5', ...AS]);
    expect(many).toMatchObject({ code: 2 });
    expect(many.err).toContain('1 die too many');
    const few = await world.run(['roll', 'spring-26', '--dice', '1,2', ...AS]);
    expect(few.code).toBe(2);
    expect(few.err).toMatch(/\d+ (die is|dice are) missing/);
    expect(few.err).not.toContain('too many');
    const seven = await world.run(['roll', 'spring-26', '--dice', '1,2,3,7', ...AS]);
    expect(seven).toMatchObject({ code: 2, err: '7 is no face of a die: faces are 1 to 6.\n' });
    const words = await world.run(['roll', 'spring-26', '--dice', 'one', ...AS]);
    expect(words.err).toContain('are no faces of dice');
    expect(world.log('spring-26')).toHaveLength(3);
  });

  test('are asked for on a terminal', async () => {
    const world = await committed({ answers: ['1 2 3 4', '6 6 6 6 6 6'] });
    const { out } = await world.run(['fight', 'spring-26', '--rounds', '1', '--yes', ...AS]);
    expect(out).toContain('infantry at 1: 1* 2 3');
    expect(out).toContain('may retreat or go on');
  });
});

describe('roll', () => {
  const DICE = ['roll', 'spring-26', '--dice', '1,2,3,4', '--dice', '6,6,6,6,6,6', ...AS];

  test('shows what the dice given come to and asks; a no writes nothing', async () => {
    for (const agreed of [true, false]) {
      const world = await committed({ answers: [agreed] });
      await world.run(['fight', 'spring-26', 'UKR', '--rounds', '1', '--yes', ...AS, '--json']);
      const before = world.log('spring-26').length;
      const { code, out } = await world.run(DICE);
      expect(out).toContain('With these dice it would go on like this:');
      expect(out.split('infantry at 1: 1* 2 3')).toHaveLength(2); // told once, before the question
      expect(world.log('spring-26')).toHaveLength(agreed ? before + 1 : before);
      expect(out.includes('may retreat or go on')).toBe(agreed);
      expect(out.includes('Nothing was written.')).toBe(!agreed);
      expect(code).toBe(agreed ? 3 : 0);
    }
  });

  test('with nobody there to be asked shows it and writes only under --yes', async () => {
    const world = await committed();
    await world.run(['fight', 'spring-26', 'UKR', '--rounds', '1', '--yes', ...AS]);
    const before = world.log('spring-26').length;
    const { code, out, err } = await world.run(DICE);
    expect([code, world.log('spring-26').length]).toEqual([2, before]);
    expect(out).toContain('infantry at 1: 1* 2 3');
    expect(err).toContain('repeat with --yes');
    const yes = await world.run([...DICE, '--yes']);
    expect(yes.out).not.toContain('would go on');
    expect([yes.code, world.log('spring-26').length]).toEqual([3, before + 1]);
  });

  test('says so when no dice are due', async () => {
    const world = newWorld();
    await openSpring(world);
    const { code, out } = await world.run(['roll', 'spring-26', ...AS]);
    expect(code).toBe(0);
    expect(out).toContain('No dice are due.');
    expect(await world.run(['roll', 'spring-26', '--dice', '1,2', ...AS])).toMatchObject({ code: 1 });
  });
});

describe('low luck', () => {
  test('throws one die for the rest', async () => {
    const world = newWorld();
    await openSpring(world, '--option', 'luck=low-luck');
    const { out } = await world.run(
      ['submit', 'spring-26', '-', '--yes', ...AS],
      '5 inf CAU > UKR\n1 arm KAR > UKR\nFight all',
    );
    // Five infantry at 1 and one armor at 3 make 8: one sure hit and a die that hits at 2.
    expect(out).toMatch(/Attack, round 1: U\.S\.S\.R\.: \d\*? \+ 1 sure/);
  });
});
