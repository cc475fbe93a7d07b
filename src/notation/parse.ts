// A turn sheet read in full: lines of the notation, and what people write in sentences.

import { readHanging } from './conditions/line.ts';
import { mayHang } from './conditions/openers.ts';
import { underOver } from './conditions/over.ts';
import type { NotationContext } from './context.ts';
import { newMemory } from './memory.ts';
import type { Sheet } from './reading.ts';
import { parseLines } from './sheet.ts';
import { isPutOff, withoutCourtesy } from './speech/courtesy.ts';
import { readSpeech } from './speech/speech.ts';
import { languageOf } from './speech/words/lexicon.ts';

const SPEECH = { languageOf, mayHang, readSpeech, readHanging, underOver, withoutCourtesy, isPutOff };

/**
 * Reads a turn sheet.
 *
 * @param text lines as players write them, in any of the languages; see the guide to order notation
 * @returns the orders in the order in which they first occur, and an answer to each line
 */
export const parseSheet = (context: NotationContext, text: string): Sheet => parseLines(context, text, SPEECH);

/**
 * Reads one text after another as `parseSheet` does: for whoever tries a letter in several ways, for what a line said
 * below the same lines is known from then on.
 */
export const sheetReader = (context: NotationContext): ((text: string) => Sheet) => {
  const memory = newMemory(context);
  return (text) => parseLines(context, text, SPEECH, memory);
};
