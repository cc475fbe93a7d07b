// The phases of a player turn (B1.4), the first of the rulebook split in two because research comes before buying.

import type { Power } from './power.ts';
import type { Trait } from './unit.ts';

/**
 * What is done in a phase; `end`: nothing more is, the turn only waits to be handed over; `lend-lease`: units of allies
 * become one's own; `surface`: what went under comes up and damaged ships are righted; `land-patrols`: planes that were
 * on patrol come down.
 */
const PHASE_KINDS = [
  'research',
  'purchase',
  'combat-move',
  'combat',
  'noncombat-move',
  'place',
  'income',
  'end',
  'lend-lease',
  'surface',
  'land-patrols',
] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

/** Phases by id: a kind, or a kind with the number of its coming where it comes again. */
export const PHASES = [...PHASE_KINDS, 'combat-move/2', 'combat/2'] as const;
export type Phase = (typeof PHASES)[number];

/** One phase of a turn; a turn is a list of them. */
export interface PhaseSpec {
  readonly id: Phase;
  readonly kind: PhaseKind;
  /** Only units with this trait move and fight in it. */
  readonly movers?: Trait;
  /** Only these powers have it; the turns of others pass it over. */
  readonly powers?: readonly Power[];
}

/** A turn in which each kind comes once. */
export const onceEach = (...kinds: readonly PhaseKind[]): readonly PhaseSpec[] =>
  kinds.map((kind) => ({ id: kind, kind }));

const KIND_OF: { readonly [phase in Phase]: PhaseKind } = {
  research: 'research',
  purchase: 'purchase',
  'combat-move': 'combat-move',
  combat: 'combat',
  'noncombat-move': 'noncombat-move',
  place: 'place',
  income: 'income',
  end: 'end',
  'lend-lease': 'lend-lease',
  surface: 'surface',
  'land-patrols': 'land-patrols',
  'combat-move/2': 'combat-move',
  'combat/2': 'combat',
};

/** What is done in a phase. */
export const kindOf = (phase: Phase): PhaseKind => KIND_OF[phase];

/** Which coming of its kind a phase is, from 1. */
export const comingOf = (phase: Phase): number => (phase === KIND_OF[phase] ? 1 : 2);

const placeOf = (phases: readonly PhaseSpec[], phase: Phase): number => phases.findIndex(({ id }) => id === phase);

/** The phase of a kind that the turn is in or comes to next; undefined once none is left, or if the turn has none. */
export const nextOfKind = (phases: readonly PhaseSpec[], now: Phase, kind: PhaseKind): PhaseSpec | undefined =>
  phases.slice(Math.max(0, placeOf(phases, now))).find((phase) => phase.kind === kind);

/** True if the turn has not come to a phase of the kind yet; never for a kind that the turn lacks. */
export const isBefore = (phases: readonly PhaseSpec[], now: Phase, kind: PhaseKind): boolean =>
  placeOf(phases, now) < phases.findIndex((phase) => phase.kind === kind);

/** True once no phase of the kind is left; never for a kind that the turn lacks. */
export const isPast = (phases: readonly PhaseSpec[], now: Phase, kind: PhaseKind): boolean =>
  phases.some((phase) => phase.kind === kind) && nextOfKind(phases, now, kind) === undefined;

/** True if the turn comes to the phase later. */
export const isAhead = (phases: readonly PhaseSpec[], now: Phase, phase: Phase): boolean =>
  placeOf(phases, now) < placeOf(phases, phase);

/** The phase in which a turn first waits for an order: an income counted as it begins is over by then. */
export const turnStart = (phases: readonly PhaseSpec[]): Phase => {
  const first = phases.find(({ kind }, index) => kind !== 'income' || index > 0);
  if (first === undefined) throw new Error('A turn has no phase in which anything is ordered.');
  return first.id;
};

/** The phase after one; undefined after the last. */
export const phaseAfter = (phases: readonly PhaseSpec[], now: Phase): PhaseSpec | undefined => {
  const place = placeOf(phases, now);
  return place === -1 ? undefined : phases[place + 1];
};
