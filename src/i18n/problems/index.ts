// What is to be said about a line of a turn sheet, as sentences in the reader's language.

import type { Language } from '../../vocab/index.ts';
import type { Say } from '../refusals/say.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as nl from './nl.ts';
import type { ProblemParams, RemarkParams } from './params.ts';

export { sayMeant } from './meant.ts';
export type { ProblemParams, RemarkParams } from './params.ts';

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
