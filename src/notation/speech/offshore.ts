// Seas told by their shores: `de zee rond Wake`, `waters off Okinawa`, `die See vor den Philippinen`; and one that only
// points to such a word: `naar die van Okinawa`, `to that of Wake`.

/** A name of one or more words with capitals, behind an article. */
const NAME = "(?:(?:de|het|die|der|den|das|dem|the)\\s+)?(\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)*)";
/** Words in small letters or with a capital. */
const anyCase = (words: string): string =>
  words
    .split('|')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
const SEA = anyCase('zee|zeegebied|zeezone|wateren|see|seegebiet|seezone|gewässer|meer|sea|sea zone|zone|waters|water');
const NEAR =
  'bij|rond|rondom|voor|om|naast|voor de kust van|bei|um|rund um|vor|vor der küste von|near|around|off|by|next to|beside|off the coast of';

const OFFSHORE = new RegExp(`\\b(?:(?:de|het|die|der|das|dem|den|the)\\s+)?(?:${SEA})\\s+(?:${NEAR})\\s+${NAME}`, 'gu');
/** `to that of Wake`, behind a sea that was named. */
const THAT_OF = new RegExp(
  `\\b(naar|in|nach|to|into)\\s+(?:die van|die bij|die rond|dat van|diejenige van|die von|die bei|die vor|das von|that of|that off|the one of|the one off|the one near|the one at)\\s+${NAME}`,
  'gu',
);
const ANY_SEA = new RegExp(`(?:${SEA})(?![\\p{L}])|\\bSZ\\b`, 'u');

/** A text with such seas as zones of their shores: `Wake SZ`. */
export const withShores = (text: string): string => {
  const named = text.replace(OFFSHORE, (_, shore: string) => `${shore} SZ`);
  return ANY_SEA.test(text) ? named.replace(THAT_OF, (_, lead: string, shore: string) => `${lead} ${shore} SZ`) : named;
};
