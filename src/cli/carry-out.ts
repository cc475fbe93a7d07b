// Carries out a turn sheet: reads it back in full words, says what is not possible, asks, writes order by order, throws
// the dice and tells what happened. Every command that gives orders ends here.

import {
  type End,
  heldUpBy,
  isHeldUp,
  type Listener,
  lineOf,
  type Played,
  type Proposal,
  playSheet,
  type RefusedOrder,
  type Resent,
  resent,
  withoutEchoes,
} from '../clerk/index.ts';
import type { PowerOrder } from '../engine/index.ts';
import { capital } from '../i18n/format.ts';
import { sayProblem, sayRemark } from '../i18n/problems.ts';
import type { LogEntry } from '../log/index.ts';
import { makeOrder } from '../notation/index.ts';
import { goesOnAlone, type HeldBy } from '../post/index.ts';
import { tellAhead } from './ahead.ts';
import { clarify, proposedFor } from './clarify.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { dueData, dueLines, turnPage } from './due.ts';
import { type Answer, answer, EXIT, type ExitCode, Stop } from './exit.ts';
import { nextLine, refusalData, stopFault } from './faults.ts';
import { handoverOf, tellHandover } from './handover.ts';
import { handsOf, readingOf } from './hands.ts';
import { cleanLine } from './paint.ts';
import { goOnWithPlans, keepRest, keepWhole, type Ready } from './plan.ts';
import { publishOrder } from './publish.ts';
import { rehearsed } from './rehearse.ts';
import {
  echoOrder,
  lateLines,
  orderList,
  problemLines,
  proposedLines,
  type ReadSheet,
  readSheet,
  refusedLines,
  understoodLines,
} from './sheet.ts';
import { evidenceOf, openTable, type Seat, type Table } from './table.ts';
import { eventsOf, tellEvents } from './tell.ts';
import { landDice, missingLines, poolOf, voucherOf } from './throw.ts';
import { mustBeAwaited } from './whose.ts';

const orderData = (table: Table, { sheet }: ReadSheet, order: PowerOrder, index: number) => ({
  order,
  notation: makeOrder({ ruleset: table.ruleset, state: table.game.replay.state, power: order.power }, order),
  lines: [...new Set((sheet.sources[index] ?? []).map(({ line }) => line))],
  words: echoOrder(table, order),
});

/** What was read, as data, and nothing done with it yet. */
const readData = (desk: Desk, table: Table, read: ReadSheet) => ({
  game: table.game.slug,
  understood: read.sheet.orders.map((order, index) => orderData(table, read, order, index)),
  problems: read.sheet.problems.map((problem) => ({ ...problem, words: sayProblem(problem, table.words) })),
  remarks: read.sheet.remarks.map((remark) => ({ ...remark, words: sayRemark(remark, table.words) })),
  refused: [],
  written: [],
  left: read.sheet.orders,
  due: dueData(table),
  page: turnPage(desk, table.game),
});

const refusedData = (table: Table, { sheet }: ReadSheet, refused: readonly RefusedOrder[]) =>
  refused.flatMap(({ order, refusals }) =>
    refusals.map((refusal) => ({ line: lineOf(sheet, order, refusal.at), ...refusalData(refusal, table.words) })),
  );

const entryData = (entry: LogEntry) => ({
  seq: entry.seq,
  hash: entry.hash,
  order: entry.order?.type ?? 'reported',
  events: entry.events,
});

/** Ends with what was not understood or not possible; nothing was written. */
const turnDown = (
  desk: Desk,
  table: Table,
  read: ReadSheet,
  lines: readonly string[],
  refused: readonly RefusedOrder[],
  proposed: readonly Proposal[],
): Answer => {
  desk.say();
  for (const line of lines) desk.say(line);
  desk.say();
  desk.say(desk.t('submit-nothing-written'));
  desk.say(nextLine(desk, desk.t('submit-put-right')));
  return answer({ ...readData(desk, table, read), refused: refusedData(table, read, refused), proposed }, EXIT.refused);
};

/** Says what would be lost for nothing; that order is not given. */
const tellHeldBack = (desk: Desk, { table, end, lost }: Played): void => {
  const { words, game } = table;
  const { t } = desk;
  for (const { type, count, space, to } of lost) {
    desk.say();
    desk.say(words.say('submit-would-crash', { units: words.units({ [type]: count }), space }));
    const abbreviation = table.ruleset.board.units[type].abbreviations.en[0] ?? type;
    desk.say(
      nextLine(
        desk,
        t('submit-crash-next', { line: `${count} ${abbreviation} ${words.code(space)} > ${words.code(to)}` }),
      ),
    );
  }
  if (end === 'forfeit') {
    desk.say();
    desk.say(t('submit-would-forfeit', { units: capital(words.units(game.replay.state.turn.purchased)) }));
    desk.say(nextLine(desk, t('submit-forfeit-next')));
  }
};

/** The exit code that goes with an end. */
const codeOf = (end: End): ExitCode => {
  if (end === 'done') return EXIT.ok;
  return end === 'refused' || end === 'fault' || end === 'unclear' ? EXIT.refused : EXIT.waiting;
};

/** Tells what happens on the way, as it happens. */
const teller = (desk: Desk): Listener => {
  const tell = ({ words }: Table, entries: readonly LogEntry[]): void => {
    for (const line of tellEvents(desk, words, eventsOf(entries))) desk.say(line);
  };
  return {
    home: ({ words }, { flown }) => {
      if (flown.length > 0) desk.say();
      for (const { type, count, space, land } of flown) {
        desk.say(words.say('submit-home', { units: words.units({ [type]: count }), from: space, to: land ?? space }));
      }
    },
    ordered: (table, order, entries) => {
      const { heading } = echoOrder(table, order);
      desk.say();
      desk.say(`${desk.paint.dim(entries.map(({ seq }) => `#${seq}`).join(' '))} ${desk.paint.bold(heading)}`);
      tell(table, entries);
    },
    landed: tell,
    missing: (table, needs) => {
      for (const line of missingLines(desk, table, needs)) desk.say(line);
    },
  };
};

const play = async (desk: Desk, start: Table, seat: Seat, first: ReadSheet, given: Given): Promise<Played> => {
  const pool = poolOf(desk, given);
  const voucher = voucherOf(given, evidenceOf(desk, given));
  return playSheet(start, seat, first, {
    losses: given.has('forfeit') ? 'allowed' : 'held-back',
    hands: handsOf(desk, async (at, said) => {
      const published = given.has('sync') ? await publishOrder(desk, at) : at;
      return landDice(desk, published, said, pool, voucher, 'kept');
    }),
    listener: teller(desk),
  });
};

/** @param since whether what is doubtful was so before anything was entered, and was told then */
const tellEnd = (desk: Desk, played: Played, held: HeldBy | undefined, since: 'before' | 'later'): void => {
  const { table, left, read } = played;
  const refused = since === 'later' ? played.refused : [];
  tellHeldBack(desk, played);
  if (refused.length > 0) {
    desk.say();
    desk.say(desk.t('submit-later-refused'));
    for (const line of refusedLines(desk, table, read.sheet, refused)) desk.say(line);
  }
  if (since === 'later' && read.sheet.problems.length > 0) {
    desk.say();
    desk.say(desk.t('submit-later-unclear'));
    for (const line of problemLines(desk, read.sheet, table.words)) desk.say(line);
  }
  desk.say();
  if (left.length > 0) desk.say(desk.t('submit-left', { orders: orderList(desk, table, left) }));
  if (held !== undefined) {
    desk.say(desk.t(goesOnAlone({ held }) ? 'plan-kept' : 'plan-kept-for-word'));
    desk.say(nextLine(desk, `npx fieldpost plan ${table.game.slug}`));
  }
  for (const line of dueLines(desk, table)) desk.say(line);
};

const mayWrite = async (desk: Desk, question: string, given: Given): Promise<'yes' | 'no'> => {
  if (given.has('yes')) return 'yes';
  if (!desk.asks) return 'no';
  return (await desk.confirm(question)) ? 'yes' : 'no';
};

/** Plays what was read, keeps what is left of it, and tells how it ended. */
const playOut = async (
  desk: Desk,
  { table, seat, read }: Ready,
  given: Given,
  since: 'before' | 'later',
): Promise<Played> => {
  keepWhole(desk, table, seat, read);
  const played = await play(desk, table, seat, read, given);
  const held = keepRest(desk, seat, read, played);
  if (played.fault !== undefined) throw stopFault(desk, played.fault, table.words);
  tellEnd(desk, played, held, since);
  return played;
};

const NOTHING: Given = { has: () => false, text: () => undefined, all: () => [] };

/**
 * Goes on with plans of a game that waited here for what has happened now.
 *
 * @param given `sync`: orders are published before their dice fall
 */
export const goOn = (desk: Desk, slug: string, given: Given = NOTHING): Promise<readonly LogEntry[]> =>
  goOnWithPlans(desk, slug, async (ready) => {
    desk.say();
    desk.say(desk.paint.bold(desk.t('plan-goes-on', { player: cleanLine(ready.seat.speaker.name) })));
    const only: Given = { ...NOTHING, has: (option) => option === 'sync' && given.has('sync') };
    return (await playOut(desk, ready, only, 'later')).written;
  });

/** What of a sheet stands in the log already is told, and left out. */
const leaveOut = (desk: Desk, table: Table, seat: Seat, whole: ReadSheet): { read: ReadSheet; again?: Resent } => {
  const again = resent(readingOf(desk), table, seat, whole);
  if (again === undefined) return { read: whole };
  if (again.entered > 0) desk.say(desk.t('submit-entered-before', { count: again.entered }));
  for (const line of lateLines(desk, table, whole.sheet, again.late)) desk.say(line);
  return { read: readSheet(desk, table, seat, again.text), again };
};

/**
 * Carries out a sheet.
 *
 * @param given the options `yes`, `dry-run`, `sync`, `dice`, `service`, `reference`, `evidence` are looked at
 */
export const carryOut = async (desk: Desk, table: Table, seat: Seat, text: string, given: Given): Promise<Answer> => {
  const whole = await clarify(desk, table, seat, text);
  if (whole.sheet.orders.length === 0 && whole.sheet.problems.length === 0) {
    throw new Stop(EXIT.usage, [desk.t('submit-empty'), nextLine(desk, desk.t('submit-empty-next'))]);
  }
  const { read, again } = leaveOut(desk, table, seat, whole);
  const { sheet } = read;
  if (again !== undefined && sheet.orders.length === 0 && sheet.problems.length === 0) {
    if (again.late.length === 0) desk.say(desk.t('submit-all-entered'));
    desk.say();
    for (const line of dueLines(desk, table)) desk.say(line);
    return answer(readData(desk, table, read), again.late.length === 0 ? EXIT.ok : EXIT.refused);
  }
  mustBeAwaited(desk, table, seat, sheet.orders);
  if (sheet.orders.length > 0) for (const line of understoodLines(desk, table, sheet)) desk.say(line);
  const rehearsal = rehearsed(desk, table, seat, sheet.orders);
  const { skipped } = rehearsal;
  const refused = withoutEchoes(sheet, rehearsal.refused);
  const doubtful = sheet.problems.length > 0 || refused.length > 0;
  if (doubtful) {
    const unclear =
      sheet.problems.length === 0
        ? []
        : [desk.t('submit-problems', { count: sheet.problems.length }), ...problemLines(desk, sheet, table.words)];
    const unable = refused.length === 0 ? [] : [desk.t('submit-refused'), ...refusedLines(desk, table, sheet, refused)];
    const more =
      skipped.length === 0 ? [] : [desk.t('submit-not-checked', { orders: orderList(desk, table, skipped) })];
    // Whoever could be asked has said no to these already.
    const proposed = desk.asks ? [] : proposedFor(desk, table, seat, read);
    const lines = [...unclear, ...unable, ...more, ...proposedLines(desk, proposed)];
    const nothing = heldUpBy(sheet, refused).size === sheet.orders.length;
    if (nothing || given.has('dry-run')) return turnDown(desk, table, read, lines, refused, proposed);
    desk.say();
    for (const line of lines) desk.say(line);
    desk.say();
    desk.say(desk.t('submit-held-up'));
  }
  desk.say();
  const data = readData(desk, table, read);
  if (given.has('dry-run')) {
    const ahead = tellAhead(desk, table, seat, read, rehearsal);
    for (const line of ahead.lines) desk.say(line);
    if (ahead.lines.length > 0) desk.say();
    desk.say(desk.t(ahead.later === 'fine' ? 'submit-dry-run' : 'submit-nothing-written'));
    return answer(data, ahead.later === 'fine' ? EXIT.ok : EXIT.refused);
  }
  if (rehearsal.end === 'dice' && rehearsal.checked < sheet.orders.length) desk.say(desk.t('submit-up-to-dice'));
  const question = desk.t(doubtful ? 'submit-confirm-part' : 'submit-confirm', { slug: table.game.slug });
  if ((await mayWrite(desk, question, given)) === 'no') {
    desk.say(desk.t('submit-nothing-written'));
    if (!desk.asks) desk.say(nextLine(desk, desk.t('submit-say-yes')));
    return answer(data, desk.asks ? EXIT.ok : EXIT.usage);
  }
  const played = await playOut(desk, { table, seat, read }, given, doubtful ? 'before' : 'later');
  const wentOn = await goOn(desk, table.game.slug, given);
  const now = wentOn.length === 0 ? played.table : openTable(desk, table.game.slug);
  tellHandover(desk, table, now);
  const done = codeOf(played.end);
  const code = done === EXIT.ok && isHeldUp(now) ? EXIT.waiting : done;
  return answer(
    {
      ...data,
      refused: refusedData(played.table, played.read, played.refused),
      written: [...played.written, ...wentOn].map(entryData),
      left: played.left,
      due: dueData(now),
      page: turnPage(desk, now.game),
      handover: handoverOf(desk, table, now) ?? null,
    },
    code,
  );
};
