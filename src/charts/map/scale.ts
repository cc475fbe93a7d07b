/** Units of the drawing in one unit of the paths of spaces, which are whole numbers of half units. */
export const PATH_SCALE = 0.5;
