// What matters more in a turn, as one table. A weight is roughly IPC: what changed hands or was destroyed, with a bonus
// for what players talk about first. Ends and capitals stand above all that dice can do.
//
// won 10000 · drawn 9000 · theatre won 8000 · capital taken 5000, freed 4000 · resigned 3000
// war taken up again in a theatre 2500 · peace broken 2000
// land won: 10 a territory and 5 for each IPC it pays, and half of what fell in the hardest battle for it
// attack beaten off or broken off: 8, a quarter of what fell there, and three quarters of what the attacker lost more
//   than the defender; both sides gone: 6 and half of what fell
// battle won without land: 4 and three quarters of what fell; at sea 4 more, since nobody walks in there
// technology 45 each · raid: 5 and twice the damage, or three quarters of what was lost if that is more
// planes lost on the way or for want of a landing place: 2 and half their price
// battles still to be fought: 12 · research for nothing 2 · purchase 1 · bid (another's, before the turn) ½ · quiet 0

import type { Board } from '../../board/index.ts';
import type { Clash, Gain } from '../../i18n/story/index.ts';
import type { Ipc } from '../../vocab/index.ts';

export const WEIGHTS = {
  won: 10_000,
  drawn: 9_000,
  'theatre-won': 8_000,
  'capital-taken': 5_000,
  'capital-freed': 4_000,
  resigned: 3_000,
  reopened: 2_500,
  'peace-broken': 2_000,
  technology: 45,
  pending: 12,
  bid: 0.5,
  research: 2,
  purchase: 1,
  quiet: 0,
} as const;

const fallen = ({ lost }: Clash): Ipc => lost.attack.ipc + lost.defence.ipc;

/** What a territory pays, in IPC; 0 where the board has no such space. */
const ipcOf = (board: Board, { space }: Gain): Ipc => board.spaces.find(({ id }) => id === space)?.ipc ?? 0;

export const weightOfGain = (board: Board, gain: Gain): number => 10 + 5 * ipcOf(board, gain);

export const weightOfConquest = (board: Board, gains: readonly Gain[], clash: Clash | undefined): number =>
  gains.reduce((sum, gain) => sum + weightOfGain(board, gain), 0) + (clash === undefined ? 0 : fallen(clash) / 2);

export const weightOfClash = (clash: Clash): number => {
  const { result, at, lost } = clash;
  const { attack, defence } = lost;
  switch (result) {
    case 'held':
    case 'retreated':
      return 8 + fallen(clash) / 4 + (Math.max(0, attack.ipc - defence.ipc) * 3) / 4;
    case 'spent':
    case 'parted':
      return 6 + fallen(clash) / 2;
    case 'taken':
    case 'freed':
    case 'cleared':
      return (at === 'sea' ? 8 : 4) + (fallen(clash) * 3) / 4;
  }
};

/** @param lost IPC of bombers */
export const weightOfRaid = (damage: Ipc, lost: Ipc): number => Math.max(5 + 2 * damage, (lost * 3) / 4);

/** @param lost IPC of planes that nobody fought */
export const weightOfWaste = (lost: Ipc): number => 2 + lost / 2;
