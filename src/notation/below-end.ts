// What is still read below the end of a turn.

import { endsTurn } from './growth.ts';
import type { Item, SheetSoFar } from './items.ts';
import { type Reading, silent } from './reading.ts';

/** Orders that belong to no turn, and what its end asks for: how the money of convoys is divided. */
const isTimeless = (item: Item | undefined): boolean =>
  item?.kind === 'standing' || (item?.kind === 'order' && ['resign', 'divide-fund'].includes(item.order.type));

/**
 * A line below the end of the turn. Standing orders may stand there, and what only closes the sheet or the turn; from
 * the first other line on, such as the next turn of a whole game, nothing is read.
 */
export const belowEnd = (reading: Reading, sofar: SheetSoFar, section: SheetSoFar['section']): Reading => {
  const { what, items } = reading;
  const [item] = items;
  if (what === 'blank' || what === 'comment' || what === 'quoted') return { ...reading, remarks: [] };
  const open = sofar.ended === 'yes';
  if (open && (isTimeless(item) || (what === 'heading' && section === 'standing'))) return reading;
  if (open && (what === 'money' || endsTurn(item))) return silent('comment', sofar);
  return silent('below', { ...sofar, ended: 'below', section: null });
};
