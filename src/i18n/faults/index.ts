// What is wrong with a log and what to do about it, as sentences in the reader's language.

import type { Language } from '../../vocab/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { FaultTexts } from './params.ts';

export type { FaultParams, FaultTexts } from './params.ts';
export const FAULT_TEXTS: { readonly [language in Language]: FaultTexts } = { en, de, nl };
