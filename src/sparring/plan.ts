// A plan: moves that belong together, the units they take, and what they promise.

import {
  decide,
  type GameOrder,
  type GameState,
  type March,
  type Move,
  type Refusal,
  type Unit,
} from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { type SpaceId, UNIT_TYPES, type UnitCounts, type UnitType } from '../vocab/index.ts';

export interface Plan {
  readonly target: SpaceId;
  readonly moves: readonly Move[];
  readonly units: readonly Unit[];
  /** IPC won less IPC lost, on average. */
  readonly gain: number;
  /** A zone shared with enemies in which own ships attack by order. */
  readonly attacks?: SpaceId;
}

/** One unit goes along a path. */
export const march = (type: UnitType, path: readonly SpaceId[]): March => ({
  kind: 'march',
  units: { [type]: 1 },
  path: [...path],
});

/** Marches along one path with nothing special about them become one move. */
export const gather = (moves: readonly Move[]): Move[] => {
  const gathered: Move[] = [];
  for (const move of moves) {
    const same = gathered.findIndex((other) => joins(other, move));
    const before = gathered[same];
    if (before?.kind === 'march' && move.kind === 'march')
      gathered[same] = { ...before, units: plus(before.units, move.units) };
    else gathered.push(move);
  }
  return gathered;
};

/** True if two moves can be one: the same path and landing place, and nothing that singles units out. */
const joins = (a: Move, b: Move): boolean =>
  a.kind === 'march' &&
  b.kind === 'march' &&
  a.cargo === undefined &&
  b.cargo === undefined &&
  a.mission === b.mission &&
  a.land === b.land &&
  a.path.join() === b.path.join();

const plus = (a: UnitCounts, b: UnitCounts): UnitCounts =>
  Object.fromEntries(
    UNIT_TYPES.map((type) => [type, (a[type] ?? 0) + (b[type] ?? 0)]).filter(([, count]) => count !== 0),
  );

/** What an order is made of: moves that belong together, and the zone they attack in by order. */
type Part = Pick<Plan, 'moves' | 'attacks'>;

const PLACE = /^(moves|attacks)\/(\d+)/;

/** The numbers of the moves, or of the attacks, that refusals point at. */
const refusedIn = (refusals: readonly Refusal[], list: 'moves' | 'attacks'): ReadonlySet<number> =>
  new Set(
    refusals.flatMap(({ at }) => {
      const [, where, index] = PLACE.exec(at ?? '') ?? [];
      return where === list ? [Number(index)] : [];
    }),
  );

/**
 * An order made of plans that the rules accept: plans with a refused move are dropped, until what is left stands.
 *
 * @param make the order for a list of moves and attacks; with none at all it must be legal
 */
export const acceptedOrder = <O extends GameOrder>(
  ruleset: Ruleset,
  state: GameState,
  plans: readonly Part[],
  make: (moves: Move[], attacks: SpaceId[]) => O,
  onRefusal: (refusals: readonly Refusal[]) => void = () => {},
): O => {
  let left = plans;
  for (;;) {
    const order = make(
      left.flatMap(({ moves }) => moves),
      left.flatMap(({ attacks }) => attacks ?? []),
    );
    const decided = decide(ruleset, state, order);
    if (decided.ok || left.length === 0) return order;
    onRefusal(decided.error);
    const moves = refusedIn(decided.error, 'moves');
    const attacks = refusedIn(decided.error, 'attacks');
    let move = 0;
    let attack = 0;
    const kept = left.filter((plan) => {
      const from = move;
      move += plan.moves.length;
      if (plan.attacks !== undefined) attack += 1;
      const isVain = plan.attacks !== undefined && attacks.has(attack - 1);
      return !isVain && !plan.moves.some((_, i) => moves.has(from + i));
    });
    left = kept.length < left.length ? kept : [];
  }
};
