// Conformance cases that can be played on: where each is, and what a trial begins with, topic by topic.

import { type Case, noBeginning, rulesetOfCase } from '../../cases/index.ts';
import { RULESETS, type Ruleset, usualOptions } from '../../rulesets/index.ts';
import { LANGUAGES } from '../../vocab/index.ts';
import type { Place } from '../routes.ts';
import type { FirstOrder, TriedCase } from '../try/message.ts';
import { theCases, titleOf } from './cases.ts';
import { registered, theRegistry } from './clauses.ts';
import { openingId } from './openings.ts';

/** The rules of a case that a trial can begin with; undefined for any other. */
const rulesIn = (spec: Case): Ruleset | undefined => {
  const ruleset = rulesetOfCase(spec.ruleset, RULESETS);
  return noBeginning(spec) === undefined ? ruleset : undefined;
};

/** The page on which a case is played on, as a trial; undefined where none can begin with it. */
export const trialOf = (spec: Case): Place | undefined => {
  const ruleset = rulesIn(spec);
  const topic = registered(spec.clause)?.topic;
  if (ruleset === undefined || topic === undefined) return undefined;
  return { page: 'try', from: openingId(ruleset.id), topic, case: spec.id };
};

const FIRST: readonly string[] = ['purchase', 'combat-move', 'noncombat-move', 'place'];

/** What a case orders before dice fall, lines of notation and orders that are refused on the way aside. */
const firstOrders = ({ when }: Case): readonly FirstOrder[] => {
  const isFirst = (step: Case['when'][number]): boolean =>
    typeof step === 'object' && 'type' in step && FIRST.includes(step.type);
  const end = when.findIndex((step) => !isFirst(step));
  return when.slice(0, end === -1 ? when.length : end) as unknown as readonly FirstOrder[]; // as just asked
};

const triedIn = (ruleset: Ruleset, spec: Case): TriedCase => ({
  clause: spec.clause,
  titles: Object.fromEntries(LANGUAGES.map((language) => [language, titleOf(spec, language).title])),
  outcome: 'refused' in spec.then ? 'refused' : 'accepted',
  ruleset: { id: ruleset.id, version: ruleset.version },
  options: { ...usualOptions(ruleset), ...spec.options } as TriedCase['options'], // `partial` lets the schema hold undefined; JSON cannot
  given: spec.given,
  orders: firstOrders(spec),
});

/** Every topic. */
export const topicsOfCases = (): readonly string[] => [
  ...new Set([...theRegistry().clauses.values()].map(({ topic }) => topic)),
];

/** What trials begin with that begin with a case of a topic, by the id of the case. */
export const triedCasesJson = (topic: string) => ({
  format: 1,
  cases: Object.fromEntries(
    theCases().flatMap(({ spec }) => {
      const ruleset = registered(spec.clause)?.topic === topic ? rulesIn(spec) : undefined;
      return ruleset === undefined ? [] : [[spec.id, triedIn(ruleset, spec)] as const];
    }),
  ),
});
