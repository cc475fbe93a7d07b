// Markdown of a clause as plain words: for terminals, for search, for naming a clause by what it says.

/** Its words without marks; paragraphs stay apart by an empty line, lines of a paragraph are joined. */
export const plainOf = (markdown: string): string =>
  markdown
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .replace(/^#+\s+/gm, '')
        .replace(/\n(?!\s*(?:[-*]|\d+\.)\s)\s*/g, ' ')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/\*\*|`/g, '')
        .replace(/(^|[^\p{L}\p{N}*])\*(?=\S)([^*]*\S)\*/gu, '$1$2')
        .trim(),
    )
    .join('\n\n');

/** What a sentence ends with, quotation marks and brackets included, before another begins. */
const END = /[.!?][)\]”’“»"']*(?=\s+[\p{Lu}\p{N}„“‘«»"'(])/gu;

/** Words that end in a full stop without ending a sentence: `p. 6`, `St. Petersburg`, `U.S. fleet`. */
const ABBREVIATED =
  /(?:^|[\s(„“‘])(?:\p{L}|\p{Lu}(?:\.\p{Lu})+|z\.\s?B|d\.\s?h|bzw|usw|ca|Nr|St|vgl|bijv|enz|nr|p|pp|vs)\.$/u;

/** The first sentence: the answer in short. */
export const firstSentenceOf = (markdown: string): string => {
  const [paragraph = ''] = plainOf(markdown).split('\n');
  for (const { index, 0: end } of paragraph.matchAll(END)) {
    const sentence = paragraph.slice(0, index + end.length);
    if (!ABBREVIATED.test(sentence)) return sentence;
  }
  return paragraph;
};

/**
 * A clause without the paragraphs in which it tells what other systems say.
 *
 * @param label the word with which such a paragraph begins in the language of the text
 */
export const withoutElsewhere = (markdown: string, label: string): string =>
  markdown
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.startsWith(`*${label}.*`))
    .join('\n\n');
