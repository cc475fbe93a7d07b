// English: how a turn is told.

import type { Teller } from '../teller.ts';
import { headlinesEn } from './headlines.ts';
import { closingEn, sentencesEn } from './sentences.ts';

export const en: Teller = { headlines: headlinesEn, sentences: sentencesEn, closing: closingEn };
