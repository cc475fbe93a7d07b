// What reads the sentences of a sheet, for a text in a language.

import type { Language } from '../vocab/index.ts';
import type { readHanging } from './conditions/line.ts';
import type { mayHang } from './conditions/openers.ts';
import type { underOver } from './conditions/over.ts';
import type { isPutOff, withoutCourtesy } from './speech/courtesy.ts';
import type { readSpeech } from './speech/speech.ts';
import type { languageOf } from './speech/words/lexicon.ts';

/** Reads lines that are none of the notation, sentence by sentence. */
export interface Speech {
  readonly languageOf: typeof languageOf;
  readonly readSpeech: typeof readSpeech;
  readonly withoutCourtesy: typeof withoutCourtesy;
  readonly isPutOff: typeof isPutOff;
  readonly mayHang: typeof mayHang;
  readonly underOver: typeof underOver;
  readonly readHanging: typeof readHanging;
}

/** The same for a text in a language; without it a line that is none of the notation is a problem. */
export type Ear =
  | {
      readonly language: Language;
      /** The same, if a line has asked for it by now. */
      readonly known: Language | undefined;
      readonly speech: Speech;
    }
  | undefined;

/** The language is looked for when a line first asks for it: a sheet of the notation alone needs none. */
export const earFor = (speech: Speech, rows: readonly string[], own: Language | undefined): Ear => {
  let language: Language | undefined;
  return {
    speech,
    get language() {
      language ??= speech.languageOf(rows, own);
      return language;
    },
    get known() {
      return language;
    },
  };
};
