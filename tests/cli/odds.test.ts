// The odds on the command line: forces in three languages, the options, what is not understood, and battles of a game.

import { describe, expect, test } from 'vitest';
import { type Outcome, prepare, solve } from '../../src/odds/index.ts';
import { daak, secondEdition } from '../../src/rulesets/index.ts';
import { newWorld, openSpring } from './support.ts';

describe('odds of a sheet that is not declared', () => {
  const SHEET =
    'Buy 8 inf\n5 inf CAU > UKR\n3 inf 1 arm KAR > UKR\n1 ftr RUS > UKR (land RUS)\nfight UKR, OOL ftr inf arm';

  test('with the position after its moves, by its own orders of loss; nothing is written', async () => {
    const world = newWorld();
    await openSpring(world);
    const { code, out } = await world.run(['odds', 'spring-26', '--sheet', '-'], SHEET);
    expect(out).toMatch(/^What is to be expected:\n {2}Ukraine S\.S\.R\.: attacker wins \d/);
    expect(out).toContain('lost in this order: attacker fighter, infantry, armor; defender');
    expect(out).toContain('retreat: to the Caucasus or to Karelia S.S.R.');
    expect(out).toContain('What the enemy can hit next, were these battles won without a loss:');
    expect(code).toBe(0);
    expect(world.log('spring-26')).toHaveLength(1);
    const data = await world.json(['odds', 'spring-26', 'UKR', '--sheet', '-'], SHEET);
    expect(data).toMatchObject({ exit: 0, battles: [{ id: 'ukraine-ssr', kind: 'land', out: { who: 'all' } }] });
    expect(data).not.toHaveProperty('threats');
  });

  test('from a file; what is not understood or not possible is said, and the rest is foreseen', async () => {
    const world = newWorld();
    await openSpring(world);
    const file = world.write('turn.txt', `${SHEET}\nfoo bar`);
    const { code, out } = await world.run(['odds', 'spring-26', '--sheet', file]);
    expect(code).toBe(1);
    expect(out).toContain('line 6   foo bar');
    expect(out).toMatch(/Ukraine S\.S\.R\.: attacker wins \d/);
    const refused = await world.run(['odds', 'spring-26', '--sheet', '-'], '9 inf RUS > CAU > UKR');
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('line 1   9 inf RUS > CAU > UKR');
    expect((await world.run(['odds', '3 inf vs 2 inf', '--sheet', file])).code).toBe(2);
    const none = await world.run(['odds', 'spring-26', '--sheet', '-'], 'Buy 8 inf');
    expect(none.code).toBe(1);
    expect((await world.run(['odds', 'spring-26', '--sheet', 'nowhere.txt'])).code).toBe(2);
  });
});

describe('odds of two forces', () => {
  test('as a table, word for word', async () => {
    const { code, out } = await newWorld().run(['odds', '3 inf 1 arm vs 2 inf 1 ftr']);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot('../golden/cli/odds.en.txt');
  });

  test.each([
    ['en', '5 inf, 2 arm vs 3 inf 1 ftr', ['attacker wins', '91.5%', '5 infantry and 2 armor']],
    ['de', '5 Inf 2 Panzer gegen 3 Inf 1 Jäger', ['Angreifer siegt', '91,5 %', 'Gebiet erobert']],
    ['nl', '5 inf 2 tank tegen 3 inf 1 jager', ['aanvaller wint', '91,5%', 'gebied veroverd']],
  ])('in %s', async (lang, text, words) => {
    const { code, out } = await newWorld().run(['odds', text, '--lang', lang]);
    expect(code).toBe(0);
    for (const word of words) expect(out.replace(/\u00a0/g, ' ')).toContain(word);
  });

  test('as data are what the solver says, by the rules and options asked for', async () => {
    const line =
      'odds|4 inf 2 ftr 1 bmb vs 3 inf 1 ftr 1 aa|--bombard|2 bb|--ruleset|daak|--tech-attacker|heavy|--tech-defender|jet';
    const { odds } = await newWorld().json([...line.split('|'), '--order-attacker', 'ftr inf', '--low-luck']);
    const expected = solve(
      prepare(daak, {
        attacker: {
          units: { infantry: 4, fighter: 2, bomber: 1 },
          technologies: ['heavy-bombers'],
          conduct: { orderOfLoss: ['fighter', 'infantry'] },
        },
        defender: { units: { infantry: 3, fighter: 1 }, technologies: ['jet-power'] },
        luck: 'low-luck',
        guns: 1,
        shots: 2,
      }),
    );
    expect(odds).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  test('of Enhanced Realism say what they rest on, and on which ships a landing came', async () => {
    const { run, json } = newWorld();
    const rules = ['--ruleset', 'enhanced-realism'];
    const landing = await run(['odds', '3 inf 1 arm vs 2 inf 1 art', '--bombard', '1', ...rules]);
    expect(landing.out).toContain('Exact, if whoever picks a victim hits the dearest unit first.');
    expect(landing.out).toContain('Aboard 3 transports, as few as carry them');
    const huge = '20 inf 9 arm 5 art 4 ftr vs 20 inf 5 arm 3 ftr';
    const tried = await run(['odds', huge, ...rules, '--games', '5', '--seed', 'Tuesday']);
    expect(tried.out).toContain('5 battles with dice from the seed “Tuesday”');
    const { odds } = await json(['odds', huge, ...rules, '--games', '5', '--seed', 'Tuesday']);
    expect((odds as Outcome).rests).toMatchObject({ kind: 'simulated', games: 5, seed: 'Tuesday' }); // what `odds` answers
    const chance = async (...line: readonly string[]) =>
      ((await json(['odds', ...line, ...rules])).odds as Outcome).ends;
    const left = (await chance('3 inf vs 3 inf', '--retreat-defender', '1')).filter(
      ({ result }) => result === 'attacker',
    );
    expect(left.some(({ defenders }) => defenders.infantry === 3)).toBe(true);
  });

  test('with plans: leaving after a round, submarines that withdraw', async () => {
    const { json } = newWorld();
    const chance = async (...line: readonly string[]) => ((await json(['odds', ...line])).odds as Outcome).chance; // what `odds` answers
    const stays = await chance('2 sub 1 bb vs 2 trn 1 sub');
    expect(stays.retreat).toBe(0);
    expect((await chance('2 sub 1 bb vs 2 trn 1 sub', '--retreat', '1')).retreat).toBeGreaterThan(0.1);
    expect((await chance('2 sub 1 bb vs 2 trn 1 sub', '--retreat', '1', '--trapped')).retreat).toBe(0);
    expect((await chance('2 sub vs 2 trn 1 bb', '--subs-attacker', 'withdraw')).retreat).toBeGreaterThan(0.1);
    expect((await chance('3 inf 2 ftr vs 4 inf', '--plan-attacker', 'KAAC')).retreat).toBe(0);
  });

  test.each([
    [['odds'], 'Which battle?', '5 inf 2 arm vs'],
    [['odds', '5 inf 2 arm'], 'neither two forces nor a game', '5 inf 2 arm vs'],
    [
      ['odds', '5 inf vs 3 inf', '--retreat-defender', '1'],
      '--retreat-defender: under these rules defenders never',
      '',
    ],
    [['odds', '5 inf vs 3 inf', '--games', '0'], 'between 1 and 20000 times, not “0”', ''],
    [['odds', '5 inf vs 3 foo'], 'No unit is called “foo”', 'npx fieldpost odds'],
    [['odds', '2 SS vs 1 trn'], '“SS” can be more than one unit', '--dialect'],
    [['odds', '5 inf 1 sub vs 3 inf'], 'on land or at sea', '--bombard 2'],
    [['odds', '2 ftr vs 3 inf', '--bombard', '1'], '--bombard needs a landing', ''],
    [['odds', '2 inf vs 3 inf', '--bombard', '1 ftr'], 'cannot fight in a battle like this one', ''],
    [['odds', '2 inf 1 aa vs 3 inf'], 'cannot fight in a battle like this one', ''],
    [['odds', '2 inf vs 3 inf', '--tech-attacker', 'magic'], '“magic” is no technology', ''],
    [['odds', '2 inf vs 3 inf', '--plan-attacker', 'run'], '“run” is no plan', ''],
    [['odds', '2 inf vs 3 inf', '--subs-defender', 'dive'], 'Submarines stay or withdraw', ''],
    [['odds', '2 inf vs 3 inf', '--retreat', 'never'], '--retreat needs a whole number', ''],
    [['odds', '2 inf vs 3 inf', '--dialect', 'xy'], 'iaapa, daak', ''],
    [['odds', '2 inf vs 3 inf', '--ruleset', 'chess'], 'chess', ''],
    [['odds', '300 inf vs 3 inf'], 'more than 200 units', ''],
    [['odds', `${'1 inf '.repeat(200)} vs 3 inf`], '500', ''],
  ])('%j is not understood', async (line, what, next) => {
    const { code, err } = await newWorld().run(line);
    expect(code).toBe(2);
    expect(err).toContain(what);
    expect(err).toContain(next);
  });
});

describe('odds of a game', () => {
  const AS = ['--as', 'anna'];

  test('are those of its battles as they stand', async () => {
    const world = newWorld();
    await openSpring(world);
    const quiet = await world.run(['odds', 'spring-26']);
    expect(quiet.code).toBe(1);
    expect(quiet.err).toContain('No battle is declared or open in spring-26');

    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], '3 inf CAU > UKR\n1 arm KAR > UKR');
    const { code, out } = await world.run(['odds', 'spring-26']);
    expect(code).toBe(0);
    expect(out).toContain('Ukraine S.S.R.');
    expect(out).toContain('3 infantry and 1 armor');
    const [told] = (await world.json(['odds', 'spring-26', 'UKR'])).battles as readonly { odds: Outcome }[]; // what `odds` answers
    const defenders = secondEdition.board.setup.find(
      ({ space, power }) => space === 'ukraine-ssr' && power === 'germany',
    );
    const expected = solve(
      prepare(secondEdition, {
        attacker: { units: { infantry: 3, armor: 1 } },
        defender: { units: defenders?.units ?? {} },
      }),
    );
    expect(told?.odds.chance.attacker).toBeCloseTo(expected.chance.attacker, 12);

    const elsewhere = await world.run(['odds', 'spring-26', 'India']);
    expect(elsewhere.code).toBe(1);
    expect(elsewhere.err).toContain('India: no battle is declared or open there now.');
    const foreign = await world.run(['odds', 'spring-26', '--low-luck']);
    expect(foreign.code).toBe(2);
    expect(foreign.err).toContain('--low-luck goes with two forces');
  });
});
