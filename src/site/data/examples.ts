// Battles worked out when the site is built: for readers whose browser calculates nothing, and to start from.

import type { Board } from '../../board/index.ts';
import { type Outcome, oddsFor, type Question, solverOf } from '../../odds/index.ts';
import { newestRulesets } from '../../rulesets/index.ts';
import { type Asked, USUAL_RULESET } from '../odds-address.ts';

export interface Example {
  readonly asked: Asked;
  readonly board: Board;
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

/** Where artillery fires first and shooters pick: on land, from the sea, at sea. */
const BY_ROWS: readonly Question[] = [
  {
    attacker: { units: { infantry: 4, armor: 1, artillery: 1 } },
    defender: { units: { infantry: 3, fighter: 1, artillery: 1 } },
  },
  {
    attacker: { units: { infantry: 4, fighter: 1 } },
    defender: { units: { infantry: 2, fighter: 1, artillery: 1 } },
    shots: 1,
    assault: 'landing',
  },
  {
    attacker: { units: { fighter: 2, submarine: 1, battleship: 1 } },
    defender: { units: { carrier: 1, fighter: 2, battleship: 1 } },
  },
];

/** Examples under the usual rules, then under each of those whose battles have other steps. */
export const workedExamples = (): readonly Example[] => {
  const usual = newestRulesets().filter(({ id }) => id === USUAL_RULESET);
  const others = newestRulesets().filter((ruleset) => solverOf(ruleset, 'land') === 'rows');
  return [
    ...usual.flatMap((ruleset) => EXAMPLES.map((question) => ({ ruleset, question }))),
    ...others.flatMap((ruleset) => BY_ROWS.map((question) => ({ ruleset, question }))),
  ].flatMap(({ ruleset, question }) => {
    const odds = oddsFor(ruleset, question)?.odds;
    return odds === undefined ? [] : [{ asked: { ruleset: ruleset.id, question }, board: ruleset.board, odds }];
  });
};
