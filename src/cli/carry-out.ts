// Carries out a turn sheet: reads it back in full words, says what is not possible, asks, writes order by order, throws
// the dice and tells what happened. Every command that gives orders ends here.

import { appendOrder } from '../archive/index.ts';
import { isOver, type PowerOrder } from '../engine/index.ts';
import { capital } from '../i18n/index.ts';
import type { LogEntry } from '../log/index.ts';
import { makeOrder } from '../notation/index.ts';
import { clarify } from './clarify.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { dueData, dueLines, isHeldUp, turnPage } from './due.ts';
import { type Answer, answer, EXIT, type ExitCode, Stop } from './exit.ts';
import { nextLine, refusalData, stopAt } from './faults.ts';
import { handoverOf, tellHandover } from './handover.ts';
import { flyHome, forfeits, type Homeward } from './home.ts';
import { publishOrder } from './publish.ts';
import { rehearse } from './rehearse.ts';
import {
  echoOrder,
  lineOf,
  orderList,
  problemLines,
  type ReadSheet,
  type Refused,
  readSheet,
  refusedLines,
  sayProblem,
  sayRemark,
  understoodLines,
  withoutEchoes,
  withoutFirst,
} from './sheet.ts';
import { evidenceOf, type Seat, type Table, writeDraft } from './table.ts';
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

const refusedData = (table: Table, { sheet }: ReadSheet, refused: readonly Refused[]) =>
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
  refused: readonly Refused[],
): Answer => {
  desk.say();
  for (const line of lines) desk.say(line);
  desk.say();
  desk.say(desk.t.submit.nothingWritten);
  desk.say(nextLine(desk, desk.t.submit.putRight));
  return answer({ ...readData(desk, table, read), refused: refusedData(table, read, refused) }, EXIT.refused);
};

/** Orders that answer a choice in a battle. */
const ANSWERS: readonly PowerOrder['type'][] = [
  'bid',
  'casualties',
  'withdraw',
  'retreat',
  'fight',
  'standing-orders',
  'resign',
];

interface Progress {
  readonly table: Table;
  readonly written: readonly LogEntry[];
  /** Orders of the sheet that were not reached. */
  readonly left: readonly PowerOrder[];
  readonly code: ExitCode;
  readonly refused: readonly Refused[];
  readonly read: ReadSheet;
}

/** Writes one order and lands its dice, telling what happens. */
const doOne = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  order: PowerOrder,
  land: (at: Table) => ReturnType<typeof landDice>,
): Promise<
  { readonly table: Table; readonly written: readonly LogEntry[]; readonly held: 'dice' | 'no' } | Refused['refusals']
> => {
  const draft = appendOrder(table.game, order, seat.said);
  if (!draft.ok) {
    if (draft.error.kind === 'refused') return draft.error.refusals;
    throw stopAt(desk, table.game.slug, draft.error, table.words);
  }
  const { heading } = echoOrder(table, order);
  const committed: Table = { ...table, game: writeDraft(desk, draft.value) };
  const tell = (entries: readonly LogEntry[]): void => {
    for (const line of tellEvents(desk, table.words, eventsOf(entries))) desk.say(line);
  };
  desk.say();
  desk.say(`${desk.paint.dim(draft.value.entries.map(({ seq }) => `#${seq}`).join(' '))} ${desk.paint.bold(heading)}`);
  tell(draft.value.entries);
  if (draft.value.asked.length === 0) return { table: committed, written: draft.value.entries, held: 'no' };
  const landed = await land(committed);
  tell(landed.entries);
  const after: Table = { ...table, game: landed.game };
  // An order that was published before its dice fell may stand in another line than it was written in.
  const commitment = landed.entries[0]?.dice?.of ?? landed.game.trust.open?.hash;
  const written = [...landed.game.entries.filter(({ hash }) => hash === commitment), ...landed.entries];
  if (landed.missing.length === 0) return { table: after, written, held: 'no' };
  for (const line of missingLines(desk, after, landed.missing)) desk.say(line);
  return { table: after, written, held: 'dice' };
};

/** Says what would be lost for nothing; then the order is not given. */
const holdBack = (desk: Desk, table: Table, order: PowerOrder, { lost }: Homeward): 'hold' | 'go' => {
  const { words, game } = table;
  const { t } = desk;
  for (const { type, count, space, to } of lost) {
    desk.say();
    desk.say(t.submit.wouldCrash(words.units({ [type]: count }), words.place(space)));
    const abbreviation = table.ruleset.board.units[type].abbreviations.en[0] ?? type;
    desk.say(nextLine(desk, t.submit.crashNext(`${count} ${abbreviation} ${words.code(space)} > ${words.code(to)}`)));
  }
  if (lost.length === 0 && forfeits(table, order)) {
    desk.say();
    desk.say(t.submit.wouldForfeit(capital(words.units(game.replay.state.turn.purchased))));
    desk.say(nextLine(desk, t.submit.forfeitNext));
    return 'hold';
  }
  return lost.length > 0 ? 'hold' : 'go';
};

const tellHome = (desk: Desk, { words }: Table, { flown }: Homeward): void => {
  if (flown.length > 0) desk.say();
  for (const { type, count, space, land } of flown) {
    desk.say(desk.t.submit.home(words.units({ [type]: count }), words.place(space), words.place(land ?? space)));
  }
};

/** Carries the orders out one after the other; after each the rest of the sheet is read anew, from the new position. */
const doAll = async (desk: Desk, start: Table, seat: Seat, first: ReadSheet, given: Given): Promise<Progress> => {
  const pool = poolOf(desk, given);
  const voucher = voucherOf(given, evidenceOf(desk, given));
  let table = start;
  let read = first;
  let said: Seat = seat;
  const written: LogEntry[] = [];
  const end = (code: ExitCode, left: readonly PowerOrder[], refused: readonly Refused[] = []): Progress => ({
    table,
    written,
    left,
    code,
    refused,
    read,
  });
  for (;;) {
    const [next, ...rest] = read.sheet.orders;
    if (next === undefined) return end(EXIT.ok, []);
    if (isHeldUp(table) && !ANSWERS.includes(next.type)) return end(EXIT.waiting, [next, ...rest]);
    const homeward = flyHome(table, next, said.said);
    if (!given.has('forfeit') && holdBack(desk, table, next, homeward) === 'hold') {
      return end(EXIT.waiting, [next, ...rest]);
    }
    tellHome(desk, table, homeward);
    for (const order of homeward.orders) {
      const done = await doOne(desk, table, said, order, async (at) => {
        const published = given.has('sync') ? await publishOrder(desk, at) : at;
        return landDice(desk, published, said, pool, voucher, 'kept');
      });
      if (!('table' in done)) return end(EXIT.refused, rest, withoutEchoes(read.sheet, [{ order: 0, refusals: done }]));
      table = done.table;
      written.push(...done.written);
      if (done.held === 'dice') return end(EXIT.waiting, rest);
    }
    if (isOver(table.game.replay.state)) return end(EXIT.ok, []);
    const { note: _, ...without } = said.said;
    said = { ...said, said: without }; // the remark stands with the first order
    read = readSheet(desk, table, said, withoutFirst(read));
    if (read.sheet.problems.length > 0 && !isHeldUp(table)) return end(EXIT.refused, read.sheet.orders);
  }
};

const tellEnd = (desk: Desk, { table, left, refused, read, code }: Progress): void => {
  const unclear = code === EXIT.refused && refused.length === 0;
  if (refused.length > 0) {
    desk.say();
    desk.say(desk.t.submit.laterRefused);
    for (const line of refusedLines(desk, table, read.sheet, refused)) desk.say(line);
  }
  if (unclear) {
    desk.say();
    desk.say(desk.t.submit.laterUnclear);
    for (const line of problemLines(desk, read.sheet, table.words)) desk.say(line);
  }
  desk.say();
  if (left.length > 0) desk.say(desk.t.submit.left(orderList(desk, table, left)));
  for (const line of dueLines(desk, table)) desk.say(line);
};

const mayWrite = async (desk: Desk, table: Table, given: Given): Promise<'yes' | 'no'> => {
  if (given.has('yes')) return 'yes';
  if (!desk.asks) return 'no';
  return (await desk.confirm(desk.t.submit.confirm(table.game.slug))) ? 'yes' : 'no';
};

/**
 * Carries out a sheet.
 *
 * @param given the options `yes`, `dry-run`, `sync`, `dice`, `service`, `reference`, `evidence` are looked at
 */
export const carryOut = async (desk: Desk, table: Table, seat: Seat, text: string, given: Given): Promise<Answer> => {
  const read = await clarify(desk, table, seat, text);
  const { sheet } = read;
  if (sheet.orders.length === 0 && sheet.problems.length === 0) {
    throw new Stop(EXIT.usage, [desk.t.submit.empty, nextLine(desk, desk.t.submit.emptyNext)]);
  }
  mustBeAwaited(desk, table, seat, sheet.orders);
  if (sheet.orders.length > 0) for (const line of understoodLines(desk, table, sheet)) desk.say(line);
  const rehearsal = rehearse(desk, table, seat, sheet.orders);
  const { skipped } = rehearsal;
  const refused = withoutEchoes(sheet, rehearsal.refused);
  if (sheet.problems.length > 0 || refused.length > 0) {
    const unclear =
      sheet.problems.length === 0
        ? []
        : [desk.t.submit.problems(sheet.problems.length), ...problemLines(desk, sheet, table.words)];
    const unable = refused.length === 0 ? [] : [desk.t.submit.refused, ...refusedLines(desk, table, sheet, refused)];
    const more = skipped.length === 0 ? [] : [desk.t.submit.notChecked(orderList(desk, table, skipped))];
    return turnDown(desk, table, read, [...unclear, ...unable, ...more], refused);
  }
  desk.say();
  if (rehearsal.end === 'dice' && rehearsal.checked < sheet.orders.length) desk.say(desk.t.submit.upToDice);
  const data = readData(desk, table, read);
  if (given.has('dry-run')) {
    desk.say(desk.t.submit.dryRun);
    return answer(data);
  }
  if ((await mayWrite(desk, table, given)) === 'no') {
    desk.say(desk.t.submit.nothingWritten);
    if (!desk.asks) desk.say(nextLine(desk, desk.t.submit.sayYes));
    return answer(data, desk.asks ? EXIT.ok : EXIT.usage);
  }
  const progress = await doAll(desk, table, seat, read, given);
  tellEnd(desk, progress);
  tellHandover(desk, table, progress.table);
  const code = progress.code === EXIT.ok && isHeldUp(progress.table) ? EXIT.waiting : progress.code;
  return answer(
    {
      ...data,
      refused: refusedData(progress.table, progress.read, progress.refused),
      written: progress.written.map(entryData),
      left: progress.left,
      due: dueData(progress.table),
      page: turnPage(desk, progress.table.game),
      handover: handoverOf(desk, table, progress.table) ?? null,
    },
    code,
  );
};
