// Names of the spaces of a board. Which spaces there are is the board's to say.

/** A territory or sea zone, by its language-neutral id such as `karelia-ssr`. */
export type SpaceId = string;

export const SPACE_KINDS = ['land', 'sea'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/**
 * Money on the sea. `box`: a space of its own that pays who holds it; `centre`: a mark printed in a sea zone, which
 * pays its first owner alone; `route`: a mark that pays nothing, but without it a territory does not pay.
 */
export const CONVOYS = ['box', 'centre', 'route'] as const;
export type ConvoyKind = (typeof CONVOYS)[number];

/** Bases printed in territories, which let ships or planes that start or end there go further. */
export const BASES = ['naval', 'air'] as const;
export type Base = (typeof BASES)[number];

/** Spaces that a rule names together, by id, such as `australia`. */
export type RegionId = string;

/** A part of the board that can be won for itself, by id, such as `pacific`. */
export type TheatreId = string;
