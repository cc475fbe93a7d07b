// The position of a game at one moment, and the turn under way. Made only by `evolve`; nothing in it is ever changed.

import type { Options } from '../../rulesets/index.ts';
import type {
  ByPower,
  Ipc,
  Need,
  Phase,
  Power,
  PurseId,
  Relation,
  Side,
  SpaceId,
  Technology,
  TheatreId,
  UnitCounts,
  UnitId,
} from '../../vocab/index.ts';
import type { StandingOrder } from '../orders/conduct.ts';
import type { BidContent, Player } from '../orders/order.ts';
import type { Battle, BattleId } from './battle.ts';
import type { Unit, UnitTurn } from './unit.ts';

/** A space: who controls it (null: nobody, as the sea and unentered neutrals) and what stands in it. */
export interface SpaceState {
  readonly control: Power | null;
  readonly units: readonly Unit[];
}

/** Planes that flew over a gun and have not been fired at yet. */
interface Overflight {
  readonly space: SpaceId;
  readonly gunner: Power;
  readonly units: readonly UnitId[];
}

/** Hits of a gun on planes that passed over it, whose owner says which are lost. */
export interface PassingHits {
  readonly space: SpaceId;
  readonly from: Power;
  readonly hits: number;
  readonly among: readonly UnitId[];
  /** He has been asked and has not answered yet. */
  readonly asked: 'yes' | 'no';
}

/** Troops that will go ashore when the zone is clear. */
export interface Landing {
  readonly units: readonly UnitId[];
  readonly ship: UnitId;
  readonly zone: SpaceId;
  readonly to: SpaceId;
}

/**
 * A decision that belongs to no battle and must be made before the turn goes on: `from` are the powers that may answer.
 */
export type TurnDue =
  | {
      readonly choice: 'neutral-defence';
      readonly space: SpaceId;
      readonly from: readonly Power[];
      /** What there is to spend. */
      readonly ipc: Ipc;
    }
  /** What a side has to spend before round 1; `from` are those of its powers that have not said what they buy. */
  | { readonly choice: 'cash-advance'; readonly side: Side; readonly from: readonly Power[]; readonly ipc: Ipc }
  /** What is to be paid to a power for land of a nation. */
  | {
      readonly choice: 'tribute';
      readonly to: Power;
      readonly from: readonly Power[];
      readonly ipc: Ipc;
      /** What some have said so far, where several players must agree. */
      readonly proposals: readonly {
        readonly powers: readonly Power[];
        readonly shares: readonly { readonly power: Power; readonly ipc: Ipc }[];
      }[];
    }
  /** Who may send how many planes against which ships before they fight. */
  | {
      readonly choice: 'kamikaze';
      readonly from: readonly Power[];
      readonly left: number;
      readonly among: readonly UnitId[];
    }
  /** What the convoys of a power pay, to be divided among these of its purses. */
  | {
      readonly choice: 'fund';
      readonly from: readonly Power[];
      readonly ipc: Ipc;
      readonly purses: readonly PurseId[];
    }
  /** Whether a power brings its land units and planes in a theatre that was won, and between theatres, to a space. */
  | {
      readonly choice: 'recall';
      readonly from: readonly Power[];
      readonly theatre: TheatreId;
      readonly to: SpaceId;
    };

/** Planes sent against one ship. */
export interface Strike {
  readonly ship: UnitId;
  readonly zone: SpaceId;
  readonly attacks: number;
}

export interface TurnState {
  /** Whose turn it is; of several powers in one turn the first. */
  readonly power: Power;
  /** All powers of the turn, where it has several. */
  readonly powers?: readonly Power[];
  /** Those of them that have done with the phase under way. */
  readonly done?: readonly Power[];
  readonly phase: Phase;
  /** The spaces as they were when the turn began, by slot: who was friendly then. */
  readonly start: readonly SpaceState[];
  /** The technologies as they were when the turn began. */
  readonly startTechnology: ByPower<readonly Technology[]>;
  /** Research under way: dice bought, table throws still to make, table dice thrown so far. */
  readonly research?: {
    /** Who throws, if it is not the first power of the turn. */
    readonly power?: Power;
    readonly dice: number;
    readonly thrown: 'yes' | 'no';
    readonly breakthroughs: number;
    readonly throws: number;
  };
  /** Bought and not yet placed. */
  readonly purchased: UnitCounts;
  /** The same by who bought it and from which purse, where powers or purses buy apart. */
  readonly bought?: readonly { readonly power: Power; readonly purse: PurseId; readonly units: UnitCounts }[];
  /** What units did this turn. */
  readonly units: ReadonlyMap<UnitId, UnitTurn>;
  /** The combat moves are made; the guns they flew over and the battles they lead to come next. */
  readonly movesMade: 'yes' | 'no';
  /** Zones shared with enemies in which own ships attack by order. */
  readonly attacks?: readonly SpaceId[];
  /** Planes sent against ships whose dice are not thrown yet; once it is there nobody is asked again. */
  readonly strikes?: readonly Strike[];
  readonly overflights: readonly Overflight[];
  readonly passing?: readonly PassingHits[];
  readonly landings: readonly Landing[];
  readonly battles: readonly Battle[];
  /** Neutrals that moves of this turn went into or over, in the order of the moves. */
  readonly violated?: readonly SpaceId[];
  /** Decisions due, first first. */
  readonly due?: readonly TurnDue[];
  /** Battles ordered to be fought, first first. */
  readonly queue: readonly BattleId[];
  /** The rocket fired and still waiting for its die. */
  readonly rocket?: {
    readonly gun: UnitId;
    readonly from: SpaceId;
    readonly target: SpaceId;
    readonly resolved: 'yes' | 'no';
  };
  /** What the powers of the turn have collected in it so far, treasuries of capitals included, in IPC. */
  readonly collected?: Ipc;
  /** Units each complex has placed this turn, by space. */
  readonly placed: ReadonlyMap<SpaceId, number>;
}

/** A player who bids under seal for the side that the bid belongs to. */
export interface Bidder {
  readonly player: string;
  readonly sealed: 'yes' | 'no';
  /** His bid, once he has opened it. */
  readonly bid?: BidContent;
  /** His bid was not there in time and no longer counts. */
  readonly lapsed?: 'yes';
}

export interface GameState {
  readonly board: string;
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly options: Options;
  readonly players: readonly Player[];
  readonly round: number;
  /** Where each space stands in `spaces`; made once when the game opens and shared by all its states. */
  readonly slots: ReadonlyMap<SpaceId, number>;
  readonly spaces: readonly SpaceState[];
  /** Who won each space during the game, each power once; spaces that never changed hands are not named. */
  readonly won: { readonly [space: SpaceId]: readonly Power[] };
  readonly treasury: ByPower<{ readonly [purse: PurseId]: number }>;
  readonly technology: ByPower<readonly Technology[]>;
  /** The id the next new unit gets. */
  readonly nextUnit: UnitId;
  readonly turn: TurnState;
  /**
   * The side whose bid is to be laid out before anything else happens; with those who bid for it, while that is open.
   */
  readonly bidding?: { readonly side: Side; readonly bidders?: readonly Bidder[] };
  readonly standing: readonly StandingOrder[];
  /** Dice the rules wait for; while there are any no order is taken. */
  readonly awaiting: readonly Need[];
  readonly resigned: readonly Power[];
  /** Powers out of the game for good. */
  readonly eliminated?: readonly Power[];
  /** Damage to industry that its owners still have to pay, by space. */
  readonly damage?: { readonly [space: SpaceId]: Ipc };
  /** What pairs of powers are to each other since something changed it, by `pairOf`. */
  readonly relations?: { readonly [pair: string]: Relation };
  /** How many planes have been given up against ships in the game so far. */
  readonly kamikazes?: number;
  /** Points by side; a side that is not named has none. */
  readonly points?: { readonly [side: Side]: number };
  /** Theatres that are decided, and who has won each. */
  readonly theatres?: { readonly [theatre: TheatreId]: Side };
  /** Every victory in a theatre that there has been, as `theatre/side`. */
  readonly theatresWon?: readonly string[];
  /** Theatres where the war flared up again: in which round, in whose turn. */
  readonly reopened?: { readonly [theatre: TheatreId]: { readonly round: number; readonly power: Power } };
  /** Powers that have no combat movement in a theatre, in their next turn or in the one under way. */
  readonly barred?: readonly {
    readonly power: Power;
    readonly theatre: TheatreId;
    readonly turn: 'next' | 'now';
  }[];
  readonly winner?: {
    readonly side: Side;
    readonly how: 'capitals' | 'economic' | 'resignation' | 'elimination' | 'theatres' | 'points' | 'starved';
    /** Other sides that have won with it. */
    readonly with?: readonly Side[];
  };
  /**
   * Sides that have won if they still hold what they hold when it is looked at again; of a theatre as `theatre/side`.
   */
  readonly inReach?: readonly string[];
  /** The players agreed that nobody has won. */
  readonly drawn?: 'yes';
}
