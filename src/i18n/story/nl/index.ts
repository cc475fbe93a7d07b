// Nederlands: hoe een beurt verteld wordt.

import type { Teller } from '../teller.ts';
import { headlinesNl } from './headlines.ts';
import { closingNl, sentencesNl } from './sentences.ts';

export const nl: Teller = { headlines: headlinesNl, sentences: sentencesNl, closing: closingNl };
