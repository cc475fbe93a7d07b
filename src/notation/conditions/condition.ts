// Conditions as values: what must be so that a line of a sheet is carried out, or a battle is left. Whether one holds
// in a position is for the clerk to say; this is only what was written.

import type { BattleId } from '../../engine/index.ts';
import { battleSpace, type Power, type SpaceId, type UnitType } from '../../vocab/index.ts';

/**
 * How a battle went for whoever attacked: `lost` is any battle fought and not won, so also one that was left or in
 * which nobody remained.
 */
export type Result = 'won' | 'lost' | 'drawn' | 'left';

/** Those of whoever wrote it, or those he fights against. */
export type Whose = 'ours' | 'theirs';

/** What can be counted. `at` null: in the battle the line is about; of losses also in all battles of the turn. */
export type Quantity =
  /** Rounds fought to their end. */
  | { readonly count: 'round'; readonly at: BattleId | null }
  /** The chance to win, in percent, at the moment it is asked. */
  | { readonly count: 'odds'; readonly at: BattleId | null }
  /** Units in a battle; where none is fought, those that stand in the space. */
  | {
      readonly count: 'units' | 'losses';
      readonly whose: Whose;
      readonly unit: UnitType | null;
      readonly at: BattleId | null;
    }
  /** What the losses cost. */
  | { readonly count: 'ipc'; readonly whose: Whose; readonly at: BattleId | null };

export type Compare = '<' | '<=' | '>' | '>=' | '=';

export type Condition =
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'battle'; readonly battle: BattleId; readonly result: Result }
  | { readonly is: 'held'; readonly space: SpaceId; readonly by: Whose | Power }
  | { readonly is: 'number'; readonly what: Quantity; readonly compare: Compare; readonly value: number | Quantity };

export type Counted = Extract<Condition, { is: 'number' }>;

/** What a battle is left for, or stopped for its player's word. */
export interface BattleRule {
  readonly battle: BattleId;
  readonly does: 'retreat' | 'stop';
  readonly to: SpaceId | null;
  readonly when: Condition;
}

export const negated = (condition: Condition): Condition =>
  condition.is === 'not' ? condition.of : { is: 'not', of: condition };

/** Several conditions as one; one alone stays what it is. */
export const joined = (is: 'all' | 'any', of: readonly Condition[]): Condition => {
  const flat = of.flatMap((each) => (each.is === is ? each.of : [each]));
  const [only] = flat;
  return flat.length === 1 && only !== undefined ? only : { is, of: flat };
};

/** What a condition is made of, apart from how it is joined. */
export const leavesOf = (condition: Condition): readonly Exclude<Condition, { is: 'all' | 'any' | 'not' }>[] => {
  switch (condition.is) {
    case 'all':
    case 'any':
      return condition.of.flatMap(leavesOf);
    case 'not':
      return leavesOf(condition.of);
    default:
      return [condition];
  }
};

/** The battles a leaf is about. */
const battlesOf = (leaf: ReturnType<typeof leavesOf>[number]): readonly BattleId[] => {
  if (leaf.is === 'battle') return [leaf.battle];
  if (leaf.is === 'held') return [];
  const at = [leaf.what.at, ...(typeof leaf.value === 'number' ? [] : [leaf.value.at])];
  return at.filter((battle) => battle !== null);
};

/** Where the things happen that a condition names. */
export const placesOf = (condition: Condition): readonly SpaceId[] => [
  ...new Set(
    leavesOf(condition).flatMap((leaf): readonly SpaceId[] => {
      if (leaf.is === 'held') return [leaf.space];
      return battlesOf(leaf).map(battleSpace);
    }),
  ),
];

/** The condition with the battle it is about in place of none. */
export const about = (condition: Condition, battle: BattleId): Condition => {
  switch (condition.is) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((each) => about(each, battle)) };
    case 'not':
      return { ...condition, of: about(condition.of, battle) };
    case 'number':
      return {
        ...condition,
        what: { ...condition.what, at: condition.what.at ?? battle },
        value:
          typeof condition.value === 'number'
            ? condition.value
            : { ...condition.value, at: condition.value.at ?? battle },
      };
    default:
      return condition;
  }
};
