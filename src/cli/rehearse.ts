// The orders of a sheet tried at this desk; what the log itself would not take ends the command.

import { type Rehearsal, rehearseAt } from '../clerk/index.ts';
import type { PowerOrder } from '../engine/index.ts';
import type { Desk } from './desk.ts';
import { stopFault } from './faults.ts';
import type { Seat, Table } from './table.ts';

export const rehearsed = (desk: Desk, table: Table, seat: Seat, orders: readonly PowerOrder[]): Rehearsal => {
  const tried = rehearseAt(table, seat, orders);
  if (!tried.ok) throw stopFault(desk, tried.error, table.words);
  return tried.value;
};
