// Moves that no order made: planes that the rules bring down in their zone, troops that go back for want of an order.

import type { EventOf, GameEvent } from './event.ts';

/** True for planes that stood at a complex and go aboard a carrier put down beside it: the placement orders that. */
const goesAboard = ({ units }: EventOf<'units-moved'>, next: GameEvent | undefined): boolean =>
  next?.type === 'fighters-landed' &&
  next.units.every(({ ids }) => ids.every((id) => units.some((group) => group.ids.includes(id))));

/** What tells, behind a move, whether an order made it: an order for moves ends with them made, or waits for dice. */
const orderedBefore = (event: GameEvent): 'ordered' | 'not' | undefined => {
  switch (event.type) {
    case 'moves-made':
    case 'power-done':
    case 'dice-awaited':
      return 'ordered';
    case 'phase-began':
    case 'step-began':
    case 'battle-opened':
    case 'turn-ended':
      return 'not';
    default:
      return undefined;
  }
};

/**
 * The noncombat moves among events that no order made.
 *
 * @param events one after the other: of a turn, or of one entry
 */
export const unorderedMoves = (events: readonly GameEvent[]): ReadonlySet<GameEvent> => {
  const found = new Set<GameEvent>();
  let how: 'ordered' | 'not' = 'not';
  for (const [index, event] of [...events.entries()].reverse()) {
    how = orderedBefore(event) ?? how;
    if (event.type !== 'units-moved' || event.role !== 'noncombat' || how === 'ordered') continue;
    if (!goesAboard(event, events[index + 1])) found.add(event);
  }
  return found;
};
