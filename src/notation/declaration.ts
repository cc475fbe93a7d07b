// Battles declared in the manner of IAAPA: a target with its defenders, one line for each space attackers come from,
// the total last. The lines become moves; the numbers stated are compared with what was counted.

import { type Board, fold, powerNames } from '../board/index.ts';
import type { Move } from '../engine/index.ts';
import { enemiesIn } from '../engine/state/queries.ts';
import {
  countEntries,
  countUnits,
  type SpaceId,
  sumCounts,
  UNIT_TYPES,
  type UnitCounts,
  type UnitType,
} from '../vocab/index.ts';
import { boardOf, type NotationContext } from './context.ts';
import {
  atEnd,
  attempt,
  type Cursor,
  fault,
  finish,
  isNext,
  note,
  peek,
  take,
  takeKeyword,
  textFrom,
} from './cursor.ts';
import { type MovePhase, makeMoves, originHint } from './moves.ts';
import { readNotes } from './notes.ts';
import { ownerIn } from './peoples.ts';
import { isPlace, isZoneWord, readPlace, skipPreposition, takePower } from './places.ts';
import { placeMeant } from './short-names.ts';
import { isUnitName, isUnits, readUnitPhrases, readUnits, settleUnits } from './units.ts';

/** A battle being declared. */
export interface Declaration {
  readonly space: SpaceId;
  /** Attackers of the lines so far. */
  readonly counted: UnitCounts;
}

/** The same units, kind by kind. */
export const isSame = (a: UnitCounts, b: UnitCounts): boolean =>
  UNIT_TYPES.every((type) => (a[type] ?? 0) === (b[type] ?? 0));

const only = (counts: UnitCounts, keep: (type: UnitType) => boolean): UnitCounts =>
  Object.fromEntries(countEntries(counts).filter(([type]) => keep(type)));

const holdsEnemies = ({ ruleset, state, power }: NotationContext, space: SpaceId): boolean =>
  enemiesIn(ruleset, state, space, power).length > 0;

/** Enemies in the target; guns and complexes count only where they are spoken of. */
const defendersOf = ({ ruleset, state, power }: NotationContext, space: SpaceId, said: UnitCounts): UnitCounts => {
  const there = countUnits(enemiesIn(ruleset, state, space, power));
  return only(there, (type) => (type !== 'aa-gun' && type !== 'industrial-complex') || said[type] !== undefined);
};

/** `jap.`, `J`: the beginning of a name of one power alone. */
const isOwnerBegun = ({ powers }: Board, text: string): boolean => {
  const begun = powers.filter((each) => powerNames(each).some((name) => fold(name).startsWith(fold(text))));
  return ownerIn(text) !== undefined || begun.length === 1;
};

/** Whose units a word before them says they are: `UK`, `jap.`, `British`, `enemy:`. */
const skipOwner = (cursor: Cursor): void => {
  if (takeKeyword(cursor, 'enemy') !== undefined) take(cursor, 'colon');
  if (takePower(cursor) !== undefined) return;
  const { text = '' } = peek(cursor) ?? {};
  const next = peek(cursor, 1);
  const isOwner = next !== undefined && !isUnits(cursor) && isUnitName({ ...cursor, at: cursor.at + 1 });
  if (isOwner && isOwnerBegun(boardOf(cursor.context), text)) cursor.at += 1;
};

/** Units of whoever is not one's own side in a place, or a word for nobody. */
const readForce = (cursor: Cursor, space: SpaceId): UnitCounts | undefined => {
  if (takeKeyword(cursor, 'empty', 'walk-in', 'none') !== undefined) return {};
  skipOwner(cursor);
  const { ruleset, state, power } = cursor.context;
  const [enemy] = enemiesIn(ruleset, state, space, power);
  return readUnits(cursor, enemy && { space, power: enemy.power });
};

/** Units in brackets, or a word for nobody; the bracket is closed. */
const readDefenders = (cursor: Cursor, space: SpaceId): UnitCounts | undefined => {
  const said = readForce(cursor, space);
  if (said === undefined) return undefined;
  return take(cursor, 'close') === undefined ? fault(cursor, 'bracket-open', {}) : said;
};

/** Words of a target's name, at most. */
const MOST_NAME = 4;

/** A target by a name that is shortened, if one place alone with enemies, those told in brackets, may go by it. */
const readShort = (cursor: Cursor): SpaceId | undefined => {
  const { at } = cursor;
  while (cursor.at - at < MOST_NAME && isNext(cursor, 'word') && !isUnits(cursor)) cursor.at += 1;
  const name = textFrom(cursor, at, cursor.at);
  if (name === '' || !['open', 'colon', 'comma', 'dash'].includes(peek(cursor)?.kind ?? '')) return undefined;
  const isTold = (space: SpaceId): boolean => {
    const inside: Cursor = { ...cursor };
    take(inside, 'open');
    const said = readDefenders(inside, space);
    return said !== undefined && isSame(said, defendersOf(cursor.context, space, said));
  };
  const foes = (space: SpaceId): boolean => holdsEnemies(cursor.context, space);
  const told = isNext(cursor, 'open') ? placeMeant(cursor, name, (space) => foes(space) && isTold(space)) : undefined;
  return told ?? placeMeant(cursor, name, foes);
};

/** `SZ 5 (Baltic)`, `sz3 North Sea`: a zone by the number that another edition gives it, and by its name. */
const readNumbered = (cursor: Cursor): SpaceId | undefined => {
  if (isPlace(cursor)) return undefined;
  const { at } = cursor;
  while (cursor.at - at < MOST_NAME && isNext(cursor, 'word')) cursor.at += 1;
  if (!isZoneWord(textFrom(cursor, at, cursor.at)) || take(cursor, 'number') === undefined) return undefined;
  const isOpen = take(cursor, 'open') !== undefined;
  take(cursor, 'dash', 'colon');
  const space = readPlace(cursor, { kind: 'sea' });
  return isOpen && take(cursor, 'close') === undefined ? undefined : space;
};

/** `Target Egypt, 2 inf 1 arm defending`: a few words may stand behind. */
const MOST_BEHIND = 2;

/**
 * A target and who stands there: `#2 - Ukr (3 INF, ARM)`, `Target Ukr, 3 inf`, and without number or word if defenders
 * stand in brackets.
 *
 * @param needs whether it must say in one of these ways that it is a target
 */
export const readTarget = (cursor: Cursor, needs: 'sign' | 'nothing' = 'nothing'): Declaration | undefined => {
  const isNumbered = take(cursor, 'hash') !== undefined;
  if (isNumbered && isNext(cursor, 'number')) take(cursor, 'number');
  const isTarget = takeKeyword(cursor, 'target') !== undefined;
  take(cursor, 'dash', 'colon', 'close');
  const zone = attempt(cursor, () => readNumbered(cursor));
  const space =
    zone ??
    attempt(cursor, () => readShort(cursor)) ??
    readPlace(cursor, { prefer: ({ id }) => holdsEnemies(cursor.context, id) });
  if (space === undefined) return undefined;
  const isOpen = take(cursor, 'open') !== undefined;
  if (!isOpen && !isNumbered && !isTarget && zone === undefined && needs === 'sign')
    return fault(cursor, 'declaration-missing', {});
  const isListed = !isOpen && isTarget && take(cursor, 'comma', 'dash') !== undefined;
  if (!isOpen && !isListed) return { space, counted: {} };
  const said = isOpen ? readDefenders(cursor, space) : readForce(cursor, space);
  if (said === undefined) return undefined;
  for (let words = 0; isListed && words < MOST_BEHIND && isNext(cursor, 'word'); words += 1) cursor.at += 1;
  const there = defendersOf(cursor.context, space, said);
  if (!isSame(said, there)) note(cursor, 'defenders-differ', { space, said, there });
  return { space, counted: {} };
};

/** A target alone on its line. */
export const readHeader = (cursor: Cursor): Declaration | undefined => {
  const declaration = readTarget(cursor, 'sign');
  take(cursor, 'colon');
  return finish(cursor, declaration);
};

/** `Cauc 4 INF, 1 ARM (notes)`: the moves of one origin, and the declaration with them counted. */
export const readOrigin = (
  cursor: Cursor,
  declaration: Declaration,
  phase: MovePhase,
): { readonly moves: readonly Move[]; readonly declaration: Declaration } | undefined => {
  skipPreposition(cursor, 'from');
  let from: SpaceId | undefined;
  if (!isUnits(cursor) && isPlace(cursor)) {
    from = readPlace(cursor);
    take(cursor, 'colon', 'dash');
  }
  const phrases = readUnitPhrases(cursor);
  if (phrases === undefined) return undefined;
  if (from === undefined) {
    skipPreposition(cursor, 'from', 'at');
    from = readPlace(cursor, originHint(cursor, phrases));
  }
  const notes = from === undefined ? undefined : readNotes(cursor);
  if (from === undefined || notes === undefined) return undefined;
  const units = settleUnits(cursor, phrases, { space: from, power: cursor.context.power });
  const moves = units && makeMoves(cursor, units, [from, declaration.space], notes, phase);
  if (units === undefined || moves === undefined) return undefined;
  return finish(cursor, { moves, declaration: { ...declaration, counted: sumCounts([declaration.counted, units]) } });
};

/** `Total USSR v. Germany --- 4 INF, 1 ARM v. 3 INF`: a total that is not the sum of the lines is a problem. */
export const readTotal = (cursor: Cursor, declaration: Declaration): 'total' | undefined => {
  while (!atEnd(cursor) && !isUnits(cursor)) cursor.at += 1;
  const at = cursor.tokens[cursor.at];
  const said = readUnits(cursor);
  if (said === undefined) return undefined;
  const { space, counted } = declaration;
  // Transports that only carry are often left out of a total.
  const { units, byId } = boardOf(cursor.context);
  // Ships off a shore may be counted as those who shoot, or not.
  const isAfloat = (type: UnitType): boolean => byId.get(space)?.kind === 'land' && units[type].domain === 'sea';
  const isMeant = (type: UnitType): boolean =>
    !isAfloat(type) && (type !== 'transport' || said.transport !== undefined);
  if (!isSame(only(said, isMeant), only(counted, isMeant)))
    return fault(cursor, 'total-differs', { space, said, counted }, [], at);
  if (takeKeyword(cursor, 'versus') === undefined) return finish(cursor, 'total');
  const against = takeKeyword(cursor, 'empty', 'none') === undefined ? readUnits(cursor) : {};
  if (against === undefined) return undefined;
  const there = defendersOf(cursor.context, space, against);
  if (!isSame(against, there)) note(cursor, 'total-defenders-differ', { space, said: against, there });
  return finish(cursor, 'total');
};

/** The places that moves attack, with the units that go there. */
const attacksIn = (moves: readonly Move[]): readonly Declaration[] => {
  const counted = new Map<SpaceId, UnitCounts>();
  for (const move of moves) {
    const end = move.kind === 'unload' ? move.to : move.kind === 'march' ? move.path.at(-1) : undefined;
    if (end !== undefined)
      counted.set(end, sumCounts([counted.get(end) ?? {}, move.kind === 'load' ? {} : move.units]));
  }
  return [...counted].map(([space, units]) => ({ space, counted: units }));
};

/** The total of a battle that no line declared: `KAR > UKR 3 inf` above, and it fits one of the attacks. */
export const readTotalBelow = (cursor: Cursor, moves: readonly Move[]): 'total' | undefined => {
  const attacks = attacksIn(moves);
  const [first, ...others] = attacks;
  // Of one battle, or of all of them.
  const all = others.map(({ counted }) => counted);
  const whole = first === undefined ? [] : [{ ...first, counted: sumCounts([first.counted, ...all]) }];
  const fitting = [...attacks, ...whole].find((each) => {
    const { at } = cursor;
    const fits = attempt(cursor, () => readTotal(cursor, each)) !== undefined;
    cursor.at = at;
    return fits;
  });
  const meant = fitting ?? (others.length === 0 ? first : undefined);
  return meant === undefined ? fault(cursor, 'declaration-missing', {}) : readTotal(cursor, meant);
};
