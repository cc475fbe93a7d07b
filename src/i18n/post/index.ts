// What mails say, by language.

import type { Language } from '../../vocab/index.ts';
import { de } from './de.ts';
import { en, type PostTexts } from './en.ts';
import { nl } from './nl.ts';

export type { PostTexts } from './en.ts';

export const POST_TEXTS: { readonly [language in Language]: PostTexts } = { en, de, nl };
