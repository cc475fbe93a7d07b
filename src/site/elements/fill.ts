// In a reader's browser: a sentence that the page hands over with its places open, `{n}` or `{said}`, filled.

/** A place for which there is nothing stays as it is. */
export const fill = (sentence: string, places: { readonly [place: string]: string }): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
