// Who may declare that powers have lost the game off the board. Whether their time is up is seen from the position, in
// `archive`.

import type { Player } from '../engine/index.ts';
import { type TrustFault, trustFault } from './fault.ts';
import type { ForfeitOrder } from './orders.ts';
import { sidesOf, type Trust } from './state.ts';

/** True if a player may declare a forfeit at any time, for any power. */
export const forfeitsAtWill = (trust: Trust, { role }: Player): boolean =>
  role === 'referee' || trust.purpose !== 'play';

/**
 * Why somebody may never declare this forfeit, whatever the time: without a clock only a referee can, without `forfeit`
 * in it only he and a steward, and a player does not do it to his own side.
 */
export const forfeitFault = (trust: Trust, speaker: Player, { powers }: ForfeitOrder): TrustFault | undefined => {
  const twice = powers.find((power, index) => powers.indexOf(power) !== index);
  if (twice !== undefined) return trustFault('power-twice', { power: twice });
  if (forfeitsAtWill(trust, speaker)) return undefined;
  const steward = speaker.role === 'steward';
  const own = sidesOf(trust, speaker);
  const friendly = powers.find((power) =>
    trust.sides.some((side) => own.includes(side.side) && side.powers.includes(power)),
  );
  if (!steward && friendly !== undefined)
    return trustFault('forfeit-own-side', { player: speaker.id, power: friendly });
  const allowed = steward ? trust.clock !== undefined : trust.clock?.forfeit !== undefined;
  return allowed ? undefined : trustFault('forfeit-without-clock', { player: speaker.id });
};
