import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { newWorld, openSpring, type World } from './support.ts';

const spring = async (): Promise<World> => {
  const world = newWorld();
  await openSpring(world);
  await world.run(
    ['submit', 'spring-26', '-', '--yes', '--as', 'anna'],
    'Buy 8 inf\nNoncombat\n2 arm RUS > KAR\nPlace 8 inf KAR\nend turn',
  );
  return world;
};

describe('show', () => {
  test('the board, with land and money of every power', async () => {
    const { code, out } = await (await spring()).run(['show', 'spring-26']);
    expect(code).toBe(0);
    expect(out).toContain('Round 1, Germany, weapons development');
    expect(out).toMatch(/Germany +32 +32/);
    expect(out).toMatch(/Axis +57/);
    const powers = out.split('\n').filter((line) => / {2}(CMD|NOR|BAL) /.test(line));
    expect(powers).toHaveLength(3);
    expect(new Set(powers.map((line) => line.search(/Germany:|United Kingdom:/))).size).toBe(1);
    expect(out).toMatch(/KAR +3 {2}Karelia S\.S\.R\. +11 infantry, 3 armor, 1 fighter/);
  });

  test('all spaces, each with its code, in lines and as data', async () => {
    const world = await spring();
    const { out } = await world.run(['show', 'spring-26', '--all']);
    for (const { code, id } of secondEditionBoard.spaces) expect(out, id).toMatch(new RegExp(`^ {2}${code} `, 'm'));
    expect((await world.run(['show', 'spring-26'])).out).not.toContain('Switzerland');
    const { spaces } = await world.json(['show', 'spring-26']);
    expect(Object.keys(spaces ?? {})).toEqual(secondEditionBoard.spaces.map(({ id }) => id));
  });

  test('a space by any of its names, with what is beside it', async () => {
    const world = await spring();
    for (const name of ['KAR', 'karelia', 'Karelien', 'Karelië']) {
      const { out } = await world.run(['show', 'spring-26', name]);
      expect(out).toContain('Karelia S.S.R.');
      expect(out).toContain('U.S.S.R.: 11 infantry');
      expect(out).toMatch(/FIN {2}Finland-Norway +held by Germany/);
    }
    const wrong = await world.run(['show', 'spring-26', 'Lemuria']);
    expect(wrong.code).toBe(2);
    const several = await world.run(['show', 'spring-26', 'Atlantis']);
    expect(several.err).toContain('North Atlantic (NAO), Northeast Atlantic (NEA) or South Atlantic (SAO)');
    expect(wrong.err).toContain('No space is called “Lemuria”.');
  });

  test('a past moment, by turn, by its short name, by entry', async () => {
    const world = await spring();
    const now = await world.json(['show', 'spring-26', 'KAR']);
    expect(now.units).toMatchObject({ ussr: { infantry: 11 } });
    for (const at of ['0', '#1', '1']) {
      const then = await world.json(['show', 'spring-26', 'KAR', '--at', at]);
      expect(then.units).toMatchObject({ ussr: { infantry: 3 } });
    }
    for (const at of ['r01-ussr', 'R1', 'USSR 1']) {
      const then = await world.json(['show', 'spring-26', '--at', at]);
      expect(then).toMatchObject({
        power: 'ussr',
        round: 1,
        spaces: { 'karelia-ssr': { units: { ussr: { infantry: 11 } } } },
      });
    }
    const never = await world.run(['show', 'spring-26', '--at', 'r09-japan']);
    expect(never.code).toBe(2);
    expect(never.err).toContain('r01-ussr, r01-germany');
  });
});

describe('status', () => {
  test('of an archive: what waits, for whom', async () => {
    const world = newWorld();
    expect((await world.run(['status'])).out).toContain('This archive has no games yet.');
    await openSpring(world);
    const { out } = await world.run(['status']);
    expect(out).toContain('spring-26  Spring 26  round 1, U.S.S.R., weapons development\n');
    expect(out).toContain('      anna  since 1 Mar 2026, 20:00 UTC\n');
  });

  test('of a game: players, options, dice, what is due', async () => {
    const world = newWorld();
    await openSpring(world, '--option', 'askDefender=never', '--role', 'Carl=steward');
    const { out } = await world.run(['status', 'spring-26']);
    expect(out).toContain('carl  Carl  steward');
    expect(out).toContain('Unlike usual: Casualties of the defender: by standing orders');
    expect(out).toContain('To move: U.S.S.R. (anna)');
  });
});

describe('export', () => {
  test('turn sheets that give the same orders again', async () => {
    const world = await spring();
    const { out } = await world.run(['export', 'spring-26', '--format', 'notation']);
    expect(out).toContain('# r01-ussr');
    const sheet = out.slice(0, out.indexOf('# r01-germany'));
    const again = newWorld();
    await openSpring(again);
    expect((await again.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], sheet)).code).toBe(0);
    const [here, there] = [await world.json(['show', 'spring-26']), await again.json(['show', 'spring-26'])];
    expect(there.spaces).toEqual(here.spaces);
  });

  test('all there is as data', async () => {
    const world = await spring();
    const data = JSON.parse((await world.run(['export', 'spring-26'])).out);
    expect(data).toMatchObject({
      format: 'fieldpost-game',
      game: 'spring-26',
      turns: [{ id: 'r01-ussr', status: 'over' }, { id: 'r01-germany' }],
    });
    expect((await world.run(['export', 'spring-26', '--format', 'triplea'])).code).toBe(2);
  });
});

describe('report', () => {
  test('rounds played elsewhere stand in the log, unproved', async () => {
    const world = newWorld();
    await openSpring(world);
    const position = {
      round: 2,
      power: 'germany',
      control: {
        'ukraine-ssr': 'ussr',
        'karelia-ssr': 'ussr',
        russia: 'ussr',
        germany: 'germany',
        'united-kingdom': 'uk',
        japan: 'japan',
        'eastern-usa': 'usa',
      },
      units: [{ space: 'ukraine-ssr', power: 'ussr', units: { infantry: 4 } }],
      treasury: { ussr: 3, germany: 30 },
      technology: {},
    };
    const file = world.write('rounds.json', JSON.stringify([{ note: 'as played at the table', position }]));
    const { code, out } = await world.run(['report', 'spring-26', file, '--yes', '--as', 'anna']);
    expect(out).toContain('Position as reported: round 2, Germany');
    expect(code).toBe(0);
    expect(await world.json(['show', 'spring-26', 'UKR'])).toMatchObject({
      control: 'ussr',
      units: { ussr: { infantry: 4 } },
    });
    expect((await world.run(['verify'])).out).toContain('1 as reported');
    const wrong = await world.run([
      'report',
      'spring-26',
      world.write('bad.json', '[{"position":{}}]'),
      '--yes',
      '--as',
      'anna',
    ]);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('0/position/round');
  });
});

describe('schema', () => {
  test('is the schema itself', async () => {
    const { out } = await newWorld().run(['schema']);
    expect(JSON.parse(out)).toMatchObject({ type: 'object', additionalProperties: false });
    const { out: ofCase } = await newWorld().run(['schema', 'case']);
    const required = ['id', 'clause', 'title', 'ruleset', 'options', 'given', 'when', 'then'];
    expect(JSON.parse(ofCase)).toMatchObject({ type: 'object', required, additionalProperties: false });
  });
});

describe('clause', () => {
  test('says where a rule stands', async () => {
    const world = newWorld();
    const { out } = await world.run(['clause', 'sub.first-shot-every-round']);
    expect(out).toContain('http://localhost:4321/rules/submarines/#sub.first-shot-every-round');
    expect((await world.run(['clause', 'B99.9'])).code).toBe(2);
  });
});
