// Where a unit can be sent, counted by hand: every way over the links of the board, tried one by one as an order of its
// own until one is taken. It knows the board and `decide`, and nothing of what the planner asks.

import { decide, type GameState, type Move, NO_NONCE } from '../../../src/engine/index.ts';
import type { Ruleset } from '../../../src/rulesets/index.ts';
import type { Power, SpaceId, UnitCounts, UnitType } from '../../../src/vocab/index.ts';

type Phase = 'combat' | 'noncombat';

/** Whether the moves are a legal order by themselves. */
export const isTaken = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  phase: Phase,
  moves: readonly Move[],
): boolean =>
  decide(
    ruleset,
    state,
    phase === 'combat'
      ? { type: 'combat-move', power, moves: [...moves], nonce: NO_NONCE }
      : { type: 'noncombat-move', power, moves: [...moves] },
  ).ok;

/** All ways of so many steps at most from a space to another, shorter ones first. */
const waysBetween = (
  ruleset: Ruleset,
  from: SpaceId,
  to: SpaceId,
  most: number,
  may: (space: SpaceId) => boolean,
): readonly (readonly SpaceId[])[] => {
  const found: (readonly SpaceId[])[] = [];
  let edge: readonly (readonly SpaceId[])[] = [[from]];
  for (let step = 1; step <= most; step += 1) {
    const next = edge.flatMap((way) =>
      (ruleset.board.byId.get(way.at(-1) ?? from)?.adjacent ?? []).filter(may).map((id) => [...way, id]),
    );
    found.push(...next.filter((way) => way.at(-1) === to));
    edge = next;
  }
  return found;
};

/** Steps that units of a kind may be worth trying: a table of its own, from the reference charts. */
const STEPS: { readonly [type in UnitType]?: number } = { infantry: 1, artillery: 1, 'aa-gun': 1, armor: 2 };

/** A way on which one unit of a kind can be sent to a space, if there is any. */
export const countedWay = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  phase: Phase,
  from: SpaceId,
  type: UnitType,
  to: SpaceId,
  cargo?: UnitCounts,
): readonly SpaceId[] | undefined => {
  const { board } = ruleset;
  const { domain } = board.units[type];
  const most = STEPS[type] ?? (domain === 'sea' ? 3 : 4);
  const may = (space: SpaceId): boolean => domain === 'air' || board.byId.get(space)?.kind === domain;
  return waysBetween(ruleset, from, to, most, may).find((path) =>
    isTaken(ruleset, state, power, phase, [
      { kind: 'march', units: { [type]: 1 }, path: [...path], ...(cargo === undefined ? {} : { cargo }) },
    ]),
  );
};
