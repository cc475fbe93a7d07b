// Deutsch: wie ein Zug erzählt wird.

import type { Teller } from '../teller.ts';
import { headlinesDe } from './headlines.ts';
import { closingDe, sentencesDe } from './sentences.ts';

export const de: Teller = { headlines: headlinesDe, sentences: sentencesDe, closing: closingDe };
