// One line of a sheet: which kind it is, and what it says. The first word decides; a line without one is read by the
// heading above it, else by what the game waits for.

import type { Move } from '../engine/index.ts';
import { countEntries, isBefore } from '../vocab/index.ts';
import {
  readAttack,
  readBreakOff,
  readCasualties,
  readContinue,
  readFight,
  readRetreatOrder,
  readRocket,
  readWithdrawal,
} from './battles.ts';
import { readBid } from './bid.ts';
import { readChoice } from './choices.ts';
import { attacksByOrder, isBeforeCombat } from './context.ts';
import {
  atEnd,
  attempt,
  type Cursor,
  fault,
  finish,
  isKeyword,
  isNext,
  peek,
  take,
  takeKeyword,
  textFrom,
} from './cursor.ts';
import { readHeader, readOrigin } from './declaration.ts';
import { readNeutralDefence, readNoneOfKind, readPlacements, readPurchase, readResearch } from './economy.ts';
import { readFerry } from './ferry.ts';
import { opensByDash, pointsBack, readBlock, readGroups } from './groups.ts';
import { type BareOrder, type Item, type LineReading, type SheetSoFar, under } from './items.ts';
import { keywordLength, nearestKeywords, offered } from './keywords.ts';
import { isCheck, readCheck, readLedger, readSum } from './ledger.ts';
import { type MovePhase, readMoves } from './moves.ts';
import type { Notes } from './notes.ts';
import { cutPaths, isPlace, isZoneWord } from './places.ts';
import { takePayer } from './purses.ts';
import { readMoney, readTurnName } from './remarks.ts';
import { readStanding } from './standing.ts';
import { ALL_SECTIONS, isChoiceVerb, startersOf, takeStarter, VERBS, type Verb } from './starters.ts';
import { battlesToFight } from './to-fight.ts';
import { isUnits } from './units.ts';
import type { Section } from './words.ts';

/** Words before a move that could also stand behind it. */
const PREFIXES = ['raid', 'blitz', 'walk-in'] as const;

/** Which movement a line means that does not say so: after the first fight, noncombat. */
const phaseOf = (cursor: Cursor, sofar: SheetSoFar): MovePhase => {
  if (sofar.section === 'combat-move' || sofar.section === 'noncombat-move') return sofar.section;
  return isBeforeCombat(cursor.context) && sofar.fought === 'no' ? 'combat-move' : 'noncombat-move';
};

const item = (made: Item | undefined, section?: Section | null): LineReading | undefined =>
  made && { what: 'order', item: made, ...(section === undefined ? {} : { section }) };

const movesItem = (
  read: readonly Move[] | undefined,
  phase: MovePhase,
  { coming }: SheetSoFar,
  section?: Section,
): LineReading | undefined => item(read && { kind: 'moves', phase, coming, moves: read }, section);

const bare = (order: BareOrder | undefined): LineReading | undefined => item(order && { kind: 'order', order });

const hasArrowSign = ({ tokens, at: from }: Cursor): boolean =>
  tokens.some(({ kind }, at) => at >= from && (kind === 'arrow' || (kind === 'dash' && at > from + 1)));

const hasArrow = (cursor: Cursor): boolean =>
  hasArrowSign(cursor) || cursor.tokens.some((_, at) => at > cursor.at && keywordLength(cursor.tokens, at, 'to') > 0);

/** Spaces attacked by the word alone, as no unit has to move to them. */
const attack = (cursor: Cursor, { coming }: SheetSoFar): LineReading | undefined => {
  const zones = readAttack(cursor);
  return item(zones && { kind: 'attack', coming, zones });
};

const moves = (cursor: Cursor, sofar: SheetSoFar, before: Notes = {}): LineReading | undefined => {
  const phase = phaseOf(cursor, sofar);
  const read = finish(cursor, readMoves(cursor, phase, before));
  return movesItem(read, phase, sofar);
};

/** `SBR 1 bmr UK > GER`; as `SBR` is also the code of a sea zone, it may turn out to be no prefix. */
const prefixed = (cursor: Cursor, sofar: SheetSoFar): LineReading | undefined => {
  const { at } = cursor;
  const prefix = takeKeyword(cursor, ...PREFIXES);
  if (prefix === undefined) return undefined;
  take(cursor, 'colon');
  const note: Notes = prefix === 'raid' ? { raid: 'yes' } : prefix === 'walk-in' ? { walkIn: 'yes' } : {};
  const read = attempt(cursor, () => moves(cursor, sofar, note));
  if (read !== undefined) return read;
  cursor.at = at;
  const plain = attempt(cursor, () => moves(cursor, sofar));
  if (plain !== undefined) return plain;
  takeKeyword(cursor, prefix);
  take(cursor, 'colon');
  return moves(cursor, sofar, note);
};

/** A line of its own kind of work, told by its heading. */
const bySection = (
  cursor: Cursor,
  section: Section,
  sofar: SheetSoFar,
  joins: 'heading' | 'none',
): LineReading | undefined => {
  switch (section) {
    case 'research': {
      if (takeKeyword(cursor, 'none') !== undefined) return finish(cursor, { what: 'note' });
      const dice = readResearch(cursor);
      return bare(dice === undefined ? undefined : { type: 'research', dice });
    }
    case 'purchase': {
      if (attempt(cursor, () => readNoneOfKind(cursor)) !== undefined) return { what: 'note' };
      const purse = takePayer(cursor);
      const units = readPurchase(cursor);
      const payer = purse === undefined ? {} : { purse };
      return item(units && { kind: 'purchase', units, ...payer }, section);
    }
    case 'fight': {
      // `Combat: none`, where nothing was sent to any: what moves below it moves without a fight.
      if (sofar.combatMoves.length === 0 && attempt(cursor, () => takeKeyword(cursor, 'none')) !== undefined)
        return finish(cursor, { what: 'heading', section: 'noncombat-move' });
      const battles = readFight(cursor, sofar);
      return item(battles && { kind: 'fight', battles, joins }, joins === 'heading' ? section : null);
    }
    case 'place': {
      const placements = readPlacements(cursor, sofar.purchased);
      return item(placements && { kind: 'place', placements }, section);
    }
    case 'standing': {
      const order = readStanding(cursor);
      return item(order && { kind: 'standing', orders: [order] });
    }
    case 'combat-move':
    case 'second-move':
    case 'noncombat-move': {
      const inside = { ...under(cursor.context, sofar, section), declaration: sofar.declaration };
      const phase = section === 'noncombat-move' ? section : 'combat-move';
      if (takeKeyword(cursor, 'none', 'no-combat') !== undefined)
        return movesItem(finish(cursor, []), phase, inside, section);
      const within = readLine(cursor, inside);
      return within?.what === 'order' ? { ...within, section } : within;
    }
  }
};

const byVerb = (cursor: Cursor, verb: Verb, sofar: SheetSoFar): LineReading | undefined => {
  if (isChoiceVerb(verb)) return bare(readChoice(cursor, verb));
  const phase = phaseOf(cursor, sofar);
  switch (verb) {
    case 'bid':
      return bare(readBid(cursor));
    case 'end-turn':
      return bare(finish(cursor, { type: 'end-turn' }));
    case 'resign':
      return bare(finish(cursor, { type: 'resign' }));
    case 'load':
    case 'unload':
    case 'bridge': {
      return movesItem(finish(cursor, readFerry(cursor, verb)), phase, sofar);
    }
    case 'march': {
      return movesItem(finish(cursor, readMoves(cursor, phase, {}, 'literal')), phase, sofar);
    }
    case 'move': {
      take(cursor, 'colon');
      const ordered = attacksByOrder(cursor.context) ? attempt(cursor, () => attack(cursor, sofar)) : undefined;
      return ordered ?? moves(cursor, sofar);
    }
    case 'break-peace':
      take(cursor, 'colon', 'dash');
      return attack(cursor, sofar);
    case 'rocket':
      return bare(readRocket(cursor));
    case 'lose':
    case 'pick':
      return bare(readCasualties(cursor));
    case 'withdraw':
      cursor.at = 0;
      return bare(readWithdrawal(cursor));
    case 'retreat':
      return bare(readRetreatOrder(cursor));
    case 'defend-neutral':
      return bare(readNeutralDefence(cursor));
    case 'break-contact':
      return bare(readBreakOff(cursor));
    case 'continue': {
      const battles = readContinue(cursor);
      return item(battles && { kind: 'fight', battles, joins: 'none' });
    }
    case 'total':
      return readSum(cursor, sofar);
    case 'none': {
      // `Baltic: nothing`, in two lines.
      if (sofar.declaration !== null && countEntries(sofar.declaration.counted).length === 0)
        return finish(cursor, { what: 'note' });
      if (sofar.section === 'place') return item(finish(cursor, { kind: 'place', placements: [] }));
      if (sofar.section === 'combat-move' || sofar.section === 'noncombat-move')
        return movesItem(finish(cursor, []), sofar.section, sofar);
      return fault(cursor, 'verb-missing', { text: textFrom(cursor, 0) });
    }
    // Under the heading of its moves it is all there is of them; elsewhere what moves below it moves without a fight.
    case 'no-combat':
      take(cursor, 'colon');
      return sofar.section === 'combat-move'
        ? movesItem(finish(cursor, []), sofar.section, sofar)
        : finish(cursor, { what: 'heading', section: 'noncombat-move' });
  }
};

/** `2 subs withdraw to BAR`: the verb stands behind its subject. */
const submarines = (cursor: Cursor): LineReading | undefined => {
  const at = isNext(cursor, 'number') ? cursor.at + 1 : cursor.at;
  const length = keywordLength(cursor.tokens, at, 'submarines');
  const isVerb = (['stay', 'withdraw'] as const).some((word) => keywordLength(cursor.tokens, at + length, word) > 0);
  return length > 0 && isVerb ? bare(readWithdrawal(cursor)) : undefined;
};

/** `2 research dice`. */
const dice = (cursor: Cursor, sofar: SheetSoFar): LineReading | undefined => {
  const isResearch =
    isNext(cursor, 'number') &&
    (['research', 'dice'] as const).some((word) => keywordLength(cursor.tokens, cursor.at + 1, word) > 0);
  return isResearch ? bySection(cursor, 'research', sofar, 'none') : undefined;
};

/** Lines that say something about the game and order nothing. */
const saying = (cursor: Cursor, { section }: SheetSoFar): LineReading | undefined => {
  // `Russia 3` below a heading of placements is how many go there.
  const turn = section === 'place' ? undefined : attempt(cursor, () => readTurnName(cursor));
  const what = turn ?? attempt(cursor, () => readMoney(cursor));
  return what && { what };
};

/** A line of, or the head of, a declaration in the manner of IAAPA. */
const declared = (cursor: Cursor, sofar: SheetSoFar): LineReading | undefined => {
  const opens = cursor.tokens.findIndex(({ kind }) => kind === 'open');
  const isHeader =
    isNext(cursor, 'hash') ||
    isKeyword(cursor, 'target') ||
    isZoneWord(peek(cursor)?.text ?? '') ||
    (opens > 0 && !isUnits(cursor) && !isNext(cursor, 'open'));
  const header = isHeader ? attempt(cursor, () => readHeader(cursor)) : undefined;
  if (header !== undefined) return { what: 'declaration', declaration: header };
  if (isNext(cursor, 'hash')) {
    readHeader(cursor); // once more, for its problem
    return undefined;
  }
  const phase = phaseOf(cursor, sofar);
  const { declaration: above, coming } = sofar;
  const orderOf = (moves: readonly Move[]) =>
    ({ what: 'order', item: { kind: 'moves', phase, coming, moves } }) as const;
  if (above !== null && !pointsBack(cursor)) {
    const read =
      attempt(cursor, () => readOrigin(cursor, above, phase)) ??
      attempt(cursor, () => readGroups(cursor, above, phase)) ??
      readOrigin(cursor, above, phase);
    return read && { ...orderOf(read.moves), declaration: read.declaration };
  }
  // Below a purchase they need no heading.
  const isCombat = phase === 'combat-move' && [null, 'purchase', phase].includes(sofar.section);
  const block = isCombat ? readBlock(cursor, phase) : undefined;
  if (block === undefined) return undefined;
  // Below `Kar <- EEU 7 inf` others may follow that go there.
  const { declaration } = block;
  return { ...orderOf(block.moves), ...(pointsBack(cursor) ? { declaration } : { closes: declaration.space }) };
};

/** Units without a verb: bought before combat, placed after it. */
const guessed = (cursor: Cursor, sofar: SheetSoFar): LineReading | undefined => {
  const { phase } = cursor.context.state.turn;
  const { phases } = cursor.context.ruleset;
  if (isBefore(phases, phase, 'combat-move') && sofar.combatMoves.length === 0) {
    const bought = attempt(cursor, () => bySection(cursor, 'purchase', sofar, 'heading'));
    if (bought !== undefined) return bought;
  }
  if (sofar.fought === 'yes' || !isBeforeCombat(cursor.context))
    return attempt(cursor, () => bySection(cursor, 'place', sofar, 'heading'));
  return undefined;
};

/** What units without a verb may have been meant for. */
const VERBS_FOR_UNITS = ['purchase', 'place', 'move'] as const;

const unread = (cursor: Cursor): undefined => {
  const text = textFrom(cursor, cursor.at);
  const word = peek(cursor)?.kind === 'word' ? (peek(cursor)?.text ?? '') : '';
  if (isUnits(cursor) || isPlace(cursor)) {
    const nearest = VERBS_FOR_UNITS.map(
      (keyword) => ({ kind: 'word', text: offered(keyword, cursor.context.language) }) as const,
    );
    return fault(cursor, 'verb-missing', { text }, nearest);
  }
  return fault(
    cursor,
    'not-understood',
    { text },
    word === '' ? [] : nearestKeywords(word, startersOf(cursor.context), cursor.context.language),
  );
};

/** A first word that is neither unit nor space, but much like a word that opens a line. */
const isMisspelt = (cursor: Cursor): boolean => {
  const token = peek(cursor);
  if (token?.kind !== 'word' || isUnits(cursor) || isPlace(cursor)) return false;
  return nearestKeywords(token.text, startersOf(cursor.context)).length > 0;
};

/** `Attack` or `Angriff:` for a whole line opens the combat moves. */
const attacks = (cursor: Cursor, start: number): LineReading | undefined => {
  if (keywordLength(cursor.tokens, start, 'attack') === 0) return undefined;
  const after = cursor.at;
  take(cursor, 'colon', 'dash', 'rule');
  if (atEnd(cursor)) return { what: 'heading', section: 'combat-move' };
  cursor.at = after;
  return undefined;
};

/** `COMBAT` above those who attack, where nobody was sent yet: what stands below it are their moves. */
const headed = ({ context }: Cursor, section: Section, sofar: SheetSoFar): Section =>
  section === 'fight' && isBeforeCombat(context) && battlesToFight(context, sofar).length === 0
    ? 'combat-move'
    : section;

/** Reads a line that is neither blank nor a comment. `undefined` after a problem, noted at the cursor. */
export const readLine = (cursor: Cursor, sofar: SheetSoFar): LineReading | undefined => {
  if (cursor.at === 0) cutPaths(cursor);
  if (cursor.at === 0 && isCheck(cursor)) return readCheck(cursor);
  const told =
    saying(cursor, sofar) ??
    readLedger(cursor, sofar) ??
    submarines(cursor) ??
    dice(cursor, sofar) ??
    prefixed(cursor, sofar);
  if (told !== undefined || cursor.problem !== undefined) return told;
  // Under this heading `attack` and `defend` are words of it and open no order of their own.
  if (sofar.section === 'standing' && (isKeyword(cursor, 'attack') || isKeyword(cursor, 'defend')))
    return bySection(cursor, 'standing', sofar, 'heading');
  const start = cursor.at;
  const starter = takeStarter(cursor);
  if (starter !== undefined) {
    const verb = VERBS.find((word) => word === starter);
    if (verb !== undefined) return attacks(cursor, start) ?? byVerb(cursor, verb, sofar);
    const section = ALL_SECTIONS.find((word) => word === starter);
    const parted = take(cursor, 'colon', 'dash', 'rule') !== undefined;
    if (section === undefined) cursor.at = start;
    else if (atEnd(cursor)) return { what: 'heading', section: headed(cursor, section, sofar) };
    else return bySection(cursor, section, sofar, parted ? 'heading' : 'none');
  }
  const { section } = sofar;
  // `NS (UK trn)`, `Kau: Oek 4 inf`: a name that is shortened looks like many a word.
  const isMarked = cursor.tokens.some(({ kind, text }) => kind === 'open' || kind === 'colon' || text === '=');
  const isBlock = pointsBack(cursor) || opensByDash(cursor) || (isMarked && !hasArrowSign(cursor));
  const block = isBlock && section !== 'place' ? attempt(cursor, () => declared(cursor, sofar)) : undefined;
  if (block !== undefined) return block;
  // `1 ftr Fin -> Fin` below its target.
  if (hasArrow(cursor) && sofar.declaration !== null) {
    const flown = attempt(cursor, () => declared(cursor, sofar));
    if (flown !== undefined) return flown;
  }
  if (isMisspelt(cursor) && section !== 'fight' && section !== 'standing') return unread(cursor);
  if (isNext(cursor, 'hash') || !hasArrow(cursor)) {
    const read = declared(cursor, sofar);
    if (read !== undefined || cursor.problem !== undefined) return read;
    if (section !== null && section !== 'combat-move' && section !== 'noncombat-move')
      return bySection(cursor, section, sofar, 'heading');
    const guess = section === null ? guessed(cursor, sofar) : undefined;
    return guess ?? unread(cursor);
  }
  if (isUnits(cursor) || isPlace(cursor) || takeKeyword(cursor, 'from') !== undefined) return moves(cursor, sofar);
  return unread(cursor);
};
