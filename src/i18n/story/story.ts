// What a sentence about a turn has to be told: its beats, heaviest first. Plain data that `stats` works out and that
// each language tells in its own way; it stands here because the tellers do, to the left of `stats`.

import type { Ipc, Power, Side, SpaceId, Technology, TheatreId, UnitCounts, Who } from '../../vocab/index.ts';

/** Units that are gone, and what they cost new by the board, in IPC. */
export interface Toll {
  readonly units: UnitCounts;
  readonly ipc: Ipc;
}

/**
 * How a battle came out for those who attacked.
 *
 * `taken`, `freed`: the land is its own now, or its owner's again. `cleared`: nobody is left who resists, and no land
 * was taken. `held`: the defence stands. `retreated`: broken off. `spent`: nobody is left on either side. `parted`:
 * ships of both sides stay in the zone, and leave it at that.
 */
export type ClashResult = 'taken' | 'freed' | 'cleared' | 'held' | 'retreated' | 'spent' | 'parted';

/** A battle that was fought to its end. */
export interface Clash {
  readonly space: SpaceId;
  readonly at: 'land' | 'sea';
  readonly assault: 'yes' | 'no';
  readonly result: ClashResult;
  /** Who of those that share the turn attacked, if not the power alone that it is named after. */
  readonly by?: Who;
  /** Full rounds of fire; 0 if it was over before the first. */
  readonly rounds: number;
  /** Whose units stood against it, in turn order; those beside it share its losses. */
  readonly defenders: readonly Power[];
  /** How many units met. */
  readonly size: { readonly attack: number; readonly defence: number };
  readonly lost: { readonly attack: Toll; readonly defence: Toll };
}

/** A territory that belongs to the power's side after the turn and did not before. */
export interface Gain {
  readonly space: SpaceId;
  /** Who held it before; null for a neutral. */
  readonly from: Power | null;
  readonly to: Power;
  /** Printed as the land of whoever holds it now. */
  readonly whose: 'conquered' | 'own';
  /** `unknown`: the turn was reported, and nobody wrote down how. */
  readonly how: 'fought' | 'walked' | 'unknown';
}

/** By what a side wins. */
type Won = 'capitals' | 'economic' | 'resignation' | 'elimination' | 'theatres' | 'points' | 'starved';

interface Weighed {
  /** How much it matters beside the other beats; see `stats/story/weights.ts`. */
  readonly weight: number;
}

/** One thing worth telling of a turn. */
export type Beat = Weighed &
  (
    | { readonly kind: 'won'; readonly side: Side; readonly how: Won }
    | { readonly kind: 'drawn' }
    /** Part of the war is won, and goes on elsewhere. */
    | { readonly kind: 'theatre-won'; readonly theatre: TheatreId; readonly side: Side; readonly how: Won }
    /** The war is taken up again in a theatre that was won. */
    | { readonly kind: 'reopened'; readonly theatre: TheatreId }
    /** Powers that were at peace fight each other from now on, by an attack of the power in turn. */
    | { readonly kind: 'peace-broken'; readonly with: Power }
    | { readonly kind: 'resigned'; readonly powers: readonly Power[] }
    /** A capital fell (`taken`), or is free again (`freed`): whose it is, and what was found in its treasury. */
    | {
        readonly kind: 'capital';
        readonly change: 'taken' | 'freed';
        readonly of: Power;
        readonly space: SpaceId;
        readonly loot: Ipc;
        readonly clash?: Clash;
      }
    /**
     * All other land that was won, the most valuable first; `clash` is the hardest of the battles for it, and `by` who
     * won it, if not the power alone that the turn is named after.
     */
    | { readonly kind: 'conquest'; readonly gains: readonly Gain[]; readonly clash?: Clash; readonly by?: Who }
    /** A battle that won no land. */
    | { readonly kind: 'clash'; readonly clash: Clash }
    | { readonly kind: 'technology'; readonly technologies: readonly Technology[] }
    /** Research that came to nothing. */
    | { readonly kind: 'research'; readonly dice: number }
    /** Bombs or rockets on industry, the most damage first. */
    | {
        readonly kind: 'raid';
        readonly by: 'bombers' | 'rockets';
        readonly targets: readonly SpaceId[];
        readonly damage: Ipc;
        readonly lost: Toll;
      }
    /** Planes shot down on their way. */
    | { readonly kind: 'downed'; readonly space: SpaceId; readonly lost: Toll }
    /** Planes that found no place to land. */
    | { readonly kind: 'stranded'; readonly lost: Toll }
    /** Battles that are still to be fought, or not over. */
    | { readonly kind: 'pending'; readonly spaces: readonly SpaceId[] }
    | { readonly kind: 'bid'; readonly side: Side; readonly total: Ipc }
    | { readonly kind: 'purchase'; readonly units: UnitCounts; readonly cost: Ipc }
    /** A turn in which nothing of all that happened. */
    | { readonly kind: 'quiet' }
  );

export type BeatOf<K extends Beat['kind']> = Extract<Beat, { readonly kind: K }>;

/** A turn as its story: what matters most comes first. */
export interface Story {
  readonly round: number;
  readonly power: Power;
  readonly status: 'over' | 'under-way';
  /** `reported`: positions were told in it, so that what is not in the beats may have happened all the same. */
  readonly told: 'followed' | 'reported';
  /** At least one. */
  readonly beats: readonly [Beat, ...Beat[]];
  /** Value of the power's land before and after, in IPC. */
  readonly land: { readonly was: Ipc; readonly is: Ipc };
}
