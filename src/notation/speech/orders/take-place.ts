// What a place is in a sentence: where units come from, pass, go or land, or the target of all of them.

import { readingsAt } from '../../places.ts';
import { isOne } from '../sentence/apart.ts';
import type { Element } from '../sentence/elements.ts';
import { isSign, isWord } from '../sentence/scene.ts';
import type { Draft } from './draft.ts';
import { isAir } from './draft.ts';
import { ownOrigins, type Place, stand, typesOf } from './part.ts';

/** `…, and then on to Ukraine`: nothing but when it is done stands between two places. */
const goesFurther = ({ elements }: Draft, at: number): boolean => {
  const named = elements.slice(0, at).findLastIndex(({ kind }) => kind === 'place');
  const between = elements.slice(named + 1, at);
  const isNext = (each: Element): boolean =>
    isSign(each, 'comma') || isWord(each, 'and', 'again', 'first', 'move', 'to', 'article', 'small');
  return named >= 0 && between.some((each) => isWord(each, 'again', 'first')) && between.every(isNext);
};

/** Takes a place of the sentence for what it is there: where units come from, pass, go or land, or the target. */
export const takePlace = (draft: Draft, place: Place, at: number): void => {
  const { cursor, elements } = draft;
  const lead = draft.before(at);
  const follows = draft.next(at);
  const isColon = follows?.kind === 'sign' && follows.sign === 'colon';
  draft.enemy = false;
  if (draft.landing === 'planes') return draft.setLanding(place);
  const flown = draft.parts.at(-1);
  // `Karelia's fighter and Moscow's`: one more of them, from there.
  const isTheirs = /['’]s$/u.test(cursor.tokens[place.end - 1]?.text ?? '') && elements[at + 1]?.kind !== 'units';
  if (isTheirs && isWord(elements[at - 1], 'and') && elements[at - 2]?.kind === 'units' && flown?.units.count === 1) {
    draft.parts.push({ ...flown, from: place });
    return;
  }
  // `Moscow's lands in the Caucasus`
  if (isTheirs && (at === 0 || isSign(elements[at - 1], 'comma'))) {
    draft.left ??= place;
    return;
  }
  // `der auf Wake landet`: the verb stands last.
  if (
    flown !== undefined &&
    isAir(cursor, flown) &&
    (flown.from !== undefined || draft.isOnly(flown)) &&
    (isWord(follows, 'land') ||
      (isWord(follows, 'back') && (flown.to !== undefined || draft.target !== undefined || draft.points))) &&
    isWord(lead, 'at', 'to')
  ) {
    draft.landsHere = true;
    draft.isApart = false;
    return draft.setLanding(place);
  }
  const isOrigin = isWord(lead, 'from', 'one') || follows?.kind === 'units';
  if (draft.landed !== undefined && flown !== undefined && isAir(cursor, flown) && !isOrigin) {
    draft.isApart = true;
    return draft.setLanding(place);
  }
  if (draft.landing === 'troops' && !isWord(lead, 'via')) {
    draft.landing = 'no';
    for (const part of draft.parts)
      if (!isAir(cursor, part)) {
        if (part.to !== undefined) part.stops = [...part.stops, part.to];
        part.to = place;
      }
    return;
  }
  // `der aus Moskau`: one of those just named.
  const role = isWord(lead, 'one')
    ? 'from'
    : (['from', 'via', 'to', 'attack', 'against', 'at'] as const).find((word) => isWord(lead, word));
  // A part of the world, such as `in Africa`, where places are named as well.
  const isRegion = role === 'at' && draft.parts.length === 0 && readingsAt(cursor, place.at, place.end).length > 2;
  if (isRegion && elements.slice(at + 1).some(({ kind }) => kind === 'place')) return;
  const isArrow = lead?.kind === 'sign' && (lead.sign === 'arrow' || lead.sign === 'dash');
  // `(through Hudson Bay, then the North Sea)`
  const goesOnVia = draft.bracket !== undefined && lead?.kind === 'sign' && lead.sign === 'comma';
  if (role === 'via' || (draft.viaGoesOn && (isWord(lead, 'and') || goesOnVia))) {
    draft.viaGoesOn = true;
    // What comes from elsewhere goes its own way: `3 inf India, 3 arm Burma over India`.
    const from = draft.parts.at(-1)?.from;
    const open = draft.aimless().filter((part) => part.from === from);
    // `to England by way of the North Sea`: the way is told behind its end.
    const behind =
      open.length > 0 || draft.landing === 'troops' ? [] : draft.parts.filter(({ to }) => to !== undefined);
    for (const part of open.length > 0 ? open : draft.landing === 'troops' ? draft.aimless() : behind)
      part.stops = [...part.stops, place];
    return;
  }
  draft.viaGoesOn = false;
  // What is left goes there, which is counted when all else is known.
  const since = elements
    .slice(0, at)
    .findLastIndex(({ kind }) => kind === 'sign' || kind === 'place' || kind === 'units');
  if (elements.slice(since + 1, at).some((each) => isWord(each, 'rest'))) {
    draft.rest = true;
    return;
  }
  // `the fighters from Norway and from Germany`, but not `2 inf in Syria march in, the fellow from Kenya does too`
  const named = elements.slice(0, at).findLastIndex(({ kind }) => kind === 'place');
  const isNext = elements
    .slice(named + 1, at)
    .every(
      (each) =>
        isOne(each) || isSign(each, 'comma', 'plus', 'open') || isWord(each, 'and', 'from', 'one', 'article', 'nth'),
    );
  const joint = elements.slice(0, at).findLast((each) => !isWord(each, 'article'));
  const joins =
    isWord(joint, 'and') || isSign(elements[at - 1], 'plus') || (role === 'from' && draft.origin.length > 0 && isNext);
  const goesOn =
    follows?.kind === 'units' ||
    (follows?.kind === 'sign' && follows.sign !== 'comma' && follows.sign !== 'open' && follows.sign !== 'close');
  if (joins && draft.origin.length > 0 && !goesOn && (role === 'from' || role === undefined)) {
    for (const part of draft.origin) draft.spread.set(part, [...(draft.spread.get(part) ?? []), place]);
    return;
  }
  if (
    role === 'from' &&
    !goesOn &&
    !isWord(follows, 'to') &&
    [...draft.homeless(), ...draft.trailing(at)].length === 0
  ) {
    // `from Caucasus with 3 inf and from Karelia with 1 tank`
    const next = elements.slice(at + 1).find((each) => !isWord(each, 'article', 'and', 'small'));
    const word = elements.slice(0, at).findLastIndex((each) => isWord(each, 'from'));
    const [opening] = elements.slice(word - 1, word);
    const opensClause = next?.kind === 'units' && (isWord(opening, 'and') || opening?.kind === 'sign');
    const isAhead =
      opensClause || (draft.parts.length === 0 && elements.slice(at + 1).some(({ kind }) => kind === 'units'));
    if (isAhead) {
      draft.ahead = place;
      draft.lastFrom = place;
    } else draft.left ??= place;
    return;
  }
  if (role === 'from') {
    draft.lastFrom = place;
    const open = [...draft.homeless(), ...draft.trailing(at)];
    if (open.length === 0) draft.ahead = place;
    draft.comeFrom(open, place);
    draft.origin = open;
    return;
  }
  // `1 ftr KAR (to KAR)`, where the target is known: there it lands.
  const isBracketed =
    role === 'to' &&
    draft.bracket !== undefined &&
    flown !== undefined &&
    isAir(cursor, flown) &&
    flown.from !== undefined &&
    (draft.target !== undefined || flown.to !== undefined || draft.aimed === 'yes' || draft.points);
  if (isBracketed) {
    draft.isApart = false;
    return draft.setLanding(place);
  }
  if (isArrow || role === 'to' || isWord(follows, 'inward')) {
    const open = draft.aimless().filter(({ from }) => from !== undefined || draft.ahead === undefined);
    if (open.length === 0) {
      // A way goes on, as in `to the Caucasus and then to Ukraine`: what was its end is a stop.
      const last = draft.parts.at(-1);
      if ((isArrow || goesFurther(draft, at)) && last?.to !== undefined) {
        const moved = last.to;
        for (const part of draft.parts.filter(({ to }) => to === moved)) {
          part.stops = [...part.stops, moved];
          part.to = place;
        }
      } else draft.target = place;
      return;
    }
    for (const part of open) part.to = place;
    return;
  }
  const open = [...draft.homeless(), ...draft.trailing(at)];
  if (role === 'attack' || role === 'against') {
    if (role === 'against' && open.length > 0 && isWord(lead, 'at')) {
      for (const part of open) part.from = place;
      draft.lastFrom = place;
      return;
    }
    if (draft.target === undefined) draft.target = place;
    else draft.left ??= place;
    return;
  }
  // `from Karelia 4 inf and 2 tanks attack Finland`: no own units stand there.
  const isTrailing = open.length > 0 && open.every(({ from }) => from !== undefined);
  const foreign = isTrailing && role === undefined && !open.some(({ units }) => stand(cursor, place, typesOf(units)));
  if (foreign && draft.target === undefined && elements.some((each) => isWord(each, 'attack'))) {
    draft.target = place;
    return;
  }
  if (open.length > 0) {
    draft.comeFrom(open, place);
    draft.lastFrom = place;
    draft.origin = open;
    return;
  }
  // `Libya attacks Egypt with 2 inf`
  const verb = elements.findIndex((each, index) => index > at && each === follows);
  const object = elements.slice(verb + 1).find((each) => !isWord(each, 'article', 'against', 'at'));
  if (isWord(follows, 'attack') && object?.kind === 'place' && stand(cursor, place, [])) {
    draft.ahead = place;
    draft.lastFrom = place;
    return;
  }
  if (isWord(follows, 'gets', 'attack') && draft.target === undefined) {
    draft.target = place;
    return;
  }
  const types = draft.nextTypes(at);
  const arrowNext = follows?.kind === 'sign' && (follows.sign === 'arrow' || follows.sign === 'dash');
  const unitsFollow = elements.slice(at + 1).some(({ kind }) => kind === 'units');
  // The way of units that have been named begins where they lie: `load …, sail North Atlantic - Northeast Atlantic`.
  // `Ukraine - 3 inf Caucasus`: the dash stands for a colon.
  const listed = elements[elements.findIndex((each, index) => index > at && each === follows) + 1];
  const isListed =
    follows?.kind === 'sign' &&
    follows.sign === 'dash' &&
    listed?.kind === 'units' &&
    draft.target === undefined &&
    ownOrigins(elements, at, 'sentence');
  if (isListed) {
    draft.target = place;
    return;
  }
  if ((arrowNext || isWord(follows, 'to')) && (unitsFollow || draft.aimless().length === 0)) {
    draft.ahead = place;
    draft.lastFrom = place;
    return;
  }
  if (unitsFollow) {
    const stands = stand(cursor, place, types);
    const next = elements[at + 1];
    // `East Coast trn takes 2 inf from …`: the ship that lies there.
    const isSite = at === 0 && next?.kind === 'units' && next.end - next.at === 1 && types.join() === 'transport';
    if (isSite && stands) {
      draft.ahead = place;
      return;
    }
    if (
      stands &&
      !(
        draft.target === undefined &&
        (isColon || (at === 0 && draft.aimed === 'no')) &&
        ownOrigins(elements, at, isColon ? 'sentence' : 'clause')
      )
    ) {
      draft.ahead = place;
      draft.lastFrom = place;
    } else if (draft.target === undefined) draft.target = place;
    else draft.left ??= place;
    return;
  }
  if (draft.aimless().length > 0 && draft.target === undefined) {
    for (const part of draft.aimless()) part.to = place;
    return;
  }
  if (draft.target === undefined && draft.parts.length === 0) draft.target = place;
  else draft.left ??= place;
};
