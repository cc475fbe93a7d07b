// The people of this build.

import { theGames } from './games.ts';
import { type Person, peopleOf } from './players.ts';

let held: readonly Person[] | undefined;

/** Everybody who plays or has played in a game of the archive, by id. */
export const thePeople = (): readonly Person[] => {
  held ??= peopleOf(theGames());
  return held;
};

/** @throws if nobody has this id: a path was made that should not be */
export const thePerson = (id: string): Person => {
  const found = thePeople().find((person) => person.id === id);
  if (found === undefined) throw new Error(`Nobody in this archive is called "${id}".`);
  return found;
};
