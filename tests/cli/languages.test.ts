import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import type { EventOf, GameEvent } from '../../src/engine/index.ts';
import { sayEvent, sayPurpose } from '../../src/i18n/echo/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { newWorld, openSpring } from './support.ts';

describe('what has happened', () => {
  test.each([
    [
      'en',
      'Retreat from the Ukraine S.S.R. to the Caucasus: 1 armor (U.S.S.R.)',
      'Attack, Ukraine S.S.R., round 2, U.S.S.R.',
    ],
    ['de', 'Rückzug aus der Ukraine in den Kaukasus: 1 Panzer (UdSSR)', 'Angriff, Ukraine, Runde 2, UdSSR'],
    ['nl', 'Terugtocht uit Oekraïne naar de Kaukasus: 1 tank (Sovjet-Unie)', 'Aanval, Oekraïne, ronde 2, Sovjet-Unie'],
  ] as const)('events and dice in %s', (language, retreat, dice) => {
    const words = wordsOf(secondEditionBoard, language);
    const event: GameEvent = {
      type: 'retreated',
      battle: 'ukraine-ssr',
      units: [{ power: 'ussr', type: 'armor', ids: [7] }],
      from: 'ukraine-ssr',
      to: 'caucasus',
    };
    expect(sayEvent(event, words)).toEqual([retreat]);
    expect(sayPurpose({ purpose: 'combat/ukraine-ssr/2/attack/ussr' }, words)).toBe(dice);
  });
});

describe('the answer is in the language that is', () => {
  test.each([
    [['--lang', 'de'], { LANG: 'nl_NL.UTF-8' }, 'Am Zug: UdSSR'],
    [[], { LANG: 'nl_NL.UTF-8' }, 'Aan de beurt: Sovjet-Unie'],
    [[], { LANG: 'de_DE.UTF-8', LC_ALL: 'en_US.UTF-8' }, 'To move: U.S.S.R.'],
    [[], { LANG: 'C.UTF-8' }, 'To move: U.S.S.R.'],
    [[], {}, 'To move: U.S.S.R.'],
  ])('said by %j and %j', async (options, variables, text) => {
    const world = newWorld({ variables });
    await openSpring(world);
    expect((await world.run(['status', 'spring-26', ...options])).out).toContain(text);
  });

  test('the archive’s first, where the terminal has none of ours', async () => {
    const world = newWorld({ variables: { LANG: 'fr_FR.UTF-8' } });
    world.write(
      'fieldpost.json',
      '{"name":"Klub","languages":["de","en"],"site":"https://klub.example","base":"/aa/"}',
    );
    await openSpring(world);
    const { out } = await world.run(['status', 'spring-26']);
    expect(out).toContain('Am Zug: UdSSR');
    expect(out).toContain('https://klub.example/aa/de/games/spring-26/r01-ussr/');
    world.write('fieldpost.json', '{"name":');
    expect((await world.run(['status'])).code).toBe(2);
  });

  test('orders are understood in all of them', async () => {
    for (const line of ['Buy 8 inf', 'Kauf 8 Inf', 'Koop 8 inf']) {
      const world = newWorld();
      await openSpring(world);
      const { out } = await world.run(['submit', 'spring-26', '-', '-n', '--as', 'anna', '--lang', 'de'], line);
      expect(out).toContain('Einkauf: 8 Infanterie für 24 IPC');
    }
  });
});

describe('colour', () => {
  const coloured = '\u001b[';
  test('only on a terminal, never with NO_COLOR, never in JSON', async () => {
    const plain = newWorld();
    await openSpring(plain);
    expect((await plain.run(['status'])).out).not.toContain(coloured);
    const shown = newWorld({ colour: 'yes' });
    await openSpring(shown);
    expect((await shown.run(['status'])).out).toContain(coloured);
    expect((await shown.run(['status', '--json'])).out).not.toContain(coloured);
    const quiet = newWorld({ colour: 'yes', variables: { NO_COLOR: '1' } });
    await openSpring(quiet);
    expect((await quiet.run(['status'])).out).not.toContain(coloured);
  });
});

test('entries of the log, one or several, are spoken of as such', () => {
  const said = LANGUAGES.map((language) => {
    const { say: t } = wordsOf(secondEditionBoard, language);
    return [
      t('log-void', { count: 1, entries: '2' }),
      t('log-void', { count: 2, entries: '2 & 3' }),
      t('turn-ruled', { count: 2, entries: '2 & 3' }).slice(0, 22),
    ];
  });
  expect(said).toEqual([
    ['Voids entry 2', 'Voids entries 2 & 3', 'Entries 2 & 3 stand by'],
    ['Erklärt Eintrag 2 für ungültig', 'Erklärt die Einträge 2 & 3 für ungültig', 'Die Einträge 2 & 3 gel'],
    ['Verklaart logregel 2 ongeldig', 'Verklaart de logregels 2 & 3 ongeldig', 'De logregels 2 & 3 gel'],
  ]);
});

test.each(LANGUAGES)('units lost outside battles are told by why they were lost, in %s', (language) => {
  const words = wordsOf(secondEditionBoard, language);
  const units = [{ power: 'germany', type: 'armor', ids: [1] }] satisfies EventOf<'units-removed'>['units'];
  const causes = ['no-landing-place', 'ship-lost', 'gave-up'] as const;
  const said = causes.map((cause) =>
    sayEvent({ type: 'units-removed', units: [...units], space: 'caucasus', cause }, words),
  );
  expect(new Set(said.flat()).size).toBe(3);
  expect(said[2]?.join()).toMatch(/gave up|aufgegeben|opgegeven/);
});
