// Spaces, forces and battles in the short form orders are written with: codes and English abbreviations, the same for
// every reader. Full words are for the sentences of a language.

import { fold, spaceOf } from '../board/index.ts';
import {
  battleSpace,
  countEntries,
  isRaid,
  isSecondBattle,
  type Power,
  type SpaceId,
  type SpaceKind,
  type UnitCounts,
  type UnitType,
} from '../vocab/index.ts';
import { boardOf, type NotationContext } from './context.ts';
import { isNotationWord } from './keywords.ts';
import { written } from './words.ts';

/**
 * The code of a space; its id where the code is also a word for something else, as `NOR` for Norway, or a word of
 * the notation, as `SBR`.
 *
 * @param kind what the reader will expect here, which may settle such a code
 */
export const saySpace = (context: NotationContext, id: SpaceId, kind?: SpaceKind): string => {
  const board = boardOf(context);
  const space = board.byId.get(id);
  if (space === undefined || isNotationWord(space.code)) return id;
  const shared = board.ambiguous.find(({ words }) => words.some((word) => fold(word) === fold(space.code)));
  if (shared === undefined) return space.code;
  const alike = shared.readings.filter(
    (reading) => reading.kind === 'space' && spaceOf(board, reading.space).kind === kind,
  );
  const [only, ...others] = alike;
  return only?.kind === 'space' && only.space === id && others.length === 0 ? space.code : id;
};

/** The first English abbreviation, in small letters: `inf`, `bmr`, `ac`. */
export const sayUnit = (context: NotationContext, type: UnitType): string =>
  (boardOf(context).units[type].abbreviations.en[0] ?? type).toLowerCase();

/** `3 inf, 1 arm`. */
export const sayUnits = (context: NotationContext, units: UnitCounts): string =>
  countEntries(units)
    .map(([type, count]) => `${count} ${sayUnit(context, type)}`)
    .join(', ');

export const sayPower = (power: Power): string => power;

export const sayBattle = (context: NotationContext, battle: string): string => {
  const site = saySpace(context, battleSpace(battle));
  const kind = isRaid(battle) ? ` ${written('raid')}` : '';
  return `${site}${kind}${isSecondBattle(battle) ? ` ${written('second')}` : ''}`;
};
