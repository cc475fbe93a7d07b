// Decisions that wait side by side: each since its own time, and together they stop the clock of whose turn it is once.

import { expect, test } from 'vitest';
import { verifyGame, waitingOf } from '../../src/archive/index.ts';
import type { PowerOrder } from '../../src/engine/index.ts';
import { CLOCK, clocked, fight, giveAt, march, table } from './play.ts';

test('decisions that wait side by side have each their own time, and together they hold his up once', () => {
  const both = clocked(CLOCK, {
    version: 2,
    dice: { source: 'recorded' },
    start: {
      round: 1,
      power: 'ussr',
      control: {},
      units: [
        { space: 'karelia-ssr', power: 'ussr', units: { infantry: 6 } },
        { space: 'ukraine-ssr', power: 'germany', units: { infantry: 1, bomber: 1 } },
        { space: 'finland-norway', power: 'germany', units: { infantry: 1, bomber: 1 } },
      ],
      treasury: {},
      technology: {},
    },
  });
  const goals = ['ukraine-ssr', 'finland-norway'] as const;
  const moved = giveAt(
    both,
    {
      type: 'combat-move',
      power: 'ussr',
      moves: goals.map((goal) => ({ kind: 'march', units: { infantry: 3 }, path: ['karelia-ssr', goal] })),
      nonce: 'aa'.repeat(32),
    },
    '02T08:00',
  );
  const fightFor = (battle: string): PowerOrder => ({ ...fight, battles: [{ battle }] }) as PowerOrder;
  const lose = (battle: string): PowerOrder => ({
    type: 'casualties',
    power: 'germany',
    battle,
    lost: [{ power: 'germany', units: { infantry: 1 } }],
    nonce: 'aa'.repeat(32),
  });
  const one = table(moved, fightFor('ukraine-ssr'), '02T09:00', 'anna');
  const two = table(one, fightFor('finland-norway'), '02T12:00', 'anna');
  const ukraine = { kind: 'decision', battle: 'ukraine-ssr', players: ['bernd'], since: march('02T09:00') };
  const norway = { kind: 'decision', battle: 'finland-norway', players: ['bernd'], since: march('02T12:00') };
  expect(waitingOf(two)).toMatchObject([
    { ...norway, deadline: march('03T12:00') },
    { ...ukraine, deadline: march('03T09:00') },
  ]);
  const later = table(two, lose('finland-norway'), '02T15:00', 'bernd');
  expect(waitingOf(later)).toMatchObject([{ ...ukraine, deadline: march('03T09:00') }]);
  const over = table(later, lose('ukraine-ssr'), '02T19:00', 'bernd');
  expect(waitingOf(over)).toMatchObject([{ kind: 'orders', players: ['anna'], deadline: march('04T06:14') }]);
  expect(verifyGame(over).verdict).toBe('sound');
});
