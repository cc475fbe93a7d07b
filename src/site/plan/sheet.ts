// In a reader's browser: what reads a sheet, and writes it anew when something is done on the board. Loaded once
// something is, or once a text is there.

import { type Change, changed } from '../../clerk/planner/edit.ts';
import { written } from '../../clerk/planner/write.ts';
import type { ReadSheet } from '../../clerk/sheet.ts';
import type { Parse } from '../../clerk/table.ts';
import type { NotationContext } from '../../notation/index.ts';

export { parseLines } from '../../notation/sheet.ts';

/**
 * The text of a sheet after a change of its orders.
 *
 * @returns undefined where what is written beside the orders would change them
 */
export const textAfter = (
  context: NotationContext,
  read: ReadSheet,
  change: Change,
  parse: Parse,
): string | undefined => {
  const { ruleset, state, power } = context;
  return written(context, read, changed(ruleset, state, power, read.sheet.orders, change), parse);
};
