// When somebody awaited is written to, from what the log says and the time it is: before his deadline, when it has
// passed, and when others may claim the game. Each stage of each waiting has a name, so that it is told once.

import { HOUR, secondsOf } from '../vocab/index.ts';

/** `soon`: the deadline is near; `late`: it has passed; `claimable`: others may declare the powers forfeit. */
export type Stage = 'soon' | 'late' | 'claimable';

/** What is awaited, as the log has it: times as `2026-03-01T20:00:00Z`. */
export interface Awaiting {
  readonly kind: string;
  readonly since: string;
  readonly deadline?: string;
  readonly forfeit?: string;
  readonly proposal?: string;
}

/** How long before a deadline it is near, in seconds; never more than half the time there was. */
const NEAR = 12 * HOUR;

/** The stage a waiting has come to; none while there is time, or no deadline. */
export const stageOf = ({ since, deadline, forfeit }: Awaiting, now: string): Stage | undefined => {
  if (deadline === undefined) return undefined;
  if (forfeit !== undefined && forfeit <= now) return 'claimable';
  const left = secondsOf(deadline) - secondsOf(now);
  if (left < 0) return 'late';
  return left <= Math.min(NEAR, (secondsOf(deadline) - secondsOf(since)) / 2) ? 'soon' : undefined;
};

/** The name of a stage of a waiting. A deadline that moves, as for an absence, begins anew. */
export const stageName = (stage: Stage, { kind, since, deadline = '', proposal = '' }: Awaiting): string =>
  [stage, kind, since, deadline, proposal.slice(0, 16)].filter((part) => part !== '').join(' ');
