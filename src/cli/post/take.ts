// What a player wrote, carried out as far as it is whole and legal, and answered in his language. The rest of it
// becomes a plan outside the log: to be put right, or to go on when dice have fallen, he is asked again, or it is his
// turn.

import type { Game } from '../../archive/index.ts';
import {
  type Considered,
  consider,
  contextOf,
  enter,
  idOf,
  inOrder,
  type Kept,
  type Landed,
  type Plan,
  type ReadSheet,
  spentAs,
  turnNow,
  withoutOrder,
} from '../../clerk/index.ts';
import { type MailSheet, type MailWords, mailWords, namesOf, readMailSheet } from '../../post/index.ts';
import { tellAhead } from '../ahead.ts';
import { proposedFor } from '../clarify.ts';
import type { Desk } from '../desk.ts';
import { handsOf, readingOf } from '../hands.ts';
import { publishOrder } from '../publish.ts';
import { orderList } from '../sheet.ts';
import { awaitedPowers, type Seat, type Table } from '../table.ts';
import { landDice } from '../throw.ts';
import { type Chosen, textFor, wordsFor } from './kept-lines.ts';
import { telling } from './letters.ts';
import {
  againLines,
  endLines,
  heardLines,
  keptLines,
  notedLines,
  notPossible,
  notTaken,
  notUnderstood,
  numberedLines,
  proposedLines,
  proseLines,
  type Reader,
  sheetLines,
  understood,
} from './says.ts';
import { nothing, type Outcome, type Taken } from './taken.ts';

export interface TakeOptions {
  /** The desk at which it is entered; the reader’s is in his language. */
  readonly desk: Desk;
  /** `look` writes nothing and throws no die. */
  readonly mode: 'enter' | 'look';
  /** Whether each order is published before its dice fall. */
  readonly publish: 'yes' | 'no';
  /** Whether orders are taken that cannot be taken back; otherwise they wait for a code. */
  readonly grave?: 'allowed';
  /** Hears what is still to be done before an order is entered, and behind it. */
  left?(game: Game, left: Left): void;
}

/** What is still to be done of a mail. */
interface Left {
  readonly text: string;
  /** The same without its first order, and what kind that is. */
  readonly next: string;
  readonly first: string;
}

/** Lands the dice of an order that is in the log, as far as they can be had now. */
export const landFor = async (desk: Desk, at: Table, seat: Seat, publish: 'yes' | 'no'): Promise<Landed> => {
  const { evidence: _, ...roller } = seat.said; // the mail ordered; it vouches for no dice
  const published = publish === 'yes' ? await publishOrder(desk, at) : at;
  const pool = { named: new Map<string, readonly number[]>(), loose: [] };
  return landDice(desk, published, { ...seat, said: roller }, pool, { service: 'table' }, 'kept');
};

type Case<W extends Considered<MailSheet>['what']> = Extract<Considered<MailSheet>, { readonly what: W }>;

/** Not his turn: what could wait for it is kept, and he is told where. */
const notNow = (reader: Reader, found: Case<'ahead' | 'past' | 'not-now' | 'over' | 'no-power'>): Taken => {
  const { table, t, desk } = reader;
  const { read } = found;
  const prose = proseLines(reader, read.prose);
  const asItWas = { kind: 'as-it-was' } as const;
  if (found.what === 'over') return nothing(reader, 'refused', [t('answer-over'), ...prose], asItWas);
  if (found.what === 'no-power') return nothing(reader, 'refused', [t('answer-no-power'), ...prose], asItWas);
  if (found.what === 'past') return nothing(reader, 'refused', [t('answer-past', found.turn), ...prose], asItWas);
  const powers = awaitedPowers(table);
  const players = namesOf(telling(desk, table, reader.language), powers);
  const waits = t('answer-waiting', { powers: table.words.powers([...new Set(powers)]), players });
  if (found.what === 'not-now') return nothing(reader, 'waiting', [waits, ...prose], asItWas);
  const { plan } = found;
  const lines = [
    waits,
    ...(plan.held === 'decision'
      ? [...keptLines(reader, plan.text), t('answer-kept-decision')]
      : ['', t('answer-ahead', found.turn), ...numberedLines(plan.text), '', t('answer-ahead-kept')]),
    ...(read.sheet.problems.length === 0 ? [] : ['', ...notUnderstood(reader, read)]),
    ...prose,
  ];
  return nothing(reader, 'waiting', lines, { kind: 'keep', plan });
};

/** What waits already and stays as it is. */
const staysLines = ({ t }: Reader, kept: Plan | undefined): readonly string[] =>
  kept === undefined
    ? []
    : ['', t('answer-stays'), ...sheetLines(kept.text), ...(kept.held === 'dice' ? [t('answer-kept-dice')] : [])];

/** Lines that were not understood, or are not possible: said, and kept to be put right. */
const turnDown = (
  reader: Reader,
  seat: Seat,
  { read, doubts: { refused, skipped }, plan }: Pick<Case<'doubtful'>, 'read' | 'doubts' | 'plan'>,
  kept: Plan | undefined,
): Taken => {
  const { desk, table, t } = reader;
  const { problems } = read.sheet;
  const unclear = problems.length > 0;
  const proposed = proposedFor(desk, table, seat, read);
  const asks = problems.every(({ code }) => code === 'ambiguous-space' || code === 'ambiguous-unit');
  const lines = [
    ...(unclear ? notUnderstood(reader, read) : []),
    ...(refused.length === 0 ? [] : notPossible(reader, read, refused, unclear ? 'also' : 'alone')),
    ...(skipped.length === 0 ? [] : [t('answer-not-checked', { orders: orderList(desk, table, skipped) })]),
    ...proposedLines(reader, proposed),
    ...proseLines(reader, read.prose),
    ...(plan === undefined ? staysLines(reader, kept) : ['', t('answer-correct'), ...numberedLines(read.text)]),
    ...understood(reader, read),
  ];
  const outcome: Outcome = unclear ? (asks ? 'question' : 'draft') : 'refused';
  return nothing(
    reader,
    outcome,
    lines,
    plan === undefined ? { kind: 'as-it-was' } : { kind: 'keep', plan: { ...plan, proposed } },
  );
};

/** Dice are due, and nothing is entered before them. */
const diceFirst = (reader: Reader, { read, plan }: Case<'dice-first'>, kept: Plan | undefined): Taken => {
  const { t } = reader;
  const waits = kept?.held === 'dice' ? staysLines(reader, kept) : [];
  const prose = proseLines(reader, read.prose);
  const asItWas = { kind: 'as-it-was' } as const;
  if (read.sheet.problems.length > 0)
    return nothing(reader, 'draft', [...notUnderstood(reader, read), ...waits, ...prose], asItWas);
  if (plan === undefined) return nothing(reader, 'refused', [t('answer-dice-first'), ...waits, ...prose], asItWas);
  const lines = [t('answer-dice-first'), ...understood(reader, read), '', t('answer-kept-dice'), ...prose];
  return nothing(reader, 'draft', lines, { kind: 'keep', plan });
};

const leftOf = (read: ReadSheet, next: number): Left => ({
  text: read.text,
  next: withoutOrder(read, next),
  first: read.sheet.orders[next]?.type ?? '',
});

/** Enters a sheet as far as nothing doubtful is in the way, and tells what came of it. */
const play = async (
  reader: Reader,
  seat: Seat,
  { read, doubts }: Case<'possible'>,
  losses: 'allowed' | 'held-back',
  brought: Parameters<typeof enter>[3],
  { desk, publish, left }: TakeOptions,
): Promise<Taken> => {
  const { table, t } = reader;
  const since = doubts.holds === 'some' ? 'before' : 'later';
  const heard = heardLines(reader);
  const { played, held, kept } = await enter(table, seat, { text: read.text, sheet: read.sheet }, brought, {
    losses,
    hands: handsOf(desk, (at, said) => landFor(desk, at, said, publish)),
    listener: { ...heard.listener, left: (at, rest, next) => left?.(at.game, leftOf(rest, next)) },
  });
  const isOpen = held === 'unclear' || held === 'refused';
  const proposed = isOpen ? proposedFor(reader.desk, played.table, seat, played.read) : [];
  const lines = [
    ...(played.written.length === 0 ? [] : [t('answer-done'), ...heard.lines()]),
    ...notedLines(reader, read),
    ...endLines(reader, played, held === undefined ? 'no' : 'yes', since, proposed),
    ...proseLines(reader, read.prose),
  ];
  const outcome: Outcome = played.written.length === 0 ? 'draft' : held === undefined ? 'done' : 'partly';
  const rest: Kept = kept.kind === 'keep' ? { kind: 'keep', plan: { ...kept.plan, proposed } } : kept;
  return { outcome, lines, game: played.table.game, written: played.written, kept: rest };
};

/** Does with a sheet what is to be done with it, and tells it. */
const carryOut = (
  reader: Reader,
  seat: Seat,
  found: Considered<MailSheet>,
  { forfeit }: MailWords,
  brought: Parameters<typeof enter>[3],
  options: TakeOptions,
): Taken | Promise<Taken> => {
  const { t, desk, table } = reader;
  const { read } = found;
  const prose = proseLines(reader, read.prose);
  const spent = spentAs(found, brought.from);
  switch (found.what) {
    case 'empty':
      return nothing(reader, 'nothing', [t('answer-nothing'), ...prose], spent);
    case 'entered': {
      const lines = found.again?.late.length === 0 ? [t('answer-all-entered'), ...prose] : prose;
      return nothing(reader, 'done', lines, spent);
    }
    case 'dice-first':
      return diceFirst(reader, found, brought.kept);
    case 'not-taken':
      return nothing(reader, 'refused', notTaken(reader, found.fault), spent);
    case 'doubtful':
      return turnDown(reader, seat, found, brought.kept);
    case 'possible': {
      const look = options.mode === 'look';
      if (!look) return play(reader, seat, found, forfeit === 'yes' ? 'allowed' : 'held-back', brought, options);
      if (found.doubts.holds === 'some') return turnDown(reader, seat, found, brought.kept);
      const ahead = tellAhead(desk, table, seat, read, found.rehearsal);
      return nothing(reader, 'done', [...understood(reader, read), ...ahead.lines, ...prose], { kind: 'as-it-was' });
    }
    default:
      return notNow(reader, found);
  }
};

/** Takes a text as the lines of a mail and of what is kept come to. */
const takeText = async (
  reader: Reader,
  seat: Seat,
  { text, from }: Chosen,
  words: MailWords,
  kept: Plan | undefined,
  options: TakeOptions,
): Promise<Taken> => {
  const { desk, table, t } = reader;
  const reads = (said: string): MailSheet => readMailSheet(contextOf(readingOf(desk), table, seat), said.split('\n'));
  const whole = reads(text);
  if (options.grave === undefined && whole.sheet.orders.some(({ type }) => type === 'resign' || type === 'bid'))
    return nothing(reader, 'refused', [t('answer-needs-code'), ...proseLines(reader, whole.prose)], {
      kind: 'as-it-was',
    });
  // What is read of a rest is no less said to people than what stood beside it.
  const rest = (said: string): MailSheet => ({ ...reads(said), prose: whole.prose });
  const brought = { whole, reads: rest, ...(from && { from }), ...(kept && { kept }) };
  const found = consider(readingOf(desk), table, seat, brought);
  const taken = await carryOut(reader, seat, found, words, brought, options);
  const again = found.again === undefined ? [] : againLines(reader, whole, found.again);
  const isAll = found.what === 'entered' && found.again?.late.length === 0;
  return isAll ? taken : { ...taken, lines: [...again, ...taken.lines] };
};

/**
 * Takes the lines of a mail.
 *
 * @param seat who entered it and for whom, with the mail's hash as evidence
 * @param plans what is kept of the player's lines
 */
export const takeLines = async (
  reader: Reader,
  seat: Seat,
  mailLines: readonly string[],
  plans: readonly Plan[],
  options: TakeOptions,
): Promise<Taken> => {
  const { ruleset, game } = reader.table;
  const { state } = game.replay;
  const [plan, ...others] = inOrder(ruleset, state, plans);
  const kept = plan?.turn === idOf(turnNow(state)) ? plan : undefined;
  const words = wordsFor(mailLines, plan);
  const chosen = textFor(reader, words, plan, others);
  if ('outcome' in chosen) return chosen;
  const taken = await takeText(reader, seat, chosen, words, kept, options);
  const { kept: after, written } = taken;
  const turn = after.kind === 'keep' ? after.plan.turn : after.kind === 'drop' && written.length > 0 ? after.turn : '';
  return chosen.from === undefined && plans.some((each) => each.turn === turn)
    ? { ...taken, lines: [...taken.lines, '', reader.t('answer-replaced')] }
    : taken;
};

/** Goes on with a plan whose time has come. */
export const takePlan = (reader: Reader, seat: Seat, plan: Plan, options: TakeOptions): Promise<Taken> =>
  takeText(reader, seat, { text: plan.text, from: plan }, mailWords([]), plan, options);
