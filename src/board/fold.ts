// Words as they are compared: no case, no accents, no stops, hyphens or blanks to trip over.

/** The words of a text, folded: `Côte d'Ivoire S.S.R.` gives `['cote', 'divoire', 'ssr']`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The text with nothing left but folded letters and digits: `W. Eur` gives `weur`. */
export const fold = (text: string): string => wordsOf(text).join('');
