// Why an order was refused, as a sentence in the reader's language.

import { capital, stop } from './format.ts';
import { type Coded, sayCoded } from './messages/say.ts';
import type { Words } from './words.ts';

/** One whole sentence: what was asked, what stands in the way, with the numbers. */
export const sayRefusal = (refusal: Coded<'refusal'>, words: Words): string =>
  stop(capital(sayCoded(words, 'refusal', refusal)));
