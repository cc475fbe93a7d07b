// New units put down, in a sentence: `both transports on the East Coast, 3 inf at the India complex, the rest in
// Japan`.

import { fold, neighboursOfKind, numberOf, spaceOf } from '../../../board/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import {
  countEntries,
  type SpaceId,
  sumCounts,
  type UnitCounts,
  type UnitType,
  withoutCounts,
} from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { type Cursor, fault } from '../../cursor.ts';
import { isShort, type Placement } from '../../economy.ts';
import { settleUnits } from '../../units.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { hasStrayNumber } from '../sentence/shape.ts';
import { HINTS } from '../words/hints.ts';
import { foldedIn } from '../words/phrases.ts';
import { settlePlace, zoneOff } from './moves.ts';
import { type Part, type Place, type Sentence, stand, typesOf } from './part.ts';

/** Where units of some kinds are put down that go to a place: ships in a zone off it. */
export const siteOf = (cursor: Cursor, place: Place, types: readonly UnitType[]): SpaceId | undefined => {
  const board = boardOf(cursor.context);
  const ships = types.length > 0 && types.every((type) => board.units[type].domain === 'sea');
  const ashore = types.some((type) => board.units[type].domain !== 'sea' && board.units[type].domain !== 'air');
  const space = settlePlace(cursor, place, ships ? { kind: 'sea' } : ashore ? { kind: 'land' } : {});
  if (space === undefined || !ships || spaceOf(board, space).kind === 'sea') return space;
  const { state, power } = cursor.context;
  const off = (zone: SpaceId): boolean =>
    neighboursOfKind(board, zone, 'land').some(({ id }) =>
      spaceAt(state, id).units.some((unit) => unit.type === 'industrial-complex' && unit.power === power),
    );
  return zoneOff(cursor, place, space, ({ id }) => off(id));
};

/** `All 8 new infantry`. */
const areFresh = ({ cursor: { tokens }, elements, has }: Scene): boolean =>
  has('fresh') ||
  elements.some(
    (each) => each.kind === 'units' && tokens.slice(each.at, each.end).some(({ text }) => FRESH.has(fold(text))),
  );

const FRESH = foldedIn(HINTS.fresh);

/** Whether units were bought that cannot be moved: none of their kind stands anywhere, or it never moves. */
const isOnlyBought = ({ cursor: { context }, sofar }: Scene, { units }: Part): boolean => {
  const [type, ...others] = typesOf(units);
  if (type === undefined || others.length > 0 || (withoutCounts(sofar.purchased, sofar.placed)[type] ?? 0) === 0)
    return false;
  const { state, power } = context;
  const board = boardOf(context);
  if (board.units[type].move === 0) return true;
  return !board.spaces.some(({ id }) =>
    spaceAt(state, id).units.some((unit) => unit.power === power && unit.type === type),
  );
};

/** Whether a word such as `everything` is said of a place. */
const leadsToPlace = (elements: Scene['elements'], at: number): boolean =>
  elements.slice(at + 1).find(({ kind }) => kind === 'place' || kind === 'units' || kind === 'sign')?.kind === 'place';

/** `Fabriek in India, de 4 inf in Engeland`: all that was bought, to the last unit, and each where it is. */
export const isAllThatWaits = ({ elements, sofar, has }: Scene, { parts, target }: Sentence): boolean => {
  const waits = withoutCounts(sofar.purchased, sofar.placed);
  const told = parts.flatMap(({ units: { phrase, count } }): readonly UnitCounts[] => {
    const [type, ...others] = phrase.readings;
    return type !== undefined && others.length === 0 && typeof count === 'number' ? [{ [type]: count }] : [];
  });
  const isExact = (a: UnitCounts, b: UnitCounts): boolean =>
    countEntries(a).every(([type, count]) => b[type] === count);
  const all = sumCounts(told);
  const isPut = elements.every(
    (each) => each.kind !== 'word' || !isWord(each, 'from', 'attack', 'load', 'unload', 'land'),
  );
  const isTold = target === undefined && told.length === parts.length && parts.length > 0 && !has('to');
  return isTold && isPut && countEntries(waits).length > 0 && isExact(all, waits) && isExact(waits, all);
};

/** Whether units without a verb are put down here. */
export const isPlacing = (scene: Scene, parts: Sentence): boolean => {
  const { cursor, elements, sofar, has } = scene;
  const { state, ruleset } = cursor.context;
  const kind = ruleset.phases.find(({ id }) => id === state.turn.phase)?.kind;
  if (elements.some((each) => each.kind === 'sign' && each.sign === 'arrow')) return sofar.section === 'place';
  const isTime = kind === 'place' || sofar.section === 'place';
  // `The rest stays in the Caucasus`, before anything is put down: those who stand there.
  const areStanding = has('stay') && has('rest', 'all') && !has('place') && !areFresh(scene);
  if (!isTime && areStanding && !isAllThatWaits(scene, parts)) return false;
  const moves = !isTime && parts.parts.some(({ from, to }) => from !== undefined && to !== undefined);
  // `Die Fabrik kommt in die Mandschurei, die Infanterie nach Japan.`
  const isBuilt = parts.parts.some((part) => part.from === undefined && isOnlyBought(scene, part));
  if (sofar.section === 'noncombat-move' && isBuilt) return true;
  if (moves) return false;
  // Nothing else is left to do; if they were not bought, the rules say so.
  if (sofar.section === 'place' || (sofar.section === null && kind === 'place')) return true;
  if (sofar.section === 'noncombat-move' && parts.parts.some((part) => isOnlyBought(scene, part))) return true;
  // `Alles nach Russland`: moves begin somewhere.
  const waits = countEntries(withoutCounts(sofar.purchased, sofar.placed)).length > 0;
  const gathers = elements.some((each, at) => isWord(each, 'all') && leadsToPlace(elements, at)) && !has('from');
  if (sofar.section === 'noncombat-move' && waits && gathers && parts.parts.length === 0) return true;
  if (sofar.section === 'noncombat-move' && isAllThatWaits(scene, parts)) return true;
  // `All 10 to England`: units by their number alone.
  if (sofar.section === 'noncombat-move' && parts.parts.some(({ units }) => units.phrase.text === '')) return true;
  if (sofar.section === 'combat-move' || sofar.section === 'noncombat-move' || sofar.declaration !== null)
    return (has('place') || areFresh(scene)) && sofar.declaration === null;
  const bought = withoutCounts(sofar.purchased, sofar.placed);
  const isBought = ({ units: { phrase, count } }: Sentence['parts'][number]): boolean =>
    phrase.readings.some((type) => (bought[type] ?? 0) >= (typeof count === 'number' ? count : 1));
  const whole = (part: Sentence['parts'][number]): boolean =>
    part.units.phrase.readings.length === 0 && part.to === undefined && countEntries(bought).length > 0;
  const allBought = parts.parts.every((part) => isBought(part) || whole(part));
  // `Reinforcements go to Karelia`: units that stand where they are said to come from were not bought.
  if (has('place') || areFresh(scene))
    return (
      allBought || !parts.parts.some(({ from, units }) => from !== undefined && stand(cursor, from, typesOf(units)))
    );
  // `the Yakut infantry`, `2 inf from Yakut`: whoever is of somewhere is not new.
  const areOfPlaces = parts.parts.some(({ units }) => units.of !== undefined) || has('from');
  if (!allBought || areOfPlaces) return false;
  return (kind === 'noncombat-move' && sofar.fought === 'no') || sofar.fought === 'yes';
};

/** `3 inf in the East`: a name that is led to like a place, and is none. */
const isUnknownPlace = (elements: Scene['elements'], at: number): boolean => {
  const each = elements[at];
  const isName = each?.kind === 'other' || (each?.kind === 'word' && isWord(each, 'small'));
  if (!isName || !/^\p{Lu}\p{L}{2,}/u.test(each.text)) return false;
  const lead = elements.slice(0, at).findLast((one) => !isWord(one, 'article'));
  const next = elements.slice(at + 1).find((one) => !isWord(one, 'article'));
  return isWord(lead, 'at', 'to') && next?.kind !== 'place' && !isWord(next, 'at', 'to');
};

/** Whether what is left goes where the last units named went. */
const isThereToo = (elements: Scene['elements'], at: number): boolean => {
  const end = elements.findIndex((each, index) => index > at && each.kind === 'sign');
  return elements.slice(at + 1, end < 0 ? elements.length : end).some((each) => isWord(each, 'also', 'there'));
};

/** The placements of a sentence; `undefined` if it has none, or after a problem noted at the cursor. */
export const readPlacing = (
  { cursor, sofar, elements, text }: Scene,
  { parts, target }: Sentence,
): readonly Placement[] | undefined => {
  // New units come from nowhere, so what stands behind them is where they go: `the sub in the Baltic, both tanks to
  // Italy`.
  const placeOf = ({ units, from, to }: Part): Place | undefined =>
    from !== undefined && from.at > units.at ? from : (to ?? from ?? target);
  // A number that counts nothing may be units that are forgotten.
  if (hasStrayNumber(elements)) return fault(cursor, 'left-over', { text }, [], undefined);
  const unknown = elements.find((_, at) => isUnknownPlace(elements, at));
  if (unknown?.kind === 'other' || unknown?.kind === 'word')
    return fault(cursor, 'unknown-space', { text: unknown.text }, [], cursor.tokens[unknown.at]);
  const placements: Placement[] = [];
  const late: Place[] = [];
  /** Places that something is put down in. */
  const heard = new Set<number>();
  let left = withoutCounts(sofar.purchased, sofar.placed);
  const put = (units: UnitCounts, space: SpaceId): void => {
    placements.push({ space, units });
    left = withoutCounts(left, units);
  };
  for (const part of parts) {
    const place = placeOf(part);
    const { phrase, count } = part.units;
    if (place === undefined) return fault(cursor, 'space-missing', {}, [], cursor.tokens[part.units.at]);
    const told = [place, part.units.of, part.less.length > 0 ? part.to : undefined];
    for (const each of told) if (each !== undefined) heard.add(each.at);
    if (phrase.readings.length === 0) {
      late.push(place);
      continue;
    }
    // `everything in Germany but 3 inf, they go to Italy`: what is left out goes where the last place is.
    const apart = part.less.flatMap(({ count }) => (typeof count === 'number' ? [count] : []));
    const [taken] = apart;
    const gathers = elements.some((each, at) => isWord(each, 'all', 'rest') && leadsToPlace(elements, at));
    if (part.less.length > 0 && (taken === undefined || apart.length > 1 || !gathers || part.to === undefined))
      return fault(cursor, 'all-of-what', {}, [], cursor.tokens[part.units.at]);
    // `the tanks in Karelia`, `de infanterie`: all that were bought of the kind; of `the tank` there is one.
    const fit = phrase.readings.filter((type) => (sofar.purchased[type] ?? 0) > 0);
    const readings = fit.length === 1 ? fit : phrase.readings;
    const space = siteOf(cursor, taken === undefined || part.to === undefined ? place : part.to, readings);
    if (space === undefined) return undefined;
    const [only] = readings;
    const bare = part.units.end - part.units.at === 1 && count === 1;
    const many = only !== undefined && (sofar.purchased[only] ?? 0) > 1;
    const isOne = only !== undefined && numberOf(boardOf(cursor.context).units[only], phrase.text) === 'one';
    if (bare && many && isOne && !isShort(phrase))
      return fault(cursor, 'all-of-what', {}, [], cursor.tokens[part.units.at]);
    const isAll = count === 'all' || count === 'rest' || (bare && many);
    const counted = taken ?? (isAll ? (only === undefined ? undefined : (left[only] ?? 0)) : count);
    if (counted === undefined || counted === 0)
      return fault(cursor, 'all-of-what', {}, [], cursor.tokens[part.units.at]);
    const units = settleUnits(cursor, [{ ...phrase, readings, count: counted }], {
      space,
      power: cursor.context.power,
    });
    if (units === undefined) return undefined;
    put(units, space);
  }
  const last = parts.at(-1) && placeOf(parts[parts.length - 1] as Part); // there is a last one
  // `the rest in Japan`, `alles nach Russland`: what is left of the purchase.
  for (const [at, element] of elements.entries()) {
    if (element.kind !== 'word' || !(element.words.has('rest') || element.words.has('all'))) continue;
    const next = elements.slice(at + 1).find(({ kind }) => kind === 'place' || kind === 'units' || kind === 'sign');
    if (next?.kind === 'place' && leadsToPlace(elements, at)) late.push(next);
    // `3 inf in Russia, the rest too`
    else if (element.words.has('rest') && last !== undefined && isThereToo(elements, at)) late.push(last);
    else if (element.words.has('rest')) return fault(cursor, 'all-of-what', {}, [], cursor.tokens[element.at]);
  }
  for (const place of late) {
    const board = boardOf(cursor.context);
    const ships = Object.fromEntries(countEntries(left).filter(([type]) => board.units[type].domain === 'sea'));
    const others = withoutCounts(left, ships);
    if (countEntries(left).length === 0) return fault(cursor, 'all-of-what', {}, [], cursor.tokens[place.at]);
    for (const units of [others, ships]) {
      const types = countEntries(units).map(([type]) => type);
      const space = types.length === 0 ? undefined : siteOf(cursor, place, types);
      if (cursor.problem !== undefined) return undefined;
      if (space !== undefined) put(units, space);
    }
  }
  for (const { at } of late) heard.add(at);
  // A place that nothing was put down in must not be passed over.
  const lost = elements.find((each) => each.kind === 'place' && !heard.has(each.at));
  if (lost !== undefined && placements.length > 0)
    return fault(cursor, 'units-missing', {}, [], cursor.tokens[lost.at]);
  return placements.length === 0 ? undefined : placements;
};
