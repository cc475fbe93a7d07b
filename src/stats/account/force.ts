// Units as an account tells them: how many of each type, by power, without their ids.

import type { Unit, UnitGroup } from '../../engine/index.ts';
import { countTotal, countUnits, POWERS, type Power, UNIT_TYPES, type UnitCounts } from '../../vocab/index.ts';

/** Units of one power. */
export interface Force {
  readonly power: Power;
  readonly units: UnitCounts;
}

interface Some {
  readonly power: Power;
  readonly type: Unit['type'];
}

/** Units by power, in turn order of the vocabulary; powers without any are left out. */
export const forcesOf = (units: readonly Some[]): readonly Force[] =>
  POWERS.flatMap((power) => {
    const own = units.filter((unit) => unit.power === power);
    return own.length === 0 ? [] : [{ power, units: countUnits(own) }];
  });

/** Groups of an event by power. */
export const forcesOfGroups = (groups: readonly UnitGroup[]): readonly Force[] =>
  forcesOf(groups.flatMap(({ power, type, ids }) => ids.map(() => ({ power, type }))));

/** Counts added up; types that do not occur have no key. */
export const addCounts = (all: readonly UnitCounts[]): UnitCounts => {
  const sum: { [type in Unit['type']]?: number } = {};
  for (const type of UNIT_TYPES) {
    const count = all.reduce((total, counts) => total + (counts[type] ?? 0), 0);
    if (count > 0) sum[type] = count;
  }
  return sum;
};

/** Two lists of forces as one. */
export const joinForces = (a: readonly Force[], b: readonly Force[]): readonly Force[] =>
  POWERS.flatMap((power) => {
    const parts = [...a, ...b].filter((force) => force.power === power);
    return parts.length === 0 ? [] : [{ power, units: addCounts(parts.map(({ units }) => units)) }];
  });

/** How many units all forces have together. */
export const sizeOf = (forces: readonly Force[]): number =>
  forces.reduce((sum, { units }) => sum + countTotal(units), 0);
