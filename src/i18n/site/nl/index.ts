// Nederlands.

import { pages } from './pages.ts';
import { turn } from './turn.ts';

export const nl = { ...pages, ...turn };
