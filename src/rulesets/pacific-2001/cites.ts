// The clauses behind every refusal and effect of Pacific, by code: those of the second edition where its own rules say
// nothing (ruling.R1).

import type { Cites } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';

export const cites: Cites = {
  ...secondEdition.cites,
  'income-by-purse': ['P9'],
};
