// Battles worked out when the site is built: for readers whose browser calculates nothing, and to start from.

import { type Outcome, prepare, type Question, solve } from '../../odds/index.ts';
import { RULESETS } from '../../rulesets/index.ts';
import { type Asked, USUAL_RULESET } from '../odds-address.ts';

export interface Example {
  readonly asked: Asked;
  readonly odds: Outcome;
}

const EXAMPLES: readonly Question[] = [
  { attacker: { units: { infantry: 5, armor: 2 } }, defender: { units: { infantry: 3, fighter: 1 } } },
  { attacker: { units: { infantry: 3, fighter: 1 } }, defender: { units: { infantry: 3 } } },
  { attacker: { units: { infantry: 8, armor: 4 } }, defender: { units: { infantry: 10 } } },
  { attacker: { units: { infantry: 2, fighter: 2, bomber: 1 } }, defender: { units: { infantry: 2 } }, guns: 1 },
  { attacker: { units: { infantry: 3, armor: 1 } }, defender: { units: { infantry: 3 } }, shots: 2 },
  { attacker: { units: { submarine: 2 } }, defender: { units: { transport: 1, submarine: 1 } } },
  { attacker: { units: { fighter: 3, bomber: 1 } }, defender: { units: { carrier: 1, fighter: 2, battleship: 1 } } },
  {
    attacker: { units: { infantry: 5, armor: 2 } },
    defender: { units: { infantry: 3, fighter: 1 } },
    luck: 'low-luck',
  },
];

/** The examples with their odds under the second edition. */
export const workedExamples = (): readonly Example[] => {
  const ruleset = RULESETS.findLast(({ id }) => id === USUAL_RULESET);
  if (ruleset === undefined) return [];
  return EXAMPLES.map((question) => ({
    asked: { ruleset: ruleset.id, question },
    odds: solve(prepare(ruleset, question)),
  }));
};
