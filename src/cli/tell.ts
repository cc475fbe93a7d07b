// Tells what entries brought about: the dice and what came of them. What only repeats the order is left out, for the
// order has just been read back.

import type { GameEvent, GameEventType } from '../engine/index.ts';
import { type PositionBy, toldEvents } from '../i18n/echo/index.ts';
import type { Words } from '../i18n/words.ts';
import type { LogEntry } from '../log/index.ts';
import type { Desk } from './desk.ts';

/** Events that stand out at the head of what follows them. */
const HEADS: ReadonlySet<GameEventType> = new Set([
  'battle-opened',
  'battle-ended',
  'turn-began',
  'game-won',
  'round-ended',
]);

/**
 * What happened, a sentence a line.
 *
 * @param which `all` tells also what only repeats an order
 * @param by where a position among the events comes from
 */
export const tellEvents = (
  desk: Desk,
  words: Words,
  events: readonly GameEvent[],
  which: 'all' | 'consequences' = 'consequences',
  by: PositionBy = 'edit',
): readonly string[] =>
  toldEvents(words, events, which, by).flatMap(({ event, lines }) => {
    const style = HEADS.has(event.type) ? desk.paint.bold : (text: string) => text;
    return lines.map((line) => `  ${event.type === 'rolled' ? '  ' : ''}${style(line)}`);
  });

export const eventsOf = (entries: readonly LogEntry[]): readonly GameEvent[] => entries.flatMap(({ events }) => events);

/** Where positions in an entry come from: an order set them, or they were reported without one. */
export const positionBy = ({ order }: Pick<LogEntry, 'order'>): PositionBy => (order === undefined ? 'report' : 'edit');
