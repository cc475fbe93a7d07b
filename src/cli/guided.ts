// A turn made phase by phase with somebody at the terminal. Each line is read and tried at once; a phase is submitted
// when it is complete, so what follows is entered from the position as it then is.

import { idOf, isHeldUp, type Plan, turnNow, withoutEchoes } from '../clerk/index.ts';
import {
  awaits,
  buyable,
  type GameOrderType,
  leftToPlace,
  othersToMove,
  patrolsDue,
  turnMates,
} from '../engine/index.ts';
import { countEntries, isAhead, kindOf, type Phase, type Power } from '../vocab/index.ts';
import { leadBattles, mayDecide, YES } from './battles.ts';
import { carryOut } from './carry-out.ts';
import { leadChoices, mayChoose } from './choices.ts';
import { type Given, NOTHING_GIVEN } from './command.ts';
import type { Desk } from './desk.ts';
import { dueData, dueLines } from './due.ts';
import { type Answer, answer, EXIT, GaveUp } from './exit.ts';
import { nextLine } from './faults.ts';
import { kindsText } from './happened.ts';
import { keepPlan, keptNow } from './plan.ts';
import { possibleLines, type Stage } from './possible.ts';
import { rehearsed } from './rehearse.ts';
import { echoOrder, problemLines, readSheet, refusedLines } from './sheet.ts';
import { openTable, type Seat, type Table } from './table.ts';

/** Headings of the notation, under which a stage's lines are read. */
const HEADINGS: { readonly [stage in Stage]: string } = {
  research: 'Research:',
  purchase: 'Purchase:',
  'land-patrols': 'Land patrols:',
  'combat-move': 'Combat moves:',
  'combat-move/2': 'Second moves:',
  'noncombat-move': 'Noncombat moves:',
  'lend-lease': 'Lend-lease:',
  place: 'Place:',
};
const isStage = (phase: Phase): phase is Stage => phase in HEADINGS;

/**
 * The heading stands before the first line, so that lines keep the numbers they were entered with. What is taken over
 * from allies is one line, and so is where patrols land.
 */
const sheetOf = (stage: Stage, lines: readonly string[]): string =>
  `${HEADINGS[stage]} ${lines.join(stage === 'lend-lease' || stage === 'land-patrols' ? ', ' : '\n')}`;

/** The parts of a stage's order in words; of an order without parts, its heading. */
const partsOf = (desk: Desk, table: Table, seat: Seat, stage: Stage, lines: readonly string[]): readonly string[] => {
  const last = lines.length === 0 ? undefined : readSheet(desk, table, seat, sheetOf(stage, lines)).sheet.orders.at(-1);
  if (last === undefined) return [];
  const { heading, parts } = echoOrder(table, last);
  return parts.length === 0 ? [heading] : parts;
};

/** What was wrong with a line, if anything; else what was understood. */
const tryLines = (desk: Desk, table: Table, seat: Seat, stage: Stage, lines: readonly string[]): 'fine' | 'wrong' => {
  const { sheet } = readSheet(desk, table, seat, sheetOf(stage, lines));
  const refused = withoutEchoes(sheet, rehearsed(desk, table, seat, sheet.orders).refused);
  const wrong = [...problemLines(desk, sheet, table.words), ...refusedLines(desk, table, sheet, refused)];
  for (const line of wrong) desk.say(line);
  if (wrong.length > 0) return 'wrong';
  const before = partsOf(desk, table, seat, stage, lines.slice(0, -1));
  for (const part of partsOf(desk, table, seat, stage, lines)) {
    if (!before.includes(part)) desk.say(`  ${desk.paint.green(desk.t('turn-taken'))}: ${part}`);
  }
  return 'fine';
};

/** What was written at a stage and is not submitted yet. */
interface Pending {
  stage?: Stage;
  lines: readonly string[];
}

/** Lines of a stage that were broken off, and lie here. */
const brokenOffAt = (desk: Desk, table: Table, seat: Seat, stage: Stage): readonly string[] => {
  const kept = keptNow(desk, table, seat);
  const heading = `${HEADINGS[stage]} `;
  return kept?.held === 'unfinished' && kept.text.startsWith(heading)
    ? kept.text.slice(heading.length).split('\n')
    : [];
};

/** Keeps what was written and not submitted, unless something waits there already. */
const keepPending = (desk: Desk, table: Table, seat: Seat, { stage, lines }: Pending): 'kept' | 'no' => {
  const kept = keptNow(desk, table, seat);
  if (stage === undefined || lines.length === 0 || (kept !== undefined && kept.held !== 'unfinished')) return 'no';
  const turn = idOf(turnNow(table.game.replay.state));
  const plan: Plan = { turn, held: 'unfinished', text: sheetOf(stage, lines) };
  keepPlan(desk, table, seat, { kind: 'keep', plan });
  return 'kept';
};

/** Takes lines for a stage until an empty one. */
const askStage = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  stage: Stage,
  pending: Pending,
): Promise<readonly string[]> => {
  const { t } = desk;
  pending.stage = stage;
  let lines: readonly string[] = [];
  desk.say();
  const what = t('turn-phase', { phase: table.words.phase(stage) });
  const isShared = turnMates(table.ruleset, seat.power).length > 1;
  desk.say(desk.paint.bold(isShared ? table.words.say('order-of-power', { power: seat.power, what }) : what));
  if (kindOf(stage) !== 'combat-move' && kindOf(stage) !== 'noncombat-move') {
    for (const line of possibleLines(desk, table, stage, seat.power)) desk.say(line);
  }
  // What was written here before and broken off is there again, to be gone on with or taken back.
  for (const line of brokenOffAt(desk, table, seat, stage))
    if (tryLines(desk, table, seat, stage, [...lines, line]) === 'fine') lines = [...lines, line];
  pending.lines = lines;
  for (;;) {
    const said = (await desk.text(t('turn-prompt', { phase: table.words.phase(stage) }))).trim();
    if (said === '') return lines;
    if (said === '?') {
      for (const line of possibleLines(desk, table, stage, seat.power)) desk.say(line);
    } else if (said === '-') {
      const last = lines.at(-1);
      desk.say(last === undefined ? t('turn-nothing-back') : t('turn-back', { line: last }));
      lines = lines.slice(0, -1);
    } else if (tryLines(desk, table, seat, stage, [...lines, said]) === 'fine') lines = [...lines, said];
    pending.lines = lines;
  }
};

/** Stages still open, from what the game awaits now. */
const isOpen = ({ ruleset, game }: Table, stage: Stage): boolean => {
  const { state } = game.replay;
  if (stage === 'research' && (state.options.technology === 'off' || state.turn.research !== undefined)) return false;
  return stage === state.turn.phase || isAhead(ruleset.phases, state.turn.phase, stage);
};

const submitText = async (desk: Desk, table: Table, seat: Seat, text: string, given: Given): Promise<Answer> => {
  desk.say();
  return carryOut(desk, table, seat, text, given);
};

const mayOrder = ({ ruleset, game }: Table, type: GameOrderType): boolean =>
  awaits(ruleset, game.replay.state).some((due) => due.kind === 'orders' && due.orders.includes(type));

/** Whether a power has anything to order at a stage. */
const hasPart = (table: Table, stage: Stage, power: Power): boolean => {
  const { ruleset } = table;
  const { state } = table.game.replay;
  if (stage === 'lend-lease') return mayOrder(table, 'lend-lease');
  if (stage === 'land-patrols') return patrolsDue(ruleset, state, power).length > 0;
  if (stage === 'purchase') return buyable(ruleset, power).length > 0;
  if (stage !== 'place') return true;
  return countEntries(leftToPlace(ruleset, state)).length > 0 && buyable(ruleset, power).length > 0;
};

/**
 * A stage for each of the powers in turn that somebody plays. Where one of them has made moves, those of the others are
 * entered too, as none if he has none.
 *
 * @returns how the command ends, if it ends here
 */
const leadStage = async (
  desk: Desk,
  slug: string,
  seat: Seat,
  stage: Stage,
  pending: Pending,
): Promise<Answer | undefined> => {
  const { ruleset } = openTable(desk, slug);
  const powers = turnMates(ruleset, seat.power).filter((power) => seat.speaker.powers.includes(power));
  const enter = async (own: Seat, text: string, given: Given): Promise<Answer | undefined> => {
    const table = openTable(desk, slug);
    const done = await submitText(desk, table, own, text, given);
    pending.lines = [];
    const went = openTable(desk, slug).game.entries.length > table.game.entries.length;
    return done.code !== EXIT.ok || !went ? done : undefined;
  };
  for (const power of powers) {
    const own = { ...seat, power };
    const table = openTable(desk, slug);
    if (!isOpen(table, stage) || !hasPart(table, stage, power)) continue;
    const lines = await askStage(desk, table, own, stage, pending);
    const stopped = lines.length === 0 ? undefined : await enter(own, sheetOf(stage, lines), NOTHING_GIVEN);
    if (stopped !== undefined) return stopped;
  }
  const isMove = kindOf(stage) === 'combat-move' || kindOf(stage) === 'noncombat-move';
  const idle = isMove ? othersToMove(openTable(desk, slug).game.replay.state) : [];
  for (const power of idle.filter((each) => powers.includes(each))) {
    const stopped = await enter({ ...seat, power }, `${HEADINGS[stage]} none`, YES);
    if (stopped !== undefined) return stopped;
  }
  return undefined;
};

const guide = async (desk: Desk, slug: string, speaker: Seat, pending: Pending): Promise<Answer> => {
  const chosen = await leadChoices(desk, slug, speaker);
  if (chosen !== undefined) return chosen;
  const { turn } = openTable(desk, slug).game.replay.state;
  const isMine = speaker.speaker.powers.includes(turn.power);
  const seat = isMine ? { ...speaker, power: turn.power } : speaker;
  if (mayDecide(openTable(desk, slug), seat)) {
    const stopped = await leadBattles(desk, slug, seat);
    if (stopped !== undefined) return stopped;
  }
  if (!isMine) {
    const table = openTable(desk, slug);
    for (const line of dueLines(desk, table)) desk.say(line);
    return answer({ game: slug, due: dueData(table) }, EXIT.waiting);
  }
  desk.say(desk.t('turn-intro'));
  for (const { id: stage, kind } of openTable(desk, slug).ruleset.phases) {
    if (kind === 'combat') {
      const stopped = await leadBattles(desk, slug, seat);
      if (stopped !== undefined) return stopped;
    }
    const table = openTable(desk, slug);
    if (!isStage(stage) || !isOpen(table, stage)) continue;
    const stopped = await leadStage(desk, slug, seat, stage, pending);
    if (stopped !== undefined) return stopped;
  }
  const table = openTable(desk, slug);
  if (isHeldUp(table) || !mayOrder(table, 'end-turn')) return answer({ game: slug, due: dueData(table) }, EXIT.waiting);
  if (await desk.confirm(desk.t('turn-end-turn'))) {
    const ended = await submitText(desk, table, seat, 'end turn', YES);
    return mayChoose(openTable(desk, slug), speaker) ? ((await leadChoices(desk, slug, speaker)) ?? ended) : ended;
  }
  for (const line of dueLines(desk, table)) desk.say(line);
  return answer({ game: slug, due: dueData(table) });
};

/** Says what stays and what does not, where somebody broke off. */
const tellBrokenOff = (desk: Desk, slug: string, seat: Seat, from: number, pending: Pending): Answer => {
  const { t } = desk;
  const table = openTable(desk, slug);
  const { lines } = pending;
  const written = table.game.entries.slice(from);
  desk.say();
  desk.say(
    written.length === 0 ? t('guide-stopped') : t('guide-stopped-kept', { what: kindsText(desk, table.game, written) }),
  );
  if (lines.length > 0) {
    desk.say(keepPending(desk, table, seat, pending) === 'kept' ? t('guide-kept', { slug }) : t('guide-not-entered'));
    for (const line of lines) desk.sayWhole(`    ${line}`);
  }
  desk.say(nextLine(desk, t('guide-stopped-next', { slug })));
  const seqs = written.map(({ seq, hash }) => ({ seq, hash }));
  return answer({ game: slug, written: seqs, due: dueData(table) }, EXIT.waiting);
};

/**
 * Leads a player through what a game waits for from him: the phases of his turn, its battles one by one, or a decision
 * in somebody else's. Whoever breaks off (Ctrl-C) keeps what was entered and is told what that is.
 */
export const leadTurn = async (desk: Desk, slug: string, seat: Seat): Promise<Answer> => {
  const from = openTable(desk, slug).game.entries.length;
  const pending: Pending = { lines: [] };
  try {
    return await guide(desk, slug, seat, pending);
  } catch (error) {
    if (error instanceof GaveUp) return tellBrokenOff(desk, slug, seat, from, pending);
    throw error;
  }
};
