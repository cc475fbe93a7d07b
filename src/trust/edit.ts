// An edit, once agreed: what its line must hold so that the log can go on from it.

import { fail, ok } from '../vocab/index.ts';
import type { Named } from './envelope.ts';
import { newTurn, strayEvent } from './events.ts';
import { trustFault } from './fault.ts';
import type { EditOrder } from './orders.ts';
import { refuse, type Spoken } from './spoken.ts';
import type { Trust } from './state.ts';
import type { FindLine } from './void.ts';

/** Why an edit cannot be about what it names, or undefined. */
export const editFault = (order: EditOrder, find: FindLine) =>
  order.to !== undefined && find(order.to) === undefined ? trustFault('no-such-entry', { of: order.to }) : undefined;

/** Back to where the order says, if it says so, and then the position. The turn begins anew from here. */
export const settleEdit = (trust: Trust, line: Named, order: EditOrder, find: FindLine): Spoken => {
  const [first, ...others] = line.events;
  if (first === undefined) return refuse('effect-missing', { order: 'edit' });
  const to = order.to === undefined ? undefined : find(order.to);
  const back = first.type === 'rewound' ? first : undefined;
  if (back?.to !== to) {
    if (back === undefined) return refuse('rewind-missing', {});
    return refuse('rewind-wrong', { to: back.to, from: to ?? line.seq });
  }
  const rest = back === undefined ? line.events : others;
  const stray = strayEvent({ ...line, events: rest }, ['game-opened', 'rewound', 'dice-awaited', 'game-drawn']);
  if (stray !== undefined) return fail(stray);
  const wantsPosition = order.position !== undefined;
  if (wantsPosition !== rest.some(({ type }) => type === 'position-reported')) {
    return refuse(wantsPosition ? 'effect-missing' : 'effect-wrong', { order: 'edit' });
  }
  return ok({ ...trust, ...newTurn(trust, line), struck: [...trust.struck, ...(back?.without ?? [])] });
};
