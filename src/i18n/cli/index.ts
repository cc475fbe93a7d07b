// What the command line says, by language.

import type { Language } from '../../vocab/index.ts';
import { de } from './de.ts';
import { type CliTexts, en } from './en.ts';
import { nl } from './nl.ts';

export type { CliTexts } from './en.ts';

export const CLI_TEXTS: { readonly [language in Language]: CliTexts } = { en, de, nl };
