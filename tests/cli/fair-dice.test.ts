// Dice of a keeper and of the public beacon from the command line, as players and a bot would use them.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { genuine, ROUNDS } from '../dice/rounds.ts';
import { newFolder, newWorld, openSpring, type World, type WorldOptions } from './support.ts';

const keyOf = async (world: World, player: string): Promise<string> =>
  String((await world.json(['key', 'new', '--as', player])).key);

/** A world whose players keep their secrets in a folder of their own. */
const privateWorld = (options: WorldOptions = {}): World & { readonly home: string } => {
  const home = newFolder();
  const variables = { LANG: 'en_GB.UTF-8', HOME: home, XDG_DATA_HOME: path.join(home, 'data') };
  return { ...newWorld({ ...options, variables }), home };
};

const ATTACK = '3 inf CAU > UKR\n1 arm KAR > UKR';

describe('a keeper', () => {
  const begun = async (): Promise<World & { readonly home: string }> => {
    const world = privateWorld();
    await openSpring(
      world,
      '--dice',
      'reveal',
      '--role',
      'Rita=referee',
      '--key',
      `rita=${await keyOf(world, 'rita')}`,
      '--as',
      'anna',
    );
    await world.run(['anchor', 'spring-26', '--as', 'ben']);
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], ATTACK);
    return world;
  };

  test('locks up his dice, with a key that is made for him', async () => {
    const world = privateWorld();
    expect((await openSpring(world, '--dice', 'reveal')).code).toBe(0);
    const done = await world.run(['anchor', 'spring-26', '--as', 'ben']);
    expect(done.code).toBe(0);
    expect(done.out).toContain('Anchored: 4,096 secrets');
    expect(world.log('spring-26').map((line) => /"sig":/.test(line))).toEqual([false, true, true]);
    const [file = ''] = readdirSync(path.join(world.home, 'data', 'fieldpost', 'dice'));
    expect(world.log('spring-26')[2]).toContain(`"anchor":"${path.parse(file).name}"`);
    const secret = path.join(world.home, 'data', 'fieldpost', 'dice', file);
    if (process.platform !== 'win32') expect(statSync(secret).mode & 0o777).toBe(0o600);
    expect(world.log('spring-26').join()).not.toContain(JSON.parse(readFileSync(secret, 'utf8')).secret);
    const again = await world.run(['anchor', 'spring-26', '--as', 'ben']);
    expect(again.out).toContain('4,096 secrets are left');
    expect(world.log('spring-26')).toHaveLength(3);
  });

  test('is told to, before anybody can throw', async () => {
    const world = privateWorld();
    const opened = await openSpring(world, '--dice', 'reveal');
    expect(opened.out).toContain(
      'secrets have to be anchored by anna and ben.\n  next  npx fieldpost anchor spring-26',
    );
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], ATTACK);
    const early = await world.run(['fight', 'spring-26', '--yes', '--as', 'anna']);
    expect(early.code).toBe(1);
    expect(early.err).toContain('ben keeps the dice of this order');
    expect(early.err).toContain('npx fieldpost anchor spring-26');
  });

  test('reveals what is due, and whoever looks can prove it', async () => {
    const world = await begun();
    const fight = await world.run(['fight', 'spring-26', '--rounds', '1', '--yes', '--as', 'anna']);
    expect(fight.code).toBe(3);
    expect(fight.out).toContain('Ben keeps these dice and reveals them.');
    // She cannot roll them: what she can do is to pass the order on.
    expect(fight.out).toContain('next  npx fieldpost sync');
    expect(fight.out).not.toContain('npx fieldpost roll');
    const his = await world.run(['status', 'spring-26', '--as', 'ben']);
    expect(his.out).toContain('npx fieldpost roll spring-26');
    const status = await world.json(['status', 'spring-26']);
    expect(status.waiting).toMatchObject([{ kind: 'dice', players: ['ben'] }]);
    const self = await world.run(['roll', 'spring-26', '--as', 'anna']);
    expect([self.code, self.out.includes('Attack, round 1')]).toEqual([3, false]);
    const given = await world.run(['roll', 'spring-26', '--dice', '1,1,1,1', '--as', 'anna']);
    expect([given.code, given.err]).toEqual([
      2,
      'The dice of this game are given by others; only the referee may enter faces in their place.\n',
    ]);
    const revealed = await world.run(['roll', 'spring-26', '--as', 'ben']);
    expect(revealed.out).toContain('Attack, round 1');
    expect(world.log('spring-26').at(-1)).toMatch(/"k":1,.*"source":"reveal"/);
    const proof = await world.run(['verify', 'spring-26']);
    expect(proof.code).toBe(0);
    expect(proof.out).toContain('1 × dice proved');
    expect(proof.out).toContain('3 signed');
    expect((await world.run(['log', 'spring-26'])).out).toContain('dice proved');
    const { entries } = await world.json(['log', 'spring-26', '--all']);
    expect((entries as { diceVerdict: string }[]).map(({ diceVerdict }) => diceVerdict).at(-1)).toBe('proved'); // as the README of the command line has it
  });

  test('cannot without his secrets, and says where they should be', async () => {
    const world = await begun();
    await world.run(['fight', 'spring-26', '--rounds', '1', '--yes', '--as', 'anna']);
    rmSync(path.join(world.home, 'data', 'fieldpost', 'dice'), { recursive: true });
    const lost = await world.run(['roll', 'spring-26', '--as', 'ben']);
    expect(lost.code).toBe(1);
    expect(lost.err).toContain('is missing');
    const referee = ['roll', 'spring-26', '--dice', '1,2,3,4', '--dice', '6,6,6,6,6,6', '--as', 'rita', '--yes'];
    expect((await world.run(referee)).err).toContain('The note says nothing.');
    const decided = await world.run([...referee, '--note', 'Ben has lost his secrets']);
    expect(decided.out).toContain('infantry at 1: 1* 2 3');
    expect((await world.run(['verify', 'spring-26'])).out).toContain('1 × dice as claimed');
  });

  test('shows nothing for an order the rules would not allow', async () => {
    const world = await begun();
    await world.run(['fight', 'spring-26', '--rounds', '1', '--yes', '--as', 'anna']);
    const file = path.join(world.archive, 'games', 'spring-26', 'log.jsonl');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const fight = JSON.parse(lines.at(-1) ?? '');
    // More dice than the force has: the last line has no one behind it whose hash would tell.
    const forged = JSON.stringify(fight).replace('"n":4', '"n":9');
    writeFileSync(file, `${[...lines.slice(0, -1), forged].join('\n')}\n`);
    const refused = await world.run(['roll', 'spring-26', '--as', 'ben']);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('nothing is revealed or witnessed for it');
    expect(world.log('spring-26')).toHaveLength(lines.length);
  });
});

describe('a beacon', () => {
  const first = genuine(1000);
  const second = genuine(1001);
  /** A minute before the round, when the receipt has to be written. */
  const seen = Date.parse(first.time) - 60_000;
  const asked: string[] = [];
  const relay = async (address: string): Promise<string> => {
    asked.push(address);
    if (address.startsWith('https://api.drand.sh')) throw new Error('no answer');
    const round = ROUNDS.find((one) => address.endsWith(`/public/${one.round}`));
    if (address.startsWith('https://api2')) return JSON.stringify({ round: first.round, signature: second.signature });
    return JSON.stringify({ round: round?.round, signature: round?.signature, randomness: 'ignored' });
  };

  const begun = async (): Promise<{ readonly world: World; readonly clock: { at: number } }> => {
    const clock = { at: seen - 600_000 };
    const world = privateWorld({
      now: () => new Date(clock.at),
      fetchText: relay,
      pause: async (ms) => {
        clock.at += ms;
      },
    });
    const robo = await keyOf(world, 'robo');
    const opened = await openSpring(
      world,
      '--dice',
      'drand',
      '--role',
      'Robo=bot',
      '--key',
      `robo=${robo}`,
      '--as',
      'anna',
    );
    expect(opened.code).toBe(0);
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], ATTACK);
    return { world, clock };
  };

  test('needs a witness, named when the game is opened', async () => {
    const world = privateWorld();
    const opened = await openSpring(world, '--dice', 'drand');
    expect(opened.code).toBe(1);
    expect(opened.err).toContain('need a witness');
    expect(existsSync(path.join(world.archive, 'games'))).toBe(false);
  });

  test('gives the dice of a genuine round once a bot has seen the order', async () => {
    const { world, clock } = await begun();
    const fight = await world.run(['fight', 'spring-26', '--rounds', '1', '--yes', '--as', 'anna']);
    expect(fight.code).toBe(3);
    expect(fight.out).toContain('A witness has to see the order first: Robo.');
    expect((await world.json(['status', 'spring-26'])).waiting).toMatchObject([{ kind: 'dice', players: ['robo'] }]);
    clock.at = seen;
    const receipt = await world.run(['bot', '--as', 'robo']);
    expect(receipt.code).toBe(3);
    expect(receipt.out).toContain(`its dice are those of round ${first.round}`);
    expect(world.log('spring-26').at(-1)).toMatch(/"order":\{"of":"[0-9a-f]{64}","type":"receipt"\}.*"sig":/);
    expect(asked).toEqual([]);
    clock.at = Date.parse(first.time);
    const rolled = await world.run(['bot', '--as', 'robo']);
    expect(rolled.code).toBe(0);
    expect(rolled.out).toContain(`from round ${first.round}`);
    // One server does not answer, one lies, the third is believed because the signature is the beacon's.
    expect(asked).toHaveLength(3);
    expect(world.log('spring-26').at(-1)).toContain(`"signature":"${first.signature}"`);
    const proof = await world.run(['verify', 'spring-26']);
    expect(proof.code).toBe(0);
    expect(proof.out).toContain('1 × dice proved');
    expect((await world.run(['bot', '--as', 'robo'])).out).toContain('Nothing to witness and no round due.');
  });

  test('gives them to whoever asks, once there is a receipt', async () => {
    const { world, clock } = await begun();
    await world.run(['fight', 'spring-26', '--rounds', '1', '--yes', '--as', 'anna']);
    clock.at = seen;
    await world.run(['bot', 'spring-26', '--as', 'robo']);
    const early = await world.run(['roll', 'spring-26', '--as', 'ben']);
    expect([early.code, early.out.includes(`round ${first.round} of the beacon, from`)]).toEqual([3, true]);
    clock.at = Date.parse(first.time) + 86_400_000;
    const rolled = await world.run(['roll', 'spring-26', '--as', 'ben']);
    expect(rolled.out).toContain('Attack, round 1');
    expect(world.log('spring-26').at(-1)).toContain(`"round":${first.round},`);
  });

  test('witnesses nothing that somebody without a key, or who plays, would witness', async () => {
    const { world, clock } = await begun();
    await world.run(['fight', 'spring-26', '--rounds', '1', '--yes', '--as', 'anna']);
    clock.at = seen;
    const before = world.log('spring-26').length;
    const player = await world.run(['bot', '--as', 'ben']);
    expect(player.err).toContain('ben cannot witness here');
    clock.at -= 3_600_000;
    expect((await world.run(['bot', '--as', 'robo'])).err).toContain('bears a time to come');
    expect(world.log('spring-26')).toHaveLength(before);
  });

  test('that nobody can reach is asked again later', async () => {
    const clock = { at: seen };
    const world = privateWorld({ now: () => new Date(clock.at) });
    const robo = await keyOf(world, 'robo');
    await openSpring(world, '--dice', 'drand', '--role', 'Robo=bot', '--key', `robo=${robo}`, '--as', 'anna');
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], ATTACK);
    await world.run(['fight', 'spring-26', '--rounds', '1', '--yes', '--as', 'anna']);
    await world.run(['bot', '--as', 'robo']);
    clock.at += 120_000;
    const waits = await world.run(['roll', 'spring-26', '--as', 'anna']);
    expect(waits.code).toBe(3);
    expect(waits.err).toContain(`Round ${first.round} of the beacon could not be had.`);
    expect(world.log('spring-26').at(-1)).toContain('"receipt"');
  });
});
