// Theatres: parts of the board that are won for themselves while the war goes on elsewhere.

import { theatreOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, Side, SpaceId, TheatreId, UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { EventOf } from '../events/event.ts';
import { sideOf } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';

/** Looks at every theatre that is still open. */
export const judgeTheatres = (
  course: Course,
  wonBy: (theatre: TheatreId) => Side | undefined,
  how: EventOf<'theatre-won'>['how'],
): void => {
  for (const { id: theatre } of course.ruleset.board.theatres ?? []) {
    if (course.state.theatres?.[theatre] !== undefined) continue;
    const side = wonBy(theatre);
    if (side === undefined) continue;
    course.emit({ type: 'theatre-won', theatre, side, how });
    course.apply('theatre-won');
  }
};

/**
 * The game is over when every theatre is won; whoever won one has a part in it, but for those who need all.
 *
 * @returns true if so
 */
export const endsWithTheatres = (course: Course): boolean => {
  const { theatres = [] } = course.ruleset.board;
  const { winsWithAll = [] } = course.ruleset;
  const winners = theatres.map(({ id }) => course.state.theatres?.[id]);
  if (theatres.length === 0 || winners.includes(undefined)) return false;
  const won = (side: Side): number => winners.filter((winner) => winner === side).length;
  const [first, ...others] = course.ruleset.sides
    .map(({ side }) => side)
    .filter((side) => won(side) > 0 && (won(side) === theatres.length || !winsWithAll.includes(side)))
    .sort((a, b) => won(b) - won(a));
  if (first === undefined) return false;
  course.apply('game-won-by-theatres');
  course.emit({ type: 'game-won', side: first, how: 'theatres', ...(others.length === 0 ? {} : { with: others }) });
  return true;
};

/** Whether those who lost a theatre still attack there, by word. */
const LOSERS_ATTACK: { readonly [word in Ruleset['decidedTheatre']]: boolean } = {
  'plays-on': true,
  'victors-alone-attack': false,
  'victors-may-fight': false,
};

/** Whether those who won a theatre fight there by order alone, and take nothing without a fight, by word. */
const FIGHT_BY_ORDER: { readonly [word in Ruleset['decidedTheatre']]: boolean } = {
  'plays-on': false,
  'victors-alone-attack': false,
  'victors-may-fight': true,
};

/** True under rules by which enemies may stand together on land. */
export const mayStandTogether = ({ decidedTheatre }: Ruleset): boolean => FIGHT_BY_ORDER[decidedTheatre];

/** The theatre of a space if it is won and nothing is fought for or taken there but by order. */
export const quietTheatre = (ruleset: Ruleset, state: GameState, space: SpaceId): TheatreId | undefined => {
  if (state.theatres === undefined || !FIGHT_BY_ORDER[ruleset.decidedTheatre]) return undefined;
  const theatre = theatreOf(ruleset.board, space);
  return theatre === undefined || state.theatres[theatre] === undefined ? undefined : theatre;
};

/** True for a space of such a theatre that nobody has been ordered to attack in this turn. */
export const isQuiet = (ruleset: Ruleset, state: GameState, space: SpaceId): boolean =>
  quietTheatre(ruleset, state, space) !== undefined && state.turn.attacks?.includes(space) !== true;

/** The theatre of a space if a power has lost its combat movement there for the turn. */
export const barredTheatre = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  space: SpaceId,
): TheatreId | undefined =>
  state.barred?.find(
    (bar) => bar.power === power && bar.turn === 'now' && bar.theatre === theatreOf(ruleset.board, space),
  )?.theatre;

/** The theatre of a space if another side has won it and a power attacks there no more. */
export const shutTheatre = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  space: SpaceId,
): TheatreId | undefined => {
  if (state.theatres === undefined || LOSERS_ATTACK[ruleset.decidedTheatre]) return undefined;
  const theatre = theatreOf(ruleset.board, space);
  const winner = theatre === undefined ? undefined : state.theatres[theatre];
  return winner === undefined || winner === sideOf(ruleset, power) ? undefined : theatre;
};

/** Refuses a combat move into a theatre where the mover has none in this turn; true if so. */
export const refuseBarred = (
  { ruleset, state, refuse }: Course,
  power: Power,
  end: SpaceId,
  unit: UnitType,
  at: string,
): boolean => {
  const theatre = barredTheatre(ruleset, state, power, end);
  if (theatre !== undefined) refuse('combat-move-lost', { space: end, unit, theatre }, at);
  return theatre !== undefined;
};

/** Refuses a combat move that begins, ends or leads through a theatre that the mover has lost; true if so. */
export const refuseDecided = (
  { ruleset, state, refuse }: Course,
  power: Power,
  spaces: readonly SpaceId[],
  unit: UnitType,
  at: string,
): boolean => {
  for (const space of spaces) {
    const theatre = shutTheatre(ruleset, state, power, space);
    if (theatre === undefined) continue;
    refuse('theatre-decided', { space, unit, theatre }, at);
    return true;
  }
  return false;
};
