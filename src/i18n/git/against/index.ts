// What is said about a change of an archive before it is taken, by language.

import type { Language } from '../../../vocab/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { AgainstTexts } from './params.ts';

export type { AgainstCode, AgainstParams, AgainstRule, AgainstStop, AgainstTexts } from './params.ts';
export const AGAINST_TEXTS: { readonly [language in Language]: AgainstTexts } = { en, de, nl };
