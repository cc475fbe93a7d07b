// Words that a mail may hold beside orders: one that sends the kept lines off, one that lets units go, and numbers before
// lines that put kept ones right. They are understood in every language, whatever the player reads.

const DRAFT = /^(?:draft|entwurf|concept)[.!]?$/i;
const FORFEIT = /^(?:forfeit|verfallen|verfallen lassen|vervallen|laat vervallen)[.!]?$/i;
/** `4: 2 inf KAR > FIN`, `Zeile 4: …`, `regel 4 = …`; a number and a point alone would be a list. */
const CORRECTION = /^\s*(?:(?:line|zeile|regel)\s*)?(\d{1,3})\s*[:=]\s*(.*)$/i;

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
  readonly corrections: readonly Correction[];
}

/** Takes the words out of the lines of a mail. */
export const mailWords = (lines: readonly string[]): MailWords => {
  const corrections: Correction[] = [];
  const rest: string[] = [];
  const besides: string[] = [];
  let draft: MailWords['draft'] = 'no';
  let forfeit: MailWords['forfeit'] = 'no';
  for (const line of lines) {
    const correction = CORRECTION.exec(line);
    if (DRAFT.test(line.trim())) draft = 'yes';
    else if (FORFEIT.test(line.trim())) forfeit = 'yes';
    else if (correction !== null) {
      const text = (correction[2] ?? '').trim();
      corrections.push({ line: Number(correction[1]), text });
      rest.push(text);
    } else {
      rest.push(line);
      besides.push(line);
    }
  }
  return { lines: rest, besides, draft, forfeit, corrections };
};

/** A kept sheet put right; the number of the first line there is not, if there is one. */
export const corrected = (text: string, corrections: readonly Correction[]): string | { readonly missing: number } => {
  const lines = text.split('\n');
  const missing = corrections.find(({ line }) => line < 1 || line > lines.length);
  if (missing !== undefined) return { missing: missing.line };
  for (const { line, text: said } of corrections) lines[line - 1] = said;
  return lines.join('\n');
};
