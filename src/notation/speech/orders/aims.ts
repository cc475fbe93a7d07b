// Where units go that say nothing of it, or only point there: what the lines above have told.

import type { SpaceId } from '../../../vocab/index.ts';
import type { SheetSoFar } from '../../items.ts';
import { isWord, type Scene } from '../sentence/scene.ts';

/** The target that lines above named, for units that name none. */
export const targetAbove = (sofar: SheetSoFar, points: boolean): SpaceId | undefined => {
  if (sofar.declaration !== null) return sofar.declaration.space;
  return points ? (sofar.spoken ?? undefined) : undefined;
};

/** `4 inf from Karelia go there`, where nobody has said where: units that go, and no place but those they come from. */
export const pointsNowhere = ({ elements, sofar }: Scene): boolean => {
  // Dutch `gaan er twee` points to no place.
  const there = elements.findIndex(
    (each, at) => isWord(each, 'there') && !isWord(each, 'small') && isWord(elements[at - 1], 'move', 'attack'),
  );
  const isTold = elements.slice(0, Math.max(0, there)).some((each, at, before) => {
    const lead = before.slice(0, at).findLast((one) => !isWord(one, 'article'));
    return each.kind === 'place' && !isWord(lead, 'from');
  });
  return there >= 0 && !isTold && (targetAbove(sofar, true) ?? sofar.hinted) === undefined;
};
