// Units of a sentence with what is said of them, and what the board tells of a place that is named.

import { neighboursOfKind, type Space, spaceOf } from '../../../board/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import type { UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import { readingsAt } from '../../places.ts';
import type { Element } from '../sentence/elements.ts';
import { depthsOf, isSign, isWord } from '../sentence/scene.ts';

export type Units = Extract<Element, { kind: 'units' }>;
export type Place = Extract<Element, { kind: 'place' }>;

/** Where planes land: a place, where they came from, or the deck of a carrier that is meant. */
export type Landing = Place | 'home' | 'deck';

/** Units of one kind and what is said of them. */
export interface Part {
  units: Units;
  /** Units that are left out of `all`. */
  less: readonly Units[];
  from: Place | undefined;
  stops: readonly Place[];
  to: Place | undefined;
  land: Landing | undefined;
  /** Ships that sail with those just named. */
  along: boolean;
  /** Ships that shoot at the land they are told: where they lie, if that is off it. */
  shoots?: 'yes';
  /** Those that take the way of those before them. */
  follows?: 'yes';
  /** Ships that are said to lie where the others go. */
  lies?: 'yes';
}

export interface Sentence {
  readonly parts: readonly Part[];
  /** The target named before or apart from the units. */
  readonly target: Place | undefined;
  /** Landings of planes that were named in another sentence. */
  readonly landings: readonly {
    readonly planes: readonly UnitType[];
    readonly from: Place | undefined;
    readonly to: Landing;
    /** How many planes are said to land. */
    readonly count?: number;
    /** The planes, where they were named with where they come from. */
    readonly part?: Part;
  }[];
  /** Whether a word such as `also` points to what stands above. */
  readonly points: boolean;
  /** Whether what is left of something goes somewhere. */
  readonly rest: boolean;
  /** The first place that has no part in anything. */
  readonly left: Place | undefined;
  /** Whether a landing was told that no plane or no place was found for. */
  readonly lost: boolean;
}

export const typesOf = ({ phrase }: Units): readonly UnitType[] => phrase.readings;

/** True for units of kinds that all fly. */
export const isPlanes = ({ context }: Cursor, each: Element | undefined): boolean => {
  if (each?.kind !== 'units') return false;
  const types = typesOf(each);
  return types.length > 0 && types.every((type) => boardOf(context).units[type].domain === 'air');
};

/** How many own units of these kinds stand in the place, or lie off it. */
export const countedAt = (cursor: Cursor, place: Place, types: readonly UnitType[]): number => {
  const { context } = cursor;
  const board = boardOf(context);
  const held = ({ id }: Space): number =>
    spaceAt(context.state, id).units.filter(
      ({ power, type }) => power === context.power && (types.length === 0 || types.includes(type)),
    ).length;
  const ships = types.some((type) => board.units[type].domain !== 'land');
  const spaces = readingsAt(cursor, place.at, place.end).flatMap((space) => [
    space,
    ...(ships && space.kind === 'land' ? neighboursOfKind(board, space.id, 'sea') : []),
  ]);
  return [...new Set(spaces)].reduce((sum, space) => sum + held(space), 0);
};

/** True if own units of these kinds stand in the place, or lie off it. */
export const stand = (cursor: Cursor, place: Place, types: readonly UnitType[]): boolean =>
  countedAt(cursor, place, types) > 0;

/** True if a place is land in all that it can mean. */
export const isLand = (cursor: Cursor, place: Place): boolean =>
  place.space !== undefined
    ? spaceOf(boardOf(cursor.context), place.space).kind === 'land'
    : readingsAt(cursor, place.at, place.end).every(({ id }) => spaceOf(boardOf(cursor.context), id).kind === 'land');

/** Words that say nothing about units and places. */
export const isIdle = (element: Element): boolean =>
  element.kind === 'other' ||
  (element.kind === 'word' &&
    !isWord(
      element,
      'from',
      'to',
      'at',
      'via',
      'one',
      'inward',
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

/** True if the units that come next have places of their own behind them. */
export const ownOrigins = (
  elements: readonly Element[],
  at: number,
  within: 'sentence' | 'clause' = 'sentence',
): boolean => {
  const first = elements.findIndex((each, index) => index > at && each.kind === 'units');
  if (first < 0) return false;
  const end = elements.findIndex((each, index) => index > first && each.kind === 'sign' && each.sign === 'comma');
  const behind = elements.slice(first + 1, within === 'sentence' || end < 0 ? elements.length : end);
  const depths = depthsOf(behind);
  return behind.some((each, index) => {
    if ((depths[index] ?? 0) > 0 || each.kind !== 'place') return false;
    const led = behind.slice(0, index).findLast((one) => !isIdle(one));
    return !isWord(led, 'to', 'land', 'back', 'via', 'against', 'attack') && !isSign(led, 'arrow');
  });
};

/** True if a colon stands behind the bracket that is open: `Egypt (2 inf): …` says who defends. */
export const isClosedByColon = (elements: readonly Element[], at: number): boolean => {
  const close = elements.findIndex((each, index) => index > at && each.kind === 'sign' && each.sign === 'close');
  const next = close < 0 ? undefined : elements[close + 1];
  return next?.kind === 'sign' && next.sign === 'colon';
};
