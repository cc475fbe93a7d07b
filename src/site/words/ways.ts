// Which arrow of a turn's map shows which of its moves: both lead to each other, with script and without.

import { arrowsOf, type WayLink, wayId } from '../../charts/index.ts';
import type { MoveAccount, TurnAccount } from '../../stats/index.ts';
import type { MapTurn } from '../data/map-turn.ts';
import { battleAnchor, moveAnchor } from '../routes.ts';

/** A move as it stands on the page: its own anchor, and that of its arrow if it has one. */
export interface ToldMove {
  readonly anchor: string;
  readonly way?: string;
}

export interface Ways {
  /** Of every move of the turn. */
  readonly told: ReadonlyMap<MoveAccount, ToldMove>;
  /** From each arrow to what it shows: the first of the moves it is made of, or the battle that was left. */
  readonly links: readonly WayLink[];
}

/** The moves of a turn and their arrows. */
export const waysOf = (
  { combatMoves, secondMoves = [], besideBattles, noncombatMoves }: TurnAccount,
  { moves, told }: MapTurn,
): Ways => {
  const arrows = arrowsOf(moves);
  const ways = new Map(told.flatMap((each, at) => (arrows[at] === undefined ? [] : [[each, arrows[at]] as const])));
  const anchors = new Map<MoveAccount, ToldMove>(
    [...combatMoves, ...secondMoves, ...besideBattles, ...noncombatMoves].map((move, at) => {
      const way = ways.get(move);
      return [move, { anchor: moveAnchor(at + 1), ...(way === undefined ? {} : { way: wayId(way) }) }];
    }),
  );
  const links = told.flatMap((each, at): readonly WayLink[] => {
    const way = arrows[at];
    if (way === undefined || arrows.indexOf(way) !== at) return [];
    return [{ way, to: 'rounds' in each ? battleAnchor(each.id) : (anchors.get(each)?.anchor ?? '') }];
  });
  return { told: anchors, links };
};
