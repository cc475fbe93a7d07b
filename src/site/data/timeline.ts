// The turns of a game as stops of its timeline: what happened in each that one looks for from afar, and who owned what
// after it.

import type { Power, SpaceId } from '../../vocab/index.ts';
import type { TurnLink } from './game.ts';
import type { GameData } from './loaded.ts';
import { plainPosition } from './position.ts';

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

/** Owners by space; null is nobody. */
type Owners = { readonly [space: SpaceId]: Power | null };

/** Who owned what: all of it when the game opened, afterwards what is other than a turn before. */
export interface OwnersOverTime {
  readonly opening: Owners;
  readonly turns: readonly { readonly turn: string; readonly changed: Owners }[];
}

/** Undefined for a game that no turn is told of. */
export const ownersOverTime = ({ told, turns }: Pick<GameData, 'told' | 'turns'>): OwnersOverTime | undefined => {
  const [first] = told.turns;
  if (first === undefined) return undefined;
  const opening = new Map(plainPosition(first.start).owners);
  let before: ReadonlyMap<SpaceId, Power> = opening;
  const changes = turns.map(({ id, position }) => {
    const after = new Map(position.owners);
    const spaces = [...new Set([...before.keys(), ...after.keys()])].sort();
    const changed = spaces.flatMap((space) => {
      const owner = after.get(space) ?? null;
      return owner === (before.get(space) ?? null) ? [] : [[space, owner] as const];
    });
    before = after;
    return { turn: id, changed: Object.fromEntries(changed) };
  });
  return { opening: Object.fromEntries(opening), turns: changes };
};
