// Which steps a battle has: words of the table, or rows of data.

import type { CombatProgram, CombatStep, FireRow, Ruleset } from '../../rulesets/index.ts';
import type { Battle } from '../state/battle.ts';

export type ProgramStep = CombatStep | FireRow;

/** The name of a step in the log. */
export const nameOf = (step: ProgramStep): string => (typeof step === 'string' ? step : step.step);

const programOf = ({ combat }: Ruleset, { kind, assault }: Battle): CombatProgram =>
  assault === 'yes' && combat.landing !== undefined ? combat.landing : combat[kind];

/** The steps of a round of a battle; round 0 is its opening. */
export const stepsOf = (ruleset: Ruleset, battle: Battle, round: number): readonly ProgramStep[] => {
  const program = programOf(ruleset, battle);
  if (round === 0) return program.opening;
  return round === 1 ? (program.first ?? program.round) : program.round;
};

/** The step under way. */
const stepUnderWay = (ruleset: Ruleset, battle: Battle): ProgramStep | undefined =>
  battle.step === undefined
    ? undefined
    : stepsOf(ruleset, battle, battle.round).find((step) => nameOf(step) === battle.step);

/** The row of fire under way, if the step is one. */
export const rowUnderWay = (ruleset: Ruleset, battle: Battle): FireRow | undefined => {
  const step = stepUnderWay(ruleset, battle);
  return typeof step === 'string' ? undefined : step;
};

/** True if troops of a landing stay aboard until a step of its first round. */
export const landsInFirstRound = ({ combat }: Ruleset): boolean =>
  combat.landing?.first?.includes('come-ashore') ?? false;
