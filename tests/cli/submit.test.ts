import { describe, expect, test } from 'vitest';
import { newWorld, openSpring, type World } from './support.ts';

const AS = ['--as', 'anna'];

const FIRST_TURN = `USSR 1
Buy 8 inf

Attacks
5 inf CAU > UKR
3 inf, 1 arm, 1 ftr KAR > UKR land CAU
1 ftr RUS > UKR land CAU

Fight all

Noncombat
2 arm RUS > KAR

Place
8 inf Karelia
end turn
`;

const spring = async (options = {}): Promise<World> => {
  const world = newWorld(options);
  await openSpring(world);
  return world;
};

describe('submit', () => {
  test('carries a whole turn out: reads it back, throws, tells, names what is due', async () => {
    const world = await spring();
    const { code, out } = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], FIRST_TURN);
    expect(out).toContain('Buy 8 infantry for 24 IPC');
    expect(out).toContain('1 fighter from Russia via the Caucasus to the Ukraine S.S.R., to land in the Caucasus');
    expect(out).toMatch(/Attack, round 1: U\.S\.S\.R\., infantry at 1: \d/);
    expect(out).toContain('Flown home as declared: 2 fighters from the Ukraine S.S.R. to the Caucasus');
    expect(out).toContain('U.S.S.R. collects');
    expect(out).toContain('To move: Germany (ben)');
    expect(out).toContain('http://localhost:4321/games/spring-26/r01-germany/');
    expect(code).toBe(0);
    expect((await world.run(['verify'])).code).toBe(0);
    const caucasus = await world.json(['show', 'spring-26', 'Caucasus']);
    expect(caucasus.units).toMatchObject({ ussr: { fighter: 2 } });
  });

  test('the same input prints the same bytes', async () => {
    const first = await (await spring()).run(['submit', 'spring-26', '-', '--yes', ...AS], FIRST_TURN);
    const second = await (await spring()).run(['submit', 'spring-26', '-', '--yes', ...AS], FIRST_TURN);
    expect(second).toEqual(first);
  });

  test('says what is not possible, in which line, by which rule; what does not hang on it is written', async () => {
    const world = await spring();
    const { code, out } = await world.run(
      ['submit', 'spring-26', '-', '--yes', ...AS],
      'Buy 3 inf\n9 inf KAR > UKR\n2 arm RUS > CAU > TUR > SYR',
    );
    expect(code).toBe(1);
    expect(out).toContain('line 2   9 inf KAR > UKR');
    expect(out).toContain('In Karelia S.S.R. only 3 infantry can do this; 9 are asked for.');
    expect(out).toContain('line 3   2 arm RUS > CAU > TUR > SYR');
    expect(out).toMatch(/ {2}rule {2}B\d+\.\d+/);
    expect(out).toContain('This holds up what comes behind it; what comes before is entered:');
    expect(world.log('spring-26')).toHaveLength(2);
    const dry = await world.run(['submit', 'spring-26', '-', '--dry-run', ...AS], 'Buy 3 inf\n9 inf KAR > UKR');
    expect(dry.code).toBe(1);
  });

  test('a tank does not blitz through a neutral', async () => {
    const world = await spring();
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], 'end turn');
    const { out } = await world.run(['submit', 'spring-26', '-', '-n', '--as', 'ben'], '1 arm SEU > SWI > WEU');
    expect(out).toContain('line 1   1 arm SEU > SWI > WEU');
    expect(out).toContain('Armor cannot blitz through Switzerland: it is neutral.');
    expect(out).toMatch(/rule {2}B(4|20)\.\d/);
  });

  test('answers lines it does not understand with the nearest readings, and the others as well', async () => {
    const world = await spring();
    const { code, out } = await world.run(
      ['submit', 'spring-26', '-', '--yes', ...AS],
      'Buy 9 inf\n2 inf Caucassus > Ukrane\n3 foo KAR > UKR',
    );
    expect(code).toBe(1);
    expect(out).toContain('2 lines were not understood:');
    expect(out).toContain('Caucasus (CAU)');
    expect(out).toContain('That costs 27 IPC; the treasury holds 24.');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('a dry run writes nothing and throws nothing', async () => {
    const world = await spring();
    const { code, out } = await world.run(['submit', 'spring-26', '-', '--dry-run', ...AS], FIRST_TURN);
    expect(code).toBe(0);
    expect(out).toContain('A dry run');
    expect(out).not.toContain('round 1:');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('without --yes and with nobody to ask it writes nothing and says how', async () => {
    const world = await spring();
    const { code, out } = await world.run(['submit', 'spring-26', '-', ...AS], 'Buy 8 inf');
    expect(code).toBe(2);
    expect(out).toContain('repeat with --yes');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('asks before writing, and asks which is meant of two readings', async () => {
    const world = await spring({ answers: ['anna', true] });
    const { code } = await world.run(['submit', 'spring-26', '-'], 'Buy 8 inf');
    expect(code).toBe(0);
    expect(world.log('spring-26')).toHaveLength(2);
    const unsure = await spring({ answers: ['submarine', true] });
    const bought = await unsure.run(['submit', 'spring-26', '-', ...AS], 'Buy 1 SS');
    expect(bought.out).toContain('Buy 1 submarine for 8 IPC');
    expect(unsure.log('spring-26')).toHaveLength(2);
  });

  test('who is asking must be known, and play the power', async () => {
    const world = await spring();
    const nobody = await world.run(['submit', 'spring-26', '-', '--yes'], 'Buy 8 inf');
    expect(nobody).toMatchObject({ code: 2 });
    expect(nobody.err).toContain('say it with --as: anna, ben');
    const stranger = await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'eve'], 'Buy 8 inf');
    expect(stranger.err).toContain('“eve” is not one of the players');
    const ben = await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'ben'], 'Fight all');
    expect(ben.code).toBe(1);
    expect(ben.err).toBe(
      [
        'Ben does not play U.S.S.R.; it is Anna’s turn.',
        '  next  npx fieldpost status spring-26   shows what is awaited',
        '',
      ].join('\n'),
    );
    expect(ben.out).toBe('');
    const taken = await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'ben', '--power', 'ussr'], 'Buy 8 inf');
    expect(taken.code).toBe(1);
    expect(taken.err).toContain('Ben does not play U.S.S.R.; it is Anna’s turn.');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('of several powers the one whose turn it is', async () => {
    const world = await spring();
    const wrong = await world.run(['submit', 'spring-26', '-', '--yes', '--power', 'uk', ...AS], 'Fight all');
    expect(wrong.err).toContain('U.S.S.R. is to move, not United Kingdom.');
    const early = await world.run(['submit', 'spring-26', '-', '--yes', '--power', 'uk', ...AS], 'Buy 8 inf');
    expect(early).toMatchObject({ code: 3 });
    expect(early.out).toContain('This turn (United Kingdom, round 1) has not come yet.');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('who plays nothing gives no orders, but enters them for others', async () => {
    const world = await spring();
    await openSpring(world, '--slug', 'spring-27', '--role', 'Carl=steward');
    const carl = await world.run(['submit', 'spring-27', '-', '--yes', '--as', 'carl'], 'Buy 8 inf');
    expect(carl).toMatchObject({ code: 1 });
    expect(carl.err).toContain('Carl is steward in this game and gives no orders of his own.');
    expect(carl.err).toContain('--for anna');
  });

  test('research and purchase together must be paid, whatever the dice bring', async () => {
    const world = await spring();
    const dear = await world.run(['submit', 'spring-26', '-', '-n', ...AS], 'Research: 2 dice\nBuy 8 inf');
    expect(dear.code).toBe(1);
    expect(dear.out).toContain('line 2   Buy 8 inf');
    expect(dear.out).toContain('That costs 24 IPC; the treasury holds 14.');
    const paid = await world.run(['submit', 'spring-26', '-', '-n', ...AS], 'Research: 2 dice\nBuy 4 inf');
    expect(paid.code).toBe(0);
    // Seven would be paid if the dice brought Industrial Technology.
    const perhaps = await world.run(['submit', 'spring-26', '-', '-n', ...AS], 'Research: 2 dice\nBuy 7 inf');
    expect(perhaps.code).toBe(0);
    expect((await world.run(['submit', 'spring-26', '-', '-n', ...AS], 'Research: 2 dice\n9 inf KAR > UKR')).code).toBe(
      1,
    );
    expect(world.log('spring-26')).toHaveLength(1);
  });

  test('a game of several turns handed in at once stops after the first', async () => {
    const world = await spring();
    const game =
      '# r01-ussr\nBuy 8 inf\nPlace 8 inf KAR\nend turn\n\n# r01-germany\nBuy 10 inf\nPlace 10 inf GER\nend turn';
    const { code, out } = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], game);
    expect(out).toContain('3 lines below it were not read');
    expect(out).toContain('To move: Germany (ben)');
    expect(code).toBe(0);
    expect(world.log('spring-26')).toHaveLength(4);
  });

  test('units that did not board are not said to be missing aboard as well', async () => {
    const world = await spring();
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], 'end turn');
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'ben'], 'end turn');
    const { out } = await world.run(
      ['submit', 'spring-26', '-', '-n', ...AS],
      'Combat moves\n2 bmr UK > NOR > GER\n9 inf UK > NOR > FIN by 1 trn',
    );
    expect(out.match(/aboard ships/g) ?? []).toEqual([]);
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], 'end turn');
    const ferry = '3 inf FIN > KAR\n3 inf FIN > SWE > KAR';
    await openSpring(world, '--slug', 'finland');
    await world.run(['submit', 'finland', '-', '--yes', ...AS], 'end turn');
    const twice = await world.run(['submit', 'finland', '-', '-n', '--as', 'ben'], ferry);
    expect(twice.out).toContain('have already left this turn');
    expect(twice.out).not.toContain('can do this');
  });

  test('git config says who is asking', async () => {
    const world = newWorld({ player: 'anna' });
    await openSpring(world);
    expect((await world.run(['submit', 'spring-26', '-', '--yes'], 'Buy 8 inf')).code).toBe(0);
  });

  test('for another player with the mail it came in, of which only the hash is kept', async () => {
    const world = newWorld();
    await openSpring(world, '--role', 'Carl=steward');
    const ben = await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'ben', '--for', 'anna'], 'Buy 8 inf');
    expect(ben.code).toBe(1);
    const mail = world.write('mail.eml', 'From: anna\n\nBuy 8 inf\n');
    const line = ['submit', 'spring-26', '-', '--yes', '--as', 'carl', '--for', 'anna', '--evidence', mail];
    expect((await world.run(line, 'Buy 8 inf')).code).toBe(0);
    expect(world.log('spring-26')[1]).toMatch(/"by":"carl".*"evidence":"[0-9a-f]{64}".*"for":"anna"/);
  });

  test('planes nobody brings home and units nobody places are pointed out before they are lost', async () => {
    const world = await spring();
    const lines = 'Buy 8 inf\n1 ftr KAR > UKR\n3 inf CAU > UKR\nFight all\nend turn';
    const held = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], lines);
    expect(held.code).toBe(3);
    expect(held.out).toMatch(/would be lost, with no way home|bought and not placed/);
    expect(held.out).toContain('not done yet: End the turn and collect income');
    const gone = await world.run(['submit', 'spring-26', '-', '--yes', '--forfeit', ...AS], 'end turn');
    expect(gone.out).toContain('U.S.S.R. forfeits 8 infantry');
    expect(gone.code).toBe(0);
  });

  test('stops where a decision is due and says so with 3', async () => {
    const world = await spring();
    const lines = '3 inf CAU > UKR\n1 arm KAR > UKR\nFight\nUKR stop after 1\nNoncombat\n2 arm RUS > KAR';
    const { code, out } = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], lines);
    expect(code).toBe(3);
    expect(out).toContain('U.S.S.R. may retreat or go on');
    expect(out).toContain('not done yet: Noncombat moves');
    const back = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], 'retreat UKR > CAU');
    expect(back.out).toContain('Retreat from the Ukraine S.S.R. to the Caucasus');
    expect(back.code).toBe(0);
  });

  test('fights on lines of their own go on while a battle waits, and the turn’s later parts wait for it', async () => {
    const world = await spring();
    const lines =
      '3 inf CAU > UKR\n1 arm KAR > UKR\n2 inf KAR > EEU\nfight UKR stop after 1\nfight EEU KAAC\nncm\n1 inf RUS > CAU';
    const { code, out } = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], lines);
    expect(out).toContain('U.S.S.R. may retreat or go on');
    expect(out).not.toContain('this can no longer be done');
    expect(out).toContain('Eastern Europe: 2 infantry (U.S.S.R.) against');
    expect(out).toContain('not done yet: Noncombat');
    expect(code).toBe(3);
    const back = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], 'retreat UKR > CAU');
    expect(back.out).toContain('Noncombat moves');
    expect(back.code).toBe(0);
  });

  test('asks about an unclear purchase alone, and not about all of it that is to be placed', async () => {
    const world = await spring();
    const sheet = 'Buy 1 SS\nPlace\nall BAR\nend turn';
    const { code, out } = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], sheet);
    expect(code).toBe(1);
    expect(out).toContain('1 line was not understood:');
    expect(out).toContain('line 1   Buy 1 SS');
    expect(out).not.toContain('line 3');
    const none = await world.run(['submit', 'spring-26', '-', '--yes', ...AS], 'Place\nall BAR\nend turn');
    expect(none.code).toBe(1);
    expect(none.out).toContain('“All” would be all that was bought, and nothing was bought.');
  });

  test('answers programs with the same as data', async () => {
    const world = await spring();
    const bad = await world.json(['submit', 'spring-26', '-', '--yes', ...AS], 'Buy 9 inf\n3 foo KAR > UKR');
    expect(bad).toMatchObject({
      command: 'submit',
      ok: false,
      exit: 1,
      game: 'spring-26',
      understood: [
        {
          order: { type: 'purchase', units: { infantry: 9 } },
          lines: [1],
          words: { heading: 'Buy 9 infantry for 27 IPC' },
        },
      ],
      problems: [{ line: 2 }],
      refused: [{ line: 1, code: 'too-expensive', params: { cost: 27, treasury: 24 } }],
      written: [],
    });
    const good = await world.json(['submit', 'spring-26', '-', '--yes', ...AS], 'Buy 8 inf');
    expect(good).toMatchObject({
      ok: true,
      exit: 0,
      written: [{ seq: 1, order: 'purchase' }],
      due: [{ kind: 'orders', power: 'ussr', players: ['anna'] }],
      page: 'http://localhost:4321/games/spring-26/r01-ussr/',
    });
  });

  test('an empty sheet, a missing file and a missing game are told apart', async () => {
    const world = await spring();
    expect((await world.run(['submit', 'spring-26', '-', ...AS], '# nothing\n')).err).toContain(
      'There is no order in this.',
    );
    expect((await world.run(['submit', 'spring-26', 'no.txt', ...AS])).err).toContain('no.txt cannot be read');
    const missing = await world.run(['submit', 'autumn', '-', ...AS], 'x');
    expect(missing.err).toContain('games here: spring-26');
    expect(missing.code).toBe(2);
  });

  test('what a player writes reaches no terminal as a command', async () => {
    const world = await spring();
    const { out, err } = await world.run(
      ['submit', 'spring-26', '-', '-n', ...AS],
      'Buy 3 inf\n\u001b[2J\u202efoo\u0007 bar',
    );
    expect(out + err).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    expect(out).toContain('which no order uses');
  });
});
