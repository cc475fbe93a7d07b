// A battle as the odds see it: two forces in the order in which they lose their units, with all that the rules, the
// technologies and the plans of both sides come to. It knows no ruleset and no position any more; `prepare.ts` makes
// one from counts, `position.ts` from a game.

import type { Options } from '../rulesets/index.ts';
import { type Domain, type Ipc, sumCounts, type UnitCounts, type UnitType } from '../vocab/index.ts';

/** Units of one kind in one pair of hands that are lost one after the other. */
export interface Group {
  readonly type: UnitType;
  readonly count: number;
  readonly domain: Domain;
  /** Whose they are, any word: low luck adds up the values of each owner apart. */
  readonly owner: string;
  /** The face at or under which one of its dice hits; 0: it throws none. */
  readonly need: number;
  /** Dice one unit throws. */
  readonly dice: number;
  /** What is lost with one unit, its cargo included. */
  readonly ipc: Ipc;
  /** Of a ship with units of the battle aboard: its number. Whoever picks it counts them in its price. */
  readonly ship?: number;
  /** The number of the ship these stand on. */
  readonly on?: number;
  /** What else is aboard, units each. */
  readonly load?: number;
  /** On land: whether such attackers lift troops beside them, or are lifted. */
  readonly support?: 'gives' | 'takes';
  /** Hits that all of them together bear without one being lost. */
  readonly spare?: number;
  /** What its hits can take. */
  readonly hits: 'all' | 'ships';
  /** A ship that takes troops aboard, with or without a gun. */
  readonly lifts: 'yes' | 'no';
  /** What those do that dive or go under; `stay` for all others. */
  readonly leaves: SubmarinePlan;
}

/**
 * What submarines do after a round that left both sides something; `leave-planes`: they go once only planes attack.
 * Those that go under do so before they fire, at the latest once no enemy is left whom they can hit.
 */
export type SubmarinePlan = 'stay' | 'leave' | 'leave-planes';

/** When defenders leave who may, asked after the attacker has said that he stays. */
export interface DefendersLeave {
  /** After this round, and after any later one. */
  readonly after?: number;
  /** Once fewer of them than this are left. */
  readonly below?: number;
  /** What comes of it: the attacker is left alone, or both stay where they are. */
  readonly result: 'attacker' | 'retreat';
}

export interface Force {
  /** First to be lost first. */
  readonly groups: readonly Group[];
  /** Kinds of unit in the order they are lost, where ships beside a landing can be hit as well. */
  readonly order?: readonly UnitType[];
  /** Of defenders that may leave. */
  readonly leaves?: DefendersLeave;
  /** `last-holder`: planes go before the last unit that can hold the place (the plan TAAC). */
  readonly keeps: 'nothing' | 'last-holder';
  /** Kinds of enemy that it hits first where its dice pick; the dearest follow. */
  readonly picks?: readonly UnitType[];
  /** Zones for its submarines; `until-enemy-left`: submarines of the enemy that leave bar the last one. */
  readonly zones: 'open' | 'shut' | 'until-enemy-left';
  /**
   * `shut-in`: submarines that cannot leave go before all others while only planes attack: they can never fire back.
   */
  readonly submarinesFirst: 'never' | 'shut-in';
}

/** What is done once, before round 1. */
export interface Opening {
  /** Antiaircraft guns, a number for each power that owns some; every gun throws at every plane. */
  readonly guns: readonly number[];
  readonly gunNeed: number;
  /** Dice of the battleships beside a landing. */
  readonly shots: number;
  readonly shotNeed: number;
  /** The same by kind of ship, where they do not hit alike. */
  readonly support?: readonly { readonly type: UnitType; readonly dice: number; readonly need: number }[];
  readonly shotsAt: 'any-unit' | 'land-unit';
}

/** When the attacker breaks off, asked after every round that leaves both sides something. */
export interface Leaving {
  /** Where he can go: `planes`: nowhere, but planes alone may always leave; `none`: an assault binds all. */
  readonly exits: 'open' | 'planes' | 'none';
  /** The same once defending submarines have left: they may bar the way. */
  readonly exitsOnceLeft: 'open' | 'planes' | 'none';
  /** `planes`: they leave an assault while the troops fight on. */
  readonly apart?: 'planes';
  /** After this round, and after any later one. */
  readonly after?: number;
  /** Once fewer attackers than this are left. */
  readonly below?: number;
  /** Once only planes are left (the plan SA). */
  readonly planesAlone: 'leave' | 'fight';
  /** Before this round and any later one, once it could cost a plane (the plan SAAC). */
  readonly dangerFrom?: number;
}

/** Ships whose fire supports a landing, by kind; nobody where only one kind does. */
export const supportersIn = ({ support = [] }: Opening): UnitCounts =>
  sumCounts(support.map(({ type, dice }) => ({ [type]: dice })));

/** The units of a force, whoever they belong to. */
export const unitsOf = ({ groups }: Pick<Force, 'groups'>): UnitCounts =>
  sumCounts(groups.map(({ type, count }) => ({ [type]: count })));

/** What the units of a force cost new, their cargo included. */
export const worthOf = ({ groups }: Pick<Force, 'groups'>): Ipc =>
  groups.reduce((sum, { count, ipc }) => sum + count * ipc, 0);

export interface Battle {
  readonly kind: 'land' | 'sea';
  /** Steps are rows of fire, in ways the ladders do not know; absent: they are such as those know. */
  readonly steps?: 'rows';
  /** What no solver by rows knows: defenders of whom some mean to leave and others stay, or cannot. */
  readonly beyond?: 'defenders-leave';
  /**
   * Of a landing whose first round is still to come, where ships can be hit: those that take part, beside the
   * attackers.
   */
  readonly ships?: readonly Group[];
  readonly luck: Options['luck'];
  /** Rounds fought before; 0: the opening is still to come, if there is one. */
  readonly fought: number;
  readonly attacker: Force;
  readonly defender: Force;
  /** Of each group of defenders those that a supporting shot has hit: they fire once more. Empty: none. */
  readonly marked: readonly number[];
  readonly opening: Opening;
  /** Whether attacking submarines fire before all others. */
  readonly firstShot: 'every-round' | 'none';
  readonly leaving: Leaving;
}

/** A text that two battles share only if they are alike in all that counts; for `Memo`. */
export const keyOf = (battle: Battle): string => JSON.stringify(battle);
