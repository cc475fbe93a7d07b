// Everything that can have happened, as one union. Folding reads nothing else.

import { z } from 'zod';
import { CombatEvents } from './combat.ts';
import { EconomyEvents } from './economy.ts';
import { MovementEvents } from './movement.ts';
import { TurnEvents } from './turn.ts';

export const GameEventSchema = z.discriminatedUnion('type', [
  ...TurnEvents,
  ...EconomyEvents,
  ...MovementEvents,
  ...CombatEvents,
]);
export type GameEvent = z.infer<typeof GameEventSchema>;
export type GameEventType = GameEvent['type'];
export type EventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;
