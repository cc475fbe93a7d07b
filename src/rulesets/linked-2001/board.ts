// The board of the linked war as it is played: China is a power, the neutrals are closed, and the Panama Canal is one
// zone that opens on both sides for those who hold Panama.

import { type Board, type Canal, withLinks, withNationAsPower } from '../../board/index.ts';
import { linked2001Board } from '../../board/linked-2001/index.ts';
import type { SpaceId, TheatreId } from '../../vocab/index.ts';

const printed = withNationAsPower(linked2001Board, 'china', 0);

const panama = printed.canals.find(({ id }) => id === 'panama');
if (panama === undefined) throw new Error(`The board ${printed.id} has no Panama Canal.`);

/** The canal zone is entered and left on either side only by those who hold Panama (L19, L20). */
const otherSides: readonly Canal[] = ['eu:central-atlantic', 'eu:us-eastern-coast'].map((zone) => ({
  ...panama,
  id: `panama/${zone}`,
  between: ['panama-canal', zone],
}));

export const linkedBoard: Board = withLinks(printed, {
  close: [
    ...['spain', 'spanish-morocco', 'sweden', 'switzerland', 'turkey', 'eire', 'saudi-arabia'].map((id) => `eu:${id}`), // E5
    'pa:himalayas', // P22; the Soviet Union is open (L45)
    'south-america', // ruling.R38
  ],
  canals: otherSides,
});

/** Spaces that a rule names together. */
export const spacesOf = (region: string): readonly SpaceId[] => {
  const found = linkedBoard.regions?.find(({ id }) => id === region);
  if (found === undefined) throw new Error(`The board ${linkedBoard.id} has no region "${region}".`);
  return found.spaces;
};

/** All land of a theatre. */
export const landIn = (theatre: TheatreId): readonly SpaceId[] =>
  (linkedBoard.theatres?.find(({ id }) => id === theatre)?.spaces ?? []).filter(
    (id) => linkedBoard.byId.get(id)?.kind === 'land',
  );
