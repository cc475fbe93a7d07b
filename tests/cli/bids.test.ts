// A game whose sides are bid for, from the command line: opened, sealed, opened, decided, with every source of dice.
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { genuine, ROUNDS } from '../dice/rounds.ts';
import { newFolder, newWorld, type Ran, type World, type WorldOptions } from './support.ts';

const SLUG = 'spring-26';

/** A world whose players keep their secrets in a folder of their own. */
const privateWorld = (options: WorldOptions = {}): World & { readonly home: string } => {
  const home = newFolder();
  const variables = { LANG: 'en_GB.UTF-8', HOME: home, XDG_DATA_HOME: path.join(home, 'data') };
  return { ...newWorld({ ...options, variables }), home };
};

const open = (world: World, ...more: readonly string[]): Promise<Ran> =>
  world.run([
    ...['new', '--title', 'Spring 26', '--option', 'bids=sealed', '--player', 'Anna', '--player', 'Ben', '--yes'],
    ...more,
  ]);

const bid = (world: World, player: string, ...said: readonly string[]): Promise<Ran> =>
  world.run(['bid', SLUG, ...said, '--yes', '--as', player]);

/** Both seal, Anna opens, then Ben. */
const bidBoth = async (world: World, anna: string, ben: string, ...more: readonly string[]): Promise<Ran> => {
  await bid(world, 'anna', anna);
  await bid(world, 'ben', ben);
  await bid(world, 'anna');
  return bid(world, 'ben', ...more);
};

const secrets = (home: string): string => path.join(home, 'data', 'fieldpost', 'bids');

describe('sealed bids', () => {
  test('are asked for, step by step, and tell who plays what', async () => {
    const world = privateWorld();
    const opened = await open(world);
    expect(opened.code).toBe(0);
    expect(opened.out).toContain('Bids: two players bid under seal; the lower bid plays the Axis');
    expect(opened.out).toContain('Sealed bids are awaited from anna and ben.');
    expect((await world.json(['status', SLUG])).due).toEqual([
      { kind: 'bids', step: 'bid-seal', players: ['anna', 'ben'] },
    ]);
    const sealed = await bid(world, 'anna', '17: 3 inf UKR, rest to japan');
    expect(sealed.code).toBe(3);
    expect(sealed.out).toContain('Your bid is sealed.');
    expect(sealed.out).toContain('Sealed bids are awaited from ben.');
    // Nothing of it can be read in what is published.
    expect(world.log(SLUG)[1]).not.toMatch(/17|ukraine|japan/);
    expect((await bid(world, 'anna')).out).toContain('Your bid is sealed; ben still has to seal his.');
    expect((await bid(world, 'ben', '12: 2 inf GER, 6 ipc japan')).out).toContain('still to be opened: anna and ben');
    const first = await bid(world, 'anna');
    expect(first.code).toBe(3);
    expect(first.out).toContain(
      'The bid of anna: 17 IPC; 3 infantry (Germany) in the Ukraine S.S.R. and 8 IPC (Japan)',
    );
    expect((await bid(world, 'anna')).out).toContain('Your bid is open; that of ben is not yet.');
    const second = await bid(world, 'ben');
    expect(second.code).toBe(0);
    expect(second.out).toContain('The lower bid decides: anna plays the Allies and ben plays the Axis');
    expect(second.out).toContain('To move: U.S.S.R. (anna)');
    expect((await world.run(['verify', SLUG])).code).toBe(0);
    const { players } = await world.json(['status', SLUG]);
    expect((players as { id: string; powers: string[] }[]).map(({ id, powers }) => [id, powers.length])).toEqual([
      ['anna', 3],
      ['ben', 2],
    ]);
    expect((await bid(world, 'anna', '3')).err).toContain('No bid is awaited');
    const turn = await world.run(['submit', SLUG, '-', '--yes', '--as', 'anna'], 'Buy 8 inf\n3 inf CAU > UKR');
    expect(turn.code).toBe(0);
    expect((await world.run(['log', SLUG, '--all'])).out).toContain('anna seals a bid');
  });

  test('are guided on a terminal', async () => {
    const world = privateWorld({
      answers: ['Spring 26', SLUG, 'second-edition', ['bids'], 'sealed', 'Anna', 'Ben', 'local', '', true, '12', true],
    });
    const opened = await world.run(['new']);
    expect(opened.out).toContain('Sealed bids: who plays what is decided by them.');
    expect(JSON.parse(world.log(SLUG)[0] ?? '{}').order.players).toMatchObject([
      { id: 'anna', powers: [] },
      { id: 'ben', powers: [] },
    ]);
    expect((await world.run(['bid', SLUG, '--as', 'ben'])).out).toContain('Your bid is sealed.');
  });

  test('that the rules would refuse are told before they are sealed', async () => {
    const world = privateWorld();
    await open(world);
    const wrong = await bid(world, 'anna', '6: 2 inf KAR');
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('does not hold Karelia');
    expect((await bid(world, 'anna', 'seventeen')).code).not.toBe(0);
    expect((await bid(world, 'anna')).err).toContain('A bid is needed.');
    expect((await bid(world, 'rita', '3')).code).toBe(2);
    expect(world.log(SLUG)).toHaveLength(1);
    expect(existsSync(secrets(world.home))).toBe(false);
    const clear = await world.run(['submit', SLUG, '-', '--yes', '--as', 'anna'], 'bid 17');
    expect(clear.code).not.toBe(0);
    expect(world.log(SLUG)).toHaveLength(1);
  });

  test('cannot be opened without the file they lie in, and say where it should be', async () => {
    const world = privateWorld();
    await open(world);
    await bid(world, 'anna', '17');
    await bid(world, 'ben', '12');
    const [file = ''] = readdirSync(secrets(world.home)).filter((name) =>
      readFileSync(path.join(secrets(world.home), name), 'utf8').includes('"anna"'),
    );
    expect(JSON.parse(world.log(SLUG)[1] ?? '{}').order.seal).toBe(path.parse(file).name);
    const kept = path.join(secrets(world.home), file);
    renameSync(kept, `${kept}.away`);
    const gone = await bid(world, 'anna');
    expect(gone.code).toBe(1);
    expect(gone.err).toContain(kept);
    renameSync(`${kept}.away`, kept);
    expect((await bid(world, 'anna')).out).toContain('Your bid is open.');
  });

  test('below 0 give units up', async () => {
    const world = privateWorld();
    await open(world);
    const done = await bidBoth(world, '0', 'bid -6: 2 inf UKR');
    expect(done.out).toContain('Given up for the bid: 2 infantry (Germany) in the Ukraine S.S.R.');
    expect(done.out).toContain('ben plays the Axis');
    expect((await world.run(['verify', SLUG])).code).toBe(0);
  });

  test('that do not come are forfeited by whoever waits, once the time is over', async () => {
    const world = privateWorld();
    await open(world, '--clock', 'turn=72,answer=24,forfeit=24');
    await bid(world, 'anna', '12');
    await bid(world, 'ben', '17');
    await bid(world, 'anna');
    const forfeit = ['forfeit', SLUG, 'ben', '--reason', 'no word of him', '--yes', '--as', 'anna'];
    expect((await world.run(forfeit)).err).toContain('A forfeit may be declared from');
    world.wait(49);
    const done = await world.run(forfeit);
    expect(done.out).toContain('The bid of ben no longer counts.');
    expect(done.out).toContain('The bid that is left decides: anna plays the Axis');
    expect((await world.run(['verify', SLUG])).code).toBe(0);
  });
});

describe('equal bids', () => {
  const decided = /Equal bids: the die shows ([1-6]), for (anna|ben)/;
  const fair = (out: string): boolean => {
    const [, value, player] = decided.exec(out) ?? [];
    return (Number(value) <= 3 ? 'anna' : 'ben') === player;
  };

  test('are decided at once by dice thrown here', async () => {
    const world = privateWorld();
    await open(world);
    const done = await bidBoth(world, '12', '12');
    expect([done.code, fair(done.out)]).toEqual([0, true]);
    expect((await world.run(['verify', SLUG])).out).toContain('1 × dice on table trust');
  });

  test('are decided by a die thrown at a table', async () => {
    const world = privateWorld();
    await open(world, '--dice', 'recorded');
    const open12 = await bidBoth(world, '12', '12');
    expect(open12.code).toBe(3);
    expect(open12.out).toContain('a lot between equal bids');
    const status = await world.json(['status', SLUG]);
    expect(status.waiting).toMatchObject([{ kind: 'dice', players: ['anna', 'ben'] }]);
    const rolled = await world.run(['roll', SLUG, '--dice', '4', '--as', 'ben', '--yes']);
    expect(rolled.out).toContain('Equal bids: the die shows 4, for ben');
    expect((await world.run(['verify', SLUG])).code).toBe(0);
  });

  test('are decided by the other bidder’s secret', async () => {
    const world = privateWorld();
    expect((await open(world, '--dice', 'reveal')).code).toBe(0);
    expect((await world.run(['anchor', SLUG, '--as', 'anna'])).code).toBe(0);
    const done = await bidBoth(world, '12', '12');
    expect(done.code).toBe(3);
    expect(done.out).toContain('Anna keeps these dice');
    expect((await world.run(['roll', SLUG, '--as', 'ben'])).code).toBe(3);
    const revealed = await world.run(['roll', SLUG, '--as', 'anna']);
    expect([revealed.code, fair(revealed.out)]).toEqual([0, true]);
    expect((await world.run(['verify', SLUG])).out).toContain('1 × dice proved');
  });

  test('are decided by a genuine round of the beacon', async () => {
    const first = genuine(1000);
    const clock = { at: Date.parse(first.time) - 600_000 };
    const world = privateWorld({
      now: () => new Date(clock.at),
      fetchText: async (address) => {
        const round = ROUNDS.find((one) => address.endsWith(`/public/${one.round}`));
        return JSON.stringify({ round: round?.round, signature: round?.signature });
      },
    });
    const robo = String((await world.json(['key', 'new', '--as', 'robo'])).key);
    const opened = await open(world, '--dice', 'drand', '--role', 'Robo=bot', '--key', `robo=${robo}`);
    expect(opened.code).toBe(0);
    expect((await bidBoth(world, '12', '12')).code).toBe(3);
    clock.at = Date.parse(first.time) - 60_000;
    await world.run(['bot', '--as', 'robo']);
    clock.at = Date.parse(first.time);
    const rolled = await world.run(['bot', '--as', 'robo']);
    expect(rolled.code).toBe(0);
    const lot = JSON.parse(world.log(SLUG).at(-1) ?? '{}');
    expect(lot.dice.rolls).toMatchObject([{ purpose: 'bid', sides: 6 }]);
    const [value] = lot.dice.rolls[0].values;
    expect(lot.events[1].players[0].player).toBeDefined();
    expect(lot.events[0]).toMatchObject({ type: 'lot-drawn', player: value <= 3 ? 'anna' : 'ben' });
    expect((await world.run(['verify', SLUG])).out).toContain('1 × dice proved');
  });
});
