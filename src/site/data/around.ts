// Where things happened in a turn: which part of the map a reader wants to see first.

import type { MoveAccount, TurnAccount } from '../../stats/index.ts';
import type { SpaceId } from '../../vocab/index.ts';

/** The space a move ends in or is about. */
const endOf = (move: MoveAccount): SpaceId | undefined => {
  switch (move.kind) {
    case 'march':
      return move.path.at(-1);
    case 'unload':
    case 'landing':
      return move.to;
    case 'load':
    case 'launch':
    case 'deck':
      return move.zone;
    default:
      return move.space;
  }
};

/** Battles and what changed hands; in a quiet turn where units went and where new ones stand. Each space once. */
export const happenedIn = (account: TurnAccount): readonly SpaceId[] => {
  const { battles, rockets, captured, combatMoves, secondMoves = [], noncombatMoves, placements } = account;
  const fought = [...battles.map(({ space }) => space), ...rockets.map(({ target }) => target), ...captured];
  const moved = [...combatMoves, ...secondMoves, ...noncombatMoves].flatMap((move) => endOf(move) ?? []);
  const quiet = [...moved, ...placements.map(({ space }) => space)];
  return [...new Set(fought.length > 0 ? fought : quiet)];
};
