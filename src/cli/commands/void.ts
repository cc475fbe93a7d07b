// `void`: orders of the turn under way that shall not count. `ruling`: entries that stand as they are.

import { appendProposal } from '../../archive/index.ts';
import { list } from '../../i18n/index.ts';
import type { RulingOrder, VoidOrder } from '../../trust/index.ts';
import { type Command, command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer } from '../exit.ts';
import { stopAt } from '../faults.ts';
import { reasonFor } from '../propose.ts';
import { openTable, type Table, takeSeat } from '../table.ts';
import { entriesNamed, maySay, seqsOf, writeAndTell } from '../undo.ts';

/** How it ended: in force, or waiting for others. */
const headline =
  (desk: Desk, type: 'void' | 'ruling', seqs: string) =>
  ({ game, words }: Table): string => {
    const waiting = game.trust.proposals.find(({ seq }) => seq === game.entries.length - 1);
    if (waiting === undefined) return type === 'void' ? desk.t.undo.done(seqs) : desk.t.undo.ruled(seqs);
    return desk.t.undo.proposed(waiting.seq, list(desk.language, waiting.waits.map(words.side)));
  };

const propose = async (desk: Desk, type: 'void' | 'ruling', args: readonly string[], given: Given): Promise<Answer> => {
  const [slug = '', ...names] = args;
  const table = openTable(desk, slug);
  const entries = entriesNamed(desk, table, names);
  const reason = await reasonFor(desk, given);
  const seat = await takeSeat(desk, table, given);
  const rule = given.text('rule');
  const order: VoidOrder | RulingOrder = {
    type,
    of: entries.map(({ hash }) => hash),
    reason,
    ...(rule === undefined ? {} : { rule }),
  };
  const draft = appendProposal(table.game, order, seat.said);
  if (!draft.ok) throw stopAt(desk, slug, draft.error, table.words);
  const seqs = seqsOf(desk, entries);
  if ((await maySay(desk, given, desk.t.undo.confirm(seqs))) === 'no') return answer({ game: slug, written: [] });
  return writeAndTell(desk, table, draft.value, headline(desk, type, seqs));
};

const OPTIONS = { reason: '--reason <text>', rule: '--rule <clause>', yes: '-y, --yes', for: '--for <player>' };

export const voidEntries: Command<'void'> = command({
  name: 'void',
  takes: '<game> <entries...>',
  options: OPTIONS,
  run: (desk, args, given) => propose(desk, 'void', args, given),
});

export const ruling: Command<'ruling'> = command({
  name: 'ruling',
  takes: '<game> <entries...>',
  options: OPTIONS,
  run: (desk, args, given) => propose(desk, 'ruling', args, given),
});
