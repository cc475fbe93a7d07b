// In a reader's browser: the parts of a turn that is planned, what is chosen in them, and what the planner asks of the
// panel beside the board.

import type { Chosen, StageId } from '../../clerk/planner/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import type { ShownGroup, ToldWhy } from './message.ts';

/** Parts of the turn as the panel has them. */
export type Part = 'buy' | StageId | 'place' | 'sheet';

export const isStage = (part: Part): part is StageId =>
  part === 'combat' || part === 'combat/2' || part === 'noncombat';

/** What is chosen on the board. */
export interface Choice {
  readonly space: SpaceId;
  /** Groups of the space by their place in the list, and how many of each. */
  readonly counts: ReadonlyMap<number, number>;
  readonly raid: 'yes' | 'no';
  readonly via: readonly SpaceId[];
  readonly asksVia: 'yes' | 'no';
}

/** Units of a space that are alike: the first that stand there, or others by their place in the list. */
export const firstOf = (space: SpaceId, groups: readonly ShownGroup[], at = 0): Choice => ({
  space,
  counts: new Map([[at, groups[at]?.count ?? 0]]),
  raid: 'no',
  via: [],
  asksVia: 'no',
});

/** What the rules are asked about; undefined where no unit is chosen. */
export const chosenOf = (choice: Choice, groups: readonly ShownGroup[]): Chosen | undefined => {
  const picked = [...choice.counts].flatMap(([at, count]) => {
    const group = groups[at];
    return group === undefined || count === 0 ? [] : [{ ...group, count }];
  });
  const [first] = picked;
  if (first === undefined) return undefined;
  const units: { [type in UnitType]?: number } = {};
  for (const { type, count } of picked) units[type] = (units[type] ?? 0) + count;
  return {
    space: choice.space,
    units,
    ...(first.domain === 'sea' ? { cargo: first.cargo } : {}),
    ...(first.aboard === 'yes' ? { aboard: 'yes' as const } : {}),
    ...(choice.raid === 'yes' ? { mission: 'raid' as const } : {}),
    ...(choice.via.length > 0 ? { via: choice.via } : {}),
  };
};

/** What shows a plan beside the board, as `Plan` has it, and says what came of what was done. */
export interface Beside<Plan> {
  show(plan: Plan): void;
  /** More of the battles is worked out. */
  reckoned(plan: Plan): void;
  tell(text: string): void;
  refuse(head: string, whys: readonly ToldWhy[]): void;
  /** Another part of the turn is open: it is seen from its beginning. */
  begin(): void;
  /** Whether the keyboard is in it. */
  hasFocus(): boolean;
}

/** Who hears of a text that has changed. */
export interface Keeper {
  keep(text: string): void;
}
