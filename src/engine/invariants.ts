// What is true of every position, whatever was played: a check on the engine itself, for tests. It refuses nothing; a
// violation is a bug of ours.

import { hasTrait, theatreOf } from '../board/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import {
  countEntries,
  countUnits,
  type Ipc,
  POWERS,
  type Power,
  type SpaceId,
  turnStart,
  type UnitId,
} from '../vocab/index.ts';
import type { EventOf, GameEvent } from './events/event.ts';
import { canHold, mayShare } from './movement/hold.ts';
import { mayStandTogether } from './phases/theatres.ts';
import { isIndustry, spaceAt } from './state/queries.ts';
import { areEnemies, areFriends } from './state/relation.ts';
import type { GameState, SpaceState } from './state/state.ts';
import type { Unit } from './state/unit.ts';

export type Violation =
  | { readonly code: 'negative-cash'; readonly power: Power; readonly ipc: Ipc }
  | { readonly code: 'cash-unaccounted'; readonly power: Power; readonly expected: Ipc; readonly ipc: Ipc }
  | { readonly code: 'unit-twice'; readonly unit: UnitId }
  | { readonly code: 'unit-from-nowhere'; readonly unit: UnitId }
  | { readonly code: 'unit-vanished'; readonly unit: UnitId }
  | { readonly code: 'unit-out-of-place'; readonly unit: UnitId; readonly space: SpaceId }
  | { readonly code: 'cargo-without-ship'; readonly unit: UnitId; readonly space: SpaceId }
  | { readonly code: 'cargo-does-not-fit'; readonly ship: UnitId; readonly space: SpaceId }
  | { readonly code: 'complex-of-another'; readonly space: SpaceId }
  | { readonly code: 'too-many-guns'; readonly space: SpaceId }
  | { readonly code: 'too-many-complexes'; readonly space: SpaceId }
  | { readonly code: 'sea-controlled'; readonly space: SpaceId }
  | { readonly code: 'enemies-together'; readonly space: SpaceId };

/** How a position came about: the one before, and the events between. */
export interface Step {
  readonly before: GameState;
  readonly events: readonly GameEvent[];
}

/**
 * What is wrong with a position; nothing, if all is well.
 *
 * @param step with it, every IPC and every unit must be accounted for by the events
 */
export const violations = (ruleset: Ruleset, state: GameState, step?: Step): readonly Violation[] => [
  ...cashFaults(state),
  ...unitFaults(state),
  ...[...state.slots.keys()].flatMap((id) => spaceFaults(ruleset, state, id, spaceAt(state, id))),
  ...(step === undefined || step.events.some(({ type }) => type === 'rewound' || type === 'position-reported')
    ? []
    : [...cashAccount(step, state), ...unitAccount(step, state)]),
];

const cashIn = (state: GameState, power: Power): Ipc =>
  Object.values(state.treasury[power]).reduce((sum, ipc) => sum + ipc, 0);

const cashFaults = (state: GameState): readonly Violation[] =>
  POWERS.flatMap((power) =>
    Object.values(state.treasury[power])
      .filter((ipc) => ipc < 0)
      .map((ipc) => ({ code: 'negative-cash', power, ipc }) as const),
  );

const unitsOf = (state: GameState): readonly Unit[] => state.spaces.flatMap(({ units }) => units);

const unitFaults = (state: GameState): readonly Violation[] => {
  const seen = new Set<UnitId>();
  const faults: Violation[] = [];
  for (const { id } of unitsOf(state)) {
    if (seen.has(id)) faults.push({ code: 'unit-twice', unit: id });
    seen.add(id);
    if (id >= state.nextUnit) faults.push({ code: 'unit-from-nowhere', unit: id });
  }
  return faults;
};

const spaceFaults = (ruleset: Ruleset, state: GameState, id: SpaceId, space: SpaceState): readonly Violation[] => {
  const { board } = ruleset;
  const sea = board.byId.get(id)?.kind === 'sea';
  const quiet = state.turn.phase === turnStart(ruleset.phases) && state.turn.units.size === 0;
  const faults: Violation[] = [];

  const held = ruleset.convoys !== undefined && board.byId.get(id)?.convoy !== undefined;
  if (sea && space.control !== null && !held) faults.push({ code: 'sea-controlled', space: id });
  if (space.units.length === 0) return faults;
  const carried = space.units.filter(({ aboard }) => aboard !== undefined);
  const ashore = countUnits(space.units.filter(({ aboard }) => aboard === undefined));
  for (const [type, count] of countEntries(ashore)) {
    if (count <= (board.units[type].maxPerTerritory ?? Number.POSITIVE_INFINITY)) continue;
    faults.push({ code: hasTrait(board, type, 'industry') ? 'too-many-complexes' : 'too-many-guns', space: id });
  }
  for (const unit of space.units) {
    const { domain } = board.units[unit.type];
    if (isIndustry(ruleset, unit) && unit.power !== space.control) {
      faults.push({ code: 'complex-of-another', space: id });
    }
    if (unit.aboard !== undefined && !space.units.some((other) => other.id === unit.aboard)) {
      faults.push({ code: 'cargo-without-ship', unit: unit.id, space: id });
    }
    // In the course of a turn planes are over the sea; when a turn begins they must be on a carrier.
    const afloat =
      domain === 'sea' || unit.aboard !== undefined || (domain === 'air' && (!quiet || unit.patrol === true));
    if (sea ? !afloat : domain === 'sea' || unit.aboard !== undefined) {
      faults.push({ code: 'unit-out-of-place', unit: unit.id, space: id });
    }
    const cargo = carried.filter(({ aboard }) => aboard === unit.id);
    if (!fits(ruleset, state, unit, cargo)) faults.push({ code: 'cargo-does-not-fit', ship: unit.id, space: id });
  }
  const [first] = space.units;
  if (
    !sea &&
    quiet &&
    !isLeftUnfought(ruleset, state, id) &&
    first !== undefined &&
    space.units.some(({ power }) => areEnemies(ruleset, state, power, first.power))
  ) {
    faults.push({ code: 'enemies-together', space: id });
  }
  return faults;
};

/** True in a theatre that is or was decided, where nobody need fight for land on which enemies stand together. */
const isLeftUnfought = (ruleset: Ruleset, state: GameState, space: SpaceId): boolean => {
  const theatre = mayStandTogether(ruleset) ? theatreOf(ruleset.board, space) : undefined;
  return theatre !== undefined && (state.theatres?.[theatre] ?? state.reopened?.[theatre]) !== undefined;
};

/** True if a unit carries nothing, or what it can carry together and nothing of an enemy. */
const fits = (ruleset: Ruleset, state: GameState, ship: Unit, cargo: readonly Unit[]): boolean =>
  cargo.length === 0 ||
  (cargo.every(({ power }) => areFriends(ruleset, state, power, ship.power)) &&
    mayStayTogether(ruleset, cargo) &&
    canHold(ruleset, ship, cargo));

/** True for planes, and for troops that the ruleset lets share a ship. */
const mayStayTogether = (ruleset: Ruleset, cargo: readonly Unit[]): boolean =>
  mayShare(
    ruleset,
    cargo.filter(({ type }) => ruleset.board.units[type].domain === 'land').map(({ power }) => power),
  );

const openingCash = ({ treasury, purses }: EventOf<'game-opened'>, power: Power): Ipc =>
  Object.values(purses?.[power] ?? {}).reduce((sum, ipc) => sum + ipc, treasury[power] ?? 0);

/** Every IPC a power has more or less must have been received, paid or there from the beginning. */
const cashAccount = ({ before, events }: Step, after: GameState): readonly Violation[] =>
  POWERS.flatMap((power) => {
    const expected = events.reduce(
      (sum, event) => {
        if (event.type === 'game-opened') return openingCash(event, power);
        if (event.type === 'paid' && event.power === power) return sum - event.ipc;
        if (event.type === 'received' && event.power === power) return sum + event.ipc;
        return sum;
      },
      cashIn(before, power),
    );
    const ipc = cashIn(after, power);
    return ipc === expected ? [] : [{ code: 'cash-unaccounted', power, expected, ipc } as const];
  });

/** Units before, and those placed, less those lost, are the units after. */
const unitAccount = ({ before, events }: Step, after: GameState): readonly Violation[] => {
  const expected = new Set(unitsOf(before).map(({ id }) => id));
  for (const event of events) {
    if (
      event.type === 'game-opened' ||
      event.type === 'units-placed' ||
      event.type === 'bid-placed' ||
      event.type === 'neutral-defended' ||
      event.type === 'advance-spent'
    ) {
      for (const { first, count } of event.units) for (let i = 0; i < count; i += 1) expected.add(first + i);
    }
    if (event.type === 'units-lost' || event.type === 'units-removed' || event.type === 'bid-taken') {
      for (const { ids } of event.units) for (const id of ids) expected.delete(id);
    }
  }
  const there = new Set(unitsOf(after).map(({ id }) => id));
  const faults: Violation[] = [];
  for (const unit of expected) if (!there.has(unit)) faults.push({ code: 'unit-vanished', unit });
  for (const unit of there) if (!expected.has(unit)) faults.push({ code: 'unit-from-nowhere', unit });
  return faults;
};
