// In a reader's browser, beside the page: the position of a rules case to begin a trial with. Loaded where one begins
// so.

import { startOf } from '../../cases/start.ts';
import type { TrialOf } from '../../clerk/trial.ts';
import { rulesOf } from '../check/rules.ts';
import type { TriedCase } from './message.ts';

/** Rules, agreements and position of a case; undefined where its rules are not known. */
export const caseIn = async ({
  ruleset: named,
  ...spec
}: Pick<TriedCase, 'ruleset' | 'options' | 'given'>): Promise<
  Pick<TrialOf, 'ruleset' | 'options' | 'start'> | undefined
> => {
  const ruleset = await rulesOf(named);
  return ruleset && { ruleset, options: spec.options, start: startOf(ruleset, spec) };
};
