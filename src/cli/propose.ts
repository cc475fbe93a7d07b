// Orders that others may have to consent to: shown, asked about, written, and told how they stand. If nobody's consent
// is needed they take effect with their line.

import { appendProposal } from '../archive/index.ts';
import { cleanText } from '../log/index.ts';
import type { ProposedOrder } from '../trust/index.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { type Answer, answer, EXIT, Stop } from './exit.ts';
import { nextLine, stopAt } from './faults.ts';
import { orderParts } from './proposed.ts';
import type { Seat, Table } from './table.ts';
import { maySay, partiesOf, writeAndTell } from './undo.ts';

/** `--reason`, or the answer to a question; without either the command ends. */
export const reasonFor = async (desk: Desk, given: Given): Promise<string> => {
  const said = given.text('reason') ?? (desk.asks ? await desk.text(desk.t('undo-reason')) : '');
  const reason = cleanText(said, 'text').trim();
  if (reason === '') throw new Stop(EXIT.usage, [desk.t('undo-reason-missing'), nextLine(desk, '--reason "…"')]);
  return reason;
};

/** Shows the order, asks, writes it, and says whether it is in force or waits for whom. */
export const propose = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  given: Given,
  order: Exclude<ProposedOrder, { readonly type: 'void' | 'ruling' }>,
): Promise<Answer> => {
  const { slug } = table.game;
  const { t } = desk;
  const draft = appendProposal(table.game, order, seat.said);
  if (!draft.ok) throw stopAt(desk, slug, draft.error, table.words);
  const proposalIn = ({ game }: Pick<Table, 'game'>) =>
    game.trust.proposals.find(({ hash }) => draft.value.entries.some((entry) => entry.hash === hash));
  // Until the others agree nothing ends.
  const isOffer = order.type === 'draw' && proposalIn(draft.value) !== undefined;
  desk.say(isOffer ? t('agreements-offer-draw') : t(`agreements-headings-${order.type}`));
  for (const line of orderParts(desk, table, order)) desk.say(line);
  const question = proposalIn(draft.value) === undefined ? t('agreements-do-now') : t('agreements-propose');
  if ((await maySay(desk, given, question)) === 'no') return answer({ game: slug, written: [] });
  return writeAndTell(desk, table, draft.value, (after) => {
    const waiting = proposalIn(after);
    if (waiting === undefined) return t(`agreements-done-${order.type}`);
    return desk.t('undo-proposed', { seq: waiting.seq, sides: partiesOf(desk, table, waiting) });
  });
};
