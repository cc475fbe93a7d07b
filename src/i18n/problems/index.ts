// What is to be said about a line of a turn sheet, as sentences in the reader's language.

import type { Language } from '../../vocab/index.ts';
import type { Say } from '../refusals/say.ts';
import type { Words } from '../words.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as nl from './nl.ts';
import type { Meant, ProblemParams, RemarkParams } from './params.ts';

export type { Meant, ProblemParams, RemarkParams } from './params.ts';

/** One sentence a problem, by language. */
export const PROBLEMS: { readonly [language in Language]: Say<ProblemParams> } = {
  en: en.problems,
  de: de.problems,
  nl: nl.problems,
};

/** One sentence or more a remark, by language. */
export const REMARKS: { readonly [language in Language]: Say<RemarkParams> } = {
  en: en.remarks,
  de: de.remarks,
  nl: nl.remarks,
};

/** A possible meaning in words: a space with its code, a unit, a power, a word of the notation as it is written. */
export const sayMeant = (meant: Meant, words: Words): string => {
  switch (meant.kind) {
    case 'space':
      return `${words.space(meant.space)} (${words.code(meant.space)})`;
    case 'unit':
      return meant.dialect === undefined
        ? words.unit(meant.unit)
        : `${words.unit(meant.unit)} (${meant.dialect.toUpperCase()})`;
    case 'power':
      return words.power(meant.power);
    case 'battle':
      return words.battle(meant.battle);
    case 'word':
      return `“${meant.text}”`;
  }
};
