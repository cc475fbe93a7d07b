// What the id of a battle says: the space it is about, `raid/` before it for a raid, `/2` behind it for a battle of the
// second combat of a turn; and `aa/` before the space of a gun whose hits on planes that pass over it are to be taken.

import type { SpaceId } from './space.ts';

const RAID = 'raid/';
const PASSING = 'aa/';
const SECOND = '/2';

/** The space a battle is about. */
export const battleSpace = (battle: string): SpaceId => {
  const prefix = [RAID, PASSING].find((each) => battle.startsWith(each)) ?? '';
  const plain = battle.slice(prefix.length);
  return plain.endsWith(SECOND) ? plain.slice(0, -SECOND.length) : plain;
};

/** True for the fire of a gun at planes on their way, which is no battle and yet has losses to choose. */
export const isPassing = (battle: string): boolean => battle.startsWith(PASSING);

export const passingOver = (space: SpaceId): string => `${PASSING}${space}`;

export const isRaid = (battle: string): boolean => battle.startsWith(RAID);

/** True for a battle of the second combat of a turn. */
export const isSecondBattle = (battle: string): boolean => battle.endsWith(SECOND);

export const raidOn = (space: SpaceId): string => `${RAID}${space}`;
export const secondBattleIn = (space: SpaceId): string => `${space}${SECOND}`;
