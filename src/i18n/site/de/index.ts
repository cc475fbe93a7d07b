// Deutsch.

import { pages } from './pages.ts';
import { turn } from './turn.ts';

export const de = { ...pages, ...turn };
