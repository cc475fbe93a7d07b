// What one line asks for, before the lines of a sheet are put together into orders.

import type { Conduct, Move, PowerOrder, StandingOrder } from '../engine/index.ts';
import type { PurseId, SpaceId, UnitCounts, UnitType } from '../vocab/index.ts';
import type { FightItem } from './battles.ts';
import type { Condition } from './conditions/condition.ts';
import { hasSecondMove, isBeforeCombat, isSecondTime, type NotationContext } from './context.ts';
import type { Declaration } from './declaration.ts';
import type { Placement } from './economy.ts';
import type { MovePhase } from './moves.ts';
import type { Columns } from './speech/columns.ts';
import type { Ahead, Coming } from './to-fight.ts';
import type { Section } from './words.ts';

type WithoutNonce<O> = O extends PowerOrder ? Omit<O, 'nonce' | 'power'> : never;

/** An order as a line gives it: whose it is and its nonce come from the context. */
export type BareOrder = WithoutNonce<PowerOrder>;

export type Item =
  /** `coming`: which combat movement of the turn; noncombat movement comes once. */
  | { readonly kind: 'moves'; readonly phase: MovePhase; readonly coming: Coming; readonly moves: readonly Move[] }
  /** Zones shared with enemies where ships attack. */
  | { readonly kind: 'attack'; readonly coming: Coming; readonly zones: readonly SpaceId[] }
  | { readonly kind: 'purchase'; readonly units: UnitCounts; readonly purse?: PurseId }
  /** `ahead`: told where the units were bought; it opens nothing that comes after combat. */
  | { readonly kind: 'place'; readonly placements: readonly Placement[]; readonly told?: 'ahead' }
  | { readonly kind: 'standing'; readonly orders: readonly StandingOrder[] }
  /** Battles under a heading join those of the line before; a line with a verb is an order of its own. */
  | {
      readonly kind: 'fight';
      readonly battles: readonly FightItem[];
      readonly joins: 'heading' | 'none';
      /** No battle was named: all that are not ordered yet. */
      readonly of?: 'all';
    }
  | { readonly kind: 'order'; readonly order: BareOrder }
  /** Where planes land that lines before have sent, or that a deck is meant which lines below may bring. */
  | LandingItem
  | AmendmentItem
  | PlanItem;

/** What a change of mind does to units that were sent: those of one kind, between these places. */
export interface Change {
  readonly types: readonly UnitType[];
  readonly places: readonly SpaceId[];
  readonly count: number | 'all';
  /** The number they get, or how many of them stay. */
  readonly how: 'set' | 'less';
  /** Where they land instead. */
  readonly land?: SpaceId;
}

/** What the lines above ordered is put right. */
export interface AmendmentItem {
  readonly kind: 'amendment';
  readonly changes: readonly Change[];
  /** What is bought in place of all that was. */
  readonly purchase?: UnitCounts;
  /** Where no attack is made after all. */
  readonly calledOff?: SpaceId;
  /** Moves of one line that are not made after all. */
  readonly without?: readonly Move[];
}

/** How a battle is to be fought, told apart from the line that lets it be fought. */
export interface PlanItem {
  readonly kind: 'plan';
  readonly space: SpaceId;
  readonly conduct: Conduct;
  /** It was said of all battles, whichever are fought. */
  readonly of?: 'all';
}

export interface LandingItem {
  readonly kind: 'landing';
  readonly planes: readonly UnitType[];
  /** Where they came from, if that is said. */
  readonly from: SpaceId | null;
  readonly to: SpaceId | 'origin' | 'deck';
  /** How many they are, if that is said: `all three planes`. */
  readonly count?: number;
}

/** What the lines above tell the next one. */
export interface SheetSoFar extends Ahead {
  readonly section: Exclude<Section, 'second-move'> | null;
  readonly declaration: Declaration | null;
  /** Bought in this sheet, and before it in this turn. */
  readonly purchased: UnitCounts;
  /** Whether a purchase was written that was not understood: what it bought is not known. */
  readonly unclearPurchase?: 'yes';
  /** Behind a semicolon units go where those before it do. */
  readonly goesOn?: 'yes';
  /** The turn comes later, as was said just before: what will be bought then is not bought now. */
  readonly comesLater?: 'yes';
  /** How many ways to understand a sentence were tried on the engine, in all of the sheet. */
  readonly tried?: number;
  /** Landings told apart from their flights, each with how many of the moves to combat stood above it. */
  readonly landings?: readonly { readonly landing: LandingItem; readonly below: number }[];
  /** Moves without combat so far. */
  readonly otherMoves: readonly Move[];
  /** Put down on the lines so far. */
  readonly placed: UnitCounts;
  /** What the cells of a table are, under the row that says it. */
  readonly columns: Columns | null;
  /** The moves to combat of the line above, if that ordered them alone and in one breath: `forget that last one`. */
  readonly latest?: readonly Move[];
  /** Where the sentence above led, for one that points to it. */
  readonly spoken: SpaceId | null;
  /** The enemy's place that a sentence above was about without units: those that name no target may mean it. */
  readonly hinted?: SpaceId;
  /** The battle whose lines end right above with their total: what is said of a battle there is said of it. */
  readonly closed?: SpaceId;
  /** The conditions of the line above, for one that begins with `else`. */
  readonly before: readonly Condition[];
  /** A condition that stands above lines for all of them: `If Egypt is won:`, `Otherwise:`. */
  readonly over?: Over;
  /** The line with the first of them. */
  readonly since: number;
  /** Whether lines were read that come after combat movement. */
  readonly fought: 'yes' | 'no';
  /** Whether the turn was ended, and whether lines of another turn followed. */
  readonly ended: 'no' | 'yes' | 'below';
}

/** A condition over several lines, as it is written, and whether one of them was there by now. */
interface Over {
  readonly says: string;
  readonly used: 'yes' | 'no';
}

/** Behind a gap, or under another heading, a condition stands over nothing more; unless its lines only begin there. */
export const withoutOver = ({ over, ...sofar }: SheetSoFar): SheetSoFar =>
  over?.used === 'no' ? { ...sofar, over } : sofar;

/** What is known before the first line of a sheet. */
export const atStart = (context: NotationContext): SheetSoFar => ({
  section: null,
  declaration: null,
  combatMoves: [],
  otherMoves: [],
  attacked: [],
  purchased: context.state.turn.purchased,
  placed: {},
  spoken: null,
  columns: null,
  // Lines left of a turn whose moves to combat are made come behind them, whatever heading still stands above.
  fought: isBeforeCombat(context) ? 'no' : 'yes',
  before: [],
  since: 0,
  coming: isSecondTime(context) ? 'second' : 'first',
  ended: 'no',
});

/** What holds for the lines under a heading. Combat moves behind fights are those of the second time. */
export const under = (context: NotationContext, before: SheetSoFar, section: Section): SheetSoFar => {
  const { hinted: _, ...sofar } = before;
  const again = section === 'second-move' || (section === 'combat-move' && sofar.fought === 'yes');
  if (again && sofar.coming === 'first' && hasSecondMove(context))
    return {
      ...sofar,
      section: 'combat-move',
      declaration: null,
      coming: 'second',
      combatMoves: [],
      landings: [],
      attacked: [],
      fought: 'no',
    };
  const plain = section === 'second-move' ? 'combat-move' : section;
  // `Combat` alone does not end combat movement: many put their moves under it.
  const isLate = plain === 'noncombat-move' || plain === 'place';
  return { ...sofar, section: plain, declaration: null, fought: isLate ? 'yes' : sofar.fought };
};

/** What a line was taken for. */
export type LineReading =
  | {
      readonly what: 'order';
      readonly item: Item;
      readonly section?: Section | null;
      readonly declaration?: Declaration;
      /** The battle that the line has told whole: what is said of one right below is said of it. */
      readonly closes?: SpaceId;
    }
  | { readonly what: 'heading'; readonly section: Section }
  | { readonly what: 'declaration'; readonly declaration: Declaration }
  | { readonly what: 'total' }
  | { readonly what: 'turn' }
  | { readonly what: 'money' }
  /** Something about the turn that orders nothing by itself: nothing is researched, a plane lands. */
  | { readonly what: 'note' };
