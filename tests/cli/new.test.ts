import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { daak, optionsOf, optionWords, RULESETS, usualOptions } from '../../src/rulesets/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { newWorld, openSpring } from './support.ts';

/** New games open with the newest version. */
const NEWEST = Math.max(...RULESETS.filter(({ id }) => id === daak.id).map(({ version }) => version));

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
        'daak',
        ['luck', 'technologyStarts', 'askDefender', 'economicVictory', 'pieceLimits', 'balance'],
        'no-soviet-attack',
        'Anna',
        ['ussr', 'uk', 'usa'],
        'Ben',
        ['germany', 'japan'],
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
    const opened = JSON.parse(world.log('herfst')[0] ?? '{}').order;
    expect(opened).toMatchObject({ board: 'second-edition', ruleset: 'daak', version: NEWEST });
    expect(opened.options).toEqual({
      ...usualOptions(daak),
      luck: 'low-luck',
      technologyStarts: 'after-turn',
      askDefender: 'never',
      economicVictory: 'off',
      pieceLimits: 'on',
      balance: 'no-soviet-attack',
    });
    expect(world.log('herfst')[0]).toContain('"clock":{"absence":21,"answer":24,"turn":72}');
  });

  test('takes the rules and every option from the command line, shows them and keeps them for status', async () => {
    const world = newWorld();
    const { code, out } = await openSpring(
      world,
      ...['--ruleset', 'daak', '--option', 'technology=off', '--option', 'totalVictory=on'],
      ...['--option', 'shipsIntoEnemyZones=on', '--option', 'balance=axis-technology'],
    );
    expect(code).toBe(0);
    const status = (await world.run(['status', 'spring-26'])).out;
    for (const said of [out, status]) {
      expect(said).toContain(`Rules: the rules of the DAAK club (daak, version ${NEWEST})`);
      expect(said).toContain('Unlike usual: Weapons development: no (usually yes)');
      expect(said).toContain('Unlike usual: Balance: the Axis begins with technologies (usually none)');
      expect(said).not.toContain('Luck');
    }
    const german = (await world.run(['status', 'spring-26', '--lang', 'de'])).out;
    expect(german).toContain(`Regeln: die Regeln des Klubs DAAK (daak, Version ${NEWEST})`);
    expect(german).toContain('Anders als üblich: Ausgleich: die Achse beginnt mit Technologien (üblich: keiner)');
  });

  test.each(LANGUAGES)('lists every option with its values in words in its help, in %s', async (language) => {
    const { out } = await newWorld().run(['new', '--help', '--lang', language]);
    for (const ruleset of RULESETS) {
      expect(out).toContain(ruleset.id);
      for (const name of optionsOf(ruleset)) {
        for (const value of optionWords(ruleset, name))
          expect(out).toMatch(new RegExp(`^ +${name}=${value}  \\S`, 'm'));
      }
    }
  });

  test('with nobody there to be asked needs --yes', async () => {
    const world = newWorld();
    const line = ['new', '--title', 'Spring 26', '--player', 'Anna=ussr,uk,usa,germany,japan'];
    const { code, out, err } = await world.run(line);
    expect([code, existsSync(path.join(world.archive, 'games', 'spring-26'))]).toEqual([2, false]);
    expect(out).toContain('Anna');
    expect(err).toContain('Nothing was written.');
    expect(err).toContain('--yes');
    expect((await world.run([...line, '--yes'])).code).toBe(0);
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
    [['--title', 'Spring 26', '--player', 'A=ussr,uk,usa,germany,japan', '--option', 'oneSeaZone=on'], 'is no option'],
    [['--title', 'Spring 26', '--ruleset', 'house'], 'is no ruleset: second-edition, daak'],
    [['--title', 'Spring 26', '--player', 'A=ussr,uk,usa,germany,japan', '--dice', 'cards'], 'is no source'],
  ])('refuses %j', async (options, what) => {
    const { code, err } = await newWorld().run(['new', ...options, '--yes']);
    expect(code).toBe(2);
    expect(err).toContain(what);
  });

  test('says who could play it, by the powers of its rules', async () => {
    const given = ['--title', 'Spring 26', '--ruleset', 'pacific-2001', '--player', 'Anna=japan'];
    const { err } = await newWorld().run(['new', ...given]);
    expect(err).toContain('Nobody plays');
    expect(err).toContain('--player "Anna=uk,usa,china" --player "Ben=japan"');
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

describe('a game with bids', () => {
  test('waits for the bid of the Axis, takes it in notation and then lets the first turn begin', async () => {
    const world = newWorld();
    const opened = await openSpring(world, '--option', 'bids=open', '--dice', 'recorded');
    expect(opened.out).toContain(
      'Unlike usual: Bids: agreed before; the Axis lays its bid out before round 1 (usually none)',
    );
    expect(opened.out).toContain('Germany (ben)');
    const early = await world.run(['submit', 'spring-26', '-', '--as', 'anna', '--yes'], 'buy 8 inf\n');
    expect(early.code).toBe(3);
    expect(world.log('spring-26')).toHaveLength(1);
    const bid = await world.run(
      ['submit', 'spring-26', '-', '--as', 'ben', '--yes'],
      'bid 17: 2 inf UKR, 1 inf MAN, rest to japan\n',
    );
    expect(bid.code).toBe(0);
    expect(bid.out).toContain('Bid of 17 IPC');
    expect(bid.out).toContain('Japan gets 8 IPC from the bid');
    expect(await world.json(['show', 'spring-26'])).toMatchObject({ powers: { japan: { treasury: 33 } } });
    // What she sent before its time went on by itself.
    expect(bid.out).toContain('Going on with what Anna kept here:');
    expect(await world.json(['show', 'spring-26'])).toMatchObject({ powers: { ussr: { treasury: 0 } } });
    expect((await world.run(['verify', 'spring-26'])).code).toBe(0);
  });

  test('refuses a bid that costs more than it says, with the ruling', async () => {
    const world = newWorld();
    await openSpring(world, '--option', 'bids=open');
    const { code, out, err } = await world.run(
      ['submit', 'spring-26', '-', '--as', 'ben', '--yes'],
      'bid 8: 3 inf UKR\n',
    );
    expect(code).toBe(1);
    expect(out + err).toContain('The units of the bid cost 9 IPC; its total is 8, and the total holds.');
    expect(out + err).toContain('ruling.D50');
  });
});
