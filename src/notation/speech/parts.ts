// Who goes where, out of the elements of a sentence: units get the place they come from, the way, where they go and where
// planes land. The sentence may begin with the target, with the origin or with the units.

import type { UnitType } from '../../vocab/index.ts';
import { boardOf } from '../context.ts';
import type { Cursor } from '../cursor.ts';
import type { Element } from './elements.ts';
import { type Landing, type Part, type Place, type Sentence, stand, typesOf, type Units } from './part.ts';
import type { SpeechWord } from './words.ts';

const has = (element: Element | undefined, ...words: readonly SpeechWord[]): boolean =>
  element?.kind === 'word' && words.some((word) => element.words.has(word));

/** Words that say nothing about units and places. */
const isIdle = (element: Element): boolean =>
  element.kind === 'other' ||
  (element.kind === 'word' &&
    !has(
      element,
      'from',
      'to',
      'at',
      'via',
      'against',
      'attack',
      'gets',
      'land',
      'back',
      'unload',
      'and',
      'except',
      'home',
      'there',
    ));

const isAir = (cursor: Cursor, { units }: Part): boolean => {
  const [type, ...others] = typesOf(units);
  return type !== undefined && others.length === 0 && boardOf(cursor.context).units[type].domain === 'air';
};

/** Reads who goes where. */
export const partsOf = (cursor: Cursor, elements: readonly Element[]): Sentence => {
  const parts: Part[] = [];
  const landings: { planes: readonly UnitType[]; from: Place | undefined; to: Landing }[] = [];
  let target: Place | undefined;
  let ahead: Place | undefined;
  let lastFrom: Place | undefined;
  let landing: 'no' | 'planes' | 'troops' = 'no';
  let subtracts = false;
  let enemy = false;
  let negated = false;
  let points = false;
  let rest = false;
  let left: Place | undefined;
  /** Planes whose landing is told, from this part on. */
  let bracket: number | undefined;
  let viaGoesOn = false;
  /** Whether a word for landing stands right behind the planes, with no comma between. */
  let isApart = false;
  /** The planes whose landing was told last. */
  let landed: Units | undefined;

  const before = (at: number): Element | undefined => elements.slice(0, at).findLast((each) => !isIdle(each));
  const next = (at: number): Element | undefined => elements.slice(at + 1).find((each) => !isIdle(each));
  /** Units that were given the place before them although the one behind them is theirs: `the Baltic sub, a fighter from Norway`. */
  const trailing = (at: number): readonly Part[] => {
    const follows = elements.slice(at + 1).find((each) => each.kind !== 'other' && !has(each, 'article', 'small'));
    if (
      follows?.kind === 'units' ||
      (follows?.kind === 'sign' && (follows.sign === 'colon' || follows.sign === 'arrow'))
    )
      return [];
    const since = parts.filter(({ from }) => from !== undefined && from === ahead);
    return since.slice(1).filter(({ to }) => to === undefined);
  };
  const isWordBefore = (at: number): boolean => has(elements[at - 1], 'article');
  const homeless = (): readonly Part[] => parts.filter(({ from, along }) => from === undefined && !along);
  const aimless = (): readonly Part[] => parts.filter(({ to }) => to === undefined);
  /** True if the units that come next have places of their own behind them. */
  const ownOrigins = (at: number, within: 'sentence' | 'clause' = 'sentence'): boolean => {
    const first = elements.findIndex((each, index) => index > at && each.kind === 'units');
    if (first < 0) return false;
    let depth = 0;
    const end = elements.findIndex((each, index) => index > first && each.kind === 'sign' && each.sign === 'comma');
    return elements
      .slice(first + 1, within === 'sentence' || end < 0 ? elements.length : end)
      .some((each, index, all) => {
        if (each.kind === 'sign' && each.sign === 'open') depth += 1;
        if (each.kind === 'sign' && each.sign === 'close') depth -= 1;
        if (depth > 0 || each.kind !== 'place') return false;
        const led = all.slice(0, index).findLast((one) => !isIdle(one));
        return !has(led, 'to', 'land', 'back', 'via', 'against') && !(led?.kind === 'sign' && led.sign === 'arrow');
      });
  };
  const nextTypes = (at: number): readonly UnitType[] => {
    const units = elements.slice(at + 1).find((each) => each.kind === 'units');
    return units?.kind === 'units' ? typesOf(units) : [];
  };
  const setLanding = (to: Landing): void => {
    const planes = parts.filter((part) => isAir(cursor, part) && part.land === undefined);
    const last = planes.at(-1);
    landing = 'no';
    if (last === undefined) return;
    // Planes that go nowhere in this sentence, and land as soon as they are named, were sent in another one.
    if (isApart && last.to === undefined && last.stops.length === 0 && last === parts.at(-1)) {
      ahead = undefined;
      landed = last.units;
      const [named] = [last.from];
      landings.push({
        planes: typesOf(last.units),
        from: named,
        to: to === 'home' && named !== undefined ? named : to,
      });
      parts.splice(parts.indexOf(last), 1);
      return;
    }
    const group = planes.filter(
      (part) => part === last || (part.from === last.from && parts.indexOf(part) > parts.indexOf(last) - 2),
    );
    for (const part of group) part.land = to;
  };

  const onPlace = (place: Place, at: number): void => {
    const lead = before(at);
    const follows = next(at);
    const isColon = follows?.kind === 'sign' && follows.sign === 'colon';
    enemy = false;
    if (landing === 'planes') return setLanding(place);
    const flown = parts.at(-1);
    const isOrigin = has(lead, 'from') || follows?.kind === 'units';
    if (landed !== undefined && flown !== undefined && isAir(cursor, flown) && !isOrigin) {
      isApart = true;
      return setLanding(place);
    }
    if (landing === 'troops') {
      landing = 'no';
      for (const part of parts)
        if (!isAir(cursor, part)) {
          if (part.to !== undefined) part.stops = [...part.stops, part.to];
          part.to = place;
        }
      return;
    }
    const role = (['from', 'via', 'to', 'attack', 'against', 'at'] as const).find((word) => has(lead, word));
    const isArrow = lead?.kind === 'sign' && (lead.sign === 'arrow' || lead.sign === 'dash');
    if (role === 'via' || (viaGoesOn && has(lead, 'and'))) {
      viaGoesOn = true;
      for (const part of aimless()) part.stops = [...part.stops, place];
      return;
    }
    viaGoesOn = false;
    // What is left goes there, which is counted when all else is known.
    const since = elements
      .slice(0, at)
      .findLastIndex(({ kind }) => kind === 'sign' || kind === 'place' || kind === 'units');
    if (elements.slice(since + 1, at).some((each) => has(each, 'rest'))) {
      rest = true;
      return;
    }
    if (role === 'from') {
      lastFrom = place;
      const open = [...homeless(), ...trailing(at)];
      if (open.length === 0) ahead = place;
      for (const part of open) part.from = place;
      return;
    }
    if (isArrow || role === 'to') {
      const open = aimless().filter(({ from }) => from !== undefined || ahead === undefined);
      if (open.length === 0) {
        // A way goes on: what was its end is a stop.
        const last = parts.at(-1);
        if (isArrow && last?.to !== undefined) {
          const moved = last.to;
          for (const part of parts.filter(({ to }) => to === moved)) {
            part.stops = [...part.stops, moved];
            part.to = place;
          }
        } else target = place;
        return;
      }
      for (const part of open) part.to = place;
      return;
    }
    const open = [...homeless(), ...trailing(at)];
    if (role === 'attack' || role === 'against') {
      if (role === 'against' && open.length > 0 && has(lead, 'at')) {
        for (const part of open) part.from = place;
        lastFrom = place;
        return;
      }
      if (target === undefined) target = place;
      else left ??= place;
      return;
    }
    if (open.length > 0) {
      for (const part of open) part.from = place;
      lastFrom = place;
      return;
    }
    if (has(follows, 'gets', 'attack') && target === undefined) {
      target = place;
      return;
    }
    const types = nextTypes(at);
    const arrowNext = follows?.kind === 'sign' && (follows.sign === 'arrow' || follows.sign === 'dash');
    if (arrowNext || has(follows, 'to')) {
      ahead = place;
      lastFrom = place;
      return;
    }
    const unitsFollow = elements.slice(at + 1).some(({ kind }) => kind === 'units');
    if (unitsFollow) {
      const stands = stand(cursor, place, types);
      if (
        stands &&
        !(target === undefined && (isColon || at === 0) && ownOrigins(at, isColon ? 'sentence' : 'clause'))
      ) {
        ahead = place;
        lastFrom = place;
      } else if (target === undefined) target = place;
      else left ??= place;
      return;
    }
    if (aimless().length > 0 && target === undefined) {
      for (const part of aimless()) part.to = place;
      return;
    }
    if (target === undefined && parts.length === 0) target = place;
    else left ??= place;
  };

  for (const [at, element] of elements.entries()) {
    if (element.kind === 'sign' && element.sign === 'open') bracket = parts.length;
    if (element.kind === 'sign' && (element.sign === 'close' || element.sign === 'colon')) {
      if (element.sign === 'close') {
        if (landing === 'planes') landing = 'no';
        bracket = undefined;
      }
      enemy = false;
    }
    if (element.kind === 'word') {
      const counted = elements[at + 1];
      const said = parts.at(-1);
      if (bracket !== undefined && has(element, 'all') && counted?.kind === 'number' && said !== undefined)
        said.units = { ...said.units, count: counted.value, phrase: { ...said.units.phrase, count: counted.value } };
      if (has(element, 'one') && landed !== undefined)
        parts.push({
          units: landed,
          less: [],
          from: undefined,
          stops: [],
          to: undefined,
          land: undefined,
          along: false,
        });
      if (has(element, 'also')) points = true;
      if (has(element, 'versus') && !has(element, 'attack')) enemy = true;
      if (has(element, 'not')) negated = true;
      if (has(element, 'except') && parts.at(-1)?.units.count === 'all') subtracts = true;
      if (has(element, 'along')) {
        points = true;
        for (const part of homeless()) part.along = true;
      }
      if (has(element, 'unload') && parts.length > 0) landing = 'troops';
      if (has(element, 'land') || has(element, 'back')) {
        const last = parts.at(-1);
        const near = [elements[at - 1], before(at)];
        isApart = bracket === undefined && near.every((each) => each?.kind !== 'sign' || each.sign !== 'comma');
        landing =
          last !== undefined && !isAir(cursor, last) && !(bracket !== undefined)
            ? has(element, 'back')
              ? 'no'
              : 'troops'
            : 'planes';
        if (landing === 'planes' && last === undefined) landing = 'no';
        if (bracket !== undefined && !parts.some((part) => isAir(cursor, part))) landing = 'no';
      }
      if (landing === 'planes' && has(element, 'deck')) setLanding('deck');
      else if (has(element, 'home') || (landing === 'planes' && has(element, 'there'))) {
        const follows = elements
          .slice(at + 1)
          .find((each) => each.kind === 'place' || each.kind === 'units' || each.kind === 'sign');
        if (follows?.kind === 'place') landing = 'planes';
        else if (parts.length > 0) setLanding('home');
      } else if (has(element, 'there') && lastFrom !== undefined) for (const part of homeless()) part.from = lastFrom;
      continue;
    }
    if (element.kind === 'place') {
      onPlace(element, at);
      continue;
    }
    if (element.kind !== 'units') continue;
    viaGoesOn = false;
    const lead = before(at);
    const [type] = typesOf(element);
    if (landing === 'planes' && type === 'carrier') {
      setLanding('deck');
      continue;
    }
    landing = 'no';
    // The complex that a place goes by: `at the India IC`.
    const isSite =
      type === 'industrial-complex' && elements[at - 1]?.kind === 'place' && element.end - element.at === 1;
    if (isSite && (cursor.context.state.turn.purchased['industrial-complex'] ?? 0) === 0) continue;
    const isOwn = element.owner === undefined || element.owner === cursor.context.power;
    if (!isOwn) enemy = true;
    if (enemy && isOwn && !has(lead, 'and') && !(lead?.kind === 'sign' && lead.sign === 'comma')) enemy = false;
    if (enemy) continue;
    if (negated) {
      negated = false;
      continue;
    }
    // Defenders in brackets behind a target.
    if (
      bracket === parts.length &&
      lead?.kind === 'sign' &&
      lead.sign === 'open' &&
      elements[at - 2]?.kind === 'place' &&
      target !== undefined &&
      !ownOrigins(at - 1)
    ) {
      enemy = true;
      continue;
    }
    const last = parts.at(-1);
    if (subtracts && last !== undefined) {
      last.less = [...last.less, element];
      subtracts = false;
      continue;
    }
    // `the Baltic sub` is of the Baltic, and what comes behind it need not be.
    const adjective =
      ahead !== undefined &&
      elements[at - 1] === ahead &&
      isWordBefore(elements.indexOf(ahead)) &&
      element.end - element.at === 1;
    parts.push({
      units: element,
      less: [],
      from: ahead,
      stops: [],
      to: undefined,
      land: undefined,
      along: false,
    });
    if (adjective) ahead = undefined;
  }
  return { parts, target, landings, points, rest, left };
};
