// A turn sheet read in full: lines of the notation, and what people write in sentences.

import { readHanging } from './conditions/line.ts';
import { mayHang } from './conditions/openers.ts';
import type { NotationContext } from './context.ts';
import type { Sheet } from './reading.ts';
import { parseLines } from './sheet.ts';
import { readSpeech } from './speech/speech.ts';
import { languageOf } from './speech/words/lexicon.ts';

/**
 * Reads a turn sheet.
 *
 * @param text lines as players write them, in any of the languages; see the guide to order notation
 * @returns the orders in the order in which they first occur, and an answer to each line
 */
export const parseSheet = (context: NotationContext, text: string): Sheet =>
  parseLines(context, text, { languageOf, mayHang, readSpeech, readHanging });
