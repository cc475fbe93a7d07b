// Landings told in a list: `Landen: jager uit Finland weer daar, bommenwerper in Duitsland`, `Planes: ftr UKR, bmr
// home`. And a landing that names no planes, below those that were sent: `landing Caucasus`.

import { fold, numberOf } from '../../../board/index.ts';
import type { March } from '../../../engine/index.ts';
import { standingOf } from '../../../engine/state/queries.ts';
import type { SpaceId, UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { LandingItem } from '../../items.ts';
import { landingHint } from '../../notes.ts';
import { asked, type Said } from '../said.ts';
import type { Element } from '../sentence/elements.ts';
import { isSign, isWord, type Scene } from '../sentence/scene.ts';
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

/** The landings of a list: a clause begins where planes are named. */
const clausesOf = (elements: readonly Element[]): readonly (readonly Element[])[] => {
  const clauses: Element[][] = [[]];
  for (const [at, each] of elements.entries()) {
    const last = clauses.at(-1);
    const before = elements[at - 1];
    const opens = isSign(each, 'comma', 'semicolon') || (isWord(each, 'and') && before?.kind !== 'units');
    if (opens && last?.some(({ kind }) => kind === 'place' || kind === 'word') === true) clauses.push([]);
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

/** `Ftr on the carrier, bmr > Wake`: planes and where they come down, and nothing else. */
const isPlainList = ({ cursor, elements }: Scene): boolean => {
  const { units } = boardOf(cursor.context);
  const isPlane = (each: Element | undefined): boolean =>
    each?.kind === 'units' &&
    each.phrase.readings.length > 0 &&
    each.phrase.readings.every((type) => units[type].domain === 'air');
  const isDeck = (each: Element | undefined): boolean =>
    each?.kind === 'place' || (each?.kind === 'units' && each.phrase.readings.join() === 'carrier');
  return clausesOf(elements).every((clause) => {
    const [plane, lead, deck, ...more] = clause.filter((each) => !isWord(each, 'article'));
    return isPlane(plane) && (isWord(lead, 'at') || isSign(lead, 'arrow')) && isDeck(deck) && more.length === 0;
  });
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
  for (const clause of apart ?? clausesOf(list)) {
    const told = items.map(({ planes, from }): Flight => ({ types: planes, from }));
    const one = landingOf(scene, clause, told);
    const lands = one?.every(({ to }) => to === 'origin' || to === 'deck' || isOpenTo(scene, to)) === true;
    if (isPlain && !lands) return undefined;
    if (one === undefined) return asked(cursor, text);
    items.push(...one);
  }
  return { what: 'order', items, remarks: cursor.remarks };
};
