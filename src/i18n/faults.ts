// What is wrong with a log, as a sentence in the reader's language. Most faults are told as the log has them; the
// others are declared here, for the log stands to the right of this layer.

import { day, moment } from './format.ts';
import { type Coded, sayCoded } from './messages/say.ts';
import type { Words } from './words.ts';

type Told = { readonly [F in Coded<'fault'> as F['code']]: F['params'] };
type Shape = Told['wrong-shape'];

/** What the log says of faults whose sentences are told something else: a time in words, a number counted from one. */
interface Logged {
  readonly 'unknown-ruleset': {
    readonly ruleset: string;
    readonly version: number;
    readonly known: readonly { readonly id: string; readonly version: number }[];
  };
  readonly 'wrong-shape': Omit<Shape, 'min' | 'max'> & { readonly min?: number; readonly max?: number };
  readonly 'fold-failed': { readonly event: number; readonly message: string };
  readonly 'time-goes-back': { readonly at: string; readonly before: string };
  readonly 'absence-backwards': { readonly from: string; readonly to: string };
  readonly 'absence-past': { readonly from: string; readonly day: string };
  readonly 'forfeit-too-early': { readonly from: string };
}

/** A fault that can be said, by its code and what is told of it: one without a sentence does not fit. */
export type SaidFault =
  | Exclude<Coded<'fault'>, { readonly code: keyof Logged }>
  | { readonly [C in keyof Logged]: { readonly code: C; readonly params: Logged[C] } }[keyof Logged];

/** What the sentence of a fault is told. */
const toldOf = (fault: SaidFault, { language, say }: Words, when: (at: string) => string): Coded<'fault'> => {
  switch (fault.code) {
    case 'unknown-ruleset': {
      const { ruleset, version, known } = fault.params;
      const versions = known.filter(({ id }) => id === ruleset).map((one) => one.version);
      const names = known.map((one) => say('ruleset-version', one));
      return { code: fault.code, params: { ruleset, version, versions, known: names } };
    }
    case 'wrong-shape':
      return { code: fault.code, params: { min: undefined, max: undefined, ...fault.params } };
    case 'fold-failed':
      return { code: fault.code, params: { ...fault.params, event: fault.params.event + 1 } };
    case 'time-goes-back': {
      const { at, before } = fault.params;
      return { code: fault.code, params: { at: moment(language, at), before: moment(language, before) } };
    }
    case 'absence-backwards': {
      const { from, to } = fault.params;
      return { code: fault.code, params: { from: day(language, from), to: day(language, to) } };
    }
    case 'absence-past': {
      const { from, day: written } = fault.params;
      return { code: fault.code, params: { from: day(language, from), day: day(language, written) } };
    }
    case 'forfeit-too-early':
      return { code: fault.code, params: { from: when(fault.params.from) } };
    default:
      return fault;
  }
};

/**
 * A fault in one sentence, without where it is.
 *
 * @param when says a time in the time zone of whoever reads; what lines say of themselves stays UTC
 */
export const sayFault = (fault: SaidFault, words: Words, when: (at: string) => string): string =>
  sayCoded(words, 'fault', toldOf(fault, words, when));
