// Carries out a turn sheet: reads it back in full words, says what is not possible, asks, writes order by order, throws
// the dice and tells what happened. Every command that gives orders ends here.

import {
  type Brought,
  type Considered,
  consider,
  type Entered,
  enter,
  isHeldUp,
  nextTurn,
  type Plan,
  type Played,
  type Proposal,
  spentAs,
  type Turn,
} from '../clerk/index.ts';
import { isActing } from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import { tellAhead } from './ahead.ts';
import { codeOf, doubtLines, entryData, refusedData, tellAgain, tellEnd, teller, turnDown } from './carried.ts';
import { clarify, proposedFor } from './clarify.ts';
import { type Given, NOTHING_GIVEN } from './command.ts';
import type { Desk } from './desk.ts';
import { dueData, dueLines, turnPage } from './due.ts';
import { type Answer, answer, EXIT, Stop } from './exit.ts';
import { nextLine, stopFault } from './faults.ts';
import { handoverOf, tellHandover } from './handover.ts';
import { handsOf, readingOf } from './hands.ts';
import { cleanLine } from './paint.ts';
import { broughtBy, goOnWithPlans, keepPlan, keepWhole, type Ready } from './plan.ts';
import { publishOrder } from './publish.ts';
import { readData } from './read-data.ts';
import { proposedLines, type ReadSheet, readSheet, understoodLines } from './sheet.ts';
import { evidenceOf, openTable, type Seat, type Table } from './table.ts';
import { landDice, poolOf, voucherOf } from './throw.ts';
import { notAwaited } from './whose.ts';

const play = async (
  desk: Desk,
  start: Table,
  seat: Seat,
  first: ReadSheet,
  brought: Brought<ReadSheet>,
  given: Given,
): Promise<Entered> => {
  const pool = poolOf(desk, given);
  const voucher = voucherOf(given, evidenceOf(desk, given));
  return enter(start, seat, first, brought, {
    losses: given.has('forfeit') ? 'allowed' : 'held-back',
    hands: handsOf(desk, async (at, said) => {
      const published = given.has('sync') ? await publishOrder(desk, at) : at;
      return landDice(desk, published, said, pool, voucher, 'kept');
    }),
    listener: teller(desk),
  });
};

const mayWrite = async (desk: Desk, question: string, given: Given): Promise<'yes' | 'no'> => {
  if (given.has('yes')) return 'yes';
  if (!desk.asks) return 'no';
  return (await desk.confirm(question)) ? 'yes' : 'no';
};

type Found<W extends Considered<ReadSheet>['what']> = Extract<Considered<ReadSheet>, { readonly what: W }>;

/** Plays what was read, keeps what is left of it, and tells how it ended. */
const playOut = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  { read }: Found<'possible'>,
  brought: Brought<ReadSheet>,
  given: Given,
  since: 'before' | 'later',
): Promise<Played> => {
  keepWhole(desk, table, seat, read);
  const { played, held, kept } = await play(desk, table, seat, read, brought, given);
  keepPlan(desk, table, seat, kept);
  if (played.fault !== undefined) throw stopFault(desk, played.fault, table.words);
  tellEnd(desk, played, held, since);
  return played;
};

/** Goes on with a plan whose time has come; what is doubtful of it then is told, and waits to be put right. */
const takePlan = async (desk: Desk, { table, seat, plan }: Ready, given: Given): Promise<readonly LogEntry[]> => {
  const brought = broughtBy(desk, table, seat, readSheet(desk, table, seat, plan.text), { from: plan });
  const found = consider(readingOf(desk), table, seat, brought);
  const spent = spentAs(found, plan);
  if (found.what === 'empty' || found.what === 'entered' || found.what === 'past') {
    keepPlan(desk, table, seat, spent);
    return [];
  }
  desk.say();
  desk.say(desk.paint.bold(desk.t('plan-goes-on', { player: cleanLine(seat.speaker.name) })));
  if (found.what === 'possible') return (await playOut(desk, table, seat, found, brought, given, 'later')).written;
  if (found.what === 'doubtful') {
    for (const line of doubtLines(desk, table, found.read, found.doubts)) desk.say(line);
    desk.say();
    desk.say(desk.t('plan-kept-for-word'));
    desk.say(nextLine(desk, `npx fieldpost plan ${table.game.slug}`));
  }
  keepPlan(desk, table, seat, found.what === 'doubtful' && found.plan ? { kind: 'keep', plan: found.plan } : spent);
  if (found.what === 'not-taken') throw stopFault(desk, found.fault, table.words);
  return [];
};

/**
 * Goes on with plans of a game that waited here for what has happened now.
 *
 * @param given `sync`: orders are published before their dice fall
 */
export const goOn = (desk: Desk, slug: string, given: Given = NOTHING_GIVEN): Promise<readonly LogEntry[]> => {
  const only: Given = { ...NOTHING_GIVEN, has: (option) => option === 'sync' && given.has('sync') };
  return goOnWithPlans(desk, slug, (ready) => takePlan(desk, ready, only));
};

/** Keeps a sheet until its turn comes, or the dice that come first have fallen, if whoever brings it agrees. */
const keepFor = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  { read, plan }: { readonly read: ReadSheet; readonly plan: Plan },
  given: Given,
  lines: readonly string[],
  question: string,
): Promise<Answer> => {
  const { sheet } = read;
  for (const line of lines) desk.say(line);
  if (sheet.problems.length > 0) {
    desk.say();
    for (const line of doubtLines(desk, table, read, { refused: [], skipped: [], holds: 'some' })) desk.say(line);
  }
  desk.say();
  const data = readData(desk, table, read);
  if (given.has('dry-run') || (await mayWrite(desk, question, given)) === 'no') {
    desk.say(desk.t('submit-nothing-written'));
    if (!desk.asks && !given.has('dry-run')) desk.say(nextLine(desk, desk.t('submit-say-yes')));
    return answer(data, desk.asks || given.has('dry-run') ? EXIT.ok : EXIT.usage);
  }
  keepPlan(desk, table, seat, { kind: 'keep', plan });
  desk.say(desk.t('plan-kept'));
  desk.say(nextLine(desk, `npx fieldpost plan ${table.game.slug}`));
  return answer({ ...data, plan: { ...plan } }, EXIT.waiting);
};

/** Lines as they were likely meant; whoever could be asked has said no to these already. */
const proposedAt = (desk: Desk, table: Table, seat: Seat, read: ReadSheet): readonly Proposal[] =>
  desk.asks ? [] : proposedFor(desk, table, seat, read);

/** Asks for leave to enter what is possible, enters it, and goes on with what it makes way for. */
const enterNow = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  found: Found<'possible'>,
  brought: Brought<ReadSheet>,
  given: Given,
): Promise<Answer> => {
  const { read, rehearsal, doubts } = found;
  const { sheet } = read;
  const doubtful = doubts.holds !== 'nothing';
  const proposed = doubtful ? proposedAt(desk, table, seat, read) : [];
  if (doubtful) {
    if (given.has('dry-run')) return turnDown(desk, table, read, doubts, proposed);
    desk.say();
    for (const line of doubtLines(desk, table, read, doubts)) desk.say(line);
    for (const line of proposedLines(desk, proposed)) desk.say(line);
    desk.say();
    desk.say(desk.t('submit-held-up'));
  }
  desk.say();
  const data = readData(desk, table, read, proposed);
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
  const played = await playOut(desk, table, seat, found, brought, given, doubtful ? 'before' : 'later');
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

/** The turn that whoever names a power means, where it is not under way. */
const meantBy = ({ game, ruleset }: Table, { power }: Seat, given: Given): Turn | undefined => {
  const { state } = game.replay;
  return given.text('power') === undefined || isActing(state, power) ? undefined : nextTurn(ruleset, state, [power]);
};

/**
 * Carries out a sheet.
 *
 * @param given the options `yes`, `dry-run`, `sync`, `power`, `dice`, `service`, `reference`, `evidence` are looked at
 * @param from the plan it was kept as, if it was
 * @param turn the turn it is said to be for
 */
export const carryOut = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  text: string,
  given: Given,
  from?: Plan,
  turn?: Turn,
): Promise<Answer> => {
  const whole = await clarify(desk, table, seat, text);
  const meant = turn ?? (from === undefined ? meantBy(table, seat, given) : undefined);
  const brought = broughtBy(desk, table, seat, whole, { ...(from && { from }), ...(meant && { meant }) });
  const found = consider(readingOf(desk), table, seat, brought);
  const { read, again } = found;
  if (found.what === 'empty')
    throw new Stop(EXIT.usage, [desk.t('submit-empty'), nextLine(desk, desk.t('submit-empty-next'))]);
  if (again !== undefined) tellAgain(desk, table, whole, again);
  if (
    read.sheet.orders.length + read.sheet.lines.flatMap(({ hung }) => hung).length > 0 &&
    (found.what === 'doubtful' || found.what === 'possible')
  )
    for (const line of understoodLines(desk, table, read.sheet)) desk.say(line);
  const slug = table.game.slug;
  switch (found.what) {
    case 'entered': {
      if (!given.has('dry-run')) keepPlan(desk, table, seat, spentAs(found, from));
      if (again?.late.length === 0) desk.say(desk.t('submit-all-entered'));
      // The program may have been stopped before what waits for this went on.
      const wentOn = given.has('dry-run') ? [] : await goOn(desk, slug, given);
      const now = wentOn.length === 0 ? table : openTable(desk, slug);
      desk.say();
      for (const line of dueLines(desk, now)) desk.say(line);
      const data = { ...readData(desk, now, read), written: wentOn.map(entryData) };
      return answer(data, again?.late.length === 0 ? EXIT.ok : EXIT.refused);
    }
    case 'ahead': {
      const lines =
        found.plan.held === 'decision'
          ? [...understoodLines(desk, table, read.sheet), '', ...dueLines(desk, table)]
          : [desk.t('plan-ahead', found.turn), desk.t('plan-ahead-what')];
      return keepFor(desk, table, seat, found, given, lines, desk.t('plan-confirm', { slug }));
    }
    case 'dice-first': {
      const { plan } = found;
      if (plan === undefined || read.sheet.problems.length > 0) {
        desk.say(desk.t('plan-dice-first'));
        return turnDown(desk, table, read, { refused: [], skipped: [], holds: 'all' }, []);
      }
      const lines = [...understoodLines(desk, table, read.sheet), '', desk.t('plan-dice-first')];
      return keepFor(desk, table, seat, { read, plan }, given, lines, desk.t('plan-confirm', { slug }));
    }
    case 'not-taken':
      throw stopFault(desk, found.fault, table.words);
    case 'doubtful':
      return turnDown(desk, table, read, found.doubts, proposedAt(desk, table, seat, read));
    case 'possible':
      return enterNow(desk, table, seat, found, brought, given);
    default:
      throw notAwaited(desk, table, seat, found);
  }
};
