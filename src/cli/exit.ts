// How a command ends, for whoever called it from a script. The help of the program lists the same four.

export const EXIT = {
  /** Done. */
  ok: 0,
  /** Refused by the rules or the log, or found broken or different. */
  refused: 1,
  /** The command was not understood, or something it needs was not said. */
  usage: 2,
  /** What could be done is done; dice, a decision or consent are due now. */
  waiting: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command answers: its code, and the answer as data for programs. */
export interface Answer {
  readonly code: ExitCode;
  /** The answer under `--json`, besides `command`, `ok` and `exit`. */
  readonly data: { readonly [key: string]: unknown };
}

export const answer = (data: Answer['data'] = {}, code: ExitCode = EXIT.ok): Answer => ({ code, data });

/** A command cannot go on. Thrown where it happens, told in one place. */
export class Stop extends Error {
  readonly code: ExitCode;
  /** The parts of the message: what, then where, which rule, what next. */
  readonly lines: readonly string[];
  readonly data: Answer['data'];

  constructor(code: ExitCode, lines: readonly string[], data: Answer['data'] = {}) {
    super(lines[0] ?? '');
    this.code = code;
    this.lines = lines;
    this.data = data;
  }
}

/** Somebody who was asked broke off (Ctrl-C). */
export class GaveUp extends Stop {}
