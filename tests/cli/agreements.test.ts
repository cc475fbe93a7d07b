// What players agree on while a game goes on: absence, substitution, other options, a position set right, the end.

import { describe, expect, test } from 'vitest';
import { newWorld, openSpring, type World, type WorldOptions } from './support.ts';

const CLOCK = ['--clock', 'turn=72,answer=24,forfeit=120,absence=10'];

const spring = async (more: readonly string[] = [], options: WorldOptions = {}): Promise<World> => {
  const world = newWorld(options);
  await openSpring(world, '--role', 'Carl=steward', '--role', 'Rita=referee', ...more);
  return world;
};

const say = (world: World, line: string, who: string) =>
  world.run([...line.split(' ').map((word) => word.replaceAll('_', ' ')), '--yes', '--as', who]);

describe('absence', () => {
  test('is written, counted and waited for', async () => {
    const world = await spring(CLOCK);
    const { code, out } = await say(world, 'absence spring-26 2026-03-02 2026-03-05', 'anna');
    expect(code).toBe(0);
    expect(out).toContain('Anna is away from 2 Mar 2026 to 5 Mar 2026.');
    expect(out).toContain('That is 4 days in all of 10 allowed.');
    expect(out).toContain('until 8 Mar 2026, 20:00 UTC');
    expect((await world.run(['log', 'spring-26'])).out).toContain('Anna is away from 2 Mar 2026 to 5 Mar 2026.');
  });

  test('not afterwards, not for longer than agreed, not on a day that is none', async () => {
    const world = await spring(CLOCK);
    expect((await say(world, 'absence spring-26 2026-02-20', 'anna')).err).toContain('cannot be declared afterwards');
    const swapped = await say(world, 'absence spring-26 2026-04-05 2026-04-01', 'anna');
    expect(swapped.err).toContain('the day it begins comes first, then the day it ends');
    expect((await say(world, 'absence spring-26 2026-04-01 2026-04-20', 'anna')).err).toContain('this game allows 10');
    expect(await say(world, 'absence spring-26 2026-02-30', 'anna')).toMatchObject({ code: 2 });
    expect(world.log('spring-26')).toHaveLength(1);
  });
});

describe('substitute', () => {
  test('by who leaves takes effect at once', async () => {
    const world = await spring();
    const { code, out } = await say(world, 'substitute spring-26 Dora --leaves anna --language de', 'anna');
    expect(code).toBe(0);
    expect(out).toContain('Dora takes over from Anna');
    const dora = await say(world, 'submit spring-26 -', 'dora');
    expect(dora.err).toContain('There is no order in this.');
    expect(JSON.parse(world.log('spring-26')[1] ?? '')).toMatchObject({
      order: { enters: { id: 'dora', language: 'de', powers: ['ussr', 'uk', 'usa'], role: 'player' }, leaves: 'anna' },
    });
  });

  test('of some powers by somebody who is there', async () => {
    const world = await spring();
    await say(world, 'substitute spring-26 Dora --leaves anna --powers usa', 'anna');
    const { out } = await say(world, 'substitute spring-26 dora --leaves anna --powers uk', 'anna');
    expect(out).toContain('Dora (United States and United Kingdom)');
  });

  test('by another player waits for consent; a steward joins by the steward’s word', async () => {
    const world = await spring();
    const asked = await say(world, 'substitute spring-26 Dora --leaves anna', 'ben');
    expect(asked).toMatchObject({ code: 3 });
    expect(asked.out).toContain('it takes effect when the Allies have agreed');
    expect(await say(world, 'substitute spring-26 Emil --role steward', 'carl')).toMatchObject({ code: 0 });
  });

  test('needs to know who leaves', async () => {
    const world = await spring();
    const { code, err } = await say(world, 'substitute spring-26 Dora', 'anna');
    expect(code).toBe(2);
    expect(err).toContain('Who leaves');
    expect(err).toContain('--role steward');
  });
});

describe('settings, edit and draw', () => {
  test('wait for the other side, who sees what is meant before it is asked', async () => {
    const world = await spring();
    const { code, out } = await say(world, 'settings spring-26 --option luck=low-luck --dice recorded', 'ben');
    expect(code).toBe(3);
    expect(out).toContain('Luck: low luck');
    const agreed = await say(world, 'agree spring-26', 'anna');
    expect(agreed.out).toContain('Ben proposes to change what was agreed; waits for the Allies');
    expect(agreed.out).toContain('All have agreed: it takes effect.');
    const status = await world.json(['status', 'spring-26']);
    expect(status).toMatchObject({ dice: 'recorded', options: { luck: 'low-luck' } });
  });

  test('nothing is asked if the answer is no', async () => {
    const world = await spring([], { answers: [false] });
    const { out } = await world.run(['draw', 'spring-26', '--as', 'ben']);
    expect(out).toContain('Nothing was written.');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('a draw is offered, and the game goes on until the others agree', async () => {
    const world = await spring();
    const offered = await say(world, 'draw spring-26', 'ben');
    expect(offered.out).toContain('A draw is offered; until all others have agreed, the game goes on.');
    expect(offered.out).not.toContain('The game ends in a draw');
    const agreed = await say(world, 'agree spring-26', 'anna');
    expect(agreed.out).toContain('All have agreed: it takes effect.');
  });

  test('a position is set right as it is written', async () => {
    const world = await spring();
    const { code, out } = await say(
      world,
      'edit spring-26 --units karelia=ussr_5_inf_1_arm;_uk_1_ftr --units UKR= --treasury germany=24 --control turkey=nobody --reason forgotten',
      'rita',
    );
    expect(code).toBe(0);
    expect(out).toContain('Karelia S.S.R.: 5 infantry and 1 armor (U.S.S.R.)');
    expect(out).toContain('Ukraine S.S.R.: no units');
    expect(await world.json(['show', 'spring-26', 'KAR'])).toMatchObject({
      units: { ussr: { infantry: 5, armor: 1 }, uk: { fighter: 1 } },
    });
    const { powers } = (await world.json(['show', 'spring-26'])) as { powers?: unknown };
    expect(powers).toMatchObject({ germany: { treasury: 24 } });
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('a position that was agreed on is told as set right, with the reason, not as reported', async () => {
    const world = await spring();
    await say(world, 'edit spring-26 --treasury germany=24 --reason forgotten', 'ben');
    const { out } = await say(world, 'agree spring-26', 'anna');
    expect(out).toContain('Position set right: round 1, U.S.S.R.');
    const log = (await world.run(['log', 'spring-26'])).out;
    expect(log).toContain('  #1\n  set right by agreement  “forgotten”\n  Position set right: round 1');
    expect(log).not.toContain('as reported');
    const exported = await world.json(['export', 'spring-26']);
    expect(JSON.stringify(exported)).toContain('"told":"agreed"');
    expect(JSON.stringify(exported)).toContain('Position set right');
  });

  test('back to the end of an earlier turn', async () => {
    const world = await spring();
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'end turn');
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'ben'], 'end turn');
    const { code, out } = await say(world, 'edit spring-26 --to r01-ussr --reason again', 'rita');
    expect(code).toBe(0);
    expect(out).toContain('back to the position after entry #1');
    expect(out).toContain('To move: Germany (ben)');
  });

  test('what cannot be read is told with how it is written', async () => {
    const world = await spring();
    const said = async (line: string): Promise<string> => (await say(world, `${line} --reason x`, 'rita')).err;
    expect(await said('edit spring-26')).toContain('Nothing is named that should change.');
    expect(await said('edit spring-26 --units karelia')).toContain('"karelia="');
    expect(await said('edit spring-26 --units karelia=ussr_5_foo')).toContain('does not say which units');
    expect(await said('edit spring-26 --control karelia')).toContain('karelia=nobody');
    expect(await said('edit spring-26 --treasury germany=rich')).toContain('is no treasury');
    expect(await said('edit spring-26 --turn now')).toContain('is no turn');
    expect((await say(world, 'settings spring-26 --option luck=bad', 'rita')).err).toContain('luck=dice|low-luck');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('a draw ends the game', async () => {
    const world = await spring();
    const offered = await say(world, 'draw spring-26', 'ben');
    const { out } = await say(world, 'agree spring-26', 'anna');
    expect(offered.out).toContain('To pass on, by mail or chat:');
    expect(offered.out).toContain(
      '#1: Ben proposes to end the game in a draw; waits for the Allies: http://localhost:4321/games/spring-26/r01-ussr/  To agree, Anna: npx fieldpost agree spring-26 1',
    );
    expect(out).toContain('The game is over: it ended in a draw.');
    expect((await world.run(['status'])).out).toContain('Finished');
    expect(await world.json(['show', 'spring-26'])).toMatchObject({ winner: null, drawn: true });
    expect(await world.json(['status', 'spring-26'])).toMatchObject({ state: 'finished', drawn: true });
  });
});

describe('forfeit', () => {
  test('not before its time, and then the game is over for that power', async () => {
    const world = await spring(CLOCK);
    const early = await say(world, 'forfeit spring-26 ussr --reason silent', 'ben');
    expect(early.code).toBe(1);
    expect(early.err).toContain('A forfeit may be declared from 9 Mar 2026');
    world.wait(200);
    const { code, out } = await say(world, 'forfeit spring-26 ussr uk usa --reason silent', 'rita');
    expect(code).toBe(0);
    expect(out).toContain('Declared lost: U.S.S.R., United Kingdom and United States');
    expect((await world.run(['log', 'spring-26'])).out).toContain('“silent”');
  });
});

describe('entered for somebody else', () => {
  test('status tells whoever enters for others how, and nobody else', async () => {
    const world = await spring();
    const status = async (who: string) => (await world.run(['status', 'spring-26', '--as', who])).out;
    expect(await status('carl')).toContain('to enter it for Anna: --for anna --evidence <the mail it came in>');
    for (const who of ['anna', 'ben']) expect(await status(who)).not.toContain('--for');
  });

  test('the steward is asked for the mail, and readers are told that it is kept', async () => {
    const world = await spring([], { answers: ['mail.eml', true] });
    world.write('mail.eml', 'From: anna\n\nBuy 8 inf\n');
    const { code } = await world.run(['submit', 'spring-26', '-', '--as', 'carl', '--for', 'anna'], 'Buy 8 inf');
    expect(code).toBe(0);
    expect((await world.run(['log', 'spring-26'])).out).toContain('entered by carl for anna, mail kept');
    expect((await world.run(['show', 'spring-26'])).out).toContain('entered by carl for anna, mail kept');
  });
});
