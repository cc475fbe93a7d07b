// Theatres: parts of the board that are won for themselves while the war goes on elsewhere.

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

/** The game is over when every theatre is won; whoever won one has a part in it. @returns true if so */
export const endsWithTheatres = (course: Course): boolean => {
  const { theatres = [] } = course.ruleset.board;
  const winners = theatres.map(({ id }) => course.state.theatres?.[id]);
  if (theatres.length === 0 || winners.includes(undefined)) return false;
  const won = (side: Side): number => winners.filter((winner) => winner === side).length;
  const [first, ...others] = course.ruleset.sides
    .map(({ side }) => side)
    .filter((side) => won(side) > 0)
    .sort((a, b) => won(b) - won(a));
  if (first === undefined) return false;
  course.emit({ type: 'game-won', side: first, how: 'theatres', ...(others.length === 0 ? {} : { with: others }) });
  return true;
};

/** Whether those who lost a theatre still attack there, by word. */
const LOSERS_ATTACK: { readonly [word in Ruleset['decidedTheatre']]: boolean } = {
  'plays-on': true,
  'victors-alone-attack': false,
};

/** The theatre of a space if another side has won it and a power attacks there no more. */
export const shutTheatre = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  space: SpaceId,
): TheatreId | undefined => {
  if (state.theatres === undefined || LOSERS_ATTACK[ruleset.decidedTheatre]) return undefined;
  const theatre = ruleset.board.theatres?.find(({ spaces }) => spaces.includes(space))?.id;
  const winner = theatre === undefined ? undefined : state.theatres[theatre];
  return winner === undefined || winner === sideOf(ruleset, power) ? undefined : theatre;
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
