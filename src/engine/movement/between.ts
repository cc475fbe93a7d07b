// Flights between theatres of the board: in some games a plane is over no more than one of them in a turn, and goes
// from one to another by a night on land or a deck between them (L15, L17).

import { theatreOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, TheatreId } from '../../vocab/index.ts';
import type { UnitTurn } from '../state/unit.ts';

/** Whether planes stay in one theatre in a turn, by word. */
const STAYS_IN_ONE: { readonly [word in NonNullable<Ruleset['movement']['flights']>]: boolean } = {
  'one-theatre-a-turn': true,
};

/** True if a plane flies in one theatre a turn. */
const fliesInOneTheatre = ({ movement }: Ruleset): boolean =>
  movement.flights !== undefined && STAYS_IN_ONE[movement.flights];

/** The theatres that spaces lie in, each once. */
const theatresOf = (ruleset: Ruleset, spaces: readonly SpaceId[]): readonly TheatreId[] => [
  ...new Set(spaces.flatMap((space) => theatreOf(ruleset.board, space) ?? [])),
];

/** True for a space of a theatre, and for one between theatres. */
export const isWithin = ({ board }: Ruleset, space: SpaceId, theatre: TheatreId): boolean =>
  [theatre, undefined].includes(theatreOf(board, space));

/** The spaces a plane has been in this turn. */
const beenIn = (at: SpaceId, was: UnitTurn | undefined): readonly SpaceId[] =>
  was === undefined ? [at] : [was.origin, ...was.path, at];

/** The theatres of a flight that leads into several, the one it comes from first; undefined for any other. */
export const theatresCrossed = (
  ruleset: Ruleset,
  path: readonly SpaceId[],
  was: UnitTurn | undefined,
): readonly [TheatreId, TheatreId] | undefined => {
  if (!fliesInOneTheatre(ruleset)) return undefined;
  const [from, to] = theatresOf(ruleset, [...beenIn(path[0] ?? '', was), ...path]);
  return from === undefined || to === undefined ? undefined : [from, to];
};

/** The theatres of which a plane may be in one for the rest of the turn; undefined where that is not asked. */
export const theatresOpen = (
  ruleset: Ruleset,
  at: SpaceId,
  was: UnitTurn | undefined,
): readonly TheatreId[] | undefined => {
  if (!fliesInOneTheatre(ruleset)) return undefined;
  const [bound] = theatresOf(ruleset, beenIn(at, was));
  return bound === undefined ? (ruleset.board.theatres ?? []).map(({ id }) => id) : [bound];
};
