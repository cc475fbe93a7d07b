// From one phase of a turn to another, by the ruleset's list.

import { nextOfKind, type PhaseKind, type PhaseSpec, phaseAfter } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { hasPatrols } from '../state/patrols.ts';
import { actingPowers } from '../state/queries.ts';

/** Enters the next phase of a kind, unless the turn is in one or has none left. */
export const enterPhase = (course: Course, kind: PhaseKind): void => {
  const { phase } = course.state.turn;
  const next = nextOfKind(course.ruleset.phases, phase, kind);
  if (next !== undefined && next.id !== phase) course.emit({ type: 'phase-began', phase: next.id });
};

/** Leaves a phase that is done for the one after it that a power of the turn has, if there is one. */
export const leavePhase = (course: Course): void => {
  const { phases } = course.ruleset;
  const powers = actingPowers(course.state);
  let next = phaseAfter(phases, course.state.turn.phase);
  const isIdle = ({ kind, powers: only }: PhaseSpec): boolean =>
    (only !== undefined && !only.some((power) => powers.includes(power))) ||
    (kind === 'land-patrols' && !hasPatrols(course.state));
  while (next !== undefined && isIdle(next)) next = phaseAfter(phases, next.id);
  if (next !== undefined) course.emit({ type: 'phase-began', phase: next.id });
};
