// The turns of a game as stops of its timeline: what happened in each that one looks for from afar.

import type { SpaceId } from '../../vocab/index.ts';
import type { TurnLink } from './game.ts';
import type { GameData } from './games.ts';

export interface Stop {
  readonly turn: TurnLink;
  /** Battles and raids. */
  readonly battles: number;
  /** Territories that were somebody else's, or nobody's, before. */
  readonly captured: number;
  /** The capitals among them. */
  readonly capitals: readonly SpaceId[];
}

export interface Round {
  readonly round: number;
  readonly stops: readonly Stop[];
}

/** All stops, round by round. */
export const timelineOf = ({ view, turns, told }: Pick<GameData, 'view' | 'turns' | 'told'>): readonly Round[] => {
  const capitals = new Set((told.ruleset?.board.powers ?? []).map(({ capital }) => capital));
  const stops = view.turns.map((turn): Stop => {
    const account = turns.find(({ id }) => id === turn.id)?.account;
    const captured = account?.captured ?? [];
    return {
      turn,
      battles: account?.battles.length ?? 0,
      captured: captured.length,
      capitals: captured.filter((space) => capitals.has(space)),
    };
  });
  return [...new Set(stops.map(({ turn }) => turn.round))].map((round) => ({
    round,
    stops: stops.filter(({ turn }) => turn.round === round),
  }));
};
