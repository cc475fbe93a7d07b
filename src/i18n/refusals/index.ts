// Why an order was refused, as a sentence in the reader's language.

import type { Refusal, RefusalCode } from '../../engine/index.ts';
import type { Language } from '../../vocab/index.ts';
import type { Words } from '../words.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { nl } from './nl/index.ts';
import { refusalWords, type SayRefusal } from './say.ts';

export type { Say } from './say.ts';

const SAY: { readonly [language in Language]: SayRefusal } = { en, de, nl };

/** One whole sentence: what was asked, what stands in the way, with the numbers. */
export const sayRefusal = (refusal: Pick<Refusal, 'code' | 'params'>, words: Words): string =>
  refusalWords(SAY[words.language], refusal, words);

/** Every code there is a sentence for: all there are, by the type of `SAY`. */
export const REFUSAL_CODES = Object.keys(SAY.en) as readonly RefusalCode[]; // the keys of a literal object are exactly its key type
