// Who goes where, out of the elements of a sentence: units get the place they come from, the way, where they go and where
// planes land. The sentence may begin with the target, with the origin or with the units.

import type { UnitType } from '../../vocab/index.ts';
import { boardOf } from '../context.ts';
import type { Cursor } from '../cursor.ts';
import type { Element } from './elements.ts';
import {
  isIdle,
  type Landing,
  ownOrigins,
  type Part,
  type Place,
  type Sentence,
  stand,
  typesOf,
  type Units,
} from './part.ts';
import { isWord } from './scene.ts';

const airOf = (cursor: Cursor): readonly UnitType[] => {
  const { roster, units } = boardOf(cursor.context);
  return roster.filter((type) => units[type].domain === 'air');
};

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
  /** Where the units just named come from, for another place joined to it: `fighters from Norway and Germany`. */
  let origin: readonly Part[] = [];
  const spread = new Map<Part, readonly Place[]>();
  /** Whether planes were named that can be any. */
  let planes = false;
  /** Whether a landing is that of all planes named, and whether its place has been said before the word for it. */
  let everyone = false;
  let landsHere = false;
  /** The planes whose landing was told last. */
  let landed: Units | undefined;

  const before = (at: number): Element | undefined => elements.slice(0, at).findLast((each) => !isIdle(each));
  const next = (at: number): Element | undefined => elements.slice(at + 1).find((each) => !isIdle(each));
  /** Units that were given the place before them although the one behind them is theirs: `the Baltic sub, a fighter from Norway`. */
  const trailing = (at: number): readonly Part[] => {
    const follows = elements.slice(at + 1).find((each) => each.kind !== 'other' && !isWord(each, 'article', 'small'));
    if (
      follows?.kind === 'units' ||
      (follows?.kind === 'sign' && (follows.sign === 'colon' || follows.sign === 'arrow'))
    )
      return [];
    const since = parts.filter(({ from }) => from !== undefined && from === ahead);
    return since.slice(1).filter(({ to }) => to === undefined);
  };
  const isWordBefore = (at: number): boolean => isWord(elements[at - 1], 'article');
  const homeless = (): readonly Part[] => parts.filter(({ from, along }) => from === undefined && !along);
  const aimless = (): readonly Part[] => parts.filter(({ to }) => to === undefined);
  const nextTypes = (at: number): readonly UnitType[] => {
    const units = elements.slice(at + 1).find((each) => each.kind === 'units');
    return units?.kind === 'units' ? typesOf(units) : [];
  };
  const setLanding = (to: Landing): void => {
    const flights = parts.filter((part) => isAir(cursor, part) && part.land === undefined);
    const last = flights.at(-1);
    landing = 'no';
    if (planes && (last === undefined || parts.length === 0)) {
      landings.push({ planes: airOf(cursor), from: undefined, to });
      return;
    }
    if (last === undefined) return;
    // Planes that go nowhere in this sentence, and land as soon as they are named, were sent in another one.
    if (
      isApart &&
      !points &&
      target === undefined &&
      last.to === undefined &&
      last.stops.length === 0 &&
      last === parts.at(-1)
    ) {
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
    if (everyone) {
      for (const part of flights) part.land = to;
      return;
    }
    const group = flights.filter(
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
    // `der auf Wake landet`: the verb stands last.
    if (
      flown !== undefined &&
      isAir(cursor, flown) &&
      flown.from !== undefined &&
      isWord(follows, 'land') &&
      isWord(lead, 'at', 'to')
    ) {
      landsHere = true;
      isApart = false;
      return setLanding(place);
    }
    const isOrigin = isWord(lead, 'from') || follows?.kind === 'units';
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
    const role = (['from', 'via', 'to', 'attack', 'against', 'at'] as const).find((word) => isWord(lead, word));
    const isArrow = lead?.kind === 'sign' && (lead.sign === 'arrow' || lead.sign === 'dash');
    if (role === 'via' || (viaGoesOn && isWord(lead, 'and'))) {
      viaGoesOn = true;
      for (const part of aimless()) part.stops = [...part.stops, place];
      return;
    }
    viaGoesOn = false;
    // What is left goes there, which is counted when all else is known.
    const since = elements
      .slice(0, at)
      .findLastIndex(({ kind }) => kind === 'sign' || kind === 'place' || kind === 'units');
    if (elements.slice(since + 1, at).some((each) => isWord(each, 'rest'))) {
      rest = true;
      return;
    }
    const joins = isWord(elements[at - 1], 'and') || (role === 'from' && origin.length > 0);
    const goesOn =
      follows?.kind === 'units' ||
      (follows?.kind === 'sign' && follows.sign !== 'comma' && follows.sign !== 'open' && follows.sign !== 'close');
    if (joins && origin.length > 0 && !goesOn && (role === 'from' || role === undefined)) {
      for (const part of origin) spread.set(part, [...(spread.get(part) ?? []), place]);
      return;
    }
    if (role === 'from' && !goesOn && !isWord(follows, 'to') && [...homeless(), ...trailing(at)].length === 0) {
      left ??= place;
      return;
    }
    if (role === 'from') {
      lastFrom = place;
      const open = [...homeless(), ...trailing(at)];
      if (open.length === 0) ahead = place;
      for (const part of open) part.from = place;
      origin = open;
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
      if (role === 'against' && open.length > 0 && isWord(lead, 'at')) {
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
      origin = open;
      return;
    }
    if (isWord(follows, 'gets', 'attack') && target === undefined) {
      target = place;
      return;
    }
    const types = nextTypes(at);
    const arrowNext = follows?.kind === 'sign' && (follows.sign === 'arrow' || follows.sign === 'dash');
    if (arrowNext || isWord(follows, 'to')) {
      ahead = place;
      lastFrom = place;
      return;
    }
    const unitsFollow = elements.slice(at + 1).some(({ kind }) => kind === 'units');
    if (unitsFollow) {
      const stands = stand(cursor, place, types);
      if (
        stands &&
        !(target === undefined && (isColon || at === 0) && ownOrigins(elements, at, isColon ? 'sentence' : 'clause'))
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
      if (bracket !== undefined && isWord(element, 'all') && counted?.kind === 'number' && said !== undefined)
        said.units = { ...said.units, count: counted.value, phrase: { ...said.units.phrase, count: counted.value } };
      if (isWord(element, 'one') && landed !== undefined)
        parts.push({
          units: landed,
          less: [],
          from: undefined,
          stops: [],
          to: undefined,
          land: undefined,
          along: false,
        });
      if (isWord(element, 'planes')) planes = true;
      everyone = isWord(element, 'all', 'both') || (everyone && !isWord(element, 'and'));
      if (isWord(element, 'also')) points = true;
      if (isWord(element, 'versus') && !isWord(element, 'attack')) enemy = true;
      if (isWord(element, 'not')) negated = true;
      if (isWord(element, 'except') && parts.at(-1)?.units.count === 'all') subtracts = true;
      if (isWord(element, 'along')) {
        points = true;
        for (const part of homeless()) part.along = true;
      }
      if (isWord(element, 'unload') && parts.length > 0) landing = 'troops';
      if (landsHere && isWord(element, 'land', 'back')) {
        landsHere = false;
        continue;
      }
      if (isWord(element, 'land') || isWord(element, 'back')) {
        const last = parts.at(-1);
        const near = [elements[at - 1], before(at)];
        if (!near.some((each) => isWord(each, 'land', 'back')))
          isApart = bracket === undefined && near.every((each) => each?.kind !== 'sign' || each.sign !== 'comma');
        landing =
          last !== undefined && !isAir(cursor, last) && !(bracket !== undefined)
            ? isWord(element, 'back')
              ? 'no'
              : 'troops'
            : 'planes';
        if (planes && parts.length === 0) landing = 'planes';
        else if (landing === 'planes' && last === undefined) landing = 'no';
        if (bracket !== undefined && !parts.some((part) => isAir(cursor, part))) landing = 'no';
      }
      if (landing === 'planes' && isWord(element, 'deck')) setLanding('deck');
      else if (isWord(element, 'home') || (landing === 'planes' && isWord(element, 'there'))) {
        const follows = elements
          .slice(at + 1)
          .find((each) => each.kind === 'place' || each.kind === 'units' || each.kind === 'sign');
        if (follows?.kind === 'place') landing = 'planes';
        else if (parts.length > 0 || planes) setLanding('home');
      } else if (isWord(element, 'there') && lastFrom !== undefined)
        for (const part of homeless()) part.from = lastFrom;
      continue;
    }
    if (element.kind === 'place') {
      onPlace(element, at);
      continue;
    }
    if (element.kind !== 'units') continue;
    viaGoesOn = false;
    origin = [];
    const lead = before(at);
    const [type] = typesOf(element);
    const lands = landed !== undefined && isWord(lead, 'at', 'to') && parts.length > 0;
    if (lands) isApart = true;
    if ((landing === 'planes' || lands) && type === 'carrier') {
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
    if (enemy && isOwn && !isWord(lead, 'and') && !(lead?.kind === 'sign' && lead.sign === 'comma')) enemy = false;
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
      !ownOrigins(elements, at - 1)
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
  for (const [part, places] of spread) {
    const { count, phrase } = part.units;
    // Two fighters from two places are one from each; more than that nobody can tell.
    if (typeof count === 'number' && count !== 1 && count !== places.length + 1) left ??= places[0];
    if (typeof count === 'number') part.units = { ...part.units, count: 1, phrase: { ...phrase, count: 1 } };
    parts.push(...places.map((from) => ({ ...part, from })));
  }
  return { parts, target, landings, points, rest, left };
};
