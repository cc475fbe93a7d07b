// What units do on the board that several events share: where they stand, what they are aboard, how they come and go.

import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { NewUnits, UnitGroup } from '../events/common.ts';
import type { SpaceState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import type { Draft } from './draft.ts';

/** The units of all groups. They are few, so a list of them is searched sooner than a set is made. */
export const idsOf = (groups: readonly UnitGroup[]): readonly UnitId[] => {
  const [first] = groups;
  if (first !== undefined && groups.length === 1) return first.ids;
  const all: UnitId[] = [];
  for (const { ids } of groups) for (const id of ids) all.push(id);
  return all;
};

/**
 * Units go from one space to another, each as `settle` leaves it. In a space the game does not have they vanish; a way
 * round to where it began ends behind those who stayed.
 */
export const moveUnits = (
  draft: Draft,
  from: SpaceId,
  to: SpaceId,
  ids: readonly UnitId[],
  settle: (unit: Unit) => Unit,
): void => {
  const stay: Unit[] = [];
  const go: Unit[] = [];
  const left = draft.space(from);
  for (const unit of left.units) {
    if (ids.includes(unit.id)) go.push(settle(unit));
    else stay.push(unit);
  }
  left.units = stay;
  const entered = draft.space(to);
  entered.units = entered.units.concat(go);
};

/** The same list if nothing in it is gone. */
export const without = <T>(list: readonly T[], gone: (item: T) => boolean): readonly T[] =>
  list.some(gone) ? list.filter((item) => !gone(item)) : list;

/** The same list if none of the units is in it. */
export const withoutUnits = (list: readonly UnitId[], ids: readonly UnitId[]): readonly UnitId[] => {
  for (const id of list) if (ids.includes(id)) return list.filter((unit) => !ids.includes(unit));
  return list;
};

/** The unit aboard nothing. */
export const ashore = (unit: Unit): Unit => {
  const { id, power, type, aboard, damage } = unit;
  if (aboard === undefined) return unit;
  return damage === undefined ? { id, power, type } : { id, power, type, damage };
};

/** What is aboard ships that leave a space and does not leave by itself. */
export const cargoOf = ({ units }: SpaceState, ships: readonly UnitId[]): readonly UnitId[] => {
  const cargo: UnitId[] = [];
  for (const { id, aboard } of units)
    if (aboard !== undefined && ships.includes(aboard) && !ships.includes(id)) cargo.push(id);
  return cargo;
};

/** Notes the ships that some of the units leave: a plane that took off remembers its carrier. */
export const noteHomes = (draft: Draft, { units }: SpaceState, ids: readonly UnitId[], origin: SpaceId): void => {
  for (const { id, aboard } of units)
    if (aboard !== undefined && ids.includes(id)) draft.note([id], origin, (was) => ({ ...was, home: aboard }));
};

/** The units an event brings into the game. */
const newUnits = ({ power, type, count, first, aboard, patrol }: NewUnits): readonly Unit[] => {
  const units: Unit[] = [];
  for (let id = first; id < first + count; id += 1)
    units.push({
      id,
      power,
      type,
      ...(aboard === undefined ? {} : { aboard }),
      ...(patrol === undefined ? {} : { patrol: true }),
    });
  return units;
};

/** New units stand where they are named, and the next id comes after theirs. */
export const addUnits = (draft: Draft, groups: readonly NewUnits[]): void => {
  const { state } = draft;
  for (const group of groups) {
    state.nextUnit = Math.max(state.nextUnit, group.first + group.count);
    const space = draft.space(group.space);
    space.units = space.units.concat(newUnits(group));
  }
};

/** Adds an amount to a power's purse; negative takes away. */
export const addCash = ({ state }: Draft, power: Power, purse: string, ipc: number): void => {
  const purses = state.treasury[power];
  state.treasury = { ...state.treasury, [power]: { ...purses, [purse]: (purses[purse] ?? 0) + ipc } };
};
