// What `sync` says, by language.

import type { Language } from '../../../vocab/index.ts';
import { de } from './de.ts';
import { en, type SyncTexts } from './en.ts';
import { nl } from './nl.ts';

export type { SyncTexts } from './en.ts';

export const SYNC_TEXTS: { readonly [language in Language]: SyncTexts } = { en, de, nl };
