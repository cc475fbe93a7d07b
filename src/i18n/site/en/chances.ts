// English: what was to be expected of a battle, and what the dice made of it.

import { counted } from '../../format.ts';

const hitsOf = (hits: number): string => counted('en', hits, 'hit', 'hits');

export const chances = {
  'chances.title': 'Odds before the first die',
  'chances.attacker': 'attack wins',
  'chances.defender': 'defence holds',
  'chances.nobody': 'both sides destroyed',
  'chances.retreat': 'attack broken off',
  'chances.taken': 'territory taken',
  'chances.side': 'Side',
  'chances.left': 'Units left on average',
  'chances.lost': 'Average loss, IPC',
  'chances.of': (part: string, whole: string) => `${part} of ${whole}`,
  'chances.exact': 'Worked out exactly, by the orders of loss and the plans that were in force.',
  'chances.supposes': 'If the sea battle before it is won without losing a transport.',
  'chances.after': (chance: string) => `attack wins from here: ${chance}`,
  'chances.too-large': 'So many units are in this battle that its odds are not worked out.',
  'chances.unknown-steps': 'The odds of a battle by these rules cannot be worked out yet.',
  'chances.raid': (damage: string, lost: string) =>
    `On average: ${damage} IPC of damage, and bombers worth ${lost} IPC lost.`,
  'chances.raid-through': (chance: string) => `At least one bomber comes through: ${chance}.`,
  'luck.title': 'Luck of the dice',
  'luck.good': (who: string, hits: number, expected: string, ipc: string) =>
    `${who}: ${hitsOf(hits)}, ${expected} to be expected; lucky by ${ipc} IPC.`,
  'luck.bad': (who: string, hits: number, expected: string, ipc: string) =>
    `${who}: ${hitsOf(hits)}, ${expected} to be expected; unlucky by ${ipc} IPC.`,
  'luck.even': (who: string, hits: number, expected: string) =>
    `${who}: ${hitsOf(hits)}, ${expected} to be expected; neither lucky nor unlucky.`,
};
