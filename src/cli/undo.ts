// What void, ruling, agree and decline share: entries are named by number, a proposal is found, the outcome is told.

import type { Draft } from '../archive/index.ts';
import { list } from '../i18n/format.ts';
import type { LogEntry } from '../log/index.ts';
import { partyName } from '../post/index.ts';
import type { Proposal } from '../trust/index.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { dueData, dueLines } from './due.ts';
import { type Answer, answer, EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { handoverOf, tellHandover } from './handover.ts';
import { cleanLine } from './paint.ts';
import { type Table, writeDraft } from './table.ts';
import { eventsOf, tellEvents } from './tell.ts';

/** Entries by their numbers, `12` or `#12`. */
export const entriesNamed = (desk: Desk, { game }: Table, names: readonly string[]): readonly LogEntry[] =>
  names.map((name) => {
    const entry = /^#?\d{1,6}$/.test(name) ? game.entries[Number(name.replace('#', ''))] : undefined;
    if (entry !== undefined) return entry;
    throw new Stop(EXIT.usage, [desk.t('undo-no-entry', { said: cleanLine(name) })]);
  });

export const seqsOf = (desk: Desk, entries: readonly Pick<LogEntry, 'seq'>[]): string =>
  list(
    desk.language,
    entries.map(({ seq }) => `#${seq}`),
  );

/** Whose consent a proposal waits for, in words. */
export const partiesOf = (desk: Desk, { game, words }: Pick<Table, 'game' | 'words'>, { waits }: Proposal): string =>
  list(
    desk.language,
    waits.map((side) => partyName(game, words, side)),
  );

/** The proposal meant: the one there is, or the one named. */
export const proposalNamed = (desk: Desk, { game }: Table, name: string | undefined): Proposal => {
  const { proposals } = game.trust;
  const [only, ...others] = proposals;
  if (only === undefined) throw new Stop(EXIT.refused, [desk.t('undo-no-proposal')]);
  if (name === undefined && others.length > 0) {
    throw new Stop(EXIT.usage, [desk.t('undo-which-proposal', { seqs: seqsOf(desk, proposals) })]);
  }
  const found = name === undefined ? only : proposals.find(({ seq }) => String(seq) === name.replace('#', ''));
  if (found === undefined) throw new Stop(EXIT.usage, [desk.t('undo-no-entry', { said: cleanLine(name ?? '') })]);
  return found;
};

/** Asks before something is written, unless `--yes` was said; with nobody to ask it ends the command. */
export const maySay = async (desk: Desk, given: Given, question: string): Promise<'yes' | 'no'> => {
  if (given.has('yes')) return 'yes';
  if (!desk.asks)
    throw new Stop(EXIT.usage, [desk.t('submit-nothing-written'), nextLine(desk, desk.t('submit-say-yes'))]);
  if (await desk.confirm(question)) return 'yes';
  desk.say(desk.t('submit-nothing-written'));
  return 'no';
};

/** Writes a draft and tells what it brought about and what is due. */
export const writeAndTell = (desk: Desk, table: Table, draft: Draft, headline: (after: Table) => string): Answer => {
  const after: Table = { ...table, game: writeDraft(desk, draft) };
  desk.say(headline(after));
  for (const line of tellEvents(desk, table.words, eventsOf(draft.entries))) desk.say(line);
  desk.say();
  for (const line of dueLines(desk, after)) desk.say(line);
  tellHandover(desk, table, after);
  const { proposals, struck } = after.game.trust;
  return answer(
    {
      game: table.game.slug,
      written: draft.entries.map(({ seq, hash, order, events }) => ({ seq, hash, order, events })),
      proposals,
      struck: after.game.entries.filter(({ hash }) => struck.includes(hash)).map(({ seq }) => seq),
      due: dueData(after),
      handover: handoverOf(desk, table, after) ?? null,
    },
    proposals.some(({ hash }) => draft.entries.some((entry) => entry.hash === hash)) ? EXIT.waiting : EXIT.ok,
  );
};
