// Those who attack one place, group by group, as old hands list them: `Fin 3 inf, OEur 4 inf 2 tk, jgr Fin (Fin)`,
// `2 trs N Sea w/ 4 inf UK`. Each group has its place before or behind its units, and all of them must stand there:
// what does not is none, and the line is read in other ways.

import { fold, spaceOf } from '../board/index.ts';
import type { Move } from '../engine/index.ts';
import { spaceAt } from '../engine/state/queries.ts';
import { countEntries, LANGUAGES, type SpaceId, sumCounts, type UnitCounts } from '../vocab/index.ts';
import { cutOutside } from './brackets.ts';
import { boardOf } from './context.ts';
import { atEnd, attempt, type Cursor, isNext, peek, take } from './cursor.ts';
import { type Declaration, readTarget } from './declaration.ts';
import { isFoe, type OfPlanes, readTouchdown, type Touchdown, tellsLanding } from './group-landings.ts';
import { type MovePhase, makeMoves } from './moves.ts';
import { NOTE_WORDS } from './note-words.ts';
import { type Notes, readNotes } from './notes.ts';
import { skipPreposition } from './places.ts';
import { placeMeant } from './short-names.ts';
import type { Token } from './tokens.ts';
import { countedBy, isUnits, readUnitPhrases, settleUnits, type UnitPhrase } from './units.ts';

/** The tokens between commas that stand in no brackets; where planes land belongs to those before it. */
const groupsIn = (cursor: Cursor): readonly (readonly Token[])[] => {
  const groups = cutOutside(cursor.tokens.slice(cursor.at), ({ kind }) =>
    ['comma', 'semicolon', 'plus'].includes(kind),
  );
  const isLanding = (tokens: readonly Token[]): boolean =>
    readTouchdown({ ...cursor, tokens, at: 0 }, []) !== undefined;
  const whole: Token[][] = [];
  for (const group of groups.filter(({ length }) => length > 0)) {
    const above = whole.at(-1);
    if (above !== undefined && isLanding(group)) above.push(...group);
    else whole.push([...group]);
  }
  return whole;
};

interface Counted {
  readonly moves: readonly Move[];
  readonly units: UnitCounts;
}

interface Group {
  readonly cursor: Cursor;
  readonly phrases: readonly UnitPhrase[];
  /** The words that say where they are; none if others say it. */
  readonly name: readonly Token[];
  readonly isFirst: boolean;
  /** Troops that these ships carry. */
  readonly cargo?: Pick<Group, 'phrases' | 'name'>;
  readonly notes: Notes;
  /** Whether the landing in its notes is that of all planes of the line. */
  readonly of: OfPlanes;
  readonly number: Touchdown['number'];
}

const flies = ({ context }: Cursor, { readings }: UnitPhrase): boolean =>
  readings.length > 0 && readings.every((type) => boardOf(context).units[type].domain === 'air');

/** The same for a letter that may be another kind: `b` is a bomber or a battleship. */
const mayFly = ({ context }: Cursor, { readings }: UnitPhrase): boolean =>
  readings.some((type) => boardOf(context).units[type].domain === 'air');

const isAir = (cursor: Cursor, phrases: readonly UnitPhrase[]): boolean => phrases.every((each) => flies(cursor, each));

/** As many words name a place, at most. */
const MOST_NAME = 4;

/** The words next that name a place, up to units, a bracket or what the units carry. */
const takeName = (cursor: Cursor): readonly Token[] => {
  const from = cursor.at;
  const ends = (): boolean => !isNext(cursor, 'word') || isUnits(cursor) || isWith(cursor) || tellsLanding(cursor);
  while (cursor.at - from < MOST_NAME && !ends()) cursor.at += 1;
  return cursor.tokens.slice(from, cursor.at);
};

/** Units of a group and the place they come from. */
const readOrigin = (cursor: Cursor): Pick<Group, 'phrases' | 'name' | 'isFirst'> | undefined => {
  skipPreposition(cursor, 'from');
  const before = takeName(cursor);
  take(cursor, 'colon', 'dash');
  const phrases = readUnitPhrases(cursor);
  // `alles aus Karelien (3 Inf 1 Pz)` is told in a sentence.
  if (phrases === undefined || phrases.some(({ readings }) => readings.length === 0)) return undefined;
  if (before.length === 0) skipPreposition(cursor, 'from', 'at');
  return { phrases, name: before.length > 0 ? before : takeName(cursor), isFirst: before.length > 0 };
};

/** `with`, `w/`, `m.` */
const WITH: ReadonlySet<string> = new Set(LANGUAGES.flatMap((language) => NOTE_WORDS.with[language]).map(fold));

const isWith = ({ tokens, at }: Cursor): boolean => WITH.has(fold(tokens[at]?.text ?? ''));

const takesAboard = (cursor: Cursor): boolean => {
  if (!isWith(cursor)) return false;
  cursor.at += 1;
  take(cursor, 'slash', 'colon');
  return true;
};

const readGroup = (whole: Cursor, tokens: readonly Token[]): Group | undefined => {
  const cursor: Cursor = { ...whole, tokens, at: 0 };
  const own = readOrigin(cursor);
  if (own === undefined) return undefined;
  const isShips = own.phrases.every(({ readings }) => readings.join() === 'transport');
  const cargo = isShips && takesAboard(cursor) ? readOrigin(cursor) : undefined;
  // `FIN 3 inf 1 ftr > FIN`: of what a group holds, its planes come down.
  const flown = own.phrases.some((each) => mayFly(cursor, each));
  const landed = flown ? readTouchdown(cursor, own.name) : undefined;
  const notes = landed?.notes ?? readNotes(cursor);
  if (notes === undefined || cursor.problem !== undefined || !atEnd(cursor)) return undefined;
  if (isShips !== (cargo !== undefined) || notes.cargo !== undefined || notes.by !== undefined) return undefined;
  const { of, number } = landed ?? { of: 'own', number: 'either' };
  const isOther = own.phrases.some((each) => flies(cursor, each) && each.readings.join() !== of);
  if (of !== 'own' && of !== 'all' && isOther) return undefined;
  return { ...own, cursor, ...(cargo === undefined ? {} : { cargo }), notes, of, number };
};

const textOf = (name: readonly Token[]): string => name.map(({ text }) => text).join(' ');

/** The units of phrases, all of which stand in a place; undefined if they do not. */
const standing = (cursor: Cursor, phrases: readonly UnitPhrase[], space: SpaceId): UnitCounts | undefined => {
  const { state, power } = cursor.context;
  const source = { space, power };
  const counted = countedBy(cursor, phrases, source);
  const units = counted && settleUnits(cursor, counted, source);
  const there = spaceAt(state, space).units.filter((unit) => unit.power === power);
  const all = countEntries(units ?? {}).every(
    ([type, count]) => there.filter((unit) => unit.type === type).length >= count,
  );
  return all ? units : undefined;
};

/** Where units stand, by the words that name the place. */
const originOf = (cursor: Cursor, phrases: readonly UnitPhrase[], name: readonly Token[]): SpaceId | undefined =>
  placeMeant(cursor, textOf(name), (id) => attempt(cursor, () => standing(cursor, phrases, id)) !== undefined);

const movesOf = (group: Group, from: SpaceId, target: SpaceId, phase: MovePhase): Counted | undefined => {
  const { cursor, phrases, cargo, notes } = group;
  const units = standing(cursor, phrases, from);
  if (units === undefined || from === target) return undefined;
  // `NS: bb bombards`: ships that lie off the target stay where they are.
  if (
    notes.bombard !== undefined &&
    Object.keys(notes).length === 1 &&
    spaceOf(boardOf(cursor.context), from).adjacent.includes(target)
  )
    return { moves: [], units: {} };
  if (cargo === undefined) {
    const moves = makeMoves(cursor, units, [from, target], notes, phase);
    return moves && { moves, units };
  }
  const shore = originOf(cursor, cargo.phrases, cargo.name);
  const aboard = shore === undefined ? undefined : standing(cursor, cargo.phrases, shore);
  const isSea = spaceOf(boardOf(cursor.context), from).kind === 'sea';
  if (shore === undefined || aboard === undefined || !isSea) return undefined;
  const by: Notes = { ...notes, via: [from, ...(notes.via ?? [])], by: { count: units.transport ?? 0 } };
  const moves = makeMoves(cursor, aboard, [shore, target], by, phase);
  return moves && { moves, units: aboard };
};

/** `England 1 Jg, 1 Bmb (land England)`: where all planes come down; what else is noted behind a list is not shared. */
const withNotesOf = (tail: Group, group: Group): Group | undefined => {
  if (tail === group || Object.keys(group.notes).length > 0) return group;
  const { land, home, ...others } = tail.notes;
  if (Object.keys(others).length > 0) return undefined;
  if (!isAir(group.cursor, group.phrases)) return group;
  return { ...group, notes: { ...(land === undefined ? {} : { land }), ...(home === undefined ? {} : { home }) } };
};

/** `jgr Kar + jgr Mos (allebei naar Mos)`: where all planes of a line land, or all of a kind, told behind the last. */
const withLandingOfAll = (group: Group, behind: readonly Group[]): Group => {
  const planes = group.phrases.filter((each) => mayFly(group.cursor, each));
  const told = behind.find(({ of, number, notes }) => {
    // A name that is the same for one and for several, `Jäger zurück`: each to where it came from.
    const areSeveral = number === 'several' || (number === 'either' && notes.home !== undefined);
    return of === 'all' || (areSeveral && planes.every(({ readings }) => readings.join() === of));
  });
  const isOpen = Object.keys(group.notes).length === 0 && planes.length > 0;
  return told === undefined || !isOpen ? group : { ...group, notes: told.notes };
};

/** Attackers of a declared battle, several groups on a line. */
export const readGroups = (cursor: Cursor, declaration: Declaration, phase: MovePhase): Block | undefined => {
  const read = groupsIn(cursor).map((tokens) => readGroup(cursor, tokens));
  const own = read.flatMap((group) => group ?? []);
  const groups = own.map((group, at) => withLandingOfAll(group, own.slice(at + 1)));
  if (groups.length < read.length || groups.length === 0) return undefined;
  // `ftr Fin, ftr Ukr, ftr home to Fin`: which of them, a sentence may tell.
  const isOpen = ({ of, number }: Group, at: number): boolean =>
    number === 'one' &&
    groups.slice(0, at).some(({ notes, phrases }) => {
      const isSame = phrases.some(({ readings }) => readings.join() === of);
      return isSame && notes.land === undefined && notes.home === undefined;
    });
  if (groups.some(isOpen)) return undefined;
  const moves: Move[] = [];
  const counts: UnitCounts[] = [declaration.counted];
  for (const [at, group] of groups.entries()) {
    // `UKR 4 inf, 2 arm`, `4 inf, 2 arm UKR`: a group without a place has that of the one it leans on.
    const above = groups.slice(0, at).findLast(({ name }) => name.length > 0);
    const below = groups.slice(at).find(({ name }) => name.length > 0);
    const leant = above?.isFirst === true ? above : below?.isFirst === false ? below : undefined;
    const sited = group.name.length > 0 ? group : leant;
    const from = sited === undefined ? undefined : originOf(group.cursor, group.phrases, sited.name);
    const next = groups.findIndex(({ name }, index) => index > at && name.length > 0);
    const tail =
      group.name.length === 0 && sited === below ? below : groups.slice(at, next < 0 ? undefined : next).at(-1);
    const shared = tail === undefined ? undefined : withNotesOf(tail, group);
    const made =
      from === undefined || shared === undefined ? undefined : movesOf(shared, from, declaration.space, phase);
    if (made === undefined || group.cursor.problem !== undefined) return undefined;
    cursor.remarks = [...cursor.remarks, ...group.cursor.remarks.filter((each) => !cursor.remarks.includes(each))];
    moves.push(...made.moves);
    counts.push(made.units);
  }
  cursor.at = cursor.tokens.length;
  return { moves, declaration: { ...declaration, counted: sumCounts(counts) } };
};

type Block = { readonly moves: readonly Move[]; readonly declaration: Declaration };

/** True for units that get there in this turn. */
const reaches = ({ context }: Cursor, moves: readonly Move[]): boolean =>
  moves.every(
    (move) =>
      move.kind !== 'march' ||
      countEntries(move.units).every(([type]) => move.path.length - 1 <= boardOf(context).units[type].move),
  );

/** Letters of a target's short name, at least. */
const LEAST_TARGET = 2;

/** `VO: Mand 5 inf`: of the places whose name is shortened so, the only one that all of them get to. */
const readShortBlock = (cursor: Cursor, phase: MovePhase): Block | undefined => {
  const name = textOf(takeName(cursor));
  if (name.length < LEAST_TARGET || take(cursor, 'colon') === undefined || atEnd(cursor)) return undefined;
  const blockOf = (space: SpaceId): Block | undefined => {
    const inside: Cursor = { ...cursor };
    const read = isFoe(cursor.context, space) ? readGroups(inside, { space, counted: {} }, phase) : undefined;
    return read !== undefined && reaches(cursor, read.moves) ? read : undefined;
  };
  const space = placeMeant(cursor, name, (id) => blockOf(id) !== undefined);
  return space === undefined ? undefined : readGroups(cursor, { space, counted: {} }, phase);
};

/** True where a sign points back at the target: `Kar <- EEU 7 inf`. */
export const pointsBack = ({ tokens }: Pick<Cursor, 'tokens'>): boolean =>
  tokens.some(({ text }, at) => text === '<' && ['dash', 'rule'].includes(tokens[at + 1]?.kind ?? ''));

/** `Nwy - 3i Kar`: a dash behind a name stands for a colon where a number follows. */
export const opensByDash = ({ tokens, at: from }: Pick<Cursor, 'tokens' | 'at'>): boolean => {
  const at = tokens.findIndex(({ kind }, index) => index >= from && kind !== 'word');
  return at > from && tokens[at]?.kind === 'dash' && tokens[at + 1]?.kind === 'number';
};

/** A colon behind a target, `Nwy - 3i Kar`, or `Kar = 7 inf EEU`. */
const opensGroups = (cursor: Cursor): boolean => {
  if (take(cursor, 'colon') !== undefined) return true;
  if (opensByDash({ ...cursor, at: cursor.at - 1 })) return take(cursor, 'dash') !== undefined;
  const isSign = ['=', '<'].includes(peek(cursor)?.text ?? '') && take(cursor, 'other') !== undefined;
  take(cursor, 'dash', 'rule');
  return isSign;
};

/** `Kar (2 inf): Fin 3 inf, jgr Fin (Fin)`: a target of the enemy's, and who goes there. */
export const readBlock = (cursor: Cursor, phase: MovePhase): Block | undefined =>
  attempt(cursor, () => {
    const declaration = readTarget(cursor);
    if (declaration === undefined || !opensGroups(cursor) || atEnd(cursor)) return undefined;
    return isFoe(cursor.context, declaration.space) ? readGroups(cursor, declaration, phase) : undefined;
  }) ?? attempt(cursor, () => readShortBlock(cursor, phase));
