// Who goes where, out of the elements of a sentence: units get the place they come from, the way, where they go and
// where planes land. The sentence may begin with the target, with the origin or with the units.

import { fold, numberOf } from '../../../board/index.ts';
import type { Domain, UnitCounts } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import { readingsAt } from '../../places.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord } from '../sentence/scene.ts';
import { foldedIn } from '../words/phrases.ts';
import { LISTED } from '../words/set-phrases.ts';
import { Draft, isAir } from './draft.ts';
import { isClosedByColon, isLand, ownOrigins, type Part, type Place, type Sentence, stand, typesOf } from './part.ts';
import { takePlace } from './take-place.ts';

/** Words behind which more is told, and nothing is left out any more. */
const ADDS = foldedIn(LISTED.adds);

const isOf = (cursor: Cursor, { units }: Part, domain: Domain): boolean =>
  typesOf(units).length > 0 && typesOf(units).every((type) => boardOf(cursor.context).units[type].domain === domain);

/** Ships of a kind that fires at the shore. */
const mayShoot = (cursor: Cursor, { units }: Part): boolean =>
  typesOf(units).length > 0 &&
  typesOf(units).every((type) => boardOf(cursor.context).units[type].traits.includes('bombards'));

/** `flies to the North Sea and sinks the battleship` */
const sinks = ({ cursor, elements, parts }: Draft, at: number): boolean => {
  const each = elements[at];
  const isShip =
    each?.kind === 'units' && typesOf(each).every((type) => boardOf(cursor.context).units[type].domain === 'sea');
  return isShip && parts.every(({ to }) => to !== undefined);
};

/** The object of an attack: `the battleship from the Central Med and the fighter from Ukraine hunt the sub`. */
const isAttacked = (draft: Draft, at: number): boolean =>
  isWord(draft.before(at), 'attack') &&
  draft.parts.length > 0 &&
  (draft.target !== undefined || sinks(draft, at)) &&
  draft.parts.every(({ from }) => from !== undefined) &&
  !draft.elements.slice(at + 1).some(({ kind }) => kind === 'place');

/** How many places a part of the world such as `the Mediterranean` stands for, at least. */
const REGION = 3;

/** A place of the sentence that has no part in what was made of it: better asked about than passed over. */
const unheard = ({ cursor, elements, parts, landings, target }: Draft): Place | undefined => {
  const heard = [
    target,
    ...parts.flatMap(({ from, to, stops, land, units }) => [from, to, ...stops, land, units.of]),
    ...landings.flatMap(({ from, to }) => [from, to]),
  ];
  const at = new Set(heard.flatMap((place) => (typeof place === 'object' ? [place.at] : [])));
  const isWithin = (place: Place): boolean =>
    elements.some((each) => each.kind === 'units' && each.at <= place.at && each.end >= place.end);
  return elements.find(
    (each): each is Place =>
      each.kind === 'place' &&
      !at.has(each.at) &&
      !isWithin(each) &&
      readingsAt(cursor, each.at, each.end).length < REGION,
  );
};

/**
 * Reads who goes where.
 *
 * @param aimed whether the lines above have told the target
 * @param fresh units that were bought and not yet put down
 */
export const partsOf = (
  cursor: Cursor,
  elements: readonly Element[],
  aimed: 'yes' | 'no' = 'no',
  fresh: UnitCounts = {},
): Sentence => {
  const draft = new Draft(cursor, elements, aimed, fresh);
  for (const [at, element] of elements.entries()) {
    if (element.kind === 'sign' && element.sign === 'open') draft.bracket = draft.parts.length;
    // `W US SZ 2 trn: 4 inf W US > …`: the ships lie there, what they carry has its own place.
    const [ship] = elements.slice(at - 1, at);
    const isFleet = ship?.kind === 'units' && typesOf(ship).join() === 'transport';
    if (element.kind === 'sign' && element.sign === 'colon' && isFleet) draft.ahead = undefined;
    if (element.kind === 'sign' && (element.sign === 'close' || element.sign === 'colon')) {
      if (element.sign === 'close') {
        // `1 ftr from Burma (back)`
        if (draft.landing === 'planes' && isWord(elements[at - 1], 'back')) draft.setLanding('home');
        if (draft.landing === 'planes') {
          // `(land Dld)`: a name that nobody knows is not passed over.
          const open = elements.slice(0, at).findLastIndex((each) => each.kind === 'sign' && each.sign === 'open');
          const inside = elements.slice(open + 1, at);
          draft.lost ||= inside.some((each) => each.kind === 'other' && /^\p{Lu}/u.test(each.text));
          draft.landing = 'no';
        }
        draft.bracket = undefined;
      }
      draft.enemy = false;
    }
    if (element.kind === 'sign' && (element.sign === 'comma' || element.sign === 'colon')) draft.negated = false;
    if (element.kind === 'word') {
      const counted = elements[at + 1];
      const said = draft.parts.at(-1);
      if (draft.bracket !== undefined && isWord(element, 'all') && counted?.kind === 'number' && said !== undefined)
        said.units = { ...said.units, count: counted.value, phrase: { ...said.units.phrase, count: counted.value } };
      const named = draft.landed ?? (draft.parts.at(-1)?.from === undefined ? undefined : draft.parts.at(-1)?.units);
      const follows = elements[at + 1];
      if (
        named !== undefined &&
        ((isWord(element, 'one') &&
          (isWord(element, 'from') ||
            isWord(follows, 'from') ||
            follows?.kind === 'place' ||
            // `the two subs in the Baltic and the one in the Northeast Atlantic`
            (draft.landing === 'no' && isWord(follows, 'at') && isWord(elements[at - 1], 'and')))) ||
          (isWord(element, 'nth') && isWord(follows, 'at', 'to')))
      ) {
        draft.origin = [];
        draft.parts.push({
          units: { ...named, count: 1, phrase: { ...named.phrase, count: 1 } },
          less: [],
          from: undefined,
          stops: [],
          to: undefined,
          land: undefined,
          along: false,
        });
      }
      if (isWord(element, 'same-way')) for (const part of draft.parts) part.follows = 'yes';
      // `the bomber likewise`
      const [before, same] = draft.parts.slice(-2);
      if (isWord(element, 'ditto') && before !== undefined && same !== undefined && same.to === undefined) {
        same.from ??= before.from;
        same.to = before.to;
        if (same.land === undefined && before.land !== undefined) draft.lent = same;
        same.land ??= before.land;
      }
      // `all but one, plus 3 inf`
      const adds = ADDS.has(fold(element.text));
      if (adds || isWord(element, 'attack', 'move', 'to', 'from')) draft.subtracts = false;
      // `All land where they took off`: planes, for nothing else lands so.
      const isEveryone = isWord(element, 'all') && isWord(elements[at + 1], 'land', 'back');
      if (isWord(element, 'planes') || (isEveryone && !elements.some(({ kind }) => kind === 'units')))
        draft.planes = true;
      const many = elements[at - 1];
      if (isWord(element, 'planes'))
        draft.flyers = many?.kind === 'number' ? many.value : isWord(many, 'both') ? 2 : undefined;
      draft.everyone = isWord(element, 'all', 'both') || (draft.everyone && !isWord(element, 'and'));
      if (isWord(element, 'also')) draft.points = true;
      if (isWord(element, 'versus') && !isWord(element, 'attack')) draft.enemy = true;
      if (isWord(element, 'not')) draft.negated = true;
      if (isWord(element, 'except') && !isWord(element, 'at') && draft.parts.at(-1)?.units.count === 'all')
        draft.subtracts = true;
      if (isWord(element, 'along')) {
        draft.points = true;
        const carries = draft.parts.some((part) => isOf(cursor, part, 'land'));
        const last = draft.parts.at(-1);
        // `lädt in England 2 Inf, wobei das Schlachtschiff feuert`: it does not come from where the troops do.
        const lent = last?.from !== undefined && last.from === draft.ahead && isLand(cursor, last.from) && carries;
        if (last !== undefined && lent && isOf(cursor, last, 'sea')) last.from = undefined;
        if (last?.from !== undefined && last.to === undefined && mayShoot(cursor, last)) last.shoots = 'yes';
        for (const part of draft.homeless())
          part.along =
            isOf(cursor, part, 'sea') && !(carries && typesOf(part.units).every((type) => type === 'transport'));
      }
      if (isWord(element, 'unload') && draft.parts.length > 0) draft.landing = 'troops';
      if (draft.landsHere && isWord(element, 'land', 'back')) {
        draft.landsHere = false;
        continue;
      }
      if (isWord(element, 'land') || isWord(element, 'back')) {
        const last =
          draft.again === undefined ? draft.parts.at(-1) : draft.parts.findLast((part) => isAir(cursor, part));
        const near = [elements[at - 1], draft.before(at)];
        if (!near.some((each) => isWord(each, 'land', 'back')))
          draft.isApart =
            draft.bracket === undefined && near.every((each) => each?.kind !== 'sign' || each.sign !== 'comma');
        // `both fighters together with 5 inf, both land …`: planes, where no ship puts anybody ashore.
        const areFlown = draft.everyone && draft.parts.some((part) => isAir(cursor, part)) && !draft.hasTransport();
        draft.landing =
          last !== undefined && !isAir(cursor, last) && !(draft.bracket !== undefined) && !areFlown
            ? isWord(element, 'back')
              ? 'no'
              : 'troops'
            : 'planes';
        if (draft.planes && draft.parts.length === 0) draft.landing = 'planes';
        else if (draft.landing === 'planes' && last === undefined) draft.landing = 'no';
        if (draft.bracket !== undefined && !draft.parts.some((part) => isAir(cursor, part))) draft.landing = 'no';
      }
      if (draft.landing === 'planes' && isWord(element, 'deck')) draft.setLanding('deck');
      else if (isWord(element, 'home') || (draft.landing === 'planes' && isWord(element, 'there'))) {
        const follows = elements
          .slice(at + 1)
          .find((each) => each.kind === 'place' || each.kind === 'units' || each.kind === 'sign');
        // `nach Russland heim`: the place has been said.
        if (elements[at - 1]?.kind === 'place' && elements[at - 1] !== draft.parts.at(-1)?.from) continue;
        if (follows?.kind === 'place' && (draft.planes || draft.parts.some((part) => isAir(cursor, part)))) {
          draft.landing = 'planes';
          draft.isApart ||= elements[at - 1]?.kind === 'units';
        } else if (follows?.kind !== 'place' && (draft.parts.length > 0 || draft.planes)) {
          // `the Karelian fighter goes home`
          draft.isApart ||= isWord(elements[at - 1], 'move') && elements[at - 2]?.kind === 'units';
          draft.setLanding('home');
        }
      } else if (isWord(element, 'there')) {
        // `a fighter from Karelia, which lands there again`
        const verb = elements.slice(at + 1).find((each) => !isWord(each, 'again', 'small', 'move'));
        const flown = draft.parts.at(-1);
        if (isWord(verb, 'land', 'back') && flown?.from !== undefined && isAir(cursor, flown)) {
          draft.landsHere = true;
          draft.isApart = false;
          draft.setLanding('home');
          continue;
        }
        // `the battleship that lies there shells the coast`
        const isShip = flown?.from === undefined && flown?.to === undefined && flown !== undefined;
        if (isShip && mayShoot(cursor, flown) && elements.slice(at).some((each) => isWord(each, 'along')))
          flown.lies = 'yes';
        const goal = draft.parts.findLast(({ to }) => to !== undefined)?.to;
        const goes = isWord(elements[at - 1], 'from') ? [] : draft.aimless().filter(({ from }) => from !== undefined);
        // `marschieren auch dahin`
        for (const part of goal === undefined ? [] : goes) part.to = goal;
        if (goal !== undefined && goes.length > 0) continue;
        const named = elements.slice(0, at).findLast((each) => each.kind === 'place');
        const from = isWord(elements[at - 1], 'from') && named?.kind === 'place' ? named : draft.lastFrom;
        const open = isWord(elements[at - 1], 'from') ? draft.aimless() : draft.homeless();
        if (from !== undefined) for (const part of open) part.from = from;
      }
      continue;
    }
    if (element.kind === 'place') {
      draft.subtracts = false;
      takePlace(draft, element, at);
      continue;
    }
    if (element.kind !== 'units') continue;
    draft.viaGoesOn = false;
    draft.origin = [];
    const lead = draft.before(at);
    const [type] = typesOf(element);
    const lands = draft.landed !== undefined && isWord(lead, 'at', 'to') && draft.parts.length > 0;
    if (lands) draft.isApart = true;
    if ((draft.landing === 'planes' || lands) && type === 'carrier') {
      draft.setLanding('deck');
      continue;
    }
    draft.landing = 'no';
    const follows = elements[at + 1];
    // `the fighter comes back afterwards`
    const behind = elements
      .slice(at + 1)
      .find((each) => !isWord(each, 'move', 'small', 'again') && each.kind !== 'other');
    const returns = isWord(follows, 'move', 'small', 'again') && isWord(behind, 'back', 'land', 'home');
    const isAgain =
      type !== undefined &&
      element.of === undefined &&
      (isWord(follows, 'land', 'back', 'home') ||
        returns ||
        (isWord(follows, 'again') && isWord(elements[at + 2], 'at', 'to', 'back'))) &&
      draft.parts.some(
        (part) => isAir(cursor, part) && part.land === undefined && typesOf(part.units).includes(type),
      ) &&
      (lead?.kind !== 'word' || !isWord(lead, 'from', ...(element.end - element.at === 1 ? [] : (['and'] as const))));
    if (isAgain) {
      // `both fighters land in Karelia`: as many as there are.
      const flights = draft.parts.filter((part) => isAir(cursor, part) && typesOf(part.units).includes(type));
      const aloft = flights.reduce((sum, { units }) => sum + (typeof units.count === 'number' ? units.count : 0), 0);
      const { phrase } = element;
      // `ftrs land where they came from`
      const areAll = phrase.bare === 'yes' && numberOf(boardOf(cursor.context).units[type], phrase.text) === 'several';
      if (element.count === 'all' || areAll || (element.count === aloft && aloft > 1)) draft.everyone = true;
      else if (typeof element.count === 'number' && element.count > aloft) draft.lost = true;
      draft.again = type;
      draft.isApart = false;
      draft.landing = 'planes';
      continue;
    }
    const isOwn = element.owner === undefined || element.owner === cursor.context.power;
    if (!isOwn) draft.enemy = true;
    const isFoe = isWord(elements[at - 1], 'versus');
    if (draft.enemy && isOwn && !isFoe && !isWord(lead, 'and') && !(lead?.kind === 'sign' && lead.sign === 'comma'))
      draft.enemy = false;
    if (draft.enemy || isAttacked(draft, at)) continue;
    if (draft.negated) {
      draft.negated = false;
      continue;
    }
    // `everything from the Caucasus (5 inf)`: the same, counted.
    const whole = draft.parts.at(-1);
    if (draft.bracket === draft.parts.length && whole?.units.count === 'all' && typesOf(whole.units).length === 0)
      continue;
    // Defenders in brackets behind a target.
    if (
      draft.bracket === draft.parts.length &&
      lead?.kind === 'sign' &&
      lead.sign === 'open' &&
      elements[at - 2]?.kind === 'place' &&
      draft.target !== undefined &&
      (!ownOrigins(elements, at - 1) || isClosedByColon(elements, at))
    ) {
      draft.enemy = true;
      continue;
    }
    const last = draft.parts.at(-1);
    // `all the infantry but one, both tanks and …`: no tanks are left out of infantry.
    const isOther =
      last !== undefined &&
      last.less.length > 0 &&
      typesOf(last.units).length > 0 &&
      !typesOf(element).some((each) => typesOf(last.units).includes(each));
    if (isOther) draft.subtracts = false;
    if (draft.subtracts && last !== undefined && !isWord(follows, 'land', 'back', 'home')) {
      // It goes on to the next verb or place: `all but the fighter and 3 inf`.
      last.less = [...last.less, element];
      // Dutch `op één na` has said it all.
      if (fold(cursor.tokens[element.end]?.text.replace(/\p{P}+$/u, '') ?? '') === 'na') draft.subtracts = false;
      continue;
    }
    // `the Baltic sub` is of the Baltic, and what comes behind it need not be.
    const adjective =
      draft.ahead !== undefined &&
      elements[at - 1] === draft.ahead &&
      draft.isWordBefore(elements.indexOf(draft.ahead)) &&
      element.end - element.at === 1;
    // `3 inf from Ukraine, the tank as well`
    const [more, end] = elements.slice(at + 1, at + 3);
    const isMore = isWord(more, 'also') && (end === undefined || end.kind === 'sign');
    const beside =
      isMore && last?.from !== undefined && stand(cursor, last.from, typesOf(element)) ? last.from : undefined;
    // `baltic sub, ftr fin, bmr`: behind units of another place they are of none before those that has none of them.
    const ahead = draft.ahead;
    const isPassed =
      ahead !== undefined &&
      draft.parts.some(({ from, units }) => from !== undefined && from !== ahead && units.at > ahead.at) &&
      !stand(cursor, ahead, typesOf(element));
    draft.parts.push({
      units: element,
      less: [],
      from: element.of ?? (isPassed ? undefined : draft.ahead) ?? beside,
      stops: [],
      to: undefined,
      land: undefined,
      along: false,
    });
    if (adjective) draft.ahead = undefined;
    const pushed = draft.parts.at(-1);
    if (draft.bracket !== undefined && pushed?.from !== undefined) draft.sited.add(pushed);
  }
  // `A transport loads in England two inf`: those stand there, too.
  for (const part of draft.parts) {
    const ship = draft.parts.slice(0, draft.parts.indexOf(part)).findLast((each) => isOf(cursor, each, 'sea'));
    const isCargo = part.from === undefined && !part.along && isOf(cursor, part, 'land');
    const loads = elements.some(
      (each) => isWord(each, 'load') && each.at > (ship?.units.at ?? 0) && each.at < part.units.at,
    );
    if (isCargo && loads && ship?.from !== undefined && stand(cursor, ship.from, typesOf(part.units)))
      part.from = ship.from;
  }
  const shared = [...draft.spread].some(
    ([{ units }, places]) => typeof units.count === 'number' && units.count === places.length + 1,
  );
  for (const [part, places] of draft.spread) {
    const { count, phrase } = part.units;
    // `the tank and both fighters from Karelia and Moscow`: the tank stands in the first.
    if (shared && count === 1) continue;
    // Two fighters from two places are one from each; more than that nobody can tell.
    if (typeof count === 'number' && count !== 1 && count !== places.length + 1) draft.left ??= places[0];
    if (typeof count === 'number') part.units = { ...part.units, count: 1, phrase: { ...phrase, count: 1 } };
    draft.parts.push(...places.map((from) => ({ ...part, from })));
  }
  // `The fighter returns`: to where it came from.
  const returns = elements.findLastIndex((each) => isWord(each, 'back'));
  const isAll = elements.slice(returns + 1).every((each) => ['word', 'sign'].includes(each.kind));
  const flew = draft.parts.at(-1);
  const isOpen = flew?.to === undefined && flew?.land === undefined;
  if (draft.landing === 'planes' && returns >= 0 && isAll && isOpen) draft.setLanding('home');
  // `all land`, and no place: what is to be read stands on the next line, or was not understood.
  const opened = elements.findLastIndex((each) => isWord(each, 'land', 'back') && !isWord(each, 'attack', 'place'));
  const isLast = elements[opened - 1]?.kind === 'place' || draft.parts.every(({ land }) => land !== undefined);
  const waits = draft.parts.some((part) => isAir(cursor, part) && part.land === undefined);
  const lost = draft.landing === 'planes' && opened >= 0 && !isLast && waits;
  const { parts, target, landings, points, rest } = draft;
  const left = draft.left ?? (parts.length === 0 || rest ? undefined : unheard(draft));
  return { parts, target, landings, points, rest, left, lost: lost || draft.lost };
};
