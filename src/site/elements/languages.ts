// In a reader's browser: whoever changes the language of a page takes along what he asked or chose there.

/** Gives the links to the other languages the query of the address as it is now. */
export const askInAllLanguages = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) link.search = location.search;
};
