// `void`: orders of the turn under way that shall not count. `ruling`: entries that stand as they are.

import { appendProposal, type Rejection, verifyGame } from '../../archive/index.ts';
import type { LogEntry } from '../../log/index.ts';
import type { RulingOrder, VoidOrder } from '../../trust/index.ts';
import { type Command, command, GAME, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine, stopAt } from '../faults.ts';
import { forcesIn, spaceIn } from '../forces.ts';
import { cleanLine } from '../paint.ts';
import { reasonFor } from '../propose.ts';
import { openTable, type Table, takeSeat } from '../table.ts';
import { entriesNamed, maySay, partiesOf, seqsOf, writeAndTell } from '../undo.ts';

/** A ruling lets stand what the rules would decide otherwise; about anything else it would say nothing. */
const mustDiffer = (desk: Desk, { game }: Table, entries: readonly LogEntry[]): void => {
  const differ = new Set(verifyGame(game).entries.flatMap(({ seq, verdict }) => (verdict === 'differs' ? [seq] : [])));
  const alike = entries.filter(({ seq }) => !differ.has(seq));
  if (alike.length === 0) return;
  const { t } = desk;
  throw new Stop(EXIT.refused, [
    t('undo-nothing-to-rule', { seqs: seqsOf(desk, alike) }),
    nextLine(desk, t('undo-nothing-to-rule-next', { slug: game.slug })),
  ]);
};

/** How it ended: in force, or waiting for others. */
const headline =
  (desk: Desk, type: 'void' | 'ruling', seqs: string) =>
  ({ game, words }: Table): string => {
    const waiting = game.trust.proposals.find(({ seq }) => seq === game.entries.length - 1);
    if (waiting === undefined) return type === 'void' ? desk.t('undo-done', { seqs }) : desk.t('undo-ruled', { seqs });
    return desk.t('undo-proposed', { seq: waiting.seq, sides: partiesOf(desk, { game, words }, waiting) });
  };

/** The entry that is no order of the turn under way, which whoever named it knows by its number. */
const strayIn = ({ game }: Table, error: Rejection): LogEntry | undefined => {
  const fault = error.kind === 'fault' && error.fault.code === 'not-an-order' ? error.fault : undefined;
  return fault && game.entries[game.lineOf.get(fault.params.of) ?? -1];
};

const propose = async (desk: Desk, type: 'void' | 'ruling', args: readonly string[], given: Given): Promise<Answer> => {
  const [slug = '', ...names] = args;
  const table = openTable(desk, slug);
  const entries = entriesNamed(desk, table, names);
  if (type === 'ruling') mustDiffer(desk, table, entries);
  const reason = await reasonFor(desk, given);
  const seat = await takeSeat(desk, table, given);
  const rule = given.text('rule');
  const common = { of: entries.map(({ hash }) => hash), reason, ...(rule === undefined ? {} : { rule }) };
  const order: VoidOrder | RulingOrder =
    type === 'void' ? { type, ...common, ...dropsIn(desk, table, given) } : { type, ...common };
  const draft = appendProposal(table.game, order, seat.said);
  if (!draft.ok) {
    const stray = strayIn(table, draft.error);
    if (stray !== undefined)
      throw new Stop(EXIT.refused, [desk.t('undo-not-of-turn', { seqs: seqsOf(desk, [stray]) })]);
    throw stopAt(desk, slug, draft.error, table.words);
  }
  const seqs = seqsOf(desk, entries);
  const question = type === 'void' ? desk.t('undo-confirm', { seqs }) : desk.t('submit-confirm', { slug });
  if ((await maySay(desk, given, question)) === 'no') return answer({ game: slug, written: [] });
  return writeAndTell(desk, table, draft.value, headline(desk, type, seqs));
};

/** `caucasus=3 inf`: units of the power in turn whose battle is dropped. */
const dropsIn = (desk: Desk, table: Table, given: Given): Pick<VoidOrder, 'drops'> => {
  const { power } = table.game.replay.state.turn;
  const drops = given.all('drop').flatMap((said) => {
    const [name = '', units = ''] = said.split('=');
    const space = spaceIn(table, name);
    const forces = space === undefined ? undefined : forcesIn(table, space, `${power} ${units}`);
    if (forces === undefined || forces.length === 0) {
      throw new Stop(EXIT.usage, [desk.t('agreements-bad-units', { said: cleanLine(said) })]);
    }
    return forces.map(({ power: _, ...force }) => force);
  });
  return drops.length === 0 ? {} : { drops };
};

export const voidEntries: Command<'void'> = command({
  name: 'void',
  takes: { ...GAME, entries: '<entries...>' },
  options: { ...shared('reason', 'rule', 'yes', 'for'), drop: '--drop <units>+' },
  examples: [
    'npx fieldpost void spring-26 14 --reason "{reason}"',
    'npx fieldpost void spring-26 14 16 --reason "{reason}" --rule B8.1 --as carl --yes',
  ],
  run: (desk, args, given) => propose(desk, 'void', args, given),
});

export const ruling: Command<'ruling'> = command({
  name: 'ruling',
  takes: { ...GAME, entries: '<entries...>' },
  options: shared('reason', 'rule', 'yes', 'for'),
  examples: [
    'npx fieldpost ruling spring-26 21 --reason "{reason}"',
    'npx fieldpost ruling spring-26 21 23 --reason "{reason}" --rule ruling.D5',
  ],
  run: (desk, args, given) => propose(desk, 'ruling', args, given),
});
