// Units chosen on the board and moves tried with them midway through a movement: what the engine says against them
// beyond what it says already, and how far the units still go.

import { decide } from '../../engine/decide.ts';
import { type Aim, type Move, midway, type Refusal, rangeLeft, spaceAt, type Unit } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, countTotal, countUnits, type Power, type SpaceId, type UnitCounts } from '../../vocab/index.ts';
import { orderOf, type Stage } from './positions.ts';

/** Units chosen in a space. Ships are chosen with their cargo. */
export interface Chosen {
  readonly space: SpaceId;
  readonly units: UnitCounts;
  readonly cargo?: UnitCounts;
  /** Troops aboard ships, to be landed. */
  readonly aboard?: 'yes';
  /** Bombers that go against the complex. */
  readonly mission?: 'raid';
  /** Spaces their way has to lead through, in this sequence. */
  readonly via?: readonly SpaceId[];
}

/**
 * What a move comes to: besides the aims of the engine, troops that board, and ships that sail to something still to
 * come.
 */
export type Doing = Aim | 'board' | 'sail';

/** A space that chosen units can be sent to. */
export interface Target {
  readonly to: SpaceId;
  readonly doing: Doing;
  /** The units that go: all that are chosen, or as many as may go together. */
  readonly units: UnitCounts;
  readonly moves: readonly Move[];
  readonly path: readonly SpaceId[];
  /** Spaces or movement points left to the units then; of troops that a ship brings nobody counts any. */
  readonly left?: number;
  readonly home?: 'airfield' | 'carrier';
  /** Guns whose fire planes draw on the way. */
  readonly guns: readonly SpaceId[];
  /** What stands against the order until something else is ordered as well. */
  readonly open: readonly Refusal[];
}

/** Where units are asked about: rules, whose they are, and the movement so far. */
export interface Ground {
  readonly ruleset: Ruleset;
  readonly power: Power;
  readonly stage: Stage;
}

export const sameCounts = (a: UnitCounts, b: UnitCounts): boolean =>
  countTotal(a) === countTotal(b) && countEntries(a).every(([type, count]) => b[type] === count);

export const cargoOf = (units: readonly Unit[], ship: Unit): UnitCounts =>
  countUnits(units.filter(({ aboard }) => aboard === ship.id));

const keyOf = (refusal: Refusal): string => JSON.stringify(refusal);

/** What an order would be refused for with more moves, beyond what it is refused for already. */
export const against = ({ ruleset, power, stage }: Ground, moves: readonly Move[]): readonly Refusal[] => {
  const { base, phase, attacks, refusals } = stage;
  const decided = decide(ruleset, base, orderOf(phase, power, [...stage.moves, ...moves], attacks));
  if (decided.ok) return [];
  const known = new Set(refusals.map(keyOf));
  return decided.error.filter((each) => !known.has(keyOf(each)) && each.code !== 'landing-forgotten');
};

/** The movement with more moves, and what stands against these themselves. */
export const further = ({ ruleset, power, stage }: Ground, moves: readonly Move[]) => {
  const { base, phase, attacks } = stage;
  const after = midway(ruleset, base, power, phase, [...stage.moves, ...moves], attacks);
  const known = new Set(stage.now.refusals.map(keyOf));
  const guns = after.guns.filter((space) => !stage.now.guns.includes(space));
  return { refusals: after.refusals.filter((each) => !known.has(keyOf(each))), guns };
};

/** The units that a chosen group means, as the position has them. */
const unitsMeant = ({ ruleset, power, stage }: Ground, { space, units, cargo, aboard }: Chosen): readonly Unit[] => {
  const all = spaceAt(stage.now.state, space).units;
  const { board } = ruleset;
  return all.filter(
    (unit) =>
      unit.power === power &&
      (units[unit.type] ?? 0) > 0 &&
      (cargo === undefined || sameCounts(cargo, cargoOf(all, unit))) &&
      (board.units[unit.type].domain !== 'land' || (unit.aboard === undefined) === (aboard === undefined)),
  );
};

/** The most range that one of the chosen units has left. */
export const rangeOf = (ground: Ground, chosen: Chosen): number =>
  Math.max(
    0,
    ...unitsMeant(ground, chosen).map((unit) =>
      rangeLeft(ground.ruleset, ground.stage.now.state, unit, ground.stage.phase),
    ),
  );
