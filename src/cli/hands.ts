// What a clerk is handed on this machine: the log on the disk, and chance.

import { customRandom } from 'nanoid';
import { contextOf, type Hands, type Seat, type Table } from '../clerk/index.ts';
import type { NotationContext } from '../notation/index.ts';
import type { Desk } from './desk.ts';
import { writeDraft } from './table.ts';

/** What sheets are read with. */
export const readingOf = ({ env, language }: Desk): Pick<Hands, 'language' | 'nonce'> => {
  const freshNonce = customRandom('0123456789abcdef', 64, env.randomBytes);
  return { language, nonce: () => freshNonce() };
};

/** What a sheet of this player is read with. */
export const readingContext = (desk: Desk, table: Table, seat: Seat): NotationContext =>
  contextOf(readingOf(desk), table, seat);

/** What sheets are played with; how dice are landed is the caller's. */
export const handsOf = (desk: Desk, land: Hands['land']): Hands => ({
  ...readingOf(desk),
  write: (draft) => writeDraft(desk, draft),
  land,
});
