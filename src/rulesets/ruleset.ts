// What an edition decides, as words and tables. The engine asks a ruleset for the choice and never which edition it
// is; a new edition is a new value of this type, and a new word in the engine's tables where steps differ.

import type { Board } from '../board/index.ts';
import type {
  ClauseId,
  Ipc,
  PhaseSpec,
  Power,
  Side,
  SpaceId,
  Technology,
  TheatreId,
  UnitType,
} from '../vocab/index.ts';
import type { Aim, AskFor, CombatProgram, OrdersOfLoss } from './fire.ts';
import type { Spoils, VictoryGoal } from './goals.ts';
import type { Convoys, Kamikaze, Lifter, NationLand, PurseSpec } from './holdings.ts';
import type { OptionOffer } from './options.ts';
import type { Buyers, CashAdvance, Muster } from './production.ts';
import type { Relations } from './relations.ts';

/** What a technology does for the power that owns it. All are absent unless named. */
export interface TechnologyEffect {
  readonly attack?: { readonly [type in UnitType]?: number };
  readonly defence?: { readonly [type in UnitType]?: number };
  readonly move?: { readonly [type in UnitType]?: number };
  /** Taken from the price of every unit, in IPC. */
  readonly discount?: Ipc;
  /** Dice thrown by one attacking unit of the type, in battle and in raids. */
  readonly attackDice?: { readonly [type in UnitType]?: number };
  /** Spaces between a rocket and its target. */
  readonly rocketRange?: number;
}

/**
 * A version that is frozen (`FROZEN_RULESETS`) decides the same for ever: a function behind a word is never edited, a
 * word is added. What has to be decided otherwise is a new version with its own value here, and versions only add up.
 *
 * Every point on which editions differ is a field here, or part of the board it names: links and closed spaces (the
 * Caspian Sea, Western Canada, Turkey by land), canals with their banks, moment and cost, land values, values of units.
 * A word that no edition played here contradicts stands alone in its field; another edition adds its own word beside it
 * and a line in the engine's table from word to function.
 */
export interface Ruleset {
  readonly id: string;
  readonly version: number;
  /**
   * The board it plays on, one of `BOARDS`, with the ruleset's own links, canals and closed spaces already applied.
   */
  readonly board: Board;

  /** The powers in the order of their turns. */
  readonly turnOrder: readonly Power[];
  /** Powers that move and fight in one turn, one after the other in `turnOrder`: the turn is named after the first. */
  readonly jointTurns: readonly (readonly Power[])[];
  readonly sides: readonly { readonly side: Side; readonly powers: readonly Power[] }[];
  /** What makes two powers friends or enemies. */
  readonly relations: Relations;
  /** The turn, phase by phase; a kind of phase may come twice. */
  readonly phases: readonly PhaseSpec[];
  /** What the players may agree on; whatever is not named here is no choice under this ruleset. */
  readonly options: OptionOffer;

  readonly combat: {
    readonly land: CombatProgram;
    readonly sea: CombatProgram;
    readonly raid: CombatProgram;
    /** Stands in for `land` where troops land in an assault. */
    readonly landing?: CombatProgram;
    /**
     * Whom hits take, by the kind of unit that made them; the hits of one step are assigned in this order. Without it
     * all hits of a step are one number and the owner gives up whom he will.
     */
    readonly aims?: readonly Aim[];
    /** Whom a side loses that left no word, as the clubs have it. */
    readonly orderOfLoss: OrdersOfLoss;
    /** Defenders for whom the clubs stop and ask whom to lose. */
    readonly askFor: { readonly [where in 'land' | 'sea']: readonly AskFor[] };
    /** The face at or under which an antiaircraft gun hits. */
    readonly antiaircraftHit: number;
    /** Planes that a gun fires at: those that come to fight under it, or also those that only pass over it. */
    readonly gunsFireAt: 'planes-passing-and-fighting';
    /**
     * Which planes are lost to a gun on their way: as the order of loss has it, or where that leaves open which of
     * several targets loses its planes, as the owner says when he is asked.
     */
    readonly passingLosses: 'order-of-loss' | 'owner-between-targets';
    /** Who fires before those he hit can answer, and in which rounds. */
    readonly submarineFirstShot: 'attackers-every-round';
    /** What submarines cannot hit. */
    readonly submarineTargets: 'ships';
    /** Who may be hit by a supporting shot; hits that find nobody are void. */
    readonly supportingShotCasualty: 'any-unit' | 'land-unit';
    /**
     * What becomes of the other battles while one waits for somebody's decision: none is fought before it is over, or
     * those are that do not hang on it.
     */
    readonly whileOneWaits: 'others-wait' | 'others-fight';
    /** Turns that find defenders unprepared: whatever they defend with, they hit at no more than this. */
    readonly surprise: 'none' | Surprise;
    /** Who names the units a side loses. */
    readonly casualties: 'owner';
    /** Whom those who defend a coast can hit: never a ship, not even in a landing. */
    readonly shoreFire: 'attackers-on-land';
    /** When an attack counts as amphibious and binds all who take part in it. */
    readonly assault: 'if-troops-came-ashore';
    /** What ships beside a landing hit at or under; those not named hit as in an attack. */
    readonly supportingShots?: { readonly [type in UnitType]?: number };
    /** The same where it is otherwise in a theatre of the board. */
    readonly supportingShotsIn?: readonly {
      readonly theatre: TheatreId;
      readonly shots: { readonly [type in UnitType]?: number };
    }[];
    /** What planes that escort raiders, and those that rise against them, hit at or under; without it nobody does. */
    readonly escorts?: { readonly attack: number; readonly defence: number };
    /** Which battles wait for a raid; without a word the battle on the same land. */
    readonly raidsBefore?: 'all-battles';
    /** Planes that strike ships once and are gone, beside all units; without it nobody has any. */
    readonly kamikaze?: Kamikaze;
    /** Whether an owner may take a hit so that another finds nobody left that it may fall on; without a word he may. */
    readonly restrictedHits?: 'must-find-targets';
    /** What is to be found out before planes are sent against submarines alone; without a word nothing. */
    readonly planesAgainstSubmarines?: 'with-hunter-only';
  };

  /** Leaving a battle. That submarines may leave alone is a step of `combat.sea`. */
  readonly retreat: {
    /** Who may break a battle off after a round: the attacker, or after him each defending power. */
    readonly by: 'attacker' | 'attacker-then-defender';
    /**
     * Where the force goes, all of it: a space its own kind left to attack, or one its planes flew over last; or each
     * unit for itself.
     */
    readonly landUnitsTo: RetreatGoal | 'any-adjacent-friendly';
    readonly shipsTo: RetreatGoal | 'any-adjacent-or-stay';
    /** Who may leave an assault whose troops came ashore. */
    readonly fromAssault: 'nobody' | 'planes';
    /**
     * What ships owe that begin a turn in one zone with enemies: a battle unless they leave, or nothing unless they are
     * ordered to attack.
     */
    readonly sharedZone: 'battle-owed' | 'attack-by-order';
  };

  readonly submarines: {
    /** How those of one side that leave in one round keep together. */
    readonly leave: 'one-zone-a-side-and-round';
    /** The attacker's zones: the last ones ships left, or any that ships sailed from or through on their way. */
    readonly attackersTo: 'zone-ships-left-last' | 'zone-ships-sailed-from-or-through';
    /** The defender's zones. Those fought over this turn are closed to both. */
    readonly defendersTo: 'zone-without-enemies';
  };

  readonly movement: {
    readonly armorBlitz: 'through-empty-enemy-land' | 'through-land-without-anything';
    /** How far off units that blitz may attack enemy units in the first combat movement of a turn. */
    readonly firstAttack: 'within-range' | 'adjacent';
    /** Whether units that blitz move again in a later movement phase of the turn with what is left of their range. */
    readonly armorAgain: 'never' | 'with-moves-left';
    /** How a plane's range is shared between its way out and its way home, or what it is on each. */
    readonly airRange: 'one-allowance-a-turn' | 'by-mission';
    /** What air bases give planes that take off from one, and planes that come down at one. */
    readonly airBases: 'nothing' | 'one-space-at-each-end';
    /** What naval bases give ships in noncombat movement. */
    readonly navalBases: 'nothing' | 'one-space-between-two';
    /** Fighters that stay over a zone beside their land in the enemies' turns, and fight whoever comes there. */
    readonly patrols: 'none' | 'beside-land';
    /** The theatre of the board where they do, if not everywhere. */
    readonly patrolsIn?: TheatreId;
    /** How planes fly from one theatre of the board to another; without a word as everywhere. */
    readonly flights?: 'one-theatre-a-turn';
    /** Where planes may come down. */
    readonly landing: 'friendly-since-turn-start' | 'friendly-now';
    /** Planes that a player leaves in the air although they could come down somewhere. */
    readonly planesForgotten: 'lost' | 'must-land';
    /** Whether a gun with rockets may move in combat movement and fire in the same turn. */
    readonly rockets: 'move-and-fire';
  };
  readonly carriers: {
    /** Own fighters aboard: they take off before the carrier moves. Guests always travel with it. */
    readonly ownFighters: 'take-off-first' | 'travel-along';
    /** Whether fighters belong to the carrier they are aboard: it keeps their places and they come back to it. */
    readonly attachment: 'none' | 'home-carrier';
    /** Whose fighters may land. */
    readonly guests: 'allies' | 'nobody';
    /** When it is judged whether a carrier has room: as each move is made, or when all moves of an order are. */
    readonly room: 'move-by-move' | 'all-moves-made';
    /** Guests on a carrier that its owner takes into an attack. */
    readonly guestsInAttack: 'casualty-with-consent' | 'cargo';
    /** Whether a landing plan may need a carrier that is to retreat from battle. */
    readonly retreatInPlan: 'allowed' | 'refused';
    /** Islands for fighters whose carrier was sunk: any beside the zone, or only those that lie wholly within it. */
    readonly homelessFighters:
      | 'friendly-island-beside-zone'
      | 'friendly-island-within-zone'
      | 'friendly-land-beside-zone';
  };
  readonly transports: {
    /** Keeping a part of the cargo aboard when another part lands in combat movement. */
    readonly partLandsInCombat: 'allowed' | 'refused';
    /** The same for guests, in both movement phases; it includes landing them in different territories. */
    readonly partOfGuestsLands: 'allowed' | 'refused';
    /** Troops of several powers on one ship. */
    readonly mixedPowers: 'allowed' | 'refused';
    /** Boarding in a zone that holds enemies without an announced landing of those who board. */
    readonly boardingAmongEnemies: 'allowed' | 'refused' | 'barred-until-cleared';
    /** Powers whose troops never board a ship. */
    readonly neverAboard: readonly Power[];
    /** Warships of a power that lift troops beside what the board has them carry; while they do they attack nobody. */
    readonly warships: 'lift-nothing' | readonly Lifter[];
    /** From how many territories one ship takes guests aboard in a turn. */
    readonly guestsBoardFrom: 'any-coasts' | 'one-coast-a-turn';
  };

  readonly neutrals: {
    /** Paid once by the first violator, in IPC. */
    readonly fee: Ipc;
    /** Who stands against land units that walk in. */
    readonly resistance: 'none' | 'enemy-power';
    /** What flying over one comes to. */
    readonly overflight: 'takes-control' | 'calls-defenders';
    /** Dice of IPC for whoever defends one; some spaces have their own number. */
    readonly defenceDice?: { readonly usual: number; readonly of: { readonly [space: SpaceId]: number } };
    /** What a former neutral pays whoever holds it, in IPC. */
    readonly income: Ipc;
  };
  readonly research: {
    readonly dieCost: Ipc;
    /** How often dice are thrown in a turn, how many, and who may. */
    readonly throws: 'once-any-number' | 'one-die-with-capital' | 'never';
    /** The face that is a breakthrough. */
    readonly breakthrough: number;
    /** Technology for each face of the table die, from 1. */
    readonly table: readonly Technology[];
    readonly effects: { readonly [technology in Technology]: TechnologyEffect };
  };
  readonly production: {
    /** Units an original complex places for its first owner in a turn. */
    readonly originalComplex: 'unlimited' | 'territory-value';
    /** Units a built or captured complex places in a turn. */
    readonly otherComplex: 'territory-value-at-least-one' | 'territory-value';
    /** Units a complex in a former neutral places in a turn. */
    readonly neutralComplex: 'one-unit';
    /** When a complex that was taken or freed in this turn places units. */
    readonly takenComplex: 'next-turn' | 'at-once';
    /** Whether complexes are built. */
    readonly newComplexes: 'limited' | 'none' | 'unlimited';
    /** Who buys kinds of unit that not everybody does; of several entries all hold. */
    readonly buyers: 'everybody' | readonly Buyers[];
    /** Units that come without being bought. */
    readonly musters: 'none' | readonly Muster[];
    /** Complexes that may exist beside those of the set-up. */
    readonly extraComplexes: number;
    /** Where new fighters appear. */
    readonly newFighters: 'on-land' | 'on-land-or-own-carriers';
    /** Whether planes that stand at a complex and did not fight may board a carrier it launches. */
    readonly oldFighters: 'stay' | 'board-new-carriers';
    /** New ships in zones that hold enemies. */
    readonly shipsAmongEnemies: 'by-option' | 'allowed';
  };
  readonly capture: {
    /** Who gets land of an ally, its complex and its gun. */
    readonly liberatedLand: 'owner-unless-capital-lost' | 'owner-unless-eliminated';
    /** Land that one power gets whoever of its side takes it from its enemies. */
    readonly givenLand: 'none' | readonly GivenLand[];
    /** Whether a power may give an ally of its turn land that both have taken together; without it, it may not. */
    readonly takenTogether?: 'may-be-given';
    /** What goes back to a power whose capital is freed. */
    readonly capitalFreed: 'land-and-complexes';
    /** What the captor of a capital gets. */
    readonly capitalLoot: 'all-cash' | 'cash-of-its-land' | 'nothing';
  };
  readonly income: {
    /** The purses of a power: one that all its money is in, or those named here for powers that have several. */
    readonly purses: 'one-each' | readonly PurseSpec[];
    /** Money at the beginning of the game. */
    readonly atSetUp: 'printed' | 'none';
    /** Who collects an income at all. */
    readonly earners: 'everybody' | readonly Power[];
    /** What a power without its capital may do. */
    readonly lostCapital: 'no-income-no-purchase' | 'income-goes-on';
    /** What strategic bombing and rockets take. */
    readonly raidDamage: 'cash-at-once' | 'next-income';
    /** What becomes of money that is left as a turn ends. */
    readonly unspent: 'kept' | 'lost';
  };
  /** Points that a side is given for what it collects, and loses again. */
  readonly points: 'none' | Points;
  /** Money on the sea, where the board has it. */
  readonly convoys?: Convoys;
  /**
   * Land of nations that are no powers, where the board has it: friendly to the nation's side while nobody holds it.
   */
  readonly nationLand?: NationLand;
  /** Who makes units of allies his own at the end of his noncombat movement, and where. */
  readonly lendLease?: { readonly to: Power; readonly spaces: readonly SpaceId[] };
  /** Money for units that are set down before round 1, side by side in this order. */
  readonly cashAdvance?: readonly CashAdvance[];
  /** What wins; with no goal a game goes on until one side gives up. */
  readonly victory: readonly VictoryGoal[];
  /** What comes of a theatre that is won, besides. */
  readonly spoils?: readonly Spoils[];
  /** Sides that win the game with all theatres only; others have a part in it with one. */
  readonly winsWithAll?: readonly Side[];
  /** What is left to do in a theatre that somebody has won while the game goes on. */
  readonly decidedTheatre: 'plays-on' | 'victors-alone-attack' | 'victors-may-fight';
  /** When a power is out of the game, whose turns are passed over then. */
  readonly elimination: 'never' | 'no-unit-no-complex';

  /** What the rulebook's balances give when the players agree on one. */
  readonly balance: {
    /** Technology at the start under `axis-technology`. */
    readonly technology: { readonly [power in Power]?: readonly Technology[] };
  };

  /** Units and money that one side gets before round 1, where the players agreed to bid. */
  readonly bids: {
    /** The side that gets them: the player who asked for least plays it. */
    readonly side: Side;
    /** Where land units, planes, guns and complexes of a power go. */
    readonly onLand: 'land-held' | 'printed-land-held';
    /** Zones where its ships go, all of them beside its land. */
    readonly atSea: 'zone-without-enemies' | 'zone-empty-or-own';
    /** What happens where the total that was stated and what was written down under it differ. */
    readonly total: 'stated-total-holds';
  };

  /**
   * The clauses behind each refusal and effect code, most specific first. A key with a stroke speaks of one subject
   * only (`canal-closed/suez`) and stands in for its code where that subject is meant.
   */
  readonly cites: Cites;
}

interface Points {
  readonly side: Side;
  /** Whose turns bring them. */
  readonly power: Power;
  /** One for every so many IPC collected in a turn, and one less for every so many that one raid costs. */
  readonly every: Ipc;
}

interface GivenLand {
  readonly spaces: readonly SpaceId[];
  readonly to: Power;
}

interface Surprise {
  readonly round: number;
  readonly turnOf: Power;
  readonly defenders: readonly Power[];
  /** The highest face at which they hit. */
  readonly atMost: number;
}

type RetreatGoal = 'origin' | 'origin-or-last-overflown';
export type Cites = { readonly [key: string]: readonly ClauseId[] };
