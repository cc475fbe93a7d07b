// A sentence of its own that tells where planes land which lines above have sent, by a word that stands for them:
// `They come back to Karelia.`, `Let him land in Syria, then.`, `Back to the Caucasus afterwards.`

import { fold } from '../../../board/index.ts';
import { countEntries, type SpaceId, type UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import type { Item, SheetSoFar } from '../../items.ts';
import { asked, nothing, type Said } from '../said.ts';
import { isAfterwards } from '../sentence/afterwards.ts';
import { isOne } from '../sentence/apart.ts';
import { withoutAsides } from '../sentence/asides.ts';
import type { Element } from '../sentence/elements.ts';
import { withParted } from '../sentence/parted.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { COMING_DOWN } from '../words/forms.ts';
import { foldedIn } from '../words/phrases.ts';
import { isBarred } from './hear.ts';
import { spacesOf } from './where.ts';

/** Words that nobody knows in such a sentence. */
const MOST_UNKNOWN = 2;

/** What one plane alone does, and what several do. */
const ONE = foldedIn(COMING_DOWN.one);
const SEVERAL = foldedIn(COMING_DOWN.several);
const HIM_ALONE = foldedIn(COMING_DOWN['him-alone']);
const WHOEVER = foldedIn(COMING_DOWN.whoever);
const LET = foldedIn(COMING_DOWN.let);

interface Flight {
  readonly type: UnitType;
  readonly count: number;
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly land: SpaceId | undefined;
  /** Which of the moves above it is. */
  readonly nth: number;
}

/** Flights that lines above have sent, with where they land, if that was told of them or behind them. */
const flightsIn = ({ context }: Cursor, { combatMoves, landings = [] }: SheetSoFar): readonly Flight[] =>
  combatMoves.flatMap((move, at) =>
    move.kind === 'march'
      ? countEntries(move.units)
          .filter(([type]) => boardOf(context).units[type].domain === 'air')
          .map(([type, count]) => {
            const { path } = move;
            const from = path[0] ?? '';
            const told = landings.find(
              ({ landing, below }) =>
                at < below && landing.planes.includes(type) && (landing.from === null || landing.from === from),
            );
            const land = move.land ?? (told?.landing.to === 'origin' ? from : told?.landing.to);
            return { type, count, from, to: path.at(-1) ?? '', land, nth: at };
          })
      : [],
  );

const isOf = (each: Element | undefined, words: ReadonlySet<string>): boolean =>
  (each?.kind === 'word' || each?.kind === 'other') && words.has(fold(each.text));

/** The words that say something, from the first on. */
const sayingOf = (elements: readonly Element[]): readonly Element[] =>
  elements.filter((each) => each.kind !== 'sign' && !isWord(each, 'also', 'again', 'and', 'first', 'please'));

/** Whether a sentence begins with planes that are named by no kind: `They`, `Both`, `Let him`, `Landen doen ze`. */
const opensWithThem = (elements: readonly Element[]): boolean => {
  const [first, second, third] = sayingOf(elements);
  if (isWord(first, 'them', 'others', 'both', 'all', 'planes', 'article') || isOf(first, WHOEVER)) return true;
  const verb = isOf(first, LET) || isWord(first, 'land', 'move') || isOf(first, SEVERAL) || isOf(first, ONE);
  const isThem = (each: Element | undefined): boolean => isOf(each, WHOEVER) || isWord(each, 'both', 'planes');
  return verb && (isThem(second) || (isWord(first, 'land') && isThem(third)));
};

/** `Then they go to the Caucasus`, `Danach geht's für sie in den Kaukasus` */
const goesOn = (elements: readonly Element[]): boolean =>
  isAfterwards(elements[0]) &&
  elements.some((each) => isOf(each, WHOEVER) || isWord(each, 'both', 'planes')) &&
  elements.every((each) => !isWord(each, 'attack', 'own', 'at'));

/** Whether it is told how planes come down, and of nothing else. */
const isTelling = (elements: readonly Element[]): boolean => {
  // `Let` and `have` before the planes are no words of what else might be.
  const told = elements.filter((each) => !isOf(each, LET));
  return (
    (told.some((each) => isWord(each, 'land', 'back', 'home')) || goesOn(told)) &&
    told.every(({ kind }) => kind === 'word' || kind === 'sign' || kind === 'place' || kind === 'other') &&
    told.filter((each) => each.kind === 'other' && !isOf(each, WHOEVER)).length <= MOST_UNKNOWN &&
    !told.some(isBarred)
  );
};

/** `Back to Karelia afterwards.`, `Gelandet wird in Karelien`: nobody else goes back who has just attacked. */
const opensWithBack = (elements: readonly Element[]): boolean => {
  const [first] = sayingOf(elements);
  const lands = isWord(first, 'land') && elements.some(({ kind }) => kind === 'place');
  return (lands || isWord(first, 'back', 'home') || goesOn(elements)) && !elements.some((each) => isWord(each, 'own'));
};

const landingOf = (planes: readonly UnitType[], to: SpaceId | 'origin', count: number): Item => ({
  kind: 'landing',
  planes,
  from: null,
  to,
  count,
});

/** Where they land; undefined if that is not said, `unclear` if it is said of more than one place. */
const placeIn = (cursor: Cursor, elements: readonly Element[]): SpaceId | 'unclear' | undefined => {
  const [place, ...others] = elements.filter((each) => each.kind === 'place');
  if (place?.kind !== 'place') return undefined;
  const [space, ...more] = spacesOf(cursor, place).filter(({ kind }) => kind === 'land');
  return others.length > 0 || space === undefined || more.length > 0 ? 'unclear' : space.id;
};

/** The landing that is told, or undefined if the sentence is of something else. */
export const landingTold = ({ cursor, elements: written, sofar, has, text }: Scene): Said | undefined => {
  const elements = withoutAsides(withParted(written));
  if (!isTelling(elements) || !(opensWithThem(elements) || opensWithBack(elements))) return undefined;
  const flights = flightsIn(cursor, sofar);
  const open = flights.filter(({ land }) => land === undefined);
  const to = placeIn(cursor, elements);
  // `Der eine landet daheim, der andere im Kaukasus`: which of them, nobody can tell.
  const isAlone = elements.some((each) => isOf(each, ONE) || isOf(each, HIM_ALONE)) && !has('all', 'both');
  const last = sofar.combatMoves.length - 1;
  const [latest, ...rest] = flights.filter(({ nth }) => nth === last);
  const him = isAlone && rest.length === 0 && latest?.count === 1 ? latest : undefined;
  if (open.length === 0) {
    const told = flights.flatMap(({ land }) => land ?? []);
    if (told.length === 0 || to === undefined || to === 'unclear') return undefined;
    if (told.every((land) => land === to)) return nothing('note');
    // `Laat hem maar in Syrië landen`, of the one just named: there, and not where it was said before.
    const lets = elements.some((each) => isOf(each, LET));
    const goes = him === undefined ? undefined : sofar.combatMoves[him.nth];
    if (him === undefined || !lets || goes?.kind !== 'march' || goes.land === undefined) return asked(cursor, text);
    const { type, from } = him;
    const change = { types: [type], places: [from, him.to], count: 1, how: 'set', land: to } as const;
    return { ...nothing('order'), items: [{ kind: 'amendment', changes: [change] }] };
  }
  const aloft = open.reduce((sum, { count }) => sum + count, 0);
  const meant = isAlone && aloft > 1 ? (him === undefined || him.land !== undefined ? [] : [him]) : open;
  if (has('both') && aloft !== 2) return undefined;
  if (meant.length === 0) return asked(cursor, text);
  // `fly home to Karelia` is said of those that came from there.
  if (to !== undefined && has('home') && !meant.every(({ from }) => from === to)) return asked(cursor, text);
  if (to === 'unclear') return undefined;
  const goal = to ?? (has('home', 'there') ? ('origin' as const) : undefined);
  if (goal === undefined) return undefined;
  const planes = [...new Set(meant.map(({ type }) => type))];
  const count = meant.reduce((sum, each) => sum + each.count, 0);
  const item = landingOf(planes, goal, count);
  const one = him !== undefined && meant.length === 1 && item.kind === 'landing' ? { ...item, from: him.from } : item;
  return { ...nothing('order'), items: [one] };
};

/**
 * Planes of the lines above that are said to come down somewhere, by words that name none, or perhaps: that must not go
 * unheard.
 */
export const isToldOfThem = ({ cursor, elements, sofar }: Scene): boolean => {
  const sure = elements.filter((each) => !isWord(each, 'doubt'));
  return (
    flightsIn(cursor, sofar).length > 0 &&
    elements.some(({ kind }) => kind === 'place') &&
    isTelling(sure) &&
    (opensWithThem(sure) || isOne(sayingOf(sure)[0]))
  );
};
