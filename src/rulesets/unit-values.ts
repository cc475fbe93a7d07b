// What a kind of unit is worth in battle by the tables of a ruleset, with the technologies its owner has. A browser
// that has these tables alone can ask as well as the engine.

import type { UnitSpec } from '../board/index.ts';
import type { Technology, TheatreId, UnitType } from '../vocab/index.ts';
import type { Ruleset, TechnologyEffect } from './ruleset.ts';

/** The tables it takes; every ruleset has them. */
export interface ValueTables {
  readonly board: { readonly units: { readonly [type in UnitType]: Pick<UnitSpec, 'attack' | 'defence'> } };
  readonly research: {
    readonly effects: {
      readonly [technology in Technology]: Pick<TechnologyEffect, 'attack' | 'defence' | 'attackDice'>;
    };
  };
}

/** What support makes of an attack: of 1 it makes 2, and nothing of more (ruling.R24). */
export const LIFTED = 2;

/** The highest of a value and those that technologies put in its place, where they do. */
export const best = (base: number, values: readonly (number | undefined)[]): number =>
  values.reduce<number>((most, value) => Math.max(most, value ?? 0), base);

/** The face at or under which one die of a unit hits; 0: it throws none. */
export const needOf = (
  { board, research }: ValueTables,
  technologies: readonly Technology[],
  side: 'attack' | 'defence',
  type: UnitType,
): number =>
  best(
    board.units[type][side],
    technologies.map((technology) => research.effects[technology][side]?.[type]),
  );

/** Dice one unit throws. */
export const diceOf = (
  { research }: ValueTables,
  technologies: readonly Technology[],
  side: 'attack' | 'defence',
  type: UnitType,
): number =>
  side === 'defence'
    ? 1
    : best(
        1,
        technologies.map((technology) => research.effects[technology].attackDice?.[type]),
      );

/** What a ship beside a landing hits at or under in a theatre, or between them; undefined: as in an attack. */
export const supportingShotOf = (
  { supportingShots, supportingShotsIn }: Pick<Ruleset['combat'], 'supportingShots' | 'supportingShotsIn'>,
  where: TheatreId | undefined,
  type: UnitType,
): number | undefined =>
  supportingShotsIn?.find(({ theatre }) => theatre === where)?.shots[type] ?? supportingShots?.[type];
