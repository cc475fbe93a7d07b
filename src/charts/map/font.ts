// How everything written on the map looks.

/** The face of names, numbers and letters. Widths in setting.ts are worked out for it. */
export const MAP_FONT = 'Helvetica,Arial,Liberation Sans,sans-serif';
