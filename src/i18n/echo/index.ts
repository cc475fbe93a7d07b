// Orders and events in full words of the reader's language.
export { type PositionBy, sayEvent, sayPurpose, sayUnits } from './events.ts';
export type { SaidOrder } from './orders.ts';
export { sayBattle, sayMove, sayOrder } from './say-orders.ts';
