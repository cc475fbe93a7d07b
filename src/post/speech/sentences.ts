// Lines of a mail as sentences. Mail programs break lines where they like, so a sentence may take several of them; each
// sentence knows in which lines it stands, so that what was understood of it can be taken out of the mail.

import { asksNothing } from '../../notation/index.ts';

export interface Sentence {
  readonly text: string;
  /** The lines it stands in, from 0. */
  readonly lines: readonly number[];
  readonly kind: 'statement' | 'question';
}

/** A line that a mail program broke is this long at least. */
const BROKEN_FROM = 50;

const ENDS = /[.!?:…]["”“»')\]]*\s*$/;
/** Where one sentence ends and the next begins; a number with a point is an ordinal, `U.S.` an abbreviation. */
const BETWEEN = /(?<![\d\s(]|(?<!\p{L})\p{L})[.!?…]+["”“»')\]]*\s+(?=["„“«'(]?[\p{Lu}\p{N}])|[!?]+["”“»')\]]*\s+/gu;

/** A short line that counts, as `3 inf 10` in a list, is one of its own. */
const COUNTS = /^\s*(?:[-*•]\s*)?\d{1,3}\s*[\p{L}(]/u;

/** True if a line goes on in the next one. */
const goesOn = (line: string, next: string): boolean =>
  next.trim() !== '' &&
  !ENDS.test(line) &&
  (line.length >= BROKEN_FROM || (/^\s*\p{Ll}/u.test(next) && !COUNTS.test(line)));

interface Run {
  readonly text: string;
  /** Where each of its lines begins. */
  readonly starts: readonly { readonly line: number; readonly at: number }[];
}

const runsOf = (lines: readonly string[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const [line, raw] of lines.entries()) {
    const text = raw.trim();
    if (text === '') continue;
    const last = runs.at(-1);
    const before = lines[line - 1] ?? '';
    if (last !== undefined && before.trim() !== '' && goesOn(before.trimEnd(), raw)) {
      const at = last.text.length + 1;
      runs[runs.length - 1] = { text: `${last.text} ${text}`, starts: [...last.starts, { line, at }] };
    } else runs.push({ text, starts: [{ line, at: 0 }] });
  }
  return runs;
};

/** The sentences of a mail, in their order. */
export const sentencesOf = (lines: readonly string[]): readonly Sentence[] =>
  runsOf(lines).flatMap(({ text, starts }) => {
    const cuts = [0, ...[...text.matchAll(BETWEEN)].map((match) => match.index + match[0].length), text.length];
    return cuts.slice(0, -1).flatMap((from, index): Sentence[] => {
      const to = cuts[index + 1] ?? text.length;
      const own = text.slice(from, to).trim();
      if (own === '') return [];
      const within = starts.filter(
        ({ at }, nth) => at < to && (starts[nth + 1]?.at ?? Number.POSITIVE_INFINITY) > from,
      );
      return [
        {
          text: own,
          lines: within.map(({ line }) => line),
          kind: /\?["”“»')\]!?]*$/.test(own) && !asksNothing(own) ? 'question' : 'statement',
        },
      ];
    });
  });
