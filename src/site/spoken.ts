// How the languages of an archive reach the configuration of its texts: astro reads that for itself before all else,
// and with the settings it would read half of the program first.

/** The environment variable that holds them, with spaces between. */
export const SPOKEN = 'FIELDPOST_SPOKEN';
