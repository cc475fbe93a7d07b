// Ways for a side to win the game, or a theatre of it.

import type { Ipc, Power, Side, SpaceId, TheatreId } from '../vocab/index.ts';

/** One way for a side to win the game or a theatre, looked at when a turn or a round ends. */
export type VictoryGoal =
  /** So many enemy capitals, as a turn ends. */
  | ({ readonly goal: 'capitals'; readonly side: Side; readonly capitals: number } & InTheatre)
  /** So much land value together, as a round ends. */
  | ({ readonly goal: 'land-value'; readonly side: Side; readonly ipc: Ipc } & InTheatre)
  /** So many points, as a turn of its own ends. */
  | ({ readonly goal: 'points'; readonly side: Side; readonly points: number } & InTheatre)
  /** An enemy has collected no more than this in his turn, as it ends. */
  | ({ readonly goal: 'starved'; readonly side: Side; readonly power: Power; readonly ipc: Ipc } & InTheatre)
  /** These spaces, held at one moment and at another after it. */
  | ({
      readonly goal: 'held';
      readonly side: Side;
      /** All of these, */
      readonly all: readonly SpaceId[];
      /** and one of these, whichever it is each time. */
      readonly any?: readonly SpaceId[];
      /** The combat of this power is over. */
      readonly first: Power;
      readonly again: { readonly power: Power; readonly moment: 'turn-began' | 'turn-ended' };
    } & InTheatre);

/** With a theatre, only what lies there counts, and it wins the theatre: the game is over when all of them are won. */
interface InTheatre {
  readonly theatre?: TheatreId;
}

/** What a side's victory in a theatre brings at once, and what it costs others. */
export interface Spoils {
  readonly theatre: TheatreId;
  readonly side: Side;
  /** Only if it has won so: by points, or by holding one of these. */
  readonly by?: 'points' | { readonly holding: readonly SpaceId[] };
  /** Points that a side gets or loses by it, once in a game. */
  readonly points?: { readonly side: Side; readonly change: number };
  /**
   * Convoys of the theatre that change hands: those of enemies whose capital the winner holds, or of one power, become
   * the winner's; or those of its own side come back to their first owners.
   */
  readonly convoys?: 'of-fallen' | 'come-back' | { readonly of: Power };
  /** Whose next turn has no combat movement in a theatre. */
  readonly noCombatMove?: { readonly power: Power; readonly theatre: TheatreId };
  /**
   * A power may at once bring all its land units and planes that stand in the theatre or between theatres to this
   * space, or none of them, while it holds the space.
   */
  readonly recall?: { readonly power: Power; readonly to: SpaceId };
}
