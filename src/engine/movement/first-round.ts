// The rulebook's balance by which the USSR does not attack in round 1 (B23.3).

import type { SpaceId } from '../../vocab/index.ts';
import type { Making } from './making.ts';

/** Refuses an attack on a space if the option forbids it; true if so. */
export const attackBanned = ({ course, power, phase, at }: Making, space: SpaceId): boolean => {
  const { options, round } = course.state;
  const banned = phase === 'combat' && options.balance === 'no-soviet-attack' && power === 'ussr' && round === 1;
  if (banned) course.refuse('no-attack-in-first-round', { space, power }, at);
  return banned;
};
