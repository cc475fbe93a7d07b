// The phases of a player turn (B1.4), the first of the rulebook split in two because research comes before buying.

export const PHASES = ['research', 'purchase', 'combat-move', 'combat', 'noncombat-move', 'place', 'income'] as const;

export type Phase = (typeof PHASES)[number];

/** True if phase `a` comes before phase `b` in a turn made of `phases`; a phase the turn lacks is before none. */
export const isBefore = (phases: readonly Phase[], a: Phase, b: Phase): boolean =>
  phases.includes(a) && phases.indexOf(a) < phases.indexOf(b);
