// Moves that nobody ordered: a plane left over its zone comes down on the island there by rule, and everybody is told.

import { expect, test } from 'vitest';
import { sayMove } from '../../src/site/words/moves.ts';
import { speak } from '../../src/site/words/speak.ts';
import type { MoveAccount } from '../../src/stats/index.ts';
import { newWorld, openSpring, type World } from './support.ts';

const POSITION = {
  round: 2,
  power: 'usa',
  control: {
    'hawaiian-islands': 'usa',
    russia: 'ussr',
    germany: 'germany',
    'united-kingdom': 'uk',
    japan: 'japan',
    'eastern-usa': 'usa',
    'western-usa': 'usa',
  },
  units: [
    { space: 'hawaiian-islands', power: 'usa', units: { fighter: 1 } },
    { space: 'western-usa', power: 'usa', units: { fighter: 1 } },
  ],
  treasury: { usa: 12 },
  technology: {},
};

const HOME = 'By rule, without an order: 1 fighter (United States): Hawaiian Sea > Hawaiian Islands';

const left = async (sheet: string): Promise<{ readonly world: World; readonly out: string }> => {
  const world = newWorld();
  await openSpring(world);
  const file = world.write('position.json', JSON.stringify([{ position: POSITION }]));
  await world.run(['report', 'spring-26', file, '--yes', '--as', 'anna']);
  const { out } = await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], sheet);
  return { world, out };
};

test('the terminal, the log, the letter and the export tell a plane brought down by rule', async () => {
  const { world, out } = await left('combat\n1 ftr Hawaiian Islands > Hawaiian Sea Zone\nend turn\n');
  expect(out).toContain(HOME);
  expect((await world.run(['log', 'spring-26', 'r02-usa'])).out).toContain(HOME);
  expect((await world.run(['mail', 'spring-26', '--turn', 'r02-usa'])).out).toContain(HOME);
  expect((await world.run(['export', 'spring-26'])).out).toContain(HOME);
});

test('what an order moved is not told so, beside a plane that the rules bring down', async () => {
  const { out } = await left(
    'combat\n1 ftr Hawaiian Islands > Hawaiian Sea Zone\nncm\n1 ftr Western USA > Eastern USA\nend turn\n',
  );
  expect(out).toContain(HOME);
  expect(out.match(/By rule/g)).toHaveLength(1);
  const home = await left(
    'combat\n1 ftr Hawaiian Islands > Hawaiian Sea Zone\nncm\n1 ftr Hawaiian Sea Zone > Hawaiian Islands\nend turn\n',
  );
  expect(home.out).toContain('fighter');
  expect(home.out).not.toContain('By rule');
});

test.each([
  ['en', 'by rule, without an order'],
  ['de', 'nach den Regeln, ohne Befehl'],
  ['nl', 'volgens de spelregels, zonder order'],
] as const)('the page says so beside the way: %s', (language, said) => {
  const move: MoveAccount = {
    kind: 'march',
    forces: [{ power: 'usa', units: { fighter: 1 } }],
    cargo: [],
    path: ['hawaiian-sea', 'hawaiian-islands'],
    role: 'noncombat',
  };
  expect(sayMove(speak(language), { ...move, unordered: 'yes' }, 'usa').beside).toBe(said);
  expect(sayMove(speak(language), move, 'usa')).not.toHaveProperty('beside');
});
