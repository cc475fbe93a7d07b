// What can be wrong with a log, as typed values: where, what, with which particulars, what to do. No sentences here.

import { type Remedy, TRUST_REMEDIES, type TrustFaults } from '../trust/index.ts';
import type { Unclean } from './text.ts';

/** What can be wrong with the shape of a line. */
export type ShapeProblem =
  | 'missing'
  | 'unknown-keys'
  | 'not-one-of'
  | 'whole-number'
  | 'text-length'
  | 'list-length'
  | 'kind'
  | 'form'
  | 'other';

/** Faults of form, in the order in which they are looked for. */
interface FormFaults {
  readonly 'no-log': Record<never, never>;
  readonly 'file-too-large': { readonly bytes: number; readonly max: number };
  readonly 'too-many-lines': { readonly lines: number; readonly max: number };
  readonly 'bad-game-id': { readonly game: string };
  readonly 'line-empty': Record<never, never>;
  /** Git left its marks where it could not join two versions. */
  readonly 'merge-markers': Record<never, never>;
  /** The line ends with CR LF. */
  readonly 'line-ends': Record<never, never>;
  readonly 'line-too-long': { readonly bytes: number; readonly max: number };
  readonly 'too-deep': { readonly depth: number; readonly max: number };
  readonly 'not-utf8': Record<never, never>;
  readonly 'byte-order-mark': Record<never, never>;
  readonly 'not-json': Record<never, never>;
  readonly 'not-an-object': Record<never, never>;
  readonly 'number-not-safe': { readonly at: string };
  readonly 'key-forbidden': { readonly at: string; readonly key: string };
  readonly 'text-unclean': { readonly at: string; readonly why: Unclean };
  /** `column` is the first character that differs from the canonical form, from 1. */
  readonly 'not-canonical': { readonly column: number };
  /** The line is of a version of the format that is not among the `known` ones. */
  readonly 'unknown-version': { readonly v: number; readonly known: readonly number[] };
  /** The game is played by rules that are not among the `known` ones: of a later version, or of another name. */
  readonly 'unknown-ruleset': {
    readonly ruleset: string;
    readonly version: number;
    readonly known: readonly { readonly id: string; readonly version: number }[];
  };
  readonly 'unknown-order': { readonly order: string };
  readonly 'unknown-event': { readonly at: string; readonly event: string };
  /** The signature is none of this line, whoever is said to have signed. */
  readonly 'signature-wrong': Record<never, never>;
  readonly 'wrong-shape': {
    readonly at: string;
    readonly problem: ShapeProblem;
    /** Values or keys; for `kind` one of text, list, object, other; for `form` one of time, day, hash, id, other. */
    readonly expected: readonly string[];
    readonly min?: number;
    readonly max?: number;
  };
}

/** Faults of the file itself, met when appending or opening. */
interface FileFaults {
  readonly 'symbolic-link': { readonly path: string };
  readonly 'not-a-file': { readonly path: string };
  readonly 'game-exists': { readonly game: string };
  readonly 'log-busy': { readonly holder: string };
  readonly 'log-moved-on': { readonly bytes: number; readonly expected: number };
}

/** Faults found when a log that is sound in form is folded and proved. */
interface ProofFaults {
  /** The dice of a line are not those its seed gives. */
  readonly 'dice-wrong-for-seed': {
    readonly purpose: string;
    readonly expected: readonly number[];
    readonly got: readonly number[];
  };
  /** The signature of a round is not the beacon's. */
  readonly 'beacon-forged': { readonly round: number };
  /** An event of the line, by index, that cannot be folded. */
  readonly 'fold-failed': { readonly event: number; readonly message: string };
}

export interface LogFaults extends FormFaults, FileFaults, ProofFaults, TrustFaults {}
export type LogFaultCode = keyof LogFaults;

/** What is wrong, where and what to do. */
export type LogFault = {
  readonly [C in LogFaultCode]: {
    /** The file as the reader was told to call it, such as `games/spring-26/log.jsonl`. */
    readonly file: string;
    /** The line, from 1; 0 for the file as a whole. */
    readonly line: number;
    readonly code: C;
    readonly params: LogFaults[C];
    readonly remedy: Remedy;
  };
}[LogFaultCode];

/** What to do about each fault; also the list of all codes. */
const LOG_REMEDIES: { readonly [C in LogFaultCode]: Remedy } = {
  ...TRUST_REMEDIES,
  'no-log': 'restore-the-line',
  'file-too-large': 'shorten',
  'too-many-lines': 'shorten',
  'bad-game-id': 'write-with-fieldpost',
  'line-empty': 'restore-the-line',
  'merge-markers': 'sync',
  'line-ends': 'sync',
  'line-too-long': 'shorten',
  'too-deep': 'write-with-fieldpost',
  'not-utf8': 'restore-the-line',
  'byte-order-mark': 'restore-the-line',
  'not-json': 'restore-the-line',
  'not-an-object': 'write-with-fieldpost',
  'number-not-safe': 'write-with-fieldpost',
  'key-forbidden': 'write-with-fieldpost',
  'text-unclean': 'say-otherwise',
  'not-canonical': 'restore-the-line',
  'unknown-version': 'use-newer-version',
  'unknown-ruleset': 'use-newer-version',
  'unknown-order': 'use-newer-version',
  'unknown-event': 'use-newer-version',
  'wrong-shape': 'write-with-fieldpost',
  'symbolic-link': 'remove-the-link',
  'not-a-file': 'remove-the-link',
  'game-exists': 'write-with-fieldpost',
  'log-busy': 'try-again',
  'log-moved-on': 'read-again',
  'signature-wrong': 'restore-the-line',
  'dice-wrong-for-seed': 'restore-the-line',
  'beacon-forged': 'restore-the-line',
  'fold-failed': 'use-newer-version',
};

/** A fault without its place. */
export type BareFault = {
  readonly [C in LogFaultCode]: { readonly code: C; readonly params: LogFaults[C]; readonly remedy: Remedy };
}[LogFaultCode];

export const bareFault = <C extends LogFaultCode>(code: C, params: LogFaults[C]): BareFault =>
  ({ code, params, remedy: LOG_REMEDIES[code] }) as BareFault; // code and params belong together by the signature; the union cannot see it

/** Puts a fault in its place. */
export const faultAt = (file: string, line: number, fault: BareFault): LogFault =>
  ({ file, line, ...fault }) as LogFault; // a bare fault with its place is a fault of the same code

/**
 * Faults with causes before consequences: by line, but a broken chain first, for it shows that the line before it was
 * changed, and whatever is wrong with that line may come of it.
 */
export const inOrder = (faults: readonly LogFault[]): readonly LogFault[] => {
  const place = ({ code, line }: LogFault): number => (code === 'wrong-prev' ? line - 1.5 : line);
  return [...faults].sort((a, b) => place(a) - place(b));
};
