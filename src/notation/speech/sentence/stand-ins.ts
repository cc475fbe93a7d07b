// Units that are named for the place they are at. Those of somebody else as what is attacked: `against their battleship
// off Gibraltar`, `versenken den Transporter in der Ostsee`; a carrier as where planes go: `to the carrier in the North
// Sea`.

import { fold } from '../../../board/index.ts';
import { enemiesIn, spaceAt } from '../../../engine/state/queries.ts';
import { isBeforeCombat } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import type { SheetSoFar } from '../../items.ts';
import { readingsAt } from '../../places.ts';
import { deckMeant } from '../orders/carried.ts';
import { stand, typesOf, type Units } from '../orders/part.ts';
import type { Element } from './elements.ts';
import { isSign, isWord } from './scene.ts';

/** Where a carrier that a word leads to is said to lie: the place; undefined if it is not. */
const deckAt = (elements: readonly Element[], at: number): number | undefined => {
  if (!isWord(elements[at], 'at', 'to', 'land', 'back')) return undefined;
  const [carrier, lead, ...others] = elements.slice(at + 1).filter((each) => !isWord(each, 'article'));
  const isDeck = carrier?.kind === 'units' && carrier.count === 1 && typesOf(carrier).join() === 'carrier';
  const place = others[0];
  if (!isDeck || !isWord(lead, 'at') || place?.kind !== 'place') return undefined;
  return elements.indexOf(place);
};

const TO: ReadonlySet<'to'> = new Set(['to'] as const);

/**
 * `The fighter lands on the carrier there`, without combat: it flies to where the one carrier is; undefined if that is
 * not said.
 */
const deckAlone = (
  { context }: Cursor,
  elements: readonly Element[],
  at: number,
  { section, fought, combatMoves, otherMoves }: SheetSoFar,
): { readonly elements: readonly Element[]; readonly end: number } | undefined => {
  const isQuiet = section === 'noncombat-move' || (section === null && (fought === 'yes' || !isBeforeCombat(context)));
  const lead = elements[at];
  if (!isQuiet || lead?.kind !== 'word' || !isWord(lead, 'at', 'to')) return undefined;
  const own = elements.findIndex((each, index) => index > at && !isWord(each, 'article'));
  const [carrier, next] = elements.slice(own, own + 2);
  const isDeck = carrier?.kind === 'units' && carrier.count === 1 && typesOf(carrier).join() === 'carrier';
  const end = isWord(next, 'there') ? own + 1 : own;
  const behind = elements[end + 1];
  const isFlown = elements.slice(0, at).some((each) => each.kind === 'units' && typesOf(each).join() === 'fighter');
  const space = isDeck && isFlown ? deckMeant(context, [...combatMoves, ...otherMoves]) : undefined;
  if (space === undefined || !(behind === undefined || behind.kind === 'sign' || isWord(behind, 'and')))
    return undefined;
  const spot = { at: carrier?.at ?? lead.at, end: carrier?.end ?? lead.end };
  return {
    elements: [
      { ...lead, words: TO },
      { kind: 'place', text: '', space, ...spot },
    ],
    end,
  };
};

/** Where the name of an enemy's units ends in a place: the place; undefined if it does not. */
const foeAt = (cursor: Cursor, elements: readonly Element[], at: number): number | undefined => {
  const lead = elements[at];
  // `de sub pakt het slagschip`: only transports take anything aboard.
  const isCarrying = elements.some((each) => each.kind === 'units' && typesOf(each).join() === 'transport');
  if (!isWord(lead, 'against', 'versus', 'attack', ...(isCarrying ? [] : (['load'] as const)))) return undefined;
  const units = elements.findIndex((each, index) => index > at && !isWord(each, 'others', 'article'));
  const foe = elements[units];
  // `the battleship and the transport in the East Med`
  const next = elements.findIndex(
    (each, index) => index > units && !isWord(each, 'article', 'and', 'others') && each.kind !== 'units',
  );
  if (foe?.kind !== 'units' || !isWord(elements[next], 'at')) return undefined;
  const site = elements.findIndex((each, index) => index > next && !isWord(each, 'article'));
  const place = elements[site];
  const named = elements.slice(units, next).flatMap((each) => (each.kind === 'units' ? typesOf(each) : []));
  if (place?.kind !== 'place' || stand(cursor, place, named)) return undefined;
  const isTheirs = elements.slice(at + 1, units).some((each) => isWord(each, 'others'));
  const isOwned = foe.owner !== undefined && foe.owner !== cursor.context.power;
  const isThe = units > at + 1 && foe.end - foe.at === 1;
  return isTheirs || isOwned || isThe || isWord(lead, 'against', 'versus') ? site : undefined;
};

/**
 * Where the name of an enemy's units ends that stand at the place named before: `to the W Med against their sub`, `and
 * sinks the sub first`.
 */
const foeThere = (cursor: Cursor, elements: readonly Element[], at: number): number | undefined => {
  const sinks = isWord(elements[at], 'attack') && elements.slice(0, at).some(({ kind }) => kind === 'units');
  const isAgainst = sinks || isWord(elements[at], 'against', 'versus');
  if (!isAgainst || !elements.slice(0, at).some(({ kind }) => kind === 'place')) return undefined;
  const units = elements.findIndex((each, index) => index > at && !isWord(each, 'others', 'article', 'first', 'again'));
  const foe = elements[units];
  const isFoe = (each: Element | undefined): boolean =>
    each?.kind === 'units' &&
    each.phrase.bare === 'yes' &&
    elements.slice(0, at).some((place) => holdsFoe(cursor, place, each));
  // `their battleship and transport`
  let last = units;
  for (let index = units; index < elements.length; index += 1) {
    const each = elements[index];
    if (isFoe(each)) last = index;
    else if (!isWord(each, 'and', 'article', 'others')) break;
  }
  const isSaidThere = isWord(elements[last + 1], 'there', 'first');
  const end = isSaidThere ? last + 1 : last;
  const next = elements[end + 1];
  if (foe?.kind !== 'units' || !(next === undefined || next.kind === 'sign' || isWord(next, 'and'))) return undefined;
  const isTheirs = elements.slice(at + 1, units).some((each) => isWord(each, 'others'));
  const isOwned = foe.owner !== undefined && foe.owner !== cursor.context.power;
  // `lands on the carrier`
  const isFound = !isWord(elements[at], 'at') && isFoe(foe);
  if (sinks) return isFound ? end : undefined;
  return isTheirs || isOwned || isSaidThere || isFound ? end : undefined;
};

/** Where a clause ends that only says of the enemy's units what becomes of them: `the sub there has to die first`. */
const foeNoted = (cursor: Cursor, elements: readonly Element[], at: number): number | undefined => {
  if (!isSign(elements[at], 'comma', 'semicolon')) return undefined;
  const comma = elements.findIndex((each, index) => index > at && isSign(each, 'comma', 'semicolon', 'close'));
  const end = comma < 0 ? elements.length : comma;
  const clause = elements.slice(at + 1, end);
  const [foe, there, ...rest] = clause.filter((each) => !isWord(each, 'article', 'others'));
  const isPlain = rest.every((each) => each.kind === 'other' || (each.kind === 'word' && !isWord(each, ...GOES)));
  if (foe?.kind !== 'units' || foe.phrase.bare !== 'yes' || !isWord(there, 'there') || !isPlain) return undefined;
  const places = elements.slice(0, at).filter(({ kind }) => kind === 'place');
  // Where `there` is may have been said in the sentence before.
  const isThere = places.length === 0 || places.some((each) => holdsFoe(cursor, each, foe));
  return isThere && rest.length > 0 ? end - 1 : undefined;
};

/** Whoever does one of these is no enemy that is only spoken of. */
const GOES = ['land', 'back', 'load', 'unload', 'also', 'along', 'move', 'condition', 'not'] as const;

/** True for a place where enemies have units of such a kind. */
const holdsFoe = (cursor: Cursor, place: Element, foe: Units): boolean => {
  const { ruleset, state, power } = cursor.context;
  return (
    place.kind === 'place' &&
    readingsAt(cursor, place.at, place.end).some(({ id }) =>
      enemiesIn(ruleset, state, id, power).some(({ type }) => typesOf(foe).includes(type)),
    )
  );
};

/** Before what somebody goes for: `um das Schlachtschiff zu versenken`, `om die sub te pakken`, `to sink it`. */
const PURPOSE: ReadonlySet<string> = new Set(['to', 'um', 'om']);
/** The verb of it, behind this. */
const INFINITIVE: ReadonlySet<string> = new Set(['zu', 'te']);

const textOf = (each: Element | undefined): string =>
  each?.kind === 'word' || each?.kind === 'other' ? fold(each.text) : '';

/** Where a clause ends that only names the enemy's units for which others go to the place before it. */
const purposeEnd = (cursor: Cursor, elements: readonly Element[], at: number): number | undefined => {
  const lead = textOf(elements[at]);
  const place = elements.slice(0, at).findLast(({ kind }) => kind === 'place');
  if (!PURPOSE.has(lead) || place?.kind !== 'place') return undefined;
  const comma = elements.findIndex((each, index) => index > at && each.kind === 'sign');
  const end = comma < 0 ? elements.length : comma;
  const inside = elements.slice(at + 1, end);
  const foes = inside.flatMap((each) => (each.kind === 'units' ? [each] : []));
  const isVerb = lead === 'to' ? !isWord(inside[0], 'article') : inside.some((each) => INFINITIVE.has(textOf(each)));
  const isPlain = inside.every(
    (each) =>
      each.kind === 'units' ||
      each.kind === 'other' ||
      (each.kind === 'word' && !isWord(each, 'load', 'unload', 'along', 'land')),
  );
  const areThere = foes.every((foe) => foe.phrase.bare === 'yes' && holdsFoe(cursor, place, foe));
  return isVerb && isPlain && foes.length > 0 && areThere ? end - 1 : undefined;
};

/** Where the name of an enemy's units ends that are attacked: `The battleship at Gibraltar is attacked by …`. */
const foeFirst = (cursor: Cursor, elements: readonly Element[]): number | undefined => {
  const [foe, lead, place, verb] = elements.filter((each) => !isWord(each, 'article', 'others'));
  const isPassive = isWord(verb, 'gets') || (isWord(verb, 'attack') && verb?.kind === 'word' && /\s/u.test(verb.text));
  if (foe?.kind !== 'units' || !isWord(lead, 'at') || place?.kind !== 'place' || !isPassive) return undefined;
  return stand(cursor, place, typesOf(foe)) ? undefined : elements.indexOf(place);
};

const AGAINST: ReadonlySet<'against'> = new Set(['against'] as const);

/** `Evenki all to Russia`, `Ewenkien komplett nach Russland`: all that stands there; `both`, if they are two. */
const withAllThere = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  // `Evenki: both to Russia`
  const [place, all, to] = elements.filter((each, at) => at > 1 || each.kind !== 'sign' || each.sign !== 'colon');
  if (place?.kind !== 'place' || all?.kind !== 'word' || !isWord(all, 'all', 'both') || !isWord(to, 'to', 'move'))
    return elements;
  const { state, power } = cursor.context;
  const [space, ...others] = readingsAt(cursor, place.at, place.end);
  const there = space === undefined ? [] : spaceAt(state, space.id).units.filter((unit) => unit.power === power);
  const isCounted = !isWord(all, 'both') || there.length === 2;
  if (others.length > 0 || there.length === 0 || !isCounted) return elements;
  const phrase = { count: 'all', readings: [], text: all.text, token: cursor.tokens[all.at] } as const;
  return [
    { kind: 'units', phrase, count: 'all', of: place, at: place.at, end: all.end },
    ...elements.slice(elements.indexOf(all) + 1),
  ];
};

/** The elements with such units as the place they are at. */
export const withStandIns = (cursor: Cursor, all: readonly Element[], sofar: SheetSoFar): readonly Element[] => {
  const told = withAllThere(cursor, all);
  const elements = told.slice(foeFirst(cursor, told) ?? 0);
  const out: Element[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    const each = elements[at];
    if (each === undefined) break;
    const alone = deckAlone(cursor, elements, at, sofar);
    if (alone !== undefined) {
      out.push(...alone.elements);
      at = alone.end;
      continue;
    }
    const foe = foeThere(cursor, elements, at) ?? purposeEnd(cursor, elements, at) ?? foeNoted(cursor, elements, at);
    if (foe !== undefined) {
      at = foe;
      continue;
    }
    const deck = deckAt(elements, at);
    const site = deck ?? foeAt(cursor, elements, at);
    const place = site === undefined ? undefined : elements[site];
    if (site === undefined || place === undefined || each.kind !== 'word') {
      out.push(each);
      continue;
    }
    // `gegen` is said of both sides of a battle; here it leads to the place.
    out.push(deck !== undefined || isWord(each, 'attack') ? each : { ...each, words: AGAINST }, place);
    at = site;
  }
  return out;
};
