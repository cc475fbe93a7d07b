// Orders and events in full words of the reader's language.
export { type PositionBy, sayEvent, sayPurpose, sayUnits } from './events.ts';
export { type SaidOrder, sayBattle, sayConduct, sayMove, sayOrder } from './orders.ts';
