// The board of Pacific as it is played: China is a power, and what may not be entered is out of play.

import { type Board, withLinks, withNationAsPower } from '../../board/index.ts';
import { pacific2001Board } from '../../board/pacific-2001/index.ts';
import type { SpaceId } from '../../vocab/index.ts';

/** China moves for itself in the American turn, and has no money (P3, P18b). */
export const pacificBoard: Board = withLinks(withNationAsPower(pacific2001Board, 'china', 0), {
  close: ['soviet-union', 'himalayas'], // P22, ruling.R3
});

/** Spaces that a rule names together. */
export const spacesOf = (region: string): readonly SpaceId[] => {
  const found = pacificBoard.regions?.find(({ id }) => id === region);
  if (found === undefined) throw new Error(`The board ${pacificBoard.id} has no region "${region}".`);
  return found.spaces;
};
