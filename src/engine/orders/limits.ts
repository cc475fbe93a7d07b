// How long what is said in an order may be.

/** Characters of a game's title. */
export const MOST_TITLE = 120;
