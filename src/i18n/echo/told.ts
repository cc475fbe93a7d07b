// What entries brought about, a sentence a line: the dice and what came of them. What only repeats an order may be left
// out.

import { type GameEvent, type GameEventType, unorderedMoves } from '../../engine/index.ts';
import type { Words } from '../words.ts';
import { asTold, type PositionBy, sayEvent } from './events.ts';

const ECHOES: ReadonlySet<GameEventType> = new Set([
  'units-moved',
  'units-loaded',
  'units-unloaded',
  'landing-declared',
  'units-placed',
  'units-purchased',
  'research-begun',
  'standing-orders-set',
  'phase-began',
  'dice-awaited',
  'decision-due',
]);

const isEcho = (event: GameEvent): boolean =>
  ECHOES.has(event.type) || (event.type === 'paid' && (event.for === 'purchase' || event.for === 'research'));

/** An event with its sentences. */
export interface ToldEvent {
  readonly event: GameEvent;
  readonly lines: readonly string[];
}

/**
 * What happened, event by event.
 *
 * @param which `all` tells also what only repeats an order
 * @param by where a position among the events comes from
 */
export const toldEvents = (
  words: Words,
  events: readonly GameEvent[],
  which: 'all' | 'consequences',
  by: PositionBy,
): readonly ToldEvent[] => {
  const unordered = unorderedMoves(events);
  const said = events.filter((event) => which === 'all' || !isEcho(event) || unordered.has(event));
  return asTold(said.map((event) => ({ event }))).map(({ event }) => ({
    event,
    lines: sayEvent(event, words, by, unordered.has(event) ? 'rule' : 'order'),
  }));
};
