// Rulesets that are being written: no list, page or command knows them, and no game is played by them. They move to the
// registry when they are whole.

import { europe1999 } from './europe-1999/index.ts';
import { linked2001 } from './linked-2001/index.ts';
import { pacific2001 } from './pacific-2001/index.ts';
import type { Ruleset } from './ruleset.ts';

export const DRAFT_RULESETS: readonly Ruleset[] = [europe1999, pacific2001, linked2001];
