// How a language says refusals: one function a code, so that a missing sentence does not compile.

import type { RefusalParams } from '../../engine/index.ts';
import type { Words } from '../words.ts';

/** Sentences for the codes of `P`. Each is whole; it says what was asked, what stands in the way, with the numbers. */
export type Say<P> = { readonly [C in keyof P]: (params: P[C], words: Words) => string };

export type SayRefusal = Say<RefusalParams>;
