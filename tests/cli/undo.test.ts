import { describe, expect, test } from 'vitest';
import { newWorld, openSpring, type World } from './support.ts';

const spring = async (...more: readonly string[]): Promise<World> => {
  const world = newWorld();
  await openSpring(world, ...more);
  await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], '3 inf CAU > UKR\n1 arm KAR > UKR\nFight all');
  return world;
};

describe('void', () => {
  test('what is no order of the turn is named by its number, and no file', async () => {
    const world = await spring('--role', 'Carl=referee');
    await world.run(['note', 'spring-26', 'Well.', '--yes', '--as', 'anna']);
    const seq = world.log('spring-26').length - 1;
    const { code, err } = await world.run(['void', 'spring-26', String(seq), '--reason', 'x', '--as', 'carl']);
    expect([code, err.trim()]).toEqual([
      1,
      `#${seq}: no order of the turn under way, and only those can be taken back.`,
    ]);
  });

  test('by the referee takes effect at once; the battle is fought again', async () => {
    const world = await spring('--role', 'Carl=referee');
    const { code, out } = await world.run([
      'void',
      'spring-26',
      '2',
      '--reason',
      'wrong battle',
      '--yes',
      '--as',
      'carl',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Void: #2');
    expect(out).toContain('Back to the position after #1');
    expect(out).toContain('to be fought: Ukraine S.S.R.');
    const again = await world.run(['fight', 'spring-26', '--yes', '--as', 'anna']);
    expect(again.out).toContain('Attack, round 1');
    const log = await world.json(['log', 'spring-26', '--all']);
    expect(log.entries).toMatchObject([
      { seq: 0 },
      { seq: 1 },
      { seq: 2, standing: 'struck' },
      { seq: 3, standing: 'struck' },
      { seq: 4 },
      { seq: 5 },
      { seq: 6 },
    ]);
    expect((await world.run(['log', 'spring-26', 'r01-ussr'])).out).toMatch(/#2 {2}Fight void/);
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('names what has to go too', async () => {
    const world = await spring('--role', 'Carl=referee');
    const { code, err } = await world.run([
      'void',
      'spring-26',
      '1',
      '--reason',
      'wrong units',
      '--yes',
      '--as',
      'carl',
    ]);
    expect(code).toBe(1);
    expect(err).toContain('This cannot go alone.');
    expect(err).toContain('npx fieldpost void spring-26 1 2 --reason');
    const both = await world.run(['void', 'spring-26', '1', '2', '--reason', 'wrong units', '--yes', '--as', 'carl']);
    expect(both.code).toBe(0);
  });

  test('without a referee waits for the other side', async () => {
    const world = await spring();
    const proposed = await world.run(['void', 'spring-26', '2', '--reason', 'wrong', '--yes', '--as', 'anna']);
    expect(proposed.code).toBe(3);
    expect(proposed.out).toContain('Proposed as #4; it takes effect when the Axis have agreed.');
    expect((await world.run(['status', 'spring-26'])).out).toContain(
      '#4: Anna proposes to declare entries void; waits for the Axis',
    );
    for (const told of ['status', 'log']) expect((await world.run([told, 'spring-26'])).out).toContain('  #2  “wrong”');
    expect((await world.run(['agree', 'spring-26', '--yes', '--as', 'anna'])).code).toBe(1);
    const unasked = await world.run(['agree', 'spring-26', '--as', 'ben']);
    expect(unasked).toMatchObject({ code: 2 });
    expect(unasked.err).toContain('repeat with --yes');
    const agreed = await world.run(['agree', 'spring-26', '--yes', '--as', 'ben']);
    expect(agreed.out).toContain('All have agreed: it takes effect.');
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('may be declined', async () => {
    const world = await spring();
    await world.run(['void', 'spring-26', '2', '--reason', 'wrong', '--yes', '--as', 'anna']);
    expect((await world.run(['decline', 'spring-26', '--yes', '--as', 'ben'])).out).toContain('Declined');
    expect((await world.run(['agree', 'spring-26', '--as', 'ben'])).err).toContain('There is no open proposal.');
  });

  test('needs a reason, an entry that is there and of this turn', async () => {
    const world = await spring('--role', 'Carl=referee');
    const carl = ['--yes', '--as', 'carl'];
    expect((await world.run(['void', 'spring-26', '2', ...carl])).err).toContain('A reason is needed.');
    expect((await world.run(['void', 'spring-26', '77', '--reason', 'x', ...carl])).err).toContain('no entry 77');
    const older = await world.run(['void', 'spring-26', '0', '--reason', 'x', ...carl]);
    expect(older.err).toMatch(/#0 is older than the turn under way[\s\S]*npx fieldpost edit spring-26/);
    const dice = await world.run(['void', 'spring-26', '3', '--reason', 'x', ...carl]);
    expect(dice.err).toContain('are only the dice of');
    expect(dice.code).toBe(1);
  });
});

describe('ruling', () => {
  test('about an entry on which the rules and the log agree is refused', async () => {
    const world = await spring('--role', 'Carl=referee');
    const line = ['ruling', 'spring-26', '2', '--reason', 'so agreed', '--yes', '--as', 'carl'];
    const before = world.log('spring-26').length;
    const { code, err } = await world.run(line);
    expect(code).toBe(1);
    expect(err).toContain('#2: here the rules say what the log says');
    expect(err).toContain('npx fieldpost verify spring-26');
    expect(world.log('spring-26')).toHaveLength(before);
  });
});

describe('log', () => {
  test('names the clauses that made a difference, entry by entry', async () => {
    const world = newWorld();
    await openSpring(world);
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'Buy 8 inf\nplace 8 inf KAR\nend turn');
    const { out } = await world.run(['log', 'spring-26', 'r01-ussr']);
    const { entries } = await world.json(['log', 'spring-26', 'r01-ussr']);
    const applied = (entries as readonly { readonly applied: readonly string[] }[]).map((entry) => entry.applied);
    expect(applied.flat()).not.toEqual([]);
    for (const clauses of applied.filter((each) => each.length > 0)) {
      expect(out).toContain(`  rule  ${clauses.join(', ')}\n`);
    }
    expect(out.match(/^ {2}rule {2}/gm)).toHaveLength(applied.filter((each) => each.length > 0).length);
  });

  test('of a turn that has no entry yet names the turn before', async () => {
    const world = newWorld();
    await openSpring(world);
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'End turn');
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'ben'], 'End turn');
    const { out } = await world.run(['log', 'spring-26']);
    expect(out).toContain('There is no entry yet.\n  next  npx fieldpost log spring-26 r01-germany\n');
  });
});

describe('note', () => {
  test('adds a remark and changes nothing', async () => {
    const world = await spring();
    const line = ['note', 'spring-26', 'Brave.', '--of', '2', '--as', 'ben'];
    const unsaid = await world.run(line);
    expect(unsaid.code).toBe(2);
    expect(unsaid.err).toContain('Nothing was written');
    expect(unsaid.err).toContain('--yes');
    const { code } = await world.run([...line, '--yes']);
    expect(code).toBe(0);
    expect((await world.run(['log', 'spring-26'])).out).toContain('“Brave.”');
    expect((await world.run(['verify'])).code).toBe(0);
  });
});
