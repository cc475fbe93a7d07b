// Rulesets that are being written: no list, page or command knows them, and no game is played by them. They move to the
// registry when they are whole.

import type { Ruleset } from './ruleset.ts';

export const DRAFT_RULESETS: readonly Ruleset[] = [];
