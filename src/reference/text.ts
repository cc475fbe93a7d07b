// A topic of the rules as it is written: its head, introduction and `<Clause>` blocks, taken apart. The one place that
// knows how such a file looks. It reads no files and knows neither which clauses there are nor what they say.

import type { ClauseId } from '../vocab/index.ts';

/** The text of one clause. */
export interface ClauseText {
  readonly id: ClauseId;
  /** Fingerprint of the English text that a translation renders, as written into it; English has none. */
  readonly of?: string;
  /** Markdown, as it stands between the tags. */
  readonly body: string;
  /** The heading of the file it stands under. */
  readonly heading?: string;
  /** The line of its opening tag, from 1. */
  readonly line: number;
}

/** What is wrong with the shape of a file. */
type TextFaultCode = 'no-head' | 'tag' | 'nested' | 'unclosed' | 'unopened' | 'empty';
interface TextFault {
  readonly code: TextFaultCode;
  /** From 1. */
  readonly line: number;
}

export interface TopicText {
  readonly title: string;
  readonly summary: string;
  /** What it says beside its clauses: title and summary, the words before the first of them, its headings. */
  readonly introduction: string;
  /** Fingerprint of the English introduction that a translation renders, as written into its head; English has none. */
  readonly of?: string;
  /** In the order of the file. */
  readonly clauses: readonly ClauseText[];
  readonly faults: readonly TextFault[];
}

const OPENING = /^<Clause id="([A-Za-z0-9][A-Za-z0-9.-]*)"(?: of="([0-9a-f]{8})")?>$/;
const CLOSING = '</Clause>';
const HEAD = /^---\ntitle: (.+)\nsummary: (.+)\n(?:of: "?([0-9a-f]{8})"?\n)?---\n/;

/** A YAML string of one line: bare or in double quotes. */
const unquoted = (text: string): string => (text.startsWith('"') ? String(JSON.parse(text)) : text.trim());

interface Open {
  readonly id: ClauseId;
  readonly of?: string;
  readonly line: number;
  readonly heading?: string;
  readonly lines: string[];
}

/** Takes the text of a topic apart. A block with a fault is left out, and the fault is named. */
export const topicOfText = (text: string): TopicText => {
  const head = HEAD.exec(text);
  const [frame = '', title = '', summary = '', of] = head ?? [];
  const first = frame.split('\n').length - 1; // the row after the head, which is taken apart above
  const clauses: ClauseText[] = [];
  const faults: TextFault[] = head === null ? [{ code: 'no-head', line: 1 }] : [];
  const beside: string[] = [unquoted(title), unquoted(summary)];
  let heading: string | undefined;
  let open: Open | undefined;
  const close = ({ lines, ...clause }: Open): void => {
    const body = lines.join('\n').trim();
    if (body === '') faults.push({ code: 'empty', line: clause.line });
    else clauses.push({ ...clause, body });
  };
  for (const [at, row] of text.split('\n').entries()) {
    const line = at + 1;
    const opening = OPENING.exec(row);
    if (opening !== null) {
      if (open !== undefined) faults.push({ code: 'nested', line });
      const [, id = '', of] = opening;
      open = {
        id: id as ClauseId, // as it is written: whether there is such a clause, the registry knows
        line,
        lines: [],
        ...(of === undefined ? {} : { of }),
        ...(heading === undefined ? {} : { heading }),
      };
    } else if (row === CLOSING) {
      if (open === undefined) faults.push({ code: 'unopened', line });
      else close(open);
      open = undefined;
    } else if (/<\/?Clause\b/.test(row)) faults.push({ code: 'tag', line });
    else if (open !== undefined) open.lines.push(row);
    else if (at >= first) {
      if (row.startsWith('#')) heading = row.replace(/^#+\s*/, '').trim();
      beside.push(row);
    }
  }
  if (open !== undefined) faults.push({ code: 'unclosed', line: open.line });
  return {
    title: unquoted(title),
    summary: unquoted(summary),
    introduction: beside.join('\n').trim(),
    ...(of === undefined ? {} : { of }),
    clauses,
    faults,
  };
};

/** The blocks of a topic, in order. */
export const clausesOf = (text: string): readonly ClauseText[] => topicOfText(text).clauses;
