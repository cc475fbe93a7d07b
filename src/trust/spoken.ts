// What comes of a line for the log's own rules: the next state, or the first reason why the log may not go on with it.

import { fail, type Result } from '../vocab/index.ts';
import { type TrustFault, type TrustFaultCode, type TrustFaults, trustFault } from './fault.ts';
import type { Trust } from './state.ts';

export type Spoken = Result<Trust, TrustFault>;

/** A line refused, and why. */
export const refuse = <C extends TrustFaultCode>(code: C, params: TrustFaults[C]): Spoken =>
  fail(trustFault(code, params));
