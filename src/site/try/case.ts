// In a reader's browser, beside the page: a case of the rules to begin a trial with, its position and what it orders
// first. Loaded where one begins so.

import { startOf } from '../../cases/start.ts';
import type { Trial, TrialOf } from '../../clerk/trial.ts';
import { NO_NONCE, type PowerOrder } from '../../engine/index.ts';
import type { Language, Power } from '../../vocab/index.ts';
import { rulesOf } from '../check/rules.ts';
import { sheetOf } from './lines.ts';
import type { FirstOrder, TriedCase } from './message.ts';

/** Rules, agreements and position of a case, and who plays which powers where it says so. */
export interface CaseBeginning extends Pick<TrialOf, 'ruleset' | 'options' | 'start'> {
  readonly players?: readonly (readonly Power[])[];
}

/** What a trial of a case begins with; undefined where its rules are not known. */
export const caseIn = async ({
  ruleset: named,
  ...spec
}: Pick<TriedCase, 'ruleset' | 'options' | 'given'>): Promise<CaseBeginning | undefined> => {
  const ruleset = await rulesOf(named);
  const { players } = spec.given;
  return ruleset && { ruleset, options: spec.options, start: startOf(ruleset, spec), ...(players && { players }) };
};

/** What a case orders first, as lines that say it exactly, as far as there are such; nothing is played by that. */
export const sheetIn = (trial: Trial, orders: readonly FirstOrder[], language: Language): string => {
  const { power } = trial.table.game.replay.state.turn;
  const whole = orders.map(
    (order) => ({ power, ...(order.type === 'combat-move' ? { nonce: NO_NONCE } : {}), ...order }) as PowerOrder, // of a case
  );
  // What others order who have the turn too is theirs to plan.
  const others = whole.findIndex((order) => order.power !== power);
  for (let count = others === -1 ? whole.length : others; count > 0; count -= 1) {
    const text = sheetOf(trial, power, whole.slice(0, count), language).trim();
    if (text !== '') return text;
  }
  return '';
};
