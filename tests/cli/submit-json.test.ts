// What `submit --json` tells programs of a sheet: line by line what it came to, what was read as words to people, what
// hangs on conditions, what is asked and what is proposed.

import { beforeEach, expect, test } from 'vitest';
import { newWorld, openSpring, type World } from './support.ts';

const MAIL = `Hi Ben, what a game!

I buy eight infantry.
Then three infantry from Karelia attack Ukraine, and so do 3 inf from the Caucasus.
Fight all
If Ukraine is taken: place 8 inf Karelia
else: place 8 inf Russia
End turn`;

let world: World;
beforeEach(async () => {
  world = newWorld();
  await openSpring(world);
});

const submit = (text: string, ...how: readonly string[]) =>
  world.json(['submit', 'spring-26', world.write('turn.txt', text), '--as', 'anna', ...how]);

const READ = {
  understood: [
    { notation: 'Purchase: 8 inf', lines: [3] },
    { order: { type: 'combat-move' }, lines: [4] },
    { order: { type: 'fight' }, lines: [5] },
    { order: { type: 'end-turn' }, lines: [8] },
  ],
  lines: [
    { line: 1, what: 'prose', text: 'Hi Ben, what a game!', read: [] },
    { line: 3, read: [{ order: 0, notation: 'Purchase: 8 inf' }] },
    {
      line: 4,
      read: [
        { order: 1, at: 'moves/0', notation: '3 inf KAR > UKR' },
        { order: 1, at: 'moves/1', notation: '3 inf CAU > UKR' },
      ],
    },
    { line: 5, read: [{ order: 2, at: 'battles/0', notation: 'fight UKR' }] },
    { line: 6, what: 'condition', read: [] },
    { line: 7, what: 'condition', read: [] },
    { line: 8, read: [{ order: 3, notation: 'end turn' }] },
  ],
  conditions: [
    {
      line: 6,
      holds: 'open',
      does: 'orders',
      condition: { is: 'held', space: 'ukraine-ssr', by: 'ours' },
      orders: [{ notation: 'place 8 inf KAR' }],
      words: expect.stringMatching(/^If .*Ukraine/),
    },
    { line: 7, holds: 'open', orders: [{ notation: 'place 8 inf RUS' }], words: expect.stringMatching(/^Otherwise/) },
  ],
  questions: [],
  proposed: [],
};

test('what each line came to, a dry run and a real one alike', async () => {
  const dry = await submit(MAIL, '--dry-run');
  expect(dry).toMatchObject(READ);
  expect(dry).toMatchObject({ written: [] });
  const real = await submit(MAIL, '--yes');
  expect(real).toMatchObject(READ);
  expect(real).not.toMatchObject({ written: [] });
});

test('what is asked and what is proposed', async () => {
  const data = await submit('Buy 8 inf\nCombat moves:\n3 inf KAR > Ukrane\n3 inf CAU > Med', '--dry-run');
  expect(data).toMatchObject({
    proposed: [{ line: 3, text: expect.stringMatching(/^3 inf KAR > Ukr/), others: [] }],
  });
  const asked = await submit('Buy 8 inf\nNCM:\n1 trn Med > BLK', '--dry-run');
  expect(asked).toMatchObject({ questions: [{ line: 3, text: 'Med', readings: expect.any(Array) }] });
});
