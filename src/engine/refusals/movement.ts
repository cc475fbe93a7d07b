// Reasons that have to do with moving. The codes belong to the engine; the ruleset says which clauses stand behind
// each.

import type { Power, SpaceId, TheatreId, UnitType } from '../../vocab/index.ts';

/** Units of a type that stand in a space. */
interface UnitsThere {
  readonly space: SpaceId;
  readonly unit: UnitType;
}

export interface MovementRefusals {
  // the way
  readonly 'not-adjacent': { readonly from: SpaceId; readonly to: SpaceId };
  readonly 'too-far': { readonly unit: UnitType; readonly cost: number; readonly range: number };
  /** Land units go to sea aboard ships only. */
  readonly 'land-unit-at-sea': UnitsThere;
  readonly 'ship-on-land': UnitsThere;
  readonly 'unit-never-moves': { readonly unit: UnitType };
  readonly 'canal-closed': { readonly canal: string; readonly from: SpaceId; readonly to: SpaceId };
  /** Enemy units hold a territory on the way: land units stop there. */
  readonly 'blocked-by-enemy': UnitsThere;
  readonly 'blocked-by-neutral': UnitsThere;
  /** Enemy ships hold a zone on the way: ships stop there and fight. */
  readonly 'blocked-by-enemy-ships': UnitsThere;

  /** Its owner, or somebody who stands there, is at peace with the mover. */
  readonly 'at-peace': UnitsThere & { readonly with: Power };
  /** While the mover is at peace with somebody, it keeps out of land that is not its own in a theatre. */
  readonly 'peace-keeps-out': UnitsThere & { readonly with: Power };
  /** A plane is over one theatre a turn: this way leads from one into another. */
  readonly 'flight-between-theatres': {
    readonly unit: UnitType;
    readonly theatre: TheatreId;
    readonly other: TheatreId;
  };

  /** Another side has won the theatre, and the mover makes no combat moves there any more. */
  readonly 'theatre-decided': UnitsThere & { readonly theatre: TheatreId };
  /** Another side has won the theatre, and enemies stand in the space: the mover neither leaves nor enters it. */
  readonly 'shut-in': UnitsThere & { readonly theatre: TheatreId };
  /** In this turn the mover has no combat movement in the theatre. */
  readonly 'combat-move-lost': UnitsThere & { readonly theatre: TheatreId };

  // which units
  readonly 'not-enough-units': UnitsThere & { readonly asked: number; readonly there: number };
  readonly 'units-of-ally': UnitsThere & { readonly owner: Power };
  /** They were there and have gone elsewhere this turn. */
  readonly 'already-left': UnitsThere;
  /** Their battle was dropped after an error. */
  readonly 'unit-held': UnitsThere;
  readonly 'raider-does-not-fight': UnitsThere;
  readonly 'already-moved': UnitsThere;
  readonly 'already-fought': UnitsThere;
  readonly 'gun-captured': UnitsThere;
  readonly 'gun-fired': UnitsThere;
  /** A carrier does not take its own fighters along: they are still where it left them. */
  readonly 'fighter-left-behind': UnitsThere;

  // combat movement
  /** In the first combat movement of a turn it attacks enemy units in the next space only. */
  readonly 'attack-too-far': UnitsThere;
  /** Only units that blitz make the second combat move. */
  readonly 'not-in-second-move': { readonly unit: UnitType };
  readonly 'no-combat-there': UnitsThere;
  readonly 'ship-without-combat': UnitsThere;
  /** An attack is ordered where no own ships share a zone with enemies. */
  readonly 'nothing-to-attack': { readonly space: SpaceId };
  readonly 'gun-never-attacks': UnitsThere;
  readonly 'gun-waits-for-noncombat': UnitsThere;
  readonly 'raid-needs-bombers': { readonly unit: UnitType };
  readonly 'raid-needs-complex': { readonly space: SpaceId };
  readonly 'no-attack-in-first-round': { readonly space: SpaceId; readonly power: Power };
  /** Planes cross only so many sea zones on a way. */
  readonly 'too-many-sea-zones': { readonly unit: UnitType; readonly zones: number; readonly most: number };
  /** Its carrier in `zone` is afloat and within reach. */
  readonly 'fighter-returns-home': UnitsThere & { readonly zone: SpaceId };
  /** It came from land and has fought: no deck takes it in this turn. */
  readonly 'fighter-stays-ashore': UnitsThere;
  /** Left in the air though it could come down in one of these spaces, the nearest first. */
  readonly 'landing-forgotten': UnitsThere & { readonly spaces: readonly SpaceId[] };
  /** Its move ended when it sent planes out. */
  readonly 'carrier-has-launched': UnitsThere;
  /** No landing place is possible; `left` are the spaces it can still fly. */
  readonly 'no-landing-place': UnitsThere & { readonly left: number };
  /** The landing place named cannot be reached or used. */
  readonly 'landing-impossible': UnitsThere & { readonly land: SpaceId; readonly left: number };

  /** A space with a convoy that an enemy holds: ships enter it in combat movement only. */
  readonly 'convoy-of-enemy': UnitsThere;
  /** Ships that carry troops take no convoy. */
  readonly 'convoy-needs-warship': UnitsThere;
  /** Enemies are still there: the convoy is not taken by a part of a move. */
  readonly 'convoy-not-free': UnitsThere;
  /** Planes go along with raiders, and there is none. */
  readonly 'escort-without-raider': UnitsThere;
  /** Planes alone against submarines alone, without a ship that finds them. */
  readonly 'planes-cannot-hit': UnitsThere;

  // transports
  readonly 'no-patrol': { readonly unit: UnitType };
  /** Planes go on patrol in this theatre only. */
  readonly 'patrol-elsewhere': UnitsThere & { readonly theatre: TheatreId };
  readonly 'patrol-not-beside': { readonly space: SpaceId; readonly unit: UnitType };
  readonly 'not-on-patrol': { readonly space: SpaceId; readonly asked: number; readonly there: number };
  readonly 'patrol-cannot-land': { readonly space: SpaceId; readonly to: SpaceId };
  readonly 'no-room-aboard': {
    readonly zone: SpaceId;
    readonly unit: UnitType;
    readonly asked: number;
    readonly room: number;
  };
  readonly 'not-aboard': {
    readonly zone: SpaceId;
    readonly unit: UnitType;
    readonly asked: number;
    readonly there: number;
  };
  /** It has landed cargo: it neither loads nor moves again. */
  readonly 'transport-done': UnitsThere;
  readonly 'one-landing-place': { readonly zone: SpaceId; readonly to: SpaceId };
  readonly 'allied-transport-waits': UnitsThere;
  /** Aboard one ship some would land and some stay, or land elsewhere. */
  readonly 'part-of-cargo': { readonly zone: SpaceId; readonly unit: UnitType; readonly kept: number };
  /** Taken aboard among enemies, and not announced to land. */
  readonly 'boarding-without-landing': { readonly zone: SpaceId; readonly unit: UnitType };
  /** Troops of this power never board a ship. */
  readonly 'never-boards': { readonly space: SpaceId; readonly unit: UnitType; readonly power: Power };
  readonly 'mixed-powers': { readonly zone: SpaceId; readonly unit: UnitType; readonly aboard: Power };
  /** The ship has taken guests aboard from another coast this turn. */
  readonly 'one-coast-for-guests': { readonly zone: SpaceId; readonly coast: SpaceId; readonly used: SpaceId };
  readonly 'transfer-at-sea': { readonly zone: SpaceId; readonly unit: UnitType };
  readonly 'ships-of-enemy': { readonly zone: SpaceId; readonly power: Power };

  // noncombat movement
  readonly 'space-not-friendly': UnitsThere;
  readonly 'zone-holds-enemies': UnitsThere;
  readonly 'neutral-in-flight': UnitsThere;
  readonly 'newly-taken': UnitsThere;
  readonly 'landing-not-friendly': UnitsThere;
  readonly 'bomber-at-sea': UnitsThere;
  readonly 'no-room-on-carrier': UnitsThere & { readonly asked: number; readonly room: number };
  readonly 'carrier-holds-landed': UnitsThere;
}
