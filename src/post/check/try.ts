// A turn that was read, tried on the position alone as far as its dice. It enters nothing and throws no die.

import { heldUpBy } from '../../clerk/doubt.ts';
import { givenTo, type RefusedOrder, type Rehearsal, rehearse } from '../../clerk/rehearse.ts';
import { withoutEchoes } from '../../clerk/sheet-lines.ts';
import type { PowerOrder } from '../../engine/index.ts';
import type { MailSheet } from '../prose.ts';
import type { TurnRead } from './read.ts';

export interface Tried {
  /** How far it went; absent unless there are orders that may be entered now. */
  readonly rehearsal?: Rehearsal;
  /** What the rules refuse. */
  readonly refused: readonly RefusedOrder[];
  /** Orders not looked at: they hang on refused ones, or on dice. */
  readonly skipped: readonly PowerOrder[];
  readonly behindDice: readonly PowerOrder[];
  /** Where something is doubtful, the orders before it, which would be entered all the same. */
  readonly entered: readonly PowerOrder[];
}

/** Orders that are entered although others are doubtful. */
const enteredOf = ({ sheet }: MailSheet, refused: readonly RefusedOrder[]): readonly PowerOrder[] => {
  const held = heldUpBy(sheet, refused);
  return held.size === 0 ? [] : sheet.orders.filter((_, at) => !held.has(at));
};

/** Tries a turn, if it may be entered now. */
export const tryTurn = ({ context: { ruleset, state }, mail, timing }: TurnRead): Tried => {
  const { sheet } = mail;
  if (timing !== 'now' || sheet.orders.length === 0) return { refused: [], skipped: [], behindDice: [], entered: [] };
  const rehearsal = rehearse(ruleset, { at: state, state }, sheet.orders, givenTo(ruleset));
  const { end, checked, skipped } = rehearsal;
  const refused = withoutEchoes(sheet, rehearsal.refused);
  return {
    rehearsal,
    refused,
    skipped,
    behindDice: end === 'dice' ? sheet.orders.slice(checked) : [],
    entered: enteredOf(mail, refused),
  };
};
