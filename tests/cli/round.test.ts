import { describe, expect, test } from 'vitest';
import { newWorld, openSpring } from './support.ts';

/** Round 1 as five players might write it, in three languages. */
const SHEETS: readonly (readonly [player: string, lang: string, sheet: string])[] = [
  [
    'anna',
    'en',
    `USSR 1
Buy 8 inf
3 inf CAU > UKR
1 arm, 1 ftr KAR > UKR land CAU
1 ftr RUS > UKR land CAU
Fight all
Noncombat
4 inf RUS > KAR
Place 8 inf KAR
end turn`,
  ],
  [
    'ben',
    'de',
    `Kauf: 4 Inf, 4 Pz
Angriffszüge
3 Inf FIN > KAR
Kampf: alle
Züge ohne Kampf
2 Pz GER > EEU
Aufstellung: 4 Inf 4 Pz GER
Zugende`,
  ],
  [
    'anna',
    'nl',
    `Koop: 10 inf
Plaats 10 inf GBR
Einde beurt`,
  ],
  [
    'ben',
    'en',
    `Buy 1 trn, 5 inf
Combat moves
2 inf FIC > CHI
1 inf KWA > CHI
Fight all
Place 5 inf JPN, 1 trn SOJ
end turn`,
  ],
  [
    'anna',
    'en',
    `Buy 12 inf
Place 12 inf EUS
end turn`,
  ],
];

describe('a whole first round of all five powers', () => {
  test('through the command line, with dice of its own', async () => {
    const world = newWorld();
    await openSpring(world, '--option', 'askDefender=never');
    for (const [player, lang, sheet] of SHEETS) {
      const ran = await world.run(
        ['submit', 'spring-26', '-', '--yes', '--forfeit', '--as', player, '--lang', lang],
        sheet,
      );
      expect(ran.err).toBe('');
      expect(ran, ran.out).toMatchObject({ code: 0 });
    }
    const status = await world.json(['status', 'spring-26']);
    expect(status).toMatchObject({ round: 2, power: 'ussr', due: [{ kind: 'orders', players: ['anna'] }] });
    const verified = await world.run(['verify']);
    expect(verified.code).toBe(0);
    const turns = JSON.parse((await world.run(['export', 'spring-26'])).out).turns;
    expect(turns.map(({ id }: { readonly id: string }) => id)).toEqual([
      'r01-ussr',
      'r01-germany',
      'r01-uk',
      'r01-japan',
      'r01-usa',
      'r02-ussr',
    ]);
  });

  test('guided on a terminal', async () => {
    const world = newWorld({
      // Nothing to research; eight infantry; no attack; tanks to Karelia, which is asked about first; placed; ended.
      answers: [
        '',
        '8 inf',
        '',
        true,
        '',
        '?',
        '9 arm RUS > KAR',
        '2 arm RUS > KAR',
        '-',
        '2 arm RUS > KAR',
        '',
        true,
        '8 inf KAR',
        '',
        true,
        true,
      ],
    });
    await openSpring(world);
    const { code, out } = await world.run(['turn', 'spring-26', '--as', 'anna']);
    expect(out).toContain('Prices: infantry 3, armor 5');
    expect(out).toContain('Possible now:');
    expect(out).toContain('9 are asked for.');
    expect(out).toContain('Taken back: 2 arm RUS > KAR');
    expect(out).toContain('To move: Germany (ben)');
    expect(code).toBe(0);
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('guided, with a second move for armor alone', async () => {
    // Nothing bought, no attack; what is possible in the second moves and in noncombat movement is looked at.
    const world = newWorld({ answers: ['', '', '?', '', '?', '', true, true] });
    await openSpring(world, '--ruleset', 'enhanced-realism');
    const { out } = await world.run(['turn', 'spring-26', '--as', 'anna']);
    const [, second = '', after = ''] = out.split('Possible now:').slice(1);
    expect(second).toContain('1 armor, Karelia S.S.R. (KAR)');
    expect(second).not.toContain('infantry');
    expect(second).not.toContain('fighter');
    expect(after).toContain('infantry');
    expect(after).toContain('fighter');
    expect(after).not.toContain('battle');
  });

  test('guided entry needs somebody to answer, but lists what is possible for programs', async () => {
    const world = newWorld();
    await openSpring(world);
    expect((await world.run(['turn', 'spring-26', '--as', 'anna'])).code).toBe(2);
    const { offers } = await world.json(['turn', 'spring-26']);
    expect(offers).toContainEqual(
      expect.objectContaining({ space: 'caucasus', type: 'infantry', to: 'ukraine-ssr', aim: 'battle', count: 5 }),
    );
  });
});
