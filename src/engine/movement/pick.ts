// Which units a count means. Orders count; the engine moves individuals. The rule, in this order:
// 1. own units of the type in the space, narrowed by what the move says (`origin`, `cargo`);
// 2. of these, units that may make the move;
// 3. of these, the best by the rank of the move: units that give up least by making it (each kind of move says how);
// 4. of equals, the one with the lowest id.
// When too few are left, the refusal says what keeps the others.

import { hasDeck, hasTrait } from '../../board/index.ts';
import {
  countEntries,
  countTotal,
  countUnits,
  type SpaceId,
  type UnitCounts,
  type UnitType,
} from '../../vocab/index.ts';
import { spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { landsOnDecks, leavesFighters } from './deck.ts';
import { cargoOf, type Making, originOf } from './making.ts';

/** Why a unit may not make the move: refuses the move when called. `undefined`: it may. */
export type Bar = (() => void) | undefined;

export interface Wanted {
  readonly space: SpaceId;
  readonly type: UnitType;
  readonly count: number;
  readonly cargo?: UnitCounts | undefined;
  readonly origin?: SpaceId | undefined;
  readonly bar: (unit: Unit) => Bar;
  /** Compared number by number; the lowest goes first. */
  readonly rank: (unit: Unit) => readonly number[];
}

const sameCounts = (a: UnitCounts, b: UnitCounts): boolean =>
  countTotal(a) === countTotal(b) && countEntries(a).every(([type, count]) => b[type] === count);

/** Orders units by rank, then id. */
export const byRank = (units: readonly Unit[], rank: (unit: Unit) => readonly number[]): readonly Unit[] =>
  units
    .map((unit) => ({ unit, key: [...rank(unit), unit.id] }))
    .sort((a, b) => {
      const first = a.key.findIndex((value, i) => value !== b.key[i]);
      return first < 0 ? 0 : (a.key[first] ?? 0) - (b.key[first] ?? 0);
    })
    .map(({ unit }) => unit);

/** Units of the type that began the turn here and are elsewhere now. */
const departed = (state: GameState, space: SpaceId, type: UnitType, making: Making): readonly Unit[] => {
  const slot = state.slots.get(space);
  const before = (slot === undefined ? undefined : state.turn.start[slot])?.units ?? [];
  const here = new Set(spaceAt(state, space).units.map(({ id }) => id));
  return before.filter((unit) => unit.type === type && unit.power === making.power && !here.has(unit.id));
};

/** Says why there are too few: gone this turn, an ally's, left behind by their carrier, or simply not there. */
const refuseTooFew = (making: Making, wanted: Wanted, there: readonly Unit[]): void => {
  const { course, power, at } = making;
  const { space, type, count } = wanted;
  const { board } = course.ruleset;
  const of = { space, unit: type };
  const lands = landsOnDecks(course.ruleset, type);
  const gone = departed(course.state, space, type, making);
  const allied = spaceAt(course.state, space).units.find((unit) => unit.type === type && unit.power !== power);
  if (gone.length > 0 && there.length + gone.length >= count) {
    const raiders = gone.filter(({ id }) => course.state.turn.units.get(id)?.moved === 'raid');
    return course.refuse(raiders.length > 0 ? 'raider-does-not-fight' : 'already-left', of, at);
  }
  if (allied !== undefined && there.length === 0) {
    const guest = lands && board.byId.get(space)?.kind === 'sea';
    return course.refuse('units-of-ally', { ...of, owner: allied.power }, at, guest ? ['guest'] : []);
  }
  const hasSailed = ({ type: ship, power: owner, id }: Unit): boolean =>
    hasDeck(board, ship) && owner === power && course.state.turn.units.get(id)?.moved !== undefined;
  if (lands && leavesFighters(course.ruleset) && spaceAt(course.state, space).units.some(hasSailed)) {
    return course.refuse('fighter-left-behind', of, at);
  }
  const bought = course.state.turn.purchased[type] ?? 0;
  const complex = spaceAt(course.state, space).units.some((unit) => hasTrait(board, unit.type, 'industry'));
  // Units that were bought stand nowhere yet, though one might think they did where they will be placed.
  const meansBought = complex && bought > 0 && there.length + bought >= count;
  const about = [...(allied === undefined ? [] : (['ally'] as const)), ...(meansBought ? (['bought'] as const) : [])];
  course.refuse('not-enough-units', { ...of, asked: count, there: there.length }, at, about);
};

/** Units of a dropped battle make no move at all. */
const heldBar = ({ course, at }: Making, { space, type }: Wanted, { id }: Unit): Bar =>
  course.state.turn.units.get(id)?.held === true
    ? () => course.refuse('unit-held', { space, unit: type }, at)
    : undefined;

/** Picks `count` units, or refuses the move and returns undefined. */
export const pick = (making: Making, wanted: Wanted): readonly Unit[] | undefined => {
  const { course, power } = making;
  const { space, type, count, cargo, origin } = wanted;
  const own = spaceAt(course.state, space).units.filter(
    (unit) =>
      unit.power === power &&
      unit.type === type &&
      (origin === undefined || originOf(course.state, unit, space) === origin) &&
      (cargo === undefined || sameCounts(cargo, countUnits(cargoOf(course.state, space, unit.id)))),
  );
  const free: Unit[] = [];
  let barred: Bar;
  for (const unit of own) {
    const bar = heldBar(making, wanted, unit) ?? wanted.bar(unit);
    if (bar === undefined) free.push(unit);
    else barred ??= bar;
  }
  if (free.length >= count) return byRank(free, wanted.rank).slice(0, count);
  if (own.length >= count && barred !== undefined) barred();
  else refuseTooFew(making, wanted, own);
  return undefined;
};
