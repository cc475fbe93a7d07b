// The sheet of a plan, written anew when its orders change on the board. What a player wrote beside his orders stays
// above them; a sheet with lines that nobody understands, or that hang on conditions, is his to go on with.

import type { PowerOrder } from '../../engine/index.ts';
import { makeSheet, type NotationContext, type Sheet } from '../../notation/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { ReadSheet } from '../sheet.ts';
import type { Parse } from '../table.ts';

/** Lines that are kept: all that order nothing and are no headings of orders. */
const kept = ({ lines }: Sheet): readonly string[] =>
  lines
    .filter(({ what, parts }) => parts.length === 0 && what !== 'blank' && what !== 'heading' && what !== 'order')
    .map(({ text }) => text);

/** The same value always as the same text, in whatever sequence its fields were written. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** Without what is read into a sheet for others with a power of the turn: that they make no moves. */
const said = (orders: readonly PowerOrder[], own: Power): readonly PowerOrder[] =>
  orders.filter(
    (order) =>
      order.power === own ||
      (order.type !== 'combat-move' && order.type !== 'noncombat-move') ||
      order.moves.length > 0 ||
      ('attacks' in order && order.attacks !== undefined),
  );

/**
 * The text of a sheet with other orders.
 *
 * @param read the sheet as it stood
 * @returns undefined where what was written beside the orders would change them
 */
export const written = (
  context: NotationContext,
  read: ReadSheet,
  orders: readonly PowerOrder[],
  parse: Parse,
): string | undefined => {
  const own = makeSheet(context, orders);
  const above = kept(read.sheet);
  const whole = above.length === 0 ? own : [...above, '', own].join('\n');
  const again = (text: string): boolean =>
    asText(said(parse(context, text).orders, context.power)) === asText(said(orders, context.power));
  if (again(whole)) return whole;
  return above.length > 0 && again(own) ? own : undefined;
};
