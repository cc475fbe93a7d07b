// Names of the spaces of a board. Which spaces there are is the board's to say.

/** A territory or sea zone, by its language-neutral id such as `karelia-ssr`. */
export type SpaceId = string;

export const SPACE_KINDS = ['land', 'sea'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** A part of the board that can be won for itself, by id, such as `pacific`. */
export type TheatreId = string;
