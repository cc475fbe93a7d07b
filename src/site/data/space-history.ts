// What happened in each space of a game, turn by turn: when it changed hands and when it was fought for.

import type { BattleAccount, Clash } from '../../stats/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { TurnLink } from './game.ts';
import type { GameData } from './loaded.ts';
import { mapTurnOf } from './map-turn.ts';

/** A turn in which something happened in a space. */
export interface SpaceTurn {
  readonly turn: TurnLink;
  /** Absent if the owner stayed. Null was or is nobody. */
  readonly taken?: { readonly from: Power | null; readonly to: Power | null };
  /** Battles and raids there, as on the page of the turn: counted from 1, with how each came out. */
  readonly battles: readonly { readonly at: number; readonly account: BattleAccount; readonly clash?: Clash }[];
}

/** The history of each space that has one. */
export const spaceHistories = ({
  view,
  turns,
}: Pick<GameData, 'view' | 'turns'>): ReadonlyMap<SpaceId, readonly SpaceTurn[]> => {
  const histories = new Map<SpaceId, SpaceTurn[]>();
  for (const turn of turns) {
    const { captured, battles } = mapTurnOf(view.board, turn.account);
    const owners = new Map(turn.position.owners);
    const former = new Map(captured);
    const spaces = new Set([...former.keys(), ...battles.map(({ space }) => space)]);
    for (const space of spaces) {
      const { id, round, power, status, told } = turn;
      const from = former.get(space);
      const here = turn.account.battles.flatMap((account, at) => {
        const clash = turn.clashes[account.id];
        return account.space === space ? [{ at: at + 1, account, ...(clash === undefined ? {} : { clash }) }] : [];
      });
      const history = histories.get(space) ?? [];
      history.push({
        turn: { id, round, power, status, told },
        ...(from === undefined ? {} : { taken: { from, to: owners.get(space) ?? null } }),
        battles: here,
      });
      histories.set(space, history);
    }
  }
  return histories;
};
