// Another number for what was just ordered: `No, 4`, `no, make it 5 inf and 3 tanks`, `all 3 tanks, not 2`.

import type { March } from '../../../engine/index.ts';
import { countEntries, type SpaceId, type UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { AmendmentItem, Change, Item } from '../../items.ts';
import { withoutAsides } from '../sentence/asides.ts';
import type { Element } from '../sentence/elements.ts';
import { isSign, isWord, type Scene } from '../sentence/scene.ts';
import { changedIn } from './amendments.ts';
import { settlePlace } from './moves.ts';
import { type Place, typesOf } from './part.ts';
import { partsOf } from './parts.ts';

const endsOf = ({ path }: March): Change['places'] => [path[0], path.at(-1)].flatMap((id) => id ?? []);

/** The one number that a sentence takes back, for the one kind of unit that the order before it moves or buys. */
const recount = (elements: readonly Element[], last: Item | undefined): Item | undefined => {
  // `no, all 3`
  const [first, ...behind] = isWord(elements[0], 'all') ? elements.slice(1) : elements;
  // Beside a purchase a second number is what it comes to.
  const told = last?.kind === 'purchase' ? ['units', 'place'] : ['units', 'place', 'number', 'unknown-unit'];
  if (first?.kind !== 'number' || behind.some(({ kind }) => told.includes(kind))) return undefined;
  if (last?.kind === 'purchase') {
    const [type, ...others] = Object.keys(last.units);
    return type === undefined || others.length > 0
      ? undefined
      : { kind: 'amendment', changes: [], purchase: { [type]: first.value } };
  }
  if (last?.kind !== 'moves') return undefined;
  const [move, ...moves] = last.moves;
  if (move?.kind !== 'march' || moves.length > 0) return undefined;
  const [type, ...types] = Object.keys(move.units) as (keyof typeof move.units)[]; // the keys of a literal object
  if (type === undefined || types.length > 0) return undefined;
  return amending([{ types: [type], places: endsOf(move), count: first.value, how: 'set' }]);
};

/**
 * `No, make it 5 inf and 3 tanks`: the kinds that the order before it moves, each from where it was sent. A kind that
 * is not named again may stay or go, and a new one may come from anywhere: then nothing is read.
 */
const recountEach = (elements: readonly Element[], last: Item | undefined): Item | undefined => {
  const told = elements.filter(
    (each) => each.kind !== 'sign' && !isWord(each, 'article', 'small', 'and', 'correct', 'again'),
  );
  const units = told.flatMap((each) => (each.kind === 'units' && each.of === undefined ? [each] : []));
  if (last?.kind !== 'moves' || units.length === 0 || units.length < told.length) return undefined;
  const marches = last.moves.flatMap((move) => (move.kind === 'march' && move.cargo === undefined ? [move] : []));
  const sent = marches.flatMap((march) => countEntries(march.units).map(([type]) => ({ type, march })));
  const types = new Set<UnitType>(sent.map(({ type }) => type));
  if (marches.length < last.moves.length || types.size < sent.length || types.size !== units.length) return undefined;
  const changes = units.flatMap((each): readonly Change[] => {
    const [type, ...others] = typesOf(each);
    const march = sent.find((one) => one.type === type)?.march;
    if (type === undefined || others.length > 0 || march === undefined || typeof each.count !== 'number') return [];
    types.delete(type);
    return [{ types: [type], places: endsOf(march), count: each.count, how: 'set' }];
  });
  return types.size > 0 || changes.length < units.length ? undefined : amending(changes);
};

type Units = Extract<Element, { kind: 'units' }>;

const counted = (units: Units, count: number): Units => ({ ...units, count, phrase: { ...units.phrase, count } });
const countIn = (each: Element | undefined): number | undefined =>
  each?.kind === 'number'
    ? each.value
    : each?.kind === 'units' && typeof each.count === 'number'
      ? each.count
      : undefined;

/** Units with the number that is meant, what is said of them, and the number that was wrong. */
interface Right {
  readonly meant: Units;
  readonly told: readonly Element[];
  readonly wrong: number;
}

/** `5 inf from Cau, not 4`, `5 instead of 4 inf`, `statt 4 Inf nur 3`. */
const rightIn = (elements: readonly Element[]): Right | undefined => {
  const said = elements.filter((each) => !['sign', 'other'].includes(each.kind) && !isWord(each, ...IDLE));
  const at = said.findIndex((each) => isWord(each, 'not', 'instead'));
  const [wrong, ...behind] = said.slice(at + 1);
  const [first, ...others] = (at === 0 ? behind : said.slice(0, at)).filter(({ kind }) => kind !== 'place');
  const kind = [first, wrong].find((each) => each?.kind === 'units');
  const [count, number] = [countIn(first), countIn(wrong)];
  if (at < 0 || kind?.kind !== 'units' || count === undefined || number === undefined) return undefined;
  const told = [...said.slice(0, at), ...behind].filter((each) => each !== first);
  return others.length === 0 && (at > 0 || isWord(said[0], 'instead'))
    ? { meant: counted(kind, count), told, wrong: number }
    : undefined;
};
const IDLE = ['article', 'small', 'all', 'and', 'correct', 'from', 'also', 'move', 'there', 'being'] as const;

/** Where a place that moves lead to or begin at is meant. */
export const settleEnd = ({ cursor, sofar }: Scene, place: Place): SpaceId | undefined => {
  const ends = new Set(sofar.combatMoves.flatMap((move) => (move.kind === 'march' ? endsOf(move) : [])));
  return settlePlace({ ...cursor }, place, { prefer: ({ id }) => ends.has(id) });
};

/** Another number, of the one move above that has the wrong one, where nothing that was bought is as many. */
export const putRight = (scene: Scene): Item | undefined => {
  const right = rightIn(scene.elements);
  if (right === undefined) return undefined;
  const { meant, told, wrong } = right;
  const [type, ...types] = typesOf(meant);
  const isBought = told.length === 0 && meant.of === undefined && scene.sofar.purchased[type ?? 'infantry'] === wrong;
  if (type === undefined || types.length > 0 || isBought || !told.every(({ kind }) => kind === 'place'))
    return undefined;
  const spaces = [meant.of, ...told].flatMap((each) => (each?.kind === 'place' ? [settleEnd(scene, each)] : []));
  const [move, ...more] = scene.sofar.combatMoves.filter(
    (each): each is March =>
      each.kind === 'march' &&
      each.units[type] === wrong &&
      spaces.every((space) => space !== undefined && endsOf(each).includes(space)),
  );
  if (move === undefined || more.length > 0) return undefined;
  return amending([{ types: [type], places: endsOf(move), count: Number(meant.count), how: 'set' }]);
};

export const amending = (changes: readonly Change[]): AmendmentItem => ({ kind: 'amendment', changes });

/**
 * `1 ftr Manchuria to China, lands in Kwangtung. No, lands in Manchuria`: the planes just sent land elsewhere; or those
 * that are named, where one flight alone can be meant.
 */
export const landsElsewhere = ({ cursor, elements, sofar }: Scene): Item | undefined => {
  const plain = elements.filter(
    (each) => each.kind !== 'sign' && !isWord(each, 'article', 'small', 'again', 'them', 'at', 'to', 'correct'),
  );
  const named = plain.flatMap((each) => (each.kind === 'units' && each.phrase.bare === 'yes' ? [each] : []));
  const [lands, ...others] = plain.filter((each) => each.kind !== 'units');
  if (plain.length - others.length - 1 !== named.length || named.length > 1) return undefined;
  const place = others.length === 1 && isWord(lands, 'land', 'back') ? others[0] : undefined;
  const flights = sofar.combatMoves.filter(
    (each) => each.kind === 'march' && named.flatMap(typesOf).some((type) => (each.units[type] ?? 0) > 0),
  );
  const move = named.length === 0 ? sofar.combatMoves.at(-1) : flights.length === 1 ? flights[0] : undefined;
  if (place?.kind !== 'place' || move?.kind !== 'march' || move.land === undefined) return undefined;
  const { roster, units } = boardOf(cursor.context);
  const types = roster.filter((type) => units[type].domain === 'air' && (move.units[type] ?? 0) > 0);
  const land = settlePlace(cursor, place, { near: move.path.at(-1) ?? move.land });
  const places = [move.path[0], move.path.at(-1)].flatMap((id) => id ?? []);
  if (land === undefined) return undefined;
  const change: Change = { types, places, count: 'all', how: 'set', land };
  return changedIn(sofar.combatMoves, change) === undefined ? undefined : amending([change]);
};

/** `No, 3 inf from Karelia`: each with the number it is to have, where one move alone can be meant. */
const setIn = (scene: Scene): Item | undefined => {
  const { cursor, sofar } = scene;
  const heard = withoutAsides(scene.elements);
  // `Only 2 inf Manchuria > China` says which of the moves above it is; with more beside, it is a line of its own.
  const isMore = heard.filter(({ kind }) => kind === 'units').length !== 1 || heard.at(-1)?.kind !== 'place';
  if (heard.some((each) => isSign(each, 'open') || (isMore && isSign(each, 'arrow')))) return undefined;
  const { parts, target, landings, rest, left } = partsOf(cursor, heard);
  if (parts.length === 0 || landings.length > 0 || rest || left !== undefined) return undefined;
  const changes: Change[] = [];
  let moves = sofar.combatMoves;
  for (const { units, from, to, stops, less, land, along } of parts) {
    const places = [from, to, target].flatMap((place) => (place === undefined ? [] : [settlePlace(cursor, place)]));
    if (!places.every((each) => each !== undefined) || places.length === 0 || units.count === 'rest') return undefined;
    if (stops.length + less.length > 0 || land !== undefined || along) return undefined;
    const change: Change = { types: typesOf(units), places, count: units.count, how: 'set' };
    const changed = changedIn(moves, change);
    if (changed === undefined) return undefined;
    changes.push(change);
    moves = changed;
  }
  return amending(changes);
};

/** Other numbers or landings for what was ordered above, by a sentence that takes something back. */
export const putOtherwise = (scene: Scene, last: Item | undefined): Item | undefined =>
  recount(scene.elements, last) ??
  recountEach(scene.elements, last) ??
  putRight(scene) ??
  landsElsewhere(scene) ??
  setIn(scene);
