// `fieldpost` alone: what happened since somebody last looked, what waits for him, and at a terminal on to it.

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newWorld, openSpring, type World } from './support.ts';

const ATTACK = '5 inf CAU > UKR\n3 inf 1 arm KAR > UKR\nFight UKR';

/** Spring 26 with the first Soviet turn played by Anna. */
const played = async (world: World): Promise<void> => {
  await openSpring(world);
  await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], `Buy 8 inf\n${ATTACK}`);
  await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'place 8 inf RUS\nend turn');
};
const lookedFile = (world: World): string => path.join(world.archive, 'looked.local.json');

describe('fieldpost alone', () => {
  test('tells what the others did, as a story, and what waits; the second time that nothing has happened', async () => {
    const world = newWorld({ player: 'ben' });
    await played(world);
    const { code, out } = await world.run([]);
    expect(code).toBe(0);
    expect(out).toMatch(/^spring-26 {2}Spring 26\n/);
    expect(out).toMatch(/Ukraine.* \(round 1\)\n {4}.*Ukraine.*\.\n/);
    expect(out).toContain('Ukraine');
    expect(out).toContain('This waits for you.');
    expect(out).toContain('npx fieldpost turn spring-26');
    expect(out).not.toMatch(/\d+ entr/);
    const again = await world.run(['now']);
    expect(again.out).not.toContain('Ukraine');
    expect(again.out).toContain('This waits for you.');
  });

  test('keeps for each player how far he has looked, in a file that is not of the archive', async () => {
    const world = newWorld();
    await played(world);
    await world.run(['--as', 'ben']);
    const looked = JSON.parse(readFileSync(lookedFile(world), 'utf8'));
    expect(looked).toEqual({
      ben: { 'spring-26': { count: world.log('spring-26').length, hash: expect.any(String) } },
    });
    await world.run(['note', 'spring-26', 'A long winter.', '--yes', '--as', 'anna']);
    const { out } = await world.run(['--as', 'ben']);
    expect(out).toContain('Anna remarked: “A long winter.”');
    expect(out).not.toContain('Ukraine');
    expect((await world.run(['--as', 'anna'])).out).not.toContain('remarked');
  });

  test('what was seen of another log counts for nothing, and so does a file that is not whole', async () => {
    const world = newWorld();
    await played(world);
    await world.run(['--as', 'ben']);
    const seen = readFileSync(lookedFile(world), 'utf8');
    for (const spoilt of [seen.replace(/"hash": "[0-9a-f]{4}/, '"hash": "0000'), '{"ben', '[]']) {
      writeFileSync(lookedFile(world), spoilt);
      expect((await world.run(['--as', 'ben'])).out).toContain('Ukraine');
    }
  });

  test('for programs is data, and nothing is taken as looked at', async () => {
    const world = newWorld();
    await played(world);
    const { games, command } = await world.json(['--as', 'ben']);
    expect(command).toBe('now');
    expect(games).toMatchObject([{ game: 'spring-26', title: 'Spring 26', waiting: [{ kind: 'orders' }] }]);
    expect(JSON.stringify(games)).toContain('Ukraine');
    expect(existsSync(lookedFile(world))).toBe(false);
  });

  test('is help for whoever has not said who he is, and where there are no games', async () => {
    const world = newWorld();
    expect((await world.run(['--as', 'ben'])).out).toContain('Exit codes:');
    await played(world);
    expect((await world.run([])).out).toContain('Exit codes:');
    const { code, err } = await world.run(['now']);
    expect([code, err.includes('git config fieldpost.player')]).toEqual([2, true]);
    expect((await world.run(['now', '--as', 'carla'])).out).toContain('carla plays in no game');
  });

  test.each(['de', 'nl'])('speaks %s', async (language) => {
    const world = newWorld({ player: 'ben' });
    await played(world);
    const { out } = await world.run(['--lang', language]);
    expect(out).toMatch(language === 'de' ? /Das wartet auf dich/ : /Dit wacht op jou/);
    expect(out).not.toMatch(/undefined|This waits/);
  });
});

describe('at a terminal', () => {
  test('goes on to the turn: battle by battle with odds and choices, round by round, to the retreat', async () => {
    const world = newWorld({
      player: 'anna',
      answers: [
        true, // go on
        '', // research
        '', // purchase
        '5 inf CAU > UKR',
        '3 inf 1 arm KAR > UKR',
        '',
        true,
        'Fight: UKR stop after 1',
        'retreat UKR > CAU',
      ],
    });
    await openSpring(world);
    const { out } = await world.run([]);
    expect(out).toMatch(/Ukraine.*\n {2}attacker/);
    expect(out).toContain('█');
    expect(out).toContain('Attack, round 1');
    expect(out).not.toContain('chance  ends'); // the list of ends is left to `odds`
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('Europe: the cash advance of both sides comes first, power by power, then the turn', async () => {
    const world = newWorld({
      player: 'anna',
      answers: [
        true, // go on
        'cash advance: 1 inf POL',
        'cash advance: none',
        'cash advance: none',
        'cash advance: none',
        '', // purchase
        '', // combat moves
        '', // noncombat moves
        true, // end of the turn
      ],
    });
    await world.run([
      ...['new', '--title', 'Spring 26', '--ruleset', 'europe-1999', '--yes'],
      ...['--player', 'Anna=germany,ussr,uk,usa'],
    ]);
    const { out, err } = await world.run([]);
    expect(err).toBe('');
    expect(out).toMatch(/Germany.*: 12 IPC of the cash advance to spend\n.*infantry 3/);
    const orders = world.log('spring-26').map((line) => JSON.parse(line).order?.type);
    expect(orders.filter((type) => type === 'cash-advance').length).toBeGreaterThan(1);
    expect(orders.at(-1)).toBe('end-turn');
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('Pacific: convoy money, patrols, two purses, two powers in one turn, and who strikes at ships is asked', async () => {
    const world = newWorld({
      player: 'anna',
      answers: [
        ...[true, 'convoy money: 6 India, 6 Australia'],
        // Japan: no purchase, no combat moves, a patrol.
        ...['', '', '1 ftr FOR > SZ 45 patrol', '', true, true],
        // Britain: from each purse, and what its convoys pay.
        ...[true, 'India: 2 inf', 'Australia: 1 inf', '', true, '', '', '2 inf IND', '1 inf NSW', '', true, true],
        'convoy money: 12 Australia',
        // America and China.
        ...[true, '', '1 dd SZ 38 > SZ 37', '', true, '1 inf SUI > MAN', '', true],
        // Nothing comes of the battles yet.
        ...[true, 'kamikaze: none'],
      ],
    });
    await world.run([
      ...['new', '--title', 'Spring 26', '--ruleset', 'pacific-2001', '--yes'],
      ...['--player', 'Anna=japan,uk,usa,china'],
    ]);
    const japan = await world.run([]);
    expect(japan.err).toBe('');
    expect(japan.out).not.toContain('marine 4'); // not for Japan
    const britain = await world.run([]);
    expect(britain.out).toContain('Treasury: 47 IPC (Australia 26, India 21)');
    expect(britain.out).toContain('Each purse pays for its own');
    const america = await world.run([]);
    expect(america.out).toContain('United States: Phase: combat move');
    expect(america.out).toContain('China: Phase: combat move');
    expect(america.out).not.toContain('China: Phase: purchase');
    expect(america.out).toMatch(/Japan.*: are kamikazes sent \(6 left\)\? In reach: 1 destroyer in Sea Zone 37/);
    await world.run([]);
    const orders = world.log('spring-26').map((line) => JSON.parse(line).order);
    expect(orders.filter(({ type }) => type === 'divide-fund')).toHaveLength(2);
    expect(orders.find(({ type }) => type === 'purchase')).toMatchObject({ purse: 'india' });
    expect(orders.filter(({ type }) => type === 'combat-move').map(({ power }) => power)).toEqual(['usa', 'china']);
    expect(orders.find(({ type }) => type === 'kamikaze')).toMatchObject({ power: 'japan', strikes: [] });
    expect((await world.run(['verify'])).code).toBe(0);
    // A turn later the patrol is to come down.
    const { out } = await world.run(['show', 'spring-26', '--json']);
    expect(JSON.parse(out)).toMatchObject({ power: 'usa' });
  });

  test('Ctrl-C keeps what was entered, says so, and keeps what was written for the next time', async () => {
    const world = newWorld({ player: 'anna', answers: [true, '', '8 inf', '', true, '5 inf CAU > UKR'] });
    await openSpring(world);
    const { code, out } = await world.run([]);
    expect(code).toBe(3);
    expect(out).toContain('Stopped. What was entered stays: a purchase.');
    expect(out).toMatch(/Kept on this machine until you go on .*:\n {4}5 inf CAU > UKR\n/);
    expect((await world.json(['plan', 'spring-26'])).plan).toMatchObject({
      held: 'unfinished',
      lines: ['Combat moves: 5 inf CAU > UKR'],
    });
    // It is there again where it was left, nothing goes on without a word.
    const again = newWorld({ player: 'anna', answers: [true, '1 ftr RUS > UKR', '', true] });
    cpSync(world.archive, again.archive, { recursive: true });
    await again.run(['roll', 'spring-26']);
    expect(again.log('spring-26')).toHaveLength(2);
    await again.run([]);
    expect(again.log('spring-26').at(-1)).toMatch(/"combat-move".*"caucasus".*"fighter"/);
    expect((await again.json(['plan', 'spring-26'])).plan).toBeNull();
    expect(out).toContain('npx fieldpost turn spring-26   goes on from there');
    expect(world.log('spring-26')).toHaveLength(2);
    const nothing = newWorld({ player: 'anna', answers: [true] });
    await openSpring(nothing);
    expect((await nothing.run([])).out).toContain('Stopped; nothing was entered.');
  });

  test('of several games one is chosen, or none', async () => {
    const world = newWorld({ player: 'anna', answers: [''] });
    await openSpring(world);
    await openSpring(world, '--slug', 'autumn-26');
    const { code, out } = await world.run([]);
    expect(code).toBe(0);
    expect(out).toContain('npx fieldpost turn autumn-26');
    expect(out).toContain('npx fieldpost turn spring-26');
  });
});
