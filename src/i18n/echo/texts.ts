// The echo's words of each language.

import type { Language } from '../../vocab/index.ts';
import type { Words } from '../words.ts';
import { de } from './de.ts';
import { type EchoTexts, en } from './en.ts';
import { nl } from './nl.ts';

const TEXTS: { readonly [language in Language]: EchoTexts } = { en, de, nl };

export const echoTexts = ({ language }: Words): EchoTexts => TEXTS[language];
