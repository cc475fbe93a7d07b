// What a unit is worth in battle under a ruleset, with the technologies of its owner.

import type { Technology, UnitType } from '../vocab/index.ts';
import type { BattleRules } from './rules.ts';

export type Side = 'attack' | 'defence';

const best = (base: number, values: readonly (number | undefined)[]): number =>
  values.reduce<number>((most, value) => Math.max(most, value ?? 0), base);

const effectsOf = ({ research }: BattleRules, technologies: readonly Technology[]) =>
  technologies.map((technology) => research.effects[technology]);

/** The face at or under which one die of a unit hits; 0: it throws none. */
export const needOf = (ruleset: BattleRules, technologies: readonly Technology[], side: Side, type: UnitType): number =>
  best(
    ruleset.board.units[type][side],
    effectsOf(ruleset, technologies).map((effect) => effect[side]?.[type]),
  );

/** Dice one unit throws. */
export const diceOf = (
  ruleset: BattleRules,
  technologies: readonly Technology[],
  side: Side,
  type: UnitType,
): number =>
  side === 'defence'
    ? 1
    : best(
        1,
        effectsOf(ruleset, technologies).map(({ attackDice }) => attackDice?.[type]),
      );
