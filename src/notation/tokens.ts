// A line cut into words, numbers and signs. It knows the signs of the notation and no word of it.

export type TokenKind =
  | 'word'
  | 'number'
  | 'arrow'
  /** A hyphen or dash that stands alone: an arrow in a path. */
  | 'dash'
  /** Several of them in a row, as between two parts of a line. */
  | 'rule'
  | 'comma'
  /** `&` and `+`. */
  | 'plus'
  | 'times'
  | 'colon'
  | 'semicolon'
  | 'open'
  | 'close'
  | 'slash'
  | 'hash'
  | 'other';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** Signs that only part words, and the cents of a price in whole IPC: `3.00`, `27,00`. */
const BLANK = /(?:(?<=\d)[.,]00(?!\d)|[\p{Zs}\t._!?"“”„…*•|@])+/uy;

/** The first that fits is taken. */
const KINDS: readonly (readonly [TokenKind, RegExp])[] = [
  ['arrow', /[-=–—]*>+|[→⇒➔➜»]/uy],
  ['times', /×|(?<=\d\s?)[xX](?=\s*\p{L})|[xX](?=\s*\d)/uy],
  // Letters with stops and apostrophes; parts joined by hyphens are one word: `S.`, `Finland-Norway`, `zone-12`.
  ['word', /\p{L}[\p{L}\p{M}.'’]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’]*)*/uy],
  ['number', /\d+/uy],
  ['rule', /[-–—=~]{2,}/uy],
  ['dash', /[-–—]/uy],
  ['comma', /,/uy],
  ['plus', /[&+]/uy],
  ['colon', /:/uy],
  ['semicolon', /;/uy],
  ['open', /[([{]/uy],
  ['close', /[)\]}]/uy],
  ['slash', /\//uy],
  ['hash', /#/uy],
  ['other', /./suy],
];

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** The tokens of a line. Every character is in one of them, apart from blanks and signs that only part words. */
export const tokenise = (line: string): readonly Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    at += matchAt(BLANK, line, at).length;
    for (const [kind, pattern] of KINDS) {
      const text = matchAt(pattern, line, at);
      if (text === '') continue;
      tokens.push({ kind, text, column: at + 1 });
      at += text.length;
      break;
    }
  }
  return tokens;
};
