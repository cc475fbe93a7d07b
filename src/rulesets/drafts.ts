// Rulesets that are being written: no list, page or command knows them, and no game is played by them. They move to the
// registry when they are whole.

import { linked2001 } from './linked-2001/index.ts';
import type { Ruleset } from './ruleset.ts';

export const DRAFT_RULESETS: readonly Ruleset[] = [linked2001];
