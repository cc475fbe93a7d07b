// Landings told in a list: `Landen: jager uit Finland weer daar, bommenwerper in Duitsland`, `Planes: ftr UKR, bmr
// home`. And a landing that names no planes, below those that were sent: `landing Caucasus`.

import { fold, numberOf } from '../../../board/index.ts';
import type { March } from '../../../engine/index.ts';
import { standingOf } from '../../../engine/state/queries.ts';
import type { SpaceId, UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import type { LandingItem } from '../../items.ts';
import { landingHint } from '../../notes.ts';
import { asked, type Said } from '../said.ts';
import { type Element, elementsOf } from '../sentence/elements.ts';
import { depthsOf, isSign, isWord, type Scene } from '../sentence/scene.ts';
import type { Divide } from '../sentence/sentences.ts';
import type { SpeechWord } from '../words/words.ts';
import { KEPT } from './called-off.ts';
import { settlePlace } from './moves.ts';

type Units = Extract<Element, { kind: 'units' }>;

const LEADS: readonly SpeechWord[] = ['land', 'back', 'planes', 'home', 'article', 'small', 'all', 'and', 'again'];
/** Words that may stand in a landing beside the planes and their places. */
const WITHIN: readonly SpeechWord[] = [
  ...LEADS,
  'from',
  'to',
  'at',
  'one',
  'rest',
  'both',
  'among',
  'them',
  'deck',
  'there',
  'also',
  'move',
  'via',
];

/** What stands behind `Landings:`; undefined if a sentence does not open so. */
const behindOpening = (elements: readonly Element[]): readonly Element[] | undefined => {
  const colon = elements.findIndex((each) => isSign(each, 'colon'));
  const opening = elements.slice(0, colon);
  const opens = opening.some((each) => isWord(each, 'land', 'back', 'planes'));
  return colon > 0 && opens && opening.every((each) => isWord(each, ...LEADS)) ? elements.slice(colon + 1) : undefined;
};

/** The flights that a landing is told of. */
interface Flight {
  readonly types: readonly UnitType[];
  readonly from: SpaceId | null;
}

/** True for units that all fly, or for the ship that they land on. */
const isOf = ({ context }: Pick<Cursor, 'context'>, each: Element | undefined, what: 'plane' | 'carrier'): boolean =>
  each?.kind === 'units' &&
  each.phrase.readings.length > 0 &&
  each.phrase.readings.every((type) =>
    what === 'carrier' ? type === what : boardOf(context).units[type].domain === 'air',
  );

const isDeckOrPlace = (cursor: Pick<Cursor, 'context'>, each: Element | undefined): boolean =>
  each?.kind === 'place' || isOf(cursor, each, 'carrier');

/** The landings of a list: a clause begins where planes are named. */
const clausesOf = (cursor: Pick<Cursor, 'context'>, elements: readonly Element[]): readonly (readonly Element[])[] => {
  const clauses: Element[][] = [[]];
  for (const [at, each] of elements.entries()) {
    const last = clauses.at(-1);
    const before = elements[at - 1];
    // `bomber lands on Wake fighter on the carrier`
    const holds = (what: (one: Element) => boolean): boolean => last?.some(what) === true;
    const isNext =
      isOf(cursor, each, 'plane') &&
      holds((one) => isOf(cursor, one, 'plane')) &&
      holds((one) => isDeckOrPlace(cursor, one));
    const opens = isSign(each, 'comma', 'semicolon') || (isWord(each, 'and') && before?.kind !== 'units');
    if (isNext) clauses.push([each]);
    else if (opens && holds(({ kind }) => kind === 'place' || kind === 'word')) clauses.push([]);
    else last?.push(each);
  }
  return clauses.filter((each) => each.length > 0);
};

/** How many of such planes were sent that nobody has told where to land. */
const sent = ({ sofar }: Scene, { types, from }: Flight, told: readonly Flight[]): number =>
  sofar.combatMoves
    .filter((move): move is March => move.kind === 'march' && move.land === undefined)
    .filter(({ path }) => from === null || path[0] === from)
    .reduce((sum, { units, path }) => {
      const open = types.filter(
        (type) => !told.some((each) => each.types.includes(type) && (each.from === null || each.from === path[0])),
      );
      return sum + open.reduce((count, type) => count + (units[type] ?? 0), 0);
    }, 0);

/** A landing with its planes; undefined if something of it was not understood. */
const landingOf = (
  scene: Scene,
  clause: readonly Element[],
  told: readonly Flight[],
): readonly LandingItem[] | undefined => {
  const { cursor } = scene;
  const { units: sheet, roster } = boardOf(cursor.context);
  const planes = clause.filter((each): each is Units => each.kind === 'units');
  const onDeck = planes.at(-1)?.phrase.readings.join() === 'carrier' ? planes.at(-1) : undefined;
  const flown = planes.filter((each) => each !== onDeck);
  const air = flown.map(({ phrase }) => phrase.readings.filter((type) => sheet[type].domain === 'air'));
  const everyone = flown.length === 0 && clause.some((each) => isWord(each, 'all', 'planes', 'rest', 'both'));
  const isKnown = clause.every(
    (each) =>
      each.kind === 'units' || each.kind === 'place' || isSign(each, 'arrow', 'dash') || isWord(each, ...WITHIN),
  );
  if (!isKnown || air.some(({ length }) => length === 0) || (flown.length === 0 && !everyone)) return undefined;
  const places = clause.filter((each) => each.kind === 'place');
  const word = (...words: readonly SpeechWord[]): boolean => clause.some((each) => isWord(each, ...words));
  const isDeck = onDeck !== undefined || word('deck');
  const isHome = !isDeck && places.length < 2 && word('home', 'there');
  const named = places.map((place) => settlePlace(cursor, place, landingHint(cursor.context)));
  if (named.includes(undefined) || named.length > 2) return undefined;
  const isFrom = (at: number): boolean =>
    isWord(
      clause
        .slice(0, clause.indexOf(places[at] ?? { kind: 'vague', at: 0, end: 0 }))
        .findLast((each) => !isWord(each, 'article')),
      'from',
      'one',
      'among',
    );
  const [first, second] = named;
  const to: LandingItem['to'] | undefined = isDeck ? 'deck' : isHome ? 'origin' : (second ?? first);
  // `the Karelian one`
  const site = flown.length === 1 ? flown[0]?.of : undefined;
  const own = site === undefined ? undefined : settlePlace(cursor, site);
  const from = own ?? (isDeck || isHome ? first : second === undefined ? undefined : first) ?? null;
  if (to === undefined || (second !== undefined && (isDeck || isHome || isFrom(1)))) return undefined;
  // `fighter from the Ukraine`: where it lands is not said.
  if (!isDeck && !isHome && second === undefined && isFrom(0)) return undefined;
  const kinds = everyone ? [roster.filter((type) => sheet[type].domain === 'air')] : air;
  for (const [at, types] of kinds.entries()) {
    const count = flown[at]?.count;
    const open = sent(scene, { types, from }, told);
    const isCounted =
      typeof count === 'number' && (count > 1 || /^\d/.test(cursor.tokens[flown[at]?.at ?? 0]?.text ?? ''));
    // `the other fighter`, where there are two.
    const [type] = types;
    const saysOne = type !== undefined && numberOf(sheet[type], flown[at]?.phrase.text ?? '') === 'one';
    const isOne = (count === 1 || count === 'rest') && flown[at] !== undefined && saysOne;
    if (open === 0 || (isCounted && count !== open) || (isOne && open > 1)) return undefined;
  }
  return kinds.map((types) => ({ kind: 'landing', planes: types, from, to }));
};

const FROM: ReadonlySet<'from'> = new Set(['from'] as const);

/**
 * `All fighters land in France, only the one from Norway goes home`: where each of the two lands, the one left out
 * first; undefined where nothing is left out, or it is not told where that lands.
 */
const clausesApart = ({ cursor, elements }: Scene): readonly (readonly Element[])[] | undefined => {
  const cut = elements.findIndex((each, at) => {
    const isOnly = KEPT.has(fold(cursor.tokens[each.at]?.text ?? '')) && isSign(elements[at - 1], 'comma');
    return at > 0 && (isOnly || (isWord(each, 'except') && !isWord(each, 'at')));
  });
  const head = elements.slice(0, Math.max(0, cut)).filter((each) => !isSign(each, 'comma'));
  const [planes, ...others] = head.filter((each): each is Units => each.kind === 'units');
  const lands = head.some((each) => isWord(each, 'land', 'back')) && head.some(({ kind }) => kind === 'place');
  const said = elements.slice(cut + 1).filter((each) => !isSign(each, 'comma') && !isWord(each, 'article', 'others'));
  const [one, ...rest] = said;
  const [place, ...goal] = rest.filter((each) => !isWord(each, 'from'));
  const isOne = isWord(one, 'one') || one?.kind === 'units';
  const isTold = goal.some((each) => each.kind === 'place' || isWord(each, 'home', 'back', 'there', 'deck'));
  if (planes === undefined || others.length > 0 || !lands || !isOne || place?.kind !== 'place' || !isTold)
    return undefined;
  const kind: Units = one?.kind === 'units' ? one : { ...planes, count: 1, phrase: { ...planes.phrase, count: 1 } };
  const from: Element = { kind: 'word', words: FROM, text: '', at: place.at, end: place.at };
  return [[kind, from, place, ...goal], head];
};

/** Words that may stand in a clause that tells no more than which planes land where. */
const LANDING: readonly SpeechWord[] = [
  'land',
  'back',
  'move',
  'both',
  'all',
  'again',
  'first',
  'so',
  'also',
  'and',
  'article',
  'at',
  'to',
];

/** `Ftr on the carrier, bmr > Wake`, `fighter and bomber both land in EEU`: planes and where they land. */
const isPlainList = ({ cursor, elements }: Scene): boolean => {
  const clauses = clausesOf(cursor, elements);
  const isTold = clauses.some((clause) => clause.some((each) => isWord(each, 'land', 'back')));
  const planesIn = (clause: readonly Element[]): number => clause.filter((each) => isOf(cursor, each, 'plane')).length;
  return clauses.every((clause) => {
    const [plane, lead, deck, ...more] = clause.filter((each) => !isWord(each, 'article'));
    const isShort =
      isOf(cursor, plane, 'plane') &&
      (isWord(lead, 'at') || isSign(lead, 'arrow')) &&
      isDeckOrPlace(cursor, deck) &&
      more.length === 0;
    const ends = clause.filter((each) => isDeckOrPlace(cursor, each));
    const isWhole =
      isTold &&
      (clauses.length > 1 || planesIn(clause) > 1) &&
      // `Danach landen die Jäger und der Bomber in Frankreich.`
      isOf(
        cursor,
        clause.find(({ kind }) => kind !== 'word'),
        'plane',
      ) &&
      ends.length === 1 &&
      ends[0] === clause.at(-1) &&
      clause.every(
        (each) =>
          isOf(cursor, each, 'plane') ||
          isDeckOrPlace(cursor, each) ||
          isSign(each, 'comma', 'plus') ||
          isWord(each, ...LANDING),
      );
    return isShort || isWhole;
  });
};

/** `… the bomber from Japan bomber lands on Wake fighter on the carrier`: where planes land that were just sent. */
export const landingsApart: Divide = (context, line, text, language) => {
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
  const depths = depthsOf(elements);
  const at = elements.findIndex(
    (each, nth) =>
      each.kind === 'units' &&
      depths[nth] === 0 &&
      each.phrase.bare === 'yes' &&
      isOf(cursor, each, 'plane') &&
      isWord(elements[nth + 1], 'land', 'back') &&
      elements
        .slice(0, nth)
        .some((one) => one.kind === 'units' && one.phrase.readings.join() === each.phrase.readings.join()),
  );
  const [before, first] = elements.slice(at - 1, at + 1);
  const behind = clausesOf(cursor, elements.slice(at));
  const isList = behind.length > 1 && behind.every((clause) => clause.some((each) => isOf(cursor, each, 'plane')));
  if (at < 1 || first === undefined || before === undefined || !isList) return undefined;
  const until = (cursor.tokens[first.at]?.column ?? 1) - 1;
  return [text.slice(0, until).replace(/[\s,;]+$/u, ''), text.slice(until)];
};

/** True for a place where own planes may come down. */
const isOpenTo = ({ cursor: { context } }: Scene, space: SpaceId): boolean =>
  ['friendly', 'sea-clear'].includes(standingOf(context.ruleset, context.state, space, context.power));

/** The landings of a list, or of a sentence that names no planes; undefined if it is neither. */
export const readLandingList = (scene: Scene): Said | undefined => {
  const { cursor, elements, sofar, text, has } = scene;
  const flies = sent(scene, { types: boardOf(cursor.context).roster, from: null }, []) > 0;
  const isSent = flies && sofar.combatMoves.some((move) => move.kind === 'march' && move.land === undefined);
  if (!isSent) return undefined;
  const bare =
    has('land') &&
    elements.filter(({ kind }) => kind === 'place').length === 1 &&
    elements.every(
      (each) => each.kind === 'place' || isSign(each, 'colon') || isWord(each, 'land', 'article', 'at', 'to'),
    );
  if (bare) {
    const place = elements.find((each) => each.kind === 'place');
    const space = place?.kind === 'place' ? settlePlace(cursor, place) : undefined;
    const { units, roster } = boardOf(cursor.context);
    const planes = roster.filter((type) => units[type].domain === 'air');
    if (space === undefined || sent(scene, { types: planes, from: null }, []) === 0) return undefined;
    if (!isOpenTo(scene, space)) return undefined;
    return { what: 'order', items: [{ kind: 'landing', planes, from: null, to: space }], remarks: cursor.remarks };
  }
  const isPlain = isPlainList(scene);
  const apart = clausesApart(scene);
  const list = isPlain || apart !== undefined ? elements : behindOpening(elements);
  const names = list?.some((each) => each.kind === 'units' || isWord(each, 'all', 'both', 'rest', 'planes')) === true;
  if (list === undefined || !names) return undefined;
  const items: LandingItem[] = [];
  for (const clause of apart ?? clausesOf(cursor, list)) {
    const told = items.map(({ planes, from }): Flight => ({ types: planes, from }));
    const one = landingOf(scene, clause, told);
    const lands = one?.every(({ to }) => to === 'origin' || to === 'deck' || isOpenTo(scene, to)) === true;
    if (isPlain && !lands) return undefined;
    if (one === undefined) return asked(cursor, text);
    items.push(...one);
  }
  return { what: 'order', items, remarks: cursor.remarks };
};
