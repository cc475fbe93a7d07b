// In a reader's browser: a sentence that the page hands over with its places open, `{n}` or `{said}`, filled.

/** Places left open, to be handed to a message: `open('n')` is `{ n: '{n}' }`. */
export const open = <P extends string>(...places: readonly P[]): { readonly [place in P]: string } =>
  Object.fromEntries(places.map((place) => [place, `{${place}}`])) as { readonly [place in P]: string }; // one for each

/** A place for which there is nothing stays as it is. */
export const fill = (sentence: string, places: { readonly [place: string]: string }): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
