// Lines that hang on conditions, in the terminal and by mail: read back, tried both ways, kept as written, carried out
// once.

import { describe, expect, test } from 'vitest';
import { newClub, openClub } from './mail-support.ts';
import { newWorld, openSpring, type World } from './support.ts';

const AS = ['--as', 'anna'] as const;
const TURN = `Buy 8 inf
Attacks
3 inf CAU > UKR
Fight UKR
Ukraine: retreat to Caucasus if round >= 2 and attackers < 4
Place
if won Ukraine: 8 inf Karelia
else: 8 inf Russia
end turn
`;

const typesIn = (log: readonly string[]): readonly string[] =>
  log.flatMap((line) => {
    const { order } = JSON.parse(line) as { order?: { type: string } }; // a line of a log that was just written
    return order === undefined || order.type === 'roll' ? [] : [order.type];
  });

/** Nobody hits until nothing more is asked for. */
const missed = async (world: World): Promise<string> => {
  let out = '';
  for (let n = 0; n < 12; n += 1) {
    const { due } = await world.json(['status', 'spring-26']);
    const [first] = due as readonly { kind: string; needs?: readonly { purpose: string; n: number }[] }[]; // as `status` documents it
    if (first?.kind !== 'dice') return out;
    const dice = (first.needs ?? []).flatMap(({ purpose, n: many }) => [
      '--dice',
      `${purpose}=${Array(many).fill(6).join(',')}`,
    ]);
    out += (await world.run(['roll', 'spring-26', ...dice, '--yes', ...AS])).out;
  }
  return out;
};

describe('in the terminal', () => {
  test('a turn with rules and second choices goes through by itself, once', async () => {
    const world = newWorld();
    await openSpring(world, '--dice', 'recorded');
    const looked = await world.run(['submit', 'spring-26', '-', '--dry-run', ...AS], TURN);
    expect(looked.out).toContain('If the battle in the Ukraine S.S.R. is won: ');
    expect(looked.out).toContain('Otherwise: ');
    expect(looked.out).toContain('What hangs on conditions was tried both ways; none of it would be refused.');
    expect(looked.code).toBe(0);
    const bad = await world.run(
      ['submit', 'spring-26', '-', '--dry-run', ...AS],
      TURN.replace('8 inf Russia', '9 inf Russia'),
    );
    expect(bad.out).toContain('But if the battle in the Ukraine S.S.R. is not won, this would be refused:');
    expect(bad.code).not.toBe(0);
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], TURN);
    const shown = await world.run(['plan', 'spring-26', ...AS]);
    expect(shown.out).toContain('Ukraine: retreat to Caucasus if round >= 2 and attackers < 4');
    await missed(world);
    expect(typesIn(world.log('spring-26'))).toEqual([
      ...['open-game', 'purchase', 'combat-move', 'fight', 'fight', 'retreat', 'place', 'end-turn'],
    ]);
    expect(world.log('spring-26').join('\n')).toContain('"placements":[{"space":"russia"');
    await world.run(['submit', 'spring-26', '-', '--yes', ...AS], TURN);
    expect(typesIn(world.log('spring-26'))).toHaveLength(8);
    expect((await world.run(['verify'])).code).toBe(0);
  });
});

test('by mail, in Dutch', async () => {
  const club = newClub();
  await openClub(club, '--dice', 'local');
  const own = [
    'Koop 8 inf',
    'Aanvallen',
    '3 inf Kaukasus > Oekraïne',
    'Vecht Oekraïne',
    'Oekraïne: terugtrekken naar Kaukasus als ronde >= 2 en aanvallers < 4',
    'Plaatsing',
    'als Oekraïne gewonnen: 8 inf Karelië',
    'anders: 8 inf Rusland',
    'Einde beurt',
  ].join('\n');
  const report = await club.mail('dora', own);
  expect(report.outcome, report.answer?.text).toBe('done');
  const types = typesIn(club.world.log('spring-26'));
  expect(types.filter((type) => type === 'place')).toHaveLength(1);
  expect(types.at(-1)).toBe('end-turn');
});
