// Words as they are compared: no case, no accents, no stops, hyphens or blanks to trip over.

/** Most texts have no letter with a mark, and need nothing but lower case. */
const PLAIN = /^[ -~]*$/;
const FOLDED = /^[a-z0-9]*$/;

const stripped = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/**
 * The folded words of a text; the stops of an acronym join its letters: `Côte d'Or, U.S.S.R.` gives `cote dor ussr`.
 */
export const wordsOf = (text: string): readonly string[] =>
  stripped(text)
    .replaceAll('ß', 'ss')
    .replace(/['’]/g, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Few words make up most of what is compared, over and over. What is longer is folded each time; of more than this all
 * is forgotten.
 */
const MOST_FOLDED = 20_000;
const LONGEST_FOLDED = 40;
const folded = new Map<string, string>();

/** The text with nothing left but folded letters and digits: `W. Eur` gives `weur`. */
export const fold = (text: string): string => {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const made = FOLDED.test(text) ? text : wordsOf(text).join('');
  if (text.length > LONGEST_FOLDED) return made;
  if (folded.size >= MOST_FOLDED) folded.clear();
  folded.set(text, made);
  return made;
};

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** The ways a name may be typed: as it stands, and with `ae`, `oe`, `ue` for umlauts. */
export const spellings = (name: string): readonly string[] => {
  if (PLAIN.test(name)) return [name];
  const plain = name.normalize('NFC');
  const spelt = plain.replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter);
  return spelt === plain ? [name] : [name, spelt];
};
