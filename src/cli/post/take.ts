// What a player wrote, carried out as far as it is whole and legal, and answered in his language. The rest of it becomes a
// draft outside the log: to be put right, or to go on when dice have fallen or he is asked again.

import type { Game } from '../../archive/index.ts';
import {
  contextOf,
  heldUpBy,
  type Landed,
  type Proposal,
  playSheet,
  proposalsFor,
  type ReadSheet,
  type RefusedOrder,
  type Rehearsal,
  rehearseAt,
  resent,
  type Timing,
  timingOf,
  withoutEchoes,
  withoutOrder,
} from '../../clerk/index.ts';
import type { PowerOrder } from '../../engine/index.ts';
import type { Sheet } from '../../notation/index.ts';
import { type MailSheet, type MailWords, namesOf, type OrderDraft, readMailSheet } from '../../post/index.ts';
import { isBefore } from '../../vocab/index.ts';
import { tellAhead } from '../ahead.ts';
import type { Desk } from '../desk.ts';
import { handsOf, readingOf } from '../hands.ts';
import { heldBy, isOfTurn } from '../plan.ts';
import { publishOrder } from '../publish.ts';
import { orderList } from '../sheet.ts';
import { awaitedPowers, type Seat, type Table } from '../table.ts';
import { landDice } from '../throw.ts';
import { textFor, wordsFor } from './kept-lines.ts';
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
import { type Kept, nothing, type Outcome, type Taken } from './taken.ts';

export interface TakeOptions {
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
export interface Left {
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

/** Not his turn: the lines are kept until it is. */
const notNow = (
  desk: Desk,
  reader: Reader,
  timing: Exclude<Timing, 'now'>,
  text: string,
  prose: readonly string[],
): Taken => {
  const { table, t } = reader;
  const powers = awaitedPowers(table);
  const said = telling(desk, table, reader.language);
  if (timing === 'over') return nothing(reader, 'refused', [t('answer-over')], { kind: 'drop' });
  if (timing === 'no-power') return nothing(reader, 'refused', [t('answer-no-power')], { kind: 'as-it-was' });
  return nothing(
    reader,
    'waiting',
    [
      t('answer-waiting', { powers: table.words.powers([...new Set(powers)]), players: namesOf(said, powers) }),
      ...keptLines(reader, text),
      t('answer-waiting-kept'),
      ...proseLines(reader, prose),
    ],
    { kind: 'keep', held: 'turn', text },
  );
};

/** The orders tried in thought; or what is said of them where the log itself would not take one from whoever enters it. */
const tried = (reader: Reader, seat: Seat, mail: MailSheet): Rehearsal | Taken => {
  const rehearsal = rehearseAt(reader.table, seat, mail.sheet.orders);
  return rehearsal.ok
    ? rehearsal.value
    : nothing(reader, 'refused', notTaken(reader, rehearsal.error), { kind: 'as-it-was' });
};

/** What is doubtful in a mail: what the rules refuse of it, and whether that or what was not understood holds all of it up. */
interface Doubts {
  readonly refused: readonly RefusedOrder[];
  readonly skipped: readonly PowerOrder[];
  readonly holds: 'nothing' | 'some' | 'all';
}

const doubtsOf = (sheet: Sheet, { refused: tried, skipped }: Rehearsal): Doubts => {
  const refused = withoutEchoes(sheet, tried);
  const held = heldUpBy(sheet, refused).size;
  const doubtful = sheet.problems.length + refused.length > 0;
  return { refused, skipped, holds: !doubtful ? 'nothing' : held < sheet.orders.length ? 'some' : 'all' };
};

/** Doubtful lines as they were likely meant, where the rules take them. */
const proposedFor = ({ desk, table }: Reader, seat: Seat, read: ReadSheet, at: Table = table): readonly Proposal[] =>
  proposalsFor(contextOf(readingOf(desk), at, seat), table.words, read, (orders) => {
    const tried = rehearseAt(at, seat, orders);
    return tried.ok ? tried.value : undefined;
  });

/** Lines that were not understood, or are not possible: said, and kept to be put right. */
const turnDown = (reader: Reader, seat: Seat, mail: MailSheet, { refused, skipped }: Doubts): Taken => {
  const { sheet } = mail;
  const { desk, table, t } = reader;
  const read: ReadSheet = { text: mail.text, sheet };
  const unclear = sheet.problems.length > 0;
  const asks = sheet.problems.every(({ code }) => code === 'ambiguous-space' || code === 'ambiguous-unit');
  const proposed = proposedFor(reader, seat, read);
  const lines = [
    ...(unclear ? notUnderstood(reader, read) : []),
    ...(refused.length === 0 ? [] : notPossible(reader, read, refused, unclear ? 'also' : 'alone')),
    ...(skipped.length === 0 ? [] : [t('answer-not-checked', { orders: orderList(desk, table, skipped) })]),
    ...proposedLines(reader, proposed),
    ...proseLines(reader, mail.prose),
    '',
    t('answer-correct'),
    ...numberedLines(mail.text),
    ...understood(reader, read),
  ];
  const outcome: Outcome = unclear ? (asks ? 'question' : 'draft') : 'refused';
  const held = unclear ? 'unclear' : 'refused';
  return nothing(reader, outcome, lines, { kind: 'keep', held, text: mail.text, proposed });
};

/** Whether all of these orders wait here already. */
const isKept = (
  { desk, table }: Reader,
  seat: Seat,
  orders: readonly PowerOrder[],
  draft: OrderDraft | undefined,
): boolean => {
  if (draft?.held !== 'dice') return false;
  const said = (order: PowerOrder): string => JSON.stringify({ ...order, nonce: undefined });
  const { sheet } = readMailSheet(contextOf(readingOf(desk), table, seat), draft.text.split('\n'));
  const kept = new Set(sheet.orders.map(said));
  return orders.every((order) => kept.has(said(order)));
};

/**
 * While dice are due nothing is entered. What comes after them is kept and goes on by itself when they are there; what
 * repeats an order, or is not understood, leaves the lines alone that wait already.
 */
const diceFirst = (reader: Reader, seat: Seat, mail: MailSheet, draft: OrderDraft | undefined): Taken | undefined => {
  const { table, t } = reader;
  const { awaiting, turn } = table.game.replay.state;
  const { phases } = table.ruleset;
  const { orders, problems } = mail.sheet;
  const timeless = orders.length > 0 && orders.every(({ type }) => type === 'standing-orders' || type === 'resign');
  if (awaiting.length === 0 || timeless) return undefined;
  const read: ReadSheet = { text: mail.text, sheet: mail.sheet };
  const waits = draft?.held === 'dice' ? ['', t('answer-stays'), ...sheetLines(draft.text), t('answer-kept-dice')] : [];
  const prose = proseLines(reader, mail.prose);
  const left = { kind: 'as-it-was' } as const;
  if (problems.length > 0)
    return waits.length === 0
      ? undefined
      : nothing(reader, 'draft', [...notUnderstood(reader, read), ...waits, ...prose], left);
  const repeats = orders.some(({ type }) =>
    phases.some(({ kind }) => kind === type && !isBefore(phases, turn.phase, kind)),
  );
  if (repeats || isKept(reader, seat, orders, draft))
    return nothing(reader, 'refused', [t('answer-dice-first'), ...waits, ...prose], left);
  const lines = [t('answer-dice-first'), ...understood(reader, read), '', t('answer-kept-dice'), ...prose];
  return nothing(reader, 'draft', lines, { kind: 'keep', held: 'dice', text: mail.text });
};

/** What was kept stays unless this mail used it, or ordered a turn of its own. */
const keptAfter = (uses: 'draft' | 'mail', orders: readonly PowerOrder[]): Kept =>
  uses === 'draft' || isOfTurn(orders) ? { kind: 'drop' } : { kind: 'as-it-was' };

const leftOf = (read: ReadSheet, next: number): Left => ({
  text: read.text,
  next: withoutOrder(read, next),
  first: read.sheet.orders[next]?.type ?? '',
});

/** Plays a sheet as far as nothing doubtful is in the way, and tells what came of it. */
const play = async (
  reader: Reader,
  seat: Seat,
  mail: MailSheet,
  doubts: Doubts,
  losses: 'allowed' | 'held-back',
  uses: 'draft' | 'mail',
  { publish, left }: TakeOptions,
): Promise<Taken> => {
  const { desk, table, t } = reader;
  const heard = heardLines(reader);
  const read = { text: mail.text, sheet: mail.sheet };
  const played = await playSheet(table, seat, read, {
    losses,
    hands: handsOf(desk, (at, said) => landFor(desk, at, said, publish)),
    listener: { ...heard.listener, left: (at, rest, next) => left?.(at.game, leftOf(rest, next)) },
  });
  const held = heldBy(played);
  const proposed = held === 'unclear' || held === 'refused' ? proposedFor(reader, seat, played.read, played.table) : [];
  const lines = [
    ...(played.written.length === 0 ? [] : [t('answer-done'), ...heard.lines()]),
    ...notedLines(reader, { text: mail.text, sheet: mail.sheet }),
    ...endLines(
      reader,
      played,
      held === undefined ? 'no' : 'yes',
      doubts.holds === 'some' ? 'before' : 'later',
      proposed,
    ),
    ...proseLines(reader, mail.prose),
  ];
  const kept: Kept =
    held !== undefined ? { kind: 'keep', held, text: played.read.text, proposed } : keptAfter(uses, mail.sheet.orders);
  const outcome: Outcome = played.written.length === 0 ? 'draft' : held === undefined ? 'done' : 'partly';
  return { outcome, lines, game: played.table.game, written: played.written, kept };
};

/** What a mail says again is left out, and told; the answer where nothing is left. */
const takeAgain = (
  reader: Reader,
  seat: Seat,
  mail: MailSheet,
): { mail: MailSheet; lines: readonly string[] } | Taken => {
  const { desk, table, t } = reader;
  const again = resent(readingOf(desk), table, seat, mail);
  if (again === undefined) return { mail, lines: [] };
  const lines = againLines(reader, mail, again);
  const rest = readMailSheet(contextOf(readingOf(desk), table, seat), again.text.split('\n'));
  const { orders, problems } = rest.sheet;
  if (orders.length + problems.length > 0) return { mail: { ...rest, prose: mail.prose }, lines };
  const all = again.late.length === 0 ? [t('answer-all-entered')] : lines;
  return nothing(reader, 'done', [...all, ...proseLines(reader, mail.prose)], { kind: 'as-it-was' });
};

/** Takes a text as the lines of a mail and of what is kept come to. */
const takeText = async (
  desk: Desk,
  reader: Reader,
  seat: Seat,
  chosen: { readonly text: string; readonly uses: 'draft' | 'mail' },
  words: MailWords,
  draft: OrderDraft | undefined,
  options: TakeOptions,
): Promise<Taken> => {
  const { table, t } = reader;
  const whole = readMailSheet(contextOf(readingOf(reader.desk), table, seat), chosen.text.split('\n'));
  if (whole.sheet.orders.length === 0 && whole.sheet.problems.length === 0)
    return nothing(reader, 'nothing', [t('answer-nothing'), ...proseLines(reader, whole.prose)], { kind: 'as-it-was' });
  if (options.grave === undefined && whole.sheet.orders.some(({ type }) => type === 'resign' || type === 'bid'))
    return nothing(reader, 'refused', [t('answer-needs-code'), ...proseLines(reader, whole.prose)], {
      kind: 'as-it-was',
    });
  const again = takeAgain(reader, seat, whole);
  if ('outcome' in again) return again;
  const taken = await takeNew(desk, reader, seat, { ...chosen, mail: again.mail }, words, draft, options);
  return { ...taken, lines: [...again.lines, ...taken.lines] };
};

/** Takes what is not entered yet. */
const takeNew = async (
  desk: Desk,
  reader: Reader,
  seat: Seat,
  { mail, uses }: { readonly mail: MailSheet; readonly uses: 'draft' | 'mail' },
  words: MailWords,
  draft: OrderDraft | undefined,
  options: TakeOptions,
): Promise<Taken> => {
  const { table } = reader;
  const timing = timingOf(table.ruleset, table.game.replay.state, seat.speaker, seat.power, mail.sheet);
  if (timing !== 'now') return notNow(desk, reader, timing, mail.text, mail.prose);
  const first = diceFirst(reader, seat, mail, draft);
  if (first !== undefined) return first;
  const rehearsal = tried(reader, seat, mail);
  if ('outcome' in rehearsal) return rehearsal;
  const doubts = doubtsOf(mail.sheet, rehearsal);
  if (doubts.holds === 'all' || (doubts.holds === 'some' && options.mode === 'look'))
    return turnDown(reader, seat, mail, doubts);
  const losses = words.forfeit === 'yes' ? 'allowed' : 'held-back';
  if (options.mode === 'enter') return play(reader, seat, mail, doubts, losses, uses, options);
  const read = { text: mail.text, sheet: mail.sheet };
  const ahead = tellAhead(reader.desk, table, seat, read, rehearsal);
  const lines = [...understood(reader, read), ...ahead.lines, ...proseLines(reader, mail.prose)];
  return nothing(reader, 'done', lines, { kind: 'as-it-was' });
};

/**
 * Takes the lines of a mail.
 *
 * @param seat who entered it and for whom, with the mail's hash as evidence
 * @param draft what is kept of the player's lines
 */
export const takeLines = async (
  desk: Desk,
  reader: Reader,
  seat: Seat,
  mailLines: readonly string[],
  draft: OrderDraft | undefined,
  options: TakeOptions,
): Promise<Taken> => {
  const words = wordsFor(mailLines, draft);
  const chosen = textFor(reader, words, draft);
  if ('outcome' in chosen) return chosen;
  const taken = await takeText(desk, reader, seat, chosen, words, draft, options);
  const { kept, written } = taken;
  const isInItsPlace = kept.kind === 'keep' || (kept.kind === 'drop' && written.length > 0);
  return draft !== undefined && chosen.uses === 'mail' && isInItsPlace
    ? { ...taken, lines: [...taken.lines, '', reader.t('answer-replaced')] }
    : taken;
};
