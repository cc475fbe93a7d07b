// What whoever reads the mails owes an order that waits for its dice: a keeper his secret, a witness a receipt, and
// whoever entered the order the dice of the round that has come. Each has one who gives it, so that no two lines are
// made for one place.

import type { Game } from '../../archive/index.ts';
import type { Player } from '../../engine/index.ts';
import type { LogEntry } from '../../log/index.ts';
import { roundDue, witnessesOf } from '../../trust/index.ts';
import type { Desk } from '../desk.ts';
import { Stop } from '../exit.ts';
import { type Table, timeNow, writeDraft } from '../table.ts';
import { eventsOf, tellEvents } from '../tell.ts';
import { draftReceipt, draftReveal, draftRound } from '../trust/fair-dice.ts';
import type { Reader } from './says.ts';

export interface Duty {
  readonly game: Game;
  readonly entries: readonly LogEntry[];
  readonly what: 'reveal' | 'receipt' | 'round';
}

/** What is due from this player, if anything. */
const owed = ({ trust }: Game, { id }: Player): Duty['what'] | undefined => {
  const { open, source } = trust;
  if (open === undefined) return undefined;
  if (source === 'reveal') return open.keeper === id ? 'reveal' : undefined;
  if (source !== 'drand') return undefined;
  if (open.receipt !== undefined) return open.by === id ? 'round' : undefined;
  return open.by !== id && witnessesOf(trust).some((witness) => witness.id === id) ? 'receipt' : undefined;
};

const draftOf = async (desk: Desk, table: Table, me: Player, what: Duty['what']) => {
  const said = { at: timeNow(desk), by: me.id };
  if (what === 'reveal') return draftReveal(desk, table, said);
  if (what === 'round') return draftRound(desk, table, said);
  const receipt = draftReceipt(desk, table, me.id);
  if (receipt === 'ahead') desk.talk(desk.t('proof-ahead', { game: table.game.slug }));
  return typeof receipt === 'string' ? undefined : receipt;
};

/** Does what is due from this player now. What cannot be done is told to whoever called, and hinders nothing else. */
export const doDuty = async (desk: Desk, table: Table, me: Player): Promise<Duty | undefined> => {
  const what = owed(table.game, me);
  if (what === undefined) return undefined;
  try {
    const draft = await draftOf(desk, table, me, what);
    return draft && { game: writeDraft(desk, draft), entries: draft.entries, what };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    for (const line of error.lines) desk.talk(line);
    return undefined;
  }
};

/** What was done, told to somebody: with the dice that fell, or the round they will come from. */
export const dutyLines = ({ desk, table, t }: Reader, { game, entries, what }: Duty): readonly string[] => {
  const seqs = entries.map(({ seq }) => `#${seq}`).join(', ');
  if (what !== 'receipt')
    return [
      t(`answer-${what}`, { seqs }),
      ...tellEvents(desk, table.words, eventsOf(entries)).map((line) => `  ${line}`),
    ];
  const due = roundDue(game.trust);
  return due === undefined
    ? []
    : [t('answer-receipt', { seqs }), t('proof-round-due', { round: due.round, at: desk.moment(due.at) })];
};
