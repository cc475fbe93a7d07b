// Orders and events in full words of the reader's language.
export { asTold, type PositionBy, sayEvent, sayPurpose } from './events.ts';
export { sayBattle, sayOrder } from './orders.ts';
export { toldEvents } from './told.ts';
