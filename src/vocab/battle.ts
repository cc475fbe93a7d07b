// What the id of a battle says: the space it is about, `raid/` before it for a raid, `/2` behind it for a battle of the
// second combat of a turn.

import type { SpaceId } from './space.ts';

const RAID = 'raid/';
const SECOND = '/2';

/** The space a battle is about. */
export const battleSpace = (battle: string): SpaceId => {
  const plain = battle.startsWith(RAID) ? battle.slice(RAID.length) : battle;
  return plain.endsWith(SECOND) ? plain.slice(0, -SECOND.length) : plain;
};

export const isRaid = (battle: string): boolean => battle.startsWith(RAID);

/** True for a battle of the second combat of a turn. */
export const isSecondBattle = (battle: string): boolean => battle.endsWith(SECOND);

export const raidOn = (space: SpaceId): string => `${RAID}${space}`;
export const secondBattleIn = (space: SpaceId): string => `${space}${SECOND}`;
