// Names of places that somebody shortens in his own way, `Dld`, `OEur`, `NS`: what fits there can tell which is meant.

import { findSpace, fold, spaceNames, wordsOf } from '../board/index.ts';
import type { SpaceId } from '../vocab/index.ts';
import { boardOf } from './context.ts';
import { type Cursor, note } from './cursor.ts';

/** A zone may be told with its word in front: `SZ Noordzee`. */
const ZONE_FIRST = /^(?:sz|zz|seezone|zeezone)\s+(.+)$/iu;

/** Letters of a code. */
const CODE = 3;

/** True for the letters of a name in their order, some left out, but not the first. */
const isOf = (letters: string, name: string): boolean => {
  let at = 0;
  for (const letter of name) if (letter === letters[at]) at += 1;
  return letters !== '' && name[0] === letters[0] && at === letters.length;
};

/** `Dld`, `OEur`, and of the last words of a name `VO` for the Soviet Far East in Dutch. */
const shortens = (text: string, name: string): boolean => {
  const words = wordsOf(name);
  return words.some((_, from) => isOf(fold(text), words.slice(from).join('')));
};

/**
 * The place that words name: the one that goes by them, if it fits, else the only one that fits and of whose name they
 * are some letters.
 */
export const placeMeant = (cursor: Cursor, written: string, fits: (space: SpaceId) => boolean): SpaceId | undefined => {
  const [, zone] = ZONE_FIRST.exec(written) ?? [];
  const text = zone === undefined ? written : `${zone} SZ`;
  const board = boardOf(cursor.context);
  const found = findSpace(board, text);
  const named = found.outcome === 'found' ? [found.value] : found.outcome === 'ambiguous' ? found.readings : [];
  const [only, ...others] = named.filter(({ id }) => fits(id));
  if (only !== undefined) return others.length === 0 ? only.id : undefined;
  // Whoever writes a name out means it; a code may be somebody's short form of something else.
  if (found.outcome !== 'unknown' && fold(written).length > CODE) return undefined;
  const [meant, ...more] = board.spaces.filter(
    (space) => fits(space.id) && spaceNames(space).some((name) => shortens(zone ?? written, name)),
  );
  if (meant === undefined || more.length > 0) return undefined;
  note(cursor, 'usual-reading', { text: written.slice(0, 60), space: meant.id });
  return meant.id;
};
