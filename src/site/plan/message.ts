// What the page on which a turn is planned and its worker say to each other. The page holds the text of the sheet and
// nothing else of the plan; whatever it asks, it asks of a text.

import type { Change, Chosen, Developing, Doing, Group, Idle, Rocket, StageId, Target } from '../../clerk/index.ts';
import type { PositionJson, ToldAhead, ToldCheck } from '../../post/index.ts';
import type { LoggedOptions } from '../../rulesets/index.ts';
import type { Language, Power, SpaceId, UnitCounts, UnitType } from '../../vocab/index.ts';
import type { PlainPosition } from '../data/position.ts';

/** The board that is planned on: the position of a game, or the opening of a ruleset. */
export interface Opening {
  readonly language: Language;
  /** A position at hand, and whose orders are looked for in it. */
  readonly at?: { readonly position: PositionJson; readonly power: Power };
  /** Or the address of the position of a game under way. */
  readonly position?: string;
  /** Or the ruleset whose opening it is. */
  readonly ruleset?: string;
  /** What is agreed on there. */
  readonly options?: LoggedOptions;
  /** The address of the topics of clauses. */
  readonly topics: string;
}

/** What does not change while a turn is planned. */
export interface Opened {
  readonly power: Power;
  readonly title: string;
  readonly spaces: readonly (readonly [SpaceId, { readonly code: string; readonly name: string }])[];
  readonly units: readonly (readonly [UnitType, { readonly one: string; readonly cost: number }])[];
  /** Whether the board can go on, or something else is awaited first. */
  readonly open: 'yes' | 'no';
}

/** A move as it is shown. */
export interface ShownMove {
  readonly says: string;
  readonly path: readonly SpaceId[];
  readonly kind: 'combat' | 'noncombat';
  readonly by: 'air' | 'surface';
  readonly count: number;
  readonly fault: 'yes' | 'no';
}

export interface ShownGroup extends Group {
  readonly says: string;
  readonly domain: 'land' | 'sea' | 'air' | 'facility';
  /** Whether it may go on raids. */
  readonly raids: 'yes' | 'no';
}

export interface ShownRocket extends Rocket {
  readonly says: string;
  readonly planned: 'yes' | 'no';
}

/** What is to be expected of a battle. */
export interface ToldOdds {
  readonly space: SpaceId;
  readonly title: string;
  readonly says: readonly string[];
  /** The attacker's chance to win it; absent where nobody can tell. */
  readonly wins?: string;
}

/** What a plan looks like at a part of the turn. */
export interface Shown {
  readonly stages: readonly StageId[];
  readonly position: PlainPosition;
  /** What stands in each space, in words. */
  readonly says: readonly (readonly [SpaceId, string])[];
  readonly moves: { readonly [stage in StageId]?: readonly ShownMove[] };
  readonly groups: readonly (readonly [SpaceId, readonly ShownGroup[]])[];
  readonly battles: readonly SpaceId[];
  /** Dice for weapons development; absent where none may be thrown. */
  readonly research?: Pick<Developing, 'cost' | 'more'> & { readonly dice: number; readonly chance: string };
  /** Technologies that are owned already, in words; empty without any. */
  readonly owns: string;
  /** Rockets that can be fired in the part of the turn that is shown, and the one that is to be. */
  readonly rockets: readonly ShownRocket[];
  readonly idle: readonly Idle[];
  readonly money: { readonly has: number; readonly spent: number };
  /** Whether anything can still be bought. */
  readonly buys: 'yes' | 'no';
  readonly bought: UnitCounts;
  readonly unplaced: UnitCounts;
  readonly placed: readonly { readonly space: SpaceId; readonly units: UnitCounts; readonly says: string }[];
  readonly placing: 'yes' | 'no';
  readonly ends: 'yes' | 'no';
  readonly writable: 'yes' | 'not-understood' | 'conditions';
  readonly problems: ToldCheck['unclear'];
  readonly refused: ToldCheck['refused'];
}

/** Why something is not possible. */
export interface ToldWhy {
  readonly says: string;
  readonly clauses: readonly { readonly id: string; readonly topic?: string }[];
}

export interface ToldTarget extends Pick<Target, 'to' | 'left' | 'home' | 'guns' | 'moves' | 'path'> {
  readonly doing: Doing | 'rocket';
  readonly units: UnitCounts;
  readonly unitsSay: string;
  /** Fewer go than were chosen. */
  readonly most: 'yes' | 'no';
  readonly open: string;
}

export type PlanAsk =
  | { readonly asks: 'open'; readonly of: Opening }
  | { readonly asks: 'show'; readonly text: string; readonly stage: StageId | 'place' }
  | { readonly asks: 'reach'; readonly text: string; readonly stage: StageId; readonly chosen: Chosen }
  | {
      readonly asks: 'why';
      readonly text: string;
      readonly stage: StageId;
      readonly chosen: Chosen;
      readonly to: SpaceId;
    }
  | { readonly asks: 'places'; readonly text: string; readonly type: UnitType; readonly count: number }
  | {
      readonly asks: 'why-not-place';
      readonly text: string;
      readonly type: UnitType;
      readonly count: number;
      readonly space: SpaceId;
    }
  | { readonly asks: 'change'; readonly text: string; readonly change: Change }
  /** A battle by its place among all that are shown. */
  | { readonly asks: 'odds'; readonly text: string; readonly battle: number }
  | { readonly asks: 'ahead'; readonly text: string };

export interface PlanAnswers {
  readonly open: Opened | 'outdated';
  readonly show: Shown;
  readonly reach: { readonly targets: readonly ToldTarget[]; readonly says: string };
  readonly why: readonly ToldWhy[];
  readonly places: readonly SpaceId[];
  readonly 'why-not-place': readonly ToldWhy[];
  readonly change: { readonly text: string } | { readonly cannot: 'not-understood' | 'conditions' | 'clash' };
  readonly odds: ToldOdds | undefined;
  readonly ahead: { readonly ahead: ToldAhead; readonly mail?: NonNullable<ToldAhead['mail']> };
}
