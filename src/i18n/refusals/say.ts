// How a language says refusals: one function a code, so that a missing sentence does not compile.

import type { Refusal, RefusalParams } from '../../engine/index.ts';
import { capital, stop } from '../format.ts';
import type { Words } from '../words.ts';

/** Sentences for the codes of `P`. Each is whole; it says what was asked, what stands in the way, with the numbers. */
export type Say<P> = { readonly [C in keyof P]: (params: P[C], words: Words) => string };

export type SayRefusal = Say<RefusalParams>;

/** One whole sentence: what was asked, what stands in the way, with the numbers. */
export const refusalWords = (all: SayRefusal, refusal: Pick<Refusal, 'code' | 'params'>, words: Words): string => {
  const say = all[refusal.code] as (params: Refusal['params'], words: Words) => string; // `Refusal` pairs each code with its params
  return stop(capital(say(refusal.params, words)));
};
