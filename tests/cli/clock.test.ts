// Deadlines, who is awaited, absences, and what is passed on to the next player.

import { describe, expect, test } from 'vitest';
import { newWorld, openSpring, type World, type WorldOptions } from './support.ts';

const CLOCK = ['--clock', 'turn=72,answer=24,forfeit=120,absence=21'];
const BERLIN = JSON.stringify({ name: 'Club', site: 'https://club.example', base: '/a/', timeZone: 'Europe/Berlin' });

const spring = async (more: readonly string[] = CLOCK, options: WorldOptions = {}): Promise<World> => {
  const world = newWorld(options);
  world.write('fieldpost.json', BERLIN);
  await openSpring(world, '--role', 'Carl=steward', ...more);
  return world;
};

const endTurn = (world: World, who: string) =>
  world.run(['submit', 'spring-26', '-', '--yes', '--as', who], 'end turn');

describe('what players agree on when they open a game', () => {
  test('stands in line 0', async () => {
    const world = await spring([
      ...CLOCK,
      '--absence',
      'ben=2026-03-05..2026-03-12',
      '--enters-for',
      'anna=ben',
      '--commits',
      'anna=Anna Berg, aberg',
      '--authors',
      'checked',
    ]);
    expect(JSON.parse(world.log('spring-26')[0] ?? '')).toMatchObject({
      order: {
        clock: { turn: 72, answer: 24, forfeit: 120, absence: 21 },
        absences: [{ player: 'ben', from: '2026-03-05', to: '2026-03-12' }],
        authors: 'checked',
        players: [{ id: 'anna', entersFor: ['ben'], commits: ['Anna Berg', 'aberg'] }, { id: 'ben' }, { id: 'carl' }],
      },
    });
    const { out } = await world.run(['status', 'spring-26']);
    expect(out).toContain(
      'Clock: a turn: 3 days; an answer: 1 day; forfeit: 5 days after the deadline; absence: 21 days',
    );
    expect(out).toContain('Ben is away from 5 Mar 2026 to 12 Mar 2026; Anna enters for them meanwhile');
    expect(out).toContain('the author must be the one who entered the lines');
  });

  test('of a player who is awaited and away it is told who enters for him: those named for it, else the steward', async () => {
    const away = ['--absence', 'anna=2026-03-01..2026-03-12', '--absence', 'ben=2026-03-05'];
    const named = await spring([...CLOCK, ...away, '--enters-for', 'ben=anna']);
    const says = 'Anna is away from 1 Mar 2026 to 12 Mar 2026; Ben enters for them meanwhile';
    for (const line of [['status'], ['now', '--as', 'ben'], ['now', '--as', 'anna']]) {
      const { out } = await named.run(line);
      expect(out).toContain(says);
      expect(out).not.toContain('Ben is away'); // he is not awaited
    }
    expect(await named.json(['status'])).toMatchObject({ games: [{ away: [{ player: 'anna', standIns: ['ben'] }] }] });
    const { out } = await (await spring([...CLOCK, ...away])).run(['status', '--lang', 'de']);
    expect(out).toContain('so lange trägt Carl ein, was an Befehlen kommt');
  });

  test.each([
    [['--dialect', 'anna=daak'], '1 battleship', ['daak', undefined]],
    [['--dialect', 'iaapa'], '1 submarine', ['iaapa', 'iaapa']],
    [['--dialect', 'iaapa', '--dialect', 'anna=daak'], '1 battleship', ['daak', 'iaapa']],
  ])('%s says what a player’s SS is', async (more, bought, dialects) => {
    const world = newWorld();
    await openSpring(world, ...more);
    const { players } = JSON.parse(world.log('spring-26')[0] ?? '').order;
    expect(players.map(({ dialect }: { readonly dialect?: string }) => dialect)).toEqual(dialects);
    const { out } = await world.run(['submit', 'spring-26', '-', '--dry-run', '--as', 'anna'], 'Buy 1 SS');
    expect(out).toContain(bought);
  });

  test.each([
    [['--clock', 'answer=24'], 'is no clock'],
    [['--clock', 'turn=three'], 'is no clock'],
    [['--clock', 'turn=72,pause=3'], 'is no clock'],
    [['--absence', 'ben=tomorrow'], 'are no days of absence'],
    [['--absence', 'eve=2026-03-05'], 'Nobody in this game has the id “eve”: anna, ben'],
    [['--enters-for', 'anna'], 'does not fit --enters-for'],
    [['--authors', 'perhaps'], 'checked or free'],
    [['--dialect', 'anna=club'], 'is no dialect; there are: iaapa, daak'],
    [['--dialect', 'eve=daak'], 'Nobody in this game has the id “eve”: anna, ben'],
  ])('%s is not understood', async (more, said) => {
    const world = newWorld();
    const { code, err } = await openSpring(world, ...more);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });

  test('the dice of the archive are the dice of a new game', async () => {
    const world = newWorld();
    world.write('fieldpost.json', '{"dice":"recorded"}');
    await openSpring(world);
    expect(world.log('spring-26')[0]).toContain('"dice":{"source":"recorded"}');
  });
});

describe('status', () => {
  test('says since when and until when, in the zone of the archive, and who is late', async () => {
    const world = await spring();
    expect((await world.run(['status'])).out).toContain(
      '      anna  since 1 Mar 2026, 21:00 CET, until 4 Mar 2026, 21:00 CET\n',
    );
    world.wait(100);
    expect((await world.run(['status'])).out).toContain(
      'until 4 Mar 2026, 21:00 CET, overdue by 28 hours, a forfeit may be declared from 9 Mar 2026, 21:00 CET',
    );
    const early = await world.run(['forfeit', 'spring-26', 'ussr', '--reason', 'silent', '--yes', '--as', 'ben']);
    expect(early.err).toContain('A forfeit may be declared from 9 Mar 2026, 21:00 CET on.');
    world.wait(200);
    expect((await world.run(['status', 'spring-26'])).out).toContain(
      'overdue by 9 days, a forfeit may be declared now',
    );
    const { games } = (await world.json(['status'])) as { games?: unknown };
    expect(games).toMatchObject([
      {
        awaited: ['anna'],
        waiting: [
          { kind: 'orders', players: ['anna'], deadline: expect.stringMatching(/^2026-03-04T20:00/), overdue: 228 },
        ],
      },
    ]);
  });

  test('what is overdue comes first, then what has waited longest', async () => {
    const world = await spring([]);
    world.wait(1);
    await openSpring(world, '--slug', 'older-clock', ...CLOCK);
    await openSpring(world, '--slug', 'newest');
    world.wait(100);
    const { out } = await world.run(['status']);
    const places = ['older-clock', 'spring-26', 'newest'].map((slug) => out.indexOf(`  ${slug}  `));
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  test('shows what waits for one player alone', async () => {
    const world = await spring();
    expect((await world.run(['status', '--as', 'ben'])).out).toBe('Nothing waits for ben.\n');
    await endTurn(world, 'anna');
    expect((await world.run(['status', '--as', 'ben'])).out).toContain('spring-26');
    expect((await world.run(['status', '--mine', '--as', 'anna'])).out).toBe('Nothing waits for anna.\n');
    expect(await world.run(['status', '--mine'])).toMatchObject({ code: 2 });
  });
});

describe('what is passed on', () => {
  const LINE =
    'U.S.S.R., round 1 is done: https://club.example/a/games/spring-26/r01-ussr/  Next: Ben (Germany), by 4 Mar 2026, 21:00 CET.';

  test('a line to paste, with the address of the turn just played', async () => {
    const world = await spring();
    const { out } = await endTurn(world, 'anna');
    expect(out.split('\n').slice(-3)).toEqual(['To pass on, by mail or chat:', LINE, '']);
  });

  test('is never broken, also where the terminal is narrow', async () => {
    const world = await spring(CLOCK, { columns: 60 });
    const { out } = await endTurn(world, 'anna');
    expect(out.split('\n')).toContain(LINE);
    expect(out.split('\n').filter((line) => line !== LINE && line.length > 60 && !line.includes('https:'))).toEqual([]);
  });

  test('in the language of who comes next', async () => {
    const world = newWorld();
    world.write('fieldpost.json', BERLIN);
    await openSpring(world, '--lang', 'de');
    const { out } = await endTurn(world, 'anna');
    expect(out).toContain(
      'UdSSR, Runde 1, ist fertig: https://club.example/a/de/games/spring-26/r01-ussr/  Am Zug: Ben (Deutschland).',
    );
  });

  test('to a defender who has to decide, with the hours he has for it', async () => {
    const world = await spring();
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'ben'], 'Standing: Germany defend on land ask');
    const { out } = await world.run(
      ['submit', 'spring-26', '-', '--yes', '--as', 'anna'],
      '5 inf CAU > UKR\n3 inf, 1 arm, 1 ftr KAR > UKR land CAU\nFight all',
    );
    expect(out).toMatch(/with a line such as: {2}lose \d Inf/);
    expect(out).toContain(
      'U.S.S.R., round 1: https://club.example/a/games/spring-26/r01-ussr/  Ben (Germany) to decide: Ukraine S.S.R., by 2 Mar 2026, 21:00 CET.',
    );
  });

  test('not while the turn goes on', async () => {
    const world = await spring();
    expect((await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'Buy 8 inf')).out).not.toContain(
      'To pass on',
    );
    const data = await world.json(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'end turn');
    expect(data.exit).toBe(3); // eight infantry would be lost
    expect(data.handover).toBeNull();
  });
});
