// Words that a mail may hold beside orders: those that send the kept lines off, show them or drop them, one that lets
// units go, and numbers before lines that put kept ones right. They are understood in every language, whatever the
// player reads.

import { anyOf, type Rows } from '../notation/index.ts';
import { assentIn } from './speech/assent.ts';

const WORDS = {
  draft: { en: 'draft', de: 'Entwurf', nl: 'concept' },
  /** What is kept shall be shown, or dropped. */
  plan: { en: 'plan', de: 'Plan', nl: 'plan' },
  drop: { en: 'drop', de: 'verwerfen', nl: 'weggooien' },
  forfeit: { en: 'forfeit', de: 'verfallen, verfallen lassen', nl: 'vervallen, laat vervallen' },
  line: { en: 'line', de: 'Zeile', nl: 'regel' },
  and: { en: 'and', de: 'und', nl: 'en' },
} as const satisfies Rows;

const alone = (row: Rows[string]): RegExp => new RegExp(`^(?:${anyOf(row)})[.!?]?$`, 'iu');

const DRAFT = alone(WORDS.draft);
const PLAN = alone(WORDS.plan);
const DROP = alone(WORDS.drop);
const FORFEIT = alone(WORDS.forfeit);
/** `4: 2 inf KAR > FIN`, `Zeile 4: …`, `regel 4 = …`; a number and a point alone would be a list. */
const CORRECTION = new RegExp(String.raw`^\s*((?:${anyOf(WORDS.line)})\s*)?(\d{1,3})\s*([:=])\s*(.*)$`, 'iu');
const COUNTED = String.raw`\d{1,3}\s*x?\s*\p{L}[\p{L}.-]*`;
/** Nothing but numbers of units, as behind what they cost: `28: 6 inf, 1 trn`. */
const UNITS_ALONE = new RegExp(
  String.raw`^${COUNTED}(?:[\s,;+&]+(?:(?:${anyOf(WORDS.and)})\s+)?${COUNTED})*[\s.]*$`,
  'iu',
);
const WAY = /[>→»]/;

/** A line of the kept sheet as it shall be; empty to take it out. */
export interface Correction {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

export interface MailWords {
  /** The lines without these words and without numbers before them. */
  readonly lines: readonly string[];
  /** Those of them that had no number. */
  readonly besides: readonly string[];
  readonly draft: 'yes' | 'no';
  readonly forfeit: 'yes' | 'no';
  readonly plan: 'none' | 'show' | 'drop';
  readonly corrections: readonly Correction[];
  /** What it says to the lines that were proposed; those said yes to are among the corrections. */
  readonly assent: 'none' | 'yes' | 'no';
}

/**
 * The line a text puts right, and with what. A number before units alone is what they cost, unless it is that of a kept
 * line which could be about units alone too; so is one with an equals sign, unless `line` stands before it.
 */
const correctionIn = (text: string, asked: readonly string[]): Correction | undefined => {
  const [, word, number = '', sign, rest = ''] = CORRECTION.exec(text) ?? [];
  if (number === '' || (word === undefined && sign === '=')) return undefined;
  const line = Number(number);
  const said = rest.trim();
  const kept = asked[line - 1]?.trim() ?? '';
  const isSum = UNITS_ALONE.test(said) && (kept === '' || WAY.test(kept));
  return word === undefined && isSum ? undefined : { line, text: said };
};

/**
 * Takes the words out of the lines of a mail.
 *
 * @param asked the kept lines that the player was asked to put right by their numbers
 * @param proposed some of them as they were likely meant, to be said yes to
 */
export const mailWords = (
  lines: readonly string[],
  asked: readonly string[] = [],
  proposed: readonly Correction[] = [],
): MailWords => {
  const corrections: Correction[] = [];
  const rest: string[] = [];
  const besides: string[] = [];
  let draft: MailWords['draft'] = 'no';
  let forfeit: MailWords['forfeit'] = 'no';
  let plan: MailWords['plan'] = 'none';
  const agreed = new Set<Correction>();
  let declined = false;
  for (const line of lines) {
    const correction = correctionIn(line, asked);
    const assent = proposed.length === 0 ? undefined : assentIn(line);
    if (assent !== undefined) {
      const is = (said: 'all' | readonly number[], at: number): boolean => said === 'all' || said.includes(at);
      for (const each of proposed) if (is(assent.yes, each.line) && !is(assent.no, each.line)) agreed.add(each);
      if (assent.no === 'all' || assent.no.length > 0) declined = true;
    } else if (DRAFT.test(line.trim())) draft = 'yes';
    else if (FORFEIT.test(line.trim())) forfeit = 'yes';
    else if (PLAN.test(line.trim())) plan = 'show';
    else if (DROP.test(line.trim())) plan = 'drop';
    else if (correction !== undefined) {
      corrections.push(correction);
      rest.push(correction.text);
    } else {
      rest.push(line);
      besides.push(line);
    }
  }
  // What he wrote himself comes before what was proposed to him.
  const own = new Set(corrections.map(({ line }) => line));
  corrections.push(...[...agreed].filter(({ line }) => !own.has(line)));
  const assent = agreed.size > 0 ? 'yes' : declined ? 'no' : 'none';
  return { lines: rest, besides, draft, forfeit, plan, corrections, assent };
};

/**
 * A kept sheet put right; the number of the first line there is not, if there is one. Several texts for one line take
 * its place together.
 */
export const corrected = (text: string, corrections: readonly Correction[]): string | { readonly missing: number } => {
  const lines = text.split('\n');
  const missing = corrections.find(({ line }) => line < 1 || line > lines.length);
  if (missing !== undefined) return { missing: missing.line };
  const said = Map.groupBy(corrections, ({ line }) => line);
  return lines
    .map((old, index) => {
      const own = said.get(index + 1);
      return own === undefined ? old : own.map((correction) => correction.text).join('\n');
    })
    .join('\n');
};
