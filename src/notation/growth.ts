// What a line tells the lines below it.

import type { Move } from '../engine/index.ts';
import { countEntries, type SpaceId, sumCounts, withoutCounts } from '../vocab/index.ts';
import { isBeforeCombat, type NotationContext } from './context.ts';
import { type Item, type LineReading, type SheetSoFar, under } from './items.ts';
import { changedIn, withoutAttack, withoutMoves } from './speech/orders/amendments.ts';
import type { Said } from './speech/said.ts';

export const endsTurn = (item: Item | undefined): boolean => item?.kind === 'order' && item.order.type === 'end-turn';

/** Where the last of some moves leads. */
const endOf = (moves: readonly Move[]): SpaceId | null => {
  const last = moves.findLast((move) => move.kind === 'unload') ?? moves.findLast((move) => move.kind === 'march');
  return (last?.kind === 'unload' ? last.to : last?.kind === 'march' ? last.path.at(-1) : undefined) ?? null;
};

/** The same for what joins in: ships that escort a landing leave it where the troops went ashore. */
const aimOf = (moves: readonly Move[], { combatMoves, spoken }: SheetSoFar): SpaceId | null => {
  const end = endOf(moves);
  const ashore = combatMoves.findLast((move) => move.kind === 'unload');
  const isEscort = moves.every((move) => move.kind === 'march') && ashore?.zone === end && ashore?.to === spoken;
  return isEscort ? spoken : end;
};

const withItem = (sofar: SheetSoFar, item: Item): SheetSoFar => {
  if (endsTurn(item)) return { ...sofar, ended: 'yes', section: null };
  if (item.kind === 'purchase') return { ...sofar, purchased: sumCounts([sofar.purchased, item.units]) };
  if (item.kind === 'moves' && item.phase === 'combat-move')
    return {
      ...sofar,
      // What comes below moves is bought by nobody who does not say so.
      section: sofar.section === 'purchase' ? null : sofar.section,
      combatMoves: [...sofar.combatMoves, ...item.moves],
      spoken: aimOf(item.moves, sofar),
    };
  if (item.kind === 'landing')
    return { ...sofar, landings: [...(sofar.landings ?? []), { landing: item, below: sofar.combatMoves.length }] };
  if (item.kind === 'plan') return sofar;
  if (item.kind === 'amendment')
    return {
      ...sofar,
      ...(item.purchase === undefined ? {} : { purchased: item.purchase }),
      combatMoves: item.changes.reduce(
        (moves, change) => changedIn(moves, change) ?? moves,
        withoutMoves(withoutAttack(sofar.combatMoves, item.calledOff), item.without),
      ),
      otherMoves: withoutMoves(sofar.otherMoves, item.without),
    };
  if (item.kind === 'attack') return { ...sofar, attacked: [...sofar.attacked, ...item.zones] };
  if (item.kind === 'place')
    return {
      ...sofar,
      fought: item.told === 'ahead' ? sofar.fought : 'yes',
      placed: sumCounts([sofar.placed, ...item.placements.map(({ units }) => units)]),
    };
  if (item.kind === 'moves')
    return {
      ...sofar,
      section: sofar.section === 'purchase' ? null : sofar.section,
      otherMoves: [...sofar.otherMoves, ...item.moves],
      fought: 'yes',
      spoken: endOf(item.moves),
    };
  const isLate = item.kind === 'fight';
  return isLate ? { ...sofar, fought: 'yes' } : sofar;
};

/** What a line tells of its orders as the last ones so far; one that orders nothing leaves those above it the last. */
export const withLatest = (sofar: SheetSoFar, items: readonly Item[]): SheetSoFar => {
  if (items.length === 0) return sofar;
  const { latest: _, ...rest } = sofar;
  const [item, ...others] = items.filter(({ kind }) => kind !== 'landing');
  const isAlone = item?.kind === 'moves' && item.phase === 'combat-move' && others.length === 0;
  return isAlone ? { ...rest, latest: item.moves } : rest;
};

/**
 * What is known where all that was bought is put down right with the purchase, above all moves: `8 inf, all in Moscow`.
 * What stands below is moved, and put down is nothing more. Undefined where something else is told.
 */
const placedEarly = (context: NotationContext, sofar: SheetSoFar, items: readonly Item[]): SheetSoFar | undefined => {
  const [item, ...others] = items;
  const isEarly =
    isBeforeCombat(context) && sofar.fought === 'no' && sofar.combatMoves.length === 0 && sofar.section !== 'place';
  if (item?.kind !== 'place' || others.length > 0 || !isEarly) return undefined;
  const placed = sumCounts([sofar.placed, ...item.placements.map(({ units }) => units)]);
  const waits = countEntries(withoutCounts(sofar.purchased, placed)).length > 0;
  return countEntries(sofar.purchased).length === 0 || waits
    ? undefined
    : { ...sofar, section: null, declaration: null, placed };
};

/** What orders tell that have no line of their own. */
export const grownByItems = (sofar: SheetSoFar, items: readonly Item[]): SheetSoFar => items.reduce(withItem, sofar);

/** What a line of notation tells. */
export const grown = (context: NotationContext, sofar: SheetSoFar, reading: LineReading): SheetSoFar => {
  switch (reading.what) {
    case 'heading':
      return under(context, sofar, reading.section);
    case 'declaration':
      return { ...sofar, declaration: reading.declaration, hinted: reading.declaration.space };
    case 'total':
      return {
        ...sofar,
        declaration: null,
        ...(sofar.declaration === null ? {} : { closed: sofar.declaration.space }),
      };
    case 'turn':
    case 'note':
    case 'money':
      return sofar;
    case 'order': {
      const { section, declaration = null, closes, item } = reading;
      const early = placedEarly(context, sofar, [item]);
      if (early !== undefined) return early;
      const inside =
        section === undefined || section === null
          ? { ...sofar, ...(section === null ? { section } : {}) }
          : under(context, sofar, section);
      return withItem({ ...inside, declaration, ...(closes === undefined ? {} : { closed: closes }) }, item);
    }
  }
};

/** Attackers of a declared battle that a sentence has named, for the total below. */
const counted = (sofar: SheetSoFar, item: Item): SheetSoFar => {
  const { declaration } = sofar;
  if (declaration === null || item.kind !== 'moves') return sofar;
  const attackers = item.moves.flatMap((move) => {
    if (move.kind === 'load') return [];
    const end = move.kind === 'unload' ? move.to : move.path.at(-1);
    return end === declaration.space ? [move.units] : [];
  });
  return { ...sofar, declaration: { ...declaration, counted: sumCounts([declaration.counted, ...attackers]) } };
};

/** What a sentence tells the next one. */
export const grownBySaid = (
  context: NotationContext,
  sofar: SheetSoFar,
  { what, items, section, target, peaceful, hint, tried = 0 }: Said,
): SheetSoFar => {
  const hinted = hint === undefined ? {} : { hinted: hint };
  const told = { ...sofar, ...hinted, ...(tried === 0 ? {} : { tried: (sofar.tried ?? 0) + tried }) };
  const early = what === 'order' ? placedEarly(context, told, items) : undefined;
  if (early !== undefined) return early;
  const headed =
    section === undefined || section === null || section === told.section ? told : under(context, told, section);
  const inside =
    what === 'declaration'
      ? { ...headed, declaration: { space: target ?? '', counted: {} }, ...(target ? { hinted: target } : {}) }
      : headed;
  const isAimed = target !== undefined && what === 'order' && !items.some(({ kind }) => kind === 'moves');
  const aimed = isAimed ? { ...inside, spoken: target } : inside;
  const led = peaceful === undefined ? aimed : { ...aimed, fought: 'yes' as const };
  return items.reduce((now, item) => counted(withItem(now, item), item), led);
};
