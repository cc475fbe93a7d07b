// The phases of a player turn (B1.4), the first of the rulebook split in two because research comes before buying.

export const PHASES = ['research', 'purchase', 'combat-move', 'combat', 'noncombat-move', 'place', 'income'] as const;

export type Phase = (typeof PHASES)[number];

/** True if phase `a` comes before phase `b` in a turn. */
export const isBefore = (a: Phase, b: Phase): boolean => PHASES.indexOf(a) < PHASES.indexOf(b);
